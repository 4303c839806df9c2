"""Ninja Attack: steal one action card, at random, from a chef who has one."""

from tableside.games.rival_restaurants.catalog.ids import NINJA_ATTACK
from tableside.games.rival_restaurants.core.effects.cards.shapes import OneChef
from tableside.games.rival_restaurants.core.model.context import Context, card_name, who
from tableside.games.rival_restaurants.core.model.hands import pass_card, random_card
from tableside.games.rival_restaurants.core.model.town import Pending, Town


class NinjaAttack(OneChef):
    def can_hit(self, town: Town, seat: int, other: int) -> bool:
        return town.hand_size[other] > 0

    def resolve(self, town: Town, context: Context, pending: Pending) -> None:
        if not pending.mask or not town.hand_size[pending.b]:
            return
        card = random_card(town, context, pending.b)
        pass_card(town, pending.b, pending.seat, card, 0)
        if context.heard:
            context.tell("steals-card", {"seat": who(pending.seat), "from": who(pending.b)})
            context.whisper((1 << pending.seat) | (1 << pending.b), "stolen-card", {"card": card_name(card)})


CARD = NinjaAttack(NINJA_ATTACK, "seat")
