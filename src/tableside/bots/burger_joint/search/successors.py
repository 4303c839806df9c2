"""Successors: all next positions of many positions at once, packed for the value network. Compiled with the rules."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from tableside.engine.chance import Chance
from tableside.games.burger_joint.core.board import DRAW
from tableside.games.burger_joint.core.codes import REDRAW, TAKE, TO_BUILDING, USE
from tableside.games.burger_joint.core.cubes import COLOURS
from tableside.games.burger_joint.core.packing import both_boards, pack, turn_of
from tableside.games.burger_joint.core.position import BETWEEN, DISCARDING, OVER, PICK, Position
from tableside.games.burger_joint.core.turn import carry_out, legal_mask, lowest

_PLACES: Final[i64] = 12  # six colours of either side
# A cube in the last of them, five bits each; shifted right, since C shifts a small literal left as 32 bits.
_LAST: Final[i64] = 1 << 55


class Branches:
    """The next positions, each only once per root: where they lead, from which parent, and whether
    planning ends there."""

    def __init__(self) -> None:
        self.positions: list[Position] = []
        self.roots: list[int] = []
        self.parents: list[int] = []
        self.ended: list[bool] = []
        self.packed = BytesWriter()  # eight numbers each


def asks_chance(p: Position, code: i64) -> bool:
    """Whether a move draws from the bag: ability A's redraw, ability C (BJ-4.4, BJ-4.5)."""
    if code == REDRAW:
        return True
    return code >= USE and code < TO_BUILDING and p.chain(p.mover).abilities[code - USE] == DRAW


def thought_through(p: Position) -> bool:
    """The turn is over, or all but what the other side gives back (BJ-7.1)."""
    return p.step == BETWEEN or p.step == OVER or (p.step == DISCARDING and p.mover != p.active)


def branch(parents: list[Position], roots: list[int], chance: Chance) -> Branches:
    """One move from each parent. A move that draws ends there. It is worth as much as the position before it."""
    found = Branches()
    known: set[tuple[int, int, int, int, int]] = set()
    for place in range(len(parents)):
        p, root = parents[place], roots[place]
        drew = False
        mask = legal_mask(p)
        while mask:
            code = lowest(mask)
            mask &= mask - 1
            if not asks_chance(p, code):
                after = p.copy()
                carry_out(after, code, chance)
                _add(found, known, after, root, place, thought_through(after))
            elif not drew:
                drew = True
                _add(found, known, p, root, place, True)
    return found


def _add(
    found: Branches, known: set[tuple[int, int, int, int, int]], p: Position, root: int, parent: int, ended: bool
) -> None:
    burger, pizza = p.burger, p.pizza
    # The bag holds what the stores leave, so these numbers distinguish positions after production.
    key = (
        root * 2 + int(ended),
        int(burger.store + burger.new),
        int(pizza.store + pizza.new),
        int(both_boards(p)),
        int(turn_of(p)),
    )
    if key in known:
        return
    known.add(key)
    pack(p, found.packed)
    found.positions.append(p)
    found.roots.append(root)
    found.parents.append(parent)
    found.ended.append(ended)


class Picks:
    """A production planned to its end (BJ-3). All orders of taking lead to only a few dozen ways to share the cubes."""

    def __init__(self, p: Position, chance: Chance) -> None:
        self.codes: list[int] = []  # the moves there are now
        self.ends: list[Position] = []
        self.movers: list[int] = []  # of each node, children before their parents, so that the last one is now
        self._following: list[list[int]] = []  # a node ≥ 0, or an end as -1 - place
        self._places: dict[int, int] = {}  # who took what → its node or end
        self._chance = chance
        self._visit(p, 0)
        mask = legal_mask(p)
        while mask:
            self.codes.append(int(lowest(mask)))
            mask &= mask - 1

    def _visit(self, p: Position, taken: i64) -> int:
        """The node of a position in production. ``taken`` is what both took, five bits for each colour of a side. It
        determines which cubes are where, and who takes next."""
        following: list[int] = []
        mover = p.mover
        mask = legal_mask(p)
        while mask:
            code = lowest(mask)
            mask &= mask - 1
            key = taken + (_LAST >> (5 * (_PLACES - 1 - COLOURS * mover - (code - TAKE))))
            place = self._places.get(key)
            if place is None:
                after = p.copy()
                carry_out(after, code, self._chance)
                place = self._visit(after, key) if after.step <= PICK else self._end(after)
                self._places[key] = place
            following.append(place)
        self.movers.append(int(mover))
        self._following.append(following)
        return len(self.movers) - 1

    def _end(self, p: Position) -> int:
        self.ends.append(p)
        return -len(self.ends)

    def settle(self, worth: list[float]) -> list[int]:
        """Given what each end is worth to Burger: the end that each current move leads to, if both sides take their
        best."""
        arrives: list[int] = []
        for node in range(len(self.movers)):  # children come before their parents
            best = -1
            for way in self._following[node]:
                end = arrives[way] if way >= 0 else -1 - way
                if best < 0 or (worth[end] > worth[best] if self.movers[node] == 0 else worth[end] < worth[best]):
                    best = end
            arrives.append(best)
        return [arrives[way] if way >= 0 else -1 - way for way in self._following[-1]]
