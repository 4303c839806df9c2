"""Farmer's Market (Deluxe): the top card of each shelf, open: take one, pass the rest left, until none is left."""

from tableside.games.rival_restaurants.catalog.ids import FARMERS_MARKET, MARKETS
from tableside.games.rival_restaurants.core.model.context import Flow, what, who
from tableside.games.rival_restaurants.core.model.moves import INGREDIENT, PLAY, arg_a, make
from tableside.games.rival_restaurants.core.model.pending import FARMERS_TABLE
from tableside.games.rival_restaurants.core.model.stock import draw_shelf, receive
from tableside.games.rival_restaurants.core.model.town import Frame, Town
from tableside.games.rival_restaurants.core.registry import Card, Step, register


class FarmersMarket(Card):
    def moves(self, town: Town, seat: int, out: list[int]) -> None:
        if any(town.shelf_size):
            out.append(make(PLAY, FARMERS_MARKET))

    def begin(self, town: Town, flow: Flow, seat: int, move: int) -> None:
        town.ready = 0
        frame = Frame(FARMERS_TABLE, seat)
        frame.wait = 1 << seat
        for market in range(MARKETS):
            card = draw_shelf(town, flow, market)
            if card >= 0:
                frame.data.append(card)
        town.stack.append(frame)
        if flow.heard:
            flow.tell("farmers-table", {"what": [what(card) for card in frame.data]})


class FarmersTable(Step):
    """``data``: the cards left, ``seat``: who chooses now."""

    def moves(self, town: Town, frame: Frame, seat: int, out: list[int]) -> None:
        if frame.wait >> seat & 1:
            for card in frame.data:
                out.append(make(INGREDIENT, card))

    def play(self, town: Town, flow: Flow, frame: Frame, seat: int, move: int) -> None:
        card = arg_a(move)
        frame.data.remove(card)
        receive(town, seat, card)
        if flow.heard:
            flow.tell("takes-farmers", {"seat": who(seat), "what": what(card)})
        frame.seat = (seat + 1) % town.seats
        while town.gone >> frame.seat & 1:
            frame.seat = (frame.seat + 1) % town.seats
        frame.wait = 1 << frame.seat
        if not frame.data:
            town.stack.pop()


CARD = FarmersMarket(FARMERS_MARKET)
register(FarmersTable(FARMERS_TABLE, CARD.rule))
