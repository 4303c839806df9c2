"""Cubes: a hand of cubes as one integer, six lanes of five bits with a guard bit above each.

Adding and taking away are one addition; "can pay" is one subtraction and one mask: a lane that had too little
borrows from its guard bit.
"""

from typing import Final

from mypy_extensions import i64

from tableside.engine.chance import Chance

LETTERS: Final = "KYGRWN"  # black, yellow, green, red, white, brown
COLOURS: Final[i64] = 6
LANE: Final[i64] = 6
MOST: Final[i64] = 31  # cubes of one colour that fit into a lane
_ONES: Final[i64] = 0o010101010101  # a one in each lane
_GUARDS: Final[i64] = 0o404040404040
_PAIRS: Final[i64] = 0o003700370037  # every other lane


def one(colour: i64) -> i64:
    """A single cube."""
    return 1 << (colour * LANE)


def count(cubes: i64, colour: i64) -> i64:
    return (cubes >> (colour * LANE)) & MOST


def total(cubes: i64) -> i64:
    pairs = (cubes & _PAIRS) + ((cubes >> LANE) & _PAIRS)
    return (pairs + (pairs >> 12) + (pairs >> 24)) & 0o777


def covers(cubes: i64, price: i64) -> bool:
    """Whether the price can be paid from these cubes."""
    return ((cubes | _GUARDS) - price) & _GUARDS == _GUARDS


def lacking(cubes: i64, price: i64) -> i64:
    """The colours that a price needs more of, a bit for each."""
    bits = (_GUARDS & ~((cubes | _GUARDS) - price)) >> 5
    return (bits | bits >> 5 | bits >> 10 | bits >> 15 | bits >> 20 | bits >> 25) & 63


def having(cubes: i64, least: i64) -> i64:
    """The colours with at least this many cubes (1 … 31), a bit for each."""
    guards = (cubes + _ONES * (32 - least)) & _GUARDS
    bits = guards >> 5
    return (bits | bits >> 5 | bits >> 10 | bits >> 15 | bits >> 20 | bits >> 25) & 63


def drawn(cubes: i64, size: i64, chance: Chance) -> i64:
    """The colour of a random cube among these, each cube equally likely. ``size`` is their number (BJ-3.8)."""
    place = chance.below(size)
    colour: i64 = 0
    while True:
        here = (cubes >> (colour * LANE)) & MOST
        if place < here:
            return colour
        place -= here
        colour += 1


def bits_in(mask: i64) -> i64:
    """How many bits are set."""
    found: i64 = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found
