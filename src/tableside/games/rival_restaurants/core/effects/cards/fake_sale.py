"""Fake Sale (Deluxe): market prices double for the others for the rest of the day (see ``market.price``)."""

from tableside.games.rival_restaurants.catalog.ids import FAKE_SALE
from tableside.games.rival_restaurants.core.effects.cards.shapes import PlainCard, others
from tableside.games.rival_restaurants.core.model.context import Flow, whose
from tableside.games.rival_restaurants.core.model.town import Frame, Town


class FakeSale(PlainCard):
    def hits(self, town: Town, frame: Frame) -> int:
        return others(town, frame.seat)

    def resolve(self, town: Town, flow: Flow, frame: Frame) -> None:
        town.fake_sale |= frame.mask
        if flow.heard and frame.mask:
            flow.tell("prices-double", {"seats": whose(frame.mask)})


CARD = FakeSale(FAKE_SALE)
