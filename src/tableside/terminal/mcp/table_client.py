"""One seat at one table of a server, over the documented protocol. It has the rights of its seat and nothing more.

A reader task keeps the newest position and the log. Requests carry an id; their answer is the line with this id.
"""

import asyncio
import contextlib
import json
import uuid
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tableside.engine.errors import OptionsError, TablesideError

Json = dict[str, Any]
_VERSION: Final = 1
_ANSWERS: Final = ("moved", "ack", "checked", "error")
_SECONDS: Final = 30.0  # for an answer
_KEPT: Final = 400  # lines of the log


class Refused(TablesideError):
    """The server refused a request. ``text`` says why, in English."""

    def __init__(self, problem: Json) -> None:
        super().__init__("agent-refused", {"why": f"={problem['text']}"})
        self.rule = problem.get("rule") or ""
        self.text: str = problem["text"]  # with its rule


class TableClient:
    """A guest of a server. ``open`` or ``join`` takes a seat; then ``position`` and ``table`` are always the newest."""

    def __init__(self, server: str, name: str) -> None:
        self.server = server.rstrip("/")
        self.name = name
        self.table: Json = {}
        self.position: Json | None = None
        self.lines: list[Json] = []
        self.seq = 0
        self._token = ""
        self._invite = ""
        self._http: httpx.AsyncClient | None = None
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._waiting: dict[str, asyncio.Future[Json]] = {}
        self._changed = asyncio.Condition()

    # ---- HTTP -----------------------------------------------------------------------------------------------

    async def request(self, method: str, path: str, body: Any = None) -> Any:
        """A request to the server, as this guest. Refused if the server says no."""
        http = await self._guest()
        return await self._send(http, method, path, body)

    async def _guest(self) -> httpx.AsyncClient:
        if self._http is None:
            http = httpx.AsyncClient(base_url=self.server, timeout=_SECONDS)
            try:
                session = await self._send(http, "POST", "/api/session", {"name": self.name})
            except BaseException:
                await http.aclose()
                raise
            self._token = session["token"]
            http.cookies.clear()
            http.headers["Authorization"] = f"Bearer {self._token}"
            self._http = http
        return self._http

    async def _send(self, http: httpx.AsyncClient, method: str, path: str, body: Any) -> Any:
        try:
            answer = await http.request(method, path, json=body)
            data: Any = answer.json() if answer.content else {}
        except (httpx.HTTPError, ValueError) as error:
            told = {"name": f"={self.server}", "why": f"={error!s:.100}"}
            raise OptionsError("err-agent-server", told) from error
        if answer.is_error:
            raise Refused(data["problem"])
        return data

    # ---- a seat ---------------------------------------------------------------------------------------------

    async def open(self, body: Json) -> str:
        """Open a table and sit down. Returns the link that invites others."""
        await self._leave()
        table = await self.request("POST", "/api/tables", body)
        invite = await self.request("GET", f"/api/tables/{table['id']}/invite")
        await self._sit(table["id"], invite["token"])
        return str(invite["link"])

    async def join(self, link: str) -> None:
        """Take an open seat at the table of a link. Somebody who already sits there comes back to their seat."""
        parts = urlsplit(link.strip())
        table = parts.path.rstrip("/").rpartition("/")[2]
        if parts.scheme not in ("http", "https") or not parts.netloc or "/table/" not in parts.path or not table:
            raise OptionsError("err-agent-link", {"text": f"={link[:120]}"})
        server = f"{parts.scheme}://{parts.netloc}"
        await self._leave()
        if server != self.server:
            await self._forget()
            self.server = server
        invite = parse_qs(parts.query).get("invite", [""])[0]
        seen = await self.request("GET", f"/api/tables/{table}?invite={invite}")
        if not any(seat["you"] for seat in seen["seats"]):
            await self.request("POST", f"/api/tables/{table}/join", {"invite": invite})
        await self._sit(table, invite)

    async def _sit(self, table: str, invite: str) -> None:
        self.table = {"id": table}
        self.lines, self.seq, self.position, self._invite = [], 0, None, invite
        await self._connect()

    async def _connect(self) -> None:
        address = f"{self.server.replace('http', 'ws', 1)}/api/tables/{self.table['id']}/socket"
        headers = {"Authorization": f"Bearer {self._token}"}
        try:
            self._socket = await connect(address, additional_headers=headers, max_size=None)
        except (OSError, ConnectionClosed) as error:
            told = {"name": f"={self.server}", "why": f"={error!s:.100}"}
            raise OptionsError("err-agent-server", told) from error
        await self._socket.send(_json(type="hello", version=_VERSION, invite=self._invite, last=self.seq or None))
        self._take(json.loads(await asyncio.wait_for(self._socket.recv(), _SECONDS)))
        self._reader = asyncio.create_task(self._read(self._socket))
        if self.position is not None:
            await self._socket.send(_json(type="seen", id=str(uuid.uuid4())))

    async def _leave(self) -> None:
        """Disconnect. The seat stays ours."""
        if self._reader is not None:
            self._reader.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._reader
        if self._socket is not None:
            await self._socket.close()
        self._reader = self._socket = None
        self.table, self.position = {}, None

    async def _forget(self) -> None:
        if self._http is not None:
            await self._http.aclose()
        self._http, self._token = None, ""

    async def close(self) -> None:
        await self._leave()
        await self._forget()

    # ---- the socket -----------------------------------------------------------------------------------------

    async def _read(self, socket: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for text in socket:
                frame: Json = json.loads(text)
                started = self.position is None
                self._take(frame)
                if started and self.position is not None:
                    await socket.send(_json(type="seen", id=str(uuid.uuid4())))
                future = self._waiting.get(frame.get("id") or "")
                if future is not None and not future.done() and frame["type"] in _ANSWERS:
                    future.set_result(frame)
                async with self._changed:
                    self._changed.notify_all()
        async with self._changed:  # those who wait see that the connection is gone, and connect again
            self._changed.notify_all()

    def _take(self, frame: Json) -> None:
        if frame["type"] == "error" and frame.get("id") is None:
            raise Refused(frame["problem"])
        lines = frame["lines"] if frame["type"] == "welcome" else [frame]
        if frame["type"] == "welcome" and not frame["resumed"]:
            self.lines = []
        self.lines += [line for line in lines if line["type"] in ("moved", "said", "changed")]
        del self.lines[:-_KEPT]
        self.seq = max(self.seq, frame.get("seq") or 0)
        self.table = frame.get("table") or self.table
        self.position = frame.get("position") or self.position

    async def ask(self, kind: str, **fields: Any) -> Json:
        """Send a request and wait for its answer. If the connection was lost, connect again and repeat it: an id takes
        effect only once."""
        id = str(uuid.uuid4())
        loop = asyncio.get_running_loop()
        for _ in range(2):
            await self.stay_connected()
            assert self._socket is not None
            future: asyncio.Future[Json] = loop.create_future()
            self._waiting[id] = future
            try:
                await self._socket.send(_json(type=kind, id=id, **fields))
                answer = await asyncio.wait_for(future, _SECONDS)
            except (ConnectionClosed, TimeoutError):
                continue
            finally:
                self._waiting.pop(id, None)
            if answer["type"] == "error":
                raise Refused(answer["problem"])
            return answer
        raise OptionsError("err-agent-server", {"name": f"={self.server}", "why": "=no answer"})

    async def stay_connected(self) -> None:
        """Connect again if the connection was lost. OptionsError without a table."""
        if not self.table:
            raise OptionsError("err-agent-no-table")
        if self._reader is None or self._reader.done():
            await self._connect()

    async def wait_until(self, ready: Callable[[], bool], seconds: float) -> bool:
        """Wait until something holds at the table. False if the time is up."""
        await self.stay_connected()
        reader = self._reader
        assert reader is not None
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds), self._changed:
                await self._changed.wait_for(lambda: ready() or reader.done())
        return ready()

    # ---- what the seat knows --------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """Our seat. OptionsError without one."""
        for number, seat in enumerate(self.table.get("seats", ())):
            if seat["you"]:
                return number
        raise OptionsError("err-agent-no-table")

    @property
    def asked(self) -> bool:
        """Whether the game waits for us."""
        return self.position is not None and self.seat in self.position["asked"]

    @property
    def over(self) -> bool:
        return self.position is not None and self.position["outcome"] is not None


def _json(**frame: Any) -> str:
    return json.dumps(frame)
