"""Shares: how often something won, with an interval that takes into account that games of one deal are related."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Final

_Z: Final = 1.959964  # 95%
_LEAST_SPREAD: Final = 0.4  # paired games may tell more than single ones, but only up to this factor …
FEW_DEALS: Final = 30  # … and with fewer deals than this we cannot know


@dataclass
class Share:
    """Adds up games by deal: how many there were, how many were won, and how many were expected to be won."""

    by_deal: dict[int, list[float]] = field(default_factory=dict)
    expected: float = 0.0

    def add(self, deal: int, won: float, expected: float = 0.0) -> None:
        entry = self.by_deal.setdefault(deal, [0.0, 0.0])
        entry[0] += 1
        entry[1] += won
        self.expected += expected

    @property
    def games(self) -> int:
        return int(sum(games for games, _ in self.by_deal.values()))

    @property
    def won(self) -> float:
        return sum(won for _, won in self.by_deal.values())

    @property
    def share(self) -> float:
        return self.won / self.games if self.by_deal else 0.0

    def interval(self) -> tuple[float, float]:
        """Wilson's 95% interval, for the number of independent games that these are worth."""
        if not self.by_deal:
            return 0.0, 1.0
        return wilson(self.share, self.games / self._spread())

    def _spread(self) -> float:
        """The variance between deals, compared with that of as many independent games (the design effect)."""
        deals, share, games = len(self.by_deal), self.share, self.games
        chance = share * (1 - share) * games
        if deals < 2 or chance == 0:
            return 1.0
        between = sum((won - share * played) ** 2 for played, won in self.by_deal.values()) * deals / (deals - 1)
        return max(_LEAST_SPREAD if deals >= FEW_DEALS else 1.0, between / chance)

    def to_json(self) -> dict[str, Any]:
        low, high = self.interval()
        found: dict[str, Any] = {
            "games": self.games,
            "share": round(self.share, 4),
            "low": round(low, 4),
            "high": round(high, 4),
        }
        if self.expected:
            found["expected"] = round(self.expected / self.games, 4)
        return found


def wilson(share: float, games: float) -> tuple[float, float]:
    centre = share + _Z**2 / (2 * games)
    reach = _Z * sqrt(share * (1 - share) / games + _Z**2 / (4 * games**2))
    whole = 1 + _Z**2 / games
    return max(0.0, (centre - reach) / whole), min(1.0, (centre + reach) / whole)


def mean(values: Iterable[float]) -> float:
    listed = list(values)
    return sum(listed) / len(listed) if listed else 0.0
