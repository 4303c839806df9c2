"""Lexicon: names as people write them in moves. A name may be shortened to any beginning of one of its parts."""

from collections.abc import Sequence
from typing import Final

from tableside.engine.errors import AmbiguousMove, InvalidMove
from tableside.games.rival_restaurants.catalog.ids import (
    CARD_KEYS,
    CHEF_KEYS,
    INGREDIENT_KEYS,
    MARKET_KEYS,
    PLACE_KEYS,
    RESTAURANT_KEYS,
    UPGRADE_KEYS,
)
from tableside.games.rival_restaurants.core.model.town import Town

_KINDS: Final[dict[str, Sequence[str]]] = {
    "ingredient": INGREDIENT_KEYS,
    "market": MARKET_KEYS,
    "place": PLACE_KEYS[:7],
    "chef": CHEF_KEYS,
    "restaurant": RESTAURANT_KEYS,
    "card": CARD_KEYS,
    "upgrade": UPGRADE_KEYS,
}

_EXACT: Final = {kind: {key: number for number, key in enumerate(keys)} for kind, keys in _KINDS.items()}


def matches(word: str, keys: Sequence[str]) -> list[int]:
    """The exact name; else the names that begin so; else those with a part that begins so."""
    word = word.lower().replace("_", "-")
    if word in keys:
        return [keys.index(word)]
    found = [i for i, key in enumerate(keys) if key.startswith(word)]
    return found or [i for i, key in enumerate(keys) if f"-{word}" in key]


def one_of(word: str, kind: str, keys: Sequence[str]) -> int:
    found = matches(word, keys) if word else []
    if len(found) == 1:
        return found[0]
    args = {"word": f"={word}", "kind": f"$rr-kind-{kind}"}
    if not found:
        raise InvalidMove("rr-err-unknown-word", args)
    raise AmbiguousMove("rr-err-ambiguous-word", {**args, "could": [f"={keys[i]}" for i in found[:6]]})


def read_name(word: str, kind: str) -> int:
    exact = _EXACT[kind].get(word)
    return one_of(word, kind, _KINDS[kind]) if exact is None else exact


def read_recipe(word: str, town: Town) -> int:
    return one_of(word, "recipe", town.rules.recipe_keys)


def read_number(word: str, low: int, high: int) -> int:
    if not (word.isascii() and word.isdecimal()) or not low <= int(word) <= high:
        raise InvalidMove("rr-err-number", {"word": f"={word}", "min": low, "max": high})
    return int(word)


def read_money(word: str) -> int:
    """An amount, with or without a dollar sign, in hundreds (RR-1.6)."""
    amount = read_number(word.removeprefix("$"), 0, 100_000)
    if amount % 100:
        raise InvalidMove("rr-err-hundreds", {"n": amount})
    return amount // 100


def read_seat(word: str, town: Town) -> int:
    """``p1`` is the first seat."""
    if not word.lower().startswith("p") or not word[1:].isdecimal() or not 1 <= int(word[1:]) <= town.seats:
        raise InvalidMove("rr-err-seat", {"word": f"={word}", "max": town.seats})
    return int(word[1:]) - 1


def read_pawn(word: str, town: Town) -> int:
    """A seat is its first chef, with a ``b`` after it the second; a chef's name does too."""
    if word[:1].lower() == "p" and word[1:2].isdecimal():
        second = word.lower().endswith("b")
        return 2 * read_seat(word.removesuffix("b"), town) + second
    pawn = town.pawn_of[read_name(word, "chef")]
    if pawn < 0:
        raise InvalidMove("rr-err-unknown-word", {"word": f"={word}", "kind": "$rr-kind-chef"})
    return pawn


def seat_word(seat: int) -> str:
    return f"p{seat + 1}"


def pawn_word(pawn: int) -> str:
    return f"p{(pawn >> 1) + 1}{'b' if pawn & 1 else ''}"


def mask_words(mask: int) -> list[str]:
    return [seat_word(seat) for seat in range(8) if mask >> seat & 1]
