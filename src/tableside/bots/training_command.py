"""Training commands: what the commands that train bots share. They refuse bad arguments before anything is played.

Each check is a ``type`` for argparse, which names the argument and ends the command with 2. These commands are for
developers and are in English only.
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
    """Let NumPy, which must not be imported yet, use one thread. Several threads round differently, so a seed would
    train another network on another number of cores."""
    os.environ.update(dict.fromkeys(_THREADS, "1"))


def told(check: Callable[[str], T]) -> Callable[[str], T]:
    """One of our checks as argparse wants it: our error becomes one of argparse's own."""

    def parse(text: str) -> T:
        try:
            return check(text)
        except TablesideError as error:
            raise argparse.ArgumentTypeError(str(error)) from error

    return parse


def writable(text: str | Path) -> Path:
    """A path where a file can be written. It is tried, and an existing file stays as it is."""
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
