"""The greedy bot: takes what gains most now, and judges each small step by what it leads to.

It plans all its purchases together (see ``purchase_plan``), rates a cube by what it adds to that plan, and denies the
other side a cube for the same reason. It looks no further than the end of the turn.
"""

from collections.abc import Callable
from typing import Final

from tableside.bots.burger_joint.coded_bot import CodedBot
from tableside.bots.burger_joint.purchase_plan import Holding, Planner, Weights, holding_of
from tableside.games.burger_joint.core import codes
from tableside.games.burger_joint.core.board import CHOOSE, DRAW, EXCHANGE, ONE_FOR_ONE, TWO_FOR_ONE, BoardSet
from tableside.games.burger_joint.core.cubes import COLOURS, count, one, total
from tableside.games.burger_joint.core.position import (
    BUILDING,
    DISCARDING,
    EXCHANGING,
    GETTING,
    PICK,
    PUTTING,
    STEAL_OR_ADVANCE,
    STEALING,
    TRADING,
    UPGRADING,
    Position,
)
from tableside.games.burger_joint.notation.moves import TOKENS

_ALL: Final = range(int(COLOURS))


class GreedyBot(CodedBot):
    def __init__(self, seed: int = 0, weights: Weights | None = None) -> None:
        super().__init__(seed)
        self._weights = weights or Weights()
        self._boards: BoardSet | None = None
        self._planners: list[Planner] = []

    def pick(self, p: Position, mask: int) -> int:
        if p.boards is not self._boards:
            self._boards = p.boards
            self._planners = [Planner(p.boards, p.chain(seat), self._weights) for seat in range(2)]
        chosen = _CHOOSERS[int(p.step)](self, p, mask)
        assert mask >> chosen & 1, f"greedy chose {TOKENS[chosen]}, which is not legal"
        return chosen

    def _me(self, p: Position) -> tuple[Planner, Holding]:
        return self._planners[int(p.mover)], holding_of(p, int(p.mover))

    def _rival(self, p: Position) -> tuple[Planner, Holding]:
        return self._planners[1 - int(p.mover)], holding_of(p, 1 - int(p.mover))

    def _pick(self, p: Position, mask: int) -> int:
        """The cube that helps most, or that the other side would like most (BJ-3.3, BJ-3.5)."""
        planner, mine = self._me(p)
        rival, theirs = self._rival(p)
        denial = self._weights.denial if p.side(1 - int(p.mover)).picks else 0.0

        def value(colour: int) -> float:
            grudge = denial * rival.gain(theirs, colour) if denial else 0.0
            return planner.gain(mine, colour) + grudge

        return int(codes.TAKE) + max(_colours(mask, codes.TAKE), key=value)

    def _trade(self, p: Position, mask: int) -> int:
        """Free cubes first, the random one before the chosen one. Then the exchange of cubes that gains most."""
        planner, mine = self._me(p)
        abilities = p.chain(int(p.mover)).abilities
        usable = {abilities[b]: int(codes.USE) + b for b in range(len(abilities)) if mask >> (codes.USE + b) & 1}
        for free in (int(DRAW), int(CHOOSE)):
            if free in usable:
                return usable[free]
        here = planner.plan(mine).worth
        best, move = here + 1e-9, int(codes.TO_BUILDING)
        for colour in _colours(mask, codes.TRADE):
            given = mine._replace(store=mine.store - 3 * int(one(colour)))
            worth = self._best_get(p, planner, given, 3 * int(one(colour)))
            if worth > best:
                best, move = worth, int(codes.TRADE) + colour
        for ability, gives in ((int(ONE_FOR_ONE), 1), (int(TWO_FOR_ONE), 2)):
            if ability in usable:
                worth = self._best_swap(p, planner, mine, gives)
                if worth > best:
                    best, move = worth, usable[ability]
        if move == int(codes.TO_BUILDING) and int(EXCHANGE) in usable and self._junk(p, planner, mine) is not None:
            return usable[int(EXCHANGE)]
        return move

    def _best_get(self, p: Position, planner: Planner, given: Holding, put: int) -> float:
        bag = int(p.bag) + put
        return max(
            planner.plan(given._replace(store=given.store + int(one(colour)))).worth
            for colour in _ALL
            if count(bag, colour)
        )

    def _best_swap(self, p: Position, planner: Planner, mine: Holding, gives: int) -> float:
        given, put = mine, 0
        for _ in range(gives):
            colour, _ = planner.cheapest_cube(given)
            given = given._replace(store=given.store - int(one(colour)))
            put += int(one(colour))
        return self._best_get(p, planner, given, put)

    def _junk(self, p: Position, planner: Planner, mine: Holding) -> int | None:
        """A cube that would be worth exchanging for a random one, or None."""
        colour, loss = planner.cheapest_cube(mine)
        without = mine._replace(store=mine.store - int(one(colour)))
        bag = int(p.bag) + int(one(colour))
        hoped = sum(int(count(bag, c)) * planner.gain(without, c) for c in _ALL) / int(total(bag))
        return colour if hoped > loss + 0.05 else None

    def _get(self, p: Position, mask: int) -> int:
        planner, mine = self._me(p)
        return int(codes.GET) + max(_colours(mask, codes.GET), key=lambda colour: planner.gain(mine, colour))

    def _put(self, p: Position, mask: int) -> int:
        planner, mine = self._me(p)
        return int(codes.PUT) + planner.cheapest_cube(mine)[0]

    def _exchange(self, p: Position, mask: int) -> int:
        """Put in every cube that is worth less than a random one, but at least one (BJ-4.4)."""
        planner, mine = self._me(p)
        junk = self._junk(p, planner, mine) if mine.store else None
        if junk is not None:
            return int(codes.PUT) + junk
        return int(codes.REDRAW) if mask >> codes.REDRAW & 1 else self._put(p, mask)

    def _build(self, p: Position, mask: int) -> int:
        planner, mine = self._me(p)
        return planner.plan(mine).first

    def _steal(self, p: Position, mask: int) -> int:
        """What helps most and hurts most (BJ-5.2)."""
        return int(codes.STEAL) + max(_colours(mask, codes.STEAL), key=lambda colour: self._loot(p, colour))

    def _loot(self, p: Position, colour: int) -> float:
        planner, mine = self._me(p)
        rival, theirs = self._rival(p)
        robbed = theirs._replace(store=theirs.store - int(one(colour)))
        return planner.gain(mine, colour) + self._weights.denial * rival.gain(robbed, colour)

    def _steal_or_advance(self, p: Position, mask: int) -> int:
        planner, mine = self._me(p)
        onward = planner.plan(mine._replace(publicity=mine.publicity + 1)).worth - planner.plan(mine).worth
        colours = _colours(mask, codes.STEAL)
        if not colours:
            return int(codes.ADVANCE)
        loot = max(self._loot(p, colour) for colour in colours)
        return self._steal(p, mask) if loot > onward else int(codes.ADVANCE)

    def _upgrade(self, p: Position, mask: int) -> int:
        planner, mine = self._me(p)
        return int(codes.FROM) + planner.diner_to_give_up(mine.diners)


_CHOOSERS: Final[dict[int, Callable[[GreedyBot, Position, int], int]]] = {
    0: GreedyBot._pick,
    int(PICK): GreedyBot._pick,
    int(TRADING): GreedyBot._trade,
    int(GETTING): GreedyBot._get,
    int(EXCHANGING): GreedyBot._exchange,
    int(PUTTING): GreedyBot._put,
    int(BUILDING): GreedyBot._build,
    int(STEALING): GreedyBot._steal,
    int(STEAL_OR_ADVANCE): GreedyBot._steal_or_advance,
    int(UPGRADING): GreedyBot._upgrade,
    int(DISCARDING): GreedyBot._put,
}


def _colours(mask: int, first: int) -> list[int]:
    """The colours for which a mask has a move of one kind."""
    return [colour for colour in _ALL if mask >> (first + colour) & 1]


__all__ = ["GreedyBot"]
