"""Run the checks of the project in parallel and sum them up.

python -m tools.check            all of them
python -m tools.check NAME...    some of them, such as lint, types, tests, tests/server, plain (see plan())
python -m tools.check --fast     the most useful checks in about a minute
python -m tools.check --list     show what would be run

Each folder of tests/ is a check of its own; large folders are split. Tests of the rules run with the compiled package
(`tests/…`). If the modules they test are compiled, they run from the sources as well (`plain/…`), without those marked
`once`.

A check whose system programs are missing is skipped with its reason, but fails when CI=true.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path, PurePosixPath

from tools import client, compilation, doctor
from tools.schedule import Job, Result, Tally, run_all

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
TESTS = ROOT / "tests"
KEPT = ROOT / ".build/checks"
CHECKED = ["src", "tests", "tools", "bench", "setup.py"]
# These do not test the rules. They run once, from the sources, and do not wait for the compiler.
NOT_ABOUT_RULES = {"browser", "cluster", "server", "tools", "security"}
# These compare the two builds.
OF_BOTH_BUILDS = {"golden"}
INSTALLED_PACKAGE = ["-o", "pythonpath=.", "--compiled"]
AT_ONCE = {"browser": 35_000}
"""Bytes of tests in one part of a folder, so that several cores can share it. Browser tests are slow for their size."""
OTHERS_AT_ONCE = 80_000
# Rough seconds, used in the first run to start long checks first. Later runs use measured times (KEPT).
LONG = {"package": 1000, "client": 900, "browser": 200, "cluster": 100, "server": 80, "types": 70, "arena": 60}
SLOTS = 2 * (os.cpu_count() or 1)
"""More than there are cores, because tests with servers wait most of their time."""
IN_A_HURRY = 40
"""Seconds that each half of the quick tests may take with --fast."""


@dataclass(frozen=True)
class Check:
    name: str
    command: Callable[[], list[str]]
    hindrance: Callable[[], str | None] = lambda: None
    """Why the check cannot run on this machine, or None."""
    applies: Callable[[], bool] = lambda: True
    """Whether the project has what this checks."""
    needs: tuple[str, ...] = ()
    """Checks that must run first, because this one uses their results."""


def written() -> list[str]:
    """The folders and files with our own Python code."""
    return [name for name in CHECKED if (ROOT / name).is_file() or any((ROOT / name).rglob("*.py"))]


def pytest(*arguments: str) -> list[str]:
    return [str(BIN / "pytest"), "-p", "no:cacheprovider", "-q", *arguments]


def no_compiler() -> str | None:
    return None if compilation.wanted() else "the rules are not compiled here"


def no_browser() -> str | None:
    return None if doctor.find_chromium() else "chromium is missing: apt-get install chromium"


def no_client() -> str | None:
    if not client.wanted():
        return "left out (TABLESIDE_CLIENT=0)"
    return None if client.find_npm() else client.NO_NODE


def in_client(*arguments: str) -> Callable[[], list[str]]:
    return lambda: [sys.executable, "-m", "tools.client", *arguments]


CHECKS = (
    Check("client", in_client("build"), no_client, client.exists),
    Check("package", lambda: [sys.executable, "-m", "tools.install", "--extra", "dev"], needs=("client",)),
    Check("compilation", lambda: [sys.executable, "-m", "tools.compilation"], no_compiler, needs=("package",)),
    Check("lint", lambda: [str(BIN / "ruff"), "check", "--no-cache", *written()]),
    Check("format", lambda: [str(BIN / "ruff"), "format", "--no-cache", "--check", *written()]),
    Check("types", lambda: [str(BIN / "mypy"), *written()]),
    Check("docs", lambda: [sys.executable, "-m", "tools.docs.site"]),
    Check("client-types", in_client("npm", "run", "check"), no_client, client.exists, ("client",)),
    Check("client-lint", in_client("npm", "run", "lint"), no_client, client.exists, ("client",)),
    Check("client-format", in_client("npm", "run", "format:check"), no_client, client.exists, ("client",)),
    Check("client-tests", in_client("npm", "test"), no_client, client.exists, ("client",)),
)


# ---- the folders of tests/ ------------------------------------------------------------------------------------------


def test_folders() -> list[str]:
    return sorted(found.name for found in TESTS.iterdir() if any(found.glob("**/test_*.py")))


def compiled_names() -> set[str]:
    """Folders of the package with compiled modules: their tests see both builds."""
    return OF_BOTH_BUILDS | {part for source in compilation.sources() for part in PurePosixPath(source).parts[:-1]}


def files_of(folder: str) -> list[Path]:
    return sorted((TESTS / folder).glob("**/test_*.py"))


def parts_of(files: list[Path], count: int = 0, at_once: int = OTHERS_AT_ONCE) -> list[list[str]]:
    """Test files, split into parts of about the same size. Without a number, as many parts as needed."""
    sizes = {file.relative_to(ROOT).as_posix(): file.stat().st_size for file in files}
    parts: list[list[str]] = [[] for _ in range(count or -(-sum(sizes.values()) // at_once) or 1)]
    for file in sorted(sizes, key=lambda file: (-sizes[file], file)):
        min(parts, key=lambda part: sum(sizes[other] for other in part)).append(file)
    return [sorted(part) for part in parts if part]


def test_checks() -> Iterator[Check]:
    compiled, both = compilation.wanted(), compiled_names()
    for folder in test_folders():
        parts = parts_of(files_of(folder), at_once=AT_ONCE.get(folder, OTHERS_AT_ONCE))
        hindrance = no_browser if folder == "browser" else lambda: None
        for number, files in enumerate(parts, 1):
            name = folder if len(parts) == 1 else f"{folder}-{number}"
            if folder in NOT_ABOUT_RULES or not compiled:
                needs = ("client",) if folder == "browser" else ()
                yield Check(f"tests/{name}", partial(pytest, *files), hindrance, needs=needs)
                continue
            yield Check(f"tests/{name}", partial(pytest, *INSTALLED_PACKAGE, *files), needs=("package",))
            if folder in both:
                yield Check(f"plain/{name}", partial(pytest, "-m", "not once", *files))


def fast_checks() -> list[Check]:
    """Style, types, the client, and as many quick tests from the sources as fit into the time (tests/quick.py)."""
    quick = {"lint", "format", "types", "client-tests"}
    files = [file for folder in test_folders() if folder not in NOT_ABOUT_RULES for file in files_of(folder)]
    files += files_of("tools")
    both = compiled_names()

    def first(half: list[str]) -> list[str]:
        """Until test times are known, tests of the rules come first, because the others start programs."""
        return sorted(half, key=lambda file: (file.split("/")[1] not in both, file))

    tests = [
        Check(f"tests-{number}", partial(pytest, "--quick", str(number), "--within", str(IN_A_HURRY), *first(half)))
        for number, half in enumerate(parts_of(files, 2), 1)
    ]
    return [check for check in CHECKS if check.name in quick] + tests


# ---- running them ---------------------------------------------------------------------------------------------------


def prepared(check: Check, times: dict[str, float]) -> Job | Result:
    """What to run, or why it cannot run."""
    if hindrance := check.hindrance():
        if os.environ.get("CI") == "true":
            return Result(check.name, "FAILED", remark=hindrance, tally=Tally(failed=1))
        return Result(check.name, "skipped", remark=hindrance, tally=Tally(skipped=1))
    kind = check.name.rpartition("/")[2].partition("-")[0]
    expected = times.get(check.name, LONG.get(kind, 20.0))
    return Job(check.name, check.command(), check.needs, expected, heavy=kind == "browser")


def line(result: Result) -> str:
    """How long it took, and how much of that one core was busy with it."""
    busy = f"{result.processor / result.seconds:5.0%}" if result.seconds else " " * 5
    return f"{result.verdict:<8}{result.name:<26}{result.seconds:7.1f} s{busy}  {result.remark}".rstrip()


def run(checks: list[Check], slots: int) -> list[Result]:
    """Run the checks, report each when it is done, and show the whole output of one that fails."""
    KEPT.mkdir(parents=True, exist_ok=True)
    noted = KEPT / "times.json"
    times: dict[str, float] = json.loads(noted.read_text()) if noted.is_file() else {}
    plan = [prepared(check, times) for check in checks]
    told = 0

    def tell(result: Result) -> None:
        nonlocal told
        told += 1
        print(f"{told:3}/{len(plan)}  {line(result)}", flush=True)
        if result.verdict == "FAILED" and result.log:
            print(f"── all of {result.name}:\n{result.log.read_text(errors='replace')}\n── end of {result.name}")

    results = [found for found in plan if isinstance(found, Result)]
    for result in results:
        tell(result)
    environment = os.environ | {"PATH": f"{BIN}{os.pathsep}{os.environ.get('PATH', os.defpath)}"}
    environment.pop("PYTHONPATH", None)
    jobs = [found for found in plan if isinstance(found, Job)]
    results += run_all(jobs, folder=ROOT, logs=KEPT, slots=slots, environment=environment, finished=tell)
    noted.write_text(json.dumps(times | {result.name: result.seconds for result in results if result.seconds}))
    return results


def chosen(plan: list[Check], names: list[str]) -> list[Check]:
    """The checks with these names. `tests` means all whose name begins with `tests/`."""
    found = [check for check in plan if any(check.name == name or check.name.startswith(f"{name}/") for name in names)]
    for name in names:
        if not any(check.name == name or check.name.startswith(f"{name}/") for check in plan):
            known = ", ".join(check.name for check in plan)
            sys.exit(f"There is no check {name!r}. There are: {known}.")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description="Run the checks of the project side by side.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="a check, or the first part of its name; all if none")
    parser.add_argument("--fast", action="store_true", help="the most useful checks in about a minute")
    parser.add_argument("--list", action="store_true", help="show what would be run")
    parser.add_argument("--slots", type=int, default=SLOTS, metavar="N", help="how many at the same time")
    asked = parser.parse_args()
    plan = fast_checks() if asked.fast else [*CHECKS, *test_checks()]
    plan = [check for check in (chosen(plan, asked.names) if asked.names else plan) if check.applies()]
    if asked.list:
        for check in plan:
            print(f"{check.name:<22}{' '.join(word.removeprefix(f'{ROOT}/') for word in check.command())}")
        return 0
    started = time.monotonic()
    print(f"{len(plan)} checks, {asked.slots} at a time", flush=True)
    results = run(plan, asked.slots)
    print("\n── summary")
    for result in sorted(results, key=lambda result: (result.verdict != "FAILED", -result.seconds)):
        print(line(result))
    processor = sum(result.processor for result in results)
    print(f"{time.monotonic() - started:.0f} s, {processor:.0f} s of processor time; all output is in {KEPT}")
    print(sum((result.tally for result in results), Tally()))
    return 1 if any(result.verdict == "FAILED" for result in results) else 0


if __name__ == "__main__":
    sys.exit(main())
