"""Jackpot: holding two pairs, of two different ingredients: $800, keep them."""

from tableside.games.rival_restaurants.bank import gain
from tableside.games.rival_restaurants.flow import Flow, who
from tableside.games.rival_restaurants.moves import PLAY, make
from tableside.games.rival_restaurants.names import INGREDIENTS, JACKPOT
from tableside.games.rival_restaurants.pieces import Card
from tableside.games.rival_restaurants.town import Town


class Jackpot(Card):
    def moves(self, town: Town, seat: int, out: list[int]) -> None:
        pairs = 0
        base = seat * INGREDIENTS
        for ingredient in range(INGREDIENTS):
            if town.stock[base + ingredient] >= 2:
                pairs += 1
        if pairs >= 2:
            out.append(make(PLAY, JACKPOT))

    def begin(self, town: Town, flow: Flow, seat: int, move: int) -> None:
        gain(town, seat, 8)
        flow.tell("gains", {"seat": who(seat), "money": 800})


CARD = Jackpot(JACKPOT, "Jackpot")
