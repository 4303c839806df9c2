"""The HTTP side of a node that passes sockets on to the home of their table."""

from typing import Any

import httptools
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from tableside.server.cluster.relay import RELAYED, Relays
from tableside.server.http.timeouts import TimedHttpProtocol


class RelayingHttpProtocol(TimedHttpProtocol):
    relays: Relays
    proxy: str  # whose headers about the client's address are trusted

    def handle_websocket_upgrade(self) -> None:
        path = httptools.parse_url(self.url).path.decode("ascii", "replace")
        if self.relays.destination(path, self.scope["headers"]) is None:
            super().handle_websocket_upgrade()
            return
        self._expect(None)
        self.transport.pause_reading()
        task = self.loop.create_task(self._relay_or_close(path))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _relay_or_close(self, path: str) -> None:
        try:
            await self._relay(path)
        except BaseException:
            self.transport.abort()  # nobody reads from it any more
            raise

    async def _relay(self, path: str) -> None:
        """To the home, or to the next one if that cannot be reached; at last the socket stays here."""
        host, scheme = await self._client()
        headers = [(name, value) for name, value in self.scope["headers"] if name != RELAYED]
        lines = [f"{self.scope['method']} ".encode() + self.url + b" HTTP/1.1"]
        lines += [name + b": " + value for name, value in headers]
        while (found := self.relays.destination(path, headers)) is not None:
            id, home = found
            signed = RELAYED + b": " + self.relays.signed(id, host, scheme)
            if await self.relays.open(self.transport, b"\r\n".join([*lines, signed, b"", b""]), home):
                self.connections.discard(self)
                self.parser = None  # type: ignore[assignment]  # as in the class above
                return
        if not self.transport.is_closing():
            self.transport.resume_reading()
            super().handle_websocket_upgrade()

    async def _client(self) -> tuple[str, str]:
        """Where the client is, and how it came, according to the proxy if there is one."""
        scheme = "wss" if self.scheme == "https" else "ws"
        scope: Any = {"type": "websocket", "client": self.client, "scheme": scheme, "headers": self.scope["headers"]}

        async def nothing(*_: Any) -> None:
            pass

        await ProxyHeadersMiddleware(nothing, self.proxy)(scope, nothing, nothing)  # type: ignore[arg-type]
        return (scope["client"] or ("?", 0))[0], scope["scheme"]


def relaying(relays: Relays, proxy: str) -> type[TimedHttpProtocol]:
    """The protocol of one node."""
    return type("NodeHttpProtocol", (RelayingHttpProtocol,), {"relays": relays, "proxy": proxy})
