"""Tables: the data files of the package, checked while they are read (RR-1).

An owner of the box can correct what was reconstructed: the recipes and the number of bins (see docs).
"""

import csv
from importlib.resources import files
from typing import Final

from tableside.engine.errors import DataError
from tableside.games.rival_restaurants.catalog.ids import (
    CARD_KEYS,
    CHEF_KEYS,
    CUISINE_KEYS,
    FIRST,
    INGREDIENT_KEYS,
    KIND_KEYS,
    MARKET_KEYS,
    MOST_BINS,
    RESTAURANT_KEYS,
    UPGRADE_KEYS,
)

Row = dict[str, str]
MOST_PLACES: Final = 8  # ingredients a recipe may list
MOST_MONEY: Final = 10_000  # a price or a head start
MOST_RECIPES: Final = 200  # in a deck, half of them of each kind
_MOST_DIGITS: Final = 9  # of any number in a file; Python takes very long for very long ones


def fault(file: str, row: int, field: str, wanted: str) -> DataError:
    where = f"={file}, row {row}, {field}" if row else f"={file}, {field}"
    return DataError("rr-err-data", {"where": where, "wanted": f"={wanted}"}, rule="RR-1")


def parse_csv(text: str, file: str, columns: tuple[str, ...], most: int = 1000) -> list[Row]:
    """Rows of a CSV text with these columns (further ones are remarks); row 1 is the first after the heading. Reading
    stops at the first row that is too many."""
    try:
        return _rows(csv.DictReader(text.splitlines()), file, columns, most)
    except csv.Error as error:
        raise fault(file, 0, "CSV", f"text that can be read as CSV ({error})") from error


def _rows(reader: "csv.DictReader[str]", file: str, columns: tuple[str, ...], most: int) -> list[Row]:
    for column in columns:
        if column not in (reader.fieldnames or []):
            raise fault(file, 0, column, "a column of this name")
    rows: list[Row] = []
    for number, row in enumerate(reader, 1):
        if number > most:
            raise fault(file, 0, "rows", f"at most {most} rows")
        for column in columns:
            if row[column] is None:
                raise fault(file, number, column, "a value")
        rows.append({column: str(row[column]).strip() for column in columns})
    return rows


def packaged(file: str, *columns: str) -> list[Row]:
    text = (files("tableside.games.rival_restaurants.catalog") / file).read_text(encoding="utf-8")
    return parse_csv(text, file, columns)


def number_in(text: str, file: str, row: int, field: str, low: int, high: int) -> int:
    if not text.isdecimal() or len(text) > _MOST_DIGITS or not low <= int(text) <= high:
        raise fault(file, row, field, f"a number from {low} to {high}")
    return int(text)


def money_in(text: str, file: str, row: int, field: str, least: int = 100) -> int:
    """An amount in hundreds (RR-1.6)."""
    amount = number_in(text, file, row, field, least, MOST_MONEY)
    if amount % 100:
        raise fault(file, row, field, "a multiple of 100")
    return amount // 100


def expect_keys(file: str, rows: list[Row], keys: tuple[str, ...]) -> None:
    for number, (row, key) in enumerate(zip(rows, keys, strict=False), 1):
        if row["key"] != key:
            raise fault(file, number, "key", key)
    if len(rows) != len(keys):
        raise fault(file, 0, "key", f"{len(keys)} rows")


def read_markets() -> tuple[list[int], list[int]]:
    """Prices in hundreds, and bins, of the six markets (RR-1.2)."""
    rows = packaged("markets.csv", "key", "price", "bins", "ingredients")
    expect_keys("markets.csv", rows, MARKET_KEYS)
    prices, bins = [], []
    for number, row in enumerate(rows, 1):
        prices.append(money_in(row["price"], "markets.csv", number, "price"))
        bins.append(number_in(row["bins"], "markets.csv", number, "bins", 1, MOST_BINS))
        known = INGREDIENT_KEYS[FIRST[number - 1] : FIRST[number]]
        if tuple(row["ingredients"].split()) != known:
            raise fault("markets.csv", number, "ingredients", " ".join(known))
    return prices, bins


def read_cards() -> tuple[list[int], list[int], list[str]]:
    """Copies in the base box, copies with Deluxe (RR-11.4), and the module of each card (RR-1.5)."""
    rows = packaged("cards.csv", "key", "copies", "edition", "module")
    expect_keys("cards.csv", rows, CARD_KEYS)
    base, deluxe = [], []
    for number, row in enumerate(rows, 1):
        copies = number_in(row["copies"], "cards.csv", number, "copies", 0, 60)
        if row["edition"] not in ("base", "deluxe"):
            raise fault("cards.csv", number, "edition", "base or deluxe")
        base.append(copies if row["edition"] == "base" else 0)
        deluxe.append(copies)
    return base, deluxe, [row["module"] for row in rows]


