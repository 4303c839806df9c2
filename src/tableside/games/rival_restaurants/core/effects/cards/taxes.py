"""Taxes: $200 from each chef; a chef who cannot pay in full pays what they have."""

from tableside.games.rival_restaurants.catalog.ids import TAXES
from tableside.games.rival_restaurants.core.effects.cards.shapes import PlainCard, others
from tableside.games.rival_restaurants.core.model.bank import hand_over
from tableside.games.rival_restaurants.core.model.context import Context
from tableside.games.rival_restaurants.core.model.town import Pending, Town


class Taxes(PlainCard):
    def hits(self, town: Town, pending: Pending) -> int:
        mask = 0
        for seat in range(town.seats):
            if town.money[seat] > 0:
                mask |= 1 << seat
        return mask & others(town, pending.seat)

    def resolve(self, town: Town, context: Context, pending: Pending) -> None:
        for seat in range(town.seats):
            if pending.mask >> seat & 1:
                hand_over(town, context, seat, pending.seat, 2)


CARD = Taxes(TAXES)
