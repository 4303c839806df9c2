"""Match: playing, refusals, undo and where it stops, resigning, the clock. Burger Joint is the game."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tableside.engine.chance import FastChance, SealedChance, seal_of, seed_from
from tableside.engine.errors import ChanceError, IllegalMove, InvalidMove, MoveError, OptionsError
from tableside.engine.match import Match
from tableside.engine.record import Record
from tableside.engine.state import CLOCK, Outcome
from tests.burger_joint.strategies import matches
from tests.burger_joint.table import line, side

BUILDING = line("build", side("KYG", store="4K5Y2W2N2G", score=3), side("GR", store="2K"))
LAST = line("build", side("KYGR", "ABF", publicity=2, basics=2, score=11), side("GR"))


def at(position: str, **fields: Any) -> Match:
    return Match.start("burger-joint", {"position": position}, seed=1, **fields)


def everything(match: Match) -> tuple[Any, ...]:
    """What a refused move must not change."""
    position = match.chance.position if isinstance(match.chance, SealedChance) else None
    return match.record.text(), match.state.dump(), list(match.history), position, [match.can_undo(s) for s in (0, 1)]


def refused(match: Match, seat: int, move: str) -> MoveError:
    before = everything(match)
    with pytest.raises(MoveError) as error:
        match.play(seat, move)
    assert everything(match) == before
    return error.value


# Starting


def test_a_numbered_seed_repeats_the_game_and_a_secret_one_does_not() -> None:
    one, again = Match.start("burger-joint", seed=5), Match.start("burger-joint", seed=5)
    assert one.state.digest() == again.state.digest()
    assert one.record.seal == again.record.seal == seal_of(seed_from(5))
    assert Match.start("burger-joint", seed=seed_from(5)).record.seal == one.record.seal
    assert Match.start("burger-joint").record.seal != Match.start("burger-joint").record.seal


@pytest.mark.parametrize("seed", [b"", b"short", bytes(33)])
def test_a_seed_of_the_wrong_length_is_refused(seed: bytes) -> None:
    with pytest.raises(ChanceError) as error:
        Match.start("burger-joint", seed=seed)
    assert error.value.arguments == {"n": len(seed)}


@pytest.mark.parametrize(
    ("given", "n"),
    [
        ({"seats": 1}, 1),
        ({"seats": 3}, 3),
        ({"seats": 0}, 0),
        ({"players": ["Ada"]}, 1),
        ({"seats": 2, "players": ["Ada", "Ben", "Cleo"]}, 3),
    ],
)
def test_the_number_of_seats_is_checked(given: dict[str, Any], n: int) -> None:
    with pytest.raises(OptionsError) as error:
        Match.start("burger-joint", **given)
    assert (error.value.id, error.value.arguments) == ("err-seat-count", {"n": n, "wanted": 2})


def test_names_are_noted() -> None:
    assert Match.start("burger-joint", players=["Ada", "Ben"]).record.players == ["Ada", "Ben"]
    assert Match.start("burger-joint").record.players == ["", ""]


def test_a_match_from_a_finished_position_is_over_and_says_so() -> None:
    over = line("over", side("KYGR", "ABF", basics=2, publicity=2, score=12), side("GR"), end="burger:end-points")
    match = at(over)
    assert match.asked() == ()
    assert match.record.outcome == {"winners": [0], "scores": [12, 2], "reason": "end-points"}
    assert match.record.seed == seed_from(1).hex()


# Playing and refusing


def test_a_move_is_noted_with_its_draws_time_and_digest() -> None:
    match = at(line("build", side("KY", store="KY"), side("GR")))
    match.play(0, " BASIC", at=1500)
    bought = match.state.digest()
    events = match.play(0, "end", at=2500)
    chance = SealedChance(seed_from(1))
    drawn = tuple(chance.below(size) for size in (60, 59, 58, 57))
    assert [entry.to_json() for entry in match.record.entries] == [
        [0, "basic", 1500, [], bought],
        [0, "end", 2500, list(drawn), match.state.digest()],
    ]
    assert [event.id for event in events] == ["bj-log-score", "bj-log-turn", "bj-log-draw"]
    assert [(played.move, played.entry) for played in match.history] == [("basic", 0), ("end", 1)]


@pytest.mark.parametrize(
    ("seat", "move", "kind", "id"),
    [
        (0, "nonsense", InvalidMove, "bj-err-no-move"),
        (0, "", InvalidMove, "bj-err-no-move"),
        (0, "K" * 100_000, InvalidMove, "bj-err-no-move"),
        (0, "\u212a", InvalidMove, "bj-err-no-move"),  # the Kelvin sign is not a K
        (0, "=K", IllegalMove, "bj-err-not-now"),
        (1, "basic", IllegalMove, "err-not-your-move"),
        (2, "basic", InvalidMove, "err-no-such-seat"),
        (-2, "basic", InvalidMove, "err-no-such-seat"),
        (CLOCK, "basic", IllegalMove, "err-not-your-move"),
        (0, ":", InvalidMove, "err-unknown-table-move"),
        (0, ":dance", InvalidMove, "err-unknown-table-move"),
        (0, ":undo 3", InvalidMove, "err-unknown-table-move"),
        (0, ":resign now", InvalidMove, "err-unknown-table-move"),
        (0, ":Resign", InvalidMove, "err-unknown-table-move"),
        (0, ":pause please", InvalidMove, "err-unknown-table-move"),
        (0, ":undo", IllegalMove, "err-undo-barrier"),
        (7, ":resign", InvalidMove, "err-no-such-seat"),
        (-7, ":undo", InvalidMove, "err-no-such-seat"),
        (CLOCK, ":resign", InvalidMove, "err-no-such-seat"),
        (0, ":flag 0", IllegalMove, "err-clock-only"),
        (CLOCK, ":flag", InvalidMove, "err-no-such-seat"),
        (CLOCK, ":flag 2", InvalidMove, "err-no-such-seat"),
        (CLOCK, ":flag -1", InvalidMove, "err-no-such-seat"),
        (CLOCK, ":flag 01", InvalidMove, "err-no-such-seat"),
        (CLOCK, ":flag ١", InvalidMove, "err-no-such-seat"),
        (CLOCK, ":flag " + "9" * 5000, InvalidMove, "err-no-such-seat"),
        (CLOCK, ":bot", InvalidMove, "err-no-such-seat"),
        (CLOCK, ":back two", InvalidMove, "err-no-such-seat"),
    ],
)
def test_a_refused_move_is_named_and_changes_nothing(seat: int, move: str, kind: type, id: str) -> None:
    error = refused(at(BUILDING), seat, move)
    assert (type(error), error.id) == (kind, id)
    assert all(len(str(value)) < 100 for value in error.arguments.values())


def test_a_move_that_chance_cannot_serve_changes_nothing() -> None:
    """A record without its seed can be replayed, but continuing it needs a new chance."""
    match = Match.replay(at(line("build", side("KY", store="KY"), side("GR"))).record)
    match.play(0, "basic")
    before = everything(match)
    with pytest.raises(ChanceError) as error:
        match.play(0, "end")
    assert error.value.id == "err-chance-missing"
    assert everything(match) == before
    match.chance = SealedChance(seed_from(1))
    assert match.play(0, "end")
    assert match.asked() == (1,)


def test_the_seed_is_secret_until_the_game_is_over() -> None:
    match = at(LAST)
    assert '"seed": null' in match.record.text()
    assert seed_from(1).hex() not in match.record.text()
    match.play(0, "end")
    assert match.outcome() == Outcome((0,), (12, 2), "end-points")
    assert match.record.seed == seed_from(1).hex()
    assert match.record.seal == seal_of(seed_from(1))


@pytest.mark.parametrize("move", ["end", "basic", ":undo", ":resign"])
def test_after_the_end_nothing_is_played(move: str) -> None:
    match = at(LAST)
    match.play(0, "end")
    assert refused(match, 0, move).id == "err-game-over"
    assert not match.can_undo(0)


@pytest.mark.parametrize("seat", [0, 1])
def test_either_seat_may_give_up_at_any_time(seat: int) -> None:
    match = at(BUILDING)
    events = match.play(seat, ":resign")
    assert match.outcome() == Outcome((1 - seat,), (3, 2), "end-resigned")
    assert match.asked() == ()
    assert [event.id for event in events] == ["bj-log-win"]
    assert match.record.entries[-1].move == ":resign"


@pytest.mark.parametrize("seat", [0, 1])
def test_the_clock_ends_the_game(seat: int) -> None:
    match = at(BUILDING)
    match.play(CLOCK, f":flag {seat}")
    assert match.outcome() == Outcome((1 - seat,), (3, 2), "end-time")
    assert match.record.entries[-1].by == CLOCK


@pytest.mark.parametrize("remark", [":pause", ":resume", ":bot 1", ":back 1"])
def test_remarks_are_noted_and_change_nothing_else(remark: str) -> None:
    match = at(BUILDING)
    match.play(0, "basic")
    before = match.state.dump(), list(match.history)
    assert match.play(CLOCK, remark) == []
    assert (match.state.dump(), match.history) == before
    assert match.record.entries[-1].move == remark
    assert match.can_undo(0)


# Undo


def test_undo_goes_back_to_the_root_where_nothing_bars_it() -> None:
    """Purchases reveal nothing, not even a theft from an open store. All of them can be undone, one by one."""
    match = at(BUILDING)
    digests = [match.state.digest()]
    for move in ("basic", "dW", "basic", "pub", "xK", "basic"):
        match.play(0, move)
        digests.append(match.state.digest())
    while match.can_undo(0):
        assert digests.pop() == match.state.digest()
        match.undo(0)
    assert [match.state.digest()] == digests
    assert match.history == []
    assert len(match.record.entries) == 12


def test_an_undo_is_told() -> None:
    match = at(BUILDING)
    match.play(0, "basic")
    event = match.play(0, ":undo")[0]
    assert (event.id, event.args) == ("log-undo", {"seat": "@0"})


def test_what_was_drawn_cannot_be_undone() -> None:
    match = at(line("trade", side("KY", "CD", "K", score=5), side("GR")))
    match.play(0, "@D")
    match.play(0, "-K")
    match.play(0, "=Y")
    match.play(0, "@C")
    assert refused(match, 0, ":undo").id == "err-undo-barrier"
    match.play(0, "/")
    match.undo(0)
    assert refused(match, 0, ":undo").id == "err-undo-barrier"


def test_what_another_answered_cannot_be_undone() -> None:
    """Burger ends its turn, and Pizza must discard. Burger may change its mind until Pizza has done so."""
    discarding = line("build", side("KY", store="K"), side("GR", store="9W"))
    match = at(discarding)
    match.play(0, "end")
    assert match.asked() == (1,)
    assert match.can_undo(0)
    assert not match.can_undo(1)
    match.play(1, "-W")
    assert not match.can_undo(0)
    match.undo(1)
    assert refused(match, 0, ":undo").id == "err-undo-barrier"


def may_undo(record: Record, seat: int) -> bool:
    """The barrier by its definition: since the last move that stands, all moves are this seat's and drew nothing."""
    taken_back = 0
    for entry in reversed(record.entries):
        if entry.by != seat or entry.draws:
            return False
        if entry.move == ":undo":
            taken_back += 1
        elif taken_back:
            taken_back -= 1
        else:
            return True
    return False


