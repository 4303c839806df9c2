"""Socket: one connection to a table. It passes frames to a visit and sends what the table tells."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket

from tableside.server import frames
from tableside.server.audience import Connection
from tableside.server.house import House
from tableside.server.limits import CONNECTS
from tableside.server.visit import Visit

_log: Final = logging.getLogger("tableside.socket")


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], house: House, table_id: str) -> None:
    address = house.address(socket)
    if not house.same_origin(socket.headers):
        await socket.close(code=4403, reason="another origin")
        return
    if house.limits.wait(CONNECTS, address):
        await socket.close(code=4429, reason="too many connections")
        return
    guest = await house.guest_of(socket.headers, socket.cookies)
    await socket.accept()
    connection = Connection(guest.id if guest else None, guest.name if guest else "", address)
    house.metrics.connections.inc()
    visit = Visit(house, table_id, connection)
    sender = asyncio.create_task(_send(socket, connection))
    try:
        await _receive(socket, visit)
    finally:
        visit.leave()
        connection.close(frames.Bye("again", final=False))
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await sender
        house.metrics.connections.dec()


async def _send(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    """Send what is in the outbox, at the pace at which the client takes it."""
    send: Callable[[Any], Awaitable[None]] = socket.send
    try:
        while True:
            await connection.wake.wait()
            connection.wake.clear()
            for text in connection.outbox():
                await send({"type": "websocket.send", "text": text})
            if connection.closing is not None:
                bye = msgspec.json.encode(connection.closing).decode()
                await send({"type": "websocket.send", "text": bye})
                await send({"type": "websocket.close", "code": 1001, "reason": connection.closing.reason})
                return
    except Exception as error:
        # The client went away in the middle of a frame; the reader hears of it too.
        _log.debug("send failed", extra={"error": type(error).__name__})


async def _receive(socket: WebSocket[Any, Any, Any], visit: Visit) -> None:
    receive: Callable[[], Awaitable[Any]] = socket.receive
    while True:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text")
        data = text.encode() if text is not None else (message.get("bytes") or b"")
        if not await visit.read(data):
            return
