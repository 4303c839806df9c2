"""The catalog: data files, one loader, and the code generated from them."""

from __future__ import annotations

import csv
from importlib import import_module
from importlib.resources import files

import pytest

from tableside.engine.errors import DataError
from tableside.games.rival_restaurants.catalog import ids, loader
from tableside.games.rival_restaurants.core.model import pending as kinds
from tableside.games.rival_restaurants.core.registry import CARD_LIST, CHEF_LIST, RESTAURANT_LIST, STEPS
from tools.generate import CODE, PAGES, constant, stale

FOLDER = files("tableside.games.rival_restaurants.catalog")


def test_generated_code_is_current() -> None:
    assert [path.name for path in (*stale(CODE), *stale(PAGES))] == [], "run `make generate`"


def test_every_key_has_a_constant_with_its_number() -> None:
    for keys in (ids.MARKET_KEYS, ids.INGREDIENT_KEYS, ids.CHEF_KEYS, ids.RESTAURANT_KEYS, ids.CARD_KEYS):
        assert [getattr(ids, constant(key)) for key in keys] == list(range(len(keys)))
    assert [getattr(ids, constant(key)) for key in ids.UPGRADE_KEYS] == list(range(ids.UPGRADES))
    assert [getattr(kinds, constant(key)) for key in kinds.STEP_KEYS] == list(range(kinds.STEP_KINDS))
    assert (ids.PLACE_KEYS[ids.ISLAND], ids.PLACE_KEYS[ids.HOME]) == ("island", "home")


def test_every_thing_has_its_behaviour() -> None:
    import_module("tableside.games.rival_restaurants.core.machine")  # loads them all
    assert None not in (*CARD_LIST, *CHEF_LIST, *RESTAURANT_LIST)
    assert [step.kind for step in STEPS] == list(range(kinds.STEP_KINDS))


def test_what_stands_for_none_is_no_thing() -> None:
    assert ids.CARDS <= ids.NO_CARD < ids.POWER
    assert ids.CHEFS <= ids.NO_CHEF
    assert ids.INGREDIENTS <= ids.NOTHING


def test_every_column_is_read() -> None:
    """The loader names every column of every data file."""
    source = (FOLDER / "loader.py").read_text(encoding="utf-8")
    for path in FOLDER.iterdir():
        if path.name.endswith(".csv"):
            heading = next(csv.reader(path.read_text(encoding="utf-8").splitlines()))
            assert [column for column in heading if f'"{column}"' not in source] == [], path.name


@pytest.mark.parametrize(
    ("rows", "wanted"),
    [
        ("taxes\ntaxes\n", "row 2, key"),
        ("Taxes\n", "row 1, key"),
        ("\n\n", "row 1, key"),
    ],
)
def test_a_key_is_checked(monkeypatch: pytest.MonkeyPatch, rows: str, wanted: str) -> None:
    monkeypatch.setattr(loader, "packaged", lambda *_, **__: [{"key": row} for row in rows.split("\n")[:-1]])
    with pytest.raises(DataError) as caught:
        loader.keyed("cards.csv")
    assert wanted in str(caught.value.arguments["where"])


def test_there_is_an_end_to_chefs(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "key,beginners,npc\n" + "".join(f"chef-{n},no,no\n" for n in range(16))
    monkeypatch.setattr(loader, "files", lambda _: FakeFolder(text))
    with pytest.raises(DataError) as caught:
        loader.read_chefs()
    assert "at most 15 rows" in str(caught.value.arguments["wanted"])


class FakeFolder:
    """A folder in which every file has the same text."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __truediv__(self, name: str) -> FakeFolder:
        return self

    def read_text(self, encoding: str) -> str:
        return self.text
