"""Kim Chi, Drama Queen: in phase 1 pays $100 to the bank to swap places with a chef (RR-7.7)."""

from tableside.games.rival_restaurants.catalog.ids import CHEF_KEYS, HOME, KIM_CHI, MYSTERY_MART, POWER
from tableside.games.rival_restaurants.core.effects.reactions import declare
from tableside.games.rival_restaurants.core.model.bank import pay
from tableside.games.rival_restaurants.core.model.context import Context, chef_name, who
from tableside.games.rival_restaurants.core.model.moves import USE, arg_b, make
from tableside.games.rival_restaurants.core.model.town import Pending, Town
from tableside.games.rival_restaurants.core.phases.squad import angus_waits
from tableside.games.rival_restaurants.core.registry import Chef, refuse


class KimChi(Chef):
    """The effect's ``b`` is the pawn she swaps with. It is never an NPC (RR-10.6), and never a chef of the same player
    two days running, whatever chef that player has by then.

    In Two Many Cooks she cannot go where her own partner is. Only a forced swap may bring two chefs to one place
    (RR-11.3).
    """

    def moves(self, town: Town, pawn: int, phase: int, out: list[int]) -> None:
        seat = pawn >> 1
        if phase != 1 or town.money[seat] < 1 or town.place[pawn] == HOME:
            return
        spared = self.spared(town)
        for other in range(2 * town.seats):
            if (
                other >> 1 not in (seat, spared)
                and town.chef[other] >= 0
                and not (town.rules.squad and other & 1)
                and town.place[other] != MYSTERY_MART
                and town.place[other] != HOME
                and not (town.rules.two_cooks and town.place[other] == town.place[pawn ^ 1])
            ):
                out.append(make(USE, KIM_CHI, other))

    def spared(self, town: Town) -> int:
        """The player she swapped with yesterday, or -1."""
        return town.kim_hit if town.kim_day == town.day - 1 else -1

    def check(self, town: Town, pawn: int, move: int) -> None:
        if town.phase == 1 and arg_b(move) >> 1 == self.spared(town):
            raise refuse("two-days", {"chef": chef_name(KIM_CHI), "seat": who(arg_b(move) >> 1)}, self.rule)
        super().check(town, pawn, move)

    def use(self, town: Town, context: Context, pawn: int, move: int) -> None:
        pay(town, pawn >> 1, 1)  # even if she is stopped
        town.kim_hit = arg_b(move) >> 1
        town.kim_day = town.day
        if context.heard:
            context.tell("drama", {"seat": who(pawn >> 1), "chef": chef_name(town.chef[arg_b(move)])})
        declare(town, context, pawn >> 1, POWER + KIM_CHI, arg_b(move))

    def hits(self, town: Town, pending: Pending) -> int:
        return 1 << (pending.b >> 1)

    def named(self, town: Town, pending: Pending, seat: int) -> str:
        """Which of two chefs (RR-11.3). Otherwise the seat that is hit says it."""
        return CHEF_KEYS[town.chef[pending.b]] if town.rules.two_cooks else ""

    def resolve(self, town: Town, context: Context, pending: Pending) -> None:
        kim, other = town.pawn_of[KIM_CHI], pending.b
        # A player who left while it was answered is at home, and nobody swaps with a chef at home.
        if not pending.mask or town.place[kim] == HOME or town.place[other] == HOME:
            return
        town.place[kim], town.place[other] = town.place[other], town.place[kim]
        town.claim[kim], town.claim[other] = town.claim[other], town.claim[kim]
        if context.heard:
            context.tell("swaps", {"seat": who(kim >> 1), "other": who(other >> 1)})
        angus_waits(town, context, (1 << kim) | (1 << other))


CHEF = KimChi(KIM_CHI, "RR-7.7", "pawn")
