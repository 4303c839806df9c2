"""Slow clients: a client that sends half a request or does not read is disconnected, and others notice nothing."""

import asyncio
import contextlib
import re
import time
from collections.abc import AsyncIterator
from typing import Any

import uvicorn

from tableside.server.http.timeouts import TimedHttpProtocol
from tests.security.raw_socket import PING, frame, raw_socket
from tests.server.clients import ME, OPEN, Person
from tests.server.in_process_server import running


class Hasty(TimedHttpProtocol):
    head_seconds = body_seconds = read_seconds = 0.4


async def _app(scope: Any, receive: Any, send: Any) -> None:
    """Reads the body, answers with thirty megabytes."""
    if scope["type"] != "http":
        return
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"30000000")]})
    for _ in range(30):
        await send({"type": "http.response.body", "body": bytes(1_000_000), "more_body": True})
    await send({"type": "http.response.body", "body": b""})


@contextlib.asynccontextmanager
async def hasty() -> AsyncIterator[int]:
    """A server that waits for less than a second."""
    config = uvicorn.Config(_app, port=0, http=Hasty, lifespan="off", log_config=None, timeout_graceful_shutdown=1)
    async with running(config) as port:
        yield port


async def until_cut(reader: asyncio.StreamReader) -> float:
    began = time.monotonic()
    with contextlib.suppress(ConnectionError):
        while await asyncio.wait_for(reader.read(1 << 20), 10):
            pass
    return time.monotonic() - began


async def test_a_request_that_never_ends_is_cut() -> None:
    """Byte by byte with pauses. The whole header must arrive in time, not only the next byte. So must the body."""
    head = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n"
    async with hasty() as port:
        for start, drops in (
            (b"", b""),
            (b"GET / HT", b""),
            (b"GET / HTTP/1.1\r\n", b"X: y\r\n"),
            (head + b"\r\n", b"z"),
        ):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(start)

            async def drip(writer: asyncio.StreamWriter, drops: bytes) -> None:
                with contextlib.suppress(ConnectionError):
                    for _ in range(40):
                        await asyncio.sleep(0.1)
                        writer.write(drops)
                        await writer.drain()

            dripping = asyncio.create_task(drip(writer, drops))
            assert await until_cut(reader) < 3, start
            await dripping
            writer.close()


async def test_an_answer_that_nobody_takes_is_not_kept() -> None:
    async with hasty() as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1024)
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        await asyncio.sleep(2)
        found = 0
        with contextlib.suppress(ConnectionError):
            while data := await reader.read(1 << 20):
                found += len(data)
        assert found < 25_000_000, "it was cut before its end"
        writer.close()
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        whole = 0
        while data := await reader.read(1 << 20):
            whole += len(data)
        assert whole > 30_000_000, "who reads gets all of it"
        writer.close()


async def figure(someone: Person, name: str) -> float:
    found = re.search(rf"^{name} (\S+)$", await someone.get("/metrics"), re.MULTILINE)
    assert found is not None
    return float(found[1])


async def test_who_does_not_read_is_let_go_and_costs_little(anna: Person, ben: Person) -> None:
    table = (await anna.open(ME, OPEN, public=True))["id"]
    await ben.post(f"/api/tables/{table}/join", {})
    memory = await figure(anna, "process_resident_memory_bytes")
    lines = []
    async with anna.at(table) as good:
        open_sockets = await figure(anna, "tableside_connections")
        for _ in range(4):
            _, writer = await raw_socket(ben, table)
            lines.append(writer)
            writer.write(frame(b'{"type":"hello","version":1}'))
        asking = frame(b'{"type":"look","seat":null}') * 100
        longest = 0.0
        for _ in range(30):  # each answer contains a whole position
            for writer in lines:
                if not writer.is_closing():
                    writer.write(asking)
            began = time.monotonic()
            assert (await good.ask("say", "ack", text="on we go"))["type"] == "ack"
            longest = max(longest, time.monotonic() - began)
        until = time.monotonic() + 20
        while await figure(anna, "tableside_connections") > open_sockets:
            assert time.monotonic() < until, "still there"
            await asyncio.sleep(0.2)
        assert (await good.ask("say", "ack", text="gone"))["type"] == "ack"
        assert longest < 5
    assert await figure(anna, "process_resident_memory_bytes") - memory < 60_000_000
    for writer in lines:
        writer.transport.abort()


async def test_pings_whose_answers_nobody_reads_do_not_pile_up(anna: Person) -> None:
    table = (await anna.open(ME, {"kind": "local"}))["id"]
    memory = await figure(anna, "process_resident_memory_bytes")
    _, writer = await raw_socket(anna, table)
    pings = frame(bytes(125), PING) * 4000
    with contextlib.suppress(ConnectionError, TimeoutError):
        for _ in range(60):  # thirty megabytes
            writer.write(pings)
            await asyncio.wait_for(writer.drain(), 5)
    assert writer.is_closing() or writer.transport.get_write_buffer_size() > 0, "all of it was taken"
    assert await figure(anna, "process_resident_memory_bytes") - memory < 20_000_000
    writer.transport.abort()
