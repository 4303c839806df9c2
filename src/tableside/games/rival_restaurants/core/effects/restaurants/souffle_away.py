"""Souffle Away: $100 per recipe; keep one non-Mystery ingredient when cooking; +1 per gourmet."""

from tableside.games.rival_restaurants.catalog.ids import GOURMET, SOUFFLE_AWAY
from tableside.games.rival_restaurants.core.registry import Restaurant


class SouffleAway(Restaurant):
    def pay(self, level: int) -> int:
        return 1 if level >= 1 else 0

    def keeps_one(self, level: int) -> bool:
        return level >= 2

    def bonus(self, level: int, kind: int) -> int:
        return 1 if level >= 3 and kind == GOURMET else 0


RESTAURANT = SouffleAway(SOUFFLE_AWAY)
