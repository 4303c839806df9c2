"""Start Tableside as soon as possible, and make the next start faster.

python3 -m tools.play serve --open …    what is missing is installed first; the rest is for the command `tableside`

The first start uses the rules as plain Python. They are compiled in the background at low priority, and the next start
uses the compiled ones. Nothing is ever replaced under a running server.
"""

from __future__ import annotations

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - this is where an older one gets told
    sys.exit(f"Tableside needs Python 3.11 or newer; {sys.executable} is {sys.version.split()[0]}.")

import os
import subprocess
from concurrent.futures import ThreadPoolExecutor
from typing import NoReturn

from tools import client, compilation, environment, packages, wheels
from tools.one_at_a_time import alone, keep_in_use
from tools.steps import say, step


def prepare() -> bool:
    """Install what is missing. True if something is left to do in the background."""
    if wheel := wheels.find("compiled"):
        environment.prepare("play")
    else:
        wheel = wheels.find("plain")
        if wheel is None:
            say("Setting up Tableside. Only the first start takes this long:")
            packages.uv()
            with ThreadPoolExecutor(1) as redirect_output:
                built = redirect_output.submit(client.build_if_possible)
                environment.prepare("play")
                built.result()
            with step("Tableside itself", 4):
                wheel = wheels.build("plain")
        else:
            environment.prepare("play")
    if not environment.put(wheel):
        say("Another server runs from this folder: this one takes the version that is installed.")
        return False
    return wheels.find("compiled") is None


def make_faster() -> None:
    """Compile in the background, for the next start."""
    if not compilation.wanted():
        say(f"The rules run as plain Python ({compilation.reason_not_to()}): nothing is missing but speed.")
    elif wheels.has_failed("compiled"):
        say("The rules run as plain Python: they could not be compiled here, .build/compile.log says why.")
        return
    else:
        say(
            "The rules run as plain Python; compiled ones for the next start are being built in the background (2 min)."
        )
    # It starts a background process and returns at once.
    subprocess.run([sys.executable, "-m", "tools.wheels", "--in-background"], cwd=packages.ROOT, check=False)


def start(arguments: list[str]) -> NoReturn:
    program = environment.VENV / "bin/tableside"
    os.execv(program, [str(program), *arguments])


def main() -> None:
    os.environ.pop("PYTHONPATH", None)  # the installed package must not import the caller's sources
    try:
        with alone("install"):
            more = prepare()
            keep_in_use(environment.RUNNING)
        if more:
            make_faster()
    except (packages.InstallError, client.ClientError) as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit("Interrupted. The next `make play` goes on from here.")
    start(sys.argv[1:])


if __name__ == "__main__":
    main()
