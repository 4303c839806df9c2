"""Job pool: worker processes for work that would hold up everybody else: reading, checking and replaying whole games
(``tasks.py``).

Jobs wait in a queue. Addresses take turns, and no address has all workers at once, so that nobody can keep the others
waiting. A job ends when its client leaves, when it takes too long or too much memory, and at once when the server
stops. Its process is killed, and the fork server starts the next one within milliseconds.
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
from typing import Any, Final, NamedTuple

import msgspec

from tableside.server.metrics import Metrics
from tableside.server.problems import Refused
from tableside.server.settings import Settings
from tableside.server.tables.jobs import fork_server
from tableside.server.tables.jobs.fork_server import COMMAND, FORK, FORKED, HEAD, KILL, TaskCall

MAX_PER_ADDRESS: Final = 24
"""Jobs of one address, waiting or running."""
MAX_WAITING: Final = 200
"""Jobs of all addresses."""
MAX_WAITING_BYTES: Final = 64_000_000
"""Of all jobs that wait."""
_START_AFTER: Final = 3.0  # seconds after the start of the server, if the fork server is not needed before
_PROCESSES: Final = hasattr(os, "fork")  # where processes cannot fork, threads must do, without limits
_END_TIMEOUT: Final = 0.5  # seconds to wait for the end of the fork server
_KEEP_IDLE: Final = 60.0  # seconds that a worker without a job is kept
_LARGE: Final = 500_000  # bytes; after such a job a worker may not give its memory back, so it is ended
_MEGABYTE: Final = 1 << 20
_log: Final = logging.getLogger("tableside.workers")
_outcome: Final = msgspec.msgpack.Decoder(fork_server.Outcome)
_encode: Final = msgspec.msgpack.Encoder().encode


class JobResult(NamedTuple):
    """What a task found, and its bytes, which may be compressed."""

    found: Any
    body: bytes
    zipped: bool


class _Job(NamedTuple):
    who: str
    call: TaskCall
    body: bytes
    answer: "asyncio.Future[JobResult]"


class _Worker(NamedTuple):
    process: int
    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def do(self, call: TaskCall, body: bytes) -> tuple[fork_server.Outcome, bytes]:
        encoded = _encode(call)
        self.writer.write(HEAD.pack(len(encoded), len(body)) + encoded)
        self.writer.write(body)
        await self.writer.drain()
        head, size = HEAD.unpack(await self.reader.readexactly(HEAD.size))
        outcome = _outcome.decode(await self.reader.readexactly(head))
        return outcome, await self.reader.readexactly(size)


class _ForkServer:
    """The process that starts the workers."""

    def __init__(self, process: "subprocess.Popen[bytes]", channel: socket.socket) -> None:
        self._process = process
        self._channel = channel
        self._turn = asyncio.Lock()
        self._has_forked = False

    @classmethod
    def start(cls) -> "_ForkServer":
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

    async def fork(self, memory: int, seconds: int) -> _Worker:
        ours, theirs = socket.socketpair()
        try:
            async with self._turn:
                with theirs:
                    socket.send_fds(self._channel, [COMMAND.pack(FORK, memory, seconds)], [theirs.fileno()])
                forked = await asyncio.get_running_loop().sock_recv(self._channel, FORKED.size)
            if not forked:
                raise ConnectionResetError
            self._has_forked = True
            ours.setblocking(False)
            reader, writer = await asyncio.open_unix_connection(sock=ours, limit=_MEGABYTE)
        except BaseException:
            ours.close()
            raise
        return _Worker(FORKED.unpack(forked)[0], reader, writer)

    def kill(self, worker: _Worker) -> None:
        with contextlib.suppress(OSError):
            self._channel.send(COMMAND.pack(KILL, worker.process, 0))
        worker.writer.transport.abort()

    def end(self) -> None:
        """It ends when we close the channel, and kills its workers first. If it has none yet, we kill it."""
        with contextlib.suppress(OSError):
            self._channel.shutdown(socket.SHUT_RDWR)
        if not self._has_forked:
            self._process.kill()

    async def ended(self) -> None:
        self._channel.close()
        with contextlib.suppress(subprocess.TimeoutExpired):  # on a very busy machine it ends after us
            await asyncio.to_thread(self._process.wait, _END_TIMEOUT)


class JobPool:
    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._most = settings.check_workers
        self._share = max(1, self._most - 1)  # of one address
        self._memory = settings.check_memory * _MEGABYTE
        self._seconds = settings.check_seconds
        self._metrics = metrics
        self._fork_server: asyncio.Future[_ForkServer] | None = None
        self._idle: dict[_Worker, asyncio.TimerHandle] = {}
        self._queues: dict[str, deque[_Job]] = {}  # whose turn is next comes first
        self._at_work: dict[str, int] = {}
        self._tasks: dict[asyncio.Task[None], _Job] = {}
        self._beside: set[asyncio.Future[Any]] = set()  # workers being started, and fork servers that end
        self._bytes = 0
        self._closed = False
        self._start_later: asyncio.TimerHandle | None = None

    def open(self) -> None:
        """Start the fork server soon, but not at once: a server that has just started has better things to do."""
        self._start_later = asyncio.get_running_loop().call_later(_START_AFTER, self._start_fork_server)

    def _start_fork_server(self) -> None:
        if not self._closed and self._fork_server is None and _PROCESSES:
            self._fork_server = asyncio.ensure_future(asyncio.to_thread(_ForkServer.start))

    async def close(self) -> None:
        """Stop all jobs at once."""
        if self._closed:
            return
        self._closed = True
        if self._start_later is not None:
            self._start_later.cancel()
        for queue in list(self._queues.values()):
            for job in queue:
                _refuse(job, Refused("unavailable", "err-stopping"))
        self._queues.clear()
        for task, job in list(self._tasks.items()):
            _refuse(job, Refused("unavailable", "err-stopping"))
            task.cancel()
        if self._fork_server is not None:
            (await self._fork_server).end()
        await asyncio.gather(*self._tasks, *self._beside, return_exceptions=True)
        for worker in list(self._idle):
            self._let_go(worker)
        if self._fork_server is not None:
            await (await self._fork_server).ended()

    @property
    def waiting(self) -> int:
        return sum(map(len, self._queues.values()))

    @property
    def working(self) -> int:
        return len(self._tasks)

    # ---- the queue ------------------------------------------------------------------------------------------------

    async def do(self, who: str, name: str, body: bytes, *args: Any, zip: bool = False) -> JobResult:
        """Run a task for an address. Refused says why it could not be done."""
        if self._closed:
            raise Refused("unavailable", "err-stopping")
        if self._at_work.get(who, 0) + len(self._queues.get(who, ())) >= MAX_PER_ADDRESS:
            self._metrics.check_ends.labels("refused").inc()
            raise Refused("limit", "err-checks-yours", {"n": MAX_PER_ADDRESS})
        if self.waiting >= MAX_WAITING or self._bytes + len(body) > MAX_WAITING_BYTES:
            self._metrics.check_ends.labels("refused").inc()
            raise Refused("unavailable", "err-checks-full")
        job = _Job(who, TaskCall(name, list(args), zip), body, asyncio.get_running_loop().create_future())
        self._queues.setdefault(who, deque()).append(job)
        self._bytes += len(body)
        self._next()
        try:
            return await job.answer
        except asyncio.CancelledError:
            self._drop(job)
            raise

    def _drop(self, job: _Job) -> None:
        """Nobody waits for it any more."""
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
            task = asyncio.create_task(self._work(job), name=f"checking: {job.call.name}")
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

    # ---- one job --------------------------------------------------------------------------------------------------

    async def _work(self, job: _Job) -> None:
        began = time.perf_counter()
        if not _PROCESSES:
            self._settle(job, *await asyncio.to_thread(fork_server.run_task, job.call, job.body))
            return
        worker = await self._worker()
        keep = False
        try:
            async with asyncio.timeout(self._seconds):
                outcome, body = await worker.do(job.call, job.body)
            keep = not outcome.big and len(job.body) + len(body) < _LARGE
            how = self._settle(job, outcome, body)
        except TimeoutError:
            how = "time"
            _refuse(job, Refused("limit", "err-check-time", {"n": self._seconds}))
        except (asyncio.IncompleteReadError, ConnectionError):  # killed by the operating system
            how = "memory"
            _refuse(job, Refused("limit", "err-check-memory"))
        finally:
            self._put_back(worker, keep=keep)
        self._metrics.check_ends.labels(how).inc()
        self._metrics.check_seconds.observe(time.perf_counter() - began)

    def _settle(self, job: _Job, outcome: fork_server.Outcome, body: bytes) -> str:
        if outcome.problem is not None:
            _refuse(job, Refused.from_problem(outcome.problem))
        elif outcome.big:
            _refuse(job, Refused("limit", "err-check-memory"))
            return "memory"
        elif outcome.fault:
            _log.error("chore failed", extra={"chore": job.call.name, "error": outcome.fault})
            _refuse(job, RuntimeError(f"chore {job.call.name} failed"))
            return "fault"
        elif not job.answer.done():
            job.answer.set_result(JobResult(outcome.found, body, outcome.zipped))
        return "done"

    async def _worker(self) -> _Worker:
        while self._idle:
            worker, timer = self._idle.popitem()
            timer.cancel()
            if not worker.reader.at_eof():
                return worker
        starting = asyncio.ensure_future(self._start_worker())
        self._watch(starting)
        try:
            return await asyncio.shield(starting)
        except asyncio.CancelledError:  # the job is dropped; the worker is kept for the next one
            starting.add_done_callback(self._adopt)
            raise

    async def _start_worker(self) -> _Worker:
        for _ in range(2):
            self._start_fork_server()
            if self._fork_server is None:
                break
            found = await asyncio.shield(self._fork_server)
            try:
                return await found.fork(self._memory, self._seconds)
            except OSError as error:  # somebody killed the fork server: try once more with a new one
                _log.warning("nursery lost", extra={"error": type(error).__name__})
                if self._fork_server.done() and self._fork_server.result() is found:
                    self._fork_server = None
                    found.end()
                    self._watch(asyncio.ensure_future(found.ended()))
        raise Refused("unavailable", "err-stopping" if self._closed else "err-checks-full")

    def _watch(self, work: "asyncio.Future[Any]") -> None:
        self._beside.add(work)
        work.add_done_callback(self._beside.discard)

    def _adopt(self, starting: "asyncio.Future[_Worker]") -> None:
        if not starting.cancelled() and starting.exception() is None:
            self._put_back(starting.result(), keep=True)

    def _put_back(self, worker: _Worker, *, keep: bool) -> None:
        if keep and not self._closed:
            self._idle[worker] = asyncio.get_running_loop().call_later(_KEEP_IDLE, self._let_go, worker)
        else:
            self._kill(worker)

    def _let_go(self, worker: _Worker) -> None:
        self._idle.pop(worker).cancel()
        self._kill(worker)

    def _kill(self, worker: _Worker) -> None:
        if self._fork_server is not None and self._fork_server.done():
            self._fork_server.result().kill(worker)
        else:
            worker.writer.transport.abort()


def _refuse(job: _Job, error: BaseException) -> None:
    if not job.answer.done():
        job.answer.set_exception(error)
