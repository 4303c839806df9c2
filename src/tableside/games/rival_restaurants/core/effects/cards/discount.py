"""Discount: your purchases today at half price, rounded up, at least $100 (see ``market.with_surcharges``)."""

from tableside.games.rival_restaurants.catalog.ids import DISCOUNT
from tableside.games.rival_restaurants.core.model.context import Context
from tableside.games.rival_restaurants.core.model.town import Town
from tableside.games.rival_restaurants.core.registry import Card


class Discount(Card):
    def begin(self, town: Town, context: Context, seat: int, move: int) -> None:
        town.discount |= 1 << seat


CARD = Discount(DISCOUNT)
