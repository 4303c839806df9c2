"""Shared by the tests of the terminal: runs the command, in this process or in a separate one."""

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import tableside

PACKAGE = str(Path(tableside.__file__).parent.parent)


@dataclass(frozen=True)
class Done:
    code: int
    out: str
    err: str


Command = Callable[..., Done]
"""The fixture ``tableside``: the command in this process."""


def environment(home: Path, **more: str) -> dict[str, str]:
    """A clean environment: no colour settings, no language, a separate home folder."""
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "SYSTEMROOT", "TMPDIR")}
    return {**kept, "PYTHONPATH": PACKAGE, "HOME": str(home), "XDG_STATE_HOME": str(home / "state"), **more}


def run(home: Path, *arguments: str, typed: str = "", **more: str) -> Done:
    """The command as a user's shell runs it."""
    finished = subprocess.run(
        [sys.executable, "-m", "tableside.terminal", *arguments],
        input=typed, capture_output=True, text=True, encoding="utf-8", env=environment(home, **more), timeout=100,
        check=False,
    )  # fmt: skip
    return Done(finished.returncode, finished.stdout, finished.stderr)
