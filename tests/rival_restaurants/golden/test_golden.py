"""Golden records: whole games that must verify and replay to the same end in every later version."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tableside.engine.errors import RecordError
from tableside.engine.match import Match, outcome_json
from tableside.engine.record import Record
from tableside.engine.verify import verify
from tableside.games.rival_restaurants.game import GAME
from tests.rival_restaurants.golden.make import EXPECTED, HERE

# How many entries each record has, the digest of its last state, and how it ended; written by make.py.
GOLDEN: dict[str, dict[str, Any]] = json.loads((HERE / EXPECTED).read_text(encoding="utf-8"))


def test_every_record_here_is_expected() -> None:
    assert {path.stem for path in HERE.glob("*.json") if path.name != EXPECTED} == set(GOLDEN)


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_record_verifies(name: str) -> None:
    record = Record.load(HERE / f"{name}.json")
    assert record.rules_edition == GAME.edition
    result = verify(record)
    over = GOLDEN[name]["outcome"] is not None
    assert (result.moves, result.finished, result.sealed) == (GOLDEN[name]["entries"], over, over)


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_record_replays_to_the_same_end(name: str) -> None:
    match = Match.replay(Record.load(HERE / f"{name}.json"))
    assert match.state.digest() == GOLDEN[name]["digest"]
    result = match.outcome()
    assert (outcome_json(result) if result else None) == GOLDEN[name]["outcome"]


@pytest.mark.parametrize(
    "path", sorted(HERE.glob("edition-*/*.json")), ids=lambda path: f"{path.parent.name}-{path.stem}"
)
def test_a_record_of_an_earlier_edition_is_recognised(path: Path) -> None:
    """Its rules are no longer played. The error says so, and does not mention digests or draws."""
    record = Record.load(path)
    assert f"edition-{record.rules_edition}" == path.parent.name
    for act in (verify, Match.replay):
        with pytest.raises(RecordError) as caught:
            act(record)
        assert caught.value.id == "err-edition-earlier"
        assert caught.value.arguments["n"] == record.rules_edition


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
