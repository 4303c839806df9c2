"""Disconnect: stop work for a client that has gone away."""

import asyncio
import contextlib
from collections.abc import Callable, Coroutine, Iterator
from typing import Any, TypeVar

from litestar import Request

from tableside.server.problems import Refused

_T = TypeVar("_T")


def _client_gone() -> Refused:
    return Refused("invalid", "err-misread", {"why": "=the client has left"})  # nobody reads this


@contextlib.contextmanager
def require_connected(request: Request[Any, Any, Any]) -> Iterator[Callable[[], None]]:
    """For work that cannot be interrupted. Returns a function that refuses if the client has left by then."""
    gone = asyncio.ensure_future(_wait_for_disconnect(request))

    def demand() -> None:
        if gone.done():
            raise _client_gone()

    try:
        yield demand
    finally:
        gone.cancel()


async def while_connected(request: Request[Any, Any, Any], work: Coroutine[Any, Any, _T]) -> _T:
    """Do something for a client as long as it is connected. The body of its request has been read."""
    task = asyncio.ensure_future(work)
    gone = asyncio.ensure_future(_wait_for_disconnect(request))
    try:
        await asyncio.wait({task, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise _client_gone()
        return task.result()
    finally:
        gone.cancel()
        if not task.done():
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Refused):
                await task


async def _wait_for_disconnect(request: Request[Any, Any, Any]) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
