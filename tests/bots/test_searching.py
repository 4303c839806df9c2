"""The search bots of Burger Joint: always legal, repeatable with a seed, and certain when the choice is clear."""

import time
from itertools import count

import pytest

from tableside.bots import Ask, make_bot, searching_names
from tableside.bots.burger_joint.network_bots import NetworkJudge
from tableside.bots.burger_joint.search.playout import EagerPlayout, eager_move, wanted
from tableside.bots.burger_joint.search.search_bots import Mcts, SearchingBot
from tableside.bots.burger_joint.search.tree import Node, RandomPlayout, best_mean, grow, most_tried, result, spread
from tableside.engine.chance import FastChance
from tableside.engine.errors import OptionsError
from tableside.engine.match import Match
from tableside.games.burger_joint.board_sets.reader import DEFAULT, board_set, read_set
from tableside.games.burger_joint.core.codes import END_TURN
from tableside.games.burger_joint.core.position import OVER, Position
from tableside.games.burger_joint.core.turn import apply, legal_mask, random_move, set_up
from tableside.games.burger_joint.notation.moves import TOKENS, code_of
from tableside.games.burger_joint.notation.position_text import format_line, parse_line

BOARDS = board_set(read_set(DEFAULT))
# Burger has 11 points and the cubes for one more diner (BJ-6.2). Pizza is just as close.
WIN = "build B B 31 6/2/KYWN/DF/11/KYWN/-/0 6/2/GRWN/DF/11/GRWN/-/0 -/-/- 9K9Y9G9R8W8N -/0/0/0/-"


def searching(name: str, budget: str, seed: int = 1) -> SearchingBot:
    bot = make_bot("burger-joint", f"{name}@{budget}", seed)
    assert isinstance(bot, SearchingBot)
    return bot


@pytest.mark.parametrize("name", searching_names("burger-joint"))
def test_plays_whole_games_without_an_illegal_move(name: str) -> None:
    bot = searching(name, "6")
    for seed in range(2):
        chance = FastChance(seed)
        p = set_up(BOARDS, chance, 5)
        while p.step != OVER:
            before = format_line(p)
            code = bot.code(p)
            assert format_line(p) == before, "thinking changed the table"
            assert legal_mask(p) >> code & 1
            apply(p, code, chance)


@pytest.mark.parametrize("name", searching_names("burger-joint"))
def test_takes_the_win(name: str) -> None:
    """BJ-6.2: if 12 points are within reach, it buys what wins."""
    p = parse_line(WIN, BOARDS)
    bot = searching(name, "60")
    chance = FastChance(0)
    while p.step != OVER and p.mover == 0:
        apply(p, bot.code(p), chance)
    assert p.winner == 0


@pytest.mark.parametrize("name", searching_names("burger-joint"))
def test_the_same_seed_thinks_the_same(name: str) -> None:
    def moves() -> list[str]:
        match = Match.start("burger-joint", {"last_turn": 2}, seed=4)
        bot = searching(name, "10", 9)
        while asked := match.asked():
            match.play(asked[0], bot.choose(Ask(match.state, asked[0])))
        return [played.move for played in match.history]

    assert moves() == moves()


def test_thinks_for_the_time_it_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    """It checks the processor time between chunks of iterations. Here the clock advances 10 ms with every check."""
    ticks = count()
    monkeypatch.setattr(time, "process_time", lambda: next(ticks) / 100)
    bot = searching("mcts-value", "55ms")
    chunks = noted_thinking(bot, monkeypatch)
    bot.code(set_up(BOARDS, FastChance(3)))
    assert len(chunks) == 5


@pytest.mark.parametrize("budget", ["", "0", "-3", "soon", "ms", "-1s", "0ms", "1.5", "infs", "nanms", "1e999s"])
def test_a_budget_that_is_none_is_refused(budget: str) -> None:
    with pytest.raises(OptionsError) as refused:
        make_bot("burger-joint", f"mcts@{budget}")
    assert refused.value.id == "err-bot-budget"


def test_an_unknown_bot_hears_of_the_searching_ones_too() -> None:
    with pytest.raises(OptionsError) as refused:
        make_bot("burger-joint", "mctss@100")
    assert "=mcts" in refused.value.arguments["known"]  # type: ignore[operator]


