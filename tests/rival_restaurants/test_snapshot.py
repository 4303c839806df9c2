"""Snapshots and digests: stored by name, with a version, and old ones still load."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tableside.engine.chance import FastChance
from tableside.engine.errors import PositionError
from tableside.engine.record import Record
from tableside.engine.verify import verify
from tableside.games.rival_restaurants import snapshot
from tableside.games.rival_restaurants.catalog.ids import CHEF_KEYS
from tableside.games.rival_restaurants.core.model.fields import TABLES, TOWN
from tableside.games.rival_restaurants.game import GAME
from tableside.games.rival_restaurants.options import rules_of
from tableside.games.rival_restaurants.snapshot import VERSION, digest_data, dump

ROOT = Path(__file__).resolve().parents[2]
SAVED = Path(__file__).parent / "saved"
FIRST: dict[str, Any] = json.loads((SAVED / "snapshots-version-1.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("number", range(len(FIRST["states"])))
def test_a_snapshot_of_version_1_loads(number: int) -> None:
    """Offers, a war, memories, an effect being answered, declared dishes, dealt restaurants."""
    saved = FIRST["states"][number]
    state = GAME.restore(FIRST["options"], saved["state"])
    assert state.digest() == saved["digest"]
    assert digest_data(state.town) == saved["state"]
    again = state.dump()
    assert again["version"] == VERSION
    assert GAME.restore(FIRST["options"], json.loads(json.dumps(again))).digest() == saved["digest"]
    for seat in state.asked():
        state.copy().play(seat, state.legal_moves(seat)[0], FastChance(1))


def test_the_snapshots_of_version_1_have_something_of_everything() -> None:
    states = [saved["state"] for saved in FIRST["states"]]
    for name in ("offers", "wars", "seen_cards", "stack"):
        assert any(state[name] for state in states), name
    assert any(cooking is not None for state in states for cooking in state["declared"])
    assert any(len(state["stack"]) > 1 and state["stack"][-1][0] == "effect" for state in states)


def test_a_record_of_the_same_days_verifies() -> None:
    record = Record.load(SAVED / "record-edition-2.json")
    assert "chefs" not in record.options
    assert verify(record).moves == len(record.entries) > 200


def test_everything_in_a_snapshot_has_a_name() -> None:
    state = GAME.restore(FIRST["options"], FIRST["states"][-1]["state"])
    for pending, saved in zip(state.town.stack, state.dump()["stack"], strict=True):
        assert saved["seat"] == pending.seat
        assert set(saved) == {field.name for field in TABLES["Pending"].fields}


def test_a_field_that_is_not_declared_is_not_in_the_town() -> None:
    """The table of fields is complete."""
    town = GAME.restore(FIRST["options"], FIRST["states"][0]["state"]).town
    held = getattr(town, "__mypyc_attrs__", None) or vars(town)
    assert set(held) - {"__dict__"} == {field.name for field in TOWN.fields}


def test_a_copy_shares_nothing_that_changes() -> None:
    for saved in FIRST["states"]:
        town = GAME.restore(FIRST["options"], saved["state"]).town
        twin, before = town.copy(), json.dumps(dump(town))
        for field in TOWN.fields:
            values = getattr(twin, field.name)
            if isinstance(values, list):
                for each in values:
                    if field.form in ("[Pending]", "[War]"):
                        each.mask ^= 1
                values.append(values[0] if values else 0)
        assert json.dumps(dump(town)) == before


@pytest.mark.parametrize(
    ("where", "broken"),
    [
        ("version", {"version": VERSION + 1}),
        ("version", {"version": "2"}),
        ("stack.0", {"stack": [1]}),
        ("stack.0.kind", {"stack": [{"kind": "nonsense"}]}),
        ("stack.0", {"stack": [{"kind": "buying", "more": 1}]}),
        ("stack.0.seat", {"stack": [{"kind": "buying"}]}),
        ("declared", {"declared": []}),
        ("declared.1.slots", {"declared": [None, {"slots": None}, None, None]}),
        ("hand", {"hand": [0]}),
        ("offers.0.number", {"offers": [{"seat": 1}]}),
    ],
)
def test_a_fault_is_named(where: str, broken: dict[str, Any]) -> None:
    saved = GAME.restore(FIRST["options"], FIRST["states"][-1]["state"]).dump()
    with pytest.raises(PositionError) as caught:
        GAME.restore(FIRST["options"], saved | broken)
    assert caught.value.arguments["where"] == f"={where}"


def test_a_field_of_a_later_version(monkeypatch: pytest.MonkeyPatch) -> None:
    """A field that an older snapshot lacks gets its first value. While it has that value, the digest leaves it out."""
    state = GAME.restore(FIRST["options"], FIRST["states"][0]["state"])
    saved, digest = state.dump(), state.digest()
    field = next(field for field in TOWN.fields if field.name == "vegan")
    monkeypatch.setattr(field, "since", VERSION + 1)
    monkeypatch.setattr(snapshot, "_LATER", [field])
    del saved["vegan"]
    later = GAME.restore(FIRST["options"], saved)
    assert later.town.vegan == 0
    assert "vegan" not in digest_data(later.town)
    later.town.vegan = 1
    assert digest_data(later.town)["vegan"] == 1
    assert digest == FIRST["states"][0]["digest"]


LARGER = """
import json, sys
from pathlib import Path
from tableside.engine.record import Record
from tableside.engine.verify import verify
from tableside.games.rival_restaurants.catalog import ids

