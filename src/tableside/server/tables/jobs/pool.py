"""Workers: processes that do what would hold up everybody else: read, check and replay whole games (``chores.py``).

Chores wait in a queue of their own. Addresses take turns, and none has all workers at once, so one stranger cannot keep
the others waiting. A chore ends when its client goes, when it takes too long or wants too much memory, and at once when
the server stops: its process is killed, and the nursery has the next one within milliseconds.
"""

import asyncio
import contextlib
import logging
import os
import socket
import subprocess
import sys
import time
from collections import deque
from collections.abc import Callable, Coroutine, Iterator
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from litestar import Request

from tableside.server.http.problems import Refused
from tableside.server.metrics import Metrics
from tableside.server.settings import Settings
from tableside.server.tables.jobs import fork_server
from tableside.server.tables.jobs.fork_server import BORN, FORK, HEAD, KILL, ORDER, Chore

_T = TypeVar("_T")

MOST_OF_ONE: Final = 24
"""Chores of one address, waiting or being done."""
MOST_WAITING: Final = 200
"""Chores of all addresses."""
MOST_BYTES: Final = 64_000_000
"""Of everything that waits."""
_WARM_UP: Final = 3.0  # seconds after the start until the nursery is there, if nobody needs it before
_PROCESSES: Final = hasattr(os, "fork")  # where there is no such thing threads must do, without limits
_PATIENCE: Final = 0.5  # seconds to see the nursery end
_KEPT: Final = 60.0  # seconds that a worker without a chore is kept
_LARGE: Final = 500_000  # bytes; what a worker took for such a chore it may not give back, so it goes
_MEGABYTE: Final = 1 << 20
_log: Final = logging.getLogger("tableside.workers")
_outcome: Final = msgspec.msgpack.Decoder(fork_server.Outcome)
_encode: Final = msgspec.msgpack.Encoder().encode


class Done(NamedTuple):
    """What a chore found, and its bytes, which may be zipped."""

    found: Any
    body: bytes
    zipped: bool


class _Job(NamedTuple):
    who: str
    chore: Chore
    body: bytes
    answer: "asyncio.Future[Done]"


class _Worker(NamedTuple):
    process: int
    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def do(self, chore: Chore, body: bytes) -> tuple[fork_server.Outcome, bytes]:
        told = _encode(chore)
        self.writer.write(HEAD.pack(len(told), len(body)) + told)
        self.writer.write(body)
        await self.writer.drain()
        head, size = HEAD.unpack(await self.reader.readexactly(HEAD.size))
        outcome = _outcome.decode(await self.reader.readexactly(head))
        return outcome, await self.reader.readexactly(size)


class _Nursery:
    """The process that the workers come from."""

    def __init__(self, process: "subprocess.Popen[bytes]", line: socket.socket) -> None:
        self._process = process
        self._line = line
        self._turn = asyncio.Lock()
        self._mother = False  # of a worker, at least

    @classmethod
    def start(cls) -> "_Nursery":
        ours, theirs = socket.socketpair()
        with theirs:
            ours.setblocking(False)
            command = [sys.executable, "-P", "-m", fork_server.__name__, str(theirs.fileno())]
            path = os.pathsep.join(entry for entry in sys.path if entry)
            process = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                pass_fds=[theirs.fileno()],
                env={**os.environ, "PYTHONPATH": path},
                start_new_session=True,  # Ctrl-C is for the server
            )
        return cls(process, ours)

    async def bear(self, memory: int, seconds: int) -> _Worker:
        ours, theirs = socket.socketpair()
        try:
            async with self._turn:
                with theirs:
                    socket.send_fds(self._line, [ORDER.pack(FORK, memory, seconds)], [theirs.fileno()])
                born = await asyncio.get_running_loop().sock_recv(self._line, BORN.size)
            if not born:
                raise ConnectionResetError
            self._mother = True
            ours.setblocking(False)
            reader, writer = await asyncio.open_unix_connection(sock=ours, limit=_MEGABYTE)
        except BaseException:
            ours.close()
            raise
        return _Worker(BORN.unpack(born)[0], reader, writer)

    def kill(self, worker: _Worker) -> None:
        with contextlib.suppress(OSError):
            self._line.send(ORDER.pack(KILL, worker.process, 0))
        worker.writer.transport.abort()

    def end(self) -> None:
        """It ends when it hears no more from us, and kills its workers first; before it has any, we end it."""
        with contextlib.suppress(OSError):
            self._line.shutdown(socket.SHUT_RDWR)
        if not self._mother:
            self._process.kill()

    async def ended(self) -> None:
        self._line.close()
        with contextlib.suppress(subprocess.TimeoutExpired):  # on a very busy machine it ends after us
            await asyncio.to_thread(self._process.wait, _PATIENCE)


