"""Socket: the WebSocket of a table or of a shared companion. It passes what arrives to a connection and sends what
waits for its subscriber.

It is plain ASGI, so that nothing stands between the network and the table. The objects of a connection hold no
reference cycles. So they leave memory with the connection, without waiting for the garbage collector.
"""

import asyncio
import contextlib
import logging
import re
from collections.abc import Callable
from typing import Any, Final, Protocol, cast

import msgspec
from litestar.connection import ASGIConnection
from litestar.types import Receive, Scope, Send

from tableside.server.app_context import AppContext
from tableside.server.cluster.relay import is_routed, relayed_from
from tableside.server.companions.connection import CompanionConnection
from tableside.server.limits import CONNECTS
from tableside.server.live import messages
from tableside.server.live.connection import Connection
from tableside.server.live.subscribers import Subscriber, do_nothing
from tableside.server.people.account_sync import DELETED, ENDED
from tableside.server.problems import Refused

Opening = ASGIConnection[Any, Any, Any, Any]
PATH: Final = re.compile(r"/api/tables/([^/]{1,40})/socket")
COMPANION_PATH: Final = re.compile(r"/api/companions/([^/]{1,40})/socket")
_log: Final = logging.getLogger("tableside.socket")
_CODES: Final = {"session": 4401, "deleted": 4401, "left": 4401, "revoked": 4403}  # reconnecting would not help


class LiveConnection(Protocol):
    """What the socket needs of a connection."""

    subscriber: Subscriber
    idle: bool

    async def read(self, data: bytes) -> bool: ...
    def leave(self) -> None: ...


async def table_socket(context: AppContext, table_id: str, scope: Scope, receive: Receive, send: Send) -> None:
    await _socket(context, lambda subscriber: Connection(context, table_id, subscriber), scope, receive, send)


async def companion_socket(context: AppContext, room_id: str, scope: Scope, receive: Receive, send: Send) -> None:
    await _socket(context, lambda subscriber: CompanionConnection(context, room_id, subscriber), scope, receive, send)


async def _socket(
    context: AppContext,
    connect: Callable[[Subscriber], LiveConnection],
    scope: Scope,
    receive: Receive,
    send: Send,
) -> None:
    relayed = relayed_from(scope["path"], scope["headers"], context.signer.mac)
    if relayed is not None:  # by another node, which knows where the client is
        scope = cast("Scope", {**scope, "client": (relayed[0], 0), "scheme": relayed[1]})
    opening: Opening = ASGIConnection(scope)
    address = context.address(opening)
    if not context.same_origin(opening.headers, str(scope["scheme"])) or context.limits.seconds_to_wait(
        CONNECTS, address
    ):
        await _event(send, "websocket.close", code=1008)  # before it is accepted: the handshake is refused
        return
    if not context.limits.open_socket(address):
        await _event(send, "websocket.close", code=1008)
        return
    try:
        await _serve_connection(context, connect, address, opening, receive, send)
    finally:
        context.limits.close_socket(address)


async def _serve_connection(
    context: AppContext,
    connect: Callable[[Subscriber], LiveConnection],
    address: str,
    opening: Opening,
    receive: Receive,
    send: Send,
) -> None:
    await context.preloaded()
    try:
        caller = await context.caller_of(opening.headers, opening.cookies)
    except Refused:  # without the database nobody can be recognised: reconnect later
        await _event(send, "websocket.close", code=1013)
        return
    if (await receive())["type"] != "websocket.connect":
        return
    await _event(send, "websocket.accept", subprotocol=None, headers=[])
    guest, routed = caller.guest, is_routed(opening.scope["headers"])
    if guest is None:
        subscriber = Subscriber(None, "", address, routed=routed)
    else:
        subscriber = Subscriber(guest.id, guest.name, address, caller.ticket, caller.until, routed=routed)
    if caller.ended:
        subscriber.close(DELETED if caller.deleted else ENDED)
    context.metrics.connections.inc()
    connection = connect(subscriber)
    sender = asyncio.create_task(_send(send, subscriber))
    receiver = asyncio.create_task(_receive(receive, connection))
    # A client that does not read is not waited for, but what it asked for is finished.
    subscriber.when_slow = lambda: receiver.cancel() if connection.idle else None
    try:
        await asyncio.wait({receiver})
        if not receiver.cancelled():
            receiver.result()
    finally:
        receiver.cancel()
        connection.leave()
        if subscriber.closing is not None:
            await asyncio.wait({sender}, timeout=1)  # so that the goodbye can be sent
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await sender
        subscriber.when_slow = do_nothing
        context.metrics.connections.dec()


async def _event(send: Send, kind: str, **more: Any) -> None:
    event: Any = {"type": kind, **more}
    await send(event)


async def _send(send: Any, subscriber: Subscriber) -> None:
    """Send the outbox at the client's pace."""
    try:
        while True:
            await subscriber.wait()
            while subscriber.outbox:
                await send({"type": "websocket.send", "text": subscriber.take()})
                await asyncio.sleep(0)  # let others run, however fast the client reads
            if subscriber.closing is not None:
                bye, reason = msgspec.json.encode(subscriber.closing).decode(), subscriber.closing.reason
                await send({"type": "websocket.send", "text": bye})
                await send({"type": "websocket.close", "code": _CODES.get(reason, 1001), "reason": reason})
                return
    except Exception as error:
        # The client disconnected in the middle of a message; the receiver notices too.
        _log.debug("send failed", extra={"error": type(error).__name__})


async def _receive(receive: Any, connection: LiveConnection) -> None:
    while connection.subscriber.closing is None:
        connection.idle = True
        message = await receive()
        connection.idle = False
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text")
        data = text.encode() if text is not None else (message.get("bytes") or b"")
        more = await connection.read(data)
        await asyncio.sleep(0)  # let others run, however many messages are waiting
        if not more:
            connection.subscriber.close(messages.Bye("flood", final=False))
            return
