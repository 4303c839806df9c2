"""The environment .venv: the locked requirements, and a wheel of Tableside itself."""

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
    """Whether it fits this version of Python and was not left incomplete by an interrupt."""
    version = f"import sys; sys.exit(sys.version_info[:2] != {sys.version_info[:2]})"
    return PYTHON.exists() and not UNFINISHED.exists() and packages.runs(str(PYTHON), "-c", version)


def prepare(*locks: str) -> None:
    """Create the environment and install the locked packages. Fast if that is already done."""
    if not is_usable():
        packages.make_environment(VENV)
        STAMPS.mkdir()
    UNFINISHED.touch()
    for name in locks:
        seconds = {"play": 10, "building": 5}.get(name, 60)
        packages.install(name, f"Python packages to {purpose(name)}", seconds, python=PYTHON)
    for stray in VENV.glob("lib/python*/site-packages/tests"):
        shutil.rmtree(stray)  # pgx installs its tests under the same name as ours
    UNFINISHED.unlink()


def purpose(lock: str) -> str:
    return {"dev": "develop and test", "bench": "compare speeds", "building": "compile"}.get(lock, lock)


def put(wheel: Path) -> bool:
    """Install this wheel, unless it is there or a running server uses another one. True if it is there afterwards."""
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
    """Python would do this on the first import, but not everywhere, and it would slow down that start."""
    package, done = Stamp(STAMPS / "package"), Stamp(STAMPS / "bytecode")
    if package.path.exists() and not done.fits(package.path.read_text()):
        for folder in VENV.glob("lib/python*/site-packages"):
            subprocess.run([str(PYTHON), "-m", "compileall", "-q", str(folder)], capture_output=True, check=False)
        done.set(package.path.read_text())
