"""Purchase plan: what a chain's holding is worth, and the best it can buy with its cubes.

A holding is what one side has, as plain numbers. A plan is the best order of purchases, found by trying all of them.
Prices and points come from the board set, so that custom sets are played sensibly too. Compiled with the rules.
"""

from dataclasses import dataclass
from typing import Final, NamedTuple

from tableside.games.burger_joint.core import codes
from tableside.games.burger_joint.core.board import ABILITIES, BoardSet, Chain
from tableside.games.burger_joint.core.cubes import COLOURS, LANE, MOST, bits_in, count, covers, one, total
from tableside.games.burger_joint.core.position import Position
from tableside.games.burger_joint.core.scoring import worth as points

_WIN: Final = 1000.0


@dataclass(frozen=True)
class Weights:
    """What things are worth, in points. Found by self-play."""

    capacity: float = 5.3  # of each cube produced more in a turn
    basic: float = 0.85  # of a basic as the basis of a diner, in addition to its points
    ability: tuple[float, ...] = (0.4, 0.5, 1.9, 0.55, 2.5)  # in the order of ABILITIES
    cube: float = 0.09  # of a cube that may be kept
    toward_publicity: float = 0.44  # of having all but the purchase itself; less when more is missing
    toward_basic: float = 0.2
    toward_diner: float = 0.23
    toward_bistro: float = 1.43
    denial: float = 0.56  # how much the other side's losses count, compared with the bot's own gains


class Holding(NamedTuple):
    """What a side has; ``publicities`` counts those bought in this turn (BJ-5.2)."""

    store: int
    publicity: int
    basics: int
    diners: int
    bistros: int
    publicities: int


class Plan(NamedTuple):
    worth: float
    first: int  # the code of its first purchase, or END_TURN


