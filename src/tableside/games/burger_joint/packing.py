"""Packing: a position as eight integers, so that NumPy can look at thousands of them at once.

0 Burger's cubes (store and new) · 1 Pizza's · 2 bag · 3 general area · 4 Burger's area · 5 Pizza's area ·
6 both boards · 7 the turn. ``bots/burger_joint/features.py`` unpacks them.
"""

from mypy_extensions import i64

from tableside.engine.chance import Chance
from tableside.games.burger_joint.position import Position, Side
from tableside.games.burger_joint.turn import carry_out, legal_mask, lowest


def pack(p: Position, into: list[int]) -> None:
    """Add the eight numbers of a position to a list."""
    burger, pizza = p.burger, p.pizza
    into.append(burger.store + burger.new)
    into.append(pizza.store + pizza.new)
    into.append(p.bag)
    into.append(p.general)
    into.append(burger.area)
    into.append(pizza.area)
    into.append(_board(burger) | _board(pizza) << 31)
    publicities: i64 = p.publicities if p.publicities < 3 else 3
    into.append(
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


def pack_afterstates(p: Position, chance: Chance, codes: list[int], into: list[int]) -> int:
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
