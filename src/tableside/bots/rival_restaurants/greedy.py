"""The greedy bot: takes what brings most today, by what its kitchen lacks (see ``policy`` and ``outlook``).

It thinks on an imagined town that its seat cannot tell from the real one, and looks at nothing hidden in it.
"""

from tableside.bots.bot import Ask, Bot
from tableside.bots.rival_restaurants.policy import Policy
from tableside.bots.rival_restaurants.weights import Weights
from tableside.engine.chance import FastChance
from tableside.games.rival_restaurants.state import RivalRestaurantsState
from tableside.games.rival_restaurants.town import Town
from tableside.games.rival_restaurants.writing import write


class GreedyBot(Bot):
    def __init__(self, seed: int = 0, policy: Policy | None = None) -> None:
        super().__init__(seed)
        self._chance = FastChance(seed)
        self.policy = policy or Policy(Weights())

    def choose(self, ask: Ask) -> str:
        state = ask.determinise(self._chance)
        assert isinstance(state, RivalRestaurantsState)
        return write(state.town, ask.seat, self.move(state.town, ask.seat))

    def move(self, town: Town, seat: int) -> int:
        """The chosen move of a seat, as a number; ``town`` is the bot's to scribble on."""
        return self.policy.choose(town, seat, self._chance)


__all__ = ["GreedyBot"]
