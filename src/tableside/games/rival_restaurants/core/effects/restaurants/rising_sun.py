"""Rising Sun: from now on the shelves of Dairy King and Chop Shop cost $100, Mystery Mart's $200."""

from tableside.games.rival_restaurants.catalog.ids import CHOP_SHOP, DAIRY_KING, MYSTERY_MART, RISING_SUN
from tableside.games.rival_restaurants.core.registry import Restaurant


class RisingSun(Restaurant):
    def shelf_price(self, level: int, market: int, price: int) -> int:
        if market == DAIRY_KING or (market == CHOP_SHOP and level >= 2):
            return 1
        return 2 if market == MYSTERY_MART and level >= 3 else price


RESTAURANT = RisingSun(RISING_SUN)
