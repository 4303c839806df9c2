"""Change the code at random, one place at a time, and check whether a test notices.

python -m tools.mutation.mutants                                 all areas, for a while
python -m tools.mutation.mutants --area server --seed 7 --minutes 30

A mutant is *killed* if a test fails or does not end, and *open* if all tests pass. Open mutants that no test can ever
notice are listed with the reason in equivalent_mutants.txt and do not count. Tests that name the changed module run
first, then all that belong to it. Everything happens in a copy of the project, so the sources never change.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tools import client
from tools.mutation.mutations import Mutation, of_python, of_script

ROOT = Path(__file__).resolve().parents[2]
BIN = Path(sys.executable).parent
EQUIVALENT = ROOT / "tools/mutation/equivalent_mutants.txt"
WEB = "web/src/"
# Tests and what only serves them, generated files, drawings, steps of the database that old ones went through.
_LEFT_ALONE = re.compile(
    r"(\.gen|\.test|\.d)\.ts$|^web/src/(art|gallery)/|/rival_restaurants/testing/|__init__\.py$|/migrations/"
)
LONGEST = 600.0
"""Seconds after which tests count as not ending."""


@dataclass(frozen=True)
class Area:
    name: str
    sources: tuple[str, ...]
    """Folders whose files are changed."""
    tests: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """The test folders for each prefix of a file's path."""


RULES, SERVER = "src/tableside/games/", "src/tableside/server/"
AREAS = (
    Area(
        "rules",
        (RULES, "src/tableside/engine/"),
        {
            f"{RULES}burger_joint/": ("tests/burger_joint", "tests/golden", "tests/engine"),
            f"{RULES}rival_restaurants/": ("tests/rival_restaurants", "tests/engine"),
            "src/tableside/engine/": ("tests/engine", "tests/golden", "tests/burger_joint"),
        },
    ),
    Area(
        "server",
        (SERVER,),
        {
            f"{SERVER}cluster/": ("tests/cluster", "tests/server"),
            SERVER: ("tests/server", "tests/secrets", "tests/security", "tests/cluster"),
        },
    ),
    Area("client", (WEB,)),
)


@dataclass(frozen=True)
class Mutant:
    area: str
    path: str
    mutation: Mutation
    line: int
    shown: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}  {self.shown}"

    @property
    def key(self) -> str:
        """How an equivalent mutant is stored: by its text, because line numbers change."""
        return f"{self.path}  {self.shown}"


def changes(path: str, source: str) -> list[Mutation]:
    return of_python(source) if path.endswith(".py") else of_script(source, svelte=path.endswith(".svelte"))


def files_of(area: Area) -> list[str]:
    found = [path for folder in area.sources for path in (ROOT / folder).rglob("*") if path.is_file()]
    names = sorted(path.relative_to(ROOT).as_posix() for path in found)
    return [name for name in names if name.endswith((".py", ".ts", ".svelte")) and not _LEFT_ALONE.search(name)]


def mutants_of(area: Area, seed: int) -> Iterator[Mutant]:
    """All mutants of an area in random order. Each place is equally likely."""
    sources = {path: (ROOT / path).read_text(encoding="utf-8") for path in files_of(area)}
    everything = [(path, change) for path, source in sources.items() for change in changes(path, source)]
    random.Random(f"{seed} {area.name}").shuffle(everything)
    for path, change in everything:
        yield Mutant(area.name, path, change, change.line(sources[path]), change.shown(sources[path]))


