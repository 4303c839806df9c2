"""Pork Knuckles, Black Market: in phase 2, once a day, one action card without being on the Island (RR-7.11)."""

from tableside.games.rival_restaurants.catalog.ids import HOME, PORK_KNUCKLES
from tableside.games.rival_restaurants.core.model.bank import purse
from tableside.games.rival_restaurants.core.model.context import Context
from tableside.games.rival_restaurants.core.model.moves import USE, make
from tableside.games.rival_restaurants.core.model.town import Town
from tableside.games.rival_restaurants.core.phases.island import CARD_PRICE, buy_action_card, card_to_be_had
from tableside.games.rival_restaurants.core.phases.market import with_surcharges
from tableside.games.rival_restaurants.core.registry import Chef


class PorkKnuckles(Chef):
    def moves(self, town: Town, pawn: int, phase: int, out: list[int]) -> None:
        if phase != 2 or town.place[pawn] == HOME:  # at home by a Road Block: no buying
            return
        if with_surcharges(town, pawn, CARD_PRICE) <= purse(town, pawn >> 1) and card_to_be_had(town):
            out.append(make(USE, PORK_KNUCKLES))

    def use(self, town: Town, context: Context, pawn: int, move: int) -> None:
        buy_action_card(town, context, pawn)


CHEF = PorkKnuckles(PORK_KNUCKLES, "RR-7.11")
