"""Codes: every move of Burger Joint as one of 61 numbers, so that all legal moves fit into one 64-bit mask.

Compound actions are split into small steps: first what to give, then what to get.
"""

from typing import Final

from mypy_extensions import i64

TAKE: Final[i64] = 0  # +colour: take a cube in production (BJ-3)
TRADE: Final[i64] = 6  # +colour: give three alike (BJ-4.1)
GET: Final[i64] = 12  # +colour: take one out of the bag (BJ-4.3)
PUT: Final[i64] = 18  # +colour: put one into the bag, for an ability or as a discard (BJ-4, BJ-7)
REDRAW: Final[i64] = 24  # draw as many as were put in (BJ-4.4)
USE: Final[i64] = 25  # +bistro: use its ability (BJ-4.2)
TO_BUILDING: Final[i64] = 31  # no more trades or abilities (BJ-5)
PUBLICITY: Final[i64] = 32  # buy publicity (BJ-5.2)
ADVANCE: Final[i64] = 33  # a further publicity advances the marker
STEAL: Final[i64] = 34  # +colour: publicity steals a cube
NO_STEAL: Final[i64] = 40  # the first publicity steals nothing
BASIC: Final[i64] = 41  # buy a basic (BJ-5.5)
DINER: Final[i64] = 42  # +colour: upgrade the lowest basic (BJ-5.6)
BISTRO: Final[i64] = 48  # +bistro: upgrade a diner (BJ-5.7) …
FROM: Final[i64] = 54  # +colour: … this diner
END_TURN: Final[i64] = 60
CODES: Final[i64] = 61
