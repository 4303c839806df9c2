"""An hour of play, and whether memory stays flat: tables of both games open, play, end and make room for new ones.

    .venv/bin/python -m bench.load.soak [--minutes 60] [--tables 300] [--on SQLite] [--record bench/load/results.md]

Resident memory is read every few seconds. The first fifth of the time is for warming up. A line is fitted to the
readings after that (least squares). Memory is flat if the line rises by less than 5% of it in an hour.
"""

import argparse
import os
import shutil
import tempfile
import threading
import time
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from bench.load.serving import BOTH, KINDS, Serving, drive, prepare

WARM = 0.2
FLAT = 0.05  # of the memory, in an hour


@dataclass(frozen=True)
class Flatness:
    megabytes: float  # at the middle of the line
    an_hour: float  # rise in megabytes
    lowest: float
    highest: float

    @property
    def flat(self) -> bool:
        return self.an_hour < FLAT * self.megabytes


def flatness(readings: list[tuple[float, float]]) -> Flatness:
    """The straight line through (seconds, megabytes), without the first fifth of the time."""
    begun = readings[0][0] + WARM * (readings[-1][0] - readings[0][0])
    kept = [reading for reading in readings if reading[0] >= begun]
    middle = sum(at for at, _ in kept) / len(kept)
    mean = sum(size for _, size in kept) / len(kept)
    spread = sum((at - middle) ** 2 for at, _ in kept)
    slope = sum((at - middle) * (size - mean) for at, size in kept) / spread if spread else 0.0
    sizes = [size for _, size in kept]
    return Flatness(mean, slope * 3600, min(sizes), max(sizes))


class Scales(threading.Thread):
    """Reads the servers' memory until it is told to stop."""

    def __init__(self, server: Serving, every: float) -> None:
        super().__init__(daemon=True)
        self._server, self._every = server, every
        self._stop_weighing = threading.Event()
        self.readings: list[tuple[float, float]] = []

    def run(self) -> None:
        while not self._stop_weighing.wait(self._every):
            self.readings.append((time.monotonic(), self._server.memory() / 1e6))

    def stop(self) -> list[tuple[float, float]]:
        self._stop_weighing.set()
        self.join()
        return self.readings


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--on", choices=list(KINDS), default="SQLite")
    parser.add_argument("--record", type=Path, help="file of results to add the line to")
    args = parser.parse_args()
    prepare()
    scratch = Path(tempfile.mkdtemp(prefix="tableside-soak-"))
    try:
        with KINDS[args.on](scratch) as server:
            scales = Scales(server, min(10.0, args.minutes))
            scales.start()
            seconds = 60 * args.minutes
            played = drive(
                "drive_tableside.mjs", server, tables=args.tables, seconds=seconds, every=1000, game=BOTH, churn=100
            )
            found = flatness(scales.stop())
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
    line = (
        f"| {datetime.now(UTC):%Y-%m-%d %H:%M} | {args.on} | {args.minutes:g} | {args.tables:,} | {played['opened']:,} "
        f"| {played['moves']:,} | {played['late']:,} | {_errors(played['problems'])} | {played['p99_ms']:.1f} "
        f"| {found.megabytes:.0f} | {found.lowest:.0f}–{found.highest:.0f} | {found.an_hour:+.1f} "
        f"| {'yes' if found.flat else 'no'} |"
    )
    print(f"load average {os.getloadavg()[0]:.1f}")
    print(line)
    if args.record is not None:
        args.record.write_text(_with_line(args.record.read_text(), line))
    return 0 if found.flat else 1


HEAD = """
## Soak

| when | on | minutes | tables | opened | moves | too late | errors | p99 ms | MB | from–to | MB an hour | flat |
|---|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|---|
"""


def _errors(problems: dict[str, int]) -> str:
    """The number of each kind."""
    kinds = ", ".join(f"{id} {count:,}" for id, count in sorted(problems.items()))
    return f"{sum(problems.values()):,} ({kinds})" if kinds else "0"


def _with_line(text: str, line: str) -> str:
    if HEAD not in text:
        text += HEAD
    return text.replace(HEAD, f"{HEAD}{line}\n")


if __name__ == "__main__":
    raise SystemExit(main())
