"""A real server in its own process, and clients that use it like any other client."""

import asyncio
import contextlib
import itertools
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tableside.server.people.sessions import COOKIE

ROOT = Path(__file__).parents[2]
JSON = dict[str, Any]
QUICK_PASSWORDS = {"TABLESIDE_PASSWORD_MEMORY": "64"}  # KiB, for tests alone
_COMMAND = [sys.executable, "-m", "tableside.server.command"]


class Server:
    """``tableside serve`` on a free port, with a data folder that outlives it."""

    def __init__(self, data: Path, *arguments: str, limits: str = "0", env: dict[str, str] | None = None) -> None:
        self.data = data
        self.env = env or {}
        self.arguments = ["--limits", limits, "--bot-delay", "0", *arguments]
        self.url = ""
        self._process: subprocess.Popen[str] | None = None

    def start(self, port: int = 0) -> "Server":
        self.launch(port)
        return self.ready()

    def launch(self, port: int = 0) -> None:
        log = (self.data.parent / f"{self.data.name}.log").open("a")
        self._process = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "tableside.server.command",
                "--port",
                str(port),
                "--data",
                str(self.data),
                *self.arguments,
            ],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            env={**os.environ, "PYTHONPATH": str(ROOT / "src"), **QUICK_PASSWORDS, **self.env},
        )

    def ready(self) -> "Server":
        """Wait until it can be reached."""
        assert self._process is not None
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line.startswith("Tableside is running at "), f"{line!r}\n{self.log()}"
        self.url = line.split()[-1].replace("localhost", "127.0.0.1")  # so that no host name has to be looked up
        return self

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    def kill(self) -> None:
        """Kill it as a power cut would, without a goodbye."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def stop(self, seconds: float = 15) -> int:
        if self._process is None or self._process.poll() is not None:
            return 0
        self._process.terminate()
        return self._process.wait(seconds)

    @staticmethod
    def stop_all(servers: "list[Server]") -> None:
        for server in servers:
            if server._process is not None:
                server._process.terminate()
        for server in servers:
            server.stop()

    def log(self) -> str:
        return (self.data.parent / f"{self.data.name}.log").read_text()


@contextmanager
def serving(data: Path, *arguments: str, limits: str = "0", env: dict[str, str] | None = None) -> Iterator[Server]:
    server = Server(data, *arguments, limits=limits, env=env).start()
    try:
        yield server
    finally:
        server.stop()


class Person:
    """A guest with a session."""

    def __init__(self, server: Server, http: httpx.AsyncClient, name: str) -> None:
        self.server = server
        self.http = http
        self.name = name

    @property
    def cookie(self) -> str:
        return "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())

    def show(self, token: str) -> None:
        """Use this cookie from now on, and no other."""
        self.http.cookies.clear()
        self.http.cookies.set(COOKIE, token, domain=urlsplit(self.server.url).hostname or "", path="/")

    @asynccontextmanager
    async def on(self, server: Server) -> AsyncIterator["Person"]:
        """The same person at another node."""
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
            someone = Person(server, http, self.name)
            if token := self.http.cookies.get(COOKIE):
                someone.show(token)
            yield someone

    async def get(self, path: str, status: int = 200, **params: Any) -> Any:
        return self._read(await self.http.get(path, params=params), status)

    async def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        return self._read(await self.http.post(path, json=body), status)

    @staticmethod
    def _read(response: httpx.Response, status: int) -> Any:
        assert response.status_code == status, f"{response.status_code}: {response.text[:500]}"
        kind = response.headers.get("content-type", "")
        return response.json() if kind.startswith("application/json") else response.text

    async def open(self, *seats: JSON, **more: Any) -> JSON:
        body = {"game": "burger-joint", "seats": list(seats), **more}
        table: JSON = await self.post("/api/tables", body, 201)
        return table

    @asynccontextmanager
    async def at(self, table: str, *, last: int | None = None, **more: Any) -> AsyncIterator["Sitting"]:
        """Connect to a table and say hello."""
        async with self.connected(table) as sitting:
            await sitting.hello(last, **more)
            yield sitting

    @asynccontextmanager
    async def connected(self, table: str, headers: JSON | None = None) -> AsyncIterator["Sitting"]:
        url = f"{self.server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        cookies = {"Cookie": self.cookie} if self.cookie else {}
        async with connect(url, additional_headers={**cookies, **(headers or {})}, max_size=None) as socket:
            yield Sitting(socket)


@asynccontextmanager
async def person(server: Server, name: str = "") -> AsyncIterator[Person]:
    """A guest, or without a name somebody who has no session."""
    async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
        someone = Person(server, http, name)
        if name:
            await someone.post("/api/session", {"name": name})
        yield someone


_ids = itertools.count()


class Sitting:
    """One connection to a table. ``seen`` holds every frame that arrived."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seen: list[JSON] = []
        self.welcome: JSON = {}
        self.position: JSON = {}
        self.table: JSON = {}
        self.seq = 0

    async def hello(self, last: int | None = None, **more: Any) -> JSON:
        await self.send(type="hello", version=1, last=last, **more)
        self.welcome = await self.wait("welcome")
        return self.welcome

    async def send(self, **frame: Any) -> None:
        await self.socket.send(msgspec.json.encode(frame).decode())

    async def next(self, seconds: float = 10) -> JSON:
        frame: JSON = msgspec.json.decode(await asyncio.wait_for(self.socket.recv(), seconds))
        self.seen.append(frame)
        self.seq = max(self.seq, frame.get("seq", 0))
        if frame["type"] in ("welcome", "moved", "changed", "looked"):
            self.position = frame.get("position") or self.position
            self.table = frame.get("table") or self.table
        return frame

    async def wait(self, kind: str, when: Callable[[JSON], bool] = lambda frame: True, seconds: float = 10) -> JSON:
        """The next frame of a kind. Frames before it are only recorded."""
        until = time.monotonic() + seconds
        while True:
            frame = await self.next(max(0.01, until - time.monotonic()))
            if frame["type"] == kind and when(frame):
                return frame

    async def reach(self, seq: int) -> None:
        """Read until the line with this number has arrived."""
        while self.seq < seq:
            await self.next()

    async def quiet(self, seconds: float = 0.3) -> list[JSON]:
        """Everything that arrives until nothing more comes."""
        found: list[JSON] = []
        with contextlib.suppress(asyncio.TimeoutError):
            while True:
                found.append(await self.next(seconds))
        return found

    async def ask(self, kind: str, answer: str, **frame: Any) -> JSON:
        """Send a frame with an id, and wait for its answer or refusal."""
        id = frame.pop("id", None) or f"f{next(_ids)}"
        await self.send(type=kind, id=id, **frame)
        while True:
            reply = await self.next()
            if reply.get("id") == id and reply["type"] in (answer, "error"):
                return reply

    async def ask_look(self, seat: int | None) -> JSON:
        await self.send(type="look", seat=seat)
        return await self.wait("looked")

    async def play(self, move: str | None = None, *, seat: int | None = None, id: str | None = None) -> JSON:
        """Play a move (by default the first one offered) and wait for the acknowledgement."""
        move = move if move is not None else self.position["moves"][0]
        seat = seat if seat is not None else self.position["seat"]
        return await self.ask("play", "moved", id=id, seat=seat, move=move, after=self.seq)


ME: JSON = {"kind": "me"}
OPEN: JSON = {"kind": "open"}
RANDOM_BOT: JSON = {"kind": "bot", "level": "random"}
