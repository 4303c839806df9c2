"""The loader: every data file of this folder, checked while it is read (RR-1).

A row's place in its file is the number by which the rules know the thing. So rows are only ever added at the end: games
that are running hold these numbers. ``ids.py`` and ``core/model/pending.py`` are written from here (`make generate`).

An owner of the box can correct what was reconstructed: the recipes and the number of bins (see docs).
"""

import csv
from importlib.resources import files
from typing import Final

from tableside.engine.errors import DataError

Row = dict[str, str]
KIND_KEYS: Final = ("basic", "gourmet")  # of recipes
MOST_BINS: Final = 4  # in a market
MOST_THINGS: Final = 31  # cards, or ingredients: moves and memories have five bits for them …
MOST_CHEFS: Final = 15  # … and four for a chef
MOST_PLACES: Final = 8  # ingredients a recipe may list
MOST_MONEY: Final = 10_000  # a price or a head start
MOST_RECIPES: Final = 200  # in a deck, half of them of each kind
_MOST_DIGITS: Final = 9  # of any number in a file; Python takes very long for very long ones
_KEY_LETTERS: Final = frozenset("abcdefghijklmnopqrstuvwxyz0123456789-")


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


def packaged(file: str, *columns: str, most: int = 1000) -> list[Row]:
    text = (files("tableside.games.rival_restaurants.catalog") / file).read_text(encoding="utf-8")
    return parse_csv(text, file, columns, most)


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


def keyed(file: str, *columns: str, most: int = MOST_THINGS) -> list[Row]:
    """The rows of a packaged file, each with a key of its own."""
    rows = packaged(file, "key", *columns, most=most)
    keys: set[str] = set()
    for number, row in enumerate(rows, 1):
        if row["key"] in keys or not row["key"] or not _KEY_LETTERS.issuperset(row["key"]):
            raise fault(file, number, "key", "a key of its own, of small letters, digits and hyphens")
        keys.add(row["key"])
    return rows


def one_of(words: tuple[str, ...], row: Row, file: str, number: int, field: str) -> int:
    """The number of a word."""
    if row[field] not in words:
        raise fault(file, number, field, "one of " + ", ".join(words))
    return words.index(row[field])


def keys_of(rows: list[Row]) -> tuple[str, ...]:
    return tuple(row["key"] for row in rows)


def prices_of(file: str, rows: list[Row]) -> list[int]:
    """In hundreds."""
    return [money_in(row["price"], file, n, "price") for n, row in enumerate(rows, 1)]


def read_ingredients() -> tuple[tuple[str, ...], list[int], list[int]]:
    """Keys, markets and copies (RR-1.2). The ingredients of a market stand together, in the order of the markets."""
    file = "ingredients.csv"
    rows = keyed(file, "market", "copies")
    markets = [one_of(MARKET_KEYS, row, file, n, "market") for n, row in enumerate(rows, 1)]
    for number in range(1, len(markets)):
        if not 0 <= markets[number] - markets[number - 1] <= 1:
            raise fault(file, number + 1, "market", "the ingredients of a market together, in the order of the markets")
    return keys_of(rows), markets, [number_in(row["copies"], file, n, "copies", 1, 60) for n, row in enumerate(rows, 1)]


def read_cards() -> tuple[tuple[str, ...], tuple[str, ...], list[int], list[int]]:
    """Keys, names by which the rules are cited, copies in the base box, and copies with Deluxe (RR-1.5, RR-11.4)."""
    file = "cards.csv"
    rows = keyed(file, "name", "copies", "edition")
    base, deluxe = [], []
    for number, row in enumerate(rows, 1):
        copies = number_in(row["copies"], file, number, "copies", 0, 60)
        base.append(0 if one_of(("base", "deluxe"), row, file, number, "edition") else copies)
        deluxe.append(copies)
    return keys_of(rows), tuple(row["name"] for row in rows), base, deluxe


def read_chefs() -> tuple[tuple[str, ...], int, int]:
    """Keys, the beginners' chefs and the NPCs, a bit for each (RR-2.1, RR-10.1)."""
    file = "chefs.csv"
    rows = keyed(file, "beginners", "npc", most=MOST_CHEFS)
    beginners = npcs = 0
    for number, row in enumerate(rows, 1):
        beginners |= one_of(("no", "yes"), row, file, number, "beginners") << (number - 1)
        npcs |= one_of(("no", "yes"), row, file, number, "npc") << (number - 1)
    return keys_of(rows), beginners, npcs


def read_head_starts() -> dict[str, int]:
    """What restaurants and chefs begin with for an even start, in dollars; measured, see docs/balance.md."""
    found: dict[str, int] = {}
    for file in ("restaurants.csv", "chefs.csv"):
        for number, row in enumerate(keyed(file, "head_start"), 1):
            found[row["key"]] = 100 * money_in(row["head_start"], file, number, "head_start", least=0)
    return found


_MARKETS: Final = keyed("markets.csv", "price", "bins")
MARKET_KEYS: Final = keys_of(_MARKETS)
MARKET_PRICES: Final = prices_of("markets.csv", _MARKETS)
MARKET_BINS: Final = [
    number_in(row["bins"], "markets.csv", n, "bins", 1, MOST_BINS) for n, row in enumerate(_MARKETS, 1)
]
INGREDIENT_KEYS, MARKET_OF, INGREDIENT_COPIES = read_ingredients()
CARD_KEYS, CARD_NAMES, BASE_COPIES, DELUXE_COPIES = read_cards()
CHEF_KEYS, BEGINNERS, NPC_CHEFS = read_chefs()
_RESTAURANTS: Final = keyed("restaurants.csv", "cuisine")
RESTAURANT_KEYS: Final = keys_of(_RESTAURANTS)
CUISINE_KEYS: Final = tuple(row["cuisine"] for row in _RESTAURANTS)  # each restaurant has its own (RR-8)
HEAD_STARTS: Final = read_head_starts()
_UPGRADES: Final = keyed("upgrades.csv", "price")
UPGRADE_KEYS: Final = keys_of(_UPGRADES)
UPGRADE_PRICES: Final = prices_of("upgrades.csv", _UPGRADES)
STEP_KEYS: Final = keys_of(keyed("steps.csv"))  # what the game can wait for

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
