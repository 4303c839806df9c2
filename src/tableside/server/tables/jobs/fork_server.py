"""Nursery: a process that has read all the rules and does nothing but give birth to workers, each a copy of itself.

A copy is there within milliseconds and shares the memory of what was read. So a worker that took too long, wanted too
much or lost its client is simply killed: the next one comes at once. A worker waits at its line for chores and does one
at a time; the operating system limits its memory and its time. The nursery ends with the server, and its workers with
it, however the server ends.

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
from tableside.server.http.problems import Problem, Refused, problem_of
from tableside.server.tables.jobs.tasks import CHORES, zipped

if sys.platform != "win32":
    import resource

ORDER: Final = struct.Struct(">cQQ")  # to the nursery: what, and two numbers
BORN: Final = struct.Struct(">Q")  # its answer to FORK: the worker's process
FORK: Final = b"f"  # memory in bytes, seconds; the worker's line comes with it
KILL: Final = b"k"  # a process
HEAD: Final = struct.Struct(">QQ")  # between server and worker: the sizes of what follows
_USUAL: Final = 512 << 20  # bytes


class Chore(msgspec.Struct, array_like=True):
    """What a worker is to do with the bytes that follow. ``zip``: the answer may be zipped."""

    name: str
    args: list[Any]
    zip: bool


class Outcome(msgspec.Struct, array_like=True):
    """How it went. Exactly one of ``problem``, ``fault`` and ``big`` says why it did not go well."""

    found: Any = None
    zipped: bool = False
    problem: Problem | None = None
    fault: str = ""  # a traceback
    big: bool = False  # there was not enough memory


_chore: Final = msgspec.msgpack.Decoder(Chore)
_encode: Final = msgspec.msgpack.Encoder().encode
_ZIP_FROM: Final = 1000  # bytes


# ---- a worker -----------------------------------------------------------------------------------------------------


def do(chore: Chore, body: bytes) -> tuple[Outcome, bytes]:
    try:
        found, answer = CHORES[chore.name](body, *chore.args)
        if chore.zip and len(answer) >= _ZIP_FROM:
            return Outcome(found, zipped=True), zipped(answer)
        return Outcome(found), answer
    except TablesideError as error:
        return Outcome(problem=problem_of(error)), b""
    except RecursionError:
        return Outcome(problem=problem_of(Refused("invalid", "err-misread", {"why": "=nested too deeply"}))), b""
    except MemoryError:
        return Outcome(big=True), b""
    except Exception:
        return Outcome(fault=traceback.format_exc()), b""


def _work(line: socket.socket, memory: int, seconds: int) -> None:
    _limit_memory(memory)
    gc.disable()
    while True:
        head, size = HEAD.unpack(_take(line, HEAD.size))
        _limit_time(seconds)
        try:
            chore, body = _chore.decode(_take(line, head)), _take(line, size)
            outcome, answer = do(chore, body)
            del chore, body
            told = _encode(outcome)
        except MemoryError:
            outcome, answer = Outcome(big=True), b""
            told = _encode(outcome)
        line.sendall(HEAD.pack(len(told), len(answer)) + told)
        line.sendall(answer)
        if outcome.big:
            return  # what is left of it may hold memory: the next chore gets a new worker
        del outcome, answer, told
        gc.collect()  # only now: while it reads a long record it would look again and again


def _take(line: socket.socket, size: int) -> bytes:
    """Exactly so many bytes."""
    found = bytearray(size)
    view = memoryview(found)
    while view:
        count = line.recv_into(view)
        if count == 0:
            raise EOFError
        view = view[count:]
    return bytes(found)


def _limit_memory(memory: int) -> None:
    """So much more than a worker has from birth."""
    with contextlib.suppress(OSError, ValueError):  # not every system has it; time is limited in any case
        resource.setrlimit(resource.RLIMIT_AS, (_size() + memory, resource.RLIM_INFINITY))


def _size() -> int:
    """The address space of this process; where the system does not tell it, as much as it may be."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    except (OSError, ValueError):
        return _USUAL


def _limit_time(seconds: int) -> None:
    """The server ends a chore that takes too long; should the server itself be gone, the system does."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    most = int(used.ru_utime + used.ru_stime) + seconds + 1
    resource.setrlimit(resource.RLIMIT_CPU, (most, resource.RLIM_INFINITY))


# ---- the nursery --------------------------------------------------------------------------------------------------


def _born(server: socket.socket, line: int, memory: int, seconds: int) -> int:
    child = os.fork()
    if child:
        os.close(line)
        return child
    code = 1
    try:
        server.close()
        with socket.socket(fileno=line) as mine:
            _work(mine, memory, seconds)
    except (EOFError, ConnectionError):
        code = 0  # the server has no more to do
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(code)


def tend(server: socket.socket) -> None:
    """Do what the server asks for until it is gone."""
    children: set[int] = set()
    fds = array.array("i")
    while True:
        readable, _, _ = select.select([server], [], [], 1.0 if children else None)
        _bury(children)
        if not readable:
            continue
        data, ancillary, _, _ = server.recvmsg(ORDER.size, socket.CMSG_SPACE(fds.itemsize))
        if len(data) < ORDER.size:
            break
        what, first, second = ORDER.unpack(data)
        if what == KILL and first in children:
            os.kill(first, signal.SIGKILL)
        elif what == FORK:
            fds = array.array("i")
            for _, _, given in ancillary:
                fds.frombytes(given[: len(given) - len(given) % fds.itemsize])
            child = _born(server, fds[0], first, second)
            children.add(child)
            server.sendall(BORN.pack(child))
    for child in children:
        os.kill(child, signal.SIGKILL)


def _bury(children: set[int]) -> None:
    """Only here are workers buried, so the number of a process is nobody else's while it is in the set."""
    for child in list(children):
        if os.waitpid(child, os.WNOHANG)[0]:
            children.discard(child)


def _read_up() -> None:
    """Everything a worker needs, before the first is born."""
    from tableside.bots import playable_names  # noqa: F401  # records name them
    from tableside.locales import words

    words("en").problem(Refused("missing", "err-no-page"))
    for key in game_keys():
        with contextlib.suppress(ModuleNotFoundError):  # not part of this build
            game_of(key).options({})
    import segno

    segno.make("x")
    gc.collect()
    gc.freeze()  # nobody writes to these pages any more, so they stay shared


def main() -> None:
    for number in (signal.SIGINT, signal.SIGTERM):  # the server says when it is over
        signal.signal(number, signal.SIG_IGN)
    server = socket.socket(fileno=int(sys.argv[1]))
    _read_up()
    tend(server)


if __name__ == "__main__":
    main()
