"""Stubborn players: they reconnect, resend what was not answered, and remember every acknowledgement, as
``docs/protocol.md`` asks clients to do."""

import asyncio
import contextlib
import random
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from tests.server.clients import JSON, Server, Sitting

LOST = (OSError, TimeoutError, WebSocketException, InvalidHandshake)


class Player:
    """One seat of one table, played at random over any server that can be reached."""

    nervous = 3.0  # seconds without any frame before it asks again

    def __init__(self, urls: Callable[[], list[str]], cookie: str, table: str, seat: int, tab: str = "") -> None:
        self.urls, self.cookie, self.table, self.seat, self.tab = urls, cookie, table, seat, tab
        self.told: dict[int, tuple[int, int]] = {}  # moves as received: line, who, number
        self.acknowledged: dict[str, int] = {}  # frames, and the line each became
        self.refused: Counter[str] = Counter()
        self.away: list[float] = []  # seconds from losing a connection to the next welcome
        self.seen = 0
        self.over = False
        self._pending: JSON | None = None
        self._dice = random.Random(f"{table} {seat}")
        self._lost: float | None = None
        self._number = 0

    async def play(self, stop: asyncio.Event) -> None:
        turn = self.seat
        while not (stop.is_set() or self.over):
            urls = self.urls()
            server = urls[turn % len(urls)]
            turn += 1
            try:
                url = f"{server.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
                headers = {"Cookie": self.cookie}
                async with connect(url, additional_headers=headers, max_size=None, open_timeout=10) as socket:
                    await self._sit(Sitting(socket), stop)
            except LOST:
                self._lost = self._lost or time.monotonic()
                await asyncio.sleep(0.05)

    async def _sit(self, sitting: Sitting, stop: asyncio.Event) -> None:
        await sitting.hello(self.seen or None)
        if self._lost is not None:
            self.away.append(time.monotonic() - self._lost)
            self._lost = None
        for line in sitting.welcome["lines"]:
            self._answered(line)
        if self._pending is not None:
            await sitting.send(type="play", **self._pending)
        heard = time.monotonic()
        while not stop.is_set():
            if time.monotonic() - heard > self.nervous:  # an answer was lost: ask again
                raise TimeoutError
            self.seen = max(self.seen, sitting.seq)
            position = sitting.position
            if position["outcome"] is not None:
                self.over = True
                return
            if self._pending is None and self.seat in position["asked"] and position["moves"]:
                self._number += 1
                move = self._dice.choice(position["moves"])
                self._pending = {"id": f"{self.tab}{self.seat}-{self._number}", "seat": self.seat, "move": move}
                self._pending["after"] = sitting.seq
                await sitting.send(type="play", **self._pending)
            with contextlib.suppress(asyncio.TimeoutError):
                frame = await sitting.next(0.25)
                heard = time.monotonic()
                self._answered(frame)
                if self._pending is not None and frame.get("id") == self._pending["id"] and frame["type"] == "error":
                    await self._refuse(sitting, frame["problem"])
                if frame["type"] == "bye":
                    raise ConnectionResetError(frame["reason"])

    async def _refuse(self, sitting: Sitting, problem: JSON) -> None:
        self.refused[problem["id"]] += 1
        if problem["kind"] == "unavailable":  # sending the same again later is always safe
            await asyncio.sleep(0.1)
            await sitting.send(type="play", **(self._pending or {}))
        else:
            self._pending = None

    def _answered(self, frame: JSON) -> None:
        if frame["type"] == "moved":
            told = (frame["by"], frame["number"])
            assert self.told.setdefault(frame["seq"], told) == told
        if self._pending is not None and frame.get("id") == self._pending["id"] and frame["type"] in ("moved", "ack"):
            known = self.acknowledged.setdefault(self._pending["id"], frame["seq"])
            assert known == frame["seq"]
            self._pending = None


class Crowd:
    """Two stubborn players at each of several tables."""

    def __init__(self, servers: list[Server]) -> None:
        self.servers = servers
        self.players: list[Player] = []
        self._stop = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._cookies: list[str] = []

    async def sit_down(self, games: list[str]) -> None:
        """A new table of each of these games, with both players seated."""
        async with contextlib.AsyncExitStack() as stack:
            people = [
                await stack.enter_async_context(httpx.AsyncClient(base_url=server.url, timeout=30))
                for server in (self.servers[0], self.servers[-1])
            ]
            for number, http in enumerate(people):
                cookies = {"tableside": self._cookies[number]} if self._cookies[number:] else {}
                http.cookies.update(cookies)
                if not cookies:
                    (await http.post("/api/session", json={"name": f"P{number}"})).raise_for_status()
                    self._cookies.append(http.cookies["tableside"])
            for game in games:
                seats = [{"kind": "me"}, {"kind": "open"}]
                made = await people[0].post("/api/tables", json={"game": game, "seats": seats, "public": True})
                table = made.raise_for_status().json()["id"]
                (await people[1].post(f"/api/tables/{table}/join", json={})).raise_for_status()
                for seat in (0, 1):
                    player = Player(self.urls, f"tableside={self._cookies[seat]}", table, seat)
                    self.players.append(player)
                    self._tasks.append(asyncio.create_task(player.play(self._stop)))

    def urls(self) -> list[str]:
        return [server.url for server in self.servers]

    @property
    def tables(self) -> list[str]:
        return sorted({player.table for player in self.players})

    def acknowledged(self) -> dict[tuple[str, str], int]:
        """Every frame acknowledged so far, by table and frame, with the names used in the journal."""
        return {
            (player.table, f"{player.seat}:{id}"): seq
            for player in self.players
            for id, seq in player.acknowledged.items()
        }

    def fail_early(self) -> None:
        for task in self._tasks:
            if task.done() and (error := task.exception()) is not None:
                raise error

    async def all_go_on(self, seconds: float) -> float:
        """Wait until a move is acknowledged at every table. Returns how long it took."""
        began = time.monotonic()
        before = self._done()
        while any(self._done()[table] == count and not self._over(table) for table, count in before.items()):
            self.fail_early()
            assert time.monotonic() - began < seconds, f"a table stands still for {seconds} s: {self._where(before)}"
            await asyncio.sleep(0.02)
        return time.monotonic() - began

    def _done(self) -> dict[str, int]:
        found = dict.fromkeys(self.tables, 0)
        for player in self.players:
            found[player.table] += len(player.acknowledged)
        return found

    def _over(self, table: str) -> bool:
        return any(player.over for player in self.players if player.table == table)

    def _where(self, before: dict[str, int]) -> list[str]:
        return [
            f"{player.table} seat {player.seat}: {player._pending}, refused {dict(player.refused)}"
            for player in self.players
            if self._done()[player.table] == before[player.table]
        ]

    async def go_home(self) -> None:
        self._stop.set()
        await asyncio.gather(*self._tasks)


@contextlib.asynccontextmanager
async def crowd(servers: list[Server], games: list[str]) -> AsyncIterator[Crowd]:
    found = Crowd(servers)
    await found.sit_down(games)
    try:
        yield found
    finally:
        found._stop.set()
        for task in found._tasks:
            task.cancel()
        await asyncio.gather(*found._tasks, return_exceptions=True)
