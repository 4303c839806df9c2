"""Road Block: in phase 1, chefs you choose go home for the day: no buying; trading and cooking allowed."""

from tableside.games.rival_restaurants.catalog.ids import HOME, ROAD_BLOCK
from tableside.games.rival_restaurants.core.effects.cards.shapes import SomeChefs
from tableside.games.rival_restaurants.core.model.context import Context, whose
from tableside.games.rival_restaurants.core.model.town import Pending, Town


class RoadBlock(SomeChefs):
    def waits(self, town: Town) -> bool:
        return True

    def resolve(self, town: Town, context: Context, pending: Pending) -> None:
        for seat in range(town.seats):
            if pending.mask >> seat & 1:
                for pawn in (2 * seat, 2 * seat + 1):  # the NPC too (RR-10.6)
                    town.place[pawn] = HOME
                    town.claim[pawn] = -1
        town.blocked |= pending.mask
        if context.heard and pending.mask:
            context.tell("blocked", {"seats": whose(pending.mask)})


CARD = RoadBlock(ROAD_BLOCK, 0b010)
