"""Run the checks of the project and sum them up, one line and its time for each.

python -m tools.check            all of them
python -m tools.check NAME...    some of them, such as lint, types, tests (see CHECKS)

A check whose system programs are missing is skipped with its reason, but fails when CI=true.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tools import client, compilation, doctor

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
TESTS = ROOT / "tests"
CHECKED = ["src", "tests", "tools", "bench", "setup.py"]
# Their subject is not the rules: compiled ones would make no difference to them.
NOT_ABOUT_RULES = {"browser", "nodes", "server", "tools", "doors"}
INSTALLED_PACKAGE = ["-o", "pythonpath=."]


@dataclass(frozen=True)
class Check:
    name: str
    command: Callable[[], list[str]]
    hindrance: Callable[[], str | None] = lambda: None
    """Why the check cannot be run on this machine, or None."""
    applies: Callable[[], bool] = lambda: True
    """Whether the project has what is to be checked."""


@dataclass(frozen=True)
class Result:
    name: str
    verdict: str
    seconds: float
    remark: str = ""


def written() -> list[str]:
    """What a person wrote in Python, as far as it is there."""
    return [name for name in CHECKED if (ROOT / name).is_file() or any((ROOT / name).rglob("*.py"))]


def pytest(folders: list[str], *options: str) -> list[str]:
    return [str(BIN / "pytest"), "-n", "2", "--dist", "worksteal", *options, *folders]


def test_folders() -> list[str]:
    return sorted(f"tests/{found.name}" for found in TESTS.iterdir() if any(found.glob("**/test_*.py")))


def rules_folders() -> list[str]:
    return [name for name in test_folders() if Path(name).name not in NOT_ABOUT_RULES]


def rules_tests() -> list[str]:
    return pytest(rules_folders(), *INSTALLED_PACKAGE, "--compiled")


def browser_tests() -> list[str]:
    return pytest(["tests/browser"], *INSTALLED_PACKAGE)


def no_compiler() -> str | None:
    return None if compilation.wanted() else "the rules are not compiled here"


def no_compiled_tests() -> str | None:
    # Without a folder pytest would run all tests, and pass without having seen a rule.
    return no_compiler() or (None if rules_folders() else "there are no tests of the rules")


def no_browser() -> str | None:
    return None if doctor.find_chromium() else "chromium is missing: apt-get install chromium"


def no_client() -> str | None:
    if not client.wanted():
        return "left out (TABLESIDE_CLIENT=0)"
    return None if client.find_npm() else client.NO_NODE


def in_client(*arguments: str) -> Callable[[], list[str]]:
    return lambda: [sys.executable, "-m", "tools.client", "npm", *arguments]


CHECKS = (
    Check("lint", lambda: [str(BIN / "ruff"), "check", "--no-cache", *written()]),
    Check("format", lambda: [str(BIN / "ruff"), "format", "--no-cache", "--check", *written()]),
    Check("types", lambda: [str(BIN / "mypy"), *written()]),
    Check("tests", lambda: pytest(["tests"], "--ignore=tests/browser")),
    Check("compilation", lambda: [sys.executable, "-m", "tools.compilation"], no_compiler),
    Check("compiled-tests", rules_tests, no_compiled_tests),
    Check("docs", lambda: [sys.executable, "-m", "tools.docs"]),
    Check("client-types", in_client("run", "check"), no_client, client.exists),
    Check("client-tests", in_client("test"), no_client, client.exists),
    Check("browser-tests", browser_tests, no_browser, lambda: "tests/browser" in test_folders()),
)


def run(check: Check) -> Result:
    in_ci = os.environ.get("CI") == "true"
    if hindrance := check.hindrance():
        return Result(check.name, "FAILED" if in_ci else "skipped", 0, hindrance)
    command = check.command()
    shown = " ".join(word.removeprefix(f"{ROOT}/") for word in command)
    print(f"\n── {check.name}: {shown}", flush=True)
    environment = os.environ | {"PATH": f"{BIN}{os.pathsep}{os.environ.get('PATH', os.defpath)}"}
    environment.pop("PYTHONPATH", None)
    started = time.monotonic()
    finished = subprocess.run(command, cwd=ROOT, env=environment, check=False)
    seconds = time.monotonic() - started
    if finished.returncode == 0:
        return Result(check.name, "ok", seconds)
    return Result(check.name, "FAILED", seconds, f"exit code {finished.returncode}")


def main() -> int:
    names = [check.name for check in CHECKS]
    asked = sys.argv[1:] or names
    unknown = set(asked) - set(names)
    if unknown:
        print(f"No such check: {', '.join(sorted(unknown))}. There are: {', '.join(names)}.")
        return 2
    results = [run(check) for check in CHECKS if check.name in asked and check.applies()]
    print("\n── summary")
    for result in results:
        print(f"{result.verdict:<8} {result.name:<15} {result.seconds:7.1f} s  {result.remark}".rstrip())
    return 1 if any(result.verdict == "FAILED" for result in results) else 0


if __name__ == "__main__":
    sys.exit(main())
