"""It's Just Business: in phase 2, up to two restaurants may not cook today unless they pay $500 (see ``cooking``)."""

from tableside.games.rival_restaurants.catalog.ids import ITS_JUST_BUSINESS
from tableside.games.rival_restaurants.core.effects.cards.shapes import SomeChefs
from tableside.games.rival_restaurants.core.model.context import Flow, whose
from tableside.games.rival_restaurants.core.model.town import Frame, Town


class ItsJustBusiness(SomeChefs):
    def resolve(self, town: Town, flow: Flow, frame: Frame) -> None:
        town.closed |= frame.mask
        if flow.heard and frame.mask:
            flow.tell("closed", {"seats": whose(frame.mask)})


CARD = ItsJustBusiness(ITS_JUST_BUSINESS, 0b100, 2)
