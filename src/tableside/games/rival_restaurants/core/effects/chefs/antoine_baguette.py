"""Antoine Baguette, Aristocratic Taste: others in his place pay $100 more for each thing they buy (RR-7.2).

The price is made in ``market.with_surcharges``, whom it hits in ``powers.under``.
"""

from tableside.games.rival_restaurants.catalog.ids import ANTOINE_BAGUETTE
from tableside.games.rival_restaurants.core.model.context import Context
from tableside.games.rival_restaurants.core.model.town import Pending, Town
from tableside.games.rival_restaurants.core.registry import Chef


class AntoineBaguette(Chef):
    def resolve(self, town: Town, context: Context, pending: Pending) -> None:
        """A chef has answered with a Clam. The chef is free of Antoine until the day ends, unless that was stopped
        (RR-9.4)."""
        if not pending.mask:
            town.shaken |= 1 << pending.b


CHEF = AntoineBaguette(ANTOINE_BAGUETTE, "RR-7.2")
