"""Arguments: what the words in capitals of the move table stand for, and how each is read and written."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from tableside.engine.errors import InvalidMove
from tableside.games.rival_restaurants.catalog.ids import (
    CARD_KEYS,
    CHEF_KEYS,
    INGREDIENT_KEYS,
    MARKET_KEYS,
    MARKETS,
    MOST_BINS,
    NO_BIN,
    NOTHING,
    PLACE_KEYS,
    RESTAURANT_KEYS,
    UPGRADE_KEYS,
)
from tableside.games.rival_restaurants.core.model.pending import CLAIMS, RELOCATE
from tableside.games.rival_restaurants.core.model.town import Town
from tableside.games.rival_restaurants.notation.lexicon import (
    mask_words,
    pawn_word,
    read_money,
    read_name,
    read_number,
    read_pawn,
    read_recipe,
    read_seat,
    seat_word,
)

ANY: Final = 0  # as many words as there are, one at least
WHICH: Final = ("first", "second")


@dataclass(frozen=True)
class Argument:
    """How a value is read and written; ``size`` is how many words it has."""

    read: Callable[[Town, str], int]
    write: Callable[[Town, int], str]
    size: int = 1


def _named(kind: str, keys: Sequence[str]) -> Argument:
    return Argument(lambda town, word: read_name(word, kind), lambda town, value: keys[value])


def _number(low: int, high: int) -> Argument:
    return Argument(lambda town, word: read_number(word, low, high), lambda town, value: str(value))


def _or_none(argument: Argument, none: int) -> Argument:
    return Argument(
        lambda town, word: none if word == "none" else argument.read(town, word),
        lambda town, value: "none" if value == none else argument.write(town, value),
    )


def _which(town: Town, word: str) -> int:
    if word not in WHICH:
        raise InvalidMove("rr-err-form", {"form": f"={' | '.join(WHICH)}"})
    return WHICH.index(word)


def _players(town: Town, words: str) -> int:
    mask = 0
    for word in words.split():
        mask |= 1 << read_seat(word, town)
    return mask


def _markets(town: Town, words: str) -> int:
    mask = 0
    for word in words.split():
        mask |= 1 << read_name(word, "market")
    return mask


_BIN: Final = Argument(lambda town, word: read_number(word, 1, MOST_BINS) - 1, lambda town, value: str(value + 1))


def _market_bin(town: Town, words: str) -> int:
    market, bin = words.split()
    return MOST_BINS * read_name(market, "market") + _BIN.read(town, bin)


_INGREDIENT: Final = _named("ingredient", INGREDIENT_KEYS)
ARGUMENTS: Final[dict[str, Argument]] = {
    "PLACE": _named("place", PLACE_KEYS),
    "MARKET": _named("market", MARKET_KEYS),
    "MARKETS": Argument(
        _markets, lambda town, value: " ".join(MARKET_KEYS[i] for i in range(MARKETS) if value >> i & 1), ANY
    ),
    "BIN": _BIN,
    "BIN/none": _or_none(_BIN, NO_BIN),
    "MARKET_BIN": Argument(
        _market_bin,
        lambda town, value: f"{MARKET_KEYS[value // MOST_BINS]} {value % MOST_BINS + 1}",
        2,
    ),
    "CHEF": _named("chef", CHEF_KEYS),
    "RESTAURANT": _named("restaurant", RESTAURANT_KEYS),
    "CARD": _named("card", CARD_KEYS),
    "UPGRADE": _named("upgrade", UPGRADE_KEYS),
    "INGREDIENT": _INGREDIENT,
    "INGREDIENT/none": _or_none(_INGREDIENT, NOTHING),
    "RECIPE": Argument(lambda town, word: read_recipe(word, town), lambda town, value: town.rules.recipe_keys[value]),
    "PLAYER": Argument(lambda town, word: read_seat(word, town), lambda town, value: seat_word(value)),
    "PLAYERS": Argument(_players, lambda town, value: " ".join(mask_words(value)), ANY),
    "PAWN": Argument(lambda town, word: read_pawn(word, town), lambda town, value: pawn_word(value)),
    "OWN-PAWN": Argument(_which, lambda town, value: WHICH[value]),
    "NUMBER": _number(1, 999),
    "GARBAGE": _number(0, 999),
    "1-2": _number(1, 2),
    "MONEY": Argument(lambda town, word: read_money(word), lambda town, value: str(value * 100)),
}
# What cards and powers call their arguments (``Source.arguments``).
OF_SOURCES: Final = {
    "seat": "PLAYER",
    "seats": "PLAYERS",
    "pawn": "PAWN",
    "own-pawn": "OWN-PAWN",
    "ingredient": "INGREDIENT",
    "market": "MARKET",
    "recipe": "RECIPE",
    "bin": "MARKET_BIN",
    "number": "NUMBER",
}
MAY_BE_LEFT_OUT: Final = ("OWN-PAWN", "PLAYERS")  # after a card's name: then it is 0, the first chef or nobody


MOVED: Final = 1  # somebody was sent elsewhere and says where
CLAIMING: Final = 2
TWO_PAWNS: Final = 4


def situation(town: Town) -> int:
    """All that decides which form of a move is meant, as bits."""
    top = town.stack[-1].kind if town.stack else -1
    bits = MOVED if top == RELOCATE else CLAIMING if top == CLAIMS else 0
    return bits | TWO_PAWNS if town.rules.chefs_each() == 2 else bits


SITUATIONS: Final[dict[str, Callable[[Town], bool]]] = {
    "": lambda town: True,
    "moved": lambda town: situation(town) & MOVED != 0,
    "one-pawn": lambda town: situation(town) & (MOVED | TWO_PAWNS) == 0,
    "two-pawns": lambda town: situation(town) & (MOVED | TWO_PAWNS) == TWO_PAWNS,
    "two-claims": lambda town: situation(town) == CLAIMING | TWO_PAWNS,
}