class Planner:
    """Rates holdings of one chain. Results are cached, so asking again costs nothing."""

    def __init__(self, boards: BoardSet, chain: Chain, weights: Weights) -> None:
        self._boards = boards
        self._chain = chain
        self._weights = weights
        self._prices = [
            (_parts(int(price)), weight)
            for price, weight in (
                (chain.publicity_price, weights.toward_publicity),
                (chain.basic_price, weights.toward_basic),
                (chain.diner_price, weights.toward_diner),
                (chain.bistro_price, weights.toward_bistro),
            )
        ]
        self._plans: dict[Holding, Plan] = {}

    def plan(self, holding: Holding) -> Plan:
        """The purchases that leave the most value, tried in every order (BJ-5.1)."""
        known = self._plans.get(holding)
        if known is not None:
            return known
        best = Plan(self.worth(holding), int(codes.END_TURN))
        for code, after in self._purchases(holding):
            worth = self.plan(after).worth
            if worth > best.worth:
                best = Plan(worth, code)
        if len(self._plans) > 50_000:
            self._plans.clear()
        self._plans[holding] = best
        return best

    def worth(self, holding: Holding) -> float:
        """What a holding is worth at the end of the turn."""
        weights = self._weights
        score = int(points(self._chain, holding.publicity, holding.basics, holding.diners, holding.bistros))
        if score >= self._boards.points_to_win:
            return _WIN + score
        owned = int(bits_in(holding.diners) + bits_in(holding.bistros))
        found = score + weights.capacity * min(owned, int(self._boards.production_limit))
        found += weights.basic * min(holding.basics, 2)
        for bistro, ability in enumerate(self._chain.abilities):
            if holding.bistros >> bistro & 1:
                found += self.ability(ability)
        return found + self._hand(holding.store)

    def ability(self, ability: int) -> float:
        return self._weights.ability[ability] if 0 <= ability < len(ABILITIES) else 0.0

    def cheapest_cube(self, holding: Holding) -> tuple[int, float]:
        """The cube in the store that is needed least, and its value."""
        before = self.plan(holding).worth
        losses = [
            (before - self.plan(holding._replace(store=holding.store - int(one(colour)))).worth, colour)
            for colour in range(int(COLOURS))
            if count(holding.store, colour)
        ]
        loss, colour = min(losses)
        return colour, loss

    def gain(self, holding: Holding, colour: int) -> float:
        """What one more cube would add."""
        more = holding._replace(store=holding.store + int(one(colour)))
        return self.plan(more).worth - self.plan(holding).worth

    def _hand(self, store: int) -> float:
        """Cubes that may be kept, and how close they come to each purchase (BJ-7.1)."""
        limit = int(self._boards.hand_limit)
        held = int(total(store))
        found = self._weights.cube * min(held, limit)
        for parts, weight in self._prices:
            size = have = 0
            for shift, wanted in parts:
                here = store >> shift & int(MOST)
                size += wanted
                have += here if here < wanted else wanted
            found += weight * (have / size) ** 2
        return found - 0.3 * max(0, held - limit)

    def _purchases(self, holding: Holding) -> list[tuple[int, Holding]]:
        chain, store = self._chain, holding.store
        found: list[tuple[int, Holding]] = []
        if holding.publicity < chain.publicity_spaces and covers(store, chain.publicity_price):
            found.append((int(codes.PUBLICITY), self._after_publicity(holding)))
        tokens = holding.basics + int(bits_in(holding.diners) + bits_in(holding.bistros))
        if holding.basics < chain.basic_spaces and tokens < self._boards.tokens and covers(store, chain.basic_price):
            after = holding._replace(store=store - int(chain.basic_price), basics=holding.basics + 1)
            found.append((int(codes.BASIC), after))
        if holding.basics and covers(store, chain.diner_price):
            found.extend(self._after_diner(holding))
        if holding.diners and covers(store, chain.bistro_price):
            found.extend(self._after_bistro(holding))
        return found

    def _after_publicity(self, holding: Holding) -> Holding:
        return holding._replace(
            store=holding.store - int(self._chain.publicity_price),
            publicity=holding.publicity + 1,
            publicities=holding.publicities + 1,
        )

    def _after_diner(self, holding: Holding) -> list[tuple[int, Holding]]:
        """The diner with the most points. Among equals, the one whose cube is needed most, to pick
        it first (BJ-3.2)."""
        chain = self._chain
        free = [c for c in range(int(COLOURS)) if chain.all_diners >> c & 1 and not holding.diners >> c & 1]
        if not free:
            return []
        colour = max(free, key=lambda c: (chain.diner_points[c], self.need(c)))
        after = holding._replace(
            store=holding.store - int(chain.diner_price),
            basics=holding.basics - 1,
            diners=holding.diners | 1 << colour,
        )
        return [(int(codes.DINER) + colour, after)]

    def _after_bistro(self, holding: Holding) -> list[tuple[int, Holding]]:
        chain = self._chain
        diners = holding.diners & ~(1 << self.diner_to_give_up(holding.diners))
        store = holding.store - int(chain.bistro_price)
        return [
            (
                int(codes.BISTRO) + bistro,
                holding._replace(store=store, diners=diners, bistros=holding.bistros | 1 << bistro),
            )
            for bistro in range(len(chain.abilities))
            if not holding.bistros >> bistro & 1
        ]

    def diner_to_give_up(self, diners: int) -> int:
        """The diner with the fewest points. Among equals, the one whose cube is needed least (BJ-5.7)."""
        owned = [colour for colour in range(int(COLOURS)) if diners >> colour & 1]
        return min(owned, key=lambda colour: (self._chain.diner_points[colour], self.need(colour)))

    def need(self, colour: int) -> int:
        """How many cubes of a colour the four prices ask for."""
        chain = self._chain
        prices = (chain.publicity_price, chain.basic_price, chain.diner_price, chain.bistro_price)
        return sum(int(count(price, colour)) for price in prices)


def holding_of(p: Position, seat: int) -> Holding:
    side = p.side(seat)
    return Holding(
        int(side.store + side.new),
        int(side.publicity),
        int(side.basics),
        int(side.diners),
        int(side.bistros),
        int(p.publicities) if seat == p.active else 0,
    )


def _parts(price: int) -> list[tuple[int, int]]:
    """A price as (lane, number) for each of its colours."""
    return [(c * int(LANE), int(count(price, c))) for c in range(int(COLOURS)) if count(price, c)]
