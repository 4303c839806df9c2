"""Relay: passes the socket of a table on to the table's home, byte by byte. Nothing is decoded, so it costs little.

The other node must know where the client is, and cannot take just anybody's word for it. So the relay adds a header
that is signed with the key which all nodes share.
"""

import asyncio
import contextlib
import hmac
import logging
import time
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Final, cast

from tableside.server.cluster.homes import ROUTED, TABLE_PATH, Homes

RELAYED: Final = b"x-tableside-relay"
_CONNECT: Final = 1.0  # seconds
_CLOSE: Final = 10.0  # seconds for a client to read the rest
_AHEAD: Final = 60  # seconds that the clocks of two nodes may differ
_log: Final = logging.getLogger("tableside.relay")
Headers = Iterable[tuple[bytes, bytes]]
Sign = Callable[[bytes], bytes]


class _End(asyncio.Protocol):
    """One end of a relayed connection. What arrives here goes out at the other end."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport | None = None
        self.other: _End | None = None
        self.on_lost: Callable[[], None] = lambda: None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:
        if self.other is not None and self.other.transport is not None:
            self.other.transport.write(data)

    def connection_lost(self, exc: Exception | None) -> None:
        other, self.other, self.transport = self.other, None, None
        if other is not None and other.transport is not None:
            other.other = None
            other.transport.close()
            # A client that reads nothing would never be gone.
            asyncio.get_running_loop().call_later(_CLOSE, other.transport.abort)
        self.on_lost()

    def pause_writing(self) -> None:
        if self.other is not None and self.other.transport is not None:
            self.other.transport.pause_reading()

    def resume_writing(self) -> None:
        if self.other is not None and self.other.transport is not None:
            self.other.transport.resume_reading()


class Relays:
    """The sockets that this node passes on."""

    def __init__(self, homes: Homes, sign: Sign) -> None:
        self.homes = homes
        self._sign = sign
        self._open: dict[_End, str] = {}  # the client's end of each, and the home's address

    def __len__(self) -> int:
        return len(self._open)

    def destination(self, path: str, headers: Headers) -> tuple[str, str] | None:
        """The table or companion that a new socket is for and the address of its home; None if it stays here."""
        found = TABLE_PATH.fullmatch(path)
        if found is None or any(name in (ROUTED, RELAYED) for name, _ in headers):
            return None
        home = self.homes.elsewhere(found[1])
        return None if home is None else (found[1], home)

    async def open(self, client: asyncio.Transport, head: bytes, home: str) -> bool:
        """Connect a client to another node and repeat its request there. False if the node cannot be reached."""
        host, _, port = home.rpartition(":")
        there, here = _End(), _End()
        try:
            async with asyncio.timeout(_CONNECT):
                await asyncio.get_running_loop().create_connection(lambda: there, host.strip("[]"), int(port))
        except (OSError, ValueError) as error:
            _log.warning("node cannot be reached", extra={"node": home, "error": type(error).__name__})
            self.homes.cannot_reach(home)
            return False
        if client.is_closing() or there.transport is None:  # one of them hung up in the meantime
            for transport in (client, there.transport):
                if transport is not None:
                    transport.close()
            return True
        here.transport, here.other, there.other = client, there, here
        here.on_lost = there.on_lost = partial(self._lost, here)
        self._open[here] = home
        client.set_protocol(here)
        there.transport.write(head)
        client.resume_reading()
        return True

    def _lost(self, end: _End) -> None:
        self._open.pop(end, None)

    def signed(self, id: str, host: str, scheme: str) -> bytes:
        """The header that tells the home where the client is."""
        what = f"{id} {int(time.time())} {scheme} {host}".encode()
        return what + b" " + _signature(what, self._sign)

    def close(self, but: Callable[[str], bool] = lambda home: False) -> None:
        """Disconnect the clients, except those whose home fulfils a condition. They connect again by themselves."""
        for end, home in list(self._open.items()):
            if not but(home) and end.transport is not None:
                end.transport.close()

    async def probe(self) -> None:
        """Try again to reach the nodes that could not be reached."""
        for address in self.homes.unreachable:
            host, _, port = address.rpartition(":")
            with contextlib.suppress(OSError, ValueError):
                async with asyncio.timeout(_CONNECT):
                    _, writer = await asyncio.open_connection(host.strip("[]"), int(port))
                writer.close()
                self.homes.can_reach(address)


def relayed_from(path: str, headers: Headers, sign: Sign) -> tuple[str, str] | None:
    """The client's host and scheme, as another node signed them for this path; None if none did."""
    found = TABLE_PATH.fullmatch(path)
    value = next((value for name, value in headers if name == RELAYED), None)
    if value is None or found is None:
        return None
    what, _, signature = value.rpartition(b" ")
    parts = what.decode("latin1").split(" ", 3)
    if len(parts) != 4 or parts[0] != found[1] or not parts[1].isdigit():
        return None
    if not hmac.compare_digest(_signature(what, sign), signature):
        return None
    return (parts[3], parts[2]) if abs(time.time() - int(parts[1])) < _AHEAD else None


def _signature(what: bytes, sign: Sign) -> bytes:
    return sign(b"relay " + what).hex().encode()


def is_routed(headers: Any) -> bool:
    """Whether a load balancer chose this node because of the table."""
    return any(name == ROUTED for name, _ in headers)
