"""Options and data: invalid values are refused with the place and the rule, and valid ones are completed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tableside.engine.chance import FastChance
from tableside.engine.errors import DataError, OptionsError
from tableside.games.rival_restaurants.catalog.loader import parse_csv, parse_recipes
from tableside.games.rival_restaurants.game import GAME

HEAD = "kind,cuisine,name,ingredients,points,garbage\n"


def test_completed_options_come_back_unchanged() -> None:
    full = GAME.options({"edition": "deluxe", "home_cook": True})
    assert GAME.options(full) == full
    assert len(full["recipes"]) == 48
    assert sum(full["cards"].values()) == 42


@pytest.mark.parametrize(
    ("raw", "rule"),
    [
        ({"player": 3}, ""),
        ({"players": 1}, "RR-1.1"),
        ({"players": 9}, "RR-1.1"),
        ({"players": True}, "RR-1.1"),
        ({"players": 7}, "RR-1.1"),
        ({"edition": "gold"}, "RR-11"),
        ({"mode": "fast"}, "RR-11"),
        ({"home_cook": 1}, "RR-11"),
        ({"market_seconds": -1}, "RR-11.1"),
        ({"market_seconds": "60"}, "RR-11.1"),
        ({"choose_restaurants": 0}, "RR-2.3"),
        ({"choose_restaurants": 3, "players": 4}, "RR-2.3"),
        ({"choose_chefs": 5, "players": 3}, "RR-2.3"),
        ({"mode": "squad", "two_many_cooks": True}, "RR-11.5"),
        ({"mode": "squad", "players": 4}, "RR-10"),
        ({"mode": "squad", "beginners_chefs": True}, "RR-10.1"),
        ({"two_many_cooks": True, "players": 7, "edition": "deluxe"}, "RR-11.3"),
    ],
)
def test_options_that_cannot_be(raw: dict[str, Any], rule: str) -> None:
    """RR-2.3, RR-11.5"""
    with pytest.raises(OptionsError) as caught:
        GAME.options(raw)
    assert caught.value.rule == rule
    assert not str(caught.value).startswith(("rr-", "err-"))


def test_players_fixes_the_number_of_seats() -> None:
    """RR-1.1"""
    assert GAME.seat_counts(GAME.options({"players": 4})) == range(4, 5)


@pytest.mark.parametrize(
    ("row", "field"),
    [
        ("basik,korean,X,rice,3,0", "kind"),
        ("basic,klingon,X,rice,3,0", "cuisine"),
        ("basic,korean,,rice,3,0", "name"),
        ("basic,korean,X,,3,0", "ingredients"),
        ("basic,korean,X,rice stone,3,0", "ingredients"),
        ("basic,korean,X,rice,three,0", "points"),
        ("basic,korean,X,rice,3,-1", "garbage"),
        ("basic,korean,X,rice,3", "garbage"),
        ("basic,korean,Kimbap,rice,3,0", "name"),
    ],
)
def test_a_bad_recipe_names_file_row_and_field(row: str, field: str, tmp_path: Path) -> None:
    """RR-1.4"""
    good = (Path(__file__).parents[2] / "src/tableside/games/rival_restaurants/catalog/recipes.csv").read_text()
    lines = [",".join(line.split(",")[:6]) for line in good.splitlines()]
    path = tmp_path / "mine.csv"
    path.write_text("\n".join([*lines, row]) + "\n")
    with pytest.raises(DataError) as caught:
        GAME.options({"recipes": str(path)})
    assert str(caught.value.arguments["where"]).endswith(f", row 49, {field}")
    assert "mine.csv" in str(caught.value)


def test_a_deck_from_a_file_is_carried_by_content(tmp_path: Path) -> None:
    """RR-1.4: so that a record replays without the file."""
    path = tmp_path / "mine.csv"
    text = (Path(__file__).parents[2] / "src/tableside/games/rival_restaurants/catalog/recipes.csv").read_text()
    path.write_text(text.replace("Kimbap", "My Own Kimbap"))
    full = GAME.options({"recipes": str(path)})
    path.unlink()
    assert GAME.options(full) == full
    assert "My Own Kimbap" in [recipe["name"] for recipe in full["recipes"]]
    with pytest.raises(DataError):
        GAME.options({"recipes": str(path)})


@pytest.mark.parametrize(
    "raw",
    [
        {"bins": [4, 4, 4, 3, 3]},
        {"bins": [4, 4, 4, 3, 3, 9]},
        {"cards": {"joker": 1}},
        {"cards": {"taxes": -1}},
        {"cards": ["taxes"]},
        {"even_start": 7},
        {"even_start": ["kim-chi"]},
        {"even_start": {"kim": 100}},
        {"even_start": {"kim-chi": 150}},
        {"even_start": {"kim-chi": -100}},
        {"even_start": {"kim-chi": True}},
        {"recipes": 7},
        {"recipes": []},
        {"recipes": [{"kind": "basic"}]},
    ],
)
def test_other_data_that_cannot_be(raw: dict[str, Any]) -> None:
    """RR-1.2, RR-1.4, RR-1.5"""
    with pytest.raises(DataError):
        GAME.options(raw)


def test_a_missing_column_and_a_bad_number() -> None:
    with pytest.raises(DataError, match="points"):
        parse_recipes("kind,cuisine,name,ingredients,garbage\n", "x.csv")
    with pytest.raises(DataError, match="row 1, points"):
        parse_recipes(HEAD + "basic,korean,X,rice,99,0\n", "x.csv")
    assert parse_csv("a,b\n1,2\n", "x.csv", ("a",)) == [{"a": "1"}]


def test_underscores_in_ingredients_are_fine() -> None:
    [recipe] = parse_recipes(HEAD + "basic,korean,X,sweet_fruit,3,0\n", "x.csv")
    assert recipe["ingredients"] == ["sweet-fruit"]


@pytest.mark.parametrize("wrong", ["kim-chi", ["kim-chi", "kim-chi"], ["nobody"], [1], [[]], {"kim-chi": 1}])
def test_chefs_are_listed_once_each(wrong: object) -> None:
    """RR-2.1"""
    with pytest.raises(DataError) as caught:
        GAME.options({"chefs": wrong})
    assert caught.value.arguments["where"] == "=chefs"


def test_some_chefs() -> None:
    """RR-2.1, RR-10.1: only they are dealt, and there must be enough of them."""
    four = ["kim-chi", "gohan-sushido", "biff-brobeque", "angus-khan"]
    full = GAME.options({"chefs": four})
    assert full["chefs"] == ["angus-khan", "biff-brobeque", "gohan-sushido", "kim-chi"]
    assert GAME.seat_counts(full) == range(3, 5)  # two would play Kitchen Squad, which takes all
    state = GAME.start(full, 4, FastChance(1))
    assert sorted(state.town.chef[::2]) == [0, 2, 5, 6]
    with pytest.raises(OptionsError) as caught:
        GAME.options({"chefs": four, "mode": "squad"})
    assert caught.value.rule == "RR-10.1"
