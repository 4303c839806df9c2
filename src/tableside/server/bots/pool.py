"""Bot workers: the processes in which bots think. They are started when they are first needed.

They leave the processor to the server where both want it. The spare worker does not: it thinks for people whose bots
would have to wait for one that thinks for somebody else.
"""

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

from tableside.server.bots import process as thinking

Answer = TypeVar("Answer")

_MODEST: Final = 5  # how far the workers stand back, as ``nice`` counts


class BotWorkers:
    def __init__(self, workers: int) -> None:
        self._workers = _Processes(workers, _MODEST)
        self._spare = _Processes(1, 0)

    async def run(self, call: Callable[[], Answer], *, spare: bool) -> Answer:
        if spare:
            return await self._spare.run(call)
        try:
            return await self._workers.run(call)
        finally:
            self._spare.prepare()  # a process takes a while to start, too long for whoever comes in a rush

    def close(self) -> None:
        self._workers.close()
        self._spare.close()


class _Processes:
    def __init__(self, number: int, modesty: int) -> None:
        self._number = number
        self._modesty = modesty
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False

    async def run(self, call: Callable[[], Answer]) -> Answer:
        loop = asyncio.get_running_loop()
        pool = self._started()
        try:
            return await loop.run_in_executor(pool, call)
        except BrokenProcessPool:  # one of them was killed; one new try with new ones
            if self._closed:
                raise
            if self._pool is pool:
                self._end()
            return await loop.run_in_executor(self._started(), call)

    def prepare(self) -> None:
        """Have a process that is ready to think."""
        if self._pool is None and not self._closed:
            self._started().submit(thinking.get_ready)

    def close(self) -> None:
        self._closed = True
        self._end()

    def _end(self) -> None:
        """At once: nobody waits for what they are thinking about."""
        if self._pool is None:
            return
        pool, self._pool = self._pool, None
        processes = list((pool._processes or {}).values())  # before Python 3.14 there is no other way to them
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._number,
                multiprocessing.get_context("spawn"),
                initializer=thinking.settle_in,
                initargs=(self._modesty,),
            )
        return self._pool
