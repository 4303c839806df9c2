"""Byte lanes: small numbers side by side in integers of eight bytes, six for the colours or bistros and two more.

Because whole words are written, thousands of positions can be described quickly. NumPy reads the bytes.
"""

from typing import Final

from mypy_extensions import i64

Parts = tuple[tuple[str, int], ...]  # what the bytes are, one after the other: a name and how many

_LAST: Final[i64] = 1 << 56  # a one in the last byte; shifted right, since C shifts a small literal left as 32 bits


def spread(cubes: i64) -> i64:
    """Six lanes of cubes as six bytes."""
    return (
        (cubes & 31)
        | (cubes & 31 << 6) << 2
        | (cubes & 31 << 12) << 4
        | (cubes & 31 << 18) << 6
        | (cubes & 31 << 24) << 8
        | (cubes & 31 << 30) << 10
    )


def spread_bits(bits: i64) -> i64:
    """Six bits as six bytes of 0 or 1."""
    return (bits & 1) | (bits & 2) << 7 | (bits & 4) << 14 | (bits & 8) << 21 | (bits & 16) << 28 | (bits & 32) << 35


def with_two(six: i64, first: i64, second: i64) -> i64:
    """A word: six bytes and two numbers. The second is never above 127, so that no word is negative."""
    return six | first << 48 | second << 56


def single(place: i64) -> i64:
    """A one in one of the eight bytes. Zero if the index is outside."""
    return _LAST >> (8 * (7 - place)) if 0 <= place < 8 else 0


def places(groups: tuple[tuple[str, Parts], ...]) -> dict[str, tuple[int, int]]:
    """Where each part is: the prefix of its group and its name → (first byte, one after the last)."""
    found: dict[str, tuple[int, int]] = {}
    at = 0
    for prefix, parts in groups:
        for name, size in parts:
            found[prefix + name] = (at, at + size)
            at += size
    return found
