"""Install Tableside and its requirements into .venv. Each step runs only if needed.

python3 -m tools.install                to use it
python3 -m tools.install --extra dev    to develop and test (each lock file in locks/ is an extra)
python3 -m tools.install --no-package   only what Tableside requires, not Tableside itself

uv installs the locked packages (tools/packages.py). A wheel of Tableside is built once for the same content
(tools/wheels.py), so a second run is fast and never stale.
"""

from __future__ import annotations

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - this is where an older one gets told
    sys.exit(f"Tableside needs Python 3.11 or newer; {sys.executable} is {sys.version.split()[0]}.")

import argparse
import os
import subprocess

from tools import client, compilation, environment, packages, wheels
from tools.one_at_a_time import alone
from tools.steps import say, step


def install(extras: list[str], *, package: bool) -> None:
    compiled = compilation.wanted()
    environment.prepare("play", *(["building"] if compiled else []), *extras)
    client.prepare_node()
    if package:
        kind = "compiled" if compiled else "plain"
        if not compiled:
            say(f"The rules stay plain Python: {compilation.reason_not_to()}.")
        if not wheels.find(kind):
            client.build_if_possible()
            with step(f"Tableside, {kind}", 90 if compiled else 5):
                wheels.build(kind)
        if not environment.put(wheels.build(kind)):
            raise packages.InstallError("A server of `make play` is running from .venv: stop it, then try again.")
        check()


def check() -> None:
    if subprocess.run([environment.PYTHON, "-m", "tools.compilation"], cwd=packages.ROOT, check=False).returncode != 0:
        raise packages.InstallError("The installed package is not what was meant to be built.")


def main() -> None:
    parser = argparse.ArgumentParser(description="Install Tableside into .venv.")
    parser.add_argument("--extra", action="append", default=[], help="an extra that has a lock file, such as dev")
    parser.add_argument("--no-package", action="store_true", help="only what Tableside requires, not Tableside itself")
    asked = parser.parse_args()
    try:
        with alone("install"):
            install(asked.extra, package=not asked.no_package)
    except (packages.InstallError, client.ClientError) as error:
        sys.exit(str(error))


if __name__ == "__main__":
    os.environ.pop("PYTHONPATH", None)  # the installed package must not import the caller's sources
    main()
