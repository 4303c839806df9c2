"""Aside: what bots print goes to standard error, so that it cannot get into a command's own output."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout, suppress
from typing import Final

_OUT: Final = 1
_ERR: Final = 2


@contextmanager
def redirect_output() -> Iterator[None]:
    """For what is printed by Python; good where others use this process too."""
    with redirect_stdout(sys.stderr):
        yield


@contextmanager
def redirect_all_output() -> Iterator[None]:
    """Also for what goes round ``sys.stdout``: by its descriptor, from C, from a child. For a process of our own."""
    _flush()
    try:
        kept = os.dup(_OUT)
    except OSError:  # there is no standard output to be kept clean
        with redirect_output():
            yield
        return
    try:
        with suppress(OSError):  # there may be no standard error
            os.dup2(_ERR, _OUT)
        with redirect_output():
            yield
    finally:
        with suppress(Exception):  # a bot may have closed or replaced it
            _flush()
        with suppress(OSError):
            os.dup2(kept, _OUT)
        with suppress(OSError):
            os.close(kept)


def _flush() -> None:
    """What was written so far goes where it was meant to go, unless a bot has closed that."""
    for stream in (sys.stdout, sys.__stdout__):
        if stream is not None:
            with suppress(OSError, ValueError):
                stream.flush()
