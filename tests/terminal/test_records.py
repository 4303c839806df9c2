"""``tableside verify``, ``replay`` and ``notation``."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tableside.bots import Ask, make_bot
from tableside.engine.match import Match
from tableside.locales import LANGUAGES
from tests.terminal.console import Command


@pytest.fixture
def game(here: Path) -> Match:
    """A finished game between bots, as a file."""
    match = Match.start("burger-joint", seed=21, players=["greedy", "random"])
    bots = [make_bot("burger-joint", "greedy"), make_bot("burger-joint", "random", 1)]
    while asked := match.asked():
        match.play(asked[0], bots[asked[0]].choose(Ask(match.state, asked[0])))
    match.record.save(here / "game.json")
    return match


@pytest.mark.parametrize(
    ("language", "good"), [("en", "Record verified"), ("de", "alles in Ordnung"), ("it", "Partita verificata")]
)
def test_verify_says_what_was_checked(tableside: Command, game: Match, language: str, good: str) -> None:
    done = tableside("verify", "game.json", "--lang", language)
    assert done.code == 0
    assert good in done.out
    assert game.record.seal in done.out
    assert f": {len(game.record.entries)}\n" in done.out
    assert done.out.count("✓") == 5


def spoil(here: Path, change: Callable[[dict[str, Any]], object]) -> None:
    data = json.loads((here / "game.json").read_text())
    change(data)
    (here / "game.json").write_text(json.dumps(data))


def drawn(data: dict[str, Any]) -> int:
    """The first move that drew something."""
    return next(number for number, move in enumerate(data["moves"]) if move[3])


SPOILED: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "another seed": (lambda data: data.update(seed="00" * 32), "doesn’t match the hash"),
    "another draw": (lambda data: data["moves"][drawn(data)][3].__setitem__(0, 59), "the game record lists the draws"),
    "another digest": (lambda data: data["moves"][30].__setitem__(4, "0" * 16), "Move 31 "),
    "an illegal move": (lambda data: data["moves"][30].__setitem__(1, "!"), "Move 31 (!) is illegal"),
    "another outcome": (lambda data: data["outcome"].update(winners=[1]), "the outcome"),
    "a move left out": (lambda data: data["moves"].pop(30), "Move "),
    "no moves": (lambda data: data.update(moves=7), "moves"),
    "a future format": (lambda data: data.update(tableside=99), "format 99"),
}


@pytest.mark.parametrize("fault", SPOILED)
def test_verify_names_the_first_fault_and_fails(tableside: Command, game: Match, here: Path, fault: str) -> None:
    change, sentence = SPOILED[fault]
    spoil(here, change)
    done = tableside("verify", "game.json")
    assert done.code == 1
    assert "Verification failed: game.json" in done.err
    assert sentence in done.err
    assert done.out == ""


def test_verify_of_something_else(tableside: Command, here: Path) -> None:
    (here / "game.json").write_text("once upon a time")
    assert tableside("verify", "game.json").code == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_tells_everything(tableside: Command, game: Match, language: str) -> None:
    done = tableside("replay", "game.json", "--lang", language)
    assert done.code == 0
    for number, played in enumerate(game.history, 1):
        assert re.search(rf"^ *{number} {re.escape(played.move)} ", done.out, re.MULTILINE)
    assert "bj-log" not in done.out


def test_replay_at_a_move(tableside: Command, game: Match) -> None:
    shown = tableside("replay", "game.json", "--move", "0").out
    assert "turn 1 · Production" in shown
    assert f"Start (0 of {len(game.record.entries)})" in shown
    shown = tableside("replay", "game.json", "--move", "40").out
    assert f"Move 40 of {len(game.record.entries)}" in shown
    too_far = tableside("replay", "game.json", "--move", "99999")
    assert too_far.code == 2
    assert str(len(game.record.entries)) in too_far.err.replace(",", "")


def test_replay_of_a_record_that_does_not_replay(tableside: Command, game: Match, here: Path) -> None:
    spoil(here, SPOILED["an illegal move"][0])
    done = tableside("replay", "game.json")
    assert (done.code, done.out) == (2, "")


LINE = "trade B B 1 0/1/KY/-/2/KY/-/0 0/1/GR/-/2/RW/-/0 -/-/- 9K9Y10G9R9W10N -/0/0/0/-"


@pytest.mark.parametrize("language", LANGUAGES)
def test_notation_is_explained(tableside: Command, language: str) -> None:
    shown = tableside("notation", "--lang", language)
    assert shown.code == 0
    for token in ("K", "3K", "=K", "-K", "!", "@A", "/", "pub", "adv", "xK", "x-", "basic", "dK", "bA", "<K", "end"):
        assert re.search(rf"^ *{re.escape(token)} +\w", shown.out, re.MULTILINE), token
    assert "first-pick B B 1 " in shown.out


def test_notation_reads_moves(tableside: Command) -> None:
    shown = tableside("notation", "3k =Y / basic end")
    assert shown.code == 0
    assert "trade 3× black patty" in shown.out
    assert "3K " in shown.out  # the canonical spelling
    wrong = tableside("notation", "3K", "=Y", "castle")
    assert wrong.code == 1
    assert "“castle” is not a move" in wrong.out
    assert tableside("notation", "-K").code == 0  # a move, not an option


def test_notation_draws_a_position(tableside: Command) -> None:
    shown = tableside("notation", LINE)
    assert shown.code == 0
    assert "Burger Joint · turn 1 · Trade" in shown.out
    assert LINE in shown.out
    assert tableside("notation", *LINE.split()).out == shown.out


@pytest.mark.parametrize(
    ("field", "instead", "why"),
    [
        ("0/1/KY/-/2/KY/-/0", "0/7/KY/-/2/KY/-/0", "[BJ-5.5]"),
        ("9K9Y", "10K9Y", "61"),
        (" B B ", " P B ", "mover"),
        ("trade", "dance", "dance"),
    ],
)
def test_notation_says_why_a_position_cannot_be(tableside: Command, field: str, instead: str, why: str) -> None:
    shown = tableside("notation", LINE.replace(field, instead))
    assert shown.code == 1
    assert why in shown.out


def test_notation_plays_moves_from_a_position(tableside: Command) -> None:
    """BJ-5.5: bought and on the board. Its price is paid."""
    shown = tableside("notation", "--position", LINE, "/ basic")
    assert shown.code == 0
    assert "Burger opens basic restaurant 2" in shown.out
    refused = tableside("notation", "--position", LINE, "/", "basic", "basic")
    assert refused.code == 1
    assert "[BJ-5.1]" in refused.out
