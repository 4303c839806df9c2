"""Visit: what somebody does at a table over one connection, from hello to goodbye.

Every frame that cannot be read or is refused gets a typed error, and the connection lives.
"""

import logging
import time
from typing import Final

import msgspec

from tableside.bots import bot_names
from tableside.engine.errors import TablesideError
from tableside.server.app_context import House
from tableside.server.bots.seats import Sight
from tableside.server.http.problems import Problem, Refused, problem_of
from tableside.server.http.validation_messages import misread
from tableside.server.limits import ADDRESS_FRAMES, ADVICE, FRAMES, SEAT_FRAMES, TABLES, TALK
from tableside.server.live import broadcast, chat, messages, votes
from tableside.server.live.subscribers import Connection
from tableside.server.people.account_sync import DELETED, ENDED
from tableside.server.tables import journal
from tableside.server.tables.clocks import now_ms
from tableside.server.tables.loading import load_lines
from tableside.server.tables.table import Table

MOST_FRAME: Final = 16_384
_MOST_MISSED: Final = 500  # lines that are filled in after a reconnect; who missed more starts afresh
_FRESH_LINES: Final = 200  # of the newest lines, for who starts afresh
_FLOOD: Final = 200  # refused frames in a row before the connection is ended
_SLOW: Final = 1.0  # seconds for a move after which the log says so
_log: Final = logging.getLogger("tableside.visit")
_decoder: Final[msgspec.json.Decoder[messages.ClientFrame]] = msgspec.json.Decoder(messages.ClientFrame)


class _Tag(msgspec.Struct):
    """What can be known of a frame that could not be read."""

    id: str | None = None


_tag: Final = msgspec.json.Decoder(_Tag)


