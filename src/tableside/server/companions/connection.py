"""Connection: what one phone does at a shared companion, from hello to goodbye."""

import logging
from typing import Final

import msgspec

from tableside.engine.errors import TablesideError
from tableside.server.app_context import AppContext
from tableside.server.companions import messages
from tableside.server.companions.room import Room, send
from tableside.server.limits import ADDRESS_MESSAGES, MESSAGES
from tableside.server.live.subscribers import Subscriber
from tableside.server.problems import Problem, Refused, problem_of
from tableside.server.tables.clocks import now_ms
from tableside.server.validation_messages import validation_problem

MAX_MESSAGE_BYTES: Final = 16_384
_FLOOD: Final = 200  # refused messages in a row before the connection is closed
_log: Final = logging.getLogger("tableside.companions")
_decoder: Final[msgspec.json.Decoder[messages.ClientMessage]] = msgspec.json.Decoder(messages.ClientMessage)


class CompanionConnection:
    def __init__(self, context: AppContext, room_id: str, subscriber: Subscriber) -> None:
        self.context = context
        self.subscriber = subscriber
        self.idle = False  # waiting for a message
        self._room_id = room_id
        self._room: Room | None = None
        self._name = f"companion connection {id(self)}"
        self._refused = 0

    async def read(self, data: bytes) -> bool:
        """Do what a message asks; False when the connection should be closed."""
        if self.subscriber.closing is not None:
            return True
        request: str | None = None
        try:
            self.context.limits.take(MESSAGES, self._name)
            self.context.limits.take(ADDRESS_MESSAGES, self.subscriber.address)
            if len(data) > MAX_MESSAGE_BYTES:
                raise Refused("limit", "err-too-big", {"n": MAX_MESSAGE_BYTES})
            message = _decode(data)
            request = getattr(message, "id", None)
            await self._do(message)
        except TablesideError as error:
            return self._refuse(request, problem_of(error))
        except Exception:
            _log.exception("message failed", extra={"companion": self._room_id})
            return self._refuse(request, problem_of(Refused("unavailable", "err-internal")))
        self._refused = 0
        return True

    def _refuse(self, request: str | None, problem: Problem) -> bool:
        self.context.metrics.errors.labels(problem.kind).inc()
        self._refused += 1
        send(self.subscriber, messages.CompanionFault(request, problem))
        return self._refused < _FLOOD

    def leave(self) -> None:
        room, self._room = self._room, None
        if room is not None:
            room.leave(self.subscriber)
            room.send_rights()

    async def _do(self, message: messages.ClientMessage) -> None:
        rooms, subscriber = self.context.companions, self.subscriber
        match message:
            case messages.CompanionHello():
                await self._hello(message)
            case messages.CompanionPing():
                send(subscriber, messages.CompanionPong(now_ms()))
            case messages.CompanionAct():
                seq = await rooms.act(self._here(), subscriber.guest, message.id, message.action)
                send(subscriber, messages.CompanionAck(message.id, seq))
            case messages.CompanionAllow():
                await rooms.allow(self._here(), subscriber.guest, message.phone, message.allowed)
                send(subscriber, messages.CompanionAck(message.id, 0))

    def _here(self) -> Room:
        if self._room is None:
            raise Refused("conflict", "err-hello-first")
        return self._room

    async def _hello(self, hello: messages.CompanionHello) -> None:
        if hello.version != messages.VERSION:
            raise Refused("invalid", "err-protocol-version", {"n": hello.version, "known": messages.VERSION})
        self.leave()
        room = await self.context.companions.find(self._room_id)
        await self.context.companions.join(room, self.subscriber.guest, self.subscriber.name)
        async with room.lock:  # what is being written comes as an entry, after the welcome
            room.join(self.subscriber)
            self._room = room
            guest = self.subscriber.guest
            last = hello.last if hello.last <= room.seq else 0
            entries = [entry.message(guest) for entry in room.entries[last:]]
            rights = room.rights(guest)
            send(self.subscriber, messages.CompanionWelcome(messages.VERSION, now_ms(), room.seq, entries, rights))
        room.send_rights()


def _decode(data: bytes) -> messages.ClientMessage:
    try:
        return _decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise validation_problem(str(error)) from error
