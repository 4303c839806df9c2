"""Memory: what is no longer needed is freed. A connection leaves nothing behind when it closes. Python's garbage
collector runs rarely (``command.py``). On a quiet server it would free reference cycles only after half an hour."""

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import uvicorn
from httptools import HttpRequestParser
from litestar.connection import ASGIConnection
from websockets.asyncio.client import connect

from tableside.bots import Ask, make_bot
from tableside.engine.chance import FastChance
from tableside.engine.game import game_of
from tableside.games.burger_joint.board_sets.reader import DEFAULT, read_set
from tableside.games.burger_joint.core.board import BoardSet
from tableside.server.api_schema import NewTable, SeatWish, SessionChange
from tableside.server.app_context import AppContext
from tableside.server.http.app import make_app
from tableside.server.http.timeouts import TimedHttpProtocol, TimedWebSocketProtocol
from tableside.server.limits import Limits
from tableside.server.live.connection import Connection
from tableside.server.live.subscribers import Subscriber
from tableside.server.settings import Settings
from tableside.server.tables.lifecycle import open_table
from tests.server.in_process_server import running


class Brief(TimedWebSocketProtocol):
    close_seconds = 0.05


KINDS = (Subscriber, Connection, TimedHttpProtocol, Brief, HttpRequestParser, ASGIConnection)


def alive() -> dict[str, int]:
    """Which parts of connections are in memory, in use or waiting for the collector."""
    found: dict[str, int] = {}
    for thing in gc.get_objects():
        if any(kind in type(thing).__mro__ for kind in KINDS):
            found[type(thing).__name__] = found.get(type(thing).__name__, 0) + 1
    return found


@contextlib.asynccontextmanager
async def served(context: AppContext) -> AsyncIterator[int]:
    config = uvicorn.Config(make_app(context), port=0, http=TimedHttpProtocol, ws=Brief, log_config=None)
    async with running(config) as port:
        yield port


async def visited(port: int, table: str, token: str) -> dict[str, Any]:
    """Connect to a table and leave. Returns what was in memory in between."""
    address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
    async with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        await socket.send('{"type": "hello", "version": 1}')
        assert '"welcome"' in str(await socket.recv())
        return alive()


async def test_nothing_of_a_connection_waits_for_the_collector(tmp_path: Path) -> None:
    context = AppContext(Settings(tmp_path, limits=0))
    async with served(context) as port:
        guest = await context.guests.create(SessionChange(name="Anna"), "en")
        wish = NewTable("burger-joint", [SeatWish("me"), SeatWish("open")], public=True)
        table = await open_table(context.registry, guest, wish)
        gc.collect()
        gc.disable()
        try:
            for _ in range(3):
                during = await visited(port, table.info.id, context.signer.token(guest.id))
                assert {"Subscriber", "Connection", "Brief"} <= set(during), "it is looked for in the right place"
            async with asyncio.timeout(5):
                while left := alive():
                    await asyncio.sleep(0.05)
        except TimeoutError:
            raise AssertionError(f"still in memory: {left}") from None
        finally:
            gc.enable()


def test_what_other_nodes_tell_of_strangers_is_forgotten() -> None:
    """Also on a node that nobody uses."""
    now = 0.0
    limits = Limits(1.0, clock=lambda: now)
    for address in range(60_000):
        now += 1.0
        limits.spend([(0, str(address), 1)])
    assert len(limits._buckets) <= 20_001


def test_bots_forget_the_sets_that_guests_brought() -> None:
    """BJ-9.1: each new table may bring its own board set."""
    game, bot = game_of("burger-joint"), make_bot("burger-joint", "head-chef", 1)
    gc.collect()
    before = _sets()
    for number in range(150):
        options = game.options({"set": read_set(DEFAULT) | {"name": f"Set {number}"}})
        state = game.start(options, 2, FastChance(1))
        bot.choose(Ask(state, state.asked()[0]))
    gc.collect()
    assert _sets() - before < 140


def _sets() -> int:
    return sum(type(thing) is BoardSet for thing in gc.get_objects())
