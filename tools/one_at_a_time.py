"""Locks between processes. The system releases them when a process ends, even after a crash."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.steps import say

BUILD = Path(__file__).resolve().parent.parent / ".build"


def take(lock: int, *, shared: bool = False, wait: bool = False) -> bool:
    """False if another process has the lock. On Windows, where only wheels are built, there is no lock."""
    if sys.platform != "win32":
        import fcntl

        try:
            fcntl.flock(lock, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | (0 if wait else fcntl.LOCK_NB))
        except BlockingIOError:
            return False
    return True


def opened(name: str) -> int:
    BUILD.mkdir(exist_ok=True)
    return os.open(BUILD / f"{name}.lock", os.O_CREAT | os.O_RDWR, 0o666)


@contextlib.contextmanager
def alone(name: str) -> Iterator[None]:
    """Only one process can be in here. A second one waits."""
    lock = opened(name)
    try:
        if not take(lock):
            say(f"Another run is busy with the same ({name}): waiting for it …")
            take(lock, wait=True)
        yield
    finally:
        os.close(lock)


def is_in_use(name: str) -> bool:
    """Whether a process that called ``keep_in_use`` is still running."""
    lock = opened(name)
    try:
        return not take(lock)
    finally:
        os.close(lock)


def keep_in_use(name: str) -> None:
    """Until this process ends, even if it becomes another program (exec)."""
    lock = opened(name)
    os.set_inheritable(lock, True)
    take(lock, shared=True, wait=True)
