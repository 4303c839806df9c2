"""Playing: one game of a contest, from its number alone, in whatever process.

Each game has its own chance and new bots with their own seeds. So a game is the same wherever and whenever it is
played, except for bots that look at the clock. A bot that fails leaves the table: with two seats it loses the game,
with more seats the others play on.
"""

import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec

from tableside.arena.bot_guard import ABSENT, CRASH, ILLEGAL, LATE, RULES, Failure, crash, is_interrupt, time_limit
from tableside.arena.contest import Contest, Fixture
from tableside.arena.own_bots import add_bot_folder
from tableside.arena.redirect_output import redirect_output
from tableside.arena.simulate import chance_for, next_seat, time_up
from tableside.arena.statistics import Statistics, statistics_of
from tableside.bots import Ask, Bot, load_bot, make_bot
from tableside.bots.bot_errors import TooLate, as_text, printable, shown
from tableside.engine.chance import FastChance
from tableside.engine.errors import MoveError
from tableside.engine.game import game_of
from tableside.engine.state import CLOCK, State

FAILED = "end-bot-failed"
STOPPED = "end-stopped"
_TO_BE_MADE: Final = 5.0  # seconds a bot always has to be created, because it may load weights


class Result(msgspec.Struct, frozen=True):
    """A finished game: a line of the journal. Lists run over the seats."""

    number: int
    deal: int
    seating: list[int]
    winners: list[int]  # empty: a draw
    scores: list[int]
    reason: str
    length: int  # turns or days
    decisions: list[int]
    seconds: list[float]  # thinking time; the only part that differs from run to run
    slowest: list[float]  # decision
    failures: list[Failure] = []
    facts: dict[str, Any] = {}

    def share(self, seat: int) -> float:
        """A seat's share of the win. A draw is shared by all."""
        return (seat in self.winners) / len(self.winners) if self.winners else 1 / len(self.seating)


def play_fixture(contest: Contest, fixture: Fixture, trail: str = "") -> Result:
    """Play one game. ``trail`` is a file that names the seat that is thinking, in case its bot ends the process."""
    add_bot_folder(contest.folder)
    with redirect_output():
        return _Game(contest, fixture, Path(trail) if trail else None).play()


@dataclass
class _Seat:
    bot: Bot | None = None
    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0


@dataclass
class _Game:
    contest: Contest
    fixture: Fixture
    trail: Path | None = None
    failures: list[Failure] = field(default_factory=list)

    def play(self) -> Result:
        contest, fixture = self.contest, self.fixture
        chance = chance_for(contest.seed, fixture.deal)
        state = game_of(contest.game).start(contest.options, contest.seats, chance)
        notes = statistics_of(contest.game, state)
        seats = [_Seat() for _ in fixture.seating]
        for place, seat in enumerate(seats):
            self._seat_bot(state, place, seat)
        reason = self._moves(state, seats, chance, notes)
        outcome = state.outcome()
        return Result(
            number=fixture.number,
            deal=fixture.deal,
            seating=list(fixture.seating),
            winners=list(outcome.winners) if outcome else [],
            scores=list(outcome.scores) if outcome else notes.scores(state),
            reason=outcome.reason if outcome else reason,
            length=notes.length(state),
            decisions=[seat.decisions for seat in seats],
            seconds=[round(seat.seconds, 6) for seat in seats],
            slowest=[round(seat.slowest, 6) for seat in seats],
            failures=self.failures,
            facts=notes.facts(state),
        )

    def _seat_bot(self, state: State, place: int, seat: _Seat) -> None:
        self._mark(place)
        name = self.contest.bots[self.fixture.seating[place]]
        limit = self.contest.seconds_per_move and max(_TO_BE_MADE, self.contest.seconds_per_move)
        try:
            load_bot(self.contest.game, name)  # importing it does not count as the bot's time
            with time_limit(limit):
                seat.bot = make_bot(self.contest.game, name, self.contest.bot_seed(self.fixture, place))
        except TooLate:
            self._leave(state, Failure(place, ABSENT, f"not made within {limit:g} s"))
        except BaseException as error:
            if is_interrupt(error):
                raise
            self._leave(state, crash(place, ABSENT, error.__cause__ or error, bot=name))

    def _moves(self, state: State, seats: list[_Seat], chance: FastChance, notes: Statistics) -> str:
        """Play to the end, if the game ends. Returns why it stopped."""
        gone: set[int] = {failure.seat for failure in self.failures}
        for _ in range(self.contest.most_decisions):
            place = next_seat(state, chance, gone)
            if place is None:
                return ""
            try:
                if place == CLOCK:
                    notes.watch(state, state.play(CLOCK, time_up(state), chance))
                    continue
                failure = self._move(state, place, seats[place], chance, notes)
            except Exception as error:  # the rules failed: nobody loses, but it must be reported
                self.failures.append(crash(place, RULES, error))
                return FAILED
            if failure is not None:
                gone.add(place)
                self._leave(state, failure)
        return STOPPED

    def _move(self, state: State, place: int, seat: _Seat, chance: FastChance, notes: Statistics) -> Failure | None:
        self._mark(place)
        assert seat.bot is not None
        began = time.perf_counter()
        try:
            with time_limit(self.contest.seconds_per_move):
                answer: object = seat.bot.choose(Ask(state, place))
        except TooLate:
            why = f"no move within {self.contest.seconds_per_move:g} s"
            return Failure(place, LATE, why, decision=seat.decisions)
        except BaseException as error:  # cancellations of asyncio and trio are not Exceptions either
            if is_interrupt(error):
                raise
            bot = self.contest.bots[self.fixture.seating[place]]
            return crash(place, CRASH, error, seat.decisions, bot=bot)
        taken = time.perf_counter() - began
        seat.seconds += taken
        seat.slowest = max(seat.slowest, taken)
        move = as_text(answer)
        if move is None:
            return Failure(place, ILLEGAL, f"{shown(answer)} is no text", decision=seat.decisions)
        try:
            events = state.play(place, move, chance)
        except MoveError as error:
            return Failure(place, ILLEGAL, printable(f"“{move[:100]}”: {error}"), decision=seat.decisions)
        seat.decisions += 1
        notes.watch(state, events)
        return None

    def _leave(self, state: State, failure: Failure) -> None:
        self.failures.append(failure)
        if state.outcome() is None:
            state.concede(failure.seat, FAILED)

    def _mark(self, place: int) -> None:
        if self.trail is not None:
            self.trail.write_text(str(place))
