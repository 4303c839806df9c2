"""Surveillance Camera (Deluxe): all others show you their action cards; you remember what you saw."""

from tableside.games.rival_restaurants.catalog.ids import CARDS, SURVEILLANCE_CAMERA
from tableside.games.rival_restaurants.core.effects.cards.shapes import PlainCard, others
from tableside.games.rival_restaurants.core.model.context import Context, card_name, who
from tableside.games.rival_restaurants.core.model.hands import holders
from tableside.games.rival_restaurants.core.model.memory import look_at_hand
from tableside.games.rival_restaurants.core.model.town import Pending, Town


class SurveillanceCamera(PlainCard):
    def hits(self, town: Town, pending: Pending) -> int:
        return others(town, pending.seat) & holders(town)

    def resolve(self, town: Town, context: Context, pending: Pending) -> None:
        for seat in range(town.seats):
            if pending.mask >> seat & 1:
                look_at_hand(town, pending.seat, seat)
                if context.heard:
                    hand = town.hand[seat * CARDS : seat * CARDS + CARDS]
                    names = [card_name(card) for card in range(CARDS) for _ in range(hand[card])]
                    context.tell("shows-hand", {"seat": who(seat), "other": who(pending.seat)})
                    both = (1 << seat) | (1 << pending.seat)
                    context.whisper(both, "shown-hand", {"seat": who(seat), "cards": names})


CARD = SurveillanceCamera(SURVEILLANCE_CAMERA)
