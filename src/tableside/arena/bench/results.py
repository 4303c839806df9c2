"""Results: run the stopwatch for every row, compare, and write the table down."""

import datetime
import json
import os
import platform
import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from importlib import metadata
from pathlib import Path
from typing import Any, Final

from tableside.arena.bench.rows import REFERENCE, Row
from tableside.arena.simulate import is_compiled
from tableside.engine.game import game_of
from tableside.locales import words

_STOPWATCH: Final = Path(__file__).with_name("stopwatch.py")
_PATIENCE: Final = 120  # seconds for starting up and for a busy machine

Progress = Callable[[int], None]


@dataclass(frozen=True)
class Pace:
    """The result of one row. Without a pace, ``note`` says why, as the argument of a message."""

    row: Row
    per_second: float | None
    note: str = ""
    failed: bool = False


@dataclass(frozen=True)
class DecisionsRow:
    key: str
    engine: str
    version: str
    game: str
    path: str
    decisions_per_second: int | None
    ratio: float | None  # the reference ÷ this row
    ratio_to_catanatron: float | None  # this row ÷ Catanatron
    note: str
    failed: bool


@dataclass(frozen=True)
class CopyRow:
    key: str
    engine: str
    game: str
    path: str
    microseconds: float | None
    note: str
    failed: bool


@dataclass(frozen=True)
class Bench:
    """One run of the bench; ``to_json`` is what the command line prints."""

    date: str
    machine: str
    python: str
    compiled: bool
    seconds: float  # of processor time for each row
    rows: tuple[DecisionsRow, ...]
    copies: tuple[CopyRow, ...]

    @property
    def failed(self) -> bool:
        """Whether something broke. A missing package does not count."""
        return any(row.failed for row in self.rows) or any(copy.failed for copy in self.copies)

    def to_json(self) -> dict[str, Any]:
        data = asdict(self)
        for row in (*data["rows"], *data["copies"]):
            row["note"] = said(row["note"])
        return data

    def to_markdown(self) -> str:
        """A section for a file of results."""
        build = "compiled by mypyc" if self.compiled else "not compiled here"
        lines = [
            f"## {self.date}, {self.machine}",
            "",
            f"Python {self.python}; rules {build}; {self.seconds:g} s of one processor for each row.",
            "",
            "| engine | game | path | decisions/s | slower by | × Catanatron |",
            "|---|---|---|--:|--:|--:|",
        ]
        for row in self.rows:
            pace = said(row.note) if row.decisions_per_second is None else f"{row.decisions_per_second:,}"
            ratios = f"{short(row.ratio)} | {short(row.ratio_to_catanatron)}"
            lines.append(f"| {row.engine} {row.version} | {row.game} | {row.path} | {pace} | {ratios} |")
        lines += ["", "| engine | game | copy | µs |", "|---|---|---|--:|"]
        for copy in self.copies:
            time = said(copy.note) if copy.microseconds is None else short(copy.microseconds)
            lines.append(f"| {copy.engine} | {copy.game} | {copy.path} | {time} |")
        return "\n".join(lines) + "\n"

    def record(self, file: Path) -> None:
        """Put the section on top of a results file. It replaces one of the same day and machine."""
        text = file.read_text(encoding="utf-8") if file.exists() else ""
        head, *sections = re.split(r"^(?=## )", text, flags=re.MULTILINE)
        own = self.to_markdown()
        title = own.partition("\n")[0]
        others = [section.strip() for section in sections if section.partition("\n")[0] != title]
        file.write_text("\n\n".join([head.strip() or "# Results", own.strip(), *others]) + "\n", encoding="utf-8")


def said(note: str, language: str = "en") -> str:
    return words(language).say("bench-note", {"note": note}) if note else ""


def short(number: float | None) -> str:
    """Measurements are accurate to about three digits."""
    if number is None:
        return "–"
    return f"{number:,.0f}" if number >= 100 else f"{number:.3g}"


def measure(rows: Sequence[Row], seconds: float, progress: Progress | None = None) -> Bench:
    """Measure these rows one after another, each in a fresh process."""
    paces: list[Pace] = []
    for row in rows:
        paces.append(_pace(row, seconds))
        if progress is not None:
            progress(len(paces))
    return _bench(paces, seconds)


def _pace(row: Row, seconds: float) -> Pace:
    command = [sys.executable, "-P", str(_STOPWATCH), row.key, str(seconds)]
    try:
        run = subprocess.run(
            command,
            capture_output=True,
            text=True,
            check=False,
            timeout=_PATIENCE + 10 * seconds,
            stdin=subprocess.DEVNULL,
        )
    except subprocess.TimeoutExpired:
        return Pace(row, None, "$bench-too-long", failed=True)
    if run.returncode != 0:
        last = run.stderr.strip().splitlines()[-1:] or [f"exit code {run.returncode}"]
        return Pace(row, None, f"={last[0][:200]}", failed=True)
    answer = json.loads(run.stdout.splitlines()[-1])  # other engines may print something first
    if "missing" in answer:
        return Pace(row, None, f"$bench-no-{answer['missing']}")
    return Pace(row, answer["done"] / answer["seconds"])


def _bench(paces: Sequence[Pace], seconds: float) -> Bench:
    per_second = {pace.row.key: pace.per_second for pace in paces}
    reference = next((found for key in REFERENCE if (found := per_second.get(key))), None)
    catanatron = per_second.get("catanatron")
    return Bench(
        date=datetime.datetime.now(datetime.UTC).date().isoformat(),
        machine=_machine(),
        python=platform.python_version(),
        compiled=is_compiled(game_of("burger-joint")),
        seconds=seconds,
        rows=tuple(
            DecisionsRow(
                key=pace.row.key,
                engine=pace.row.engine,
                version=_version(pace.row.package),
                game=pace.row.game,
                path=pace.row.path(),
                decisions_per_second=None if pace.per_second is None else round(pace.per_second),
                ratio=_ratio(reference, pace.per_second),
                ratio_to_catanatron=_ratio(pace.per_second, catanatron),
                note=pace.note,
                failed=pace.failed,
            )
            for pace in paces
            if pace.row.unit == "decisions"
        ),
        copies=tuple(
            CopyRow(
                key=pace.row.key,
                engine=pace.row.engine,
                game=pace.row.game,
                path=pace.row.path(),
                microseconds=None if pace.per_second is None else round(1e6 / pace.per_second, 4),
                note=pace.note,
                failed=pace.failed,
            )
            for pace in paces
            if pace.row.unit == "copies"
        ),
    )


def _ratio(one: float | None, other: float | None) -> float | None:
    return round(one / other, 3) if one and other else None


def _version(package: str) -> str:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return ""


def _machine() -> str:
    """The name of the processor, and how many there are."""
    name = platform.processor() or platform.machine()
    try:
        models = re.findall(r"^model name\s*: (.+)$", Path("/proc/cpuinfo").read_text(), re.MULTILINE)
        name = models[0] if models else name
    except OSError:
        pass  # not Linux
    return f"{name} × {os.cpu_count()}, {platform.system()} {platform.machine()}"
