"""The trained bots of Burger Joint: fast, never illegal, and better with less noise."""

import os
from itertools import product

import pytest

from tableside.bots import Ask, bot_names, make_bot
from tableside.bots.burger_joint.greedy import GreedyBot
from tableside.bots.burger_joint.network_bots import Apprentice, HeadChef, Master, SousChef, StarChef, TaughtBot, Waiter
from tableside.bots.burger_joint.unknown_boards import Elsewhere, Manner
from tableside.engine.chance import FastChance
from tableside.engine.match import Match
from tableside.games.burger_joint.board_sets.reader import DEFAULT, board_set, read_set
from tableside.games.burger_joint.core.codes import END_TURN
from tableside.games.burger_joint.core.position import OVER
from tableside.games.burger_joint.core.turn import apply, legal_mask, set_up
from tableside.games.burger_joint.notation.moves import TOKENS
from tableside.games.burger_joint.notation.position_text import parse_line

BOARDS = board_set(read_set(DEFAULT))
GAMES = int(os.environ.get("TABLESIDE_BJ_GAMES", "5"))  # a few; TABLESIDE_BJ_GAMES sets the number


def wins(first: TaughtBot, second: TaughtBot | GreedyBot, games: int) -> int:
    """How many games the first bot won. Sides are swapped with the same draws."""
    won = 0
    for game in range(games):
        chance = FastChance(game // 2)
        bots = (first, second) if game % 2 == 0 else (second, first)
        p = set_up(BOARDS, chance, 300)
        while p.step != OVER:
            code = bots[int(p.mover)].code(p)
            assert legal_mask(p) >> code & 1
            apply(p, code, chance)
        won += int(p.winner == game % 2)
    return won


def test_a_level_beats_one_far_below() -> None:
    """It takes hundreds of games to tell neighbours apart. The ladder in bench/results.md shows them."""
    assert wins(HeadChef(1), Apprentice(2), 20) >= 18
    assert wins(HeadChef(1), GreedyBot(1), 20) >= 8


@pytest.mark.once
def test_who_thinks_a_turn_through_beats_the_apprentice() -> None:
    assert wins(StarChef(1), Apprentice(2), 2) == 2


@pytest.mark.parametrize("name", bot_names("burger-joint"))
def test_every_level_plays_a_whole_game_of_text(name: str) -> None:
    match = Match.start("burger-joint", {"last_turn": 8}, seed=3)
    bots = [make_bot("burger-joint", name, seat) for seat in range(2)]
    while match.outcome() is None:
        seat = match.asked()[0]
        match.play(seat, bots[seat].choose(Ask(match.state, seat)))
    assert match.state.position.turn <= 8  # type: ignore[attr-defined]


@pytest.mark.once
def test_no_illegal_move_in_many_games() -> None:
    """Every level against every other, with text moves as at a table. ``match.play`` refuses illegal moves."""
    pairs = list(product(bot_names("burger-joint"), repeat=2))
    for game in range(GAMES):
        first, second = pairs[game * 7 % len(pairs)]
        match = Match.start("burger-joint", {"last_turn": 300}, seed=game)
        bots = (make_bot("burger-joint", first, game), make_bot("burger-joint", second, game))
        while match.outcome() is None:
            seat = match.asked()[0]
            match.play(seat, bots[seat].choose(Ask(match.state, seat)))


def test_a_sure_win_goes_straight() -> None:
    """BJ-6.2: a player who has the cubes for the twelfth point makes no pointless trade (BJ-4.3)."""
    line = "trade B B 31 6/2/KYWN/DF/11/5KYWN/-/0 6/2/GRWN/DF/11/GRWN/-/0 -/-/- 5K9Y9G9R8W8N -/0/0/0/-"
    p = parse_line(line, BOARDS)
    match = Match.start("burger-joint", {"position": line})
    for bot in (Master(1), StarChef(1)):
        advice = bot.advise(Ask(match.state, 0))
        assert set(advice.chances.values()) == {1.0}
        assert advice.move == "/"
    assert TOKENS[Master(1).code(p)] == "/"


OTHER = board_set(read_set(DEFAULT) | {"points_to_win": 9})


def test_on_other_boards_whoever_does_not_look_ahead_is_greedy_but_for_slips() -> None:
    p, chance = set_up(OTHER, FastChance(5)), FastChance(6)
    waiter, sous_chef = Waiter(1), SousChef(1)
    slips: dict[TaughtBot, int] = {waiter: 0, sous_chef: 0}
    for _ in range(200):
        greedy = GreedyBot(1).code(p)
        for bot in slips:
            slips[bot] += bot.code(p) != greedy
        apply(p, greedy, chance)
        if p.step == OVER:
            p = set_up(OTHER, chance)
    assert 0 < slips[sous_chef] < slips[waiter] < 60


def test_on_other_boards_the_master_looks_ahead_before_it_buys() -> None:
    """BJ-6.2: it sees that a purchase brings the twelfth point, and that building nothing throws the win away."""
    line = "build B B 31 6/2/KYWN/DF/11/5KYWN/-/0 6/2/GRWN/DF/11/GRWN/-/0 -/-/- 5K9Y9G9R8W8N -/0/0/0/-"
    p = parse_line(line, board_set(read_set(DEFAULT) | {"hand_limit": 6}))
    chances = Elsewhere(1, Manner()).chances(p, 40)
    assert {code for code in range(61) if int(legal_mask(p)) >> code & 1} == set(chances)
    assert chances[END_TURN] < 0.9 < max(chances.values()) < 1
    assert chances[Master(1).code(p)] > 0.9


def test_on_other_boards_hints_have_chances_too() -> None:
    match = Match.start("burger-joint", {"set": read_set(DEFAULT) | {"points_to_win": 9}}, seed=4)
    advice = Master(1).advise(Ask(match.state, match.asked()[0]))
    assert advice.move in advice.chances
    assert set(advice.chances) == set(match.legal_moves(match.asked()[0]))


def test_the_same_seed_plays_the_same_game() -> None:
    def game() -> list[int]:
        chance, bot = FastChance(9), Apprentice(4)
        p = set_up(BOARDS, chance, 20)
        played = []
        while p.step != OVER:
            played.append(bot.code(p))
            apply(p, played[-1], chance)
        return played

    assert game() == game()
