"""Serving: uvicorn, saying where it is once it can be reached."""

import socket
import threading
import webbrowser

import uvicorn


class Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, address: str, *, open_browser: bool) -> None:
        super().__init__(config)
        self._address = address
        self._open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(f"Tableside is at {self._address}", flush=True)
            if self._open_browser:
                threading.Thread(target=webbrowser.open, args=(self._address,), daemon=True).start()
