"""Taking back a move that others have answered, aborting, and agreeing to a draw."""

import random
from typing import Any

import pytest

from tableside.engine.chance import SealedChance
from tableside.engine.errors import IllegalMove, InvalidMove, MoveError
from tableside.engine.manifest import Manifest, manifest_of
from tableside.engine.match import Match
from tableside.engine.milestones import REACH
from tableside.engine.record import Record
from tableside.engine.state import CLOCK, Outcome
from tableside.engine.verify import verify

GAMES: list[tuple[str, dict[str, Any], int]] = [("burger-joint", {}, 2), ("rival-restaurants", {}, 4)]


def play_some(match: Match, moves: int, seed: int = 1) -> list[str]:
    """Play at random; the digests after each move, with the first one before it."""
    pick = random.Random(seed)
    digests = [match.state.digest()]
    for _ in range(moves):
        if match.outcome() is not None:
            break
        seat = pick.choice(match.asked())
        match.play(seat, pick.choice(match.legal_moves(seat)))
        digests.append(match.state.digest())
    return digests


@pytest.mark.parametrize(("game", "options", "seats"), GAMES)
@pytest.mark.parametrize("moves", [3, 39, 40, 41, 95])
def test_the_position_before_the_move_comes_back(game: str, options: dict[str, Any], seats: int, moves: int) -> None:
    """Whatever came after it, and wherever the last milestone is."""
    for seat in range(seats):
        match = Match.start(game, options, seats=seats, seed=3)
        digests = play_some(match, moves)
        for number in match.takebacks(seat)[:1] + match.takebacks(seat)[-1:]:
            again = Match.replay(match.record)
            again.play(seat, f":takeback {number}")
            assert again.state.digest() == digests[number - 1]
            assert again.record.entries[-1].digest == digests[number - 1]
            assert [played.entry for played in again.history] == list(range(number - 1))
            assert not any(again.can_undo(other) for other in range(seats))


@pytest.mark.parametrize(("game", "options", "seats"), GAMES)
def test_games_with_moves_taken_back_go_on_and_verify(game: str, options: dict[str, Any], seats: int) -> None:
    """Also when they are resumed from a settled state: the same position, and the same moves to take back."""
    match = Match.start(game, options, seats=seats, seed=8)
    pick = random.Random(5)
    while match.outcome() is None and len(match.record.entries) < 400:
        seat = pick.choice(match.asked())
        if pick.random() < 0.08 and (numbers := match.takebacks(seat)):
            match.play(seat, f":takeback {pick.choice(numbers)}")
        elif pick.random() < 0.1 and match.can_undo(seat):
            match.undo(seat)
        else:
            match.play(seat, pick.choice(match.legal_moves(seat)))
        if len(match.record.entries) % 37 == 0:
            settled, count = match.settled()
            rest = Record(**{**vars(match.record), "entries": match.record.entries[count:]})
            assert isinstance(match.chance, SealedChance)
            chance = SealedChance(match.chance.seed, match.chance.position)
            again = Match.resume(rest, settled.copy(), chance, count)
            assert again.state.digest() == match.state.digest()
            assert [again.takebacks(s) for s in range(seats)] == [match.takebacks(s) for s in range(seats)]
            assert [again.can_undo(s) for s in range(seats)] == [match.can_undo(s) for s in range(seats)]
    if match.outcome() is None:
        match.play(0, ":abort")
    found = verify(Record.from_json(match.record.to_json()))
    assert (found.moves, found.finished, found.sealed) == (len(match.record.entries), True, True)


@pytest.mark.parametrize(("game", "options", "seats"), GAMES)
def test_a_match_that_forgets_its_beginning_takes_back_the_same(game: str, options: dict[str, Any], seats: int) -> None:
    whole, short = (Match.start(game, options, seats=seats, seed=6) for _ in range(2))
    pick = random.Random(2)
    for _ in range(260):
        if whole.outcome() is not None:
            break
        seat = pick.choice(whole.asked())
        numbers = whole.takebacks(seat)
        assert short.takebacks(seat) == numbers
        take_back = numbers and pick.random() < 0.07
        move = f":takeback {pick.choice(numbers)}" if take_back else pick.choice(whole.legal_moves(seat))
        assert short.play(seat, move) == whole.play(seat, move)
        assert short.state.digest() == whole.state.digest()
        assert [short.can_undo(s) for s in range(seats)] == [whole.can_undo(s) for s in range(seats)]
        if len(short.record.entries) > 2 * REACH:
            _, count = short.settled()
            short.forget(count)
            assert short.before + len(short.record.entries) == len(whole.record.entries)
    assert short.before > 0


def test_what_was_drawn_is_drawn_again() -> None:
    """Nobody knows the next draw because a move was taken back: chance goes on where it is."""
    match = Match.start("burger-joint", seed=4)
    while not match.record.entries or not match.record.entries[-1].draws:
        seat = match.asked()[0]
        match.play(seat, match.legal_moves(seat)[-1])
    entry = match.record.entries[-1]
    number = len(match.record.entries)
    assert isinstance(match.chance, SealedChance)
    used = match.chance.position
    match.play(entry.by, f":takeback {number}")
    assert match.chance.position == used
    assert match.record.entries[-1].draws == ()
    match.play(entry.by, entry.move)
    assert match.chance.position == used + len(entry.draws)


