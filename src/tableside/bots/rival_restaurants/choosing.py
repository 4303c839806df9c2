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

# From the weakest, near 0, to the strongest, near 1: by their shares of wins in games of the planner (docs/balance.md).
CHEF_WORTH: Final = {
    names.ANGUS: 0.35,
    names.ANTOINE: 0.3,
    names.BIFF: 0.5,
    names.GARDENA: 0.45,
    names.STROGANOV: 0.75,
    names.GOHAN: 0.45,
    names.KIM: 0.45,
    names.LOVEHANDLES: 0.4,
    names.MORTIMER: 0.85,
    names.PHYLLIS: 0.6,
    names.PORK: 0.3,
    names.FUEGO: 0.8,
}
_RESTAURANT_WORTH: Final = {
    names.PHO: 0.7,
    names.LUNCHADOR: 0.35,
    names.SEOUL: 0.35,
    names.RISING_SUN: 0.25,
    names.EATSA: 0.8,
    names.SOUFFLE: 0.55,
    names.DUMPLING: 0.8,
    names.UNCLE_SAM: 0.55,
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
