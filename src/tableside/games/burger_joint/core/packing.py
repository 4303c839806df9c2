"""Packing: a position as eight integers of eight bytes, so that NumPy can look at thousands of them at once.

0 Burger's cubes (store and new) · 1 Pizza's · 2 bag · 3 general area · 4 Burger's area · 5 Pizza's area ·
6 both boards · 7 the turn. ``bots/burger_joint/network/features.py`` unpacks them.
"""

from librt.strings import BytesWriter, write_i64_le
from mypy_extensions import i64

from tableside.engine.chance import Chance
from tableside.games.burger_joint.core.position import Position, Side
from tableside.games.burger_joint.core.turn import carry_out, legal_mask, lowest


def pack(p: Position, into: BytesWriter) -> None:
    """Add the eight numbers of a position."""
    burger, pizza = p.burger, p.pizza
    write_i64_le(into, burger.store + burger.new)
    write_i64_le(into, pizza.store + pizza.new)
    write_i64_le(into, p.bag)
    write_i64_le(into, p.general)
    write_i64_le(into, burger.area)
    write_i64_le(into, pizza.area)
    write_i64_le(into, both_boards(p))
    write_i64_le(into, turn_of(p))


def both_boards(p: Position) -> i64:
    return _board(p.burger) | _board(p.pizza) << 31


def turn_of(p: Position) -> i64:
    """What is asked of whom, and what has happened this turn."""
    publicities: i64 = p.publicities if p.publicities < 3 else 3
    return (
        p.step
        | p.active << 4
        | p.mover << 5
        | p.used << 6
        | publicities << 12
        | (p.pending & 15) << 14
        | (p.winner + 1) << 18
        | p.turn << 20
    )


def _board(side: Side) -> i64:
    return (
        side.publicity | side.basics << 4 | side.diners << 8 | side.bistros << 14 | side.score << 20 | side.picks << 27
    )


def pack_afterstates(p: Position, chance: Chance, codes: list[int], into: BytesWriter) -> int:
    """Where each legal move leads, before the next turn draws: the codes, the packed positions, and their number."""
    mask = legal_mask(p)
    found = 0
    while mask:
        code = lowest(mask)
        mask &= mask - 1
        after = p.copy()
        carry_out(after, code, chance)
        codes.append(int(code))
        pack(after, into)
        found += 1
    return found
