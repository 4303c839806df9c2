"""State of Rival Restaurants: the rules behind the contract of the engine, with moves as text."""

from collections.abc import Mapping
from typing import Any, Final, Self

from tableside.engine.chance import Chance
from tableside.engine.errors import IllegalMove, InvalidMove
from tableside.engine.events import Event
from tableside.engine.state import CLOCK, Outcome, Parsed, State, Timer
from tableside.games.rival_restaurants.core import machine
from tableside.games.rival_restaurants.core.model.context import Context
from tableside.games.rival_restaurants.core.model.moves import (
    CHEF,
    CLAIM,
    GO,
    NPC,
    READY,
    RESTAURANT,
    SQUAD,
    UNREADY,
    kind_of,
)
from tableside.games.rival_restaurants.core.model.pending import (
    BUYING,
    CLAIMS,
    DESTINATIONS,
    POWERS,
    SPREE,
    STEP_KEYS,
)
from tableside.games.rival_restaurants.core.model.town import Pending, Town
from tableside.games.rival_restaurants.core.phases.auction import alone
from tableside.games.rival_restaurants.core.registry import STEPS, refuse
from tableside.games.rival_restaurants.determinize import imagine
from tableside.games.rival_restaurants.notation.formatter import write_all, write_parsed
from tableside.games.rival_restaurants.notation.parsed_move import ParsedMove
from tableside.games.rival_restaurants.notation.parser import parse
from tableside.games.rival_restaurants.snapshot import digest_data, dump
from tableside.games.rival_restaurants.view.own import CookingView, cooking_view
from tableside.games.rival_restaurants.view.table import RivalRestaurantsView, view_of

TIME_UP: Final = "time-up"
PAUSE: Final = "pause"
RESUME: Final = "resume"
GO_ON: Final = "go-on"  # somebody left, and nobody has to decide any more
_CLOCK_MOVES: Final = (TIME_UP, PAUSE, RESUME, GO_ON)
_SECRET: Final = (GO, CLAIM, READY, UNREADY, RESTAURANT, CHEF, NPC, SQUAD)
_PHASES: Final = (POWERS, BUYING, SPREE)
_CHOOSING: Final = (DESTINATIONS, CLAIMS)  # cards may be played here too (RR-3.4)
_NO_LIMITS: Final[dict[str, int]] = {}


def _named(pending: Pending) -> str:
    return f"{STEP_KEYS[pending.kind]}-{pending.born}"


