"""Workers: games are checked in separate processes, with limits, in a fair queue, and only while somebody waits."""

import asyncio
import contextlib
import json
import os
import signal
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from bench.attacks import many_moves, ordinary, tree, wide
from tableside.engine.errors import OptionsError
from tableside.server.metrics import Metrics
from tableside.server.people.passwords import Passwords
from tableside.server.problems import Refused
from tableside.server.settings import Settings
from tableside.server.tables.jobs import pool
from tableside.server.tables.jobs.pool import JobPool
from tests.server.clients import Server

LONG = many_moves()  # takes a worker seconds
SHORT = ordinary()


@contextlib.asynccontextmanager
async def at_work(**more: Any) -> AsyncIterator[JobPool]:
    found = JobPool(Settings(Path("nowhere"), **more), Metrics())
    try:
        yield found
    finally:
        await found.close()


async def verified(found: JobPool, body: bytes = SHORT, who: str = "192.0.2.1") -> dict[str, Any]:
    report: dict[str, Any] = json.loads((await found.do(who, "verify_file", body)).body)
    return report


def started() -> set[int]:
    """The processes that this one started, and theirs."""
    return set(tree(os.getpid())) - {os.getpid()}


async def gone(processes: set[int], seconds: float = 10) -> None:
    until = time.monotonic() + seconds
    while left := {pid for pid in processes if pid in started()}:
        assert time.monotonic() < until, f"still there: {left}"
        await asyncio.sleep(0.05)


async def test_a_record_is_verified_and_what_is_wrong_is_named() -> None:
    async with at_work() as found:
        report = await verified(found)
        assert report["ok"] is True
        assert report["finished"] is True
        with pytest.raises(Refused) as refused:
            await verified(found, b"no record")
        assert refused.value.id == "err-record-json"
        assert refused.value.kind == "invalid"


async def test_too_long_is_ended_and_the_next_one_is_served(monkeypatch: pytest.MonkeyPatch) -> None:
    async with at_work(check_seconds=1) as found:
        await verified(found)
        with monkeypatch.context() as hurry:
            hurry.setattr(found, "_seconds", 0.05)  # however fast the machine is
            with pytest.raises(Refused) as refused:
                await verified(found, LONG)
        assert refused.value.id == "err-check-time"
        assert (await verified(found))["ok"] is True


async def test_too_much_memory_is_refused_and_the_next_one_is_served() -> None:
    async with at_work(check_memory=40) as found:
        with pytest.raises(Refused) as refused:
            await verified(found, wide())
        assert refused.value.id == "err-check-memory"
        assert (await verified(found))["ok"] is True


async def test_one_address_never_has_all_workers() -> None:
    """Its own jobs wait. Those of others do not."""
    async with at_work() as found:
        await verified(found)
        storm = [asyncio.create_task(verified(found, LONG, "192.0.2.66")) for _ in range(6)]
        await asyncio.sleep(0.1)
        assert found.working == 1
        assert (await verified(found, SHORT, "192.0.2.1"))["ok"] is True
        assert not any(task.done() for task in storm)
        for task in storm:
            task.cancel()
        await asyncio.gather(*storm, return_exceptions=True)


async def test_addresses_take_turns() -> None:
    """With one worker: a small request that comes later does not wait for everything that somebody else sent."""
    async with at_work(check_workers=1) as found:
        order: list[str] = []

        async def one(who: str) -> None:
            await verified(found, SHORT, who)
            order.append(who)

        await asyncio.gather(*(one(who) for who in ["a"] * 5 + ["b", "c"]))
        assert sorted(order[:4]) == ["a", "a", "b", "c"] or sorted(order[:3]) == ["a", "b", "c"], order


async def test_the_queue_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "MAX_PER_ADDRESS", 3)
    monkeypatch.setattr(pool, "MAX_WAITING", 4)
    async with at_work(check_workers=1) as found:
        waiting = [asyncio.create_task(verified(found, LONG, "a")) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(Refused) as refused:
            await verified(found, SHORT, "a")
        assert (refused.value.kind, refused.value.id) == ("limit", "err-checks-yours")
        waiting += [asyncio.create_task(verified(found, SHORT, who)) for who in "bc"]
        await asyncio.sleep(0)
        with pytest.raises(Refused) as refused:
            await verified(found, SHORT, "d")
        assert (refused.value.kind, refused.value.id) == ("unavailable", "err-checks-full")
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert (found.waiting, found.working) == (0, 0)
        assert (await verified(found, SHORT, "a"))["ok"] is True


async def test_what_waits_is_bounded_in_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "MAX_WAITING_BYTES", len(LONG) + 1000)
    async with at_work(check_workers=1) as found:
        first = asyncio.create_task(verified(found, LONG, "a"))  # at work
        second = asyncio.create_task(verified(found, LONG, "b"))  # waits
        await asyncio.sleep(0)
        with pytest.raises(Refused) as refused:
            await verified(found, LONG, "c")
        assert refused.value.id == "err-checks-full"
        for task in (first, second):
            task.cancel()
        await asyncio.gather(first, second, return_exceptions=True)
        assert found._bytes == 0


