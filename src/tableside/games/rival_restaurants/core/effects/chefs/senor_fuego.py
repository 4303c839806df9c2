"""Señor Fuego, Rascals' Shopping: at the end of phase 1 every other chef in his market pays him (RR-7.12).

As NPC he collects for the bank, from the active chefs of both sides, by himself (RR-10.3).
"""

from tableside.games.rival_restaurants.catalog.ids import MARKETS, MYSTERY_MART, POWER, SENOR_FUEGO
from tableside.games.rival_restaurants.core.effects.reactions import declare
from tableside.games.rival_restaurants.core.model.bank import hand_over
from tableside.games.rival_restaurants.core.model.context import Context
from tableside.games.rival_restaurants.core.model.moves import TOLL, arg_a, make
from tableside.games.rival_restaurants.core.model.pending import TOLL as TOLL_CHOICE
from tableside.games.rival_restaurants.core.model.town import Pending, Town
from tableside.games.rival_restaurants.core.phases.powers import power
from tableside.games.rival_restaurants.core.registry import Chef, Step, register


def in_his_market(town: Town, fuego: int, seat: int) -> int:
    """How many chefs of a seat are in Fuego's market. NPCs are never hit."""
    place = town.place[fuego]
    if place >= MARKETS or place == MYSTERY_MART:
        return 0
    if town.rules.squad:
        return 1 if town.place[2 * seat] == place else 0
    if seat == fuego >> 1:
        return 0
    return (1 if town.place[2 * seat] == place else 0) + (1 if town.place[2 * seat + 1] == place else 0)


def collect_toll(town: Town, context: Context) -> None:
    """At the end of phase 1 (RR-3.5). The owner may limit whom it hits (RR-7.13). An NPC's toll cannot be limited."""
    fuego = power(town, SENOR_FUEGO)
    if fuego < 0:
        return
    mask = 0
    for seat in range(town.seats):
        if in_his_market(town, fuego, seat) and town.money[seat] > 0:
            mask |= 1 << seat
    if mask == 0:
        return
    if town.rules.squad:
        declare(town, context, fuego >> 1, POWER + SENOR_FUEGO, mask)
        return
    pending = Pending(TOLL_CHOICE, fuego >> 1)
    pending.wait = 1 << pending.seat
    pending.mask = mask
    town.stack.append(pending)


class Tolls(Step):
    """Whom it will hit. ``mask``: whom it could hit."""

    def moves(self, town: Town, pending: Pending, seat: int, out: list[int]) -> None:
        if pending.wait >> seat & 1:
            mask = pending.mask
            while mask:
                out.append(make(TOLL, mask))
                mask = (mask - 1) & pending.mask
            out.append(make(TOLL, 0))

    def play(self, town: Town, context: Context, pending: Pending, seat: int, move: int) -> None:
        town.stack.pop()
        if arg_a(move):
            declare(town, context, seat, POWER + SENOR_FUEGO, arg_a(move))

    def timeout(self, town: Town, context: Context, pending: Pending) -> None:
        self.play(town, context, pending, pending.seat, make(TOLL, pending.mask))


class SenorFuego(Chef):
    """The effect's ``b`` is the mask of seats."""

    def hits(self, town: Town, pending: Pending) -> int:
        return pending.b

    def resolve(self, town: Town, context: Context, pending: Pending) -> None:
        fuego = town.pawn_of[SENOR_FUEGO]
        each = 1 if town.rules.chefs_in_play() >= 5 else 2
        for seat in range(town.seats):
            if pending.mask >> seat & 1:
                taker = -1 if town.rules.squad else pending.seat
                hand_over(town, context, seat, taker, each * in_his_market(town, fuego, seat))


CHEF = SenorFuego(SENOR_FUEGO, "RR-7.12")
register(Tolls(TOLL_CHOICE, "RR-7.13"))
