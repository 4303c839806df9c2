"""View: what a player sees. In Burger Joint everything is public (BJ-3.6, BJ-3.8), so all seats see the same.

The view also says what each purchase lacks and would bring, so that no client needs to know a rule.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, Literal

import msgspec
from msgspec import structs

from tableside.engine.errors import Arg, IllegalMove
from tableside.games.burger_joint.core import codes
from tableside.games.burger_joint.core.board import ABILITIES, NO_ABILITY
from tableside.games.burger_joint.core.cubes import COLOURS, LETTERS, count, total
from tableside.games.burger_joint.core.position import (
    BISTROS,
    BUILDING,
    DISCARDING,
    NOBODY,
    OVER,
    PICK,
    STEAL_OR_ADVANCE,
    STEALING,
    STEPS,
    UPGRADING,
    Position,
)
from tableside.games.burger_joint.core.scoring import excess, points
from tableside.games.burger_joint.notation.cube_text import format_bits
from tableside.games.burger_joint.notation.moves import TOKENS
from tableside.games.burger_joint.notation.position_text import format_line
from tableside.games.burger_joint.reasons import missing, no_ability, no_purchase


class Reason(msgspec.Struct, frozen=True):
    """Why something is not possible: a message with its arguments, and the rule."""

    id: str
    args: dict[str, Arg]
    rule: str


class Purchase(msgspec.Struct, frozen=True):
    """Something on the board that could be bought: its price, what is missing, what it would change."""

    move: str
    price: str
    missing: str
    gain: int  # points it would add now, upgrades counted with what they give up
    worth: int  # points of the space itself; ``worth - gain`` is what is given up
    owned: bool
    reason: Reason | None  # None: nothing stands against it but the phase


class Bistro(msgspec.Struct, frozen=True):
    letter: str
    points: int
    ability: str
    built: bool
    used: bool
    move: str
    reason: Reason | None


class SideView(msgspec.Struct, frozen=True):
    """One chain's board and stores. Cubes are strings of letters, sorted."""

    store: str
    new: str
    area: str
    picks: int
    capacity: int
    excess: int
    publicity: int
    publicity_points: list[int]
    basics: int
    basic_points: list[int]
    diners: str
    score: int  # the marker, as of the own last turn
    points: int  # what it would be if scored now
    tokens: int  # not on the board
    publicity_purchase: Purchase
    basic_purchase: Purchase
    diner_purchases: list[Purchase]
    bistro_purchases: list[Purchase]
    bistros: list[Bistro]


class BurgerJointView(msgspec.Struct, frozen=True, tag="burger-joint", tag_field="game"):
    step: str
    phase: Literal["production", "trade", "build", "discard", "over"]
    rule: str  # the rule that matters now, to open the rules at
    active: int
    mover: int | None
    turn: int
    last_turn: int
    general: str
    bag: dict[str, int]  # every colour of the set, those used up too
    pending: int
    publicities: int
    points_to_win: int
    hand_limit: int
    production_limit: int
    winner: int | None  # None: no winner (yet)
    reason: str
    sides: list[SideView]
    line: str  # the position in notation


def view_of(p: Position, line: str = "") -> BurgerJointView:
    """``line``: the position in notation, if it is at hand."""
    return _view(p, line, [_side(p, seat, _Known.plain) for seat in (0, 1)])


def view_json(p: Position, line: str = "") -> bytes:
    """The same as JSON. A move changes little of it, and unchanged parts are not encoded again."""
    sides: Any = [_side_json(p, 0), _side_json(p, 1)]
    return msgspec.json.encode(_view(p, line, sides))


def _view(p: Position, line: str, sides: list[SideView]) -> BurgerJointView:
    phase, rule = _phase(p)
    return BurgerJointView(
        step=STEPS[p.step],
        phase=phase,
        rule=rule,
        active=int(p.active),
        mover=None if p.step == OVER else int(p.mover),
        turn=int(p.turn),
        last_turn=int(p.last_turn),
        general=_letters(int(p.general)),
        bag={
            letter: int(count(p.bag, colour)) for colour, letter in enumerate(LETTERS) if count(p.boards.cubes, colour)
        },
        pending=int(p.pending),
        publicities=int(p.publicities),
        points_to_win=int(p.boards.points_to_win),
        hand_limit=int(p.boards.hand_limit),
        production_limit=int(p.boards.production_limit),
        winner=int(p.winner) if p.winner in (0, 1) else None,
        reason=p.reason if p.winner != NOBODY else "",
        sides=sides,
        line=line or format_line(p),
    )