def test_every_try_is_counted_once_and_chance_has_many_children() -> None:
    p = set_up(BOARDS, FastChance(5))
    top = Node(p)
    grow(top, p, RandomPlayout(), FastChance(1), 30, 1.4)
    assert sum(top.tries) == top.seen == 30
    assert top.untried == 0
    assert all(0 <= worth <= tried for worth, tried in zip(top.worth, top.tries, strict=True))
    # The draw after the end of a turn decides: one move, many possible draws (BJ-3.1).
    p = parse_line("build B B 3 0/1/KY/-/2/K/-/0 0/1/GR/-/2/-/-/0 -/-/- 9K10Y10G10R10W10N -/0/0/0/-", BOARDS)
    top = Node(p)
    grow(top, p, RandomPlayout(), FastChance(1), 10, 1.4)
    assert top.codes == [END_TURN]
    assert len({key >> 6 for key in top.children}) > 5


def noted_thinking(bot: SearchingBot, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """From now on the bot thinks this many iterations at a time."""
    chunks: list[int] = []
    think = bot.think

    def noted(top: Node, p: Position, iterations: int) -> None:
        chunks.append(iterations)
        think(top, p, iterations)

    monkeypatch.setattr(bot, "think", noted)
    return chunks


def test_stops_early_only_when_the_choice_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    """If no other move can catch up, the remaining iterations are skipped. They would not have changed the choice."""
    monkeypatch.setattr("tableside.bots.burger_joint.search.search_bots._CHUNK", 10)
    # Pizza takes a cube. One of the two colours leads to a win (BJ-3.5).
    line = "pick P B 19 5/2/YRN/C/8/KY2R3N/KR/2 1/3/YRW/CF/10/2K2GRN/Y/3 2G3N/-/- 6K8Y6G6R10W3N -/0/0/0/-"
    p = parse_line(line, BOARDS)
    bot = Mcts(7)
    bot.limit("300")
    chunks = noted_thinking(bot, monkeypatch)
    top = Node(p)
    grow(top, p, RandomPlayout(), FastChance(7), 300, bot.explore)
    assert bot.code(p) == most_tried(top)
    assert sum(chunks) == 250


def test_on_boards_that_the_network_was_not_taught_playouts_judge() -> None:
    other = board_set(read_set(DEFAULT) | {"points_to_win": 9})
    for boards, judge in ((other, EagerPlayout), (BOARDS, NetworkJudge)):
        bot = searching("mcts-value", "20")
        p = set_up(boards, FastChance(5))
        assert legal_mask(p) >> bot.code(p) & 1
        assert type(bot._judge) is judge


def test_flat_tries_all_equally_often_and_takes_the_best_mean() -> None:
    p = set_up(BOARDS, FastChance(3))
    top = Node(p)
    spread(top, p, EagerPlayout(), FastChance(1), 20)
    assert max(top.tries) - min(top.tries) <= 1
    means = {code: worth / tried for code, worth, tried in zip(top.codes, top.worth, top.tries, strict=True)}
    assert means[best_mean(top)] == max(means.values())


def test_eager_players_finish_sooner_than_random_ones() -> None:
    def length(eager: bool) -> int:
        chance = FastChance(1)
        played = 0
        for _ in range(4):
            p = set_up(BOARDS, chance)
            while p.step != OVER:
                move = eager_move(p, chance) if eager else random_move(legal_mask(p), chance)
                assert legal_mask(p) >> move & 1
                apply(p, move, chance)
                played += 1
        return played

    assert length(eager=True) < 0.7 * length(eager=False)


def test_wanted_is_what_a_price_lacks() -> None:
    """BJ-1.3: Burger's prices need black, yellow, white, green, brown and red, except colours it has enough of."""
    p = parse_line("build B B 3 0/1/KY/-/2/KY3N/-/0 0/1/GR/-/2/-/-/0 -/-/- 9K9Y10G10R10W7N -/0/0/0/-", BOARDS)
    assert [letter for place, letter in enumerate("KYGRWN") if wanted(p, 0) >> place & 1] == ["G", "R", "W"]


def test_the_network_judges_before_chance_speaks() -> None:
    judge = NetworkJudge()
    assert judge.knows_ends_of_turns()
    p: Position = parse_line(WIN, BOARDS)
    assert 0 < judge.worth(p, FastChance(0)) < 1
    apply(p, code_of("dG"), FastChance(0))
    apply(p, int(END_TURN), FastChance(0))
    assert TOKENS[int(END_TURN)] == "end"
    assert result(p) == 1.0
