"""Action codec: the legal moves of a seat as actions of the table (``actions``), by the forms of the move table."""

from collections.abc import Callable, Sequence
from typing import Final

from tableside.envs.rival_restaurants.actions import BID_STEPS, CODES, SWAPS, Key
from tableside.games.rival_restaurants.catalog.ids import (
    CARD_KEYS,
    CHEFS,
    INGREDIENT_KEYS,
    MARKET_KEYS,
    MOST_BINS,
    NO_BIN,
    NO_CARD,
    NO_CHEF,
    NOTHING,
    PLACE_KEYS,
)
from tableside.games.rival_restaurants.core.machine import legal
from tableside.games.rival_restaurants.core.model import moves as m
from tableside.games.rival_restaurants.core.model.moves import arg_a, arg_b, arg_c, arg_d, kind_of
from tableside.games.rival_restaurants.core.model.town import Offer, Town
from tableside.games.rival_restaurants.core.phases.kitchen import proposals
from tableside.games.rival_restaurants.notation.arguments import ARGUMENTS, WHICH
from tableside.games.rival_restaurants.notation.codec import BY_KIND, FormCodec, of_source


def codes(town: Town, seat: int) -> dict[int, int]:
    """The legal actions of a seat, each with its move."""
    by_kind: dict[int, list[int]] = {}
    for move in legal(town, seat):
        by_kind.setdefault(kind_of(move), []).append(move)
    found: dict[int, int] = {}
    for kind, moves in by_kind.items():
        if kind in _ALWAYS_ALIKE:
            for move in moves:
                if move not in _KNOWN:
                    _KNOWN[move] = CODES.get(_by_form(town, seat, [move])[0], -1)
                if _KNOWN[move] >= 0:
                    found[_KNOWN[move]] = move
            continue
        for key, move in zip(_keys(town, seat, kind, moves), moves, strict=True):
            code = CODES.get(key)
            if code is not None:
                found[code] = move
    return found


def _keys(town: Town, seat: int, kind: int, moves: list[int]) -> Sequence[Key]:
    """The keys of all legal moves of one kind; one that is not in the table is left out there."""
    return _SITUATED.get(kind, _by_form)(town, seat, moves)


def relative_seat(town: Town, seat: int, other: int) -> int:
    return (other - seat) % town.seats


def relative_mask(town: Town, seat: int, mask: int) -> int:
    """A mask of seats as seen from one seat: bit 0 is the seat to the left."""
    return sum(1 << (relative_seat(town, seat, other) - 1) for other in range(town.seats) if mask >> other & 1)


def _in_order(word: str, first: int = 1) -> Callable[[Town, int, list[int]], list[Key]]:
    """Numbered as they are listed."""
    return lambda town, seat, moves: [(word, place) for place, _ in enumerate(moves, first)]


def _go(town: Town, seat: int, moves: list[int]) -> list[Key]:
    squad = [chef for chef in range(CHEFS) if town.squad[seat] >> chef & 1]
    keys: list[Key] = []
    for move in moves:
        key: Key = ("go", PLACE_KEYS[arg_a(move)])
        if town.rules.chefs_each() == 2:
            key = (*key, PLACE_KEYS[arg_b(move)])
        if arg_c(move) != NO_CHEF:
            key = (*key, "with", squad.index(arg_c(move)) + 1)
        keys.append(key)
    return keys


def _bid(town: Town, seat: int, moves: list[int]) -> list[Key]:
    """Step 0 is the lowest legal bid, the last step is the highest."""
    last = len(moves) - 1
    return [("bid", BID_STEPS - 1 if place == last >= BID_STEPS else place) for place in range(len(moves))]


def _offer(town: Town, seat: int, moves: list[int]) -> list[Key]:
    wanted: dict[int, list[int]] = {}
    given: dict[int, list[int]] = {}
    for move in moves:
        for lists, what in ((wanted, arg_d(move)), (given, arg_b(move))):
            known = lists.setdefault(arg_a(move), [])
            if what != NOTHING and what not in known:
                known.append(what)
    keys: list[Key] = []
    for move in moves:
        left, give, want = relative_seat(town, seat, arg_a(move)), arg_b(move), arg_d(move)
        if give == NOTHING:
            keys.append(("offer", left, "money", "for", INGREDIENT_KEYS[want]))
        elif want == NOTHING:
            keys.append(("offer", left, INGREDIENT_KEYS[give], "for", "money"))
        else:
            mine, his = given[arg_a(move)].index(give), wanted[arg_a(move)].index(want)
            keys.append(("swap", left, mine + 1, his + 1) if max(mine, his) < SWAPS else ())
    return keys


def offers_to(town: Town, seat: int) -> list[Offer]:
    """Others' offers that a seat may answer, the oldest first."""
    return [offer for offer in town.offers if offer.seat != seat and offer.to in (-1, seat)]


def offers_of(town: Town, seat: int) -> list[Offer]:
    return [offer for offer in town.offers if offer.seat == seat]


def _accept(town: Town, seat: int, moves: list[int]) -> list[Key]:
    numbers = [offer.number for offer in offers_to(town, seat)]
    keys: list[Key] = []
    for move in moves:
        key: Key = ("accept", numbers.index(arg_a(move)) + 1)
        keys.append(key if arg_b(move) == NO_CARD else (*key, "with", CARD_KEYS[arg_b(move)]))
    return keys


