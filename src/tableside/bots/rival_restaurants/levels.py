"""Levels: the bots of Rival Restaurants besides the greedy one, each with a character of its own."""

from typing import Final

from tableside.bots.bot import Ask, Bot
from tableside.bots.rival_restaurants.forgetful import Forgetful
from tableside.bots.rival_restaurants.greedy import GreedyBot
from tableside.bots.rival_restaurants.policy import Policy
from tableside.bots.rival_restaurants.search import Search
from tableside.bots.rival_restaurants.weights import PLANNER, Weights
from tableside.engine.chance import FastChance
from tableside.games.rival_restaurants.state import RivalRestaurantsState
from tableside.games.rival_restaurants.town import Town
from tableside.games.rival_restaurants.writing import write

_ROUNDS: Final = 4
_DAYS: Final = 1
_WIDTH: Final = 6


class Apprentice(GreedyBot):
    """Means well and forgets half; makes no offers."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, Forgetful(Weights(), slips=45, shy=True))


class LineCook(GreedyBot):
    """Sees most chances."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, Forgetful(Weights(), slips=18, shy=False))


class Restaurateur(GreedyBot):
    """Plans by what many games have taught: what is scarce, what may come, when the end is near."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, Policy(PLANNER))


class Master(Bot):
    """Tries what it might do in imagined towns and plays some days on before it decides."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._chance = FastChance(seed)
        self.search = Search(Policy(PLANNER), _ROUNDS, _DAYS, _WIDTH)

    def choose(self, ask: Ask) -> str:
        state = ask.determinise(self._chance)
        assert isinstance(state, RivalRestaurantsState)
        return write(state.town, ask.seat, self.decide(state.town, ask.seat))

    def decide(self, town: Town, seat: int) -> int:
        """The chosen move, as a number; ``town`` is the real one or one that the seat cannot tell from it."""
        return self.search.choose(town, seat, self._chance)


__all__ = ["Apprentice", "LineCook", "Master", "Restaurateur"]
