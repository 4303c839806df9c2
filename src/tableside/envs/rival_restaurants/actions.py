"""Actions: the moves of Rival Restaurants as a fixed table of numbers, for every number of players and every mode.

Other chefs are numbered from the own seat: ``+1`` sits to the left. An action always means the same. If the rules have
no fixed name for a thing, the action uses its place: the first offer on the table, the second own recipe, the cheapest
way to cook. ``codes`` translates the legal moves of a seat. docs/environments.md lists what the table leaves out.
"""

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations, product
from typing import Final

from tableside.games.rival_restaurants.catalog.ids import (
    ANGUS_KHAN,
    CARD_KEYS,
    CARDS,
    CHEF_KEYS,
    CHEFS,
    CHOP_SHOP_FIRST,
    CLAM_VOYANCE,
    DAIRY_KING_FIRST,
    FOOD_INSPECTOR,
    GARDENA_EDEN,
    GENERAL_STROGANOV,
    GOHAN_SUSHIDO,
    INGREDIENT_KEYS,
    ITS_JUST_BUSINESS,
    KIM_CHI,
    MARKET_KEYS,
    MONOPOLY,
    MORTIMER_SLEAZBURGER,
    MOST_BINS,
    MYSTERY_MART_FIRST,
    ONE_WORLD,
    PHYLLIS_GRUBMAN,
    PLACE_KEYS,
    PORK_KNUCKLES,
    RESTAURANT_KEYS,
    UPGRADE_KEYS,
)
from tableside.games.rival_restaurants.core import machine  # noqa: F401  (it loads the cards and the chefs)
from tableside.games.rival_restaurants.core.model.moves import PLAY, USE
from tableside.games.rival_restaurants.core.registry import Chef, chef_of
from tableside.games.rival_restaurants.notation.arguments import WHICH
from tableside.games.rival_restaurants.notation.codec import BY_KIND, of_source
from tableside.games.rival_restaurants.notation.move_table import NUMBERS, Form

Key = tuple[str | int, ...]

LEFT: Final = range(1, 8)  # the other seats, counted to the left
GROUPS_OF_SEATS: Final = range(1, 128)  # as a mask: bit 0 is the seat to the left
PLACES: Final = PLACE_KEYS[:7]
BID_STEPS: Final = 20
OFFERS: Final = 8  # offers of others that a seat may answer
OWN_OFFERS: Final = 4
SWAPS: Final = 4  # ingredients on each side
STEPS_AFTERWARDS: Final = 8
WAYS: Final = 6  # of one recipe; of two together three of each
_COMMON: Final = INGREDIENT_KEYS[:MYSTERY_MART_FIRST]
_MEAT: Final = INGREDIENT_KEYS[CHOP_SHOP_FIRST:DAIRY_KING_FIRST]
_BINS: Final = range(1, MOST_BINS + 1)
_PAIRS: Final = [mask for mask in GROUPS_OF_SEATS if mask.bit_count() <= 2]
_STANDING: Final = ("antoine-baguette", "lovehandles-mcfatterson")  # whose powers one may shake off (RR-9.4)

# What each argument of the move table can be; two words are a tuple.
_Values = Iterable[str | int | Key]
_VALUES: Final[Mapping[str, _Values]] = {
    "PLACE": PLACES,
    "MARKET": MARKET_KEYS,
    "MARKETS": [mask for mask in range(1, 64) if mask.bit_count() <= 3],
    "BIN": _BINS,
    "BIN/none": (*_BINS, "none"),
    "MARKET_BIN": list(product(MARKET_KEYS, _BINS)),
    "CHEF": CHEF_KEYS,
    "RESTAURANT": RESTAURANT_KEYS,
    "CARD": CARD_KEYS,
    "UPGRADE": UPGRADE_KEYS,
    "INGREDIENT": INGREDIENT_KEYS,
    "INGREDIENT/none": (*INGREDIENT_KEYS, "none"),
    "RECIPE": (1, 2),  # the agent's own
    "PLAYER": LEFT,
    "PLAYERS": GROUPS_OF_SEATS,
    "PAWN": list(product(LEFT, WHICH)),
    "OWN-PAWN": WHICH,
}


def _of_form(form: Form, given: Mapping[str, _Values]) -> Iterator[Key]:
    """Every way to fill the arguments of a form."""
    values = {**_VALUES, **given}
    for row in product(*(values.get(word, (word,)) for word in form.text.split())):
        yield tuple(part for value in row for part in (value if isinstance(value, tuple) else (value,)))


def _every(name: str, slots: int | None = None, **given: _Values) -> Iterator[Key]:
    """Every action of a kind of move; of its form with so many arguments, if it has several."""
    codecs = BY_KIND[NUMBERS[name]]
    codec = next(codec for codec in codecs if slots is None or len(codec.pattern.slots) == slots)
    yield from _of_form(codec.form, given)


def _numbered(name: str, values: Iterable[str | int]) -> Iterator[Key]:
    """Actions of a kind of move that are told apart by a number or a word alone."""
    yield from ((BY_KIND[NUMBERS[name]][0].form.verb, value) for value in values)


