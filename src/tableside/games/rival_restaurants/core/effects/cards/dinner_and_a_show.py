"""Dinner and a Show (Deluxe): $200 from the bank for each chef who smiles before the next phase 1.

It is a matter of honour: each other chef is asked at the end of the day.
"""

from tableside.games.rival_restaurants.catalog.ids import DINNER_AND_A_SHOW
from tableside.games.rival_restaurants.core.model.bank import gain
from tableside.games.rival_restaurants.core.model.context import Context, who
from tableside.games.rival_restaurants.core.model.moves import SMILE, arg_a, make
from tableside.games.rival_restaurants.core.model.pending import SMILES
from tableside.games.rival_restaurants.core.model.town import Pending, Town
from tableside.games.rival_restaurants.core.registry import Card, Step, register


class DinnerAndAShow(Card):
    def begin(self, town: Town, context: Context, seat: int, move: int) -> None:
        town.shows |= 1 << seat


class Smiles(Step):
    """Did you smile?"""

    def moves(self, town: Town, pending: Pending, seat: int, out: list[int]) -> None:
        if pending.wait >> seat & 1:
            out.append(make(SMILE, 0))
            out.append(make(SMILE, 1))

    def play(self, town: Town, context: Context, pending: Pending, seat: int, move: int) -> None:
        pending.wait &= ~(1 << seat)
        if arg_a(move):
            gain(town, pending.seat, 2)
            if context.heard:
                context.tell("smiles", {"seat": who(seat), "other": who(pending.seat), "money": 200})

    def run(self, town: Town, context: Context, pending: Pending) -> bool:
        if pending.wait & ~town.gone:
            return False
        town.stack.pop()
        return True


CARD = DinnerAndAShow(DINNER_AND_A_SHOW)
register(Smiles(SMILES, CARD.rule))
