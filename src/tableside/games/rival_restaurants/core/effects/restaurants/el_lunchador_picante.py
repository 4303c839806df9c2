"""El Lunchador Picante: throw away up to two garbage or $300; 1 garbage less per recipe; garbage for $200 anywhere."""

from tableside.games.rival_restaurants.catalog.ids import EL_LUNCHADOR_PICANTE
from tableside.games.rival_restaurants.core.model.bank import gain
from tableside.games.rival_restaurants.core.model.context import Flow, who
from tableside.games.rival_restaurants.core.model.moves import BONUS, arg_a, arg_b, make
from tableside.games.rival_restaurants.core.model.town import Frame, Town
from tableside.games.rival_restaurants.core.phases.cooking import ask_bonus
from tableside.games.rival_restaurants.core.registry import Restaurant


class ElLunchadorPicante(Restaurant):
    def reach(self, town: Town, flow: Flow, seat: int, level: int) -> None:
        if level == 1:
            ask_bonus(town, seat, level, [])

    def late(self, level: int) -> bool:
        return level == 1

    def choices(self, town: Town, frame: Frame, out: list[int]) -> None:
        out.append(make(BONUS, 0))
        for n in range(1, min(2, town.garbage[frame.seat]) + 1):
            out.append(make(BONUS, 1, n))

    def choose(self, town: Town, flow: Flow, frame: Frame, move: int) -> None:
        seat = frame.seat
        if arg_a(move) == 0:
            gain(town, seat, 3)
            flow.tell("gains", {"seat": who(seat), "money": 300})
            return
        town.garbage[seat] -= arg_b(move)
        if flow.heard:
            flow.tell("dumps", {"seat": who(seat), "n": arg_b(move), "money": 0})

    def garbage_less(self, level: int) -> int:
        return 1 if level >= 2 else 0

    def dump_price(self, level: int) -> int:
        return 2 if level >= 3 else 0


RESTAURANT = ElLunchadorPicante(EL_LUNCHADOR_PICANTE)
