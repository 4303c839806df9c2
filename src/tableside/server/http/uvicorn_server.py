"""uvicorn, with a greeting once it can be reached and a hook before it shuts down."""

import asyncio
import socket
import threading
import webbrowser
from collections.abc import Awaitable, Callable

import uvicorn


class UvicornServer(uvicorn.Server):
    def __init__(
        self,
        config: uvicorn.Config,
        address: str,
        greeting: str,
        *,
        open_browser: bool,
        before_shutdown: Callable[[], Awaitable[None]],
    ) -> None:
        super().__init__(config)
        self._address = address
        self._greeting = greeting
        self._before_shutdown = before_shutdown
        self._open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(self._greeting, flush=True)
            if self._open_browser:
                threading.Thread(target=webbrowser.open, args=(self._address,), daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Finish what is under way and say goodbye before connections are closed."""
        for listening in sockets or []:
            listening.close()
        await self._before_shutdown()
        await asyncio.sleep(0.05)  # so that the goodbyes are sent
        await super().shutdown(sockets)
