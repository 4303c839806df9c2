"""Fork server: a process that has loaded all the rules and only forks workers, each a copy of itself.

A copy starts within milliseconds and shares the loaded memory. So a worker that takes too long, needs too much memory
or lost its client is simply killed, and the next one starts at once. A worker gets one task at a time over its channel;
the operating system limits its memory and its time. The fork server ends with the server, and its workers end with it,
however the server ends.

    python -m tableside.server.tables.jobs.fork_server FD    # a socket to the server
"""

import array
import contextlib
import gc
import os
import select
import signal
import socket
import struct
import sys
import traceback
from pathlib import Path
from typing import Any, Final

import msgspec

from tableside.engine.errors import TablesideError
from tableside.engine.game import game_keys, game_of
from tableside.server.problems import Problem, Refused, problem_of
from tableside.server.tables.jobs.tasks import TASKS, compress

if sys.platform != "win32":
    import resource

COMMAND: Final = struct.Struct(">cQQ")  # to the fork server: what, and two numbers
FORKED: Final = struct.Struct(">Q")  # its answer to FORK: the worker's process id
FORK: Final = b"f"  # memory in bytes, seconds; the worker's channel comes with it
KILL: Final = b"k"  # a process id
HEAD: Final = struct.Struct(">QQ")  # between server and worker: the sizes of what follows
_USUAL_SIZE: Final = 512 << 20  # bytes


class TaskCall(msgspec.Struct, array_like=True):
    """What a worker does with the bytes that follow. ``zip``: the answer may be compressed."""

    name: str
    args: list[Any]
    zip: bool


class Outcome(msgspec.Struct, array_like=True):
    """How it went. If it failed, exactly one of ``problem``, ``fault`` and ``big`` says why."""

    found: Any = None
    zipped: bool = False
    problem: Problem | None = None
    fault: str = ""  # a traceback
    big: bool = False  # it needed too much memory


_call: Final = msgspec.msgpack.Decoder(TaskCall)
_encode: Final = msgspec.msgpack.Encoder().encode
_ZIP_FROM: Final = 1000  # bytes


# ---- a worker -----------------------------------------------------------------------------------------------------


def run_task(call: TaskCall, body: bytes) -> tuple[Outcome, bytes]:
    try:
        found, answer = TASKS[call.name](body, *call.args)
        if call.zip and len(answer) >= _ZIP_FROM:
            return Outcome(found, zipped=True), compress(answer)
        return Outcome(found), answer
    except TablesideError as error:
        return Outcome(problem=problem_of(error)), b""
    except RecursionError:
        return Outcome(problem=problem_of(Refused("invalid", "err-misread", {"why": "=nested too deeply"}))), b""
    except MemoryError:
        return Outcome(big=True), b""
    except Exception:
        return Outcome(fault=traceback.format_exc()), b""


def _work(channel: socket.socket, memory: int, seconds: int) -> None:
    _limit_memory(memory)
    gc.disable()
    while True:
        head, size = HEAD.unpack(_read(channel, HEAD.size))
        _limit_time(seconds)
        try:
            call, body = _call.decode(_read(channel, head)), _read(channel, size)
            outcome, answer = run_task(call, body)
            del call, body
            encoded = _encode(outcome)
        except MemoryError:
            outcome, answer = Outcome(big=True), b""
            encoded = _encode(outcome)
        channel.sendall(HEAD.pack(len(encoded), len(answer)) + encoded)
        channel.sendall(answer)
        if outcome.big:
            return  # it may still hold memory: the next task gets a new worker
        del outcome, answer, encoded
        gc.collect()  # only now: during a long record it would run again and again


def _read(channel: socket.socket, size: int) -> bytes:
    """Exactly so many bytes."""
    found = bytearray(size)
    view = memoryview(found)
    while view:
        count = channel.recv_into(view)
        if count == 0:
            raise EOFError
        view = view[count:]
    return bytes(found)


def _limit_memory(memory: int) -> None:
    """So much more than a new worker has."""
    with contextlib.suppress(OSError, ValueError):  # not every system has this limit; time is limited anyway
        resource.setrlimit(resource.RLIMIT_AS, (_size() + memory, resource.RLIM_INFINITY))


def _size() -> int:
    """The address space of this process, or a guess where the system does not say."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    except (OSError, ValueError):
        return _USUAL_SIZE


def _limit_time(seconds: int) -> None:
    """The server ends a task that takes too long; if the server itself is gone, the system does."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    most = int(used.ru_utime + used.ru_stime) + seconds + 1
    resource.setrlimit(resource.RLIMIT_CPU, (most, resource.RLIM_INFINITY))


# ---- the fork server ----------------------------------------------------------------------------------------------


def _fork_worker(server: socket.socket, channel: int, memory: int, seconds: int) -> int:
    child = os.fork()
    if child:
        os.close(channel)
        return child
    code = 1
    try:
        server.close()
        with socket.socket(fileno=channel) as mine:
            _work(mine, memory, seconds)
    except (EOFError, ConnectionError):
        code = 0  # the server needs it no more
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(code)


def serve(server: socket.socket) -> None:
    """Do what the server asks for until it is gone."""
    children: set[int] = set()
    fds = array.array("i")
    while True:
        clean_text, _, _ = select.select([server], [], [], 1.0 if children else None)
        _reap(children)
        if not clean_text:
            continue
        data, ancillary, _, _ = server.recvmsg(COMMAND.size, socket.CMSG_SPACE(fds.itemsize))
        if len(data) < COMMAND.size:
            break
        what, first, second = COMMAND.unpack(data)
        if what == KILL and first in children:
            os.kill(first, signal.SIGKILL)
        elif what == FORK:
            fds = array.array("i")
            for _, _, given in ancillary:
                fds.frombytes(given[: len(given) - len(given) % fds.itemsize])
            child = _fork_worker(server, fds[0], first, second)
            children.add(child)
            server.sendall(FORKED.pack(child))
    for child in children:
        os.kill(child, signal.SIGKILL)


def _reap(children: set[int]) -> None:
    """Workers are reaped only here, so that no other process can have the id of one that is in the set."""
    for child in list(children):
        if os.waitpid(child, os.WNOHANG)[0]:
            children.discard(child)


def _preload() -> None:
    """Load everything a worker needs, before the first one is forked."""
    from tableside.bots import playable_names  # noqa: F401  # records name them
    from tableside.locales import words

    words("en").problem(Refused("missing", "err-no-page"))
    for key in game_keys():
        with contextlib.suppress(ModuleNotFoundError):  # not part of this build
            game_of(key).options({})
    import segno

    segno.make("x")
    gc.collect()
    gc.freeze()  # these pages are not written to any more, so they stay shared


def main() -> None:
    for number in (signal.SIGINT, signal.SIGTERM):  # the server says when to stop
        signal.signal(number, signal.SIG_IGN)
    server = socket.socket(fileno=int(sys.argv[1]))
    _preload()
    serve(server)


if __name__ == "__main__":
    main()
