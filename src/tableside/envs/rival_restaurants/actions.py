"""Actions: the moves of Rival Restaurants as a fixed table of numbers, for every number of players and every mode.

Other chefs are numbered from the own seat: ``+1`` sits to the left. An action always means the same. If the rules have
no fixed name for a thing, the action uses its place: the first offer on the table, the second own recipe, the cheapest
way to cook. ``codes`` translates the legal moves of a seat. docs/environments.md lists what the table leaves out.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from tableside.games.rival_restaurants.catalog.ids import (
    CARD_KEYS,
    CHEF_KEYS,
    INGREDIENT_KEYS,
    MARKET_KEYS,
    MOST_BINS,
    MYSTERY_FIRST,
    PLACE_KEYS,
    RESTAURANT_KEYS,
    UPGRADE_KEYS,
)

Key = tuple[str | int, ...]

LEFT: Final = range(1, 8)  # the other seats, counted to the left
GROUPS_OF_SEATS: Final = range(1, 128)  # as a mask: bit 0 is the seat to the left
PLACES: Final = PLACE_KEYS[:7]
BINS: Final = (*range(1, MOST_BINS + 1), "none")
BID_STEPS: Final = 20
OFFERS: Final = 8  # offers of others that a seat may answer
OWN_OFFERS: Final = 4
SWAPS: Final = 4  # ingredients on each side
MOST_DUMPED: Final = 12
STEPS_AFTERWARDS: Final = 8
WAYS: Final = 6  # of one recipe; of two together three of each
_COMMON: Final = INGREDIENT_KEYS[:MYSTERY_FIRST]
_MEAT: Final = INGREDIENT_KEYS[15:20]


def _cards() -> Iterator[Key]:
    """All ways to play each card."""
    one_chef = ("armed-robbery", "negative-critic", "ninja-attack")
    few = [mask for mask in GROUPS_OF_SEATS if mask.bit_count() <= 2]
    arguments: dict[str, list[Key]] = {
        "raiders-of-the-lost-pork": [(seat, what) for seat in LEFT for what in INGREDIENT_KEYS],
        **{card: [(seat,) for seat in LEFT] for card in one_chef},
        "five-star-review": [(slot,) for slot in (1, 2)],
        "contamination": [(mask,) for mask in GROUPS_OF_SEATS],
        "road-block": [(mask,) for mask in GROUPS_OF_SEATS],
        "food-inspector": [(mask,) for mask in few],
        "its-just-business": [(mask,) for mask in few],
        "fridge-raid": [(market,) for market in MARKET_KEYS],
        "rat-infestation": [(market,) for market in MARKET_KEYS],
        "monopoly": [(what,) for what in _COMMON],
        "special-order": [(market, bin) for market in MARKET_KEYS for bin in range(1, MOST_BINS + 1)],
        "sous-chef": [("first",), ("second",)],
        "one-world": [(n,) for n in (1, 2, 3)],
        "clam-voyance": [],
    }
    for card in CARD_KEYS:
        for rest in arguments.get(card, [()]):
            yield ("play", card, *rest)


def _powers() -> Iterator[Key]:
    pawns = [(seat, which) for seat in LEFT for which in ("first", "second")]
    arguments: dict[str, list[Key]] = {
        "angus-khan": list(pawns),
        "kim-chi": list(pawns),
        "gardena-eden": [(seat, meat) for seat in LEFT for meat in _MEAT],
        "general-stroganov": [(seat, what) for seat in LEFT for what in _COMMON],
        "gohan-sushido": [(market,) for market in MARKET_KEYS],
        "mortimer-sleazburger": [(seat,) for seat in LEFT],
        "phyllis-grubman": [()],
        "pork-knuckles": [()],
    }
    for chef, rests in arguments.items():
        for rest in rests:
            yield ("use", chef, *rest)


def _cookings() -> Iterator[Key]:
    """``cook SLOTS WAY EXTRAS``: slots and extras are masks of the own recipes; ways are counted from the cheapest."""
    yield ("cook", "nothing")
    for slots, ways in ((1, WAYS), (2, WAYS), (3, 9)):
        for way in range(1, ways + 1):
            for extras in range(4):
                if extras & ~slots == 0:
                    yield ("cook", slots, way, extras)


def _setting_up() -> Iterator[Key]:
    yield from (("restaurant", key) for key in RESTAURANT_KEYS)
    yield from (("chef", key) for key in CHEF_KEYS)
    yield from (("chef", *pair) for pair in combinations(CHEF_KEYS, 2))
    for word in ("npc", "draft", "ban"):
        yield from ((word, key) for key in CHEF_KEYS)
    yield from (("squad", place) for place in range(1, 5))


def _moving() -> Iterator[Key]:
    yield from (("go", place) for place in PLACES)
    pairs = [(one, two) for one in PLACES for two in PLACES if one != two]
    yield from (("go", *pair) for pair in pairs)
    yield from (("go", *pair, "with", member) for member in (1, 2, 3) for pair in pairs if pair[1] != "island")
    yield from (("claim", one, two) for one in BINS for two in BINS)
    yield from (("move", place) for place in PLACES)


def _shopping() -> Iterator[Key]:
    yield from (("buy", market, bin) for market in MARKET_KEYS for bin in range(1, MOST_BINS + 1))
    yield from (("buy", market, "shelf") for market in MARKET_KEYS)
    yield ("buy", "action-card")
    yield from (("buy", key) for key in UPGRADE_KEYS)
    yield from (("dump", n) for n in range(1, MOST_DUMPED + 1))
    yield from (("sell", n) for n in range(1, 7))
    yield from (("release", which) for which in ("first", "second"))
    yield from (("exterminate", market, n) for market in MARKET_KEYS for n in range(1, 6))


def _bidding() -> Iterator[Key]:
    yield from (("bid", step) for step in range(BID_STEPS))
    yield from (("stand",), ("drop",))


def _bartering() -> Iterator[Key]:
    """``offer SEAT money for X``, ``offer SEAT X for money``, and ``swap``: my n-th spare for their m-th."""
    yield from (("offer", seat, "money", "for", what) for seat in LEFT for what in INGREDIENT_KEYS)
    yield from (("offer", seat, what, "for", "money") for seat in LEFT for what in INGREDIENT_KEYS)
    yield from (
        ("swap", seat, mine, his) for seat in LEFT for mine in range(1, SWAPS + 1) for his in range(1, SWAPS + 1)
    )
    yield from (("accept", place) for place in range(1, OFFERS + 1))
    yield from (("accept", place, "with", card) for place in range(1, OFFERS + 1) for card in CARD_KEYS)
    yield from (("decline", place) for place in range(1, OFFERS + 1))
    yield from (("withdraw", place) for place in range(1, OWN_OFFERS + 1))


def _answering() -> Iterator[Key]:
    yield from (("ready",), ("pass",), ("clam",))
    yield from (("clam", chef) for chef in ("antoine-baguette", "lovehandles-mcfatterson"))
    yield from (("spare", chef, seat) for chef in ("antoine-baguette", "lovehandles-mcfatterson") for seat in LEFT)
    yield from (("toll", mask) for mask in range(128))
    yield from (("choose", what) for what in (*INGREDIENT_KEYS, "none"))
    yield from (("keep", place) for place in range(1, 5))
    yield from (("keep-cards", place) for place in range(1, 4))
    yield from (("first", step) for step in range(STEPS_AFTERWARDS))
    yield from (("bonus", n) for n in range(3))
    yield from (("shelves", mask) for mask in range(1, 64) if mask.bit_count() <= 3)
    yield from (("smile", n) for n in range(2))


def _table() -> dict[str, list[Key]]:
    return {
        "answering": list(_answering()),
        "setting up": list(_setting_up()),
        "moving": list(_moving()),
        "powers": list(_powers()),
        "cards": list(_cards()),
        "shopping": list(_shopping()),
        "bidding": list(_bidding()),
        "bartering": list(_bartering()),
        "cooking": list(_cookings()),
    }


TABLE: Final = _table()
KEYS: Final[list[Key]] = [key for keys in TABLE.values() for key in keys]
CODES: Final[dict[Key, int]] = {key: code for code, key in enumerate(KEYS)}
NO_OP: Final = len(KEYS)
ACTIONS: Final = len(KEYS) + 1


def name(code: int) -> str:
    """An action in words like those of the notation. Seats are counted to the left, masks are written as bits."""
    if code == NO_OP:
        return "–"
    if not 0 <= code < NO_OP:
        return "?"
    return " ".join(str(word) for word in KEYS[code])


def groups() -> dict[str, tuple[int, int]]:
    """Where each part of the table is: name → (first action, one after the last)."""
    found: dict[str, tuple[int, int]] = {}
    at = 0
    for title, keys in TABLE.items():
        found[title] = (at, at + len(keys))
        at += len(keys)
    return found