class Bench:
    """A copy of the project in which the tests run."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
        for name in filter(None, listed.split("\0")):
            if (ROOT / name).is_file():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, folder / name)
        if (ROOT / "web/node_modules").is_dir():
            (folder / "web/node_modules").symlink_to(ROOT / "web/node_modules")
        self.left_out: dict[tuple[str, ...], list[str]] = {}

    def run(self, command: list[str], where: str = ".") -> tuple[int | None, str]:
        """The exit code (None if it did not end) and the output."""
        environment = os.environ | {"PYTHONDONTWRITEBYTECODE": "1", "PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}"}
        environment.pop("PYTHONPATH", None)
        with tempfile.TemporaryFile("w+") as output:
            process = subprocess.Popen(
                command, cwd=self.folder / where, env=environment, stdout=output, stderr=output, start_new_session=True
            )
            try:
                code: int | None = process.wait(LONGEST)
            except subprocess.TimeoutExpired:
                code = None
            finally:
                if process.poll() is None:
                    os.killpg(process.pid, 9)
                    process.wait()
            output.seek(0)
            return code, output.read()

    def pytest(self, *arguments: str) -> tuple[int | None, str]:
        return self.run([str(BIN / "pytest"), "-q", "-p", "no:cacheprovider", "--no-header", *arguments])

    def failing(self, chosen: tuple[str, ...]) -> list[str]:
        """The chosen tests that fail even without a change. They are left out."""
        if chosen not in self.left_out:
            _, said = self.pytest(*chosen, "--tb=no")
            self.left_out[chosen] = re.findall(r"^(?:FAILED|ERROR) (\S+)", said, re.MULTILINE)
            for name in self.left_out[chosen]:
                print(f"left out, it fails without a change: {name}", flush=True)
        return self.left_out[chosen]

    @contextlib.contextmanager
    def changed(self, mutant: Mutant) -> Iterator[None]:
        """Within this context the copy contains the mutant."""
        target = self.folder / mutant.path
        source = target.read_text(encoding="utf-8")
        try:
            target.write_text(mutant.mutation.apply(source), encoding="utf-8")
            yield
        finally:
            target.write_text(source, encoding="utf-8")


def naming(bench: Bench, path: str, folders: tuple[str, ...]) -> list[str]:
    """The files of tests that name the module of a file."""
    module = path.removeprefix("src/").removesuffix(".py").replace("/", ".")
    package, _, name = module.rpartition(".")
    pattern = re.compile(rf"\b{re.escape(module)}\b|from {re.escape(package)} import .*\b{re.escape(name)}\b")
    files = [file for folder in folders for file in sorted((bench.folder / folder).rglob("test_*.py"))]
    by_name = [file for file in files if name in file.stem]
    by_text = [file for file in files if pattern.search(file.read_text(encoding="utf-8"))]
    return [file.relative_to(bench.folder).as_posix() for file in dict.fromkeys(by_name + by_text)]


def killed_in_python(bench: Bench, area: Area, mutant: Mutant) -> bool:
    folders = next(tests for beginning, tests in area.tests.items() if mutant.path.startswith(beginning))
    near = tuple(naming(bench, mutant.path, folders))
    for chosen in ([near] if near else []) + [(folder,) for folder in folders]:
        deselected = [word for name in bench.failing(chosen) for word in ("--deselect", name)]
        with bench.changed(mutant):
            code, _ = bench.pytest("-x", "--tb=no", *deselected, *chosen)
        if code not in (0, 5):
            return True
    return False


def killed_in_client(bench: Bench, mutant: Mutant) -> bool:
    npm = client.find_npm()
    if npm is None:
        sys.exit(client.NO_NODE)
    options = ["--run", "--bail", "1", "--passWithNoTests"]
    command = [*npm, "exec", "--", "vitest", "related", *options, mutant.path.removeprefix("web/")]
    with bench.changed(mutant):
        return bench.run(command, "web")[0] != 0


def killed(bench: Bench, area: Area, mutant: Mutant) -> bool:
    return killed_in_python(bench, area, mutant) if area.tests else killed_in_client(bench, mutant)


def kept_equivalents() -> set[str]:
    lines = EQUIVALENT.read_text(encoding="utf-8").splitlines() if EQUIVALENT.is_file() else []
    return {line.strip() for line in lines if line.strip() and not line.startswith("#")}


def try_out(bench: Bench, area: Area, seed: int, seconds: float, most: int) -> Counter[str]:
    counted: Counter[str] = Counter()
    equivalent = kept_equivalents()
    until = time.monotonic() + seconds
    for mutant in mutants_of(area, seed):
        if time.monotonic() > until or sum(counted.values()) >= most:
            break
        started = time.monotonic()
        verdict = "equivalent" if mutant.key in equivalent else "killed" if killed(bench, area, mutant) else "open"
        counted[verdict] += 1
        print(f"{verdict:<11}{time.monotonic() - started:6.1f} s  {mutant}", flush=True)
    return counted


def main() -> int:
    parser = argparse.ArgumentParser(description="Change the code at random and see whether a test notices.")
    names = [area.name for area in AREAS]
    parser.add_argument("--area", action="append", choices=names, help="one of the areas; may be repeated")
    parser.add_argument("--seed", type=int, default=1, help="another number tries other places")
    parser.add_argument("--minutes", type=float, default=20, help="for all areas together")
    parser.add_argument("--most", type=int, default=10_000, metavar="N", help="at most this many mutants of each area")
    asked = parser.parse_args()
    chosen = [area for area in AREAS if area.name in (asked.area or names)]
    scores: dict[str, Counter[str]] = {}
    with tempfile.TemporaryDirectory(prefix="tableside-mutants-") as folder:
        bench = Bench(Path(folder))
        for area in chosen:
            scores[area.name] = try_out(bench, area, asked.seed, 60 * asked.minutes / len(chosen), asked.most)
    print("\narea     killed  open  equivalent   score")
    for name, counted in scores.items():
        tried = counted["killed"] + counted["open"]
        score = f"{100 * counted['killed'] / tried:5.0f} %" if tried else "    –"
        print(f"{name:<8}{counted['killed']:7}{counted['open']:6}{counted['equivalent']:12}  {score}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
