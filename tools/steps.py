"""One line for each slow step: what it is, how long it should take, how long it took."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator


@contextlib.contextmanager
def step(what: str, seconds: int) -> Iterator[None]:
    """``seconds`` is what two cores and an ordinary connection need. Steps may run in parallel."""
    say(f"  {what}: about {seconds} s …")
    began = time.monotonic()
    yield
    say(f"  {what}: done in {time.monotonic() - began:.0f} s")


def say(line: str) -> None:
    print(f"{line}\n", end="", flush=True)  # in one piece, because another thread may print, too
