"""Armed Robbery: steal half a chef's money, rounded down to $100."""

from tableside.games.rival_restaurants.catalog.ids import ARMED_ROBBERY
from tableside.games.rival_restaurants.core.effects.cards.shapes import OneChef
from tableside.games.rival_restaurants.core.model.bank import hand_over
from tableside.games.rival_restaurants.core.model.context import Flow
from tableside.games.rival_restaurants.core.model.town import Frame, Town


class ArmedRobbery(OneChef):
    def can_hit(self, town: Town, seat: int, other: int) -> bool:
        return town.money[other] > 0

    def resolve(self, town: Town, flow: Flow, frame: Frame) -> None:
        if frame.mask:
            hand_over(town, flow, frame.b, frame.seat, town.money[frame.b] >> 1)


CARD = ArmedRobbery(ARMED_ROBBERY, "seat")
