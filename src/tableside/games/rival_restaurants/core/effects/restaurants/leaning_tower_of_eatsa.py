"""Leaning Tower of Eatsa: draw 1 action card; draw 2, keep 1; draw 3, keep 2."""

from tableside.games.rival_restaurants.catalog.ids import LEANING_TOWER_OF_EATSA, NO_CARD
from tableside.games.rival_restaurants.core.model.context import Context, card_name, who
from tableside.games.rival_restaurants.core.model.hands import draw_card, next_card, put_in_hand
from tableside.games.rival_restaurants.core.model.moves import KEEP_CARDS, arg_a, arg_b, make
from tableside.games.rival_restaurants.core.model.town import Pending, Town
from tableside.games.rival_restaurants.core.phases.cooking import ask_bonus
from tableside.games.rival_restaurants.core.registry import Restaurant


class LeaningTowerOfEatsa(Restaurant):
    """Cards drawn to choose from lie in the pending; those not kept go to the discard, openly."""

    def reach(self, town: Town, context: Context, seat: int, level: int) -> None:
        if level == 1:
            if draw_card(town, context, seat) >= 0:
                context.tell("draws-cards", {"seat": who(seat), "n": 1})
            return
        drawn: list[int] = []
        for _ in range(level):
            card = next_card(town, context)
            if card >= 0:
                drawn.append(card)
        drawn.sort()
        if context.heard and drawn:
            context.tell("draws-cards", {"seat": who(seat), "n": len(drawn)})
            context.whisper(1 << seat, "sees-cards", {"cards": [card_name(card) for card in drawn]})
        if len(drawn) < level:  # too few left: all of them are kept (RR-1.9)
            for card in drawn:
                put_in_hand(town, seat, card)
        else:
            ask_bonus(town, seat, level, drawn)

    def late(self, level: int) -> bool:
        return level >= 2

    def choices(self, town: Town, pending: Pending, out: list[int]) -> None:
        drawn = pending.data
        for i in range(len(drawn)):
            if pending.a == 2:
                add_once(out, make(KEEP_CARDS, drawn[i], NO_CARD))
                continue
            for j in range(i + 1, len(drawn)):
                add_once(out, make(KEEP_CARDS, drawn[i], drawn[j]))

    def choose(self, town: Town, context: Context, pending: Pending, move: int) -> None:
        kept = [arg_a(move)] if arg_b(move) == NO_CARD else [arg_a(move), arg_b(move)]
        left = pending.data[:]
        for card in kept:
            left.remove(card)
            put_in_hand(town, pending.seat, card)
        if context.heard:  # for this seat only: nobody else may read the move that names them either
            context.whisper(1 << pending.seat, "keeps-cards", {"cards": [card_name(card) for card in kept]})
        for card in left:
            town.used_cards[card] += 1
            if context.heard:
                context.tell("discards-card", {"seat": who(pending.seat), "card": card_name(card)})


def add_once(out: list[int], move: int) -> None:
    """Two copies of a card make one choice."""
    if move not in out:
        out.append(move)


RESTAURANT = LeaningTowerOfEatsa(LEANING_TOWER_OF_EATSA)
