"""Food Inspector: in phase 1, up to two chefs give you $100 per garbage they have."""

from tableside.games.rival_restaurants.catalog.ids import FOOD_INSPECTOR
from tableside.games.rival_restaurants.core.effects.cards.shapes import SomeChefs
from tableside.games.rival_restaurants.core.model.bank import hand_over
from tableside.games.rival_restaurants.core.model.context import Context
from tableside.games.rival_restaurants.core.model.town import Pending, Town


class FoodInspector(SomeChefs):
    def can_hit(self, town: Town, seat: int, other: int) -> bool:
        return town.garbage[other] > 0

    def resolve(self, town: Town, context: Context, pending: Pending) -> None:
        for seat in range(town.seats):
            if pending.mask >> seat & 1:
                hand_over(town, context, seat, pending.seat, town.garbage[seat])


CARD = FoodInspector(FOOD_INSPECTOR, 0b010, 2)
