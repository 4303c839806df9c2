"""The greedy bot: takes what gains most today, by what its kitchen lacks (see ``policy`` and ``valuation``).

It plays in an imagined town that its seat cannot tell from the real one, and uses nothing hidden in it.
"""

from tableside.bots.bot import Ask, Bot
from tableside.bots.rival_restaurants.policy import Policy
from tableside.bots.rival_restaurants.valuation.weights import Weights
from tableside.engine.chance import FastChance
from tableside.games.rival_restaurants.core.model.town import Offer, Town
from tableside.games.rival_restaurants.notation.formatter import write, write_offer
from tableside.games.rival_restaurants.state import RivalRestaurantsState


class GreedyBot(Bot):
    def __init__(self, seed: int = 0, policy: Policy | None = None) -> None:
        super().__init__(seed)
        self._chance = FastChance(seed)
        self.policy = policy or Policy(Weights())

    def choose(self, ask: Ask) -> str:
        state = ask.determinise(self._chance)
        assert isinstance(state, RivalRestaurantsState)
        return spelled(state.town, ask.seat, self.decide(state.town, ask.seat))

    def decide(self, town: Town, seat: int) -> int | Offer:
        """What a seat does. The bot may change ``town``."""
        return self.policy.decide(town, seat, self._chance)


def spelled(town: Town, seat: int, answer: int | Offer) -> str:
    """A move or an offer as text."""
    if isinstance(answer, Offer):
        return write_offer(town, answer.to, answer.give, answer.want, answer.shown)
    return write(town, seat, answer)


__all__ = ["GreedyBot", "spelled"]
