"""Weights: what a bot believes, in hundreds of dollars where it is money. Greedy has the defaults."""

from dataclasses import dataclass, replace
from typing import Final


@dataclass(frozen=True)
class Weights:
    # the kitchen (valuation)
    point: float = 4.0  # a point of popularity
    patience: float = 0.86  # what something is worth a day later
    garbage: float = 2.0  # what a piece of garbage costs in the end
    crowd: float = 0.35  # days that each further ingredient missing from the same market takes
    keepsake: float = 0.25  # an ingredient that no recipe lists, as a part of its price …
    larder: float = 0.0  # … more on the first day, whatever it is …
    hope: float = 0.0  # … and what it is worth if every recipe that may still come listed it
    chocolate: float = 2.8  # a bar that brings $500 on the Island (RR-4.5)
    goo: float = 0.5
    scarce: float = 0.0  # further days for an ingredient that lies in no bin …
    dear: float = 0.0  # … and what it costs more
    pace: float = 0.0  # points a day that the leader makes, to see the end coming; 0: do not look
    # money and rivals
    grudge: float = 0.8  # a rival's loss, shared among all rivals
    thrift: float = 0.8  # a hundred dollars kept …
    prudence: float = 0.0  # … and what they are worth more on the first day
    custom: float = 0.8  # what a hundred dollars are worth to others in a trade
    # places (visiting, moving)
    card: float = 2.6  # an action card that is not known yet
    basic_cookbook: float = 3.0  # what upgrades bring in a whole game
    gourmet_cookbook: float = 5.0
    stove: float = 3.0
    social_media: float = 6.0
    celebrity: float = 6.0
    rivalry: float = 0.25  # how much each rival who wants a card too takes from the hope to get it
    danger: float = 1.0  # the powers of rivals, where they may stand
    contest: float = 0.4  # how much each rival who stands here too takes from the hope for a claim
    # evenings (kitchen)
    new_basic: float = 3.5  # what an unknown recipe is worth
    new_gourmet: float = 5.0
    trip: float = 1.5  # a day spent on the Island to get rid of garbage
    # cards and barter
    patient: float = 1.2  # a card that brings less is kept for a better day …
    hasty: float = 0.3  # … except near the end, when there will be none
    clam: float = 1.8  # harm that is worth a Clam
    bargain: float = 0.2  # a trade must bring this much to be accepted …
    initiative: float = 0.8  # … and this much to be proposed
    fair: float = 0.0  # … and at least this part of what it brings the other side


# Found by many games between bots with different beliefs: the winners believed this.
PLANNER: Final = Weights(
    patience=0.84,
    garbage=2.6,
    keepsake=0.23,
    larder=0.85,
    hope=2.2,
    chocolate=1.3,
    goo=0.48,
    dear=0.2,
    pace=1.49,
    grudge=0.52,
    thrift=0.7,
    prudence=0.64,
    card=3.24,
    basic_cookbook=2.1,
    gourmet_cookbook=3.22,
    stove=2.54,
    celebrity=5.57,
    new_basic=2.4,
    new_gourmet=4.52,
    trip=1.13,
    patient=1.15,
    hasty=0.42,
    bargain=0.11,
    initiative=0.59,
)

# The same, but nobody profits from a trade with it much more than it does itself.
MASTER: Final = replace(PLANNER, fair=0.8)
