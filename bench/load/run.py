"""How many tables a server can hold, and how fast: Tableside and boardgame.io, over real sockets from a second process.

    .venv/bin/python -m bench.load.run [--quick] [--record bench/load/results.md]

Needs Node (npm installs boardgame.io into bench/load/node_modules), PostgreSQL and Redis. README.md says what the
figures mean.
"""

import argparse
import filecmp
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path

from bench.load.serving import BOTH, HERE, KINDS, Figures, boardgame, drive, fetch, prepare, tableside


def closed_loop(scratch: Path, rounds: int, seconds: float) -> dict[str, Figures]:
    """100 tables, each of which plays its next move as soon as the last one is answered. The two servers take turns."""
    found: dict[str, list[Figures]] = {"Tableside": [], "boardgame.io": []}
    for number in range(rounds):
        with boardgame() as server:
            found["boardgame.io"].append(drive("drive_boardgame.mjs", server, seconds=seconds))
        with tableside(scratch / f"closed-{number}") as server:
            found["Tableside"].append(drive("drive_tableside.mjs", server, seconds=seconds))
        for name, all_rounds in found.items():
            print(f"closed loop {number + 1}, {name}: {all_rounds[-1]['moves_per_second']:.0f} moves/s", flush=True)
    return {name: _middle(all_rounds) for name, all_rounds in found.items()}


def databases(scratch: Path, rounds: int, seconds: float) -> list[tuple[str, str, Figures]]:
    """The closed loop again, for each game and for both, on each database and on three nodes."""
    found = []
    for kind, start in KINDS.items():
        for game in ("burger-joint", "rival-restaurants", BOTH):
            all_rounds = []
            for number in range(rounds):
                with start(scratch / f"{kind}-{game}-{number}".replace(",", "-")) as server:
                    all_rounds.append(drive("drive_tableside.mjs", server, seconds=seconds, game=game))
            found.append((kind, game, _middle(all_rounds)))
            print(f"{kind}, {game}: {found[-1][2]['moves_per_second']:.0f} moves/s", flush=True)
    return found


def held_elsewhere(scratch: Path, sizes: list[int], seconds: float) -> list[tuple[str, Figures]]:
    """Tables of both games at one move a second, on each database and on three nodes."""
    found = []
    for kind, start in KINDS.items():
        for tables in sizes:
            with start(scratch / f"held-{kind}-{tables}") as server:
                before = server.memory()
                figures = drive("drive_tableside.mjs", server, tables=tables, seconds=seconds, every=1000, game=BOTH)
                figures["kilobytes_per_table"] = (server.memory() - before) / 1024 / tables
            found.append((kind, figures))
            print(f"held {tables} on {kind}: p99 {figures['p99_ms']:.1f} ms", flush=True)
            if figures["p99_ms"] > 200:
                break
    return found


def _middle(rounds: list[Figures]) -> Figures:
    names = ("moves_per_second", "p50_ms", "p99_ms", "server_cpu_ms")
    return {name: statistics.median(round[name] for round in rounds) for name in names}


def held(scratch: Path, sizes: list[int], seconds: float) -> list[Figures]:
    """Tables that play one move a second each, with two connections per table. How long a move waits,
    and the memory."""
    found = []
    for tables in sizes:
        with tableside(scratch / f"held-{tables}") as server:
            before = server.memory()
            figures = drive("drive_tableside.mjs", server, tables=tables, seconds=seconds, every=1000)
            figures["kilobytes_per_table"] = (server.memory() - before) / 1024 / tables
            found.append(figures)
        print(f"held {tables}: {figures['moves_per_second']:.0f} moves/s, p99 {figures['p99_ms']:.1f} ms", flush=True)
        if figures["p99_ms"] > 200:
            break
    return found


def cold_start(data: Path, times: int = 3) -> float:
    """Seconds from the start of the process to the first page."""
    found = []
    for _ in range(times):
        began = time.monotonic()
        with tableside(data) as server:
            fetch(server.url + "/")
            found.append(time.monotonic() - began)
    return statistics.median(found)


def stored_games(scratch: Path, count: int) -> tuple[Path, Figures]:
    """A data folder with many finished games and one long one, and what was put there."""
    data = scratch / "stored"
    done = subprocess.run(
        [sys.executable, str(HERE / "fill.py"), str(data), str(count)], check=True, capture_output=True
    )
    found: Figures = json.loads(done.stdout)
    return data, found


def load_long_game(data: Path, table: str) -> float:
    """Milliseconds to load a game of 500 moves from disk, as measured by the server."""
    found = []
    for _ in range(3):
        with tableside(data) as server:
            subprocess.run(["node", "visit_tableside.mjs", "--url", server.url, "--table", table], cwd=HERE, check=True)
            text = fetch(server.url + "/metrics").decode()
            line = next(line for line in text.splitlines() if line.startswith("tableside_table_load_seconds_sum"))
            found.append(1000 * float(line.split()[1]))
    return statistics.median(found)


