"""Fake Sale (Deluxe): market prices double for the others for the rest of the day (see ``market.price``)."""

from tableside.games.rival_restaurants.catalog.ids import FAKE_SALE
from tableside.games.rival_restaurants.core.effects.cards.shapes import PlainCard, others
from tableside.games.rival_restaurants.core.model.context import Context, whose
from tableside.games.rival_restaurants.core.model.town import Pending, Town


class FakeSale(PlainCard):
    def hits(self, town: Town, pending: Pending) -> int:
        return others(town, pending.seat)

    def resolve(self, town: Town, context: Context, pending: Pending) -> None:
        town.fake_sale |= pending.mask
        if context.heard and pending.mask:
            context.tell("prices-double", {"seats": whose(pending.mask)})


CARD = FakeSale(FAKE_SALE)
