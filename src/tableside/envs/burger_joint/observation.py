"""Observing: what a seat sees of a Burger Joint position, as bytes. Nothing is hidden in this game (BJ-3.8).

Each observation is fifteen words of eight bytes; ``layout`` names every byte.
"""

from typing import Final

from librt.strings import BytesWriter, write_i64_le
from mypy_extensions import i64

from tableside.games.burger_joint.core.byte_lanes import Parts, places, single, spread, spread_bits, with_two
from tableside.games.burger_joint.core.cubes import bits_in, total
from tableside.games.burger_joint.core.position import Position

WIDTH: Final = 120
_FAR: Final[i64] = 127  # this many or more


def observe(p: Position, seat: i64, out: BytesWriter) -> None:
    """Write what ``seat`` sees, its own side first."""
    write_side(p, seat, out)
    write_side(p, 1 - seat, out)
    write_i64_le(out, with_two(spread(p.bag), total(p.bag), at_most(p.publicities)))
    write_i64_le(out, with_two(spread(p.general), total(p.general), at_most(p.pending)))
    left = p.last_turn - p.turn if p.last_turn > 0 else _FAR
    write_i64_le(out, with_two(spread_bits(p.used), at_most(p.turn), at_most(left)))
    write_i64_le(out, single(p.step))
    word = single(p.step - 8)
    if p.mover == seat:
        word |= 1 << 40
    if p.active == seat:
        word |= 1 << 48
    write_i64_le(out, word | seat << 56)


def write_side(p: Position, seat: i64, out: BytesWriter) -> None:
    side = p.side(seat)
    write_i64_le(out, with_two(spread(side.store), p.capacity(seat), at_most(total(side.store + side.new))))
    write_i64_le(out, with_two(spread(side.new), side.picks, side.publicity))
    write_i64_le(out, with_two(spread(side.area), total(side.area), at_most(side.score)))
    write_i64_le(out, with_two(spread_bits(side.diners), bits_in(side.diners), side.basics))
    write_i64_le(out, with_two(spread_bits(side.bistros), bits_in(side.bistros), p.tokens_out(seat)))


def at_most(number: i64) -> i64:
    return number if number < _FAR else _FAR


_SIDE: Final[Parts] = (
    ("store", 6),
    ("capacity", 1),
    ("held", 1),
    ("new", 6),
    ("picks", 1),
    ("publicity", 1),
    ("area", 6),
    ("in_area", 1),
    ("score", 1),
    ("diners", 6),
    ("diner_count", 1),
    ("basics", 1),
    ("bistros", 6),
    ("bistro_count", 1),
    ("tokens_out", 1),
)
_SHARED: Final[Parts] = (
    ("bag", 6),
    ("in_bag", 1),
    ("publicities", 1),
    ("general", 6),
    ("in_general", 1),
    ("pending", 1),
    ("used", 6),
    ("turn", 1),
    ("turns_left", 1),
    ("step", 13),
    ("my_move", 1),
    ("my_turn", 1),
    ("seat", 1),
)


def layout() -> dict[str, tuple[int, int]]:
    """Where each part of an observation is: name → (first byte, one after the last)."""
    return places((("own_", _SIDE), ("other_", _SIDE), ("", _SHARED)))
