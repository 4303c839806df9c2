"""The Soul of Seoul: Basic Cookbook or $400; Gourmet Cookbook or $600; +1 per basic."""

from tableside.games.rival_restaurants.catalog.ids import BASIC, BASIC_COOKBOOK, GOURMET_COOKBOOK, THE_SOUL_OF_SEOUL
from tableside.games.rival_restaurants.core.effects.restaurants.gifts import give_upgrade
from tableside.games.rival_restaurants.core.model.context import Context
from tableside.games.rival_restaurants.core.model.town import Town
from tableside.games.rival_restaurants.core.registry import Restaurant


class TheSoulOfSeoul(Restaurant):
    def reach(self, town: Town, context: Context, seat: int, level: int) -> None:
        if level == 1:
            give_upgrade(town, context, seat, BASIC_COOKBOOK, 4)
        elif level == 2:
            give_upgrade(town, context, seat, GOURMET_COOKBOOK, 6)

    def late(self, level: int) -> bool:
        return level <= 2  # a cookbook gained now serves this draw, if taken first (RR-5.5)

    def bonus(self, level: int, kind: int) -> int:
        return 1 if level >= 3 and kind == BASIC else 0


RESTAURANT = TheSoulOfSeoul(THE_SOUL_OF_SEOUL)