def read_chefs() -> tuple[int, int]:
    """The beginners' chefs and the NPCs, a bit for each (RR-2.1, RR-10.1)."""
    rows = packaged("chefs.csv", "key", "beginners", "npc")
    expect_keys("chefs.csv", rows, CHEF_KEYS)
    beginners = npcs = 0
    for number, row in enumerate(rows, 1):
        for field in ("beginners", "npc"):
            if row[field] not in ("yes", "no"):
                raise fault("chefs.csv", number, field, "yes or no")
        beginners |= (row["beginners"] == "yes") << (number - 1)
        npcs |= (row["npc"] == "yes") << (number - 1)
    return beginners, npcs


def read_restaurants() -> None:
    """Cuisines are numbered like the restaurants (RR-8); the file says the same."""
    rows = packaged("restaurants.csv", "key", "cuisine")
    expect_keys("restaurants.csv", rows, RESTAURANT_KEYS)
    for number, row in enumerate(rows, 1):
        if row["cuisine"] != CUISINE_KEYS[number - 1]:
            raise fault("restaurants.csv", number, "cuisine", CUISINE_KEYS[number - 1])


def read_head_starts() -> dict[str, int]:
    """What restaurants and chefs begin with for an even start, in dollars; measured, see docs/balance.md."""
    found: dict[str, int] = {}
    for file in ("restaurants.csv", "chefs.csv"):
        for number, row in enumerate(packaged(file, "key", "head_start"), 1):
            found[row["key"]] = 100 * money_in(row["head_start"], file, number, "head_start", least=0)
    return found


def read_upgrades() -> list[int]:
    rows = packaged("upgrades.csv", "key", "price")
    expect_keys("upgrades.csv", rows, UPGRADE_KEYS)
    return [money_in(row["price"], "upgrades.csv", n, "price") for n, row in enumerate(rows, 1)]


RECIPE_COLUMNS: Final = ("kind", "cuisine", "name", "ingredients", "points", "garbage")


def parse_recipes(text: str, file: str) -> list[dict[str, object]]:
    """A recipe deck from CSV, as it is carried in the options."""
    return [
        {
            "kind": row["kind"],
            "cuisine": row["cuisine"],
            "name": row["name"],
            "ingredients": row["ingredients"].replace("_", "-").split(),
            "points": number_in(row["points"], file, number, "points", 0, 30),
            "garbage": number_in(row["garbage"], file, number, "garbage", 0, 20),
        }
        for number, row in enumerate(parse_csv(text, file, RECIPE_COLUMNS, MOST_RECIPES), 1)
    ]


def check_recipe(recipe: object, row: int, file: str) -> dict[str, object]:
    """One recipe of the options, or a DataError that names the field."""
    if not isinstance(recipe, dict) or set(recipe) != set(RECIPE_COLUMNS):
        raise fault(file, row, "recipe", "the fields " + ", ".join(RECIPE_COLUMNS))
    if recipe["kind"] not in KIND_KEYS:
        raise fault(file, row, "kind", "basic or gourmet")
    if recipe["cuisine"] not in CUISINE_KEYS:
        raise fault(file, row, "cuisine", "one of " + ", ".join(CUISINE_KEYS))
    if not isinstance(recipe["name"], str) or not 1 <= len(recipe["name"]) <= 60:
        raise fault(file, row, "name", "a name of 1 to 60 characters")
    listed = recipe["ingredients"]
    if not isinstance(listed, list) or not 1 <= len(listed) <= MOST_PLACES:
        raise fault(file, row, "ingredients", f"a list of 1 to {MOST_PLACES} ingredients")
    for ingredient in listed:
        if ingredient not in INGREDIENT_KEYS:
            raise fault(file, row, "ingredients", f"known ingredients, not “{ingredient}”")
    for field, high in (("points", 30), ("garbage", 20)):
        if type(recipe[field]) is not int or not 0 <= recipe[field] <= high:
            raise fault(file, row, field, f"a number from 0 to {high}")
    return dict(recipe)


def packaged_recipes() -> list[dict[str, object]]:
    text = (files("tableside.games.rival_restaurants.catalog") / "recipes.csv").read_text(encoding="utf-8")
    return parse_recipes(text, "recipes.csv")


MARKET_PRICES, MARKET_BINS = read_markets()
BASE_COPIES, DELUXE_COPIES, CARD_MODULES = read_cards()
BEGINNERS, NPCS = read_chefs()
UPGRADE_PRICES = read_upgrades()
read_restaurants()
HEAD_STARTS = read_head_starts()