async def test_who_leaves_takes_the_worker_along() -> None:
    async with at_work() as found:
        await verified(found)
        before = started()
        task = asyncio.create_task(verified(found, LONG))
        await asyncio.sleep(0.3)
        [busy] = found._tasks
        assert not busy.done()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert found.working == 0
        await asyncio.sleep(0)
        assert (await verified(found))["ok"] is True
        assert started() != before, "the worker was killed, and another one came"


async def test_closing_ends_everything_at_once() -> None:
    before = started()
    async with at_work() as found:
        waiting = [asyncio.create_task(verified(found, LONG, who)) for who in "aabbccdd"]
        await asyncio.sleep(0.5)
        while not found._idle and found.working < 2:
            await asyncio.sleep(0.05)
        mine = started() - before
        began = time.monotonic()
        await found.close()
        assert time.monotonic() - began < 3
        for answer in await asyncio.gather(*waiting, return_exceptions=True):
            assert isinstance(answer, Refused)
            assert answer.id == "err-stopping"
        await gone(mine)


async def test_closing_before_the_nursery_is_ready() -> None:
    before = started()
    async with at_work() as found:
        task = asyncio.create_task(verified(found))
        await asyncio.sleep(0.02)
        await found.close()
        with pytest.raises(Refused):
            await task
    await gone(started() - before)


async def test_without_processes_threads_must_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "_PROCESSES", False)
    before = started()
    async with at_work() as found:
        assert (await verified(found))["ok"] is True
        with pytest.raises(Refused):
            await verified(found, b"no record")
        assert started() == before


@pytest.mark.parametrize("which", ["nursery", "worker"])
async def test_processes_that_somebody_kills_are_replaced(which: str) -> None:
    async with at_work() as found:
        await verified(found)
        assert found._fork_server is not None
        nursery = (await found._fork_server)._process.pid
        os.kill(nursery if which == "nursery" else next(iter(found._idle)).process, signal.SIGKILL)
        await asyncio.sleep(0.2)
        for _ in range(2):
            assert (await verified(found))["ok"] is True


async def test_passwords_do_not_wait_for_games() -> None:
    """With every worker busy and the queue full."""
    async with at_work() as found:
        await verified(found)
        storm = [asyncio.create_task(verified(found, LONG, who)) for who in "abcdefgh"]
        await asyncio.sleep(0.1)
        assert found.working == 2
        passwords = Passwords(64)
        assert await passwords.matches("long enough", await passwords.hash("long enough"))
        assert found.waiting == 6, "all of that happened before a worker was free"
        for task in storm:
            task.cancel()
        await asyncio.gather(*storm, return_exceptions=True)


async def test_a_client_that_hangs_up_frees_its_worker(server: Server) -> None:
    """Over the network: the metrics of the server say so."""
    async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
        await http.post("/api/verify", content=SHORT)
        for headers in ({}, {"Content-Type": "application/json"}):
            _, writer = await asyncio.open_connection("127.0.0.1", server.port)
            lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
            writer.write(f"POST /api/verify HTTP/1.1\r\nHost: x\r\n{lines}Content-Length: {len(LONG)}\r\n\r\n".encode())
            writer.write(LONG)
            await writer.drain()
            await _figure(http, "tableside_checks_running", 1)
            writer.transport.abort()
            await _figure(http, "tableside_checks_running", 0)
        assert 'tableside_checks_total{end="left"} 2.0' in (await http.get("/metrics")).text


async def _figure(http: httpx.AsyncClient, name: str, wanted: float) -> None:
    until = time.monotonic() + 10
    while f"\n{name} {wanted:.1f}\n" not in (await http.get("/metrics")).text:
        assert time.monotonic() < until, f"{name} is not {wanted}"
        await asyncio.sleep(0.02)


async def test_sigterm_ends_the_server_in_the_middle_of_checks(tmp_path: Path) -> None:
    running = Server(tmp_path / "data").start()
    async with httpx.AsyncClient(base_url=running.url, timeout=60) as http:
        await http.post("/api/verify", content=SHORT)
        storm = [asyncio.create_task(http.post("/api/verify", content=LONG)) for _ in range(4)]
        await asyncio.sleep(1)
        family = set(tree(running.pid))
        assert len(family) >= 3, "the server, the nursery and a worker"
        began = time.monotonic()
        assert await asyncio.to_thread(running.stop) == 0
        assert time.monotonic() - began < 6
        await asyncio.gather(*storm, return_exceptions=True)
    until = time.monotonic() + 10
    while any(Path(f"/proc/{pid}").exists() for pid in family):
        assert time.monotonic() < until, "a worker outlived the server"
        await asyncio.sleep(0.05)


@pytest.mark.parametrize(
    ("name", "value", "problem"),
    [
        ("TABLESIDE_CHECK_SECONDS", "0", "err-option-least"),
        ("TABLESIDE_CHECK_SECONDS", "soon", "err-option-number"),
        ("TABLESIDE_CHECK_MEMORY", "8", "err-option-least"),
        ("TABLESIDE_CHECK_MEMORY", "1000000", "err-option-most"),
    ],
)
def test_wrong_settings_are_named(tmp_path: Path, name: str, value: str, problem: str) -> None:
    with pytest.raises(OptionsError) as refused:
        Settings.from_environment(tmp_path, {name: value})
    assert refused.value.id == problem
    assert refused.value.arguments["where"] == f"={name}"
