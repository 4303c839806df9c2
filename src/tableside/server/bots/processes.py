"""The processes in which bots think. They are started when they are first needed.

The workers run at a lower priority than the server. The spare process runs at normal priority. It is for people whose
bots would otherwise wait for somebody else's.
"""

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

from tableside.server.bots import worker

Answer = TypeVar("Answer")

_NICE: Final = 5  # priority of the workers, as for ``nice``


class BotProcesses:
    def __init__(self, workers: int) -> None:
        self._workers = _ProcessPool(workers, _NICE)
        self._spare = _ProcessPool(1, 0)

    async def run(self, call: Callable[[], Answer], *, spare: bool) -> Answer:
        if spare:
            return await self._spare.run(call)
        try:
            return await self._workers.run(call)
        finally:
            self._spare.prepare()  # starting it when it is needed would take too long

    def close(self) -> None:
        self._workers.close()
        self._spare.close()


class _ProcessPool:
    def __init__(self, number: int, niceness: int) -> None:
        self._number = number
        self._niceness = niceness
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False

    async def run(self, call: Callable[[], Answer]) -> Answer:
        loop = asyncio.get_running_loop()
        pool = self._started()
        try:
            return await loop.run_in_executor(pool, call)
        except BrokenProcessPool:  # a process was killed: try once more with new ones
            if self._closed:
                raise
            if self._pool is pool:
                self._end()
            return await loop.run_in_executor(self._started(), call)

    def prepare(self) -> None:
        """Start a process and load what bots need."""
        if self._pool is None and not self._closed:
            self._started().submit(worker.preload)

    def close(self) -> None:
        self._closed = True
        self._end()

    def _end(self) -> None:
        """Kill the processes: nobody is waiting for their results."""
        if self._pool is None:
            return
        pool, self._pool = self._pool, None
        processes = list((pool._processes or {}).values())  # before Python 3.14 there is no public way to get them
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._number,
                multiprocessing.get_context("spawn"),
                initializer=worker.init_process,
                initargs=(self._niceness,),
            )
        return self._pool
