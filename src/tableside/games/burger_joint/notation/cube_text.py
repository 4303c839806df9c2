"""Cubes as text: a letter for each colour, with a number before it when there are several ("3KY" is K K K Y)."""

import re
from functools import lru_cache
from typing import Final

from tableside.games.burger_joint.core.cubes import COLOURS, LETTERS, MOST, count, one

_LONGEST: Final = 2 * int(COLOURS) * int(MOST)  # each cube written for itself, as "1K"
_PART: Final = re.compile(r"([1-9][0-9]?)?([KYGRWN])")


def parse_cubes(text: str) -> int | None:
    """The cubes, or None if the text is not valid ("-" is no cube at all). Letters may repeat and come in any order."""
    if text == "-":
        return 0
    if len(text) > _LONGEST:  # more cubes than there are
        return None
    numbers = [0] * int(COLOURS)
    place = 0
    while place < len(text):
        part = _PART.match(text, place)
        if part is None:
            return None
        numbers[LETTERS.index(part[2])] += int(part[1] or 1)
        place = part.end()
    if not text or max(numbers) > MOST:
        return None
    return sum(number * one(colour) for colour, number in enumerate(numbers))


@lru_cache(maxsize=4096)
def format_cubes(cubes: int) -> str:
    parts = []
    for colour in range(int(COLOURS)):
        number = count(cubes, colour)
        if number:
            parts.append(f"{number if number > 1 else ''}{LETTERS[colour]}")
    return "".join(parts) or "-"


@lru_cache(maxsize=1024)
def format_bits(bits: int, letters: str = LETTERS) -> str:
    return "".join(letter for place, letter in enumerate(letters) if bits >> place & 1) or "-"
