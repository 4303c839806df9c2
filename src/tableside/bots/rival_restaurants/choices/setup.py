"""Choices before the game: restaurants, chefs, squads and drafts (RR-2, RR-10)."""

from typing import Final

from tableside.bots.rival_restaurants.decision import Decision
from tableside.bots.rival_restaurants.effects.chefs import CHEF_ROWS
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

# Twice their shares of wins in games of the planner with itself (docs/balance.md).
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
    """What is dealt, rated by its worth. In a draft, the best one, also to ban it."""
    return decision.best([(_worth(move) + decision.whim() / 5, move) for move in moves])


def _worth(move: int) -> float:
    kind = kind_of(move)
    if kind == RESTAURANT:
        return _RESTAURANT_WORTH[arg_a(move)]
    if kind == SQUAD:
        return CHEF_ROWS[arg_a(move)].worth + CHEF_ROWS[arg_b(move)].worth + CHEF_ROWS[arg_c(move)].worth
    assert kind in (CHEF, NPC, DRAFT, BAN)
    both = CHEF_ROWS[arg_b(move)].worth if kind == CHEF and arg_b(move) != ids.NO_CHEF else 0.0
    return CHEF_ROWS[arg_a(move)].worth + both
