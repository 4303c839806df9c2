"""Which modules mypyc compiles ([tool.tableside] in pyproject.toml), whether it should, and whether it did.

python -m tools.compilation    say whether the installed package is compiled; fail if it should be and is not
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import tempfile
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from tools import doctor

ROOT = Path(__file__).resolve().parent.parent
REQUIREMENT = "mypy[mypyc]>=2.4"
# Functions that nobody can replace from outside may be inlined. This makes the rules half as fast again.
HIDDEN = "-fvisibility=hidden"
# The linker optimizes across files on all cores, so one C file per module is as fast as one for all.
ACROSS_FILES = "-flto=auto"


def sources() -> list[str]:
    """The files to compile, relative to the root. A pattern that matches nothing adds nothing."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    patterns: list[str] = project["tool"]["tableside"]["compiled"]
    return sorted({found.relative_to(ROOT).as_posix() for pattern in patterns for found in ROOT.glob(pattern)})


def modules() -> list[str]:
    return [source.removeprefix("src/").removesuffix(".py").replace("/", ".") for source in sources()]


def wanted() -> bool:
    """TABLESIDE_COMPILE=0 forbids compilation, =1 requires it. Otherwise it depends on a C compiler."""
    match os.environ.get("TABLESIDE_COMPILE", ""):
        case "0":
            return False
        case "1":
            return True
        case "":
            return doctor.find_compiler() is not None
        case other:
            sys.exit(f"TABLESIDE_COMPILE is {other!r}; it may be 0 (never), 1 (always) or unset (if possible).")


def can_optimize_across_files() -> bool:
    """Whether the C compiler and its linker support it."""
    compiler = doctor.find_compiler()
    if compiler is None:
        return False
    with tempfile.TemporaryDirectory() as scratch:
        source = Path(scratch, "probe.c")
        source.write_text("int probe(void) { return 1; }\n")
        options = [ACROSS_FILES, "-Werror", "-fPIC", "-shared", "-o", f"{scratch}/probe.so"]
        return subprocess.run([compiler, *options, str(source)], capture_output=True, check=False).returncode == 0


def reason_not_to() -> str:
    forbidden = os.environ.get("TABLESIDE_COMPILE") == "0"
    return "TABLESIDE_COMPILE=0" if forbidden else "no C compiler with Python's headers was found"


def uncompiled() -> list[str]:
    """Those of the modules that a plain import would find as Python source, or not at all."""

    def is_compiled(module: str) -> bool:
        spec = importlib.util.find_spec(module)
        return spec is not None and (spec.origin or "").endswith(tuple(EXTENSION_SUFFIXES))

    return [module for module in modules() if not is_compiled(module)]


def main() -> int:
    missing = uncompiled()
    if not wanted():
        print(
            "Rules: plain Python, not compiled" + ("." if missing else " by choice, yet compiled ones are installed!")
        )
        return 0 if missing or not modules() else 1
    if missing:
        print(f"Rules: should be compiled, but are not: {', '.join(missing)}")
        return 1
    print(f"Rules: compiled by mypyc ({len(modules())} modules).")
    return 0


if __name__ == "__main__":
    sys.exit(main())
