"""One decision of one seat. It holds the valuations it needs, each computed once."""

from tableside.bots.rival_restaurants.valuation.valuation import Valuation, season
from tableside.bots.rival_restaurants.valuation.weights import Weights
from tableside.engine.chance import Chance
from tableside.games.rival_restaurants.catalog.ids import CARDS, GOAL, JACKPOT
from tableside.games.rival_restaurants.core.model.town import Town


class Decision:
    def __init__(self, town: Town, seat: int, weights: Weights, chance: Chance) -> None:
        self.town = town
        self.seat = seat
        self.weights = weights
        self.chance = chance
        self.thrift = weights.thrift + weights.prudence * season(town)
        self.jackpot = False  # whether I hold the card for which pairs are collected
        self._valuations: dict[int, Valuation] = {}

    @property
    def me(self) -> Valuation:
        return self.valuation(self.seat)

    def valuation(self, seat: int) -> Valuation:
        if seat not in self._valuations:
            self._valuations[seat] = Valuation(self.town, seat, self.weights, pairs=self.jackpot and seat == self.seat)
        return self._valuations[seat]

    def rivals(self) -> list[int]:
        return [seat for seat in range(self.town.seats) if seat != self.seat and not self.town.gone >> seat & 1]

    def grudge(self, other: int) -> float:
        """How much a rival's loss is worth to me. It is more with fewer players, and if the rival is
        close to winning."""
        nearness = 0.4 + 1.2 * self.town.points[other] / GOAL
        return self.weights.grudge * nearness * 2 / self.town.seats

    def envy(self, other: int) -> float:
        """How much a rival's gain in a trade counts against it."""
        return max(self.grudge(other), self.weights.fair)

    def whim(self) -> float:
        """A little randomness, so that seats with the same valuation do not always do the same."""
        return int(self.chance.below(1000)) / 4000

    def best(self, scored: list[tuple[float, int]]) -> int:
        """The move with the highest score."""
        return max(scored, key=lambda pair: pair[0])[1]


def decision_of(town: Town, seat: int, weights: Weights, chance: Chance) -> Decision:
    """The decision of a seat that knows its own hand. A plain ``Decision`` is how a rival may decide."""
    decision = Decision(town, seat, weights, chance)
    decision.jackpot = town.hand[seat * CARDS + JACKPOT] > 0
    return decision
