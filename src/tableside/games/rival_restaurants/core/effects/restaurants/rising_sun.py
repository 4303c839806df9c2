"""Rising Sun: from now on the shelves of Dairy King and Chop Shop cost $100, Mystery Mart's $200."""

from tableside.games.rival_restaurants.catalog.ids import CHOP, DAIRY, MYSTERY, RISING_SUN
from tableside.games.rival_restaurants.core.registry import Restaurant


class RisingSun(Restaurant):
    def shelf_price(self, level: int, market: int, price: int) -> int:
        if market == DAIRY or (market == CHOP and level >= 2):
            return 1
        return 2 if market == MYSTERY and level >= 3 else price


RESTAURANT = RisingSun(RISING_SUN)
