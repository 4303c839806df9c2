"""A server in a thread of the test process, and how long each step of its event loop takes.

It measures the processor time of the loop's thread for each callback. Other programs, other threads and the garbage
collector do not count. So the result is the same on a busy machine and on an idle one.
"""

import asyncio
import contextlib
import gc
import threading
import time
from asyncio import events
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import uvicorn

from tableside.server.app_context import AppContext
from tableside.server.http.app import make_app
from tableside.server.http.timeouts import TimedHttpProtocol, TimedWebSocketProtocol
from tableside.server.settings import Settings

NOTED = 0.002  # seconds; shorter steps are not kept


class Steps:
    """The long steps of one thread's event loop."""

    def __init__(self) -> None:
        self.thread = 0
        self.about = ""  # what the test is doing
        self.long: list[tuple[float, str, str]] = []  # seconds, what the test was doing, which callback

    def watch(self, run: Callable[[Any], None]) -> Callable[[Any], None]:
        def timed(handle: Any) -> None:
            if threading.get_ident() != self.thread:
                run(handle)
                return
            began = time.thread_time()
            run(handle)
            if (seconds := time.thread_time() - began) > NOTED:
                self.long.append((seconds, self.about, _name(handle)))

        return timed

    def longest(self, count: int = 12) -> str:
        return "\n".join(
            f"{1000 * s:7.1f} ms  {about}: {name}" for s, about, name in sorted(self.long)[: -count - 1 : -1]
        )

    @property
    def most(self) -> float:
        return max((seconds for seconds, _, _ in self.long), default=0.0)


def _name(handle: Any) -> str:
    callback = getattr(handle, "_callback", None)
    owner = getattr(callback, "__self__", None)
    if isinstance(owner, asyncio.Task):
        frames = [frame.f_code.co_qualname for frame in owner.get_stack()] or [str(owner.get_coro())]
        return f"task {frames[-1]}"
    return str(getattr(callback, "__qualname__", callback))


class Served:
    def __init__(self, url: str, steps: Steps, context: AppContext, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.url = url
        self.port = int(url.rpartition(":")[2])
        self.steps = steps
        self.context = context


@contextlib.contextmanager
def watched_server(folder: Path, **more: Any) -> Iterator[Served]:
    """A server that the test can look into while it is attacked."""
    steps = Steps()
    ready: list[Served] = []
    started, ended = threading.Event(), threading.Event()
    stop: list[Callable[[], object]] = []

    async def serve() -> None:
        steps.thread = threading.get_ident()
        context = AppContext(Settings(folder, limits=0, bot_delay=0, password_memory=64, **more))
        config = uvicorn.Config(
            make_app(context),
            port=0,
            http=TimedHttpProtocol,
            ws=TimedWebSocketProtocol,
            ws_max_size=1_000_000,
            ws_per_message_deflate=False,
            log_config=None,
            timeout_graceful_shutdown=2,
        )
        server = uvicorn.Server(config)
        loop = asyncio.get_running_loop()
        task = asyncio.create_task(server._serve())
        while not server.started:
            await asyncio.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        ready.append(Served(f"http://127.0.0.1:{port}", steps, context, loop))
        stop.append(lambda: loop.call_soon_threadsafe(setattr, server, "should_exit", True))
        steps.long.clear()
        started.set()
        await task

    def run() -> None:
        try:
            asyncio.run(serve())
        finally:
            ended.set()
            started.set()

    plain = events.Handle._run
    events.Handle._run = steps.watch(plain)  # type: ignore[method-assign,assignment]
    gc.collect()
    gc.freeze()
    gc.disable()  # otherwise it would count for the callback that happens to run
    thread = threading.Thread(target=run, name="watched server")
    thread.start()
    try:
        assert started.wait(30)
        assert ready, "the server did not start"
        yield ready[0]
    finally:
        for act in stop:
            act()
        thread.join(20)
        events.Handle._run = plain  # type: ignore[method-assign]
        gc.enable()
        gc.unfreeze()
