"""One World (Deluxe): throw away up to 3 garbage, gain $100 for each."""

from tableside.games.rival_restaurants.catalog.ids import ONE_WORLD
from tableside.games.rival_restaurants.core.model.bank import gain
from tableside.games.rival_restaurants.core.model.context import Context, dollars, who
from tableside.games.rival_restaurants.core.model.moves import PLAY, arg_b, make
from tableside.games.rival_restaurants.core.model.town import Town
from tableside.games.rival_restaurants.core.registry import Card


class OneWorld(Card):
    """``b``: how much garbage."""

    def moves(self, town: Town, seat: int, out: list[int]) -> None:
        for n in range(1, min(3, town.garbage[seat]) + 1):
            out.append(make(PLAY, ONE_WORLD, n))

    def begin(self, town: Town, context: Context, seat: int, move: int) -> None:
        n = arg_b(move)
        town.garbage[seat] -= n
        gain(town, seat, n)
        if context.heard:
            context.tell("recycles", {"seat": who(seat), "n": n, "money": dollars(n)})


CARD = OneWorld(ONE_WORLD, "number")
