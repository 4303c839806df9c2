"""Teaching: what the commands that teach bots share. They refuse bad arguments before anything is played.

Each check is a ``type`` for argparse, which names the argument and ends the command with 2. These commands are for
developers and speak English.
"""

import argparse
import os
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

from tableside.engine.errors import TablesideError

T = TypeVar("T")

_THREADS: Final = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


def on_one_thread() -> None:
    """Let NumPy, which must not be imported yet, multiply on one thread: several round otherwise than one, and a seed
    would not teach the same on every number of cores."""
    os.environ.update(dict.fromkeys(_THREADS, "1"))


def told(check: Callable[[str], T]) -> Callable[[str], T]:
    """A check of ours as argparse wants it: what is wrong is told as argparse's own kind of error."""

    def parse(text: str) -> T:
        try:
            return check(text)
        except TablesideError as error:
            raise argparse.ArgumentTypeError(str(error)) from error

    return parse


def writable(text: str | Path) -> Path:
    """Where a file can be written; it is tried, and what is there already stays as it is."""
    path = Path(text)
    try:
        new = not path.exists()
        with path.open("ab"):
            pass
        if new:
            path.unlink()
    except OSError as error:
        raise argparse.ArgumentTypeError(f"{path} cannot be written: {error.strerror}") from error
    return path
