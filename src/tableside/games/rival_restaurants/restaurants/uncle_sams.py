"""Uncle Sam's: Social Media or $300; Celebrity Endorsement or $500; Double Stove or $300."""

from tableside.games.rival_restaurants.flow import Flow
from tableside.games.rival_restaurants.names import CELEBRITY, SOCIAL_MEDIA, STOVE, UNCLE_SAM
from tableside.games.rival_restaurants.pieces import Restaurant
from tableside.games.rival_restaurants.restaurants.gifts import give_upgrade
from tableside.games.rival_restaurants.town import Town


class UncleSams(Restaurant):
    def reach(self, town: Town, flow: Flow, seat: int, level: int) -> None:
        upgrade = (SOCIAL_MEDIA, CELEBRITY, STOVE)[level - 1]
        give_upgrade(town, flow, seat, upgrade, (3, 5, 3)[level - 1])


RESTAURANT = UncleSams(UNCLE_SAM)
