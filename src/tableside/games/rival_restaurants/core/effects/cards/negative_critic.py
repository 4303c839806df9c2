"""Negative Critic: another restaurant loses 1 popularity, never below 0."""

from tableside.games.rival_restaurants.catalog.ids import NEGATIVE_CRITIC
from tableside.games.rival_restaurants.core.effects.cards.shapes import OneChef
from tableside.games.rival_restaurants.core.model.context import Flow, who
from tableside.games.rival_restaurants.core.model.town import Frame, Town


class NegativeCritic(OneChef):
    def can_hit(self, town: Town, seat: int, other: int) -> bool:
        return town.points[other] > 0

    def resolve(self, town: Town, flow: Flow, frame: Frame) -> None:
        if frame.mask:
            town.points[frame.b] -= 1
            if flow.heard:
                flow.tell("loses-point", {"seat": who(frame.b)})


CARD = NegativeCritic(NEGATIVE_CRITIC, "seat")
