"""Rating: the strengths of the bots that make the results of an arena most likely, with intervals.

The model is Bradley and Terry's, for tables of any size: the chance of a seat to win is exp(θ) of its bot divided by
the sum of exp(θ) of all seats. θ is shown on the Elo scale (400 points: odds of ten to one). The mean of all bots is
1500. Each bot also gets one imagined game, half won, against an average opponent. Without it, a bot that never lost
would be infinitely strong.

Intervals come from a bootstrap over deals. A deal is resampled with all its games, because swapped sides and rotations
have something in common. With few deals, which may be alike by accident, single games are resampled as well, and the
wider interval counts. The imagined game gets a random result each time, from lost to won. So a bot that never lost
has an interval that is wide enough.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from tableside.arena.contest import Contest
from tableside.arena.play_game import Result
from tableside.arena.shares import FEW_DEALS

Array = npt.NDArray[np.float64]

MEAN: Final = 1500.0
SCALE: Final = 400 / np.log(10)
RESAMPLES: Final = 500
_STEPS: Final = 50


@dataclass(frozen=True)
class Rating:
    bot: int
    elo: float
    low: float
    high: float


class RatingModel:
    """The input of a fit, by deal or by game: how much each bot won, and how often each line-up played."""

    def __init__(self, contest: Contest, results: Sequence[Result], *, by_game: bool = False) -> None:
        lineups: dict[tuple[int, ...], int] = {}
        for result in results:
            lineups.setdefault(tuple(sorted(result.seating)), len(lineups))
        keys = [result.number if by_game else result.deal for result in results]
        rows = {key: place for place, key in enumerate(sorted(set(keys)))}
        bots = range(len(contest.bots))
        self.seats = np.array([[lineup.count(bot) for bot in bots] for lineup in lineups], float)
        self.won = np.zeros((len(rows), len(bots)))
        self.played = np.zeros((len(rows), len(lineups)))
        for key, result in zip(keys, results, strict=True):
            row = rows[key]
            self.played[row, lineups[tuple(sorted(result.seating))]] += 1
            for seat, bot in enumerate(result.seating):
                self.won[row, bot] += result.share(seat)

    def fit(self, weights: Array | None = None, imagined: Array | float = 0.5) -> Array:
        """θ of each bot, their mean 0; ``weights`` says how often each row counts."""
        counted = np.ones(len(self.won)) if weights is None else weights
        wins, played = counted @ self.won + imagined, counted @ self.played
        theta = np.zeros(self.seats.shape[1])
        for _ in range(_STEPS):
            step = self._newton(theta, wins, played)
            theta = theta + np.clip(step, -2, 2)
            if np.abs(step).max() < 1e-9:
                break
        centred: Array = theta - theta.mean()
        return centred

    def _newton(self, theta: Array, wins: Array, played: Array) -> Array:
        strength = self.seats * np.exp(theta)
        chance = strength / strength.sum(axis=1, keepdims=True)
        hoped = 1 / (1 + np.exp(-theta))  # of the imagined game
        slope = wins - played @ chance - hoped
        bend = np.diag(played @ chance + hoped * (1 - hoped)) - (chance * played[:, None]).T @ chance
        step: Array = np.linalg.solve(bend, slope)
        return step


def chances(theta: Array, seating: Sequence[int]) -> list[float]:
    """The chance of each seat to win, by the ratings."""
    strength = np.exp(theta[list(seating)])
    return [float(part) for part in strength / strength.sum()]


def rate(contest: Contest, results: Sequence[Result], seed: int = 0) -> list[Rating]:
    """The bots from the strongest to the weakest, with 95% intervals."""
    model = RatingModel(contest, results)
    rng = np.random.default_rng(seed)
    theta = model.fit()
    fits = [theta[None], _uncertainty(model, rng)]
    if len(model.won) < FEW_DEALS:
        fits.append(_uncertainty(RatingModel(contest, results, by_game=True), rng))
    reach = np.concatenate(fits)
    shown = MEAN + SCALE * np.array([theta, reach.min(axis=0), reach.max(axis=0)])
    found = [Rating(bot, float(elo), float(low), float(high)) for bot, (elo, low, high) in enumerate(shown.T)]
    return sorted(found, key=lambda rating: -rating.elo)


def _uncertainty(model: RatingModel, rng: np.random.Generator) -> Array:
    """The range of 95% of the fits when the rows of the model are resampled."""
    rows, bots = model.won.shape
    draws = rng.multinomial(rows, np.full(rows, 1 / rows), RESAMPLES).astype(float)
    imagined = rng.random((RESAMPLES, bots))
    again = np.array([model.fit(*drawn) for drawn in zip(draws, imagined, strict=True)])
    reach: Array = np.percentile(again, (2.5, 97.5), axis=0)
    return reach
