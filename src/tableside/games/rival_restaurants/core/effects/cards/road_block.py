"""Road Block: in phase 1, chefs you choose go home for the day: no buying; trading and cooking allowed."""

from tableside.games.rival_restaurants.catalog.ids import HOME, ROAD_BLOCK
from tableside.games.rival_restaurants.core.effects.cards.shapes import SomeChefs
from tableside.games.rival_restaurants.core.model.context import Flow, whose
from tableside.games.rival_restaurants.core.model.town import Frame, Town


class RoadBlock(SomeChefs):
    def waits(self, town: Town) -> bool:
        return True

    def resolve(self, town: Town, flow: Flow, frame: Frame) -> None:
        for seat in range(town.seats):
            if frame.mask >> seat & 1:
                for pawn in (2 * seat, 2 * seat + 1):  # the NPC too (RR-10.6)
                    town.place[pawn] = HOME
                    town.claim[pawn] = -1
        town.blocked |= frame.mask
        if flow.heard and frame.mask:
            flow.tell("blocked", {"seats": whose(frame.mask)})


CARD = RoadBlock(ROAD_BLOCK, 0b010)
