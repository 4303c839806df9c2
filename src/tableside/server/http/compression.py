"""Compression: answers that are large enough are sent with gzip. Long ones are compressed in a thread."""

import asyncio
import gzip
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from litestar.types import ASGIApp, Message, Receive, Scope, Send

_MIN_SIZE: Final = 1000  # bytes
_LONG: Final = 20_000
_LEVEL: Final = 4  # compression level
_KINDS: Final = (b"application/json", b"application/vnd.oai", b"text/", b"image/svg")


def with_compression(app: ASGIApp) -> ASGIApp:
    threads = ThreadPoolExecutor(2, "compression")

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) != "http" or not _accepted(scope):
            await app(scope, receive, send)
            return
        start: Any = None

        async def send_compressed(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start":
                start = message
                return
            if start is not None:
                whole = message["type"] == "http.response.body" and not message.get("more_body")
                body: bytes = message.get("body", b"") if message["type"] == "http.response.body" else b""
                if whole and len(body) >= _MIN_SIZE and _worthwhile(start["headers"]):
                    body = await _compressed(body, threads)
                    start["headers"] = _with_length(start["headers"], len(body))
                    message = {"type": "http.response.body", "body": body, "more_body": False}
                await send(start)
                start = None
            await send(message)

        await app(scope, receive, send_compressed)

    return wrapped


async def _compressed(body: bytes, threads: ThreadPoolExecutor) -> bytes:
    if len(body) < _LONG:
        return _compress(body)
    return await asyncio.get_running_loop().run_in_executor(threads, _compress, body)


def _compress(body: bytes) -> bytes:
    return gzip.compress(body, _LEVEL, mtime=0)


def _accepted(scope: Any) -> bool:
    return any(name == b"accept-encoding" and b"gzip" in value for name, value in scope["headers"])


def _worthwhile(headers: list[tuple[bytes, bytes]]) -> bool:
    given = {name.lower(): value for name, value in headers}
    return b"content-encoding" not in given and given.get(b"content-type", b"").startswith(_KINDS)


def _with_length(headers: list[tuple[bytes, bytes]], length: int) -> list[tuple[bytes, bytes]]:
    kept = [(name, value) for name, value in headers if name.lower() != b"content-length"]
    more = [(b"content-length", str(length).encode()), (b"content-encoding", b"gzip"), (b"vary", b"Accept-Encoding")]
    return kept + more
