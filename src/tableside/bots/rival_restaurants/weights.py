"""Weights: what a bot believes, in hundreds of dollars where it is money. Greedy has the defaults."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    point: float = 4.0  # a point of popularity
    patience: float = 0.86  # what something is worth a day later
    garbage: float = 2.0  # what a piece of garbage costs in the end
    crowd: float = 0.35  # days that each further ingredient missing from the same market takes
    keepsake: float = 0.25  # an ingredient that no recipe lists, as a part of its price
    grudge: float = 0.8  # a rival's loss, shared among all rivals
    thrift: float = 0.8  # a hundred dollars kept
