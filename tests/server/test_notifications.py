"""A correspondence game calls the webhook of a player who is asked but not connected."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.server.clients import JSON, ME, OPEN, Person, person, serving


class Phone:
    """Receives messages like ntfy: a topic in the path, title and link in the headers, the text in the body."""

    def __init__(self) -> None:
        self.calls: asyncio.Queue[str] = asyncio.Queue()
        self.port = 0

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
        await self.calls.put((head + await reader.readexactly(length)).decode())
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")
        await writer.drain()
        writer.close()

    def address(self, topic: str) -> str:
        return f"http://localhost:{self.port}/{topic}"

    async def call(self) -> str:
        return await asyncio.wait_for(self.calls.get(), 20)


@asynccontextmanager
async def phone() -> AsyncIterator[Phone]:
    made = Phone()
    hook = await asyncio.start_server(made.answer, "127.0.0.1", 0)
    made.port = hook.sockets[0].getsockname()[1]
    yield made
    hook.close()


async def sat_down(anna: Person, ben: Person, **more: JSON) -> str:
    """A correspondence game between two people."""
    table = await anna.open(ME, OPEN, public=True, clock={"kind": "post", "days": 2}, **more)
    await ben.post(f"/api/tables/{table['id']}/join", {})
    return str(table["id"])


async def test_a_webhook_is_called_when_it_is_ones_turn_by_post(tmp_path: Path) -> None:
    arguments = ("--private-webhooks", "--public-url", "http://play.example")
    with serving(tmp_path / "data", *arguments) as server:
        async with phone() as bens, person(server, "Anna") as anna, person(server, "Ben") as ben:
            await ben.post("/api/session", {"webhook": bens.address("ben"), "language": "de"})
            table = await sat_down(anna, ben)
            async with anna.at(table) as sitting:
                await sitting.play()
            call = await bens.call()
            assert call.startswith("POST /ben HTTP/1.1")
            assert f"Host: localhost:{bens.port}" in call
            assert "Title: Du bist am Zug" in call
            assert "Tags: plate_with_cutlery" in call  # an emoji, by ntfy's name for it
            assert f"Click: http://play.example/table/{table}" in call
            assert "Anna" in call.rpartition("\r\n\r\n")[2]
            # A player who is connected sees it anyway.
            async with ben.at(table) as there, anna.at(table) as sitting:
                await there.play()
                await sitting.play() if sitting.position["moves"] else None
                await asyncio.sleep(0.3)
                assert bens.calls.empty()


async def test_a_rival_that_is_a_bot_is_called_by_its_name(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--private-webhooks") as server:
        async with phone() as annas, person(server, "Anna") as anna:
            await anna.post("/api/session", {"webhook": annas.address("anna"), "language": "it"})
            await anna.open(ME, {"kind": "bot", "level": "random"}, clock={"kind": "post", "days": 2})
            call = await annas.call()
            assert "Dishwasher" in call.rpartition("\r\n\r\n")[2]
            assert "Click:" not in call  # others could not open an address that only this machine has


async def test_a_whole_game_by_post_in_which_only_calls_bring_people_back(tmp_path: Path) -> None:
    """Each comes when notified, plays until the other is asked, and leaves. The game ends (BJ-6.2) and verifies."""
    with serving(tmp_path / "data", "--private-webhooks") as server:
        async with phone() as calls, person(server, "Anna") as anna, person(server, "Ben") as ben:
            people = {"anna": anna, "ben": ben}
            for topic, somebody in people.items():
                await somebody.post("/api/session", {"webhook": calls.address(topic)})
            (game,) = [game for game in await anna.get("/api/games") if game["key"] == "burger-joint"]
            table = await sat_down(anna, ben, options={"set": {**game["options"]["set"], "points_to_win": 4}})
            visits = 0
            while (await anna.get(f"/api/tables/{table}"))["status"] != "finished":
                # Burger begins (BJ-2.1) and was notified when Ben sat down.
                topic = (await calls.call()).split(" ")[1].removeprefix("/")
                async with people[topic].at(table) as sitting:
                    assert sitting.position["moves"], f"{topic} was called for nothing"
                    while moves := sitting.position["moves"]:
                        wanted = [move for move in moves if move[0] in "bdp<a"] or moves
                        await sitting.play(wanted[-1])
                        await sitting.reach(sitting.seq)
                visits += 1
            assert visits > 10
            assert calls.calls.empty()
            assert (await anna.get(f"/api/tables/{table}/verify"))["ok"]
