"""Raiders of the Lost Pork: steal one ingredient of your choice from a chef."""

from tableside.games.rival_restaurants.catalog.ids import INGREDIENT_KEYS, INGREDIENTS, RAIDERS_OF_THE_LOST_PORK
from tableside.games.rival_restaurants.core.effects.cards.shapes import PlainCard
from tableside.games.rival_restaurants.core.model.context import Flow, what, who
from tableside.games.rival_restaurants.core.model.moves import PLAY, make
from tableside.games.rival_restaurants.core.model.stock import give_up, has, receive
from tableside.games.rival_restaurants.core.model.town import Frame, Town


class Raiders(PlainCard):
    """``b``: the chef, ``c``: the ingredient."""

    def moves(self, town: Town, seat: int, out: list[int]) -> None:
        for other in range(town.seats):
            if other != seat and not town.gone >> other & 1:
                base = other * INGREDIENTS
                for ingredient in range(INGREDIENTS):
                    if town.stock[base + ingredient]:
                        out.append(make(PLAY, RAIDERS_OF_THE_LOST_PORK, other, ingredient))

    def hits(self, town: Town, frame: Frame) -> int:
        return 1 << frame.b

    def named(self, town: Town, frame: Frame, seat: int) -> str:
        return INGREDIENT_KEYS[frame.c]

    def resolve(self, town: Town, flow: Flow, frame: Frame) -> None:
        if frame.mask and has(town, frame.b, frame.c):
            give_up(town, frame.b, frame.c)
            receive(town, frame.seat, frame.c)
            if flow.heard:
                flow.tell("steals", {"seat": who(frame.seat), "from": who(frame.b), "what": what(frame.c)})


CARD = Raiders(RAIDERS_OF_THE_LOST_PORK, "seat ingredient")