def _phase(p: Position) -> tuple[Literal["production", "trade", "build", "discard", "over"], str]:
    if p.step <= PICK:
        return "production", "BJ-3.3" if p.step == 0 else "BJ-3.5"
    if p.step == OVER:
        return "over", "BJ-6.2"
    if p.step == DISCARDING:
        return "discard", "BJ-7.1"
    if p.step in (BUILDING, STEALING, STEAL_OR_ADVANCE, UPGRADING):
        return "build", {BUILDING: "BJ-5.1", UPGRADING: "BJ-5.7"}.get(p.step, "BJ-5.2")
    return "trade", "BJ-4.2"


def _side_key(p: Position, seat: int) -> tuple[object, ...]:
    side = p.side(seat)
    cubes = (side.store, side.new, side.area, side.picks, excess(p, seat))
    owned = (side.publicity, side.basics, side.diners, side.bistros, side.score)
    return ("side", p.boards, seat, cubes, owned, p.used if seat == p.active else 0, p.bag == 0)


def _side_json(p: Position, seat: int) -> msgspec.Raw:
    return _known(_side_key(p, seat), lambda: _side(p, seat, _Known.json)).json()


def _side(p: Position, seat: int, form: "Callable[[_Known], Any]") -> SideView:
    """A side with what it could buy, as objects, or as JSON to be encoded."""
    side, chain = p.side(seat), p.chain(seat)
    now = int(points(p, seat))
    return SideView(
        store=_letters(int(side.store)),
        new=_letters(int(side.new)),
        area=_letters(int(side.area)),
        picks=int(side.picks),
        capacity=int(p.capacity(seat)),
        excess=int(excess(p, seat)),
        publicity=int(side.publicity),
        publicity_points=list(chain.publicity_points),
        basics=int(side.basics),
        basic_points=list(chain.basic_points),
        diners=format_bits(int(side.diners)).strip("-"),
        score=int(side.score),
        points=now,
        tokens=int(p.boards.tokens - p.tokens_out(seat)),
        publicity_purchase=form(_publicity(p, seat)),
        basic_purchase=form(_basic(p, seat)),
        diner_purchases=form(_diners(p, seat)),
        bistro_purchases=form(_bistros(p, seat)),
        bistros=form(_abilities(p, seat)),
    )


class _Known:
    """A part of a view that was computed before, and its JSON once it was needed."""

    def __init__(self, part: Any) -> None:
        self._part = part
        self._json: msgspec.Raw | None = None

    def plain(self) -> Any:
        """A copy, so that changing one view changes no other."""
        part = self._part
        return [_copied(each) for each in part] if isinstance(part, list) else _copied(part)

    def json(self) -> msgspec.Raw:
        if self._json is None:
            self._json = msgspec.Raw(msgspec.json.encode(self._part))
        return self._json


def _copied(part: Any) -> Any:
    """A purchase or a bistro. Only the arguments of its reason can be changed."""
    if part.reason is None:
        return part
    args = {name: arg[:] if isinstance(arg, list) else arg for name, arg in part.reason.args.items()}
    return structs.replace(part, reason=Reason(part.reason.id, args, part.reason.rule))


# What a side could buy depends on little (what it lacks for a price, what it owns), and a view is made after every
# move: what was worked out once is remembered by what it depends on.
_KNOWN: Final[dict[tuple[object, ...], _Known]] = {}
_MOST_KNOWN: Final = 8192


def _known(key: tuple[object, ...], make: Callable[[], Any]) -> _Known:
    found = _KNOWN.get(key)
    if found is None:
        if len(_KNOWN) >= _MOST_KNOWN:
            _KNOWN.clear()
        found = _KNOWN[key] = _Known(make())
    return found


def _publicity(p: Position, seat: int) -> _Known:
    side, price = p.side(seat), int(p.chain(seat).publicity_price)
    key = ("publicity", p.boards, seat, missing(int(side.store), price), side.publicity)
    return _known(key, lambda: _purchase(p, seat, codes.PUBLICITY, price, *_publicity_worth(p, seat)))


