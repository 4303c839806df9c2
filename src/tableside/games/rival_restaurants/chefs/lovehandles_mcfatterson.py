"""Lovehandles McFatterson, Jelly Rolls: in a market its bins are closed to the others (RR-7.8).

Bins are opened and closed in ``market.bins_closed``, whom it hits is in ``powers.under``.
"""

from tableside.games.rival_restaurants.flow import Flow
from tableside.games.rival_restaurants.frames import POWERS
from tableside.games.rival_restaurants.moving import reclaim
from tableside.games.rival_restaurants.names import LOVEHANDLES
from tableside.games.rival_restaurants.pieces import Chef
from tableside.games.rival_restaurants.town import Frame, Town


class LovehandlesMcFatterson(Chef):
    def resolve(self, town: Town, flow: Flow, frame: Frame) -> None:
        """A chef has answered him with a Clam: free of him until the day ends, unless that was stopped (RR-9.4)."""
        if not frame.mask:
            town.shaken |= 1 << (frame.b + 8)
            self.freed(town, frame.b)

    def freed(self, town: Town, seat: int) -> None:
        """The bins are open to a chef who was not asked for a claim: he claims openly at once, like one who was moved.

        While claims are still secret he is asked with the others (see ``moving.Claims``).
        """
        if town.stack[-1].kind != POWERS:
            return
        place = town.place[town.pawn_of[LOVEHANDLES]]
        for pawn in (2 * seat, 2 * seat + 1):
            if town.place[pawn] == place and town.claim[pawn] < 0:
                reclaim(town, pawn)


CHEF = LovehandlesMcFatterson(LOVEHANDLES, "RR-7.8")
