"""Choosing: restaurants, chefs, squads and drafts before the game (RR-2, RR-10)."""

from typing import Final

from tableside.bots.rival_restaurants.decision import Mind
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
    ids.ANGUS: 0.45,
    ids.ANTOINE: 0.45,
    ids.BIFF: 0.45,
    ids.GARDENA: 0.39,
    ids.STROGANOV: 0.66,
    ids.GOHAN: 0.44,
    ids.KIM: 0.36,
    ids.LOVEHANDLES: 0.39,
    ids.MORTIMER: 0.91,
    ids.PHYLLIS: 0.49,
    ids.PORK: 0.32,
    ids.FUEGO: 0.7,
}
_RESTAURANT_WORTH: Final = {
    ids.PHO: 0.69,
    ids.LUNCHADOR: 0.29,
    ids.SEOUL: 0.33,
    ids.RISING_SUN: 0.23,
    ids.EATSA: 0.67,
    ids.SOUFFLE: 0.5,
    ids.DUMPLING: 0.82,
    ids.UNCLE_SAM: 0.48,
}


def choose(mind: Mind, moves: list[int]) -> int:
    """What is dealt, by its worth; of a draft the best, also to ban it."""
    return mind.best([(_worth(move) + mind.whim() / 5, move) for move in moves])


def _worth(move: int) -> float:
    kind = kind_of(move)
    if kind == RESTAURANT:
        return _RESTAURANT_WORTH[arg_a(move)]
    if kind == SQUAD:
        return CHEF_WORTH[arg_a(move)] + CHEF_WORTH[arg_b(move)] + CHEF_WORTH[arg_c(move)]
    assert kind in (CHEF, NPC, DRAFT, BAN)
    both = CHEF_WORTH[arg_b(move)] if kind == CHEF and arg_b(move) != ids.NO_CHEF else 0.0
    return CHEF_WORTH[arg_a(move)] + both
