"""Choosing: restaurants, chefs, squads and drafts before the game (RR-2, RR-10)."""

from typing import Final

from tableside.bots.rival_restaurants.mind import Mind
from tableside.games.rival_restaurants import names
from tableside.games.rival_restaurants.moves import (
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
    names.ANGUS: 0.45,
    names.ANTOINE: 0.45,
    names.BIFF: 0.45,
    names.GARDENA: 0.39,
    names.STROGANOV: 0.66,
    names.GOHAN: 0.44,
    names.KIM: 0.36,
    names.LOVEHANDLES: 0.39,
    names.MORTIMER: 0.91,
    names.PHYLLIS: 0.49,
    names.PORK: 0.32,
    names.FUEGO: 0.7,
}
_RESTAURANT_WORTH: Final = {
    names.PHO: 0.69,
    names.LUNCHADOR: 0.29,
    names.SEOUL: 0.33,
    names.RISING_SUN: 0.23,
    names.EATSA: 0.67,
    names.SOUFFLE: 0.5,
    names.DUMPLING: 0.82,
    names.UNCLE_SAM: 0.48,
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
    both = CHEF_WORTH[arg_b(move)] if kind == CHEF and arg_b(move) != names.NO_CHEF else 0.0
    return CHEF_WORTH[arg_a(move)] + both
