"""Chat and reactions. Players and watchers each have their own room. Watchers see both."""

from tableside.server.live.messages import React, Room, Say
from tableside.server.live.subscribers import Subscriber
from tableside.server.people.guests import clean_text
from tableside.server.problems import Refused
from tableside.server.tables.clocks import now_ms
from tableside.server.tables.journal import ReactLine, SayLine
from tableside.server.tables.table import Table
from tableside.server.tables.table_lock import retry_on_conflict


def speaker(table: Table, subscriber: Subscriber) -> tuple[Room, int | None, str]:
    """The room, the seat and the name with which somebody speaks."""
    if subscriber.guest is None:
        raise Refused("session", "err-session")
    if subscriber.seats:
        seat = subscriber.seats[0]
        return "players", seat, table.info.seats[seat].name
    return "watchers", None, subscriber.name


def request_key(subscriber: Subscriber, seat: int | None, id: str) -> str:
    """The key under which a request is remembered: two people may choose the same id."""
    return f"{seat}:{id}" if seat is not None else f"{subscriber.guest}:{id}"


@retry_on_conflict
async def say(table: Table, subscriber: Subscriber, message: Say) -> int:
    text = clean_text(" ".join(message.text.split()))
    if not text:
        raise Refused("invalid", "err-nothing-said")
    async with table.lock:
        room, seat, name = speaker(table, subscriber)
        key = request_key(subscriber, seat, message.id)
        if key not in table.log.done:
            await table.commit([SayLine(now_ms(), room, seat, name, text)], request_key=key)
        return table.log.done[key]


@retry_on_conflict
async def react(table: Table, subscriber: Subscriber, message: React) -> int:
    async with table.lock:
        room, seat, name = speaker(table, subscriber)
        key = request_key(subscriber, seat, message.id)
        if message.to is not None and not 1 <= message.to <= table.info.seq:
            raise Refused("invalid", "err-no-such-line", {"n": message.to})
        if key not in table.log.done:
            line = ReactLine(now_ms(), room, seat, name, message.reaction, message.to)
            await table.commit([line], request_key=key)
        return table.log.done[key]
