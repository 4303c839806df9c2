"""The environment .venv: what Tableside requires, as the lock files say, and a wheel of Tableside itself."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from tools import packages
from tools.fingerprint import Stamp
from tools.one_at_a_time import is_in_use

VENV = packages.ROOT / ".venv"
PYTHON = VENV / "bin/python"
STAMPS = VENV / "tableside"
UNFINISHED = STAMPS / "unfinished"
RUNNING = "running"  # the lock that a server started by `make play` holds


def is_usable() -> bool:
    """Made for this version of Python, and not left half made or half filled by an interrupt."""
    version = f"import sys; sys.exit(sys.version_info[:2] != {sys.version_info[:2]})"
    return PYTHON.exists() and not UNFINISHED.exists() and packages.runs(str(PYTHON), "-c", version)


def prepare(*locks: str) -> None:
    """Make the environment and fill it as the lock files say. Quick where that is so already."""
    if not is_usable():
        packages.make_environment(VENV)
        STAMPS.mkdir()
    UNFINISHED.touch()
    for name in locks:
        seconds = {"play": 10, "building": 5}.get(name, 60)
        packages.install(name, f"Python packages to {purpose(name)}", seconds, python=PYTHON)
    for stray in VENV.glob("lib/python*/site-packages/tests"):
        shutil.rmtree(stray)  # pgx installs its tests under the name of ours
    UNFINISHED.unlink()


def purpose(lock: str) -> str:
    return {"dev": "develop and test", "bench": "compare speeds", "building": "compile"}.get(lock, lock)


def put(wheel: Path) -> bool:
    """Install this wheel of ours, unless it is there or a running server uses another; True if it is there then."""
    stamp = Stamp(STAMPS / "package")
    if stamp.fits(wheel.parent.name):
        return True
    if stamp.path.exists() and is_in_use(RUNNING):
        return False
    stamp.clear()
    packages.install_wheel(wheel, PYTHON)
    stamp.set(wheel.parent.name)
    return True


def compile_all_bytecode() -> None:
    """Python does so by itself when it first imports a module, but not everywhere, and at the cost of that start."""
    package, done = Stamp(STAMPS / "package"), Stamp(STAMPS / "bytecode")
    if package.path.exists() and not done.fits(package.path.read_text()):
        for folder in VENV.glob("lib/python*/site-packages"):
            subprocess.run([str(PYTHON), "-m", "compileall", "-q", str(folder)], capture_output=True, check=False)
        done.set(package.path.read_text())
