"""Armed Robbery: steal half a chef's money, rounded down to $100."""

from tableside.games.rival_restaurants.catalog.ids import ARMED_ROBBERY
from tableside.games.rival_restaurants.core.effects.cards.shapes import OneChef
from tableside.games.rival_restaurants.core.model.bank import hand_over
from tableside.games.rival_restaurants.core.model.context import Context
from tableside.games.rival_restaurants.core.model.town import Pending, Town


class ArmedRobbery(OneChef):
    def can_hit(self, town: Town, seat: int, other: int) -> bool:
        return town.money[other] > 0

    def resolve(self, town: Town, context: Context, pending: Pending) -> None:
        if pending.mask:
            hand_over(town, context, pending.b, pending.seat, town.money[pending.b] >> 1)


CARD = ArmedRobbery(ARMED_ROBBERY, "seat")
