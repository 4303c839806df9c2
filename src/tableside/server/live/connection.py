"""Connection: what one client does at a table, from hello to goodbye.

A message that cannot be read or is refused is answered with a typed error, and the connection stays open.
"""

import logging
import time
from typing import Final

import msgspec

from tableside.bots import bot_names
from tableside.engine.errors import TablesideError
from tableside.server.app_context import AppContext
from tableside.server.bots.seats import BotPosition
from tableside.server.limits import ADDRESS_MESSAGES, ADVICE, CHAT, MESSAGES, SEAT_MESSAGES, TABLES, VOTES
from tableside.server.live import broadcast, chat, messages, votes
from tableside.server.live.subscribers import Subscriber
from tableside.server.people.account_sync import DELETED, ENDED
from tableside.server.problems import Problem, Refused, problem_of
from tableside.server.tables import journal
from tableside.server.tables.clocks import now_ms
from tableside.server.tables.loading import load_lines
from tableside.server.tables.table import Table
from tableside.server.validation_messages import validation_problem

MAX_MESSAGE_BYTES: Final = 16_384
_MAX_MISSED: Final = 500  # lines that are sent after a reconnect; a client that missed more starts over
_FRESH_LINES: Final = 200  # the newest ones, for a client that starts over
_FLOOD: Final = 200  # refused messages in a row before the connection is closed
_SLOW: Final = 1.0  # seconds; a move that takes longer is logged
_log: Final = logging.getLogger("tableside.visit")
_decoder: Final[msgspec.json.Decoder[messages.ClientMessage]] = msgspec.json.Decoder(messages.ClientMessage)


class _IdOnly(msgspec.Struct):
    """What can be read of a message that does not fit the schema."""

    id: str | None = None


_id_decoder: Final = msgspec.json.Decoder(_IdOnly)


