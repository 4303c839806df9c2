"""Line: a whole position as one line of text, as FEN does for chess; ``position_check`` says why one cannot be.

``step mover active turn burger pizza areas bag memory``; see docs/burger-joint.md. A side is
``publicity/basics/diners/bistros/score/store/new/picks``, the areas ``general/burger/pizza``, the memory of the turn
``used/publicities/pending/last-turn/end``. "-" is nothing.
"""

from typing import Final

from tableside.engine.errors import Arg, PositionError
from tableside.games.burger_joint.core.board import BoardSet
from tableside.games.burger_joint.core.cubes import LETTERS, MOST
from tableside.games.burger_joint.core.position import BISTROS, NOBODY, STEPS, Position, Side
from tableside.games.burger_joint.notation.cube_text import format_bits, format_cubes, parse_cubes
from tableside.games.burger_joint.notation.position_check import check_position

_ENDS: Final = ("burger", "pizza", "draw")
_REASONS: Final = ("end-points", "end-resigned", "end-time", "end-turn-limit")
_SEATS: Final = "BP"


def format_line(p: Position) -> str:
    end = "-" if p.winner == NOBODY else f"{_ENDS[p.winner]}:{p.reason}"
    used = format_bits(int(p.used), BISTROS)
    return " ".join(
        (
            STEPS[p.step],
            _SEATS[p.mover],
            _SEATS[p.active],
            str(p.turn),
            _format_side(p.burger),
            _format_side(p.pizza),
            "/".join(format_cubes(int(area)) for area in (p.general, p.burger.area, p.pizza.area)),
            format_cubes(int(p.bag)),
            f"{used}/{p.publicities}/{p.pending}/{p.last_turn}/{end}",
        )
    )


def _format_side(side: Side) -> str:
    return "/".join(
        (
            str(side.publicity),
            str(side.basics),
            format_bits(int(side.diners)),
            format_bits(int(side.bistros), BISTROS),
            str(side.score),
            format_cubes(int(side.store)),
            format_cubes(int(side.new)),
            str(side.picks),
        )
    )


def parse_line(text: str, boards: BoardSet) -> Position:
    """The position a line describes; PositionError says what is wrong and in which field."""
    fields = text.split()
    if len(fields) != 9:
        raise PositionError("bj-err-line-fields", {"n": len(fields)})
    step, mover, active, turn, burger, pizza, areas, bag, memory = fields
    p = Position(boards)
    if step not in STEPS:
        raise _wrong("step", step, "choice", known=[f"={known}" for known in STEPS])
    p.step = STEPS.index(step)
    p.mover = _seat("mover", mover)
    p.active = _seat("active", active)
    p.turn = _number("turn", turn, 1_000_000)
    _parse_side(p.burger, "burger", burger)
    _parse_side(p.pizza, "pizza", pizza)
    three = areas.split("/")
    if len(three) != 3:
        raise _wrong("areas", areas, "parts", form="=general/burger/pizza")
    p.general = _cubes("areas.general", three[0])
    p.burger.area = _cubes("areas.burger", three[1])
    p.pizza.area = _cubes("areas.pizza", three[2])
    p.bag = _cubes("bag", bag)
    _parse_memory(p, memory)
    check_position(p)
    return p


def _parse_side(side: Side, name: str, text: str) -> None:
    parts = text.split("/")
    if len(parts) != 8:
        raise _wrong(name, text, "parts", form="=publicity/basics/diners/bistros/score/store/new/picks")
    side.publicity = _number(f"{name}.publicity", parts[0], 99)
    side.basics = _number(f"{name}.basics", parts[1], 99)
    side.diners = _bits(f"{name}.diners", parts[2], LETTERS)
    side.bistros = _bits(f"{name}.bistros", parts[3], BISTROS)
    side.score = _number(f"{name}.score", parts[4], 999)
    side.store = _cubes(f"{name}.store", parts[5])
    side.new = _cubes(f"{name}.new", parts[6])
    side.picks = _number(f"{name}.picks", parts[7], 99)


def _parse_memory(p: Position, text: str) -> None:
    parts = text.split("/")
    if len(parts) != 5:
        raise _wrong("memory", text, "parts", form="=used/publicities/pending/last-turn/end")
    p.used = _bits("memory.used", parts[0], BISTROS)
    p.publicities = _number("memory.publicities", parts[1], 99)
    p.pending = _number("memory.pending", parts[2], 99)
    p.last_turn = _number("memory.last-turn", parts[3], 1_000_000)
    if parts[4] == "-":
        return
    who, _, reason = parts[4].partition(":")
    if who not in _ENDS or reason not in _REASONS:
        known = [f"={'|'.join(_ENDS)}:{reason}" for reason in _REASONS]
        raise _wrong("memory.end", parts[4], "choice", known=["=-", *known])
    p.winner = _ENDS.index(who)
    p.reason = reason


def _wrong(where: str, text: str, wanted: str, **details: Arg) -> PositionError:
    """``wanted`` is a kind of value; the message says it in words, with the details it needs."""
    args: dict[str, Arg] = {"where": f"={where}", "text": f"={text[:40]}", "wanted": f"={wanted}", **details}
    return PositionError("bj-err-line-field", args)


def _number(where: str, text: str, most: int) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 7) or int(text) > most:
        raise _wrong(where, text, "number", max=most)
    return int(text)


def _seat(where: str, text: str) -> int:
    if text not in ("B", "P"):
        raise _wrong(where, text, "choice", known=["=B", "=P"])
    return _SEATS.index(text)


def _cubes(where: str, text: str) -> int:
    cubes = parse_cubes(text)
    if cubes is None:
        raise _wrong(where, text, "cubes", max=int(MOST))
    return cubes


def _bits(where: str, text: str, letters: str) -> int:
    if text == "-":
        return 0
    if not 1 <= len(text) <= len(letters) or len(set(text) & set(letters)) != len(text):
        raise _wrong(where, text, "letters", letters=f"={letters}")
    return sum(1 << letters.index(letter) for letter in text)
