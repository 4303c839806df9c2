"""Levels: the bots of Rival Restaurants apart from the greedy one, each with its own character."""

from typing import Final

from tableside.bots.bot import Advice, Ask
from tableside.bots.rival_restaurants.forgetful import Forgetful
from tableside.bots.rival_restaurants.greedy import GreedyBot, spelled
from tableside.bots.rival_restaurants.policy import Policy
from tableside.bots.rival_restaurants.search.search import Search, goes_by_trials
from tableside.bots.rival_restaurants.trading.merchant import Merchant
from tableside.bots.rival_restaurants.valuation.weights import MASTER, PLANNER, Weights
from tableside.games.rival_restaurants.core.model.town import Offer, Town
from tableside.games.rival_restaurants.state import RivalRestaurantsState

_ROUNDS: Final = 5
_DAYS: Final = 1
_WIDTH: Final = 6


class Apprentice(GreedyBot):
    """Means well and forgets half; makes no offers."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, Forgetful(Weights(), slips=20, offers=False))


class Waiter(GreedyBot):
    """Knows the menu, but loses track when things get busy."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, Forgetful(Weights(), slips=13, offers=True))


class LineCook(GreedyBot):
    """Sees most chances."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, Forgetful(Weights(), slips=6, offers=True))


class Planner(GreedyBot):
    """Plans by what many games have shown: what is scarce, what may come, when the end is near. Not on the ladder."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, Policy(PLANNER))


class Restaurateur(GreedyBot):
    """Plans like the planner, and makes offers every other day."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, Merchant(PLANNER, days=2))


class Master(GreedyBot):
    """Tries destinations in imagined towns before it goes, bargains hard, and takes no deal that is unfair to it."""

    beliefs = MASTER

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, Merchant(self.beliefs))
        plain = Policy(PLANNER, offers=False)
        theirs = [Policy(Weights(), offers=False), plain]
        self.search = Search(self.policy, plain, theirs, _ROUNDS, _DAYS, _WIDTH)

    def weigh(self, ask: Ask) -> dict[str, float]:
        """A careful estimate of the win chance with each legal move. Empty if there is only one."""
        return self.advise(ask).chances

    def advise(self, ask: Ask) -> Advice:
        """What it would play: the best of its trials if it relies on them, otherwise its usual move, whatever a few
        trials say about the others."""
        state = ask.determinise(self._chance)
        assert isinstance(state, RivalRestaurantsState)
        town, seat = state.town, ask.seat
        trials = self.search.weighed(town, seat, self._chance)
        habit = next(trial for trial in trials if trial.habit)
        played = trials[0] if goes_by_trials(town) else habit
        if len(trials) == 1:
            return Advice(spelled(town, seat, played.move), {})
        # If its usual rules decide, a few trials cannot prove that another move is better. It counts as equally good.
        most = played.safely()
        sure = {spelled(town, seat, trial.move): habit.mean() + min(most, trial.safely()) for trial in trials}
        chances = {move: min(1.0, max(0.0, chance)) for move, chance in sure.items()}
        return Advice(spelled(town, seat, played.move), chances)

    def decide(self, town: Town, seat: int) -> int | Offer:
        return self.search.decide(town, seat, self._chance)


class FirstMaster(Master):
    """The master as it was in the first release. It accepts any deal that brings it something. A yardstick for later
    ones, not on the ladder."""

    beliefs = PLANNER


__all__ = ["Apprentice", "FirstMaster", "LineCook", "Master", "Planner", "Restaurateur", "Waiter"]
