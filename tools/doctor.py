"""Find the system programs that parts of Tableside use. Install missing ones with apt-get if allowed.

python3 -m tools.doctor                    report what is here
python3 -m tools.doctor --install          install what is missing (root, or sudo without a password)
python3 -m tools.doctor --require NAME...  fail unless all of these are here (after --install, if given)

Standard library only: it runs before anything else is installed.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class SystemPart:
    name: str
    purpose: str
    packages: tuple[str, ...]
    find: Callable[[], str | None]
    """Where the part was found, or None."""


def find_program(*names: str, also_in: tuple[str, ...] = ()) -> str | None:
    search_path = os.pathsep.join((os.environ.get("PATH", os.defpath), *also_in))
    return next((found for name in names if (found := shutil.which(name, path=search_path))), None)


def find_compiler() -> str | None:
    """A C compiler is useful only if it can build against this Python's headers."""
    compiler = find_program(os.environ.get("CC", "cc"), "gcc", "clang")
    if compiler is None:
        return None
    with tempfile.TemporaryDirectory() as scratch:
        source = Path(scratch, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n")
        include = ["-I" + sysconfig.get_path(key) for key in ("include", "platinclude")]
        command = [compiler, *include, "-c", str(source), "-o", str(Path(scratch, "probe.o"))]
        built = subprocess.run(command, capture_output=True, check=False)
    return compiler if built.returncode == 0 else None


def find_chromium() -> str | None:
    return find_program("chromium", "chromium-browser", "google-chrome")


def find_postgresql() -> str | None:
    # Debian keeps the server programs out of PATH, in one directory per version. Prefer the newest.
    directories = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda found: -float(found.parent.name))
    return find_program("postgres", also_in=tuple(map(str, directories)))


def find_redis() -> str | None:
    return find_program("redis-server", "valkey-server")


def find_nginx() -> str | None:
    return find_program("nginx", also_in=("/usr/sbin",))


def find_caddy() -> str | None:
    return find_program("caddy")


def find_haproxy() -> str | None:
    return find_program("haproxy", also_in=("/usr/sbin",))


def debian_compiler_packages() -> tuple[str, ...]:
    """Headers come from apt only for Debian's own Python. Any other Python has its own."""
    own_python = sys.base_prefix == "/usr"
    return ("gcc", "libc6-dev", "python3-dev") if own_python else ("gcc", "libc6-dev")


PARTS = (
    SystemPart("compiler", "rules compiled to machine code", debian_compiler_packages(), find_compiler),
    SystemPart("chromium", "browser tests", ("chromium",), find_chromium),
    SystemPart("postgresql", "tests of the PostgreSQL store", ("postgresql",), find_postgresql),
    SystemPart("redis", "tests of many server processes", ("redis-server",), find_redis),
    SystemPart("nginx", "tests of its files for hosts", ("nginx-light",), find_nginx),
    SystemPart("caddy", "tests of its files for hosts", ("caddy",), find_caddy),
    SystemPart("haproxy", "tests of its file for hosts", ("haproxy",), find_haproxy),
)


def apt_command() -> list[str] | None:
    """How to run apt-get here, or None if that is not allowed."""
    if shutil.which("apt-get") is None:
        return None
    if os.geteuid() == 0:
        return ["apt-get"]
    if (
        shutil.which("sudo")
        and subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False).returncode == 0
    ):
        return ["sudo", "-n", "apt-get"]
    return None


def apt_install(packages: list[str]) -> bool:
    """Install Debian packages without starting their services. True if apt-get succeeded."""
    apt = apt_command()
    if apt is None:
        return False
    print(f"Installing with apt-get: {' '.join(packages)}", flush=True)
    # The tests start their own servers on free ports, so Debian's services are not needed.
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
    quiet = ["-qq", "-o", "Dpkg::Use-Pty=0", "-o", "DPkg::Lock::Timeout=300"]
    steps = (["update", *quiet], ["install", "-y", "--no-install-recommends", *quiet, *packages])
    for step in steps:
        finished = subprocess.run(
            [*apt, *step],
            env=environment,
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
        )
        if finished.returncode != 0:
            print(finished.stdout, f"apt-get {step[0]} failed (exit code {finished.returncode}).", sep="\n")
            return False
    return True


def install_missing(parts: list[SystemPart]) -> None:
    missing = [part for part in parts if part.find() is None]
    if not missing or apt_install([package for part in missing for package in part.packages]):
        return
    for part in missing:  # a package that this system does not have must not prevent the others
        if len(missing) > 1 and part.find() is None:
            apt_install(list(part.packages))


def report(parts: list[SystemPart]) -> list[SystemPart]:
    """Print one line per part and return the missing ones."""
    missing = []
    for part in parts:
        found = part.find()
        if found is None:
            missing.append(part)
            remedy = f"missing ({part.purpose}): apt-get install {' '.join(part.packages)}"
        print(f"  {part.name:<11}{found or remedy}")
    return missing


def main() -> int:
    names = [part.name for part in PARTS]
    parser = argparse.ArgumentParser(description="Find or install the system programs Tableside uses.")
    parser.add_argument("--install", action="store_true", help="install what is missing with apt-get")
    parser.add_argument(
        "--require", nargs="+", choices=names, default=[], metavar="NAME", help=f"of {', '.join(names)}"
    )
    parser.add_argument("--only", nargs="+", choices=names, default=names, metavar="NAME", help="look only at these")
    asked = parser.parse_args()

    parts = [part for part in PARTS if part.name in {*asked.only, *asked.require}]
    if asked.install:
        install_missing(parts)
    missing = {part.name for part in report(parts)}
    return 1 if missing & set(asked.require) else 0


if __name__ == "__main__":
    sys.exit(main())
