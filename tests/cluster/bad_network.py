"""A bad connection: a socket proxy that drops, duplicates, delays and reorders frames in both directions, and sometimes
closes the connection."""

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import AsyncIterator

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from tests.server.clients import Server


class BadLine:
    def __init__(self, server: Server, seed: int) -> None:
        self._server = server
        self._dice = random.Random(seed)
        self.done: Counter[str] = Counter()
        self.url = ""

    async def _serve(self, client: ServerConnection) -> None:
        assert client.request is not None
        headers = {"Cookie": client.request.headers["Cookie"]}
        url = self._server.url.replace("http", "ws", 1) + client.request.path
        with contextlib.suppress(ConnectionClosed, OSError):
            async with connect(url, additional_headers=headers, max_size=None) as server:
                ways = [asyncio.create_task(self._carry(*way)) for way in ((client, server), (server, client))]
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                for way in ways:
                    way.cancel()

    async def _carry(
        self, source: ClientConnection | ServerConnection, target: ClientConnection | ServerConnection
    ) -> None:
        held: str | bytes | None = None  # to be sent after the next frame
        sending: set[asyncio.Task[None]] = set()
        with contextlib.suppress(ConnectionClosed):
            async for frame in source:
                chance = self._dice.random()
                if b"hello" in _bytes(frame) or b"welcome" in _bytes(frame):
                    await target.send(frame)
                elif chance < 0.05:
                    self.done["dropped"] += 1
                elif chance < 0.15:
                    self.done["doubled"] += 1
                    await target.send(frame)
                    await target.send(frame)
                elif chance < 0.25 and held is None:
                    self.done["reordered"] += 1
                    held = frame
                    continue
                elif chance < 0.35:
                    self.done["delayed"] += 1
                    sending.add(asyncio.create_task(self._later(target, frame)))
                elif chance < 0.355:
                    self.done["hung up"] += 1
                    return
                else:
                    await target.send(frame)
                if held is not None:
                    await target.send(held)
                    held = None

    async def _later(self, target: ClientConnection | ServerConnection, frame: str | bytes) -> None:
        await asyncio.sleep(self._dice.uniform(0.01, 0.15))
        with contextlib.suppress(ConnectionClosed):
            await target.send(frame)


def _bytes(frame: str | bytes) -> bytes:
    return frame[:30].encode() if isinstance(frame, str) else frame[:30]


@contextlib.asynccontextmanager
async def bad_line(server: Server, seed: int) -> AsyncIterator[BadLine]:
    line = BadLine(server, seed)
    async with serve(line._serve, "127.0.0.1", 0, max_size=None) as listening:
        port = next(iter(listening.sockets)).getsockname()[1]
        line.url = f"http://127.0.0.1:{port}"
        yield line
