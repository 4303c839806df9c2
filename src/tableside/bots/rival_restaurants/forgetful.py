"""Forgetful: a policy that makes a mistake now and then, like people who are new to the game.

The mistakes are human: going somewhere without a plan, leaving a market before everything is bought, keeping a card or
a power for a day that never comes. It never gives anything away, and it cooks what it can.
"""

from tableside.bots.rival_restaurants.decision import Decision
from tableside.bots.rival_restaurants.policy import Policy
from tableside.bots.rival_restaurants.valuation.weights import Weights
from tableside.games.rival_restaurants.core.model.moves import READY
from tableside.games.rival_restaurants.core.phases.auction import pressed


class Forgetful(Policy):
    """``slips``: how many of a hundred decisions go wrong."""

    def __init__(self, weights: Weights, slips: int, offers: bool) -> None:
        super().__init__(weights, offers)
        self.slips = slips

    def slip(self, decision: Decision) -> bool:
        return int(decision.chance.below(100)) < self.slips

    def destination(self, decision: Decision, moves: list[int]) -> int:
        if self.slip(decision):
            return moves[int(decision.chance.below(len(moves)))]
        return super().destination(decision, moves)

    def claim(self, decision: Decision, moves: list[int]) -> int:
        if self.slip(decision):
            return moves[int(decision.chance.below(len(moves)))]
        return super().claim(decision, moves)

    def powers(self, decision: Decision, moves: list[int]) -> int:
        return READY if self.slip(decision) else super().powers(decision, moves)

    def buying(self, decision: Decision, moves: list[int]) -> int:
        at_war = decision.town.wars and pressed(decision.town) >> decision.seat & 1
        if not at_war and self.slip(decision):
            return READY
        return super().buying(decision, moves)
