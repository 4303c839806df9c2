"""Table: the only writer of its record. Check, play, commit, broadcast: in this order, one thing at a time.

Whatever changes at a table becomes a line of its journal. Nobody is told of a line before it is on the disk; if it
cannot be written, the table is read anew as the disk knows it.
"""

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from tableside.engine.errors import MoveError
from tableside.engine.match import Match
from tableside.engine.state import CLOCK
from tableside.server.http.problems import Refused
from tableside.server.http.schema import Outcome
from tableside.server.live import broadcast, messages
from tableside.server.live.subscribers import Audience, Connection
from tableside.server.storage.store import Conflict
from tableside.server.storage.writes import Writes
from tableside.server.tables import table_log
from tableside.server.tables.clocks import Clock, now_ms
from tableside.server.tables.journal import ChangeLine, JournalLine
from tableside.server.tables.rollback import Before
from tableside.server.tables.table_info import Sheet
from tableside.server.tables.table_lock import Alone, MovedOn, patiently

if TYPE_CHECKING:
    from tableside.server.tables.registry import Hall

PLAYER_MOVES: Final = (":undo", ":resign")
"""What a player may play besides the moves of the game; other table moves come from the server."""

_log: Final = logging.getLogger("tableside.table")


class Table:
    def __init__(self, hall: "Hall", sheet: Sheet, match: Match | None, clock: Clock) -> None:
        self.hall = hall
        self.sheet = sheet
        self.match = match
        self.outdated = False  # it runs by rules of an earlier edition and cannot go on, see carrying_over.py
        self.clock = clock
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self.lines: list[tuple[int, JournalLine]] = []  # the newest, in order
        self.done: dict[str, int] = {}  # frames that were done, and as which line
        self.base = sheet.moves  # entries of the record before those that the match holds
        self.base_seq = sheet.seq
        self.seqs: list[int] = []  # the journal line of each entry that the match holds
        self.used = time.monotonic()
        self.gone = False
        self.heard = sheet.seq  # the newest line that the audience was told of
        self.stale = False  # memory may be ahead of the disk: read it anew before the next act
        self.behind = False  # another node wrote more: take it over before the next act
        self.catching_up = False
        self.kept = hall.company is None  # clocks and bots of this table run on this node
        self.opened_from = ""  # the address of whoever opened it, as long as it is in memory
        self.told = set(sheet.asked)  # who was asked already when somebody was last notified
        self.shared_view: tuple[int, msgspec.Raw] | None = None  # see telling.py
        self._alarm: asyncio.TimerHandle | None = None
        self._presence: asyncio.TimerHandle | None = None

    # ---- what a player does -----------------------------------------------------------------------------------

    def alone(self) -> Alone:
        """Whoever acts at the table, or looks at it, does so inside this."""
        return Alone(self)

    @patiently
    async def play(
        self, seat: int, move: str, frame: str, id: str | None, after: int, question: str = ""
    ) -> int | None:
        """Play a move for a seat. The line's number if this very frame was done before; None: done now."""
        async with self.alone():
            self._usable()
            if frame in self.done:
                return self.done[frame]
            if self.sheet.seq - after > table_log.REMEMBERED:
                raise Refused("conflict", "err-stale")
            if move.startswith(":") and move not in PLAYER_MOVES:
                raise Refused("forbidden", "err-table-move", {"move": f"={move}"})
            if after > self.heard and self.hall.company is not None:
                await self.hall.follow(self)  # the client heard of it from another node before we did
            await self.run_clock()
            if question and question != self.playing().state.question():
                raise Refused("conflict", "err-question-over")
            await self.enter(seat, move, frame=frame, id=id)
        return None

    async def enter(self, seat: int, move: str, *, frame: str | None = None, id: str | None = None) -> None:
        """Play, commit, broadcast. The lock is held."""
        match = self.playing()
        now = now_ms()
        before = Before(self, match) if self.hall.company is not None else None
        self.clock.tick(now)
        alone = match.asked() == (seat,)
        events = match.play(seat, move, at=max(0, now - (self.sheet.started or now)))
        self._turned(match, undone=move == ":undo")
        lines: list[JournalLine] = [table_log.move_line(self, match, now, events, alone, id)]
        if self.sheet.status == "finished":
            lines.append(ChangeLine(now, "finished"))
        await self.commit(lines, frame=frame, todo=table_log.snapshot(self, match), before=before)
        table_log.rebase(self, match)
        self.hall.metrics.moved(self.sheet.game)

    async def remark(
        self,
        seat: int,
        move: str,
        change: messages.Change,
        *,
        frame: str | None = None,
        about: int | None = None,
        todo: Writes | None = None,
    ) -> None:
        """Note in the record what is no move of the game but changes the table. The lock is held."""
        match, now = self.match, now_ms()
        assert match is not None
        match.play(seat, move, at=max(0, now - (self.sheet.started or now)))
        self._turned(match)
        line = table_log.move_line(self, match, now, [], True, None)
        change_line = ChangeLine(now, change, seat, about, clock=self.clock.state())
        await self.commit([line, change_line], frame=frame, todo=todo)

    def begin(self, match: Match) -> None:
        """The clock starts with the game."""
        self._turned(match)

    def _turned(self, match: Match, *, undone: bool = False) -> None:
        """The sheet and the clock after something was played."""
        result = match.outcome()
        if result is None:
            self.clock.turn(match.asked(), match.state.timers(), undone=undone)
        else:
            self.clock.stop()
            self.sheet.status = "finished"
            self.sheet.motions = []
            self.sheet.outcome = Outcome(list(result.winners), list(result.scores), result.reason)
        self.sheet.asked = list(match.asked())
        self.sheet.deadline = self.clock.deadline()

    # ---- the disk ---------------------------------------------------------------------------------------------

    async def commit(
        self,
        lines: Sequence[JournalLine],
        *,
        frame: str | None = None,
        todo: Writes | None = None,
        before: Before | None = None,
    ) -> None:
        """Write the lines, and what belongs to them, then tell the audience. The lock is held."""
        todo = todo if todo is not None else Writes()
        numbered = table_log.number(self, lines, todo, frame)
        await self.write(todo, before)
        self.announce(numbered, frame)

    async def write(self, todo: Writes, before: Before | None = None) -> None:
        """Have it on the disk. The lock is held."""
        try:
            await self.hall.store.write(todo)
        except Conflict as error:
            if before is not None:
                before.restore()
                self.hall.outrun(self)
            else:
                self.hall.mislaid(self)
            raise MovedOn from error
        except BaseException:
            self.hall.mislaid(self)  # memory is now ahead of the disk, and the disk is right
            raise

    def announce(self, numbered: list[table_log.Numbered], frame: str | None = None) -> None:
        """The lines are on the disk: whoever is here hears of them, clocks, bots and other nodes go on."""
        if frame is not None:
            table_log.remember(self, frame, numbered[0][0])
        self.lines += numbered
        table_log.trim(self)
        self.heard = self.sheet.seq
        broadcast.tell(self, numbered)
        for seq, line in numbered:
            table_log.log(self, seq, line)
        self.used = time.monotonic()
        self._set_alarm()
        self.hall.committed(self)
        if self.hall.company is not None:
            self.hall.company.wrote(self)

    # ---- the clock --------------------------------------------------------------------------------------------

    async def run_clock(self) -> None:
        """Play what the clock has to play by now. The lock is held."""
        for _ in range(50):  # a rule that starts a timer of zero seconds must not hold the table for ever
            if self.sheet.status != "playing" or self.sheet.deadline is None:
                return
            due = self.clock.over(now_ms())
            if not due:
                return
            try:
                await self.enter(CLOCK, due[0])
            except MoveError as error:
                _log.error("clock move refused", extra={"table": self.sheet.id, "move": due[0], "error": error.id})
                return

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self.keeping and self.sheet.deadline is not None and self.sheet.status == "playing":
            seconds = max(0.0, (self.sheet.deadline - now_ms()) / 1000) + 0.002
            # A loop cannot wait for weeks on every system; the hall looks again in time.
            self._alarm = asyncio.get_running_loop().call_later(min(seconds, 3600.0), self._ring)

    def _ring(self) -> None:
        self.hall.spawn(self._rung(), f"clock of {self.sheet.id}")

    async def _rung(self) -> None:
        async with self.alone():
            if self.keeping:
                await self.run_clock()
                self._set_alarm()

    @property
    def keeping(self) -> bool:
        """Whether this node, and no other, runs the clocks and bots of the table now."""
        if not self.kept or self.gone or self.stale or self.resting:
            return False
        return self.hall.company is None or self.hall.company.sure

    @property
    def resting(self) -> bool:
        """Bots are alone here, and nobody watches on this node: neither clocks nor bots go on."""
        return not self.audience and self.sheet.bots_alone

    def rouse(self) -> bool:
        """Somebody comes; whether bots have to be woken for it. Time in which they rested does not count."""
        if not self.resting:
            return False
        if self.sheet.status == "playing" and not self.audience.elsewhere:
            self.clock.skip(now_ms())
            self.sheet.deadline = self.clock.deadline()
        return True

    def part(self, connection: Connection) -> None:
        """Somebody goes."""
        self.clock.tick(now_ms())
        self.audience.connections.discard(connection)
        self.used = time.monotonic()
        self.presence_changed()

    def become(self, fresh: "Table") -> None:
        """Be as the disk knows the table; the audience stays."""
        self.sheet, self.match, self.clock = fresh.sheet, fresh.match, fresh.clock
        self.lines, self.done, self.seqs = fresh.lines, fresh.done, fresh.seqs
        self.base, self.base_seq = fresh.base, fresh.base_seq
        self.told, self.shared_view, self.stale, self.behind = fresh.told, None, False, False

    def wake(self) -> None:
        """After loading: set the alarm, let bots go on."""
        self._set_alarm()
        self.hall.committed(self)

    def rest(self) -> None:
        """Leave memory."""
        self.gone = True
        for handle in (self._alarm, self._presence):
            if handle is not None:
                handle.cancel()
        self._alarm = self._presence = None

    def presence_changed(self) -> None:
        """Tell soon who is here; many who come at once are told of together."""
        if self._presence is None and not self.gone:
            self._presence = asyncio.get_running_loop().call_later(0.05, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence = None
        broadcast.tell_presence(self)
        if self.hall.company is not None:
            self.hall.company.seated(self)

    # ---- conditions -------------------------------------------------------------------------------------------

    def _usable(self) -> None:
        if self.gone:
            raise Refused("unavailable", "err-table-moved-on")

    def playing(self) -> Match:
        """The match, if moves are taken now."""
        self._usable()
        if self.match is None:
            raise Refused("conflict", "err-not-started")
        if self.sheet.status == "paused":
            raise Refused("conflict", "err-paused")
        if self.sheet.status == "finished":
            raise Refused("conflict", "err-game-over")
        return self.match
