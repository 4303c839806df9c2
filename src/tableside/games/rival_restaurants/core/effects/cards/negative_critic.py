"""Negative Critic: another restaurant loses 1 popularity, never below 0."""

from tableside.games.rival_restaurants.catalog.ids import NEGATIVE_CRITIC
from tableside.games.rival_restaurants.core.effects.cards.shapes import OneChef
from tableside.games.rival_restaurants.core.model.context import Context, who
from tableside.games.rival_restaurants.core.model.town import Pending, Town


class NegativeCritic(OneChef):
    def can_hit(self, town: Town, seat: int, other: int) -> bool:
        return town.points[other] > 0

    def resolve(self, town: Town, context: Context, pending: Pending) -> None:
        if pending.mask:
            town.points[pending.b] -= 1
            if context.heard:
                context.tell("loses-point", {"seat": who(pending.b)})


CARD = NegativeCritic(NEGATIVE_CRITIC, "seat")
