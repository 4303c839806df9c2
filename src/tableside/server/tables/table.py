"""Table: the only writer of its record. It checks, plays, commits and broadcasts: in this order, one action at a time.

Every change becomes a line of the table's log. Nobody is told of a line before it is in the database. If it cannot be
written, the table is loaded again.
"""

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import Final

from tableside.engine.errors import MoveError
from tableside.engine.match import Match
from tableside.engine.state import CLOCK
from tableside.server.api_schema import Outcome, PostClock
from tableside.server.live import broadcast, messages
from tableside.server.live.subscribers import Subscriber, Subscribers
from tableside.server.problems import Refused
from tableside.server.storage.store import Conflict
from tableside.server.storage.writes import Writes
from tableside.server.tables.clocks import Clock, now_ms
from tableside.server.tables.journal import ChangeLine, JournalLine, MoveLine
from tableside.server.tables.rollback import Savepoint
from tableside.server.tables.services import TableServices
from tableside.server.tables.table_info import TableInfo
from tableside.server.tables.table_lock import TableConflict, TableLock, retry_on_conflict
from tableside.server.tables.table_log import REMEMBERED, Numbered, TableLog, Tail

PLAYER_MOVES: Final = (":undo", ":resign", ":abort")
"""What a player may play in addition to the moves of the game. The server plays the other table moves."""

ABOUT_POSITION: Final = ("takeback", "draw")
"""What players decide about the position as it is: the next move of a person is an answer, too."""

_log: Final = logging.getLogger("tableside.table")


