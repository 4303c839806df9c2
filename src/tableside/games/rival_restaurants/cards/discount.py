"""Discount: your purchases today at half price, rounded up, at least $100 (see ``market.with_surcharges``)."""

from tableside.games.rival_restaurants.flow import Flow
from tableside.games.rival_restaurants.names import DISCOUNT
from tableside.games.rival_restaurants.pieces import Card
from tableside.games.rival_restaurants.town import Town


class Discount(Card):
    def begin(self, town: Town, flow: Flow, seat: int, move: int) -> None:
        town.discount |= 1 << seat


CARD = Discount(DISCOUNT, "Discount")