class RivalRestaurantsState(State):
    """``town`` is the fast form that bots and environments work with; ``limits`` are seconds by kind of step."""

    def __init__(self, town: Town, limits: Mapping[str, int] = _NO_LIMITS, opening: list[Event] | None = None) -> None:
        self.town = town
        self.seats = town.seats
        self.limits = limits
        self._opening = opening or []
        self._revealed = False

    def asked(self) -> tuple[int, ...]:
        mask = machine.asked(self.town)
        return tuple(seat for seat in range(self.seats) if mask >> seat & 1)

    def question(self) -> str:
        """The step, and when it began: who is ready in one phase is not yet ready in the next (RR-3.7)."""
        return _named(self.town.stack[-1]) if self.town.stack else ""

    def legal_moves(self, seat: int) -> list[str]:
        if seat == CLOCK:
            return self._clock_moves()
        return write_all(self.town, seat, machine.legal(self.town, seat))

    def check(self, seat: int, move: str) -> None:
        if seat == CLOCK or move in (PAUSE, RESUME):
            self._check_clock(seat, move)
            return
        self._check(seat, parse(self.town, seat, move))

    def foretell(self, seat: int, move: str) -> CookingView | None:
        """Any way of cooking, with every plus and minus of its points (RR-5.3)."""
        cooking = parse(self.town, seat, move).cooking
        return cooking_view(self.town, seat, cooking) if cooking is not None else None

    def canonical(self, seat: int, move: str) -> str:
        return self.parse(seat, move).text

    def parse(self, seat: int, move: str) -> Parsed:
        if seat == CLOCK or move in (PAUSE, RESUME):
            return Parsed(move, None)
        parsed = parse(self.town, seat, move)
        return Parsed(write_parsed(self.town, seat, parsed), parsed)

    def play(self, seat: int, move: str, chance: Chance) -> list[Event]:
        clock = seat == CLOCK or move in (PAUSE, RESUME)
        return self.play_parsed(seat, Parsed(move, None if clock else parse(self.town, seat, move)), chance)

    def play_parsed(self, seat: int, parsed: Parsed, chance: Chance) -> list[Event]:
        context = Context(chance, True)
        move: ParsedMove | None = parsed.value
        if move is None:
            self._check_clock(seat, parsed.text)
            self._clock(context, seat, parsed.text)
            return context.events
        self._check(seat, move)
        top = self.town.stack[-1]
        self._play(context, seat, move)
        still = bool(self.town.stack) and self.town.stack[-1] is top
        quiet = move.cooking is not None or (move.terms() is None and kind_of(move.move) in _SECRET)
        self._revealed = not (still and quiet)
        return context.events

    def revealed(self) -> bool:
        return self._revealed

    def opening_events(self) -> list[Event]:
        return self._opening

    def view(self, seat: int | None) -> RivalRestaurantsView:
        return view_of(self.town, seat)

    def copy(self) -> Self:
        return type(self)(self.town.copy(), self.limits)

    def dump(self) -> dict[str, Any]:
        return dump(self.town)

    def digest_data(self) -> dict[str, Any]:
        return digest_data(self.town)

    def outcome(self) -> Outcome | None:
        if not self.town.over:
            return None
        winners = tuple(seat for seat in range(self.seats) if self.town.winners >> seat & 1)
        return Outcome(winners, tuple(self.town.points), self.town.reason)

    def concede(self, seat: int, reason: str) -> list[Event]:
        context = Context(Chance(), True)
        machine.leave(self.town, context, seat, reason)
        return context.events

    def determinise(self, seat: int, chance: Chance) -> Self:
        return type(self)(imagine(self.town, seat, chance), self.limits)

    def timers(self) -> list[Timer]:
        """The limit of the question on top, and those of phases below it, which stand still meanwhile (RR-9.1)."""
        timers: list[Timer] = []
        for pending in self.town.stack:
            top = pending is self.town.stack[-1]
            seconds = self.limits.get(STEPS[pending.kind].limit, 0)
            stopped = pending.kind in _PHASES or (pending.kind in _CHOOSING and pending.born >= 0)
            if seconds and (top or stopped):
                seats = self.asked() if top and pending.kind not in _PHASES else ()
                timers.append(Timer(_named(pending), seconds, TIME_UP, top and not self.town.paused, seats))
        if self._goes_on():
            timers.append(Timer(f"gone-{self.town.tick}", 0, GO_ON))
        return timers

    # moves of players

    def _check(self, seat: int, move: ParsedMove) -> None:
        if self.town.over:
            raise refuse("over", {}, "RR-6.1")
        if self.town.gone >> seat & 1 and not machine.legal(self.town, seat):
            raise refuse("gone", {}, "RR-6.1")
        terms = move.terms()
        if terms is not None:
            machine.check_terms(self.town, seat, terms)
        else:
            machine.check(self.town, seat, move.move)

    def _play(self, context: Context, seat: int, move: ParsedMove) -> None:
        terms = move.terms()
        if terms is not None:
            machine.play_terms(self.town, context, seat, terms)
        else:
            machine.play(self.town, context, seat, move.move)

    # what comes from outside

    def _goes_on(self) -> bool:
        """Whether the game waits for nobody but those who have left, or somebody for a war they left (RR-4.1)."""
        town = self.town
        if not town.gone or town.over:
            return False
        return not machine.asked(town) & ~town.gone or (town.stack[-1].kind == BUYING and alone(town))

    def _timed(self) -> bool:
        return bool(self.town.stack) and bool(self.limits.get(STEPS[self.town.stack[-1].kind].limit, 0))

    def _clock_moves(self) -> list[str]:
        if self.town.over:
            return []
        moves = [TIME_UP] if self._timed() else []
        if self.limits:
            moves.append(RESUME if self.town.paused else PAUSE)
        return [*moves, GO_ON] if self._goes_on() else moves

    def _check_clock(self, seat: int, move: str) -> None:
        """The Head Chef may pause the clock (RR-2.2)."""
        if seat != CLOCK and seat != self.town.rules.head:
            raise refuse("head-chef", {}, "RR-2.2")
        if move not in _CLOCK_MOVES:
            raise InvalidMove("rr-err-unknown-move", {"word": f"={move}", "known": [f"={m}" for m in _CLOCK_MOVES]})
        if move not in self._clock_moves():
            raise IllegalMove("rr-err-clock", {"word": f"={move}"}, rule="RR-2.2")

    def _clock(self, context: Context, seat: int, move: str) -> None:
        self._revealed = True
        if move == TIME_UP:
            machine.time_up(self.town, context)
        elif move == GO_ON:
            self.town.tick += 1
            machine.settle(self.town, context)
        else:
            self.town.paused = move == PAUSE
            context.tell("paused" if self.town.paused else "resumed", {})
