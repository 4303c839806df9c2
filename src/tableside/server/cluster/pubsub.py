"""Wire: news between nodes over one Redis channel. It is a bell, not a book: everything that must not be lost is in
the database, and a node that missed news finds it there."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Final

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

_CHANNEL: Final = "tableside:news"
_TRY_AGAIN: Final = 0.5
_log: Final = logging.getLogger("tableside.wire")


class News(msgspec.Struct, omit_defaults=True):
    """What one node tells the others; what gathered while the last was on its way goes together."""

    node: str
    lines: dict[str, int] = {}  # tables, and the newest line of each
    changed: list[str] = []  # tables that changed without a line
    freed: list[str] = []  # tables whose clocks and bots anyone may take
    here: dict[str, tuple[list[str], int]] = {}  # tables, and who is there: guests, watchers
    asking: list[str] = []  # tables: who is there by you?
    spent: list[tuple[int, str, int]] = []  # of the limits


_decoder: Final = msgspec.json.Decoder(News)


class Wire:
    def __init__(self, url: str, node: str, heard: Callable[[News], None], connected: Callable[[], None]) -> None:
        self._redis = Redis.from_url(url, socket_connect_timeout=2, health_check_interval=5)
        self._node = node
        self._heard = heard
        self._connected = connected
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self.news = News(node)
        self.deaf = True

    def open(self) -> None:
        work = {"hearing news": self._listen(), "telling news": self._tell()}
        self._tasks = [asyncio.create_task(task, name=name) for name, task in work.items()]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self.news != News(self._node):
            with contextlib.suppress(RedisError, OSError):
                await self._publish()
        await self._redis.aclose()

    def ring(self) -> None:
        """There is news to tell."""
        self._wake.set()

    async def _tell(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            try:
                await self._publish()
            except (RedisError, OSError) as error:
                # Nothing is kept for later: whoever can hear again asks the database.
                _log.warning("news not told", extra={"error": type(error).__name__})
                await asyncio.sleep(_TRY_AGAIN)

    async def _publish(self) -> None:
        news, self.news = self.news, News(self._node)
        await self._redis.publish(_CHANNEL, msgspec.json.encode(news))

    async def _listen(self) -> None:
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(_CHANNEL)
                    self.deaf = False
                    self._connected()
                    while True:
                        message = await channel.get_message(timeout=5)
                        if message is not None:
                            self._hear(message["data"])
            except (RedisError, OSError) as error:
                if not self.deaf:
                    _log.warning("no news", extra={"error": type(error).__name__})
                self.deaf = True
            await asyncio.sleep(_TRY_AGAIN)

    def _hear(self, data: bytes) -> None:
        try:
            news = _decoder.decode(data)
        except msgspec.MsgspecError:
            _log.warning("news not understood")  # another version of ours, or a stranger
            return
        if news.node == self._node:
            return
        try:
            self._heard(news)
        except Exception:  # whatever it was, the next news may be better
            _log.exception("news failed")
