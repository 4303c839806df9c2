"""It's Just Business: in phase 2, up to two restaurants may not cook today unless they pay $500 (see ``cooking``)."""

from tableside.games.rival_restaurants.catalog.ids import ITS_JUST_BUSINESS
from tableside.games.rival_restaurants.core.effects.cards.shapes import SomeChefs
from tableside.games.rival_restaurants.core.model.context import Context, whose
from tableside.games.rival_restaurants.core.model.town import Pending, Town


class ItsJustBusiness(SomeChefs):
    def resolve(self, town: Town, context: Context, pending: Pending) -> None:
        town.closed |= pending.mask
        if context.heard and pending.mask:
            context.tell("closed", {"seats": whose(pending.mask)})


CARD = ItsJustBusiness(ITS_JUST_BUSINESS, 0b100, 2)
