"""Farmer's Market (Deluxe): the top card of each shelf, open: take one, pass the rest left, until none is left."""

from tableside.games.rival_restaurants.catalog.ids import FARMERS_MARKET, MARKETS
from tableside.games.rival_restaurants.core.model.context import Context, what, who
from tableside.games.rival_restaurants.core.model.moves import INGREDIENT, PLAY, arg_a, make
from tableside.games.rival_restaurants.core.model.pending import FARMERS_TABLE
from tableside.games.rival_restaurants.core.model.stock import draw_shelf, receive
from tableside.games.rival_restaurants.core.model.town import Pending, Town
from tableside.games.rival_restaurants.core.registry import Card, Step, register


class FarmersMarket(Card):
    def moves(self, town: Town, seat: int, out: list[int]) -> None:
        if any(town.shelf_size):
            out.append(make(PLAY, FARMERS_MARKET))

    def begin(self, town: Town, context: Context, seat: int, move: int) -> None:
        town.ready = 0
        pending = Pending(FARMERS_TABLE, seat)
        pending.wait = 1 << seat
        for market in range(MARKETS):
            card = draw_shelf(town, context, market)
            if card >= 0:
                pending.data.append(card)
        town.stack.append(pending)
        if context.heard:
            context.tell("farmers-table", {"what": [what(card) for card in pending.data]})


class FarmersTable(Step):
    """``data``: the cards left, ``seat``: who chooses now."""

    def moves(self, town: Town, pending: Pending, seat: int, out: list[int]) -> None:
        if pending.wait >> seat & 1:
            for card in pending.data:
                out.append(make(INGREDIENT, card))

    def play(self, town: Town, context: Context, pending: Pending, seat: int, move: int) -> None:
        card = arg_a(move)
        pending.data.remove(card)
        receive(town, seat, card)
        if context.heard:
            context.tell("takes-farmers", {"seat": who(seat), "what": what(card)})
        pending.seat = (seat + 1) % town.seats
        while town.gone >> pending.seat & 1:
            pending.seat = (pending.seat + 1) % town.seats
        pending.wait = 1 << pending.seat
        if not pending.data:
            town.stack.pop()


CARD = FarmersMarket(FARMERS_MARKET)
register(FarmersTable(FARMERS_TABLE, CARD.rule))
