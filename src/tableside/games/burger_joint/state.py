"""State of Burger Joint: the rules behind the contract of the engine, with moves as text."""

import hashlib
from typing import Any, Self

from tableside.engine.chance import Chance
from tableside.engine.events import Event
from tableside.engine.state import CLOCK, Outcome, Parsed, State
from tableside.games.burger_joint.core.position import DRAWN, NOBODY, OVER, Position
from tableside.games.burger_joint.core.scoring import finish
from tableside.games.burger_joint.core.turn import apply, legal_mask
from tableside.games.burger_joint.notation.moves import TOKENS, code_of, tokens_in
from tableside.games.burger_joint.notation.position_text import format_line
from tableside.games.burger_joint.reasons import why_not
from tableside.games.burger_joint.view import BurgerJointView, view_json, view_of


class BurgerJointState(State):
    """Seat 0 is Burger, seat 1 Pizza. ``position`` is the fast form that bots and environments work with."""

    seats = 2
    all_open = True

    def __init__(self, position: Position, opening: list[Event] | None = None) -> None:
        self.position = position
        self._opening = opening or []
        self._line = ""  # the position in notation, once it was asked for

    def asked(self) -> tuple[int, ...]:
        return () if self.position.step == OVER else (int(self.position.mover),)

    def legal_moves(self, seat: int) -> list[str]:
        if seat == CLOCK or seat != self.position.mover:
            return []
        return tokens_in(int(legal_mask(self.position)))

    def check(self, seat: int, move: str) -> None:
        self._check(seat, code_of(move))

    def play(self, seat: int, move: str, chance: Chance) -> list[Event]:
        return self._play(seat, code_of(move), chance)

    def play_parsed(self, seat: int, parsed: Parsed, chance: Chance) -> list[Event]:
        return self._play(seat, parsed.value, chance)

    def _play(self, seat: int, code: int, chance: Chance) -> list[Event]:
        self._check(seat, code)
        self._line = ""
        events: list[Event] = []
        self.position.events = events
        apply(self.position, code, chance)
        self.position.events = None
        return events

    def _check(self, seat: int, code: int) -> None:
        if seat != self.position.mover or not legal_mask(self.position) >> code & 1:
            raise why_not(self.position, seat, code)

    def canonical(self, seat: int, move: str) -> str:
        return TOKENS[code_of(move)]

    def parse(self, seat: int, move: str) -> Parsed:
        code = code_of(move)
        return Parsed(TOKENS[code], code)

    def view(self, seat: int | None) -> BurgerJointView:
        return view_of(self.position, self.line)

    def view_json(self, seat: int | None) -> bytes:
        return view_json(self.position, self.line)

    def copy(self) -> Self:
        return type(self)(self.position.copy())

    def dump(self) -> dict[str, Any]:
        return {"line": self.line}

    @property
    def line(self) -> str:
        if not self._line:
            self._line = format_line(self.position)
        return self._line

    def digest(self) -> str:
        """The same as for any state; a line needs no quoting."""
        text = '{"line":"' + self.line + '"}'
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()

    def outcome(self) -> Outcome | None:
        p = self.position
        if p.winner == NOBODY:
            return None
        winners = () if p.winner == DRAWN else (int(p.winner),)
        return Outcome(winners, (int(p.burger.score), int(p.pizza.score)), p.reason)

    def concede(self, seat: int, reason: str) -> list[Event]:
        self._line = ""
        events: list[Event] = []
        self.position.events = events
        finish(self.position, 1 - seat, reason)
        self.position.events = None
        return events

    def determinise(self, seat: int, chance: Chance) -> Self:
        """Nothing is hidden except future draws (BJ-3.8)."""
        return self.copy()

    def opening_events(self) -> list[Event]:
        return self._opening
