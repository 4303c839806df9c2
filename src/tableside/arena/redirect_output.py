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
    """Redirects what Python prints. Safe in a process that others use, too."""
    with redirect_stdout(sys.stderr):
        yield


@contextmanager
def redirect_all_output() -> Iterator[None]:
    """Also redirects output by descriptor, from C or from a child process. For a process of our own."""
    _flush()
    try:
        kept = os.dup(_OUT)
    except OSError:  # there is no standard output
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
    """Flush what was written so far, unless a bot has closed the stream."""
    for stream in (sys.stdout, sys.__stdout__):
        if stream is not None:
            with suppress(OSError, ValueError):
                stream.flush()
