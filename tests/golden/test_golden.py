"""Golden records: whole games that must verify and replay to the same end in every later version."""

from __future__ import annotations

from pathlib import Path

import pytest

from tableside.engine.match import Match, outcome_json
from tableside.engine.record import Record
from tableside.engine.verify import verify
from tests.golden.told import told

HERE = Path(__file__).parent
# The record, how many entries it has, the digest of its last state, and how it ended.
GOLDEN: dict[str, tuple[int, str, dict[str, object] | None]] = {
    "whole-game": (484, "0ce9983ae198a6dd", {"winners": [0], "scores": [13, 8], "reason": "end-points"}),
    "resigned": (91, "626dca4e2f8e045f", {"winners": [0], "scores": [4, 3], "reason": "end-resigned"}),
    "time-is-up": (44, "7765fdf21a94b22c", {"winners": [1], "scores": [2, 3], "reason": "end-time"}),
    "own-set": (41, "4053d6739c7614a9", {"winners": [0], "scores": [7, 1], "reason": "end-points"}),
    "from-a-position": (144, "f16ec7737cd353ab", {"winners": [1], "scores": [9, 12], "reason": "end-points"}),
    "turn-limit": (72, "cdc6e71ed64c4a85", {"winners": [], "scores": [3, 4], "reason": "end-turn-limit"}),
    "going-on": (120, "cb71b3020f7f88da", None),
}


def test_every_record_here_is_expected() -> None:
    assert {path.stem for path in HERE.glob("*.json")} == set(GOLDEN)


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_record_verifies(name: str) -> None:
    entries, _, outcome = GOLDEN[name]
    result = verify(Record.load(HERE / f"{name}.json"))
    assert (result.moves, result.finished, result.sealed) == (entries, outcome is not None, outcome is not None)


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_record_replays_to_the_same_end(name: str) -> None:
    _, digest, outcome = GOLDEN[name]
    match = Match.replay(Record.load(HERE / f"{name}.json"))
    assert match.state.digest() == digest
    result = match.outcome()
    assert (outcome_json(result) if result else None) == outcome


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_record_is_written_as_it_was_read(name: str) -> None:
    path = HERE / f"{name}.json"
    said_since = ' "rules_edition": 1,\n'  # they are older than that line
    told = Record.load(path).text()
    assert told.count(said_since) == 1
    assert told.replace(said_since, "") == path.read_text(encoding="utf-8").replace(said_since, "")


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_record_tells_the_same_story(name: str) -> None:
    """The events of each move are the same. The log, sounds and animations come from them."""
    path = HERE / f"{name}.json"
    assert told(path) == path.with_suffix(".log").read_text(encoding="utf-8")


def test_the_whole_game_has_something_of_everything() -> None:
    """Undo, trades, discards, an ability, both kinds of publicity, diners and bistros."""
    record = Record.load(HERE / "whole-game.json")
    signs = {entry.move for entry in record.entries}
    assert {":undo", "@A", "!", "pub", "basic", "/", "end"} <= signs
    for sign in ("3", "=", "-", "x", "d", "b", "<"):
        assert any(move.startswith(sign) for move in signs)
