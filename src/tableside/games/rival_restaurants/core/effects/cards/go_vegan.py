"""Go Vegan: in phase 3, fruit and vegetables may stand for meat and dairy in today's cooking (see ``kitchen.Cook``)."""

from tableside.games.rival_restaurants.catalog.ids import GO_VEGAN
from tableside.games.rival_restaurants.core.model.context import Context
from tableside.games.rival_restaurants.core.model.town import Town
from tableside.games.rival_restaurants.core.registry import Card


class GoVegan(Card):
    def begin(self, town: Town, context: Context, seat: int, move: int) -> None:
        town.vegan |= 1 << seat


CARD = GoVegan(GO_VEGAN, "", 0b1000)
