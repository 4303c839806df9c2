"""Advice: why a move is good, as a message with arguments, for hints in words."""

from typing import Final

from tableside.engine.chance import ScriptedChance
from tableside.engine.errors import Arg
from tableside.games.burger_joint.core import codes
from tableside.games.burger_joint.core.board import CHOOSE, DRAW
from tableside.games.burger_joint.core.cubes import one
from tableside.games.burger_joint.core.position import Position, Side, cube, cube_list
from tableside.games.burger_joint.core.scoring import points
from tableside.games.burger_joint.core.turn import apply
from tableside.games.burger_joint.reasons import missing

Message = tuple[str, dict[str, Arg]]

_PLAIN: Final = {
    codes.REDRAW: "bj-why-redraw",
    codes.TO_BUILDING: "bj-why-no-better-trade",
    codes.NO_STEAL: "bj-why-no-steal",
    codes.END_TURN: "bj-why-end",
}


def explain(p: Position, code: int) -> Message:
    """Why the mover might play this legal move."""
    if code in _PLAIN:
        return _PLAIN[code], {}
    for first in (codes.TAKE, codes.GET, codes.STEAL):
        if first <= code < first + 6:
            return _nearer(p, code - int(first))
    for first in (codes.TRADE, codes.PUT):
        if first <= code < first + 6:
            return "bj-why-least-needed", {"cube": cube(code - int(first))}
    if codes.USE <= code < codes.TO_BUILDING:
        ability = p.chain(int(p.mover)).abilities[code - int(codes.USE)]
        return ("bj-why-free" if ability in (DRAW, CHOOSE) else "bj-why-swap"), {}
    if codes.FROM <= code < codes.END_TURN:
        return "bj-why-diner-least-needed", {}
    return _purchase(p, code)


def _nearer(p: Position, colour: int) -> Message:
    """The purchase that one more cube of this colour brings closest."""
    seat = int(p.mover)
    gain = _best_use(p, seat, colour)
    if gain is None:
        rival = _best_use(p, 1 - seat, colour)
        return ("bj-why-deny", {"seat": f"@{1 - seat}"}) if rival is not None else ("bj-why-spare", {})
    what, lack = gain
    if lack == 0:
        return "bj-why-completes", {"what": what}
    return "bj-why-nearer", {"what": what, "cubes": cube_list(lack)}


def _best_use(p: Position, seat: int, colour: int) -> tuple[str, int] | None:
    """What a cube helps to buy and what is then still missing, the closest first. None if it helps with nothing."""
    side = p.side(seat)
    store = int(side.store + side.new)
    found: list[tuple[int, str, int]] = []
    for what, price, possible in purchases(p, seat):
        before = missing(store, price)
        after = missing(store + int(one(colour)), price)
        if possible and after != before:
            found.append((_size(after), what, after))
    if not found:
        return None
    _, what, lack = min(found, key=lambda use: use[0])
    return what, lack


def purchases(p: Position, seat: int) -> list[tuple[str, int, bool]]:
    """What a side can buy, with its price, and whether there is room for it on the board (BJ-5)."""
    side, chain = p.side(seat), p.chain(seat)
    room = p.tokens_out(seat) < p.boards.tokens
    return [
        ("$bj-what-diner", int(chain.diner_price), side.basics > 0 and chain.all_diners & ~side.diners != 0),
        ("$bj-what-bistro", int(chain.bistro_price), side.diners != 0 and chain.all_bistros & ~side.bistros != 0),
        ("$bj-what-publicity", int(chain.publicity_price), side.publicity < chain.publicity_spaces),
        ("$bj-what-basic", int(chain.basic_price), side.basics < chain.basic_spaces and room),
    ]


def _size(cubes: int) -> int:
    return len(cube_list(cubes))


def _purchase(p: Position, code: int) -> Message:
    """What buying changes: the win, points, capacity, or a bistro's ability."""
    seat = int(p.mover)
    after = p.copy()
    apply(after, code, ScriptedChance([]))
    if codes.BISTRO <= code < codes.FROM:  # the diner to give up is chosen next; any of them shows the difference
        apply(after, int(codes.FROM) + _lowest_bit(after.side(seat)), ScriptedChance([]))
    gain = int(points(after, seat) - points(p, seat))
    if points(after, seat) >= p.boards.points_to_win:
        return "bj-why-wins", {"n": int(points(after, seat))}
    if gain > 0:
        return "bj-why-points", {"n": gain}
    if after.capacity(seat) > p.capacity(seat):
        return "bj-why-capacity", {}
    if code == codes.BASIC:
        return "bj-why-ground", {}
    return ("bj-why-ability" if codes.BISTRO <= code < codes.FROM else "bj-why-track"), {}


def _lowest_bit(side: Side) -> int:
    diners = int(side.diners)
    return (diners & -diners).bit_length() - 1
