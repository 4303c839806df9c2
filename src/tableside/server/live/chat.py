"""Talk: chat and reactions. Players and watchers each have their own room; watchers hear both."""

from tableside.server.http.problems import Refused
from tableside.server.live.messages import React, Room, Say
from tableside.server.live.subscribers import Connection
from tableside.server.people.guests import readable
from tableside.server.tables.clocks import now_ms
from tableside.server.tables.journal import ReactLine, SayLine
from tableside.server.tables.table import Table
from tableside.server.tables.table_lock import patiently


def speaker(table: Table, connection: Connection) -> tuple[Room, int | None, str]:
    """The room, the seat and the name with which somebody speaks."""
    if connection.guest is None:
        raise Refused("session", "err-session")
    if connection.seats:
        seat = connection.seats[0]
        return "players", seat, table.sheet.seats[seat].name
    return "watchers", None, connection.name


def frame_key(connection: Connection, seat: int | None, id: str) -> str:
    """The name under which a frame is remembered: two people may well make the same id."""
    return f"{seat}:{id}" if seat is not None else f"{connection.guest}:{id}"


@patiently
async def say(table: Table, connection: Connection, frame: Say) -> int:
    text = readable(" ".join(frame.text.split()))
    if not text:
        raise Refused("invalid", "err-nothing-said")
    async with table.alone():
        room, seat, name = speaker(table, connection)
        key = frame_key(connection, seat, frame.id)
        if key not in table.done:
            await table.commit([SayLine(now_ms(), room, seat, name, text)], frame=key)
        return table.done[key]


@patiently
async def react(table: Table, connection: Connection, frame: React) -> int:
    async with table.alone():
        room, seat, name = speaker(table, connection)
        key = frame_key(connection, seat, frame.id)
        if frame.to is not None and not 1 <= frame.to <= table.sheet.seq:
            raise Refused("invalid", "err-no-such-line", {"n": frame.to})
        if key not in table.done:
            line = ReactLine(now_ms(), room, seat, name, frame.reaction, frame.to)
            await table.commit([line], frame=key)
        return table.done[key]
