"""Line: a whole position as one line of text, as FEN does for chess, and every reason why one cannot be.

``step mover active turn burger pizza areas bag memory``; see docs/burger-joint.md. A side is
``publicity/basics/diners/bistros/score/store/new/picks``, the areas ``general/burger/pizza``, the memory of the turn
``used/publicities/pending/last-turn/end``. "-" is nothing.
"""

from typing import Final

from tableside.engine.errors import PositionError
from tableside.games.burger_joint.board import BoardSet
from tableside.games.burger_joint.cube_text import format_bits, format_cubes, parse_cubes
from tableside.games.burger_joint.cubes import COLOURS, LETTERS, count, total
from tableside.games.burger_joint.position import (
    BISTROS,
    DISCARDING,
    DRAWN,
    EXCHANGING,
    FIRST_PICK,
    NOBODY,
    OVER,
    PICK,
    PUTTING,
    STEPS,
    UPGRADING,
    Position,
    Side,
)
from tableside.games.burger_joint.scoring import excess

_ENDS: Final = ("burger", "pizza", "draw")
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
        raise _wrong("step", step, ", ".join(STEPS))
    p.step = STEPS.index(step)
    p.mover = _seat("mover", mover)
    p.active = _seat("active", active)
    p.turn = _number("turn", turn, 1_000_000)
    _parse_side(p.burger, "burger", burger)
    _parse_side(p.pizza, "pizza", pizza)
    three = areas.split("/")
    if len(three) != 3:
        raise _wrong("areas", areas, "general/burger/pizza")
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
        raise _wrong(name, text, "publicity/basics/diners/bistros/score/store/new/picks")
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
        raise _wrong("memory", text, "used/publicities/pending/last-turn/end")
    p.used = _bits("memory.used", parts[0], BISTROS)
    p.publicities = _number("memory.publicities", parts[1], 99)
    p.pending = _number("memory.pending", parts[2], 99)
    p.last_turn = _number("memory.last-turn", parts[3], 1_000_000)
    if parts[4] == "-":
        return
    who, _, reason = parts[4].partition(":")
    if who not in _ENDS or reason not in ("end-points", "end-resigned", "end-time", "end-turn-limit"):
        raise _wrong("memory.end", parts[4], "who:reason")
    p.winner = _ENDS.index(who)
    p.reason = reason


def check_position(p: Position) -> None:
    """Everything that must hold in a position that can be reached; the error says what does not."""
    _check_cubes(p)
    for seat, name in enumerate(("burger", "pizza")):
        _check_side(p, seat, name)
    if p.step in (FIRST_PICK, PICK):
        _check_production(p)
    else:
        _check_after_production(p)
    if (p.step == OVER) != (p.winner != NOBODY):
        raise _impossible("bj-err-line-over", "step", "BJ-6.2")
    if p.used & ~p.side(int(p.active)).bistros:
        raise _impossible("bj-err-line-used", "memory.used", "BJ-4.2")


def _check_cubes(p: Position) -> None:
    places = [p.bag, p.general]
    for side in (p.burger, p.pizza):
        places += [side.store, side.new, side.area]
    for colour in range(int(COLOURS)):
        found = sum(count(place, colour) for place in places)
        wanted = count(p.boards.cubes, colour)
        if found != wanted:
            everything = sum(total(place) for place in places)
            raise PositionError(
                "bj-err-line-cubes",
                {
                    "cube": f"$bj-cube-{LETTERS[colour]}",
                    "n": int(found),
                    "wanted": int(wanted),
                    "total": int(everything),
                    "where": "=bag",
                },
                rule="BJ-1.1",
            )


def _check_side(p: Position, seat: int, name: str) -> None:
    side, chain = p.side(seat), p.chain(seat)
    if side.publicity > chain.publicity_spaces:
        raise _too_many(f"{name}.publicity", int(side.publicity), int(chain.publicity_spaces), "BJ-5.3")
    if side.basics > chain.basic_spaces:
        raise _too_many(f"{name}.basics", int(side.basics), int(chain.basic_spaces), "BJ-5.5")
    if side.diners & ~chain.all_diners:
        raise _impossible("bj-err-line-diner", f"{name}.diners", "BJ-1.3")
    if side.bistros & ~chain.all_bistros:
        raise _impossible("bj-err-line-bistro", f"{name}.bistros", "BJ-1.3")
    if p.tokens_out(seat) > p.boards.tokens:
        raise _too_many(name, int(p.tokens_out(seat)), int(p.boards.tokens), "BJ-5.5")
    if p.step != OVER and side.score >= p.boards.points_to_win:
        raise _too_many(f"{name}.score", int(side.score), int(p.boards.points_to_win) - 1, "BJ-6.2")


