"""Lovehandles McFatterson, Jelly Rolls: in a market its bins are closed to the others (RR-7.8).

Bins are opened and closed in ``market.bins_closed``, whom it hits is in ``powers.under``. A chef who could
claim nothing because of him, and is free of him later, claims then (``movement.claim_at_last``).
"""

from tableside.games.rival_restaurants.catalog.ids import LOVEHANDLES_MCFATTERSON
from tableside.games.rival_restaurants.core.model.context import Context
from tableside.games.rival_restaurants.core.model.town import Pending, Town
from tableside.games.rival_restaurants.core.registry import Chef


class LovehandlesMcFatterson(Chef):
    def resolve(self, town: Town, context: Context, pending: Pending) -> None:
        """A chef has answered with a Clam. The chef is free of Lovehandles until the day ends, unless that was stopped
        (RR-9.4)."""
        if not pending.mask:
            town.shaken |= 1 << (pending.b + 8)


CHEF = LovehandlesMcFatterson(LOVEHANDLES_MCFATTERSON, "RR-7.8")
