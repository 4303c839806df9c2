"""Bot workers: bots think in processes of their own, only while somebody waits, and stop at once with the server."""

import asyncio
import os
import time
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from pathlib import Path

import pytest

from bench.attacks import ordinary, tree
from tableside.server.bots.processes import BotProcesses
from tests.server.clients import Person, person, serving


async def test_closing_ends_a_long_thought_at_once() -> None:
    """The bot used to think to the end, and the server waited for it."""
    before = set(tree(os.getpid()))
    workers = BotProcesses(1)
    assert await workers.run(partial(pow, 2, 3), spare=False) == 8
    thoughts = [asyncio.create_task(workers.run(partial(time.sleep, 60), spare=spare)) for spare in (False, True)]
    await asyncio.sleep(1)
    began = time.monotonic()
    workers.close()
    found = await asyncio.gather(*thoughts, return_exceptions=True)
    assert all(isinstance(end, BrokenProcessPool | asyncio.CancelledError) for end in found), "and none begins again"
    assert time.monotonic() - began < 20
    assert not any("spawn_main" in _command(pid) for pid in set(tree(os.getpid())) - before)


def _command(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except OSError:
        return ""


async def test_the_spare_worker_is_ready_before_it_is_needed() -> None:
    """It starts after the first thought of any bot, and not only when there is a rush."""
    before = set(tree(os.getpid()))
    workers = BotProcesses(4)
    try:
        await workers.run(partial(pow, 2, 3), spare=False)
        assert sum("spawn_main" in _command(pid) for pid in set(tree(os.getpid())) - before) == 2
    finally:
        workers.close()
    await asyncio.sleep(0)
    workers._spare.prepare()
    assert workers._spare._pool is None, "nothing starts after the end"


async def test_a_killed_worker_is_replaced() -> None:
    workers = BotProcesses(1)
    try:
        with pytest.raises(BrokenProcessPool):  # this kills the second one as well
            await workers.run(partial(os._exit, 1), spare=False)
        assert await workers.run(partial(pow, 2, 3), spare=False) == 8
    finally:
        workers.close()


async def figure(someone: Person, name: str) -> float:
    lines = (await someone.get("/metrics")).splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith(f"{name} "))


async def test_a_study_that_nobody_waits_for_is_not_thought_about(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--bot-workers", "1") as server:
        async with person(server, "Anna") as anna:
            answer = await anna.http.post("/api/records", content=ordinary())
            path = f"/api/tables/{answer.json()['id']}/study?number="
            lines = []
            for number in range(8):
                _, writer = await asyncio.open_connection("127.0.0.1", server.port)
                writer.write(f"GET {path}{number} HTTP/1.1\r\nHost: x\r\nCookie: {anna.cookie}\r\n\r\n".encode())
                lines.append(writer)
            while not await figure(anna, "tableside_bots_waiting"):  # the first bot's process takes a while to start
                await asyncio.sleep(0.01)
            for writer in lines:
                writer.transport.abort()
            while await figure(anna, "tableside_bots_waiting") or await figure(anna, "tableside_checks_running"):
                await asyncio.sleep(0.05)
            assert await figure(anna, "tableside_bot_seconds_count") <= 4, "those that had begun"