@given(matches())
@settings(max_examples=50)
def test_the_undo_barrier_is_exact(match: Match) -> None:
    for seat in (0, 1):
        assert match.can_undo(seat) == (match.outcome() is None and may_undo(match.record, seat))
        if not match.can_undo(seat):
            refused(match, seat, ":undo")


@given(matches())
@settings(max_examples=50)
def test_nothing_can_be_taken_back_behind_the_settled_state(match: Match) -> None:
    """It is told together with the entries that led to it."""
    settled, count = match.settled()
    assert Match.replay(match.record, count).state.digest() == settled.digest()
    assert all(number > count for seat in (0, 1) for number in match.takebacks(seat))
    standing = [played.entry for played in match.history if played.entry < count]
    for seat in (0, 1):
        while match.can_undo(seat):
            match.undo(seat)
    assert [played.entry for played in match.history if played.entry < count] == standing


@given(matches(), st.data())
@settings(max_examples=50)
def test_a_match_goes_on_from_its_settled_state(match: Match, data: st.DataObject) -> None:
    """As a server does after a restart: the same state, the same undo, the same next draws."""
    settled, count = match.settled()
    rest = Record(**{**vars(match.record), "entries": match.record.entries[count:]})
    used = sum(len(entry.draws) for entry in (match.record.opening, *match.record.entries))
    assert isinstance(match.chance, SealedChance)
    again = Match.resume(rest, settled.copy(), SealedChance(match.chance.seed, used))
    assert again.state.digest() == match.state.digest()
    assert [again.can_undo(seat) for seat in (0, 1)] == [match.can_undo(seat) for seat in (0, 1)]
    for _ in range(5):
        if not match.asked():
            break
        seat = match.asked()[0]
        move = data.draw(st.sampled_from(match.legal_moves(seat)))
        assert again.play(seat, move) == match.play(seat, move)
        assert again.state.digest() == match.state.digest()


