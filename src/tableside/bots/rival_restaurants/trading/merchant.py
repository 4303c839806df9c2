"""Merchant: a policy that makes offers with several items, each to the rival with whom it can gain most (RR-4.6).

It makes an offer when it has nothing else to do in phase 2, one at a time. Each further offer of a day concedes a
little more. A bot that wants a fair share also offers one, from its second offer of a day on. Until an answer comes, it
plans as if the offer were accepted.
"""

from typing import Final

from tableside.bots.rival_restaurants.decision import Decision, decision_of
from tableside.bots.rival_restaurants.policy import Policy
from tableside.bots.rival_restaurants.trading.deals import best_offer, carry_out, lets_win
from tableside.bots.rival_restaurants.trading.offers import offer_of
from tableside.bots.rival_restaurants.valuation.weights import Weights
from tableside.engine.chance import Chance
from tableside.games.rival_restaurants.core.machine import legal, play, play_terms
from tableside.games.rival_restaurants.core.model.context import Context
from tableside.games.rival_restaurants.core.model.moves import ACCEPT, READY, arg_a, kind_of
from tableside.games.rival_restaurants.core.model.pending import BUYING
from tableside.games.rival_restaurants.core.model.town import Offer, Town
from tableside.games.rival_restaurants.core.phases.barter import OfferTerms, lacks_openly

_OFFERS_A_DAY: Final = 3  # so that nobody is flooded with offers
_LEAST: Final = 0.3  # what an offer must bring
_MARGIN: Final = 0.1  # a rival may see things a little differently …
_CONCESSION: Final = 0.4  # … the more so if they have declined


class Merchant(Policy):
    """Makes none of the small listed offers. ``days``: from one day of offers to the next."""

    def __init__(self, weights: Weights, days: int = 1) -> None:
        super().__init__(weights, offers=False)
        self.days = days

    def choose(self, town: Town, seat: int, chance: Chance) -> int:
        moves = legal(town, seat)
        if len(moves) == 1:
            return moves[0]
        return self.among(decision_of(supposed(town, seat), seat, self.weights, chance), moves)

    def decide(self, town: Town, seat: int, chance: Chance) -> int | Offer:
        """A move, or an offer if there is nothing else to do."""
        move = self.choose(town, seat, chance)
        if move == READY and town.stack[-1].kind == BUYING:
            offer = self.offer(town, seat, chance)
            if offer is not None:
                return offer
        return move

    def buying(self, decision: Decision, moves: list[int]) -> int:
        """No price is high enough for something that lets a rival win."""
        return super().buying(decision, [move for move in moves if not _gives_the_game_away(decision, move)])

    def offer(self, town: Town, seat: int, chance: Chance) -> Offer | None:
        made = (town.offers_made >> (4 * seat)) & 15
        if town.day % self.days or made >= _OFFERS_A_DAY or any(offer.seat == seat for offer in town.offers):
            return None
        decision = decision_of(town, seat, self.weights, chance)
        if self.weights.fair == 0:
            return best_offer(decision, _LEAST, _MARGIN + _CONCESSION * made)
        return best_offer(decision, _LEAST, _MARGIN, fair=made > 0)


def _gives_the_game_away(decision: Decision, move: int) -> bool:
    return kind_of(move) == ACCEPT and lets_win(decision, offer_of(decision.town, arg_a(move)))


def supposed(town: Town, seat: int) -> Town:
    """The town as it will be if my open offers are accepted."""
    own = [offer for offer in town.offers if offer.seat == seat and offer.to >= 0]
    if not own:
        return town
    twin = town.copy()
    for offer in own:
        if not (lacks_openly(twin, seat, offer.give) or lacks_openly(twin, offer.to, offer.want)):
            carry_out(twin, offer, offer.to)
    return twin


def act(town: Town, context: Context, seat: int, answer: int | Offer) -> None:
    """Play what a policy has decided."""
    if isinstance(answer, Offer):
        play_terms(town, context, seat, OfferTerms(answer.to, answer.give, answer.want, answer.shown))
    else:
        play(town, context, seat, answer)