ids.CARDS, ids.CARD_KEYS = ids.CARDS + 1, (*ids.CARD_KEYS, "pie-throwing")
ids.CARD_NAMES = (*ids.CARD_NAMES, "Pie Throwing")
ids.CHEFS, ids.CHEF_KEYS, ids.ALL_CHEFS = ids.CHEFS + 1, (*ids.CHEF_KEYS, "bea-nomad"), ids.ALL_CHEFS * 2 + 1
from tableside.games.rival_restaurants.catalog import loader
loader.BASE_COPIES.append(1)
loader.DELUXE_COPIES.append(1)

from types import ModuleType
from tableside.games.rival_restaurants.core import registry
effects = "tableside.games.rival_restaurants.core.effects."
for name in ("cards.pie_throwing", "chefs.bea_nomad"):
    sys.modules[effects + name] = ModuleType(effects + name)
registry.Card(ids.CARDS - 1)
registry.Chef(ids.CHEFS - 1, "RR-7")

from tableside.engine.chance import FastChance
from tableside.games.rival_restaurants.game import GAME
saved = Path(sys.argv[1])
first = json.loads((saved / "snapshots-version-1.json").read_text(encoding="utf-8"))
for old in first["states"]:
    state = GAME.restore(first["options"], old["state"])
    assert (len(state.town.deck), len(state.town.pawn_of)) == (ids.CARDS, ids.CHEFS)
    assert state.digest() == old["digest"]
    assert GAME.restore(first["options"], json.loads(json.dumps(state.dump()))).digest() == old["digest"]
    for seat in state.asked():
        state.copy().play(seat, state.legal_moves(seat)[0], FastChance(1))
verify(Record.load(saved / "record-edition-2.json"))
new = GAME.start(GAME.options({}), 4, FastChance(1))
assert new.town.deck_size + sum(new.town.hand_size) == sum(loader.BASE_COPIES)
assert GAME.restore(GAME.options({}), new.dump()).digest() == new.digest()
print("loaded", len(first["states"]))
"""


def test_old_games_load_under_a_catalog_with_one_card_and_one_chef_more() -> None:
    """Neither their snapshots nor the digests of their records contain the new ones."""
    command = [sys.executable, "-c", LARGER, str(SAVED)]
    environment = {"PYTHONPATH": str(ROOT / "src")}  # the sources, because compiled code has its numbers built in
    answer = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
    assert answer.stdout.split() == ["loaded", str(len(FIRST["states"]))], answer.stderr


def test_a_game_that_named_no_chefs_has_those_of_its_day() -> None:
    """RR-2.1: the first twelve."""
    without = {name: value for name, value in GAME.options({}).items() if name != "chefs"}
    assert rules_of(without, 4).chefs == list(range(12))
    assert GAME.recorded(without)["chefs"] == list(CHEF_KEYS[:12])
