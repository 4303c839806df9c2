"""Branching: every way on from many positions at once, packed for the value network. Compiled with the rules."""

from mypy_extensions import i64

from tableside.engine.chance import Chance
from tableside.games.burger_joint.board import DRAW
from tableside.games.burger_joint.codes import REDRAW, TO_BUILDING, USE
from tableside.games.burger_joint.packing import pack
from tableside.games.burger_joint.position import BETWEEN, DISCARDING, OVER, PICK, Position
from tableside.games.burger_joint.turn import carry_out, legal_mask, lowest


class Branches:
    """The ways on, each but once for each root: where they lead, from which parent, whether thinking ends there."""

    def __init__(self) -> None:
        self.positions: list[Position] = []
        self.roots: list[int] = []
        self.parents: list[int] = []
        self.ended: list[bool] = []
        self.packed: list[int] = []  # eight numbers each


def asks_chance(p: Position, code: i64) -> bool:
    """Whether a move draws from the bag: ability A's redraw, ability C (BJ-4.4, BJ-4.5)."""
    if code == REDRAW:
        return True
    return code >= USE and code < TO_BUILDING and p.chain(p.mover).abilities[code - USE] == DRAW


def thought_through(p: Position) -> bool:
    """The turn is over, or all but what the other side gives back (BJ-7.1)."""
    return p.step == BETWEEN or p.step == OVER or (p.step == DISCARDING and p.mover != p.active)


def branch(parents: list[Position], roots: list[int], chance: Chance) -> Branches:
    """One move on from each parent. A move that asks chance ends there: it is worth what the position before it is."""
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
    start = len(found.packed)
    pack(p, found.packed)
    numbers = found.packed
    # The bag is what the stores leave, so these tell positions after production apart.
    key = (root * 2 + int(ended), numbers[start], numbers[start + 1], numbers[start + 6], numbers[start + 7])
    if key in known:
        del found.packed[start:]
        return
    known.add(key)
    found.positions.append(p)
    found.roots.append(root)
    found.parents.append(parent)
    found.ended.append(ended)


class Picks:
    """A production thought through to its end (BJ-3): all orders of taking lead to a few dozen ways to share out."""

    def __init__(self, p: Position, chance: Chance) -> None:
        self.ends: list[Position] = []
        self._chance = chance
        self._places: dict[tuple[int, int, int], int] = {}  # a position still in production → its node
        self._end_places: dict[tuple[int, int], int] = {}
        self.movers: list[int] = []
        self.codes: list[list[int]] = []
        self.following: list[list[int]] = []  # a node ≥ 0, or an end as -1 - place
        self.top = self._visit(p)

    def _visit(self, p: Position) -> int:
        if p.step > PICK:
            return self._end(p)
        key = (int(p.burger.new), int(p.pizza.new), int(p.general))
        known = self._places.get(key)
        if known is not None:
            return known
        codes: list[int] = []
        following: list[int] = []
        mask = legal_mask(p)
        while mask:
            code = lowest(mask)
            mask &= mask - 1
            after = p.copy()
            carry_out(after, code, self._chance)
            codes.append(int(code))
            following.append(self._visit(after))
        place = len(self.movers)
        self.movers.append(int(p.mover))
        self.codes.append(codes)
        self.following.append(following)
        self._places[key] = place
        return place

    def _end(self, p: Position) -> int:
        key = (int(p.burger.store), int(p.pizza.store))
        place = self._end_places.get(key)
        if place is None:
            place = len(self.ends)
            self.ends.append(p)
            self._end_places[key] = place
        return -1 - place

    def settle(self, worth: list[float]) -> list[int]:
        """Given what each end is worth to Burger: at which end each move of the top node arrives, both sides taking
        their best."""
        arrives: list[int] = []
        for node in range(len(self.movers)):  # children come before their parents
            best = -1
            for way in self.following[node]:
                end = arrives[way] if way >= 0 else -1 - way
                if best < 0 or (worth[end] > worth[best] if self.movers[node] == 0 else worth[end] < worth[best]):
                    best = end
            arrives.append(best)
        return [arrives[way] if way >= 0 else -1 - way for way in self.following[self.top]]
