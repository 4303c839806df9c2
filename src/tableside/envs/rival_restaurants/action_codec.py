"""Translating: the legal moves of a seat as actions of the table (``actions``)."""

from collections.abc import Callable, Sequence
from typing import Final

from tableside.envs.rival_restaurants.actions import BID_STEPS, CODES, SWAPS, Key
from tableside.games.rival_restaurants.catalog.ids import (
    CARD_KEYS,
    CHEF_KEYS,
    CHEFS,
    FIVE_STAR,
    INGREDIENT_KEYS,
    MARKET_KEYS,
    NO_BIN,
    NO_CARD,
    NO_CHEF,
    NOTHING,
    PLACE_KEYS,
    RESTAURANT_KEYS,
    UPGRADE_KEYS,
)
from tableside.games.rival_restaurants.core.machine import legal
from tableside.games.rival_restaurants.core.model import moves as m
from tableside.games.rival_restaurants.core.model.moves import arg_a, arg_b, arg_c, arg_d, kind_of
from tableside.games.rival_restaurants.core.model.town import Offer, Town
from tableside.games.rival_restaurants.core.phases.kitchen import proposals
from tableside.games.rival_restaurants.core.registry import card_of, chef_of

WHICH: Final = ("first", "second")


def codes(town: Town, seat: int) -> dict[int, int]:
    """The legal actions of a seat, each with its move."""
    by_kind: dict[int, list[int]] = {}
    for move in legal(town, seat):
        by_kind.setdefault(kind_of(move), []).append(move)
    found: dict[int, int] = {}
    for kind, moves in by_kind.items():
        for key, move in zip(_keys(town, seat, kind, moves), moves, strict=True):
            code = CODES.get(key)
            if code is not None:
                found[code] = move
    return found


def _keys(town: Town, seat: int, kind: int, moves: list[int]) -> Sequence[Key]:
    """The keys of all legal moves of one kind. The caller leaves out those that are not in the table."""
    plain = _PLAIN.get(kind)
    if plain is not None:
        return [plain(move) for move in moves]
    return _SITUATED[kind](town, seat, moves)


def to_the_left(town: Town, seat: int, other: int) -> int:
    return (other - seat) % town.seats


def mask_to_the_left(town: Town, seat: int, mask: int) -> int:
    """A mask of seats as seen from one seat: bit 0 is the seat to the left."""
    return sum(1 << (to_the_left(town, seat, other) - 1) for other in range(town.seats) if mask >> other & 1)


def ingredient(number: int) -> str:
    return "none" if number == NOTHING else INGREDIENT_KEYS[number]


def _bin(bin: int) -> int | str:
    return "none" if bin == NO_BIN else bin + 1


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


def _source(word: str, name: str, arguments: str, town: Town, seat: int, move: int) -> Key:
    """A card or a power with what it needs."""
    key: Key = (word, name)
    value = arg_b(move)
    for argument in arguments.split():
        key = (*key, *_argument(argument, town, seat, value))
        value = arg_c(move)
    return key


def _argument(kind: str, town: Town, seat: int, value: int) -> Key:
    if kind == "seat":
        return (to_the_left(town, seat, value),)
    if kind == "seats":
        return (mask_to_the_left(town, seat, value),)
    if kind == "pawn":
        return (to_the_left(town, seat, value >> 1), WHICH[value & 1])
    if kind == "own-pawn":
        return (WHICH[value],)
    if kind == "ingredient":
        return (ingredient(value),)
    if kind == "market":
        return (MARKET_KEYS[value],)
    if kind == "bin":
        return (MARKET_KEYS[value >> 2], (value & 3) + 1)
    return (value,)


def _use(town: Town, seat: int, moves: list[int]) -> list[Key]:
    return [_source("use", CHEF_KEYS[arg_a(move)], chef_of(arg_a(move)).arguments, town, seat, move) for move in moves]


