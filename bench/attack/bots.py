"""One guest against everybody's bots: how long somebody else's bot takes to answer, before and during three attacks.

    .venv/bin/python -m bench.attack.bots [--seconds 30] [--limits 1] [--only hints]

It starts a server on a free port of this machine, attacks only that one, and stops by itself. With ``--limits 0``
nothing is refused, so only the queue protects others. ``PYTHONPATH`` chooses the release.

* ``tables``: 100 tables of Rival Restaurants where the guest plays seven masters, all at once.
* ``alone``: 20 tables where eight masters play each other and nobody watches.
* ``hints``: 30 tables, 30 hints at each, asked for again as soon as they are answered.

Meanwhile two other people play the master, one in each game. A bot's time runs from the frame that says that it is
asked to the frame with its move, as the person receives them. The people play at random and without delay.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tools import services

GAMES: Final = ("burger-joint", "rival-restaurants")
ME: Final = {"kind": "me"}
MASTER: Final = {"kind": "bot", "level": "master"}
Frame = dict[str, Any]
Times = dict[str, list[float]]


@contextmanager
def serving(limits: str, delay: str) -> Iterator[str]:
    """The address of a new server."""
    port = services.free_port()
    with tempfile.TemporaryDirectory(prefix="tableside-attack-") as data:
        command = [sys.executable, "-m", "tableside.server.command", "--port", str(port), "--data", data]
        more = ["--limits", limits, "--bot-delay", delay, "--log-level", "error"]
        process = subprocess.Popen([*command, *more], stdout=subprocess.DEVNULL)
        try:
            services.wait_until(lambda: _healthy(port), "the server")
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            try:
                process.wait(30)
            except subprocess.TimeoutExpired:
                process.kill()


def _healthy(port: int) -> bool:
    with contextlib.suppress(httpx.TransportError):
        return httpx.get(f"http://127.0.0.1:{port}/health").status_code == 200
    return False


class Guest:
    def __init__(self, http: httpx.AsyncClient) -> None:
        self.http = http
        self.refused = 0

    async def open(self, game: str, seats: list[Any]) -> str | None:
        """The table's id; None if it was refused."""
        options = {"edition": "deluxe"} if len(seats) > 6 else {}
        answer = await self.http.post("/api/tables", json={"game": game, "seats": seats, "options": options})
        if answer.status_code == 429:
            self.refused += 1
            return None
        answer.raise_for_status()
        return str(answer.json()["id"])

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[ClientConnection]:
        url = str(self.http.base_url).replace("http", "ws", 1).rstrip("/")
        cookie = "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())
        address = f"{url}/api/tables/{table}/socket"
        async with connect(address, additional_headers={"Cookie": cookie}, max_size=None, open_timeout=60) as socket:
            await socket.send('{"type":"hello","version":1}')
            yield socket


@asynccontextmanager
async def guest(url: str, name: str) -> AsyncIterator[Guest]:
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        (await http.post("/api/session", json={"name": name})).raise_for_status()
        yield Guest(http)


class Playing:
    """Plays at random in seat 0 and measures the times of the bot in seat 1."""

    def __init__(self, socket: ClientConnection, seed: int) -> None:
        self._socket = socket
        self._chance = random.Random(seed)
        self._asked: float | None = None
        self._seq = self._sent = 0
        self.times: list[float] = []
        self.over = False

    async def play(self, until: float) -> None:
        while not self.over and (left := until - time.monotonic()) > 0:
            try:
                frame = json.loads(await asyncio.wait_for(self._socket.recv(), left))
            except TimeoutError:
                break
            await self._read(frame)
        if self._asked is not None:  # still no answer: at least this long
            self.times.append(time.monotonic() - self._asked)

    async def _read(self, frame: Frame) -> None:
        self._seq = max(self._seq, frame.get("seq") or 0)
        now = time.monotonic()
        if frame["type"] == "moved" and frame["by"] == 1 and self._asked is not None:
            self.times.append(now - self._asked)
            self._asked = None
        position = frame.get("position")
        if position is None:
            return
        self.over = position.get("outcome") is not None
        if 1 not in position["asked"]:
            self._asked = None
        elif self._asked is None:
            self._asked = now
        if position["moves"] and 0 in position["asked"]:
            await self._move(position["moves"])

    async def _move(self, moves: list[str]) -> None:
        self._sent += 1
        move = self._chance.choice(moves)
        told = {"type": "play", "id": f"m{self._sent}", "seat": 0, "move": move, "after": self._seq}
        await self._socket.send(json.dumps(told))