def _basic(p: Position, seat: int) -> _Known:
    side, price = p.side(seat), int(p.chain(seat).basic_price)
    key = ("basic", p.boards, seat, missing(int(side.store), price), side.basics, p.tokens_out(seat))
    return _known(key, lambda: _purchase(p, seat, codes.BASIC, price, *_basic_worth(p, seat)))


def _diners(p: Position, seat: int) -> _Known:
    side, chain, price = p.side(seat), p.chain(seat), int(p.chain(seat).diner_price)
    key = ("diners", p.boards, seat, missing(int(side.store), price), side.basics, side.diners)
    return _known(
        key,
        lambda: [
            _purchase(p, seat, codes.DINER + colour, price, *_diner_worth(p, seat, colour))
            for colour in range(int(COLOURS))
            if chain.all_diners >> colour & 1
        ],
    )


def _bistros(p: Position, seat: int) -> _Known:
    side, chain, price = p.side(seat), p.chain(seat), int(p.chain(seat).bistro_price)
    key = ("bistros", p.boards, seat, missing(int(side.store), price), side.diners, side.bistros)
    return _known(
        key,
        lambda: [
            _purchase(p, seat, codes.BISTRO + bistro, price, *_bistro_worth(p, seat, bistro))
            for bistro in range(len(chain.abilities))
        ],
    )


def _abilities(p: Position, seat: int) -> _Known:
    side = p.side(seat)
    used = p.used if seat == p.active else 0
    # An ability needs at most two of the player's cubes (BJ-4.5).
    key = ("abilities", p.boards, seat, side.bistros, used, p.bag == 0, min(2, total(side.store)))
    return _known(key, lambda: [_bistro(p, seat, bistro) for bistro in range(len(p.chain(seat).abilities))])


def _purchase(p: Position, seat: int, code: int, price: int, worth: int, lost: int) -> Purchase:
    side = p.side(seat)
    owned = bool(
        (codes.DINER <= code < codes.BISTRO and side.diners >> (code - codes.DINER) & 1)
        or (codes.BISTRO <= code < codes.FROM and side.bistros >> (code - codes.BISTRO) & 1)
    )
    lack = _letters(missing(int(side.store), price))
    reason = _reason(no_purchase(p, seat, code))
    return Purchase(TOKENS[code], _letters(price), lack, worth - lost, worth, owned, reason)


# What a space is worth, and what is given up for it.


def _publicity_worth(p: Position, seat: int) -> tuple[int, int]:
    """The marker scores its space, not a sum (BJ-1.3)."""
    place, track = p.side(seat).publicity, p.chain(seat).publicity_points
    if place >= len(track):
        return 0, 0
    return track[place], track[place - 1] if place else 0


def _basic_worth(p: Position, seat: int) -> tuple[int, int]:
    basics, spaces = p.side(seat).basics, p.chain(seat).basic_points
    return spaces[basics] if basics < len(spaces) else 0, 0


def _diner_worth(p: Position, seat: int, colour: int) -> tuple[int, int]:
    basics, chain = p.side(seat).basics, p.chain(seat)
    return chain.diner_points[colour], chain.basic_points[basics - 1] if basics else 0


def _bistro_worth(p: Position, seat: int, bistro: int) -> tuple[int, int]:
    """With the diner of the fewest points given up."""
    side, chain = p.side(seat), p.chain(seat)
    lost = [chain.diner_points[colour] for colour in range(int(COLOURS)) if side.diners >> colour & 1]
    return chain.bistro_points[bistro], min(lost, default=0)


def _bistro(p: Position, seat: int, bistro: int) -> Bistro:
    side, chain = p.side(seat), p.chain(seat)
    ability = chain.abilities[bistro]
    return Bistro(
        letter=BISTROS[bistro],
        points=chain.bistro_points[bistro],
        ability="none" if ability == NO_ABILITY else ABILITIES[ability],
        built=bool(side.bistros >> bistro & 1),
        used=seat == p.active and bool(p.used >> bistro & 1),
        move=TOKENS[codes.USE + bistro],
        reason=_reason(no_ability(p, seat, bistro)),
    )


def _reason(error: IllegalMove | None) -> Reason | None:
    return None if error is None else Reason(error.id, error.arguments, error.rule)


@lru_cache(maxsize=4096)
def _letters(cubes: int) -> str:
    return "".join(letter * int(count(cubes, colour)) for colour, letter in enumerate(LETTERS))
