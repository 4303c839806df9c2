"""Publish and subscribe: news between nodes over one Redis channel. It only says that something happened. Everything
that must not be lost is in the database, and a node that missed news finds it there."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Final

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

_CHANNEL: Final = "tableside:news"
_RETRY: Final = 0.5
_log: Final = logging.getLogger("tableside.wire")


class News(msgspec.Struct, omit_defaults=True):
    """What one node tells the others. News that comes up while the last message is being sent goes out together."""

    node: str
    lines: dict[str, int] = {}  # tables, and the newest line of each
    changed: list[str] = []  # tables that changed without a line
    freed: list[str] = []  # tables whose clocks and bots anyone may take
    here: dict[str, tuple[list[str], int]] = {}  # tables, and who is there: guests, watchers
    asking: list[str] = []  # tables that this node has now: who is there on your node, and which line is the newest?
    dropped: list[str] = []  # tables that this node no longer has
    claimed: list[str] = []  # tables that the load balancer now sends here
    spent: list[tuple[int, str, int]] = []  # of the limits
    companions: list[str] = []  # shared companions that changed


_decoder: Final = msgspec.json.Decoder(News)


class PubSub:
    def __init__(self, url: str, node: str, on_news: Callable[[News], None], on_connected: Callable[[], None]) -> None:
        self._redis = Redis.from_url(url, socket_connect_timeout=2, health_check_interval=5)
        self._node = node
        self._on_news = on_news
        self._on_connected = on_connected
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self.news = News(node)
        self.disconnected = True

    def open(self) -> None:
        work = {"listening for news": self._listen(), "publishing news": self._publish_loop()}
        self._tasks = [asyncio.create_task(task, name=name) for name, task in work.items()]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self.news != News(self._node):
            with contextlib.suppress(RedisError, OSError):
                await self._publish()
        await self._redis.aclose()

    def publish_soon(self) -> None:
        """There is news to publish."""
        self._wake.set()

    async def _publish_loop(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            try:
                await self._publish()
            except (RedisError, OSError) as error:
                # Nothing is kept for later: a node that is connected again asks the database.
                _log.warning("news not told", extra={"error": type(error).__name__})
                await asyncio.sleep(_RETRY)

    async def _publish(self) -> None:
        news, self.news = self.news, News(self._node)
        await self._redis.publish(_CHANNEL, msgspec.json.encode(news))

    async def _listen(self) -> None:
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(_CHANNEL)
                    self.disconnected = False
                    self._on_connected()
                    while True:
                        message = await channel.get_message(timeout=5)
                        if message is not None:
                            self._receive(message["data"])
            except (RedisError, OSError) as error:
                if not self.disconnected:
                    _log.warning("no news", extra={"error": type(error).__name__})
                self.disconnected = True
            await asyncio.sleep(_RETRY)

    def _receive(self, data: bytes) -> None:
        try:
            news = _decoder.decode(data)
        except msgspec.MsgspecError:
            _log.warning("news not understood")  # from another version, or not from us
            return
        if news.node == self._node:
            return
        try:
            self._on_news(news)
        except Exception:  # the next news may still work
            _log.exception("news failed")
