"""Golden records: whole games of an earlier day that must verify and replay to the same end, for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from tableside.engine.match import Match, outcome_json
from tableside.engine.record import Record
from tableside.engine.verify import verify

HERE = Path(__file__).parent
# The record, how many entries it has, the digest of its last state, and how it ended.
GOLDEN: dict[str, tuple[int, str, dict[str, object] | None]] = {
    "eight-going-on": (700, "45045176fdd081b7", None),
    "four-at-a-table": (787, "3385581287aefdb4", {"winners": [1], "scores": [12, 20, 15, 5], "reason": "end-points"}),
    "kitchen-squad": (548, "d08397c12ac30327", {"winners": [0], "scores": [20, 18], "reason": "end-points"}),
    "two-many-cooks-resigned": (
        152,
        "ab5cfcfe0b4467ea",
        {"winners": [2], "scores": [0, 0, 7], "reason": "end-resigned"},
    ),
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


def test_together_they_have_something_of_everything() -> None:
    words = {entry.move.split()[0] for name in GOLDEN for entry in Record.load(HERE / f"{name}.json").entries}
    for word in ("go", "claim", "use", "play", "clam", "pass", "buy", "bid", "drop", "offer", "accept", "withdraw"):
        assert word in words
    for word in (
        "cook",
        "keep",
        "choose",
        "first",
        "draft",
        "ban",
        "npc",
        "dump",
        "sell",
        "time-up",
        "pause",
        ":resign",
    ):
        assert word in words
