"""A game by post calls the webhook of whoever is asked and not there."""

import asyncio
from pathlib import Path

from tests.server.playing import ME, OPEN, person, serving


async def test_a_webhook_is_called_when_it_is_ones_turn_by_post(tmp_path: Path) -> None:
    calls: asyncio.Queue[bytes] = asyncio.Queue()

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
        await calls.put(head + await reader.readexactly(length))
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")
        await writer.drain()
        writer.close()

    hook = await asyncio.start_server(answer, "127.0.0.1", 0)
    port = hook.sockets[0].getsockname()[1]
    with serving(tmp_path / "data", "--private-webhooks", "--public-url", "http://play.example") as server:
        async with person(server, "Anna") as anna, person(server, "Ben") as ben:
            await ben.post("/api/session", {"webhook": f"http://localhost:{port}/ben", "language": "de"})
            table = await anna.open(ME, OPEN, public=True, clock={"kind": "post", "days": 2})
            await ben.post(f"/api/tables/{table['id']}/join", {})
            async with anna.at(table["id"]) as sitting:
                await sitting.play()
            call = (await asyncio.wait_for(calls.get(), 10)).decode()
            assert call.startswith("POST /ben HTTP/1.1")
            assert f"Host: localhost:{port}" in call
            assert "Title: Du bist am Zug" in call
            assert f"Click: http://play.example/table/{table['id']}" in call
            assert "Anna" in call.rpartition("\r\n\r\n")[2]
            # Whoever is there sees it anyway.
            async with ben.at(table["id"]) as there, anna.at(table["id"]) as sitting:
                await there.play()
                await sitting.play() if sitting.position["moves"] else None
                await asyncio.sleep(0.3)
                assert calls.empty()
    hook.close()
