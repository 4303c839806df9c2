"""Search: try each promising move in imagined towns, play on for some days by a policy, and see how the game stands.

What is hidden is redrawn for every round of trials (a determinisation). All moves of a round are tried in the same town
with the same luck, so that they differ by what they gain and not by chance. The better ones are tried again. Secret
choices that rivals have already made are made again by the policy, because nobody knows them.
"""

import math
from typing import Final

from tableside.bots.rival_restaurants.decision import decision_of
from tableside.bots.rival_restaurants.policy import Policy
from tableside.bots.rival_restaurants.search import shortlist
from tableside.bots.rival_restaurants.trading.merchant import act
from tableside.bots.rival_restaurants.valuation.win_chance import chances
from tableside.engine.chance import Chance, FastChance
from tableside.games.rival_restaurants.core.machine import asked, legal
from tableside.games.rival_restaurants.core.model.context import Context
from tableside.games.rival_restaurants.core.model.moves import PLAY, kind_of
from tableside.games.rival_restaurants.core.model.pending import CLAIMS, DECLARE, DESTINATIONS
from tableside.games.rival_restaurants.core.model.town import Offer, Town
from tableside.games.rival_restaurants.determinize import imagine

_MOST: Final = 400  # moves of one trial; a day has some thirty
_PLENTY: Final = 200  # trials of moves that promise little
_SPAN: Final = 1 << 30
_CAUTION: Final = 0.7
# Questions for which a few trials are better than the policy: the whole day depends on them, and on others' choices.
_TRIED: Final = (DESTINATIONS,)


class Trial:
    """A move, how its trials went, and how much better than the policy's own move in the same town."""

    def __init__(self, move: int | Offer, habit: bool) -> None:
        self.move = move
        self.habit = habit
        self.tries = 0
        self.total = 0.0
        self.lead = 0.0
        self.squares = 0.0

    def note(self, value: float, habit: float) -> None:
        self.tries += 1
        self.total += value
        self.lead += value - habit
        self.squares += (value - habit) * (value - habit)

    def mean(self) -> float:
        return self.total / self.tries if self.tries else 0.0

    def safely(self) -> float:
        """The mean lead, minus a part of its standard error. The usual move is given up only for good reasons."""
        if not self.tries:
            return -1.0
        mean = self.lead / self.tries
        variance = max(0.0, self.squares / self.tries - mean * mean)
        return mean - _CAUTION * math.sqrt(variance / self.tries)


class Search:
    """``rounds`` trials for each move of the shortlist, twice as many for the better ones. ``days`` are played on.

    ``policy`` decides what is not tried, ``mine`` plays on for me, and rivals play on by each of ``theirs`` in turn.
    """

    def __init__(self, policy: Policy, mine: Policy, theirs: list[Policy], rounds: int, days: int, width: int) -> None:
        self.policy = policy
        self.mine = mine
        self.theirs = theirs
        self.rounds = rounds
        self.days = days
        self.width = width

    def decide(self, town: Town, seat: int, chance: Chance) -> int | Offer:
        """What a seat does. ``town`` may be the real one or one that the seat cannot tell from it."""
        if goes_by_trials(town):
            return self.trials(town, seat, chance)[0].move
        return self.policy.decide(town, seat, chance)

    def trials(self, town: Town, seat: int, chance: Chance) -> list[Trial]:
        """The moves worth considering, the best first. If there is only one, it was not tried."""
        habit = self.policy.decide(town, seat, chance)
        if not isinstance(habit, Offer) and kind_of(habit) == PLAY:
            return [Trial(habit, True)]  # first the card, then where to go (RR-3.4)
        decision = decision_of(town, seat, self.policy.weights, chance)
        moves = shortlist.worth_trying(decision, legal(town, seat), habit, self.width)
        found = [Trial(moves[at], at == 0) for at in range(len(moves))]
        if len(found) == 1:
            return found
        self.compare(town, seat, found, self.rounds_of(town), chance)
        return sorted(found, key=lambda trial: -trial.safely())

    def rounds_of(self, town: Town) -> int:
        """A day with eight players takes twice as long as with four."""
        return max(2, 4 * self.rounds // max(4, town.seats))

    def weighed(self, town: Town, seat: int, chance: Chance) -> list[Trial]:
        """Every legal move, for hints: those worth considering as they were tried, then all the others, each less often
        the more there are."""
        found = self.trials(town, seat, chance)
        tried = [trial.move for trial in found]
        others = [Trial(move, False) for move in legal(town, seat) if move not in tried]
        if others:
            habit = next(trial for trial in found if trial.habit)
            rounds = max(2, min(self.rounds_of(town), _PLENTY // len(others)))
            self.compare(town, seat, [habit, *others], rounds, chance)
        return [*found, *others]

    def compare(self, town: Town, seat: int, trials: list[Trial], rounds: int, chance: Chance) -> None:
        """Some rounds for all of them, twice as many for the better third. The policy's own move is the first."""
        for at in range(rounds):
            self.round(town, seat, trials, at, chance)
        better = sorted(trials[1:], key=lambda trial: -trial.lead)[: (len(trials) + 1) // 3]
        for at in range(rounds):
            self.round(town, seat, [trials[0], *better], rounds + at, chance)

    def round(self, town: Town, seat: int, trials: list[Trial], at: int, chance: Chance) -> None:
        """Every move once, in the same imagined town with the same luck. The policy's own move is the first."""
        world = imagine(town, seat, chance)
        ask_again(world, seat)
        luck = int(chance.below(_SPAN))
        policies = [self.theirs[at % len(self.theirs)]] * town.seats
        policies[seat] = self.mine
        habit = 0.0
        for trial in trials:
            twin = world.copy()
            context = Context(FastChance(luck), False)
            act(twin, context, seat, trial.move)
            play_on(twin, context, policies, town.day + self.days)
            value = chances(twin, self.policy.weights)[seat]
            if trial is trials[0]:
                habit = value
            trial.note(value, habit)


def goes_by_trials(town: Town) -> bool:
    """Whether trials, and not the usual rules, decide this question."""
    return town.stack[-1].kind in _TRIED


def play_on(town: Town, context: Context, policies: list[Policy], day: int) -> None:
    """Everybody plays by a policy until a day begins or the game is over."""
    for _ in range(_MOST):
        if town.over or town.day >= day:
            return
        waiting = asked(town)
        seats = [seat for seat in range(town.seats) if waiting >> seat & 1]
        seat = seats[int(context.chance.below(len(seats)))] if len(seats) > 1 else seats[0]
        act(town, context, seat, policies[seat].decide(town, seat, context.chance))


def ask_again(town: Town, seat: int) -> None:
    """Rivals who have chosen in secret choose again."""
    pending = town.stack[-1]
    for other in range(town.seats):
        if other == seat:
            continue
        if pending.kind in (DESTINATIONS, CLAIMS) and town.pick[other] >= 0:
            town.pick[other] = -1
            pending.wait |= 1 << other
        elif pending.kind == DECLARE and pending.yes >> other & 1:
            town.declared[other] = None
            pending.yes &= ~(1 << other)
            pending.wait |= 1 << other


__all__ = ["Search", "Trial", "goes_by_trials"]
