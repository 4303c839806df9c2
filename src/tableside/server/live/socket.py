"""Socket: one connection to a table. It passes frames to a visit and sends what the table tells.

It is plain ASGI: between the wire and the table there is nothing that a move would have to pass. What belongs to a
connection holds no ring of references: it leaves memory with the connection, not when the collector next looks.
"""

import asyncio
import contextlib
import logging
import re
from typing import Any, Final

import msgspec
from litestar.connection import ASGIConnection
from litestar.types import Receive, Scope, Send

from tableside.server.app_context import House
from tableside.server.http.problems import Refused
from tableside.server.limits import CONNECTS
from tableside.server.live import messages
from tableside.server.live.connection import Visit
from tableside.server.live.subscribers import Connection, nothing
from tableside.server.people.account_sync import DELETED, ENDED

Opening = ASGIConnection[Any, Any, Any, Any]
PATH: Final = re.compile(r"/api/tables/([^/]{1,40})/socket")
_log: Final = logging.getLogger("tableside.socket")
_CODES: Final = {"session": 4401, "deleted": 4401, "left": 4401, "revoked": 4403}  # nothing changes by coming again


async def table_socket(house: House, table_id: str, scope: Scope, receive: Receive, send: Send) -> None:
    opening: Opening = ASGIConnection(scope)
    address = house.address(opening)
    if not house.same_origin(opening.headers, str(scope["scheme"])) or house.limits.wait(CONNECTS, address):
        await _event(send, "websocket.close", code=1008)  # before it is accepted: the handshake is refused
        return
    if not house.limits.enter(address):
        await _event(send, "websocket.close", code=1008)
        return
    try:
        await _visit(house, table_id, address, opening, receive, send)
    finally:
        house.limits.leave(address)


async def _visit(house: House, table_id: str, address: str, opening: Opening, receive: Receive, send: Send) -> None:
    await house.warm()
    try:
        caller = await house.caller_of(opening.headers, opening.cookies)
    except Refused:  # nobody can be known while the database is away: come again
        await _event(send, "websocket.close", code=1013)
        return
    if (await receive())["type"] != "websocket.connect":
        return
    await _event(send, "websocket.accept", subprotocol=None, headers=[])
    guest = caller.guest
    if guest is None:
        connection = Connection(None, "", address)
    else:
        connection = Connection(guest.id, guest.name, address, caller.ticket, caller.until)
    if caller.ended:
        connection.close(DELETED if caller.deleted else ENDED)
    house.metrics.connections.inc()
    visit = Visit(house, table_id, connection)
    sender = asyncio.create_task(_send(send, connection))
    receiver = asyncio.create_task(_receive(receive, visit))
    # Nobody waits for a client that does not read; but what it asked for is done to the end.
    connection.when_slow = lambda: receiver.cancel() if visit.idle else None
    try:
        await asyncio.wait({receiver})
        if not receiver.cancelled():
            receiver.result()
    finally:
        receiver.cancel()
        visit.leave()
        if connection.closing is not None:
            await asyncio.wait({sender}, timeout=1)  # the goodbye is on its way
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await sender
        connection.when_slow = nothing
        house.metrics.connections.dec()


async def _event(send: Send, kind: str, **more: Any) -> None:
    event: Any = {"type": kind, **more}
    await send(event)


async def _send(send: Any, connection: Connection) -> None:
    """Send what is in the outbox, at the pace at which the client takes it."""
    try:
        while True:
            await connection.something()
            while connection.outbox:
                await send({"type": "websocket.send", "text": connection.take()})
                await asyncio.sleep(0)  # others have their turn, however fast the client reads
            if connection.closing is not None:
                bye, reason = msgspec.json.encode(connection.closing).decode(), connection.closing.reason
                await send({"type": "websocket.send", "text": bye})
                await send({"type": "websocket.close", "code": _CODES.get(reason, 1001), "reason": reason})
                return
    except Exception as error:
        # The client went away in the middle of a frame; the reader hears of it too.
        _log.debug("send failed", extra={"error": type(error).__name__})


async def _receive(receive: Any, visit: Visit) -> None:
    while visit.connection.closing is None:
        visit.idle = True
        message = await receive()
        visit.idle = False
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text")
        data = text.encode() if text is not None else (message.get("bytes") or b"")
        more = await visit.read(data)
        await asyncio.sleep(0)  # others have their turn, however many frames are waiting
        if not more:
            visit.connection.close(messages.Bye("flood", final=False))
            return