async def victim(url: str, game: str, until: float, times: Times) -> None:
    async with guest(url, "Anna") as anna:
        for round in range(1000):
            table = await anna.open(game, [ME, MASTER])
            assert table is not None, "the victim was refused a table"
            async with anna.at(table) as socket:
                playing = Playing(socket, round)
                await playing.play(until)
            times[game] += playing.times
            if time.monotonic() > until:
                return


async def victims(url: str, seconds: float) -> Times:
    times: Times = {game: [] for game in GAMES}
    until = time.monotonic() + seconds
    await asyncio.gather(*(victim(url, game, until, times) for game in GAMES))
    return times


# ---- attacks --------------------------------------------------------------------------------------------------


async def many_tables(mallory: Guest, stack: AsyncExitStack) -> list[asyncio.Task[None]]:
    tasks = []
    for number in range(100):
        table = await mallory.open("rival-restaurants", [ME, *[MASTER] * 7])
        if table is not None:
            playing = Playing(await stack.enter_async_context(mallory.at(table)), number)
            tasks.append(asyncio.create_task(playing.play(time.monotonic() + 3600)))
    return tasks


async def only_bots(mallory: Guest, stack: AsyncExitStack) -> list[asyncio.Task[None]]:
    for _ in range(20):
        await mallory.open("rival-restaurants", [MASTER] * 8)
    return []


async def many_hints(mallory: Guest, stack: AsyncExitStack) -> list[asyncio.Task[None]]:
    async def ask(socket: ClientConnection) -> None:
        for number in range(30):
            await socket.send(json.dumps({"type": "hint", "id": f"h{number}", "seat": 0}))
        async for text in socket:
            frame = json.loads(text)
            if frame["type"] == "hinted" or (frame["type"] == "error" and frame["problem"]["id"] != "err-too-fast"):
                mallory.refused += frame["type"] == "error"
                await asyncio.sleep(1 if frame["type"] == "error" else 0)
                await socket.send(json.dumps({"type": "hint", "id": frame["id"], "seat": 0}))

    tasks = []
    for _ in range(30):
        table = await mallory.open("rival-restaurants", [ME, {"kind": "local", "name": "Me too"}])
        assert table is not None
        tasks.append(asyncio.create_task(ask(await stack.enter_async_context(mallory.at(table)))))
    return tasks


ATTACKS: Final = {"tables": many_tables, "alone": only_bots, "hints": many_hints}


async def attacked(url: str, attack: str, seconds: float) -> tuple[Times, int]:
    """The victims' times, and how often the attacker was refused."""
    async with guest(url, "Mallory") as mallory, AsyncExitStack() as stack:
        tasks = await ATTACKS[attack](mallory, stack)
        await asyncio.sleep(2)
        try:
            return await victims(url, seconds), mallory.refused
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


def told(name: str, times: Times, normal: Times | None, refused: int) -> None:
    for game, found in times.items():
        middle, worst = statistics.median(found), max(found)
        slow = sorted(found)[int(0.95 * len(found))]
        ratio = "" if normal is None else f"{middle / statistics.median(normal[game]):.2f}"
        print(
            f"| {name} | {game} | {len(found)} | {middle:.2f} | {slow:.2f} | {worst:.2f} | {ratio} | {refused} |",
            flush=True,
        )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=30, help="for each attack")
    parser.add_argument("--limits", default="1", help="of the server; 0: none")
    parser.add_argument("--bot-delay", default="0.6", help="of the server")
    parser.add_argument("--only", choices=list(ATTACKS))
    args = parser.parse_args()
    print(f"load average {os.getloadavg()[0]:.1f}, processors {len(os.sched_getaffinity(0))}")
    print("| attack | game | answers | median s | 95% s | longest s | times normal | refused |")
    print("|---|---|--:|--:|--:|--:|--:|--:|")
    with serving(args.limits, args.bot_delay) as url:
        asyncio.run(victims(url, min(5.0, args.seconds)))  # the workers start
        normal = asyncio.run(victims(url, args.seconds))
    told("none", normal, None, 0)
    for attack in [args.only] if args.only else ATTACKS:
        with serving(args.limits, args.bot_delay) as url:
            asyncio.run(victims(url, min(5.0, args.seconds)))
            times, refused = asyncio.run(attacked(url, attack, args.seconds))
        told(attack, times, normal, refused)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
