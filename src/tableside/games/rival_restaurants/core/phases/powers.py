"""Powers: who has which chef's power, and whether it works now (RR-7, RR-10.2, RR-11.1)."""

from tableside.games.rival_restaurants.catalog.ids import (
    ANTOINE_BAGUETTE,
    CLAM_VOYANCE,
    HOME,
    LOVEHANDLES_MCFATTERSON,
    MYSTERY_MART,
)
from tableside.games.rival_restaurants.core.effects.reactions import shake_off
from tableside.games.rival_restaurants.core.model.context import Context, chef_name, who
from tableside.games.rival_restaurants.core.model.hands import holds, use_up
from tableside.games.rival_restaurants.core.model.moves import SHAKE_OFF, SPARE, USE, arg_a, arg_b, make
from tableside.games.rival_restaurants.core.model.town import Town
from tableside.games.rival_restaurants.core.registry import Action, chef_of, refuse


def power(town: Town, chef: int) -> int:
    """The pawn whose power works now, or -1."""
    pawn = town.pawn_of[chef]
    if pawn < 0 or (town.rules.home_cook and town.level[pawn >> 1] == 0):
        return -1
    return pawn


def has_power(town: Town, seat: int, chef: int) -> bool:
    """Whether a seat may use the power of a chef now."""
    pawn = town.pawn_of[chef]
    return pawn >= 0 and pawn >> 1 == seat and not (town.rules.home_cook and town.level[seat] == 0)


def under(town: Town, pawn: int, chef: int) -> bool:
    """Whether a permanent power (Antoine, Lovehandles) affects a pawn (RR-7.2, RR-7.8, RR-10.3).

    It works where its chef is, but not in Mystery Mart, and not on chefs whom its owner spares or who are free of it.
    An NPC's power hits the active chefs of both sides and never an NPC.
    """
    owner = power(town, chef)
    if owner < 0 or owner == pawn:
        return False
    place = town.place[owner]
    if place != town.place[pawn] or place in (MYSTERY_MART, HOME):
        return False
    seat = pawn >> 1
    if (town.shaken >> (seat + (0 if chef == ANTOINE_BAGUETTE else 8))) & 1:
        return False
    if town.rules.squad:
        return pawn & 1 == 0
    return owner >> 1 != seat and not (town.spared >> (seat + (0 if chef == ANTOINE_BAGUETTE else 8))) & 1


class UsePower(Action):
    """A chef's power, once a day each (RR-3.4, RR-7)."""

    def moves(self, town: Town, seat: int, out: list[int]) -> None:
        if town.rules.home_cook and town.level[seat] == 0:
            return
        for pawn in (2 * seat, 2 * seat + 1):
            chef = town.chef[pawn]
            if chef >= 0 and not town.power_used >> chef & 1:
                chef_of(chef).moves(town, pawn, town.phase, out)

    def check(self, town: Town, seat: int, move: int) -> None:
        chef = arg_a(move)
        pawn = town.pawn_of[chef]
        name = chef_name(chef)
        if pawn < 0 or pawn >> 1 != seat:
            raise refuse("not-your-chef", {"chef": name}, chef_of(chef).rule)
        if power(town, chef) < 0:
            raise refuse("power-sleeps", {"chef": name}, "RR-11.1")
        if town.power_used >> chef & 1:
            raise refuse("power-used", {"chef": name}, chef_of(chef).rule)
        chef_of(chef).check(town, pawn, move)

    def play(self, town: Town, context: Context, seat: int, move: int) -> None:
        chef = arg_a(move)
        town.power_used |= 1 << chef
        chef_of(chef).use(town, context, town.pawn_of[chef], move)


class SpareSomebody(Action):
    """The owner of a permanent power may limit whom it hits (RR-7.13), for the rest of the day."""

    def moves(self, town: Town, seat: int, out: list[int]) -> None:
        if town.rules.squad:
            return
        for chef in (ANTOINE_BAGUETTE, LOVEHANDLES_MCFATTERSON):
            if has_power(town, seat, chef):
                shift = 0 if chef == ANTOINE_BAGUETTE else 8
                for other in range(town.seats):
                    if other != seat and not town.spared >> (other + shift) & 1:
                        out.append(make(SPARE, chef, other))

    def check(self, town: Town, seat: int, move: int) -> None:
        out: list[int] = []
        self.moves(town, seat, out)
        if move not in out:
            rule = "RR-10.3" if town.rules.squad else "RR-7.13"
            raise refuse("cannot-spare", {"chef": chef_name(arg_a(move))}, rule)

    def play(self, town: Town, context: Context, seat: int, move: int) -> None:
        chef, other = arg_a(move), arg_b(move)
        town.spared |= 1 << (other + (0 if chef == ANTOINE_BAGUETTE else 8))
        if context.heard:
            context.tell("spares", {"seat": who(seat), "chef": chef_name(chef), "other": who(other)})


class ShakeOff(Action):
    """A Clam against Antoine or Lovehandles, from the reveal in phase 1 until phase 2 ends (RR-9.4)."""

    def moves(self, town: Town, seat: int, out: list[int]) -> None:
        if holds(town, seat, CLAM_VOYANCE):
            for chef in (ANTOINE_BAGUETTE, LOVEHANDLES_MCFATTERSON):
                if town.pawn_of[chef] >= 0 and (
                    under(town, 2 * seat, chef) or (town.rules.two_cooks and under(town, 2 * seat + 1, chef))
                ):
                    out.append(make(SHAKE_OFF, chef))

    def check(self, town: Town, seat: int, move: int) -> None:
        chef = arg_a(move)
        if not holds(town, seat, CLAM_VOYANCE):
            raise refuse("no-clam", {}, "RR-9.4")
        out: list[int] = []
        self.moves(town, seat, out)
        if move not in out:
            raise refuse("not-under", {"chef": chef_name(chef)}, "RR-9.4")

    def play(self, town: Town, context: Context, seat: int, move: int) -> None:
        chef = arg_a(move)
        use_up(town, seat, CLAM_VOYANCE)
        if context.heard:
            context.tell("shakes-off", {"seat": who(seat), "chef": chef_name(chef)})
        shake_off(town, context, seat, chef, town.pawn_of[chef] >> 1)


USE_POWER = UsePower([USE])
SPARE_SOMEBODY = SpareSomebody([SPARE])
SHAKE_OFF_POWER = ShakeOff([SHAKE_OFF])