# The order in which their actions are numbered; chefs who join later come after them.
_POWERFUL: Final = (
    *(ANGUS_KHAN, KIM_CHI, GARDENA_EDEN, GENERAL_STROGANOV),
    *(GOHAN_SUSHIDO, MORTIMER_SLEAZBURGER, PHYLLIS_GRUBMAN, PORK_KNUCKLES),
)


def _cards() -> Iterator[Key]:
    """Every way to play each card; Clam-Voyance is an answer."""
    given: dict[int, dict[str, _Values]] = {
        MONOPOLY: {"INGREDIENT": _COMMON},
        FOOD_INSPECTOR: {"PLAYERS": _PAIRS},
        ITS_JUST_BUSINESS: {"PLAYERS": _PAIRS},
        ONE_WORLD: {"NUMBER": (1, 2, 3)},
    }
    for card in range(CARDS):
        if card != CLAM_VOYANCE:
            yield from _of_form(of_source(PLAY, card)[0].form, given.get(card, {}))


def _powers() -> Iterator[Key]:
    """Every way to use each power that is used by a move."""
    given: dict[int, dict[str, _Values]] = {
        GARDENA_EDEN: {"INGREDIENT": _MEAT},
        GENERAL_STROGANOV: {"INGREDIENT": _COMMON},
    }
    newer = [chef for chef in range(CHEFS) if chef not in _POWERFUL and type(chef_of(chef)).moves is not Chef.moves]
    for chef in (*_POWERFUL, *newer):
        yield from _of_form(of_source(USE, chef)[0].form, given.get(chef, {}))


def _cookings() -> Iterator[Key]:
    """``cook SLOTS WAY EXTRAS``: slots and extras are masks of the own recipes; ways are counted from the cheapest."""
    yield from _every("NO_COOK")
    for slots, ways in ((1, WAYS), (2, WAYS), (3, 9)):
        for way in range(1, ways + 1):
            for extras in range(4):
                if extras & ~slots == 0:
                    yield ("cook", slots, way, extras)


def _setting_up() -> Iterator[Key]:
    yield from _every("RESTAURANT")
    yield from _every("CHEF", 1)
    yield from (("chef", *pair) for pair in combinations(CHEF_KEYS, 2))
    for name in ("NPC", "DRAFT", "BAN"):
        yield from _every(name)
    yield from _numbered("SQUAD", range(1, 5))


def _moving() -> Iterator[Key]:
    yield from _every("GO", 1)
    yield from (key for key in _every("GO", 2) if key[1] != key[2])
    for member in (1, 2, 3):
        yield from (key for key in _every("GO", 3, CHEF=(member,)) if key[1] != key[2] and key[2] != "island")
    yield from _every("CLAIM", 2)
    yield from (("move", *key[1:]) for key in _every("MOVE_TO"))


def _shopping() -> Iterator[Key]:
    yield from _every("BUY_BIN")
    yield from _every("BUY_SHELF")
    yield from _every("BUY_CARD")
    yield from _every("BUY_UPGRADE")
    yield from _every("DUMP", NUMBER=range(1, 13))
    yield from _every("SELL", NUMBER=range(1, 7))
    yield from _numbered("RELEASE", WHICH)
    yield from _every("PAY_RATS", MONEY=range(1, 6))


def _bidding() -> Iterator[Key]:
    yield from _numbered("BID", range(BID_STEPS))
    yield from _every("STAND")
    yield from _every("DROP")


def _bartering() -> Iterator[Key]:
    """``offer SEAT money for X``, ``offer SEAT X for money``, and ``swap``: my n-th spare for their m-th."""
    yield from (("offer", seat, "money", "for", what) for seat in LEFT for what in INGREDIENT_KEYS)
    yield from (("offer", seat, what, "for", "money") for seat in LEFT for what in INGREDIENT_KEYS)
    swaps = range(1, SWAPS + 1)
    yield from (("swap", *terms) for terms in product(LEFT, swaps, swaps))
    places = range(1, OFFERS + 1)
    yield from _every("ACCEPT", 1, NUMBER=places)
    yield from _every("ACCEPT", 2, NUMBER=places, CARDS=CARD_KEYS)
    yield from _every("DECLINE", NUMBER=places)
    yield from _every("WITHDRAW", NUMBER=range(1, OWN_OFFERS + 1))


def _answering() -> Iterator[Key]:
    yield from _every("READY")
    yield from _every("PASS")
    yield from _every("ANSWER")
    yield from _every("SHAKE_OFF", CHEF=_STANDING)
    yield from _every("SPARE", CHEF=_STANDING)
    yield from _every("TOLL", 1, PLAYERS=range(128))
    yield from _every("INGREDIENT")
    yield from _numbered("KEEP_RECIPE", range(1, 5))
    yield from _numbered("KEEP_CARDS", range(1, 4))
    yield from _numbered("NEXT", range(STEPS_AFTERWARDS))
    yield from _numbered("BONUS", range(3))
    yield from _every("SHELVES")
    yield from _numbered("SMILE", range(2))


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