def report(
    closed: dict[str, Figures],
    tables: list[Figures],
    starts: Figures,
    kinds: list[tuple[str, str, Figures]],
    elsewhere: list[tuple[str, Figures]],
) -> str:
    cpu = next(
        (
            line.partition(":")[2].strip()
            for line in Path("/proc/cpuinfo").read_text().splitlines()
            if "model name" in line
        ),
        "unknown processor",
    )
    lines = [
        f"## {datetime.now(UTC):%Y-%m-%d %H:%M}, {cpu} × {os.cpu_count()}",
        "",
        f"Python {sys.version.split()[0]}, Node {_node()}, load average {starts['load_before']:.1f} before, "
        f"{os.getloadavg()[0]:.1f} at the end. "
        f"Compiled rules: {'yes' if starts['compiled'] else 'no'}. "
        f"{starts['other'] or 'No'} files differ from the sources.",
        "",
        "| closed loop, 100 tables | moves/s | p50 ms | p99 ms | server CPU ms/move | on disk before told |",
        "|---|--:|--:|--:|--:|---|",
    ]
    for name, figures in closed.items():
        safe = "yes" if name == "Tableside" else "no, in memory"
        lines.append(
            f"| {name} | {figures['moves_per_second']:,.0f} | {figures['p50_ms']:.1f} | {figures['p99_ms']:.1f} "
            f"| {figures['server_cpu_ms']:.2f} | {safe} |"
        )
    lines += [
        "",
        "| tables at one move a second | moves/s | p50 ms | p99 ms | server CPU ms/move | kB a table |",
        "|--:|--:|--:|--:|--:|--:|",
    ]
    for figures in tables:
        lines.append(
            f"| {figures['tables']:,} | {figures['moves_per_second']:,.0f} | {figures['p50_ms']:.1f} "
            f"| {figures['p99_ms']:.1f} | {figures['server_cpu_ms']:.2f} | {figures['kilobytes_per_table']:.0f} |"
        )
    lines += [
        "",
        "| closed loop, 100 tables | game | moves/s | p50 ms | p99 ms | server CPU ms/move |",
        "|---|---|--:|--:|--:|--:|",
    ]
    for kind, game, figures in kinds:
        lines.append(
            f"| {kind} | {game.replace(',', ' and ')} | {figures['moves_per_second']:,.0f} | {figures['p50_ms']:.1f} "
            f"| {figures['p99_ms']:.1f} | {figures['server_cpu_ms']:.2f} |"
        )
    lines += [
        "",
        "| both games, one move a second | tables | moves/s | p50 ms | p99 ms | server CPU ms/move | kB a table |",
        "|---|--:|--:|--:|--:|--:|--:|",
    ]
    for kind, figures in elsewhere:
        lines.append(
            f"| {kind} | {figures['tables']:,} | {figures['moves_per_second']:,.0f} | {figures['p50_ms']:.1f} "
            f"| {figures['p99_ms']:.1f} | {figures['server_cpu_ms']:.2f} | {figures['kilobytes_per_table']:.0f} |"
        )
    lines += [
        "",
        "| | |",
        "|---|--:|",
        f"| start to first page, no games | {starts['empty']:.2f} s |",
        f"| start to first page, {starts['games']:,} stored games | {starts['full']:.2f} s |",
        f"| a game of {starts['long_moves']:,} moves from the disk | {starts['load_ms']:.1f} ms |",
        "",
    ]
    return "\n".join(lines)


def _node() -> str:
    return subprocess.run(["node", "--version"], check=True, capture_output=True, text=True).stdout.strip()


def _compiled() -> bool:
    from tableside.games.burger_joint.core import position

    return not str(position.__file__).endswith(".py")


def _other_than_sources() -> int:
    """How many files of the measured Tableside differ from src, because it was installed earlier."""
    import tableside

    measured, sources = Path(tableside.__file__).parent, HERE.parents[1] / "src" / "tableside"
    files = [path.relative_to(sources) for path in sources.rglob("*.py")]
    same = [
        file for file in files if (measured / file).is_file() and filecmp.cmp(measured / file, sources / file, False)
    ]
    return len(files) - len(same)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="a short look instead of a measurement")
    parser.add_argument("--record", type=Path, help="file of results to put the section into, newest first")
    args = parser.parse_args()
    prepare()
    rounds, seconds, sizes = (1, 4.0, [200]) if args.quick else (3, 10.0, [250, 500, 1000, 1500, 2000])
    load_before = os.getloadavg()[0]
    if load_before > 0.5:
        print(f"The machine is busy (load average {load_before:.1f}): these figures will say little.", flush=True)
    if other := _other_than_sources():
        print(
            f"{other} files of the installed Tableside are not those in src: `make dev` installs what is there.",
            flush=True,
        )
    scratch = Path(tempfile.mkdtemp(prefix="tableside-load-"))
    try:
        closed = closed_loop(scratch, rounds, seconds)
        tables = held(scratch, sizes, seconds)
        kinds = databases(scratch, rounds, seconds)
        elsewhere = held_elsewhere(scratch, sizes[:3], seconds)
        data, filled = stored_games(scratch, 500 if args.quick else 10_000)
        starts = {
            "empty": cold_start(scratch / "empty"),
            "full": cold_start(data),
            "load_ms": load_long_game(data, filled["long"]),
            "compiled": _compiled(),
            "other": other,
            "load_before": load_before,
            **filled,
        }
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
    section = report(closed, tables, starts, kinds, elsewhere)
    print(section)
    if args.record is not None:
        head, _, older = args.record.read_text().partition("\n## ")
        args.record.write_text(f"{head}\n{section}" + (f"\n## {older}" if older else ""))


if __name__ == "__main__":
    main()
