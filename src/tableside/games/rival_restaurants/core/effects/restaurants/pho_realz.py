"""Pho Realz: $300, $600, $900."""

from tableside.games.rival_restaurants.catalog.ids import PHO_REALZ
from tableside.games.rival_restaurants.core.model.bank import gain
from tableside.games.rival_restaurants.core.model.context import Context, dollars, who
from tableside.games.rival_restaurants.core.model.town import Town
from tableside.games.rival_restaurants.core.registry import Restaurant


class PhoRealz(Restaurant):
    def reach(self, town: Town, context: Context, seat: int, level: int) -> None:
        gain(town, seat, 3 * level)
        if context.heard:
            context.tell("gains", {"seat": who(seat), "money": dollars(3 * level)})


RESTAURANT = PhoRealz(PHO_REALZ)