def _decline(town: Town, seat: int, moves: list[int]) -> list[Key]:
    numbers = [offer.number for offer in offers_to(town, seat)]
    return [("decline", numbers.index(arg_a(move)) + 1) for move in moves]


def _withdraw(town: Town, seat: int, moves: list[int]) -> list[Key]:
    numbers = [offer.number for offer in offers_of(town, seat)]
    return [("withdraw", numbers.index(arg_a(move)) + 1) for move in moves]


def cooking_keys(town: Town, seat: int) -> list[Key]:
    """The keys of all listed ways to cook, in order."""
    keys: list[Key] = []
    ways: dict[int, list[list[int]]] = {}
    for cooking in proposals(town, seat):
        known = ways.setdefault(cooking.slots, [])
        if cooking.fills not in known:
            known.append(cooking.fills)
        keys.append(("cook", cooking.slots, known.index(cooking.fills) + 1, cooking.extras))
    return keys


def _cook(town: Town, seat: int, moves: list[int]) -> list[Key]:
    keys = cooking_keys(town, seat)
    return [keys[arg_a(move)] for move in moves]


_NAMES: Final = (
    "PLACE", "MARKET", "CHEF", "RESTAURANT", "CARD", "UPGRADE", "INGREDIENT", "INGREDIENT/none", "OWN-PAWN",
)  # fmt: skip


def _written(name: str) -> Callable[[Town, int, int], Key]:
    write = ARGUMENTS[name].write
    return lambda town, seat, value: (write(town, value),)


_VALUES: Final[dict[str, Callable[[Town, int, int], Key]]] = {
    "BIN": lambda town, seat, value: (value + 1,),
    "BIN/none": lambda town, seat, value: ("none" if value == NO_BIN else value + 1,),
    "MARKET_BIN": lambda town, seat, value: (MARKET_KEYS[value // MOST_BINS], value % MOST_BINS + 1),
    "RECIPE": lambda town, seat, value: (town.recipe[2 * seat : 2 * seat + 2].index(value) + 1,),
    "PLAYER": lambda town, seat, value: (relative_seat(town, seat, value),),
    "PLAYERS": lambda town, seat, value: (relative_mask(town, seat, value),),
    "PAWN": lambda town, seat, value: (relative_seat(town, seat, value >> 1), WHICH[value & 1]),
    "NUMBER": lambda town, seat, value: (value,),
    "MONEY": lambda town, seat, value: (value,),  # in hundreds
    "MARKETS": lambda town, seat, value: (value,),
    **{name: _written(name) for name in _NAMES},
}


def _key(codec: FormCodec, town: Town, seat: int, move: int) -> Key:
    """A move by its form: words as they are written, but with seats counted from the agent's own."""
    key: list[str | int] = []
    for part in codec.layout:
        if isinstance(part, str):
            key.append(part)
        else:
            name, shift = part
            key += _VALUES[name](town, seat, move >> shift & 1023)
    return tuple(key)


def _by_form(town: Town, seat: int, moves: list[int]) -> list[Key]:
    codecs = BY_KIND[kind_of(moves[0])]
    return [_key(next(codec for codec in codecs if codec.can_write(move)), town, seat, move) for move in moves]


def _with_targets(town: Town, seat: int, moves: list[int]) -> list[Key]:
    return [_key(of_source(kind_of(move), arg_a(move))[0], town, seat, move) for move in moves]


# The kinds of moves whose actions are not named by their form alone.
_SITUATED: Final[dict[int, Callable[[Town, int, list[int]], Sequence[Key]]]] = {
    m.GO: _go,
    m.USE: _with_targets,
    m.PLAY: _with_targets,
    m.RELEASE: lambda town, seat, moves: [("release", WHICH[arg_a(move)]) for move in moves],
    m.BID: _bid,
    m.OFFER: _offer,
    m.ACCEPT: _accept,
    m.DECLINE: _decline,
    m.WITHDRAW: _withdraw,
    m.COOK: _cook,
    m.MOVE_TO: lambda town, seat, moves: [("move", PLACE_KEYS[arg_a(move)]) for move in moves],
    m.KEEP_RECIPE: _in_order("keep"),
    m.KEEP_CARDS: _in_order("keep-cards"),
    m.SQUAD: _in_order("squad"),
    m.NEXT: lambda town, seat, moves: [("first", arg_a(move)) for move in moves],
    m.BONUS: lambda town, seat, moves: [("bonus", arg_b(move) if arg_a(move) else 0) for move in moves],
    m.SMILE: lambda town, seat, moves: [("smile", arg_a(move)) for move in moves],
    m.TOLL: lambda town, seat, moves: [("toll", relative_mask(town, seat, arg_a(move))) for move in moves],
}
_SEEN_FROM_A_SEAT: Final = ("PLAYER", "PLAYERS", "PAWN", "RECIPE")
# Those that are the same action for every seat in every situation, and their actions as far as they were met.
_ALWAYS_ALIKE: Final = {
    kind
    for kind, codecs in enumerate(BY_KIND)
    if kind not in _SITUATED and not any(name in _SEEN_FROM_A_SEAT for name, *_ in codecs[-1].arguments)
}
_KNOWN: Final[dict[int, int]] = {}
