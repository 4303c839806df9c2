"""Ninja Attack: steal one action card, at random, from a chef who has one."""

from tableside.games.rival_restaurants.catalog.ids import NINJA_ATTACK
from tableside.games.rival_restaurants.core.effects.cards.shapes import OneChef
from tableside.games.rival_restaurants.core.model.context import Flow, card_name, who
from tableside.games.rival_restaurants.core.model.hands import pass_card, random_card
from tableside.games.rival_restaurants.core.model.town import Frame, Town


class NinjaAttack(OneChef):
    def can_hit(self, town: Town, seat: int, other: int) -> bool:
        return town.hand_size[other] > 0

    def resolve(self, town: Town, flow: Flow, frame: Frame) -> None:
        if not frame.mask or not town.hand_size[frame.b]:
            return
        card = random_card(town, flow, frame.b)
        pass_card(town, frame.b, frame.seat, card, 0)
        if flow.heard:
            flow.tell("steals-card", {"seat": who(frame.seat), "from": who(frame.b)})
            flow.whisper((1 << frame.seat) | (1 << frame.b), "stolen-card", {"card": card_name(card)})


CARD = NinjaAttack(NINJA_ATTACK, "seat")
