"""Install the packages of the lock files, with their hashes: with uv, or with pip if there is no uv.

``make lock`` (tools/lock.py) writes the lock files in locks/. They contain no index addresses. Packages come from the
index that pip and uv are configured for on this machine.
"""

from __future__ import annotations

import functools
import os
import shutil
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

from tools import doctor
from tools.steps import say, step

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / ".build"
LOCKS = ROOT / "locks"
OWN_UV = BUILD / "uv"
OWN_PIP = BUILD / "pip"
ENSUREPIP = "python3-venv"
"""Debian's package of it."""


class InstallError(Exception):
    """A package could not be installed."""


def lock(name: str) -> Path:
    path = LOCKS / f"{name}.txt"
    if not path.is_file():
        there = ", ".join(sorted(found.stem for found in LOCKS.glob("*.txt")))
        raise InstallError(
            f"There is no lock file for {name!r}, only for {there}.\n"
            "[tool.tableside.locks] in pyproject.toml says what is locked; `make lock` writes it."
        )
    return path


def runs(*command: str) -> bool:
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


@functools.cache
def pip() -> list[str]:
    """The command of a pip: this Python's, or ensurepip's. Debian has it in a separate package."""
    if runs(sys.executable, "-m", "pip", "--version"):
        return [sys.executable, "-m", "pip"]
    own = OWN_PIP / "bin/python"
    if not runs(str(own), "-m", "pip", "--version"):
        venv.create(OWN_PIP, clear=True, symlinks=True)
        if not runs(str(own), "-m", "ensurepip") and not (
            doctor.apt_install([ENSUREPIP]) and runs(str(own), "-m", "ensurepip")
        ):
            raise InstallError(f"This Python has neither pip nor ensurepip. On Debian: apt-get install {ENSUREPIP}")
    return [str(own), "-m", "pip"]


def find_uv() -> str | None:
    own = OWN_UV / "bin/uv"
    return shutil.which("uv") or (str(own) if own.is_file() else None)


@functools.cache
def uv() -> str | None:
    """This machine's uv, or the locked one. None if there is none for this system."""
    if found := find_uv():
        return found
    BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=BUILD) as scratch, step("Installer (uv)", 4):
        wanted = ["--only-binary", ":all:", "--require-hashes", "-r", str(lock("uv"))]
        command = [*pip(), "--disable-pip-version-check", "install", "-q", "--target", f"{scratch}/uv", *wanted]
        finished = subprocess.run(command, stderr=subprocess.PIPE, text=True, check=False)
        if finished.returncode == 0:
            shutil.rmtree(OWN_UV, ignore_errors=True)
            Path(scratch, "uv").rename(OWN_UV)
        else:
            say(f"  uv could not be installed; pip does its work, more slowly. ({finished.stderr.strip()[-300:]})")
    return find_uv()


def settings_of_pip() -> dict[str, str]:
    """uv does not read pip's settings, so pass it the same index and certificates."""
    known = {"index-url": ("UV_DEFAULT_INDEX", "UV_INDEX_URL"), "cert": ("SSL_CERT_FILE",)}
    command = [sys.executable, "-m", "pip", "config", "list"]
    listed = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    told: dict[str, str] = {}
    for line in sorted(listed.splitlines(), key=lambda line: line.startswith(":env:")):  # environment variables win
        key, _, value = line.partition("=")
        names = known.get(key.rpartition(".")[2], ())
        if names and not any(name in os.environ for name in names):
            told[names[0]] = value.strip("'\"")
    return told


def make_environment(folder: Path) -> None:
    if program := uv():
        command = [program, "venv", "-q", "--clear", "--no-project", "--python", sys.executable, str(folder)]
        if subprocess.run(command, check=False).returncode != 0:
            raise InstallError(f"uv could not make {folder}; the reason is above.")
    else:
        venv.create(folder, clear=True, symlinks=True)


def install(name: str, what: str, seconds: int, *, python: Path | None = None, target: Path | None = None) -> None:
    """Install a lock file into the environment of ``python`` or the folder ``target``. Fast if everything is there."""
    place = ["--target", str(target)] if target else []
    wanted = [*place, "--require-hashes", "-r", str(lock(name))]
    into = ["--python", str(python or sys.executable)]
    if program := uv():
        command = [program, "pip", "install", "-q", *into, *wanted]
        if runs(*command, "--offline"):
            return
        surroundings = os.environ | settings_of_pip()
    else:
        command = [*pip(), "--disable-pip-version-check", *into, "install", "-q", *wanted]
        surroundings = dict(os.environ)
    with step(what, seconds):
        if subprocess.run(command, cwd=ROOT, env=surroundings, check=False).returncode != 0:
            raise InstallError(f"{what} could not be installed; the reason is above.")


def install_wheel(wheel: Path, python: Path) -> None:
    """Install a wheel of our own, replacing any earlier version."""
    alone = ["--no-deps", "--no-index", str(wheel)]
    if program := uv():
        command = [program, "pip", "install", "-q", "--offline", "--reinstall", "--python", str(python), *alone]
    else:
        command = [*pip(), "--disable-pip-version-check", "--python", str(python)]
        command += ["install", "-q", "--force-reinstall", *alone]
    if subprocess.run(command, cwd=ROOT, check=False).returncode != 0:
        raise InstallError(f"{wheel.name} could not be installed; the reason is above.")
