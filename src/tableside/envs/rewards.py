"""Rewards: what a step is worth to each seat. The rewards of all seats always add up to zero."""

from collections.abc import Sequence
from typing import Final

from tableside.engine.errors import OptionsError
from tableside.engine.state import Outcome

WIN: Final = "win"  # only the end counts
POINTS: Final = "points"  # every point counts when it is made, and so does the end
KINDS: Final = (WIN, POINTS)


class Rewards:
    """``win``: the winner gets 1, and the others lose the same amount in equal parts. A draw is 0 for all.

    ``points``: in addition, each point is worth 1 / goal to its seat, and the others lose it in equal parts.
    """

    def __init__(self, kind: str, seats: int, goal: int) -> None:
        if kind not in KINDS:
            raise OptionsError("err-env-reward", {"name": f"={kind}", "known": [f"={known}" for known in KINDS]})
        self._shaped = kind == POINTS
        self._goal = goal
        self._before = [0] * seats

    def begin(self, points: Sequence[int]) -> None:
        self._before = list(points)

    def of_step(self, points: Sequence[int], outcome: Outcome | None) -> list[float]:
        """The reward of the step that led to these points."""
        rewards = [0.0] * len(points)
        if self._shaped and points != self._before:
            gains = [(now - before) / self._goal for now, before in zip(points, self._before, strict=True)]
            self._before = list(points)
            rewards = _minus_mean_of_others(gains)
        if outcome is not None:
            rewards = [one + other for one, other in zip(rewards, of_end(outcome, len(points)), strict=True)]
        return rewards


def of_end(outcome: Outcome, seats: int) -> list[float]:
    """The reward of the end of a game."""
    losers = seats - len(outcome.winners)
    if not losers or not outcome.winners:
        return [0.0] * seats
    lost = -len(outcome.winners) / losers
    return [1.0 if seat in outcome.winners else lost for seat in range(seats)]


def _minus_mean_of_others(gains: list[float]) -> list[float]:
    total = sum(gains)
    return [gain - (total - gain) / (len(gains) - 1) for gain in gains]
