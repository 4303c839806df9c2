"""Test helper: builds a position from the parts that matter, and plays moves for the seat that is asked."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any, Self

import pytest

from tableside.engine.chance import Chance, FastChance, ScriptedChance
from tableside.engine.errors import IllegalMove
from tableside.engine.events import Event
from tableside.games.burger_joint.board_sets.reader import board_set, read_set
from tableside.games.burger_joint.core.board import BoardSet
from tableside.games.burger_joint.core.cubes import LETTERS, count, total
from tableside.games.burger_joint.core.position import BISTROS, Position, Side
from tableside.games.burger_joint.core.turn import set_up
from tableside.games.burger_joint.notation.cube_text import format_bits, format_cubes, parse_cubes
from tableside.games.burger_joint.notation.position_text import format_line, parse_line
from tableside.games.burger_joint.state import BurgerJointState

BURGER, PIZZA = 0, 1
ALL_COLOURS = LETTERS
PRICES = {  # BJ-1.3, so that tests of purchases can leave it out
    BURGER: {"pub": "WGY", "basic": "KY", "diner": "KYWN", "bistro": "3N3R"},
    PIZZA: {"pub": "NKR", "basic": "GR", "diner": "GRWN", "bistro": "3W3Y"},
}


def classic(changes: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """The content of the default set with some fields changed, named by path: ``burger.bistro.signs.0.points``."""
    content = copy.deepcopy(read_set("classic"))
    for path, value in (changes or {}).items():
        *parents, last = path.split(".")
        place: Any = content
        for name in parents:
            place = place[int(name)] if isinstance(place, list) else place[name]
        if isinstance(place, list):
            place[int(last)] = value
        else:
            place[last] = value
    return content


CLASSIC = board_set(classic())


def cubes(text: str) -> int:
    found = parse_cubes(text)
    assert found is not None, f"not cubes: {text}"
    return found


def side(
    diners: str = "-",
    bistros: str = "-",
    store: str = "-",
    *,
    basics: int = 1,
    publicity: int = 0,
    score: int = 2,
    new: str = "-",
    picks: int = 0,
) -> str:
    """One side of a position line."""
    return f"{publicity}/{basics}/{diners}/{bistros}/{score}/{store}/{new}/{picks}"


def line(
    step: str,
    burger: str,
    pizza: str,
    *,
    active: str = "B",
    mover: str | None = None,
    turn: int | None = None,
    areas: str = "-/-/-",
    used: str = "-",
    publicities: int = 0,
    pending: int = 0,
    last_turn: int = 0,
    end: str = "-",
    bag: str | None = None,
    boards: BoardSet = CLASSIC,
) -> str:
    """A position line. Cubes that are nowhere else are in the bag, and the turn number fits the active chain."""
    if bag is None:
        outside = [text.split("/")[place] for text in (burger, pizza) for place in (5, 6)] + areas.split("/")
        bag = format_cubes(int(boards.cubes) - sum(cubes(text) for text in outside))
    if turn is None:
        turn = 9 if "BP".index(active) == boards.starting_chain else 10
    memory = f"{used}/{publicities}/{pending}/{last_turn}/{end}"
    return f"{step} {mover or active} {active} {turn} {burger} {pizza} {areas} {bag} {memory}"


class Table:
    """A state that plays text moves and knows what to draw."""

    def __init__(self, position: Position) -> None:
        self.state = BurgerJointState(position)
        self.events: list[Event] = []

    @property
    def position(self) -> Position:
        return self.state.position

    @property
    def burger(self) -> Side:
        return self.position.burger

    @property
    def pizza(self) -> Side:
        return self.position.pizza

    @property
    def line(self) -> str:
        return format_line(self.position)

    @property
    def step(self) -> str:
        return self.line.split()[0]

    @property
    def asked(self) -> int:
        return self.state.asked()[0]

    @property
    def legal(self) -> set[str]:
        return set(self.state.legal_moves(self.asked))

    def play(self, *moves: str, draw: str = "") -> Self:
        """Play moves, each for the seat that is asked. ``draw`` names the cubes that the last move draws, in order."""
        for number, move in enumerate(moves, 1):
            chance = self._drawing(draw, move) if draw and number == len(moves) else FastChance(number)
            self.events = self.state.play(self.asked, move, chance)
        return self

    def _drawing(self, draw: str, move: str) -> Chance:
        """The random numbers that draw these cubes. A cube discarded by the move itself is already in the bag."""
        bag = int(self.position.bag) + (cubes(move[1]) if move.startswith("-") else 0)
        return drawing(draw, bag)

    def refused(self, move: str, seat: int | None = None) -> tuple[str, str]:
        """The message id and the rule of the refusal. Checks that nothing has changed."""
        before = self.state.dump()
        with pytest.raises(IllegalMove) as refusal:
            self.state.play(self.asked if seat is None else seat, move, ScriptedChance([]))
        assert self.state.dump() == before
        return refusal.value.id, refusal.value.rule

    def takers(self) -> str:
        """Take the first cube offered until production is over. Returns B or P for each pick."""
        order = ""
        while self.step in ("first-pick", "pick"):
            order += "BP"[self.asked]
            self.play(self.state.legal_moves(self.asked)[0])
        return order


def drawing(draw: str, bag: int) -> ScriptedChance:
    """Chance that draws these cubes from this bag, in order."""
    answers = []
    for letter in draw:
        answers.append(sum(int(count(bag, colour)) for colour in range(LETTERS.index(letter))))
        bag -= cubes(letter)
    return ScriptedChance(answers)


def at(step: str, burger: str, pizza: str, *, boards: BoardSet = CLASSIC, **fields: Any) -> Table:
    """A table in the position that ``line`` describes."""
    return Table(parse_line(line(step, burger, pizza, boards=boards, **fields), boards))


def start(draw: str = "", boards: BoardSet = CLASSIC, last_turn: int = 0) -> Table:
    """The set-up, with given cubes in the first production."""
    chance = drawing(draw, int(boards.cubes)) if draw else FastChance(1)
    return Table(set_up(boards, chance, last_turn))


def text(packed: int) -> str:
    """Cubes as text: ``at(...).burger.store`` is a number."""
    return format_cubes(int(packed))


def number(packed: int) -> int:
    return int(total(packed))


def diners(owner: Side) -> str:
    return format_bits(int(owner.diners))


def bistros(owner: Side) -> str:
    return format_bits(int(owner.bistros), BISTROS)