class Table:
    def __init__(
        self,
        services: "TableServices[Table]",
        info: TableInfo,
        match: Match | None,
        clock: Clock,
        log: TableLog | None = None,
    ) -> None:
        self.services = services
        self.info = info
        self.match = match
        self.clock = clock
        self.log = log if log is not None else TableLog(info.seq, info.moves)
        self.lock = TableLock(self._refresh)
        self.subscribers = Subscribers()
        self.outdated = False  # played by an earlier edition of the rules and cannot go on, see edition_upgrade.py
        self.unloaded = False
        self.leased = services.cluster is None  # this node runs the clocks and bots of the table
        self.copies: set[str] = set()  # the other nodes that have the table in memory, as far as this one knows
        self.opened_from = ""  # the address it was opened from, as long as it is in memory
        self.last_used = time.monotonic()
        self._asked_before = set(info.asked)
        self._alarm: asyncio.TimerHandle | None = None
        self._presence: asyncio.TimerHandle | None = None

    # ---- moves ------------------------------------------------------------------------------------------------

    @retry_on_conflict
    async def play(
        self, seat: int, move: str, request_key: str, id: str | None, after: int, question: str = ""
    ) -> int | None:
        """Play a move for a seat. The line's number if this very request was carried out before; None: done now."""
        async with self.lock:
            self._demand_loaded()
            if request_key in self.log.done:
                return self.log.done[request_key]
            if self.info.seq - after > REMEMBERED:
                raise Refused("conflict", "err-stale")
            if move.startswith(":") and move not in PLAYER_MOVES:
                raise Refused("forbidden", "err-table-move", {"move": f"={move}"})
            if after > self.log.announced and self.services.cluster is not None:
                await self.services.catch_up_locked(self)  # the client heard of it from another node before we did
            await self.run_clock()
            if question and question != self.running_match().state.question():
                raise Refused("conflict", "err-question-over")
            if move == ":abort" and not self.info.can_abort(self.running_match()):
                raise Refused("conflict", "err-abort-late")
            await self.play_locked(seat, move, request_key=request_key, id=id)
        return None

    async def play_locked(self, seat: int, move: str, *, request_key: str | None = None, id: str | None = None) -> None:
        """Play, commit and broadcast a move. A player who moves has seen the board, and plays on instead of answering a
        request. The lock is held."""
        match = self.running_match()
        now = now_ms()
        clustered = self.services.cluster is not None
        savepoint = Savepoint(self.info, self.clock, match, self.log) if clustered else None
        self.clock.tick(now)
        only_one_asked = match.asked() == (seat,)
        events = match.play(seat, move, at=max(0, now - (self.info.started or now)))
        seen = self.note_seen(seat, now) if seat != CLOCK else []
        lapsed = self._lapse_motions(seat, now)
        self._after_play(match, undone=move == ":undo")
        moved = self.log.move_line(self.info, match, self.clock, now, events, only_one_asked=only_one_asked, id=id)
        lines: list[JournalLine] = [moved, *seen, *lapsed]
        if self.info.status == "finished":
            lines.append(ChangeLine(now, "finished"))
        todo = self.log.snapshot(self.info, match)
        await self.commit(lines, request_key=request_key, todo=todo, savepoint=savepoint)
        self.log.shorten(match)
        self.services.metrics.moved(self.info.game)

    async def play_table_move(
        self,
        seat: int,
        move: str,
        change: messages.Change,
        *,
        request_key: str | None = None,
        about: int | None = None,
        todo: Writes | None = None,
        seen: Sequence[ChangeLine] = (),
    ) -> None:
        """Record something that is not a move of the game but changes the table, such as a pause or a move taken back.
        ``seen``: what ``note_seen`` gave. The lock is held."""
        match, now = self.match, now_ms()
        assert match is not None
        self.clock.tick(now)
        events = match.play(seat, move, at=max(0, now - (self.info.started or now)))
        self._after_play(match, taken_back=change == "takeback")
        line = self.log.move_line(self.info, match, self.clock, now, events, only_one_asked=True, id=None)
        change_line = ChangeLine(now, change, seat, about, clock=self.clock.state())
        todo = (todo or Writes()).join(self.log.snapshot(self.info, match))
        await self.commit([line, *seen, change_line], request_key=request_key, todo=todo)

    def start(self, match: Match, clock: Clock, seq: int) -> None:
        """The game starts, with this line."""
        self.match, self.clock = match, clock
        self.clock.waiting = bool(self.info.unseen)
        self.log.start(seq)
        self._after_play(match)

    def note_seen(self, seat: int, now: int) -> list[ChangeLine]:
        """A player has seen the board. When all have, the clocks start. Returns the lines that say so."""
        if seat not in self.info.unseen:
            return []
        seen = self.info.seats_of(self.info.seats[seat].guest)
        self.info.unseen = [other for other in self.info.unseen if other not in seen]
        lines = [ChangeLine(now, "seen", seat, seat)]
        if not self.info.unseen:
            self.clock.wait(False, now)
            self.info.deadline = self.clock.deadline()
            lines.append(ChangeLine(now, "clock", clock=self.clock.state()))
        return lines

    def _lapse_motions(self, seat: int, now: int) -> list[ChangeLine]:
        """A player moves: what was asked about the position before lapses. Bots play on while people think about it."""
        if seat == CLOCK or self.info.seats[seat].by_bot:
            return []
        lapsed = [motion for motion in self.info.motions if motion.kind in ABOUT_POSITION]
        self.info.motions = [motion for motion in self.info.motions if motion not in lapsed]
        return [ChangeLine(now, "lapsed", seat, motion=motion) for motion in lapsed]

    def _after_play(self, match: Match, *, undone: bool = False, taken_back: bool = False) -> None:
        """Bring the table's row and clock up to date after something was played."""
        result = match.outcome()
        if taken_back:
            self.clock.after_takeback(match.asked(), match.state.timers())
        elif result is None:
            self.clock.after_move(match.asked(), match.state.timers(), undone=undone)
        else:
            self.clock.stop()
            self.info.status = "finished"
            self.info.motions = []
            self.info.outcome = Outcome(list(result.winners), list(result.scores), result.reason)
        self.info.asked = list(match.asked())
        self.info.deadline = self.clock.deadline()

    # ---- commit, then broadcast -------------------------------------------------------------------------------

    async def commit(
        self,
        lines: Sequence[JournalLine],
        *,
        request_key: str | None = None,
        todo: Writes | None = None,
        savepoint: Savepoint | None = None,
    ) -> None:
        """Write the lines, and what belongs to them, then tell the subscribers. The lock is held."""
        todo = todo if todo is not None else Writes()
        numbered = self.log.number(self.info, lines, todo, request_key)
        await self.write(todo, savepoint)
        self.announce(numbered, request_key)

    async def write(self, todo: Writes, savepoint: Savepoint | None = None) -> None:
        """Return when it is in the database. The lock is held."""
        try:
            await self.services.store.write(todo)
        except Conflict as error:
            if savepoint is None:
                self.mark_stale()
            else:
                savepoint.rewind()
                self.info, self.clock = savepoint.info, savepoint.clock
                self.lock.behind = True
                self.services.refresh_soon(self)
            raise TableConflict from error
        except BaseException:
            self.mark_stale()
            raise

    def mark_stale(self) -> None:
        """Memory may be ahead of the database: nobody acts on the table until it was loaded again."""
        self.lock.stale = True
        self.services.refresh_soon(self)

    def announce(self, numbered: list[Numbered], request_key: str | None = None) -> None:
        """The lines are in the database: tell the subscribers; clocks, bots and other nodes go on."""
        self.log.append(self.info, numbered, request_key)
        broadcast.send_lines(self, numbered)
        self.last_used = time.monotonic()
        self._set_alarm()
        self.services.after_commit(self)
        if self.services.cluster is not None:
            self.services.cluster.lines_written(self)

    # ---- what others wrote ------------------------------------------------------------------------------------

    async def _refresh(self) -> None:
        if not self.unloaded:
            await self.services.refresh(self)
            self.lock.behind = False

    def follow(self, info: TableInfo, tail: Tail) -> None:
        """Play on as the lines of another node say, and tell the subscribers."""
        match = self.match
        assert match is not None
        moves = [line for _, _, line in tail if isinstance(line, MoveLine)]
        match.follow([line.entry() for line in moves])
        self.info = info
        if moves:
            info.moves, info.asked = moves[-1].number, list(match.asked())
        self._asked_before = set(info.asked)
        self.log.follow(info, tail)
        self.restore_clock()
        self.announce_followed([(seq, line) for seq, _, line in tail])

    def announce_followed(self, lines: list[Numbered]) -> None:
        """Tell the subscribers of lines that another node, or this one before a failure, wrote."""
        self.log.announced, self.lock.behind = self.info.seq, False
        broadcast.send_lines(self, lines)
        self.resume()

    def replace_with(self, loaded: "Table") -> None:
        """Take everything from a freshly loaded copy. The subscribers stay, and still have to be told."""
        loaded.log.announced = self.log.announced
        self.info, self.match, self.clock, self.log = loaded.info, loaded.match, loaded.clock, loaded.log
        self._asked_before = loaded._asked_before
        self.subscribers.shared_view = None
        self.lock.stale = self.lock.behind = False

    def take_info(self, info: TableInfo) -> None:
        """The table's row changed without a line: an account took over a guest's seats."""
        self.info = info
        self.subscribers.assign_seats(info)

    def newly_asked(self) -> set[int]:
        """The seats that were not asked yet when this was last called."""
        asked = set(self.info.asked) if self.info.status == "playing" else set()
        new, self._asked_before = asked - self._asked_before, asked
        return new

    # ---- the clock --------------------------------------------------------------------------------------------

    async def run_clock(self) -> None:
        """Play what the clock has to play by now. The lock is held."""
        for _ in range(50):  # a rule that starts a timer of zero seconds must not hold the table for ever
            if self.info.status != "playing" or self.info.deadline is None:
                return
            due = self.clock.due_moves(now_ms())
            if not due:
                return
            try:
                await self.play_locked(CLOCK, due[0])
            except MoveError as error:
                _log.error("clock move refused", extra={"table": self.info.id, "move": due[0], "error": error.id})
                return

    def restore_clock(self) -> None:
        """Set the clock by the newest line that has it. Downtime of the server counts only in correspondence games."""
        info, match = self.info, self.match
        assert match is not None
        state = self.log.newest_clock()
        if state is not None:
            live = not isinstance(info.clock, PostClock)
            self.clock.restore(state, max(state.since, self.services.booted) if live else state.since)
        self.clock.paused, self.clock.waiting = info.status == "paused", bool(info.unseen)
        if info.status in ("playing", "paused"):
            self.clock.set_timers(match.state.timers())
            self.clock.running = set(match.asked())
            info.deadline = self.clock.deadline()
        else:
            self.clock.stop()

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self.runs_here and self.info.deadline is not None and self.info.status == "playing":
            seconds = max(0.0, (self.info.deadline - now_ms()) / 1000) + 0.002
            # Not every system lets a loop wait for weeks; the registry looks again in time.
            self._alarm = asyncio.get_running_loop().call_later(min(seconds, 3600.0), self._on_alarm)

    def _on_alarm(self) -> None:
        self.services.spawn(self._run_alarm(), f"clock of {self.info.id}")

    async def _run_alarm(self) -> None:
        async with self.lock:
            if self.runs_here:
                await self.run_clock()
                self._set_alarm()

    @property
    def runs_here(self) -> bool:
        """Whether this node, and no other, runs the clocks and bots of the table now."""
        if not self.leased or self.unloaded or self.lock.stale or self.dormant:
            return False
        return self.services.cluster is None or self.services.cluster.lease_valid

    @property
    def dormant(self) -> bool:
        """Only bots play here and nobody watches on this node: neither clocks nor bots go on."""
        return not self.subscribers and self.info.only_bots

    @property
    def is_copy(self) -> bool:
        """Nobody is at the table on this node, but somebody is on another one."""
        return not self.subscribers and bool(self.subscribers.elsewhere)

    def lease(self) -> None:
        """From now on this node runs the clocks and bots."""
        if not self.leased:
            self.leased = True
            self.resume()

    def end_lease(self) -> None:
        self.leased = False

    def resume(self) -> None:
        """Set the alarm and let bots go on, after loading or catching up."""
        self._set_alarm()
        self.services.after_commit(self)

    # ---- who is here ------------------------------------------------------------------------------------------

    def skip_dormant_time(self) -> bool:
        """Somebody comes: the time in which only bots were here does not count. Whether to ``resume`` then."""
        if not self.dormant:
            return False
        if self.info.status == "playing" and not self.subscribers.elsewhere:
            self.clock.skip(now_ms())
            self.info.deadline = self.clock.deadline()
        return True

    def touch(self) -> None:
        """Somebody came."""
        self.last_used = time.monotonic()
        self.presence_changed()

    def remove_subscriber(self, subscriber: Subscriber) -> None:
        self.clock.tick(now_ms())
        self.subscribers.remove(subscriber)
        self.touch()

    def presence_changed(self) -> None:
        """Tell soon who is here; several who come at once are told of together."""
        if self._presence is None and not self.unloaded:
            self._presence = asyncio.get_running_loop().call_later(0.05, self._send_presence)

    def _send_presence(self) -> None:
        self._presence = None
        broadcast.send_presence(self)
        if self.services.cluster is not None:
            self.services.cluster.presence_changed(self)

    def mark_unloaded(self) -> None:
        """The table leaves memory: nothing of it runs any more."""
        self.unloaded = True
        for handle in (self._alarm, self._presence):
            if handle is not None:
                handle.cancel()
        self._alarm = self._presence = None

    # ---- conditions -------------------------------------------------------------------------------------------

    def _demand_loaded(self) -> None:
        if self.unloaded:
            raise Refused("unavailable", "err-table-moved-on")

    def running_match(self) -> Match:
        """The match, if it takes moves now."""
        self._demand_loaded()
        if self.match is None:
            raise Refused("conflict", "err-not-started")
        if self.info.status == "paused":
            raise Refused("conflict", "err-paused")
        if self.info.status == "finished":
            raise Refused("conflict", "err-game-over")
        return self.match