def _check_production(p: Position) -> None:
    lying = total(p.general) + total(p.burger.area) + total(p.pizza.area)
    wanted = p.burger.picks + p.pizza.picks
    if lying == 0 or lying > wanted or (lying < wanted and p.bag != 0):
        raise PositionError(
            "bj-err-line-picks", {"n": int(lying), "wanted": int(wanted), "where": "=areas"}, rule="BJ-3.5"
        )
    for seat, name in enumerate(("burger", "pizza")):
        side = p.side(seat)
        if side.picks + total(side.new) != p.capacity(seat):
            raise _impossible("bj-err-line-capacity", f"{name}.picks", "BJ-3.1")
        if total(side.store) > p.boards.hand_limit:
            raise _too_many(f"{name}.store", int(total(side.store)), int(p.boards.hand_limit), "BJ-7.1")
        others = p.side(1 - seat).diners
        if side.area and (p.step == PICK or side.area & ~_lanes(int(side.diners & ~others))):
            raise _impossible("bj-err-line-area", f"areas.{name}", "BJ-3.2")
    if p.side(int(p.mover)).picks == 0:
        raise _impossible("bj-err-line-mover", "mover", "BJ-3.5")


def _check_after_production(p: Position) -> None:
    for name, side in (("burger", p.burger), ("pizza", p.pizza)):
        if p.step != OVER and (side.new or side.picks or side.area or p.general):
            raise _impossible("bj-err-line-produced", name, "BJ-3.6")
    if p.step == DISCARDING:
        if excess(p, p.mover) == 0 or (p.mover != p.active and excess(p, p.active)):
            raise _impossible("bj-err-line-discard", "mover", "BJ-7.1")
    elif p.step != OVER and p.mover != p.active:
        raise _impossible("bj-err-line-mover", "mover", "BJ-4.2")
    side, chain = p.side(int(p.active)), p.chain(int(p.active))
    if p.step == UPGRADING and (p.pending >= len(chain.abilities) or side.bistros >> p.pending & 1 or not side.diners):
        raise _impossible("bj-err-line-pending", "memory.pending", "BJ-5.7")
    if p.step == PUTTING and not (1 <= p.pending <= 2 and total(side.store) >= p.pending):
        raise _impossible("bj-err-line-pending", "memory.pending", "BJ-4.2")
    if p.step == EXCHANGING and side.store == 0 and p.pending == 0:
        raise _impossible("bj-err-line-pending", "memory.pending", "BJ-4.4")


def _lanes(bits: int) -> int:
    """The lanes of some colours, all their bits set."""
    return sum(63 << (6 * colour) for colour in range(int(COLOURS)) if bits >> colour & 1)


def _wrong(where: str, text: str, wanted: str) -> PositionError:
    return PositionError("bj-err-line-field", {"where": f"={where}", "text": f"={text[:40]}", "wanted": f"={wanted}"})


def _impossible(id: str, where: str, rule: str) -> PositionError:
    return PositionError(id, {"where": f"={where}"}, rule=rule)


def _too_many(where: str, n: int, most: int, rule: str) -> PositionError:
    return PositionError("bj-err-line-too-many", {"where": f"={where}", "n": n, "most": most}, rule=rule)


def _number(where: str, text: str, most: int) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 7) or int(text) > most:
        raise _wrong(where, text, f"a number from 0 to {most}")
    return int(text)


def _seat(where: str, text: str) -> int:
    if text not in ("B", "P"):
        raise _wrong(where, text, "B or P")
    return _SEATS.index(text)


def _cubes(where: str, text: str) -> int:
    cubes = parse_cubes(text)
    if cubes is None:
        raise _wrong(where, text, "cubes like 3KY, or -")
    return cubes


def _bits(where: str, text: str, letters: str) -> int:
    if text == "-":
        return 0
    if not set(text) <= set(letters) or len(set(text)) != len(text):
        raise _wrong(where, text, f"different letters of {letters}, or -")
    return sum(1 << letters.index(letter) for letter in text)


__all__ = ["DRAWN", "check_position", "format_line", "parse_line"]
