"""Build wheels of Tableside with the web client inside. Each is built only once for the same content.

python -m tools.wheels                    a plain one, a compiled one and a source archive, into dist/
python -m tools.wheels --in-background    the compiled one, at low priority, for the next `make play`

A plain wheel runs everywhere (py3-none-any). A compiled one has the rules as machine code for this Python and system.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

from tools import client, compilation, environment, packages
from tools.fingerprint import fingerprint
from tools.one_at_a_time import alone, opened, take
from tools.steps import say, step

ROOT = packages.ROOT
BUILD = packages.BUILD
WHEELS = BUILD / "wheels"
DIST = ROOT / "dist"
LOG = BUILD / "compile.log"
BUILD_TOOLS = [f"tools/{name}.py" for name in ("client", "compilation", "doctor", "fingerprint")]
INGREDIENTS = ["src", "web", *BUILD_TOOLS, "setup.py", "pyproject.toml", "LICENSE", "README.md"]
# Like a build front end, but in our own environment, which has the pinned build requirements.
BACK_END = "import sys, setuptools.build_meta as back_end; getattr(back_end, sys.argv[1])(sys.argv[2])"
KEPT = 3


def home(kind: str) -> Path:
    """Where the wheel of this kind is, for the current sources."""
    circumstances = (kind, sys.version, str(client.wanted()))
    return WHEELS / f"{kind}-{fingerprint(ROOT, INGREDIENTS, *circumstances)[:16]}"


def find(kind: str) -> Path | None:
    return next(home(kind).glob("*.whl"), None)


def has_failed(kind: str) -> bool:
    return (home(kind) / "failed").exists()


def build(kind: str) -> Path:
    """The wheel. It is built only if there is none for this content yet."""
    with alone(f"{kind}-wheel"):
        folder = home(kind)
        if found := next(folder.glob("*.whl"), None):
            return found
        WHEELS.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=WHEELS, prefix="new-") as scratch:
            run_back_end("build_wheel", scratch, {"TABLESIDE_COMPILE": "1" if kind == "compiled" else "0"})
            if home(kind) != folder:
                raise packages.InstallError("The sources changed while they were being built; please try again.")
            shutil.rmtree(folder, ignore_errors=True)
            Path(scratch).chmod(0o755)
            shutil.copytree(scratch, f"{scratch}.done")
            Path(f"{scratch}.done").rename(folder)
    forget_old_ones(kind)
    return next(folder.glob("*.whl"))


def forget_old_ones(kind: str) -> None:
    built = sorted(WHEELS.glob(f"{kind}-*"), key=lambda folder: folder.stat().st_mtime, reverse=True)
    for folder in built[KEPT:]:
        shutil.rmtree(folder, ignore_errors=True)


def run_back_end(hook: str, folder: str, settings: dict[str, str]) -> None:
    command = [str(environment.PYTHON), "-c", BACK_END, hook, folder]
    with tempfile.TemporaryFile("w+") as log:
        finished = subprocess.run(
            command, cwd=ROOT, env=os.environ | settings, stdout=log, stderr=subprocess.STDOUT, check=False
        )
        log.seek(0)
        if finished.returncode != 0:
            raise packages.InstallError(f"{log.read()}\nTableside could not be built; the reason is above.")


def build_in_background() -> None:
    """In a background process. Ctrl-C in the terminal ends it as well. What is compiled by then is not compiled
    again."""
    if os.fork():
        return
    signal.signal(signal.SIGINT, signal.default_int_handler)  # the parent process may have ignored it
    os.nice(19)
    if not take(opened("background")):
        return  # another process is building
    with LOG.open("w") as log:
        os.dup2(log.fileno(), sys.stdout.fileno())
        os.dup2(log.fileno(), sys.stderr.fileno())
    folder = home("compiled")
    try:
        environment.compile_all_bytecode()
        if compilation.wanted():
            with alone("install"):
                environment.prepare("play", "building")
            say(f"Built {build('compiled')}")
    except packages.InstallError as error:
        say(str(error))
        if home("compiled") == folder:
            folder.mkdir(parents=True, exist_ok=True)
            (folder / "failed").touch()


def build_for_others() -> None:
    """Wheels and a source archive for other machines."""
    with alone("install"):
        environment.prepare("play", *(["building"] if compilation.wanted() else []))
        client.prepare_node()
    client.build()
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    with step("Plain wheel", 5):
        shutil.copy(build("plain"), DIST)
    if compilation.wanted():
        with step("Compiled wheel", 90):
            shutil.copy(build("compiled"), DIST)
    else:
        say(f"No compiled wheel: {compilation.reason_not_to()}.")
    with step("Source archive", 5):
        run_back_end("build_sdist", str(DIST), {})
    for made in sorted(DIST.iterdir()):
        print(f"dist/{made.name}  {made.stat().st_size / 1e6:.1f} MB")


def main() -> None:
    parser = argparse.ArgumentParser(description="Build wheels of Tableside.")
    parser.add_argument("--in-background", action="store_true", help="build the compiled one for the next `make play`")
    try:
        if parser.parse_args().in_background:
            build_in_background()
        else:
            build_for_others()
    except (packages.InstallError, client.ClientError) as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
