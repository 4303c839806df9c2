"""Calibration: a small correction, so that of positions given 70 % about 70 % are won.

The bots judge a position as if everybody played like them. People and lower levels do not, so a lead means a little
less. The correction was fitted to games of mixed levels (``calibrating``). ``calibration.csv`` has a line for each
game: what the log odds 1, 2, 3, 4.5 and 7 become. Between these it is linear, and below zero it is the same with a
minus.
"""

import csv
import math
from bisect import bisect_right
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

FILE: Final = "calibration.csv"
KNOTS: Final = (1.0, 2.0, 3.0, 4.5, 7.0)  # of the log odds
COLUMNS: Final = tuple(f"at_{knot:g}" for knot in KNOTS)
_EDGE: Final = 1e-4  # nothing but the end of a game is surer than this


class Calibration:
    """``values`` are the corrected log odds at the knots; they rise, so that a better position stays a better one."""

    def __init__(self, values: Sequence[float] = KNOTS) -> None:
        self.values = tuple(values)
        self._across = (0.0, *KNOTS)
        self._up = (0.0, *self.values)

    @classmethod
    @cache
    def of(cls, game: str) -> "Calibration":
        text = files(__package__ or "tableside.review").joinpath(FILE).read_text(encoding="utf-8")
        for row in csv.DictReader(text.splitlines()):
            if row["game"] == game:
                return cls([float(row[column]) for column in COLUMNS])
        return cls()

    def corrected(self, chance: float) -> float:
        """One of two sides' chance; a sure win stays sure."""
        if chance <= 0 or chance >= 1:
            return min(1.0, max(0.0, chance))
        return 1 / (1 + math.exp(-self.stretched(log_odds(chance))))

    def corrected_all(self, chances: Sequence[float]) -> list[float]:
        """The chances of several seats, which stay a whole together. With two seats the same as ``corrected``."""
        if max(chances) >= 1:
            return list(chances)
        logs = [math.log(max(_EDGE, chance)) for chance in chances]
        mean = sum(logs) / len(logs)
        powers = [math.exp(self.stretched(2 * (each - mean)) / 2) for each in logs]
        total = sum(powers)
        return [power / total for power in powers]

    def stretched(self, odds: float) -> float:
        size = abs(odds)
        place = min(bisect_right(self._across, size), len(KNOTS))
        low, high = self._across[place - 1], self._across[place]
        rise = (self._up[place] - self._up[place - 1]) / (high - low)
        return math.copysign(self._up[place - 1] + rise * (size - low), odds)


def log_odds(chance: float) -> float:
    safe = min(1 - _EDGE, max(_EDGE, chance))
    return math.log(safe / (1 - safe))