class Connection:
    def __init__(self, context: AppContext, table_id: str, subscriber: Subscriber) -> None:
        self.context = context
        self.table_id = table_id
        self.subscriber = subscriber
        self.table: Table | None = None
        self.idle = False  # waiting for a message
        self._name = f"connection {id(self)}"
        self._person = f"{table_id} {subscriber.guest}" if subscriber.guest is not None else self._name
        self._refused = 0

    async def read(self, data: bytes) -> bool:
        """Do what a message asks; False when the connection should be closed."""
        context, subscriber = self.context, self.subscriber
        if subscriber.closing is not None:
            return True  # it is being closed: nothing more is done for it
        context.metrics.messages.inc()
        began = time.perf_counter()
        id: str | None = None
        try:
            context.limits.take(MESSAGES, self._name)
            context.limits.take(SEAT_MESSAGES, self._person)
            context.limits.take(ADDRESS_MESSAGES, subscriber.address)
            if len(data) > MAX_MESSAGE_BYTES:
                raise Refused("limit", "err-too-big", {"n": MAX_MESSAGE_BYTES})
            message = _decode(data)
            id = getattr(message, "id", None)
            await self._do(message)
        except TablesideError as error:
            return self._refuse(id if id is not None else _id_of(data), problem_of(error))
        except Exception:
            _log.exception("frame failed", extra=self._where())
            return self._refuse(id, problem_of(Refused("unavailable", "err-internal")))
        self._refused = 0
        if isinstance(message, messages.Play):
            seconds = time.perf_counter() - began
            context.metrics.move_seconds.observe(seconds)
            if seconds > _SLOW:
                _log.warning("slow move", extra={**self._where(), "seat": message.seat, "seconds": round(seconds, 3)})
        return True

    def _where(self) -> dict[str, object]:
        """Which table and which seats, for the log."""
        return {"table": self.table_id, "seats": self.subscriber.seats}

    def _refuse(self, id: str | None, problem: Problem) -> bool:
        self.context.metrics.errors.labels(problem.kind).inc()
        self._refused += 1
        level = logging.WARNING if problem.kind == "unavailable" else logging.DEBUG
        if _log.isEnabledFor(level):
            _log.log(level, "refused", extra={**self._where(), "problem": problem.id, "rule": problem.rule})
        self.subscriber.send(messages.Error(id, problem))
        return self._refused < _FLOOD

    def leave(self) -> None:
        if self.table is not None:
            self.table.remove_subscriber(self.subscriber)
            self.table = None

    # ---- messages -------------------------------------------------------------------------------------------

    async def _do(self, message: messages.ClientMessage) -> None:
        match message:
            case messages.Play():
                await self._play(message)
            case messages.Hello():
                await self._hello(message)
            case messages.Ping():
                self.subscriber.send(messages.Pong(now_ms()))
            case messages.Check():
                await self._check(message)
            case messages.Hint():
                await self._hint(message)
            case messages.Look():
                await self._look(message)
            case _:
                await self._act(message)

    def _here(self) -> Table:
        if self.table is None:
            raise Refused("conflict", "err-hello-first")
        return self.table

    def _own(self, seat: int) -> Table:
        """The table, if the seat is the sender's to act for."""
        table = self._here()
        if not table.info.may_play(self.subscriber.guest, seat):
            raise Refused("forbidden", "err-not-your-seat", {"n": seat})
        return table

    async def _play(self, message: messages.Play) -> None:
        table = self._own(message.seat)
        done = await table.play(
            message.seat, message.move, f"{message.seat}:{message.id}", message.id, message.after, message.question
        )
        if done is not None:
            self.subscriber.send(messages.Ack(message.id, done))

    async def _check(self, message: messages.Check) -> None:
        table = self._own(message.seat)
        async with table.lock:
            problem = foretold = None
            state = table.running_match().state
            try:
                state.check(message.seat, message.move)
                foretold = state.foretell(message.seat, message.move)
            except TablesideError as error:
                problem = problem_of(error)
        self.subscriber.send(messages.Checked(message.id, problem, foretold))

    async def _hint(self, message: messages.Hint) -> None:
        table = self._own(message.seat)
        self.context.limits.take(ADVICE, self._person)
        if not table.info.hints_allowed:
            raise Refused("forbidden", "err-hints-off")
        if message.seat not in table.running_match().asked():
            raise Refused("conflict", "err-not-asked")
        # The best bot thinks for a while; meanwhile the connection goes on.
        self.context.registry.spawn(self._advise(table, message), f"hint at {self.table_id}")

    async def _advise(self, table: Table, message: messages.Hint) -> None:
        bot = bot_names(table.info.game)[-1]
        who, address = self.subscriber.guest or self._name, self.subscriber.address

        def current_position() -> BotPosition:
            match = table.running_match()
            if self.table is not table or message.seat not in match.asked():
                raise Refused("conflict", "err-not-asked")
            return BotPosition(table.info, match.state)

        try:
            move, chances = await self.context.registry.bot_seats.advice(
                self.table_id, current_position, message.seat, bot, who, address
            )
        except TablesideError as error:
            self.subscriber.send(messages.Error(message.id, problem_of(error)))
            return
        self.subscriber.send(messages.Hinted(message.id, message.seat, move, bot, chances))

    async def _look(self, message: messages.Look) -> None:
        table = self._here()
        if message.seat is not None and message.seat not in self.subscriber.seats:
            raise Refused("forbidden", "err-not-your-seat", {"n": message.seat})
        async with table.lock:
            self.subscriber.chosen_seat = message.seat
            viewer = table.subscribers.viewer_of(self.subscriber, table.info.asked)
            self.subscriber.send(messages.Looked(broadcast.position(table, viewer)))

    async def _act(
        self,
        message: messages.Say | messages.React | messages.Vote | messages.Resume | messages.Back | messages.Seen,
    ) -> None:
        table, subscriber = self._here(), self.subscriber
        if isinstance(message, messages.Say | messages.React):
            self.context.limits.take(CHAT, self._person)
        seat = subscriber.seats[0] if subscriber.seats else None
        key = chat.request_key(subscriber, seat, message.id)
        match message:
            case messages.Say():
                seq = await chat.say(table, subscriber, message)
            case messages.React():
                seq = await chat.react(table, subscriber, message)
            case messages.Vote():
                self.context.limits.take(VOTES, self._person)
                if message.motion == "rematch" and message.yes:
                    seq = await self._rematch(table, key)
                else:
                    about = (message.seat, message.number)
                    seq = await votes.vote(table, subscriber.guest, key, message.motion, message.yes, *about)
            case messages.Resume():
                seq = await votes.resume(table, subscriber.guest, key)
            case messages.Back():
                seq = await votes.take_seat_back(table, subscriber.guest, key, message.seat)
            case messages.Seen():
                seq = await votes.see_board(table, subscriber.guest, key)
        subscriber.send(messages.Ack(message.id, seq))

    async def _rematch(self, table: Table, key: str) -> int:
        """A yes to a rematch, which may open a new table. It counts like any new table; its bots count for its host."""
        context, info, address = self.context, table.info, self.subscriber.address
        context.limits.take(TABLES, address)
        bots = info.has_bots and info.rematch is None
        guest = self.subscriber.guest
        with context.reserve_bot_table(info.host or info.id, address, wanted=bots, requester=guest):
            seq = await votes.vote(table, guest, key, "rematch", True, None)
            opened = context.registry.tables.get(table.info.rematch or "")
            if opened is not None and not opened.opened_from:
                opened.opened_from = address
        return seq

    # ---- hello ------------------------------------------------------------------------------------------------

    async def _hello(self, hello: messages.Hello) -> None:
        if hello.version != messages.VERSION:
            raise Refused("invalid", "err-protocol-version", {"n": hello.version, "known": messages.VERSION})
        self.leave()
        subscriber = self.subscriber
        guest = await self.context.guests.find(subscriber.guest)
        if subscriber.ticket is not None:
            caller = await self.context.caller(subscriber.ticket)
            if caller.guest is None:
                subscriber.close(DELETED if caller.deleted else ENDED)
                return
        table = await self.context.visible_table(self.table_id, guest, hello.invite)
        async with table.lock:
            if table.unloaded:
                raise Refused("unavailable", "err-table-moved-on")
            subscriber.seats = table.info.seats_of(subscriber.guest)
            subscriber.chosen_seat = hello.seat if hello.seat in subscriber.seats else None
            was_dormant = table.skip_dormant_time()
            welcome = await self._welcome(table, hello.last)
            table.subscribers.add(subscriber)
            self.table = table
            welcome.presence = table.subscribers.presence(table.info)
            subscriber.send(welcome)
            self.context.registry.bot_seats.requesters.note_address(subscriber.guest, subscriber.address)
            if was_dormant:
                table.resume()
        table.touch()
        if subscriber.routed and self.context.cluster is not None:
            self.context.cluster.table_routed(table)

    async def _welcome(self, table: Table, last: int | None) -> messages.Welcome:
        subscriber, info = self.subscriber, table.info
        viewer = table.subscribers.viewer_of(subscriber, info.asked)
        resumed = last is not None and 0 <= info.seq - last <= _MAX_MISSED
        after = last if resumed and last is not None else max(0, info.seq - _FRESH_LINES)
        lines = []
        for seq, line in await self._lines(table, after):
            mine = isinstance(line, journal.MoveLine) and line.by in subscriber.seats
            shown = journal.message_for(line, seq, viewer, watching=subscriber.watching, mine=mine)
            if shown is not None:
                lines.append(shown)
        return messages.Welcome(
            version=messages.VERSION,
            seq=info.seq,
            resumed=resumed,
            lines=lines,
            complete=not resumed and after == 0,
            table=info.seen_by(subscriber.guest),
            seats=subscriber.seats,
            room="watchers" if subscriber.watching else "players",
            position=broadcast.position(table, viewer),
            presence=messages.Presence([], 0),
        )

    async def _lines(self, table: Table, after: int) -> list[tuple[int, journal.JournalLine]]:
        """The lines after a number, from memory if possible."""
        lines = table.log.after(after)
        return lines if lines is not None else await load_lines(self.context.store, table.info.id, after)


def _decode(data: bytes) -> messages.ClientMessage:
    try:
        return _decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise validation_problem(str(error)) from error


def _id_of(data: bytes) -> str | None:
    try:
        id = _id_decoder.decode(data).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
    return id if id is not None and len(id) <= 40 else None
