"""Uncle Sam's: Social Media or $300; Celebrity Endorsement or $500; Double Stove or $300."""

from tableside.games.rival_restaurants.catalog.ids import CELEBRITY_ENDORSEMENT, DOUBLE_STOVE, SOCIAL_MEDIA, UNCLE_SAMS
from tableside.games.rival_restaurants.core.effects.restaurants.gifts import give_upgrade
from tableside.games.rival_restaurants.core.model.context import Context
from tableside.games.rival_restaurants.core.model.town import Town
from tableside.games.rival_restaurants.core.registry import Restaurant


class UncleSams(Restaurant):
    def reach(self, town: Town, context: Context, seat: int, level: int) -> None:
        upgrade = (SOCIAL_MEDIA, CELEBRITY_ENDORSEMENT, DOUBLE_STOVE)[level - 1]
        give_upgrade(town, context, seat, upgrade, (3, 5, 3)[level - 1])


RESTAURANT = UncleSams(UNCLE_SAMS)
