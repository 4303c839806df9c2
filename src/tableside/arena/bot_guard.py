"""Guarding: what a bot does wrong, caught and told, so that it loses its game and nothing else.

A time limit interrupts a bot that thinks too long, if the system can do that (a signal in the main thread). Otherwise
a late bot is noticed when it answers. A bot that catches the interrupt and thinks on is interrupted again, and then
loses its process.
"""

import os
import signal
import threading
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType, TracebackType
from typing import Final

import msgspec

from tableside.bots.bot_errors import TooLate, in_one_line, place

CRASH: Final = "crash"
ILLEGAL: Final = "illegal"
LATE: Final = "late"
ABSENT: Final = "absent"  # it could not be created
DIED: Final = "died"  # it ended its process
RULES: Final = "rules"  # not the bot's fault: the rules failed
_MOST_TEXT: Final = 8000
_AGAIN: Final = 0.5  # seconds from one interrupt to the next …
_INTERRUPTS: Final = 5  # … and how many of them a bot gets
TIRED_OUT: Final = 124  # exit code of a process whose bot would not stop thinking


class Failure(msgspec.Struct, frozen=True):
    """What a bot did wrong, for the journal and the report."""

    seat: int
    kind: str
    why: str  # one line
    trace: str = ""
    decision: int = 0  # how many decisions it had made before


def is_interrupt(error: BaseException) -> bool:
    """Whether the interrupt came from the keyboard and not from the bot."""
    return isinstance(error, KeyboardInterrupt) and not _in_worker()


def _in_worker() -> bool:
    """Workers ignore the keyboard (workers.py)."""
    return signal.getsignal(signal.SIGINT) is signal.SIG_IGN


def crash(seat: int, kind: str, error: BaseException, decision: int = 0, *, bot: str = "") -> Failure:
    """A failure from an exception, with its line in the bot's code and the bot's part of the traceback."""
    why = in_one_line(error) + (place(bot, error) if bot else "")
    trace = "".join(traceback.format_exception(type(error), error, _below(error.__traceback__)))
    return Failure(seat, kind, why, writable(trace[-_MOST_TEXT:]), decision)


def writable(text: str) -> str:
    """Without lone surrogates, which no file can hold. A bot may say anything."""
    return text.encode("utf-8", "replace").decode()


def _below(trace: TracebackType | None) -> TracebackType | None:
    """Without our own frame at the top."""
    return trace.tb_next if trace is not None and trace.tb_next is not None else trace


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raise TooLate when the time is up; 0: no limit."""
    if not seconds:
        yield
        return
    began = time.perf_counter()
    if _can_interrupt():
        handler = signal.signal(signal.SIGALRM, _Alarm())
        others, _ = signal.setitimer(signal.ITIMER_REAL, seconds, _AGAIN)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, handler)
            if others:  # restore another alarm that was running
                signal.setitimer(signal.ITIMER_REAL, max(0.001, others - (time.perf_counter() - began)))
    else:
        yield
    if time.perf_counter() - began > seconds:
        raise TooLate


def _can_interrupt() -> bool:
    return hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()


class _Alarm:
    """Interrupts the bot's code. Once is enough for most bots."""

    def __init__(self) -> None:
        self._rung = 0

    def __call__(self, number: int, frame: FrameType | None) -> None:
        self._rung += 1
        if self._rung > _INTERRUPTS and _in_worker():
            os._exit(TIRED_OUT)
        raise TooLate
