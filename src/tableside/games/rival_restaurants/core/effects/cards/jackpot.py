"""Jackpot: holding two pairs, of two different ingredients: $800, keep them."""

from tableside.games.rival_restaurants.catalog.ids import INGREDIENTS, JACKPOT
from tableside.games.rival_restaurants.core.model.bank import gain
from tableside.games.rival_restaurants.core.model.context import Context, who
from tableside.games.rival_restaurants.core.model.moves import PLAY, make
from tableside.games.rival_restaurants.core.model.town import Town
from tableside.games.rival_restaurants.core.registry import Card


class Jackpot(Card):
    def moves(self, town: Town, seat: int, out: list[int]) -> None:
        pairs = 0
        base = seat * INGREDIENTS
        for ingredient in range(INGREDIENTS):
            if town.stock[base + ingredient] >= 2:
                pairs += 1
        if pairs >= 2:
            out.append(make(PLAY, JACKPOT))

    def begin(self, town: Town, context: Context, seat: int, move: int) -> None:
        gain(town, seat, 8)
        context.tell("gains", {"seat": who(seat), "money": 800})


CARD = Jackpot(JACKPOT)
