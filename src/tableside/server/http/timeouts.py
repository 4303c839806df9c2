"""Timeouts: how long a connection may keep the server waiting, and how much it may leave unread.

uvicorn waits for ever for the rest of a request and for a client that does not read its answer. A proxy would not, but
on a laptop there is no proxy.
"""

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class _SmallReads(asyncio.BufferedProtocol):
    """Data is read in small pieces, one for each turn of the event loop. A quarter of a megabyte of tiny requests or
    messages at once would hold up everybody else."""

    read_size = 8192  # bytes
    _buffer: Final = bytearray(read_size)  # shared by all: what is read is passed on at once

    def get_buffer(self, sizehint: int) -> memoryview:
        return memoryview(self._buffer)[: self.read_size]

    def buffer_updated(self, nbytes: int) -> None:
        self.data_received(bytes(self._buffer[:nbytes]))

    def data_received(self, data: bytes) -> None:
        raise NotImplementedError


class TimedHttpProtocol(HttpToolsProtocol, _SmallReads):
    """The head of a request must arrive within seconds and is limited in size. The body, and a client that reads the
    answer, may take somewhat longer."""

    head_seconds = 15.0
    body_seconds = 60.0
    read_seconds = 30.0  # to read what the operating system and we have ready
    max_head = 32_768  # bytes

    _due: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None
    _in_head = True
    _head = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn does
        super().connection_made(transport)
        self._expect(self.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect(None)
        self.resume_writing()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._in_head:
            self._head += len(data)
            if self._head > self.max_head:
                self._expect(None)
                self.send_400_response("The head of the request is too long.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head, self._head = True, 0
        self._expect(self.head_seconds)

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._expect(self.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._expect(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._expect(None)
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # it refers to us, and the connection would stay in memory

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(self.read_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _expect(self, seconds: float | None) -> None:
        """Abort unless the next part of the request arrives within this many seconds. None: nothing is missing."""
        if self._due is not None:
            self._due.cancel()
        self._due = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)


class TimedWebSocketProtocol(WebSocketsSansIOProtocol, _SmallReads):
    """Closing first sends everything that waits. A client that does not read would never be gone."""

    read_size = 4096
    close_seconds = 10.0
    max_unread = 1_000_000  # bytes of answers to pings

    def handle_ping(self) -> None:
        if self.transport.get_write_buffer_size() > self.max_unread:
            self.transport.abort()
        else:
            super().handle_ping()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._abort_later()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._abort_later()

    def _abort_later(self) -> None:
        if not self.disconnected:
            self.loop.call_later(self.close_seconds, self.transport.abort)