class Workers:
    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._most = settings.check_workers
        self._share = max(1, self._most - 1)  # of one address
        self._memory = settings.check_memory * _MEGABYTE
        self._seconds = settings.check_seconds
        self._metrics = metrics
        self._nursery: asyncio.Future[_Nursery] | None = None
        self._idle: dict[_Worker, asyncio.TimerHandle] = {}
        self._queues: dict[str, deque[_Job]] = {}  # whose turn is next comes first
        self._at_work: dict[str, int] = {}
        self._tasks: dict[asyncio.Task[None], _Job] = {}
        self._beside: set[asyncio.Future[Any]] = set()  # births, and nurseries that end
        self._bytes = 0
        self._closed = False
        self._warm_up: asyncio.TimerHandle | None = None

    def open(self) -> None:
        """Have the nursery ready soon; a server that has just started has better things to do."""
        self._warm_up = asyncio.get_running_loop().call_later(_WARM_UP, self._get_ready)

    def _get_ready(self) -> None:
        if not self._closed and self._nursery is None and _PROCESSES:
            self._nursery = asyncio.ensure_future(asyncio.to_thread(_Nursery.start))

    async def close(self) -> None:
        """End all at once."""
        if self._closed:
            return
        self._closed = True
        if self._warm_up is not None:
            self._warm_up.cancel()
        for queue in list(self._queues.values()):
            for job in queue:
                _refuse(job, Refused("unavailable", "err-stopping"))
        self._queues.clear()
        for task, job in list(self._tasks.items()):
            _refuse(job, Refused("unavailable", "err-stopping"))
            task.cancel()
        if self._nursery is not None:
            (await self._nursery).end()
        await asyncio.gather(*self._tasks, *self._beside, return_exceptions=True)
        for worker in list(self._idle):
            self._let_go(worker)
        if self._nursery is not None:
            await (await self._nursery).ended()

    @property
    def waiting(self) -> int:
        return sum(map(len, self._queues.values()))

    @property
    def working(self) -> int:
        return len(self._tasks)

    # ---- the queue ------------------------------------------------------------------------------------------------

    async def do(self, who: str, name: str, body: bytes, *args: Any, zip: bool = False) -> Done:
        """Have a chore done for an address. Refused says why it was not."""
        if self._closed:
            raise Refused("unavailable", "err-stopping")
        if self._at_work.get(who, 0) + len(self._queues.get(who, ())) >= MOST_OF_ONE:
            self._metrics.check_ends.labels("refused").inc()
            raise Refused("limit", "err-checks-yours", {"n": MOST_OF_ONE})
        if self.waiting >= MOST_WAITING or self._bytes + len(body) > MOST_BYTES:
            self._metrics.check_ends.labels("refused").inc()
            raise Refused("unavailable", "err-checks-full")
        job = _Job(who, Chore(name, list(args), zip), body, asyncio.get_running_loop().create_future())
        self._queues.setdefault(who, deque()).append(job)
        self._bytes += len(body)
        self._next()
        try:
            return await job.answer
        except asyncio.CancelledError:
            self._drop(job)
            raise

    def _drop(self, job: _Job) -> None:
        """Whoever wanted it has gone."""
        self._metrics.check_ends.labels("left").inc()
        queue = self._queues.get(job.who)
        if queue is not None and job in queue:
            queue.remove(job)
            self._bytes -= len(job.body)
            if not queue:
                del self._queues[job.who]
        for task, at_work in self._tasks.items():
            if at_work is job:
                task.cancel()

    def _next(self) -> None:
        """Give the workers that are free something to do, one address after the other."""
        while len(self._tasks) < self._most:
            who = next((who for who in self._queues if self._at_work.get(who, 0) < self._share), None)
            if who is None:
                return
            queue = self._queues.pop(who)
            job = queue.popleft()
            if queue:
                self._queues[who] = queue  # at the end
            self._bytes -= len(job.body)
            self._at_work[who] = self._at_work.get(who, 0) + 1
            task = asyncio.create_task(self._work(job), name=f"checking: {job.chore.name}")
            self._tasks[task] = job
            task.add_done_callback(self._worked)

    def _worked(self, task: asyncio.Task[None]) -> None:
        job = self._tasks.pop(task)
        self._at_work[job.who] -= 1
        if not self._at_work[job.who]:
            del self._at_work[job.who]
        if not task.cancelled() and (error := task.exception()) is not None:
            _refuse(job, error)
        if not self._closed:
            self._next()

    # ---- one chore ------------------------------------------------------------------------------------------------

    async def _work(self, job: _Job) -> None:
        began = time.perf_counter()
        if not _PROCESSES:
            self._settle(job, *await asyncio.to_thread(fork_server.do, job.chore, job.body))
            return
        worker = await self._worker()
        keep = False
        try:
            async with asyncio.timeout(self._seconds):
                outcome, body = await worker.do(job.chore, job.body)
            keep = not outcome.big and len(job.body) + len(body) < _LARGE
            how = self._settle(job, outcome, body)
        except TimeoutError:
            how = "time"
            _refuse(job, Refused("limit", "err-check-time", {"n": self._seconds}))
        except (asyncio.IncompleteReadError, ConnectionError):  # killed by the system
            how = "memory"
            _refuse(job, Refused("limit", "err-check-memory"))
        finally:
            self._put_back(worker, keep=keep)
        self._metrics.check_ends.labels(how).inc()
        self._metrics.check_seconds.observe(time.perf_counter() - began)

    def _settle(self, job: _Job, outcome: fork_server.Outcome, body: bytes) -> str:
        if outcome.problem is not None:
            _refuse(job, Refused.again(outcome.problem))
        elif outcome.big:
            _refuse(job, Refused("limit", "err-check-memory"))
            return "memory"
        elif outcome.fault:
            _log.error("chore failed", extra={"chore": job.chore.name, "error": outcome.fault})
            _refuse(job, RuntimeError(f"chore {job.chore.name} failed"))
            return "fault"
        elif not job.answer.done():
            job.answer.set_result(Done(outcome.found, body, outcome.zipped))
        return "done"

    async def _worker(self) -> _Worker:
        while self._idle:
            worker, timer = self._idle.popitem()
            timer.cancel()
            if not worker.reader.at_eof():
                return worker
        birth = asyncio.ensure_future(self._born())
        self._watch(birth)
        try:
            return await asyncio.shield(birth)
        except asyncio.CancelledError:  # the chore is dropped; the worker is there for the next one
            birth.add_done_callback(self._adopt)
            raise

    async def _born(self) -> _Worker:
        for _ in range(2):
            self._get_ready()
            if self._nursery is None:
                break
            found = await asyncio.shield(self._nursery)
            try:
                return await found.bear(self._memory, self._seconds)
            except OSError as error:  # somebody killed the nursery: one new try with a new one
                _log.warning("nursery lost", extra={"error": type(error).__name__})
                if self._nursery.done() and self._nursery.result() is found:
                    self._nursery = None
                    found.end()
                    self._watch(asyncio.ensure_future(found.ended()))
        raise Refused("unavailable", "err-stopping" if self._closed else "err-checks-full")

    def _watch(self, work: "asyncio.Future[Any]") -> None:
        self._beside.add(work)
        work.add_done_callback(self._beside.discard)

    def _adopt(self, birth: "asyncio.Future[_Worker]") -> None:
        if not birth.cancelled() and birth.exception() is None:
            self._put_back(birth.result(), keep=True)

    def _put_back(self, worker: _Worker, *, keep: bool) -> None:
        if keep and not self._closed:
            self._idle[worker] = asyncio.get_running_loop().call_later(_KEPT, self._let_go, worker)
        else:
            self._kill(worker)

    def _let_go(self, worker: _Worker) -> None:
        self._idle.pop(worker).cancel()
        self._kill(worker)

    def _kill(self, worker: _Worker) -> None:
        if self._nursery is not None and self._nursery.done():
            self._nursery.result().kill(worker)
        else:
            worker.writer.transport.abort()


def _refuse(job: _Job, error: BaseException) -> None:
    if not job.answer.done():
        job.answer.set_exception(error)


def _left() -> Refused:
    return Refused("invalid", "err-misread", {"why": "=the client has left"})  # nobody reads it


@contextlib.contextmanager
def presence(request: Request[Any, Any, Any]) -> Iterator[Callable[[], None]]:
    """For what cannot be broken off once it has begun: what it gives refuses if the client has left by then."""
    gone = asyncio.ensure_future(_gone(request))

    def demand() -> None:
        if gone.done():
            raise _left()

    try:
        yield demand
    finally:
        gone.cancel()


async def while_here(request: Request[Any, Any, Any], work: Coroutine[Any, Any, _T]) -> _T:
    """What is done for a client, as long as the client is there. Its request has been read."""
    task = asyncio.ensure_future(work)
    gone = asyncio.ensure_future(_gone(request))
    try:
        await asyncio.wait({task, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise _left()
        return task.result()
    finally:
        gone.cancel()
        if not task.done():
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Refused):
                await task


async def _gone(request: Request[Any, Any, Any]) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
