"""The greedy bot: always legal, the same for the same seed, and far better than random."""

from collections.abc import Sequence

import pytest

from tableside.arena.simulate import simulate
from tableside.bots import Ask, make_bot
from tableside.bots.burger_joint.greedy import GreedyBot
from tableside.engine.chance import FastChance
from tableside.engine.match import Match
from tableside.games.burger_joint.board_sets.reader import board_set, read_set
from tableside.games.burger_joint.core.board import BoardSet
from tableside.games.burger_joint.core.position import OVER
from tableside.games.burger_joint.core.turn import apply, legal_mask, random_move, set_up
from tableside.games.burger_joint.game import GAME
from tableside.games.burger_joint.notation.moves import TOKENS
from tableside.games.burger_joint.notation.position_text import parse_line
from tableside.games.burger_joint.state import BurgerJointState

GAMES = 40


@pytest.mark.parametrize(("bots", "seat"), [(("greedy", "random"), 0), (("random", "greedy"), 1)])
def test_beats_chance_from_either_side(bots: Sequence[str], seat: int) -> None:
    result = simulate("burger-joint", bots, games=GAMES, seed=11)
    assert result.tally.wins[seat] >= 0.95 * GAMES
    assert sum(result.tally.wins) == GAMES


def test_is_chosen_by_name() -> None:
    assert isinstance(make_bot("burger-joint", "greedy", 3), GreedyBot)


def test_chooses_a_legal_move_in_any_position() -> None:
    """Asked in the middle of random games, where every step and every bistro comes up."""
    content = read_set("classic")
    for chain in ("burger", "pizza"):
        content[chain]["start"]["bistros"] = "ABCDE"
    boards = board_set({**content, "points_to_win": 20})
    bot, steps = GreedyBot(), set()
    for seed in range(6):
        chance = FastChance(seed)
        p = set_up(boards, chance)
        while p.step != OVER:
            steps.add(int(p.step))
            assert legal_mask(p) >> bot.code(p) & 1
            apply(p, random_move(legal_mask(p), chance), chance)
    assert steps == set(range(int(OVER)))


def test_plays_the_same_game_again() -> None:
    def moves() -> list[str]:
        match = Match.start("burger-joint", {"last_turn": 12}, seed=4)
        bot = GreedyBot(9)
        while asked := match.asked():
            match.play(asked[0], bot.choose(Ask(match.state, asked[0])))
        return [played.move for played in match.history]

    assert moves() == moves()


def test_plays_a_board_set_of_ones_own() -> None:
    """BJ-9.1: prices, tracks and bistros are data, so the bot may take nothing of the default set for granted."""
    content = read_set("classic")
    content["burger"]["diner"] = {"price": "GR", "points": {"G": 2, "R": 0}}
    content["burger"]["start"] = {"basics": 2, "diners": "", "bistros": ""}
    content["burger"]["bistro"]["signs"] = [{"points": 4, "ability": "choose"}]
    content["points_to_win"] = 8
    options = GAME.options({"set": content, "last_turn": 60})
    chance, bot = FastChance(1), GreedyBot()
    state = GAME.start(options, 2, chance)
    while asked := state.asked():
        state.play(asked[0], bot.choose(Ask(state, asked[0])), chance)
    assert state.outcome() is not None


WIN = "build B B 9 0/3/KYW/F/7/KY2W2Y2K2N/-/0 0/1/GR/-/2/-/-/0 -/-/- 7K7Y10G10R8W8N -/0/0/0/-"


def test_takes_the_win() -> None:
    """BJ-6.2: if enough points are within reach, it buys them in the right order and ends the turn."""
    boards = board_set({**read_set("classic"), "points_to_win": 8})
    state = _state(WIN, boards)
    bot, chance = GreedyBot(), FastChance(0)
    for _ in range(8):
        if not state.asked():
            break
        state.play(0, bot.choose(Ask(state, 0)), chance)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (0,)


def test_gives_up_the_cube_it_needs_least() -> None:
    """BJ-7.1: of eight cubes, Burger keeps those that its prices need. Green is in only one price, and twice there."""
    boards = board_set(read_set("classic"))
    line = "discard B B 9 0/1/KY/-/2/KYWNRR2G/-/0 0/1/GR/-/2/-/-/0 -/-/- 9K9Y8G8R9W9N -/0/0/0/-"
    assert TOKENS[GreedyBot().code(_state(line, boards).position)] == "-G"


def _state(line: str, boards: BoardSet) -> BurgerJointState:
    return BurgerJointState(parse_line(line, boards))
