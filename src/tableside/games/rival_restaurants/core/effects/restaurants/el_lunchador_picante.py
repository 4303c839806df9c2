"""El Lunchador Picante: throw away up to two garbage or $300; 1 garbage less per recipe; garbage for $200 anywhere."""

from tableside.games.rival_restaurants.catalog.ids import EL_LUNCHADOR_PICANTE
from tableside.games.rival_restaurants.core.model.bank import gain
from tableside.games.rival_restaurants.core.model.context import Context, who
from tableside.games.rival_restaurants.core.model.moves import BONUS, arg_a, arg_b, make
from tableside.games.rival_restaurants.core.model.town import Pending, Town
from tableside.games.rival_restaurants.core.phases.cooking import ask_bonus
from tableside.games.rival_restaurants.core.registry import Restaurant


class ElLunchadorPicante(Restaurant):
    def reach(self, town: Town, context: Context, seat: int, level: int) -> None:
        if level == 1:
            ask_bonus(town, seat, level, [])

    def late(self, level: int) -> bool:
        return level == 1

    def choices(self, town: Town, pending: Pending, out: list[int]) -> None:
        out.append(make(BONUS, 0))
        for n in range(1, min(2, town.garbage[pending.seat]) + 1):
            out.append(make(BONUS, 1, n))

    def choose(self, town: Town, context: Context, pending: Pending, move: int) -> None:
        seat = pending.seat
        if arg_a(move) == 0:
            gain(town, seat, 3)
            context.tell("gains", {"seat": who(seat), "money": 300})
            return
        town.garbage[seat] -= arg_b(move)
        if context.heard:
            context.tell("dumps", {"seat": who(seat), "n": arg_b(move), "money": 0})

    def garbage_less(self, level: int) -> int:
        return 1 if level >= 2 else 0

    def dump_price(self, level: int) -> int:
        return 2 if level >= 3 else 0


RESTAURANT = ElLunchadorPicante(EL_LUNCHADOR_PICANTE)
