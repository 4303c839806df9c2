"""Standing tests of a bot: who sits where, what a challenger may win, and what the command says."""

import json
from typing import Any

import pytest

from tableside.arena.contest import CHALLENGE, Contest
from tableside.arena.play_game import Result, play_fixture
from tableside.arena.suites import suite_of, verdicts
from tableside.arena.summary import summarise
from tableside.engine.manifest import Suite, named
from tests.terminal.conftest import here, tableside  # noqa: F401 - fixtures
from tests.terminal.console import Command

GAME = "rival-restaurants"


def test_the_exploits_name_at_least_ten_players_who_play_like_the_master() -> None:
    suite = suite_of(GAME, "exploits")
    assert len(set(suite.challengers)) >= 10
    master = named("tableside.bots.rival_restaurants.levels:Master")
    assert all(issubclass(named(name), master) for name in suite.challengers)
    assert (suite.champion, suite.games, suite.most) == ("master", 200, 0.3)


def test_a_challenger_who_wins_too_often_fails() -> None:
    """Random players sit alone against each other's tables; each result is counted by hand."""
    suite = Suite("random", ("greedy", "apprentice"), most=0.5)
    contest = Contest.agreed(GAME, ("random", "greedy", "apprentice"), 4, tables=CHALLENGE)
    results: list[Result] = [play_fixture(contest, fixture) for fixture in contest.fixtures()]
    told = {verdict.name: verdict for verdict in verdicts(suite, summarise(contest, results))}
    for number, name in enumerate(suite.challengers, start=1):
        shares = [result.share(result.seating.index(number)) for result in results if number in result.seating]
        assert (told[name].share, told[name].games) == (sum(shares) / 4, 4)
        assert told[name].low <= told[name].share <= told[name].high
        assert told[name].passed == (told[name].share <= 0.5)
    assert not told["greedy"].passed  # it beats random players nearly always


def test_the_command_says_who_passed(tableside: Command, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    found: dict[str, Any] = {}

    def quick(game: str, name: str) -> Suite:
        found.update(game=game, name=name)
        return Suite("random", ("greedy",), games=4, most=0.5)

    monkeypatch.setattr("tableside.terminal.arena.suite_of", quick)
    told = tableside("arena", GAME, "--suite", "exploits", "--jobs", "1")
    assert found == {"game": GAME, "name": "exploits"}
    assert told.code == 1, told.err
    assert "at most 50 % wins each" in told.out
    assert "too many" in told.out
    data = tableside("arena", GAME, "--suite", "exploits", "--jobs", "1", "--games", "1", "--json")
    assert json.loads(data.out)["design"] == CHALLENGE


@pytest.mark.parametrize(
    ("given", "error"),
    [
        ((GAME,), "Name either the bots"),
        ((GAME, "--bots", "random,greedy", "--suite", "exploits"), "Name either the bots"),
        ((GAME, "--suite", "tricks"), "Unknown suite of Rival Restaurants: “tricks”. Available: exploits."),
        ((GAME, "--suite", "exploits", "--tables", "lone"), "Leave out --tables"),
        (("burger-joint", "--suite", "exploits"), "There is no suite for Burger Joint."),
    ],
)
def test_what_does_not_fit_is_named(tableside: Command, given: tuple[str, ...], error: str) -> None:  # noqa: F811
    told = tableside("arena", *given)
    assert told.code == 2
    assert error in told.err
