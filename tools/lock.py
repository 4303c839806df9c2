"""Write the lock files: which version of each package is installed, with the hashes of its files.

python -m tools.lock              keep the versions that still fit
python -m tools.lock --upgrade    take the newest ones

[tool.tableside.locks] in pyproject.toml lists the files and their content. They work for all systems and for Python
3.11 or newer, and agree with each other. They contain no index addresses.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tomllib
from dataclasses import dataclass

from tools import packages

ROOT = packages.ROOT
OLDEST_PYTHON = "3.11"


@dataclass(frozen=True)
class Lock:
    name: str
    project: bool
    """Whether it contains the requirements of Tableside itself."""
    extras: list[str]
    groups: list[str]


def locks() -> list[Lock]:
    """In the order in which they are written. Later files reuse the versions of earlier ones."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    table: dict[str, dict[str, list[str]]] = project["tool"]["tableside"]["locks"]
    return [
        Lock(name, "extras" in holds, holds.get("extras", []), holds.get("groups", [])) for name, holds in table.items()
    ]


def write(lock: Lock, earlier: list[Lock], *, upgrade: bool) -> None:
    path = packages.LOCKS / f"{lock.name}.txt"
    command = [packages.uv() or "uv", "pip", "compile", "-q", "--universal", "--python-version", OLDEST_PYTHON]
    command += ["--generate-hashes", "--no-emit-index-url", "--no-emit-find-links", "--no-annotate"]
    command += ["--custom-compile-command", "make lock", "--output-file", str(path)]
    command += ["--upgrade"] if upgrade else []
    command += [f"--constraints={packages.LOCKS / before.name}.txt" for before in earlier]
    command += ["pyproject.toml"] if lock.project else []
    command += [f"--extra={extra}" for extra in lock.extras]
    command += [f"--group={group}" for group in lock.groups]
    surroundings = os.environ | packages.settings_of_pip()
    if subprocess.run(command, cwd=ROOT, env=surroundings, stdout=subprocess.DEVNULL, check=False).returncode != 0:
        sys.exit(f"{path.name} could not be made; the reason is above.")
    print(f"{path.relative_to(ROOT)}: {path.read_text().count('==')} packages")


def main() -> None:
    parser = argparse.ArgumentParser(description="Write the lock files.")
    parser.add_argument("--upgrade", action="store_true", help="take the newest versions")
    asked = parser.parse_args()
    if packages.uv() is None:
        sys.exit("Lock files are written by uv, which could not be installed here.")
    packages.LOCKS.mkdir(exist_ok=True)
    made: list[Lock] = []
    for lock in locks():
        write(lock, made, upgrade=asked.upgrade)
        made.append(lock)


if __name__ == "__main__":
    main()
