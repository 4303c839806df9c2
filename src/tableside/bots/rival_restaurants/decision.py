"""Mind: one decision of one seat; holds the outlooks it needs, each made once."""

from tableside.bots.rival_restaurants.valuation.valuation import Outlook, season
from tableside.bots.rival_restaurants.valuation.weights import Weights
from tableside.engine.chance import Chance
from tableside.games.rival_restaurants.catalog.ids import CARDS, GOAL, JACKPOT
from tableside.games.rival_restaurants.core.model.town import Town


class Mind:
    def __init__(self, town: Town, seat: int, weights: Weights, chance: Chance) -> None:
        self.town = town
        self.seat = seat
        self.weights = weights
        self.chance = chance
        self.thrift = weights.thrift + weights.prudence * season(town)
        self.jackpot = False  # whether I hold the card for which pairs are collected
        self._outlooks: dict[int, Outlook] = {}

    @property
    def me(self) -> Outlook:
        return self.outlook(self.seat)

    def outlook(self, seat: int) -> Outlook:
        if seat not in self._outlooks:
            self._outlooks[seat] = Outlook(self.town, seat, self.weights, pairs=self.jackpot and seat == self.seat)
        return self._outlooks[seat]

    def rivals(self) -> list[int]:
        return [seat for seat in range(self.town.seats) if seat != self.seat and not self.town.gone >> seat & 1]

    def grudge(self, other: int) -> float:
        """How much a loss of a rival is worth to me: more the fewer we are and the nearer he is to winning."""
        nearness = 0.4 + 1.2 * self.town.points[other] / GOAL
        return self.weights.grudge * nearness * 2 / self.town.seats

    def whim(self) -> float:
        """A little chance, so that seats with the same outlook do not always do the same."""
        return int(self.chance.below(1000)) / 4000

    def best(self, scored: list[tuple[float, int]]) -> int:
        """The move with the highest score."""
        return max(scored, key=lambda pair: pair[0])[1]


def mind_of(town: Town, seat: int, weights: Weights, chance: Chance) -> Mind:
    """The mind of the seat that decides, which knows its own hand; how a rival may think is a plain ``Mind``."""
    mind = Mind(town, seat, weights, chance)
    mind.jackpot = town.hand[seat * CARDS + JACKPOT] > 0
    return mind