def _play(town: Town, seat: int, moves: list[int]) -> list[Key]:
    keys: list[Key] = []
    for move in moves:
        card = arg_a(move)
        if card == FIVE_STAR:
            slots = town.recipe[2 * seat : 2 * seat + 2]
            keys.append(("play", CARD_KEYS[card], slots.index(arg_b(move)) + 1))
        else:
            keys.append(_source("play", CARD_KEYS[card], card_of(card).arguments, town, seat, move))
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
        left, give, want = to_the_left(town, seat, arg_a(move)), arg_b(move), arg_d(move)
        if give == NOTHING:
            keys.append(("offer", left, "money", "for", ingredient(want)))
        elif want == NOTHING:
            keys.append(("offer", left, ingredient(give), "for", "money"))
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


_PLAIN: Final[dict[int, Callable[[int], Key]]] = {
    m.CLAIM: lambda move: ("claim", _bin(arg_a(move)), _bin(arg_b(move))),
    m.READY: lambda move: ("ready",),
    m.ANSWER: lambda move: ("clam",),
    m.PASS: lambda move: ("pass",),
    m.SHAKE_OFF: lambda move: ("clam", CHEF_KEYS[arg_a(move)]),
    m.BUY_BIN: lambda move: ("buy", MARKET_KEYS[arg_a(move)], arg_b(move) + 1),
    m.BUY_SHELF: lambda move: ("buy", MARKET_KEYS[arg_a(move)], "shelf"),
    m.BUY_CARD: lambda move: ("buy", "action-card"),
    m.BUY_UPGRADE: lambda move: ("buy", UPGRADE_KEYS[arg_a(move)]),
    m.DUMP: lambda move: ("dump", arg_a(move)),
    m.SELL: lambda move: ("sell", arg_a(move)),
    m.RELEASE: lambda move: ("release", WHICH[arg_a(move)]),
    m.DROP: lambda move: ("drop",),
    m.STAND: lambda move: ("stand",),
    m.PAY_RATS: lambda move: ("exterminate", MARKET_KEYS[arg_a(move)], arg_b(move)),
    m.NO_COOK: lambda move: ("cook", "nothing"),
    m.MOVE_TO: lambda move: ("move", PLACE_KEYS[arg_a(move)]),
    m.INGREDIENT: lambda move: ("choose", ingredient(arg_a(move))),
    m.NEXT: lambda move: ("first", arg_a(move)),
    m.BONUS: lambda move: ("bonus", arg_b(move) if arg_a(move) else 0),
    m.SMILE: lambda move: ("smile", arg_a(move)),
    m.RESTAURANT: lambda move: ("restaurant", RESTAURANT_KEYS[arg_a(move)]),
    m.CHEF: lambda move: ("chef", *(CHEF_KEYS[chef] for chef in (arg_a(move), arg_b(move)) if chef != NO_CHEF)),
    m.NPC: lambda move: ("npc", CHEF_KEYS[arg_a(move)]),
    m.DRAFT: lambda move: ("draft", CHEF_KEYS[arg_a(move)]),
    m.BAN: lambda move: ("ban", CHEF_KEYS[arg_a(move)]),
    m.SHELVES: lambda move: ("shelves", arg_a(move)),
    m.UNREADY: lambda move: (),  # only for a seat that is not asked
    m.RECALL_COOK: lambda move: (),
}
_SITUATED: Final[dict[int, Callable[[Town, int, list[int]], list[Key]]]] = {
    m.GO: _go,
    m.USE: _use,
    m.PLAY: _play,
    m.SPARE: lambda town, seat, moves: [
        ("spare", CHEF_KEYS[arg_a(move)], to_the_left(town, seat, arg_b(move))) for move in moves
    ],
    m.BID: _bid,
    m.OFFER: _offer,
    m.ACCEPT: _accept,
    m.DECLINE: _decline,
    m.WITHDRAW: _withdraw,
    m.COOK: _cook,
    m.KEEP_RECIPE: _in_order("keep"),
    m.KEEP_CARDS: _in_order("keep-cards"),
    m.SQUAD: _in_order("squad"),
    m.TOLL: lambda town, seat, moves: [("toll", mask_to_the_left(town, seat, arg_a(move))) for move in moves],
}
