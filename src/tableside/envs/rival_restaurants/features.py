"""Features: what an observation means to a cook, computed from the observation alone.

A small network finds it hard to learn that an ingredient in a bin is worth something because a recipe lists it and the
pantry lacks it. These numbers say so. Baselines use them (``tableside.envs.checkpoints``).
"""

from functools import cache
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from tableside.envs.rival_restaurants.actions import OFFERS
from tableside.envs.rival_restaurants.observation import layout, width
from tableside.games.rival_restaurants.catalog.ids import INGREDIENTS, MARKET_OF, MARKETS, MOST_BINS

Array = npt.NDArray[np.float32]

_IN_MARKET: Final = (np.asarray(MARKET_OF)[:, None] == np.arange(MARKETS)).astype(np.float32)
_FEW: Final = np.arange(5, dtype=np.float32)


@cache
def _seats(inputs: int) -> int:
    return next(seats for seats in range(2, 9) if width(seats) == inputs)


def features(seen: npt.NDArray[Any]) -> Array:
    """Features of one observation, or of one in each row. Counts become logarithms; offers become what they bring."""
    rows = np.maximum(np.atleast_2d(seen), 0).astype(np.float32)
    where = layout(_seats(rows.shape[1]))

    def part(name: str) -> Array:
        first, end = where[name]
        found_part: Array = rows[:, first:end]
        return found_part

    first, end = where["offers"]
    found = [np.log1p(rows[:, :first]), np.log1p(rows[:, end:])]
    bins = part("bins").reshape(-1, INGREDIENTS, MOST_BINS)
    theirs = np.zeros((len(rows), INGREDIENTS), np.float32)
    own = np.zeros_like(theirs)
    spare = np.zeros_like(theirs)
    for place in range(_seats(rows.shape[1])):
        owner = "own_" if place == 0 else f"left{place}_"
        stock = part(f"{owner}stock")
        recipes = [part(f"{owner}{name}")[:, -INGREDIENTS:] for name in ("recipe", "second_recipe")]
        lacks = [np.maximum(recipe - stock, 0) for recipe in recipes]
        both = np.maximum(recipes[0] + recipes[1] - stock, 0)
        missing = [lack.sum(axis=1, keepdims=True) for lack in (*lacks, both)]
        found += [(number == _FEW).astype(np.float32) for number in missing]
        found += [_wanted(bins, lack) for lack in lacks]
        if place == 0:
            own, spare = both, np.maximum(stock - recipes[0] - recipes[1], 0)
            found += [*lacks, both, spare, both @ _IN_MARKET]
        else:
            theirs = theirs + both
    found += [_wanted(bins, theirs), _offers(part("offers"), own, spare)]
    joined = np.concatenate(found, axis=1)
    return joined if np.ndim(seen) == 2 else joined[0]


def _wanted(bins: Array, lacks: Array) -> Array:
    """For every bin, whether it holds something that is lacked; then how many such bins each market has."""
    of_market = np.einsum("nib,im->nmb", bins * np.minimum(lacks, 1)[:, :, None], _IN_MARKET)
    return np.concatenate([of_market.reshape(len(bins), -1), of_market.sum(axis=2)], axis=1)


def _offers(offers: Array, own: Array, spare: Array) -> Array:
    """For every offer: money on both sides, and how many ingredients fill a gap, are lost from a dish, or are spare."""
    sides = offers.reshape(len(offers), OFFERS, -1)
    half = (sides.shape[2] - 2) // 2
    give, want = sides[:, :, 2 : 2 + half], sides[:, :, 2 + half :]
    given, wanted = give[:, :, -INGREDIENTS:], want[:, :, -INGREDIENTS:]
    useful = np.minimum(given, own[:, None, :]).sum(axis=2)
    free = np.minimum(wanted, spare[:, None, :]).sum(axis=2)
    asked = wanted.sum(axis=2)
    return np.concatenate([give[:, :, 0], want[:, :, 0], useful, free, asked - free, given.sum(axis=2)], axis=1)
