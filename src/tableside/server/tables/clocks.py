"""Clocks: how much time each seat has, and the time limits of the rules. This is only arithmetic on milliseconds. The
time is passed in, so that the same clock works in live games, in correspondence games, after a restart and
in a test."""

import time
from collections.abc import Sequence
from copy import copy

import msgspec

from tableside.engine.state import Timer
from tableside.server.api_schema import ClockRule, LiveClock, PostClock
from tableside.server.live.messages import Clocks, RuleTimer, SeatClock

_DAY = 86_400_000


def now_ms() -> int:
    """Milliseconds since 1970: the one time that all clocks use."""
    return time.time_ns() // 1_000_000


class ClockState(msgspec.Struct, array_like=True):
    """A clock as a journal line stores it."""

    since: int  # when it was read
    game: list[int]
    move: list[int]
    running: list[int]
    timers: dict[str, int]


class Clock:
    """Times in milliseconds; ``since`` is the moment they are true for."""

    def __init__(self, rule: ClockRule | None, seats: int, now: int) -> None:
        self.since = now
        self.running: set[int] = set()
        self.timers: dict[str, tuple[Timer, int]] = {}
        self.paused = False
        self.waiting = False  # for somebody who has not seen the board yet
        self._restored: dict[str, int] = {}  # timers from a journal line, until the state names them
        self._full_move, self._full_game, self._increment = _times(rule)
        self.game: list[int] = [self._full_game] * seats if self._full_game is not None else []
        self.move: list[int] = [self._full_move] * seats if self._full_move is not None else []

    def copy(self) -> "Clock":
        twin = copy(self)
        twin.game, twin.move, twin.running = self.game[:], self.move[:], set(self.running)
        twin.timers, twin._restored = dict(self.timers), dict(self._restored)
        return twin

    def state(self) -> ClockState | None:
        """What a journal line stores of it."""
        if self.untimed:
            return None
        left = {key: milliseconds for key, (_, milliseconds) in self.timers.items()}
        return ClockState(self.since, list(self.game), list(self.move), sorted(self.running), left)

    def restore(self, state: ClockState, since: int) -> None:
        """Continue from what a line says, as if it had been written at ``since``."""
        self.since = since
        self.game = list(state.game)
        self.move = list(state.move)
        self.running = set(state.running)
        self._restored = dict(state.timers)

    def tick(self, now: int) -> None:
        """Count the time until now."""
        passed = now - self.since
        if passed <= 0:
            return
        self.since = now
        if self.stopped:
            return
        for seat in self.running:
            if self.game:
                self.game[seat] -= passed
            if self.move:
                self.move[seat] -= passed
        for key, (timer, left) in self.timers.items():
            if timer.running:
                self.timers[key] = (timer, left - passed)

    @property
    def stopped(self) -> bool:
        """No time passes now."""
        return self.paused or self.waiting

    def wait(self, waiting: bool, now: int) -> None:
        """Stand still until everybody has seen the board."""
        self.tick(now)
        self.waiting = waiting

    def pause(self, now: int) -> None:
        self.tick(now)
        self.paused = True

    def resume(self, now: int) -> None:
        self.tick(now)
        self.paused = False

    def skip(self, now: int) -> None:
        """Continue from now; the time until now does not count."""
        self.since = max(self.since, now)

    def after_takeback(self, asked: Sequence[int], timers: Sequence[Timer]) -> None:
        """A move was taken back by agreement: nobody gets time back, and nobody loses any. A seat that is asked
        again has a whole move clock."""
        if self.move:
            for seat in set(asked) - self.running:
                self.move[seat] = self._full_move or 0
        self.running = set(asked)
        self.set_timers(timers)

    def after_move(self, asked: Sequence[int], timers: Sequence[Timer], *, undone: bool = False) -> None:
        """Run for those who are asked now, with the limits that the rules set now."""
        now_asked = set(asked)
        if self.untimed:
            self.running = now_asked
            if timers:
                self.set_timers(timers)
            return
        for seat in now_asked - self.running:
            if self.move and not undone:
                self.move[seat] = self._full_move or 0
            if self.game and undone:  # the increment is undone with the move
                self.game[seat] -= self._increment
        if self.game and not undone:
            for seat in self.running - now_asked:
                self.game[seat] += self._increment
        self.running = now_asked
        self.set_timers(timers)

    def set_timers(self, timers: Sequence[Timer]) -> None:
        before = {key: left for key, (_, left) in self.timers.items()} | self._restored
        self.timers = {timer.key: (timer, before.get(timer.key, int(timer.seconds * 1000))) for timer in timers}
        self._restored = {}

    @property
    def untimed(self) -> bool:
        """Nothing runs out at this table now."""
        return not (self.game or self.move or self.timers or self._restored)

    def stop(self) -> None:
        """The game is over."""
        self.running = set()
        self.timers = {}

    def left(self, seat: int) -> int | None:
        """Until the seat loses on time."""
        limits = [times[seat] for times in (self.game, self.move) if times]
        return min(limits) if limits else None

    def deadline(self) -> int | None:
        """The moment at which the next time runs out, if nothing happens before."""
        if self.untimed:
            return None
        due = [left for timer, left in self.timers.values() if timer.running]
        due += [left for seat in self.running if (left := self.left(seat)) is not None]
        return self.since + min(due) if due and not self.stopped else None

    def due_moves(self, now: int) -> list[str]:
        """What the clock has to play now, in the order in which the times ran out."""
        self.tick(now)
        if self.stopped:
            return []
        found = [(left, timer.move) for timer, left in self.timers.values() if timer.running and left <= 0]
        found += [
            (left, f":flag {seat}")
            for seat in sorted(self.running)
            if (left := self.left(seat)) is not None and left <= 0
        ]
        return [move for _, move in sorted(found, key=lambda item: item[0])]

    def to_message(self, now: int) -> Clocks:
        """As a client sees it."""
        self.tick(now)
        if self.untimed:
            return Clocks(now, [], [])
        seats = [
            SeatClock(
                running=seat in self.running and not self.stopped,
                left=_not_negative(self.left(seat)),
                game=_not_negative(self.game[seat]) if self.game else None,
                move=_not_negative(self.move[seat]) if self.move else None,
            )
            for seat in range(max(len(self.game), len(self.move)))
        ]
        timers = [
            RuleTimer(key, timer.seconds, max(0, left), timer.running and not self.stopped, list(timer.seats))
            for key, (timer, left) in self.timers.items()
        ]
        return Clocks(now, seats, timers)


def _not_negative(left: int | None) -> int | None:
    return None if left is None else max(0, left)


def _times(rule: ClockRule | None) -> tuple[int | None, int | None, int]:
    """Milliseconds for each move, for the game, and the increment."""
    match rule:
        case LiveClock(move_seconds=move, game_seconds=game, increment_seconds=increment):
            return (
                move * 1000 if move is not None else None,
                game * 1000 if game is not None else None,
                increment * 1000,
            )
        case PostClock(days=days):
            return int(days * _DAY), None, 0
    return None, None, 0
