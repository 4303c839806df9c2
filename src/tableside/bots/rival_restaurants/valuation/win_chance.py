"""Each seat's win chance at the beginning of a day, from what is public.

A seat's strength is a weighted sum of its features. The chances are the softmax of the strengths. Some weights shift
from those of the first day to those of the last. They were fitted to games between bots (``training``).
"""

import csv
import math
from importlib.resources import files
from typing import Final

from tableside.bots.rival_restaurants.valuation.valuation import Valuation, season
from tableside.bots.rival_restaurants.valuation.weights import Weights
from tableside.games.rival_restaurants.catalog.ids import UPGRADE_KEYS, UPGRADES
from tableside.games.rival_restaurants.core.model.town import Town

FEATURES: Final = ("points", "kitchen", "money", "garbage", "cards", "ingredients", *UPGRADE_KEYS)
FILE: Final = "win_chance.csv"


def _read(column: str) -> list[float]:
    text = files(__package__ or "tableside.bots.rival_restaurants").joinpath(FILE).read_text()
    rows = {row["feature"]: row for row in csv.DictReader(text.splitlines())}
    return [float(rows[name][column]) for name in FEATURES]


EARLY: Final[list[float]] = _read("early")
LATE: Final[list[float]] = _read("late")


def features(town: Town, seat: int, weights: Weights) -> list[float]:
    """What lies before a seat, in the order of ``FEATURES``."""
    valuation = Valuation(town, seat, weights)
    found = [
        float(town.points[seat]),
        valuation.now,
        float(town.money[seat]),
        float(town.garbage[seat]),
        float(town.hand_size[seat]),
        float(sum(valuation.stock)),
    ]
    for upgrade in range(UPGRADES):
        found.append(float(town.upgrades[seat] >> upgrade & 1))
    return found


def chances(town: Town, weights: Weights) -> list[float]:
    """Each seat's win chance. For a finished game, its result."""
    if town.over:
        winners = bin(town.winners).count("1")
        return [(town.winners >> seat & 1) / winners if winners else 0.0 for seat in range(town.seats)]
    late = 1 - season(town)
    strengths: list[float] = []
    for seat in range(town.seats):
        total = -99.0
        if not town.gone >> seat & 1:
            total = 0.0
            found = features(town, seat, weights)
            for at in range(len(found)):
                total += found[at] * (EARLY[at] + late * (LATE[at] - EARLY[at]))
        strengths.append(total)
    top = max(strengths)
    powers = [math.exp(strength - top) for strength in strengths]
    whole = sum(powers)
    return [power / whole for power in powers]
