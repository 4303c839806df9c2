"""Serving: uvicorn, saying where it is once it can be reached."""

import asyncio
import socket
import threading
import webbrowser
from collections.abc import Awaitable, Callable

import uvicorn


class Server(uvicorn.Server):
    def __init__(
        self,
        config: uvicorn.Config,
        address: str,
        greeting: str,
        *,
        open_browser: bool,
        farewell: Callable[[], Awaitable[None]],
    ) -> None:
        super().__init__(config)
        self._address = address
        self._greeting = greeting
        self._farewell = farewell
        self._open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(self._greeting, flush=True)
            if self._open_browser:
                threading.Thread(target=webbrowser.open, args=(self._address,), daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Finish what is in flight and say goodbye before connections are closed."""
        for listening in sockets or []:
            listening.close()
        await self._farewell()
        await asyncio.sleep(0.05)  # the goodbyes are on their way
        await super().shutdown(sockets)
