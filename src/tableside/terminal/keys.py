"""Keys: one key press at a time, if the system supports it."""

import os
import select
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

try:
    import termios
    import tty

    _UNIX = True
except ImportError:
    _UNIX = False

_NAMES: Final = {
    "\x1b[A": "up", "\x1b[B": "down", "\x1b[C": "right", "\x1b[D": "left",
    "\x1bOA": "up", "\x1bOB": "down", "\x1bOC": "right", "\x1bOD": "left",
    "\x1b[H": "home", "\x1b[F": "end", "\x1b[1~": "home", "\x1b[4~": "end", "\x1bOH": "home", "\x1bOF": "end",
    "\x1b[5~": "page up", "\x1b[6~": "page down",
    "\x1b": "escape", "\r": "enter", "\n": "enter", "\x7f": "backspace", "\x08": "backspace",
    "\x04": "end of input", "": "end of input",
}  # fmt: skip


def keys_work() -> bool:
    return _UNIX and sys.stdin.isatty()


@contextmanager
def keys() -> Iterator[Callable[[], str]]:
    """Yields a function that waits for the next key and returns its name or character."""
    file = sys.stdin.fileno()
    before = termios.tcgetattr(file)
    try:
        tty.setcbreak(file, termios.TCSADRAIN)  # keep what was typed ahead
        yield lambda: _key(file)
    finally:
        termios.tcsetattr(file, termios.TCSADRAIN, before)


def _key(file: int) -> str:
    sequence = os.read(file, 1).decode(errors="ignore")
    while sequence.startswith("\x1b") and (sequence == "\x1b" or sequence not in _NAMES) and len(sequence) < 8:
        if not select.select([file], [], [], 0.05)[0]:
            break
        sequence += os.read(file, 1).decode(errors="ignore")
    return _NAMES.get(sequence, sequence)
