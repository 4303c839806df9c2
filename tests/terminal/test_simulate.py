"""``tableside simulate``: what it prints, and that the same seed gives the same games."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tableside.arena.simulate import chance_for, play_one, simulate
from tableside.bots import Bot, make_bot
from tableside.engine.errors import OptionsError
from tableside.engine.game import game_of
from tableside.games.burger_joint.core import turn
from tests.terminal.console import Command, Done, run

TIMES = ("seconds", "decisions_per_second")


def result(done: Done) -> dict[str, Any]:
    assert done.code == 0, done.err
    found = json.loads(done.out)
    assert isinstance(found, dict)
    return found


def test_prints_one_json_object(here: Path) -> None:
    done = run(here, "simulate", "burger-joint", "--games", "30", "--seed", "7", "--bots", "random,random", "--json")
    found = result(done)
    assert found["game"] == "burger-joint"
    assert found["games"] == 30
    assert sum(found["wins"]) + found["draws"] + found["unfinished"] == 30
    assert len(found["wins"]) == 2
    assert found["wins_by_bot"] == {"random": sum(found["wins"])}
    assert found["decisions"] > 30 * 100
    assert found["seconds"] > 0
    assert found["decisions_per_second"] == pytest.approx(found["decisions"] / found["seconds"], rel=0.01)
    assert found["compiled"] is turn.__file__.endswith(".so")
    assert done.err == ""  # no progress bar without a terminal


@pytest.mark.parametrize("bots", ["random,random", "greedy,random"])
def test_the_same_seed_gives_the_same_games(tableside: Command, bots: str) -> None:
    def once(seed: str) -> dict[str, Any]:
        found = result(tableside("simulate", "--games", "6", "--seed", seed, "--bots", bots, "--json"))
        return {name: value for name, value in found.items() if name not in TIMES}

    assert once("5") == once("5")
    assert once("5")["decisions"] != once("6")["decisions"]


def test_known_games_of_a_seed() -> None:
    """The same figures compiled and not: this test runs both ways."""
    found = simulate("burger-joint", ("random", "random"), games=50, seed=7).tally
    assert (found.decisions, found.wins) == KNOWN


KNOWN = (44868, [26, 24])


def test_a_game_that_is_stopped_is_unfinished(tableside: Command) -> None:
    found = result(tableside("simulate", "--games", "4", "--max-decisions", "50", "--json"))
    assert (found["unfinished"], found["wins"], found["decisions"]) == (4, [0, 0], 200)


def test_a_turn_limit_is_a_draw(tableside: Command) -> None:
    """BJ-9.1: the option for bots, a draw after this many turns."""
    found = result(tableside("simulate", "--games", "3", "--options", "last_turn=4", "--json"))
    assert (found["draws"], found["wins"], found["unfinished"]) == (3, [0, 0], 0)


def test_wins_are_counted_by_seat_and_by_bot(tableside: Command) -> None:
    found = result(tableside("simulate", "--games", "5", "--bots", "random,greedy", "--json"))
    assert found["wins_by_bot"] == {"random": found["wins"][0], "greedy": found["wins"][1]}
    assert found["wins"][1] >= 4


def test_the_table_for_people(tableside: Command) -> None:
    shown = tableside("simulate", "--games", "3", "--seed", "1", "--lang", "de")
    assert re.search(r"\d,\d %", shown.out)  # a decimal comma
    assert shown.code == 0
    assert "3 Partien" in shown.out
    assert "Entscheidungen" in shown.out


def test_a_position_to_start_from() -> None:
    line = "build B B 9 0/3/KYW/F/7/KY/-/0 0/1/GR/-/2/-/-/0 -/-/- 9K9Y10G10R10W10N -/0/0/0/-"
    found = simulate("burger-joint", ("random", "random"), games=8, seed=1, options={"position": line})
    assert sum(found.tally.wins) == 8


@pytest.mark.parametrize("wrong", [{"games": 0}, {"games": 1, "most_decisions": 0}])
def test_the_library_refuses_nonsense_too(wrong: dict[str, Any]) -> None:
    with pytest.raises(OptionsError, match="at least 1"):
        simulate("burger-joint", ("random", "random"), **wrong)


def test_one_game_can_be_looked_at_alone() -> None:
    """Game 2 of a simulation, played on its own."""
    game = game_of("burger-joint")
    options = game.options({})
    counts = []
    for number in range(3):
        chance = chance_for(7, number)
        state = game.start(options, 2, chance)
        bot = make_bot("burger-joint", "greedy")
        counts.append(play_one(state, [bot, bot], chance))
    assert sum(counts) == simulate("burger-joint", ("greedy", "greedy"), games=3, seed=7).tally.decisions


def test_every_game_has_bots_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []

    def noted(key: str, name: str, seed: int = 0) -> Bot:
        made.append(seed)
        return make_bot(key, name, seed)

    monkeypatch.setattr("tableside.arena.simulate.make_bot", noted)
    simulate("burger-joint", ("greedy", "random"), games=3, seed=7)
    assert len(made) == 8  # two more, to check first that they can be created
    assert len(set(made)) == 6


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("Crashing", "“tests.arena.own_bots:Crashing” crashed: ValueError: out of ideas (own_bots.py:"),
        ("Leaving", "crashed: SystemExit: goodbye (own_bots.py:"),
        ("Cancelled", "crashed: CancelledError: no longer wanted (own_bots.py:"),
        ("Misreading", " (char 3) (own_bots.py:"),
        ("Choiceless", ": TypeError: Can't instantiate abstract class Choiceless"),
        ("Colourful", r"illegal move: “a\nb\x1b[31mred\x00” is not a move in Burger Joint."),
        ("ColourfulCrash", r"crashed: ValueError: \x1b[31mred (own_bots.py:"),
        ("SpikyNonsense", "illegal move: “steal everything” is not a move"),
        ("NoText", "must return a string, but returned 7."),
        ("Illegal", "made an illegal move: “steal everything” is not a move in Burger Joint."),
        ("Unmakeable", "”: RuntimeError: cannot be made (own_bots.py:"),
    ],
)
def test_a_bot_of_ones_own_that_fails_is_told_in_one_sentence(tableside: Command, bot: str, said: str) -> None:
    done = tableside("simulate", "--games", "2", "--bots", f"random,tests.arena.own_bots:{bot}")
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert said in done.err
    assert "bot.py:" not in done.err.replace("own_bots.py:", "")
    assert "__init__.py" not in done.err
