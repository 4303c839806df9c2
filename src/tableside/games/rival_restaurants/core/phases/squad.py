"""Kitchen Squad: active chef and NPC (RR-10)."""

from tableside.games.rival_restaurants.catalog.ids import ANGUS_KHAN, MARKETS, MYSTERY_MART, POWER
from tableside.games.rival_restaurants.core.effects.reactions import declare
from tableside.games.rival_restaurants.core.model.context import Context
from tableside.games.rival_restaurants.core.model.town import Town
from tableside.games.rival_restaurants.core.phases.powers import power


def set_active(town: Town, seat: int, chef: int) -> None:
    """Only the active chef's power counts (RR-10.2)."""
    old = town.chef[2 * seat]
    if old >= 0:
        town.pawn_of[old] = -1
    town.chef[2 * seat] = chef
    town.pawn_of[chef] = 2 * seat


def angus_waits(town: Town, context: Context, arrived: int) -> None:
    """Angus as NPC throws out all active chefs in his market, and later arrivals too (RR-10.3).

    ``arrived``: the pawns that came just now, as a mask, or -1 right after the reveal, before claims.
    """
    angus = power(town, ANGUS_KHAN)
    if angus < 0 or not town.rules.squad:
        return
    place = town.place[angus]
    if place >= MARKETS or place == MYSTERY_MART:
        return
    hit = 0
    for pawn in range(0, 2 * town.seats, 2):
        if town.place[pawn] == place and (arrived < 0 or arrived >> pawn & 1):
            hit |= 1 << (pawn >> 1)
    if hit:
        declare(town, context, angus >> 1, POWER + ANGUS_KHAN, hit, 0 if arrived < 0 else 1)
