"""Pho Realz: $300, $600, $900."""

from tableside.games.rival_restaurants.bank import gain
from tableside.games.rival_restaurants.flow import Flow, dollars, who
from tableside.games.rival_restaurants.names import PHO
from tableside.games.rival_restaurants.pieces import Restaurant
from tableside.games.rival_restaurants.town import Town


class PhoRealz(Restaurant):
    def reach(self, town: Town, flow: Flow, seat: int, level: int) -> None:
        gain(town, seat, 3 * level)
        if flow.heard:
            flow.tell("gains", {"seat": who(seat), "money": dollars(3 * level)})


RESTAURANT = PhoRealz(PHO)