class Visit:
    """What somebody does at a table, from hello to goodbye."""

    def __init__(self, house: House, table_id: str, connection: Connection) -> None:
        self.house = house
        self.table_id = table_id
        self.connection = connection
        self.table: Table | None = None
        self.idle = False  # waiting for a frame
        self._line = f"connection {id(self)}"
        self._person = f"{table_id} {connection.guest}" if connection.guest is not None else self._line
        self._refused = 0

    async def read(self, data: bytes) -> bool:
        """Do what a frame asks; False when the connection should end."""
        house, connection = self.house, self.connection
        if connection.closing is not None:
            return True  # whoever was shown the door is not heard any more
        house.metrics.frames.inc()
        began = time.perf_counter()
        id: str | None = None
        try:
            house.limits.take(FRAMES, self._line)
            house.limits.take(SEAT_FRAMES, self._person)
            house.limits.take(ADDRESS_FRAMES, connection.address)
            if len(data) > MOST_FRAME:
                raise Refused("limit", "err-too-big", {"n": MOST_FRAME})
            frame = _decode(data)
            id = getattr(frame, "id", None)
            await self._do(frame)
        except TablesideError as error:
            return self._refuse(id if id is not None else _id_of(data), problem_of(error))
        except Exception:
            _log.exception("frame failed", extra=self._where())
            return self._refuse(id, problem_of(Refused("unavailable", "err-internal")))
        self._refused = 0
        if isinstance(frame, messages.Play):
            seconds = time.perf_counter() - began
            house.metrics.move_seconds.observe(seconds)
            if seconds > _SLOW:
                _log.warning("slow move", extra={**self._where(), "seat": frame.seat, "seconds": round(seconds, 3)})
        return True

    def _where(self) -> dict[str, object]:
        """Which table and which seats, for the log."""
        return {"table": self.table_id, "seats": self.connection.seats}

    def _refuse(self, id: str | None, problem: Problem) -> bool:
        self.house.metrics.errors.labels(problem.kind).inc()
        self._refused += 1
        level = logging.WARNING if problem.kind == "unavailable" else logging.DEBUG
        if _log.isEnabledFor(level):
            _log.log(level, "refused", extra={**self._where(), "problem": problem.id, "rule": problem.rule})
        self.connection.tell(messages.Error(id, problem))
        return self._refused < _FLOOD

    def leave(self) -> None:
        if self.table is not None:
            self.table.part(self.connection)
            self.table = None

    # ---- frames -----------------------------------------------------------------------------------------------

    async def _do(self, frame: messages.ClientFrame) -> None:
        match frame:
            case messages.Play():
                await self._play(frame)
            case messages.Hello():
                await self._hello(frame)
            case messages.Ping():
                self.connection.tell(messages.Pong(now_ms()))
            case messages.Check():
                await self._check(frame)
            case messages.Hint():
                await self._hint(frame)
            case messages.Look():
                await self._look(frame)
            case _:
                await self._decide(frame)

    def _here(self) -> Table:
        if self.table is None:
            raise Refused("conflict", "err-hello-first")
        return self.table

    def _own(self, seat: int) -> Table:
        """The table, if the seat is the sender's to act for."""
        table = self._here()
        if not table.sheet.plays(self.connection.guest, seat):
            raise Refused("forbidden", "err-not-your-seat", {"n": seat})
        return table

    async def _play(self, frame: messages.Play) -> None:
        table = self._own(frame.seat)
        done = await table.play(
            frame.seat, frame.move, f"{frame.seat}:{frame.id}", frame.id, frame.after, frame.question
        )
        if done is not None:
            self.connection.tell(messages.Ack(frame.id, done))

    async def _check(self, frame: messages.Check) -> None:
        table = self._own(frame.seat)
        async with table.alone():
            problem = foretold = None
            state = table.playing().state
            try:
                state.check(frame.seat, frame.move)
                foretold = state.foretell(frame.seat, frame.move)
            except TablesideError as error:
                problem = problem_of(error)
        self.connection.tell(messages.Checked(frame.id, problem, foretold))

    async def _hint(self, frame: messages.Hint) -> None:
        table = self._own(frame.seat)
        self.house.limits.take(ADVICE, self._person)
        if frame.seat not in table.playing().asked():
            raise Refused("conflict", "err-not-asked")
        # The best bot thinks for a while; meanwhile the connection goes on.
        self.house.hall.spawn(self._advise(table, frame), f"hint at {self.table_id}")

    async def _advise(self, table: Table, frame: messages.Hint) -> None:
        bot = bot_names(table.sheet.game)[-1]
        who, address = self.connection.guest or self._line, self.connection.address

        def look() -> Sight:
            match = table.playing()
            if self.table is not table or frame.seat not in match.asked():
                raise Refused("conflict", "err-not-asked")
            return Sight(table.sheet, match.state)

        try:
            move, chances = await self.house.hall.robots.advice(self.table_id, look, frame.seat, bot, who, address)
        except TablesideError as error:
            self.connection.tell(messages.Error(frame.id, problem_of(error)))
            return
        self.connection.tell(messages.Hinted(frame.id, frame.seat, move, bot, chances))

    async def _look(self, frame: messages.Look) -> None:
        table = self._here()
        if frame.seat is not None and frame.seat not in self.connection.seats:
            raise Refused("forbidden", "err-not-your-seat", {"n": frame.seat})
        async with table.alone():
            self.connection.look = frame.seat
            eyes = table.audience.eyes(self.connection, table.sheet.asked)
            self.connection.tell(messages.Looked(broadcast.position(table, eyes)))

    async def _decide(
        self, frame: messages.Say | messages.React | messages.Vote | messages.Resume | messages.Back
    ) -> None:
        table, connection = self._here(), self.connection
        if isinstance(frame, messages.Say | messages.React):
            self.house.limits.take(TALK, self._person)
        seat = connection.seats[0] if connection.seats else None
        key = chat.frame_key(connection, seat, frame.id)
        match frame:
            case messages.Say():
                seq = await chat.say(table, connection, frame)
            case messages.React():
                seq = await chat.react(table, connection, frame)
            case messages.Vote():
                if frame.motion == "rematch" and frame.yes:
                    seq = await self._rematch(table, key)
                else:
                    seq = await votes.vote(table, connection.guest, key, frame.motion, frame.yes, frame.seat)
            case messages.Resume():
                seq = await votes.resume(table, connection.guest, key)
            case messages.Back():
                seq = await votes.back(table, connection.guest, key, frame.seat)
        connection.tell(messages.Ack(frame.id, seq))

    async def _rematch(self, table: Table, key: str) -> int:
        """A yes to a rematch, which may lay a new table: it counts as one, and its bots as those of its host."""
        house, sheet, address = self.house, table.sheet, self.connection.address
        house.limits.take(TABLES, address)
        bots = sheet.has_bots and sheet.rematch is None
        guest = self.connection.guest
        with house.room_for_bots(sheet.host or sheet.id, address, wanted=bots, asker=guest):
            seq = await votes.vote(table, guest, key, "rematch", True, None)
            laid = house.hall.tables.get(table.sheet.rematch or "")
            if laid is not None and not laid.opened_from:
                laid.opened_from = address
        return seq

    # ---- hello ------------------------------------------------------------------------------------------------

    async def _hello(self, hello: messages.Hello) -> None:
        if hello.version != messages.VERSION:
            raise Refused("invalid", "err-protocol-version", {"n": hello.version, "known": messages.VERSION})
        self.leave()
        connection = self.connection
        guest = await self.house.guests.find(connection.guest)
        if connection.ticket is not None:
            caller = await self.house.caller(connection.ticket)
            if caller.guest is None:
                connection.close(DELETED if caller.deleted else ENDED)
                return
        table = await self.house.seen_table(self.table_id, guest, hello.invite)
        async with table.alone():
            if table.gone:
                raise Refused("unavailable", "err-table-moved-on")
            connection.seats = table.sheet.seats_of(connection.guest)
            connection.look = hello.seat if hello.seat in connection.seats else None
            rested = table.rouse()
            welcome = await self._welcome(table, hello.last)
            table.audience.connections.add(connection)
            self.table = table
            welcome.presence = table.audience.presence(table.sheet)
            connection.tell(welcome)
            self.house.hall.robots.askers.met(connection.guest, connection.address)
            if rested:
                table.wake()
        table.used = time.monotonic()
        table.presence_changed()

    async def _welcome(self, table: Table, last: int | None) -> messages.Welcome:
        connection, sheet = self.connection, table.sheet
        eyes = table.audience.eyes(connection, sheet.asked)
        resumed = last is not None and 0 <= sheet.seq - last <= _MOST_MISSED
        after = last if resumed and last is not None else max(0, sheet.seq - _FRESH_LINES)
        told = []
        for seq, line in await self._lines(table, after):
            mine = isinstance(line, journal.MoveLine) and line.by in connection.seats
            frame = journal.frame_for(line, seq, eyes, watching=connection.watching, mine=mine)
            if frame is not None:
                told.append(frame)
        return messages.Welcome(
            version=messages.VERSION,
            seq=sheet.seq,
            resumed=resumed,
            lines=told,
            complete=not resumed and after == 0,
            table=sheet.seen_by(connection.guest),
            seats=connection.seats,
            room="watchers" if connection.watching else "players",
            position=broadcast.position(table, eyes),
            presence=messages.Presence([], 0),
        )

    async def _lines(self, table: Table, after: int) -> list[tuple[int, journal.JournalLine]]:
        """The lines after a number, from memory if they are there."""
        kept = table.lines
        if (kept[0][0] if kept else table.sheet.seq + 1) > after + 1:
            return await load_lines(self.house.store, table.sheet.id, after)
        return [(seq, line) for seq, line in kept if seq > after]


def _decode(data: bytes) -> messages.ClientFrame:
    try:
        return _decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise misread(str(error)) from error


def _id_of(data: bytes) -> str | None:
    try:
        id = _tag.decode(data).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
    return id if id is not None and len(id) <= 40 else None