@pytest.mark.parametrize(
    ("move", "id"),
    [
        (":takeback", "err-takeback-number"),
        (":takeback x", "err-takeback-number"),
        (":takeback -1", "err-takeback-number"),
        (":takeback 1234567890", "err-takeback-number"),
        (":takeback ²", "err-takeback-number"),
        (":takeback 0", "err-takeback-barrier"),
        (":takeback 999", "err-takeback-barrier"),
        (":takeback1", "err-unknown-table-move"),
    ],
)
def test_what_cannot_be_taken_back_is_refused_and_changes_nothing(move: str, id: str) -> None:
    match = Match.start("burger-joint", seed=3)
    play_some(match, 10)
    before = match.record.text(), match.state.digest(), match.takebacks(0), match.takebacks(1)
    with pytest.raises(MoveError) as error:
        match.play(0, move)
    assert error.value.id == id
    assert before == (match.record.text(), match.state.digest(), match.takebacks(0), match.takebacks(1))


def test_only_the_own_moves_that_stand_within_reach() -> None:
    match = Match.start("burger-joint", seed=3)
    play_some(match, 60)
    for seat in (0, 1):
        own = [n for n, entry in enumerate(match.record.entries, 1) if entry.by == seat]
        assert match.takebacks(seat) == [n for n in own if n > len(match.record.entries) - REACH]
        with pytest.raises(IllegalMove):
            match.play(1 - seat, f":takeback {match.takebacks(seat)[-1]}")
        with pytest.raises(IllegalMove):
            match.play(seat, f":takeback {own[0]}")
    with pytest.raises(IllegalMove):
        match.play(CLOCK, f":takeback {match.takebacks(0)[-1]}")


def test_nobody_comes_back_who_left_the_game() -> None:
    """RR-6.1: the others play on. What happened before that cannot be taken back."""
    match = Match.start("rival-restaurants", seats=4, seed=2)
    play_some(match, 30)
    assert any(match.takebacks(seat) for seat in range(4))
    match.play(3, ":resign")
    assert not any(match.takebacks(seat) for seat in range(4))
    digests = {len(match.record.entries): match.state.digest()}
    for _ in range(20):
        if match.asked():
            play_some(match, 1, seed=len(match.record.entries))
        else:
            match.play(CLOCK, match.legal_moves(CLOCK)[0])
        digests[len(match.record.entries)] = match.state.digest()
    seat = next(seat for seat in range(3) if match.takebacks(seat))
    number = match.takebacks(seat)[0]
    assert number > 31
    match.play(seat, f":takeback {number}")
    assert match.state.digest() == digests[number - 1]


def test_an_aborted_game_has_no_winner_and_is_over() -> None:
    match = Match.start("burger-joint", seed=3)
    play_some(match, 1)
    [event] = match.play(1, ":abort")
    assert (event.id, event.args) == ("log-abort", {"seat": "@1"})
    result = match.outcome()
    assert result == Outcome((), (2, 2), "end-aborted")
    assert match.asked() == ()
    assert match.legal_moves(0) == match.legal_moves(1) == []
    assert match.takebacks(0) == []
    for move in ("K", ":undo", ":resign", ":abort", ":takeback 1"):
        with pytest.raises(IllegalMove) as error:
            match.play(0, move)
        assert error.value.id == "err-game-over"
    assert match.record.seed is not None
    assert verify(match.record).finished
    assert Match.replay(match.record).outcome() == result


def test_a_draw_can_be_agreed_to_where_the_rules_know_one() -> None:
    """BJ-9.1: a draw after N turns is an option. Without it a game of Burger Joint has a winner."""
    match = Match.start("burger-joint", {"last_turn": 20}, seed=3)
    play_some(match, 12)
    [event] = match.play(0, ":draw")
    assert event.id == "log-draw"
    result = match.outcome()
    assert result is not None
    assert (result.winners, result.reason) == ((), "end-draw")
    assert verify(match.record).finished
    for game, seats in (("burger-joint", 2), ("rival-restaurants", 4)):
        other = Match.start(game, seats=seats, seed=3)
        with pytest.raises(IllegalMove) as error:
            other.play(0, ":draw")
        assert (error.value.id, error.value.arguments) == ("err-no-draw", {"game": f"$game-{game}"})
        assert other.outcome() is None


@pytest.mark.parametrize("move", [":abort", ":draw"])
def test_the_clock_ends_no_game_like_that(move: str) -> None:
    match = Match.start("burger-joint", {"last_turn": 20}, seed=3)
    with pytest.raises(InvalidMove):
        match.play(CLOCK, move)
    assert match.outcome() is None


def test_a_manifest_says_whether_there_is_a_draw() -> None:
    assert manifest_of("burger-joint").has_draw({"last_turn": 20})
    assert not manifest_of("burger-joint").has_draw({"last_turn": 0})
    assert not manifest_of("burger-joint").has_draw({})
    assert not manifest_of("rival-restaurants").has_draw({})
    assert Manifest(key="x", game="x:y", draw=True).has_draw({})
