"""Choosing: restaurants, chefs, squads and drafts before the game (RR-2, RR-10)."""

from typing import Final

from tableside.bots.rival_restaurants.decision import Decision
from tableside.games.rival_restaurants.catalog import ids
from tableside.games.rival_restaurants.core.model.moves import (
    BAN,
    CHEF,
    DRAFT,
    NPC,
    RESTAURANT,
    SQUAD,
    arg_a,
    arg_b,
    arg_c,
    kind_of,
)

# Twice their shares of wins in games of the planner with itself, from the weakest to the strongest (docs/balance.md).
CHEF_WORTH: Final = {
    ids.ANGUS_KHAN: 0.45,
    ids.ANTOINE_BAGUETTE: 0.45,
    ids.BIFF_BROBEQUE: 0.45,
    ids.GARDENA_EDEN: 0.39,
    ids.GENERAL_STROGANOV: 0.66,
    ids.GOHAN_SUSHIDO: 0.44,
    ids.KIM_CHI: 0.36,
    ids.LOVEHANDLES_MCFATTERSON: 0.39,
    ids.MORTIMER_SLEAZBURGER: 0.91,
    ids.PHYLLIS_GRUBMAN: 0.49,
    ids.PORK_KNUCKLES: 0.32,
    ids.SENOR_FUEGO: 0.7,
}
_RESTAURANT_WORTH: Final = {
    ids.PHO_REALZ: 0.69,
    ids.EL_LUNCHADOR_PICANTE: 0.29,
    ids.THE_SOUL_OF_SEOUL: 0.33,
    ids.RISING_SUN: 0.23,
    ids.LEANING_TOWER_OF_EATSA: 0.67,
    ids.SOUFFLE_AWAY: 0.5,
    ids.CROUCHING_DUMPLING: 0.82,
    ids.UNCLE_SAMS: 0.48,
}


def choose(decision: Decision, moves: list[int]) -> int:
    """What is dealt, by its worth; of a draft the best, also to ban it."""
    return decision.best([(_worth(move) + decision.whim() / 5, move) for move in moves])


def _worth(move: int) -> float:
    kind = kind_of(move)
    if kind == RESTAURANT:
        return _RESTAURANT_WORTH[arg_a(move)]
    if kind == SQUAD:
        return CHEF_WORTH[arg_a(move)] + CHEF_WORTH[arg_b(move)] + CHEF_WORTH[arg_c(move)]
    assert kind in (CHEF, NPC, DRAFT, BAN)
    both = CHEF_WORTH[arg_b(move)] if kind == CHEF and arg_b(move) != ids.NO_CHEF else 0.0
    return CHEF_WORTH[arg_a(move)] + both
