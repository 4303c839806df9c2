"""Figures: what the value network sees of packed positions, one byte per figure. Compiled with the rules.

``features.py`` says in which order and on which scale the network reads them.
"""

from typing import Final

from librt.strings import BytesWriter, read_i64_le, write_i64_le
from mypy_extensions import i64

from tableside.games.burger_joint.core.board import BoardSet, Chain
from tableside.games.burger_joint.core.byte_lanes import Parts, places, single, spread, spread_bits, with_two
from tableside.games.burger_joint.core.cubes import COLOURS, count, having, total
from tableside.games.burger_joint.core.scoring import worth

_NUMBER: Final[i64] = 8  # bytes of each of a packed position's eight numbers (games/burger_joint/core/packing.py)


class Figures:
    """Knows the prices and points of one board set."""

    def __init__(self, boards: BoardSet) -> None:
        self.burger = boards.burger
        self.pizza = boards.pizza
        self.hand: i64 = boards.hand_limit

    def of(self, packed: bytes) -> bytes:
        """The figures of each position, one after the other."""
        out = BytesWriter()
        start: i64 = 0
        while start < len(packed):
            boards = _number(packed, start, 6)
            self.side(self.burger, _number(packed, start, 0), boards, _number(packed, start, 4), out)
            self.side(self.pizza, _number(packed, start, 1), boards >> 31, _number(packed, start, 5), out)
            turn = _number(packed, start, 7)
            write_i64_le(out, with_two(spread(_number(packed, start, 3)), turn >> 4 & 1, turn >> 5 & 1))
            write_i64_le(out, with_two(spread(_number(packed, start, 2)), turn >> 12 & 3, turn >> 14 & 15))
            step = turn & 15
            write_i64_le(out, single(step))
            write_i64_le(out, single(step - 8))
            write_i64_le(out, spread_bits(turn >> 6 & 63))
            start += 8 * _NUMBER
        return out.getvalue()

    def side(self, chain: Chain, cubes: i64, board: i64, area: i64, out: BytesWriter) -> None:
        publicity, basics, diners, bistros = board & 15, board >> 4 & 15, board >> 8 & 63, board >> 14 & 63
        held = total(cubes)
        write_i64_le(out, with_two(spread(cubes), held, 1 if held > self.hand else 0))
        write_i64_le(out, with_two(spread_bits(having(cubes, 1)), board >> 27 & 15, board >> 20 & 127))
        write_i64_le(out, with_two(spread_bits(having(cubes, 2)), worth(chain, publicity, basics, diners, bistros), 0))
        write_i64_le(out, spread_bits(having(cubes, 3)))
        write_i64_le(out, spread_bits(diners))
        write_i64_le(out, spread_bits(bistros))
        write_i64_le(out, spread_bits(_first(basics)))
        write_i64_le(out, spread_bits(_first(publicity)))
        publicity_lacks = _lacks(cubes, chain.publicity_price)
        basic_lacks = _lacks(cubes, chain.basic_price)
        diner_lacks = _lacks(cubes, chain.diner_price)
        bistro_lacks = _lacks(cubes, chain.bistro_price)
        paid = _none(publicity_lacks) | _none(basic_lacks) << 1 | _none(diner_lacks) << 2 | _none(bistro_lacks) << 3
        lacks = publicity_lacks | basic_lacks << 8 | diner_lacks << 16 | bistro_lacks << 24
        write_i64_le(out, lacks | spread_bits(paid) << 32)
        write_i64_le(out, spread(area))


def _number(packed: bytes, start: i64, which: i64) -> i64:
    return read_i64_le(packed, start + which * _NUMBER)


def _first(number: i64) -> i64:
    """The lowest bits, this many."""
    return (1 << number) - 1


def _none(number: i64) -> i64:
    return 1 if number == 0 else 0


def _lacks(cubes: i64, price: i64) -> i64:
    """How many cubes are missing for a price."""
    found: i64 = 0
    for colour in range(COLOURS):
        short = count(price, colour) - count(cubes, colour)
        if short > 0:
            found += short
    return found


_SIDE: Final[Parts] = (
    ("cubes", 6),
    ("held", 1),
    ("too_many", 1),
    ("one", 6),  # of which colours there is one, …
    ("picks", 1),
    ("score", 1),
    ("two", 6),
    ("points", 1),
    ("", 1),
    ("three", 6),
    ("", 2),
    ("diners", 6),
    ("", 2),
    ("bistros", 6),
    ("", 2),
    ("basics", 6),
    ("", 2),
    ("publicity", 6),
    ("", 2),
    ("lacks", 4),  # of publicity, a basic, a diner, a bistro
    ("affordable", 4),
    ("area", 6),
    ("", 2),
)
_SHARED: Final[Parts] = (
    ("general", 6),
    ("active", 1),
    ("mover", 1),
    ("bag", 6),
    ("publicities", 1),
    ("pending", 1),
    ("step", 13),
    ("", 3),
    ("used", 6),
    ("", 2),
)


def layout() -> dict[str, tuple[int, int]]:
    """Where each figure is: name → (first byte, one after the last). Bytes without a name are always 0."""
    return places((("burger_", _SIDE), ("pizza_", _SIDE), ("", _SHARED)))