def test_time_goes_on_where_a_replayed_game_stopped() -> None:
    """A game that is loaded on another day must not have moves that are earlier than the ones before them."""
    match = Match.start("burger-joint", seed=5)
    match.play(match.asked()[0], match.legal_moves(match.asked()[0])[0], at=90_000)
    again = Match.replay(match.record, chance=SealedChance(seed_from(5), 4))
    again.play(again.asked()[0], again.legal_moves(again.asked()[0])[0])
    assert 90_000 <= again.record.entries[-1].at < 120_000


@given(matches(), st.integers(0, 2**32))
@settings(max_examples=40, deadline=None)
def test_a_match_goes_back_to_a_mark(match: Match, pick: int) -> None:
    """What was played since then never happened. The same move has the same luck and can be undone as before."""
    before, mark = everything(match), match.mark()
    if match.outcome() is not None:
        return
    seat = match.asked()[0]
    moves = match.legal_moves(seat)
    move = moves[pick % len(moves)]
    match.play(seat, move, at=7)
    after = everything(match)
    match.rewind(mark)
    assert everything(match) == before
    match.play(seat, move, at=7)
    assert everything(match) == after


def test_rival_restaurants_goes_back_to_a_mark() -> None:
    match = Match.start("rival-restaurants", seats=3, seed=5)
    pick = FastChance(3)
    for _ in range(200):
        seats = match.asked()
        seat = seats[int(pick.below(len(seats)))]
        moves = match.legal_moves(seat)
        before, mark = (match.state.dump(), match.record.text()), match.mark()
        match.play(seat, moves[int(pick.below(len(moves)))], at=1)
        digest = match.state.digest()
        move = match.record.entries[-1].move
        match.rewind(mark)
        assert (match.state.dump(), match.record.text()) == before
        match.play(seat, move, at=1)
        assert match.state.digest() == digest
