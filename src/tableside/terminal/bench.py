"""``tableside bench``: measure the speed of the rules and of other engines."""

import argparse
import json
from pathlib import Path

from babel.numbers import format_decimal
from rich.box import SIMPLE_HEAD
from rich.table import Table

from tableside.arena.bench import Bench, measure, row_of, rows_named, said
from tableside.engine.errors import OptionsError
from tableside.locales import Words
from tableside.terminal.arguments import Parser
from tableside.terminal.screen import console, progress


def configure(parser: Parser, words: Words) -> None:
    say = words.say
    parser.add_argument("--json", action="store_true", help=say("arg-json"))
    parser.add_argument("--seconds", metavar="S", type=_seconds, default=2.0, help=say("bench-arg-seconds"))
    parser.add_argument("--only", metavar="NAME", action="append", default=[], help=say("bench-arg-only"))
    parser.add_argument("--record", metavar="FILE", type=Path, help=say("bench-arg-record"))


def run(args: argparse.Namespace, words: Words) -> int:
    rows = rows_named(args.only)
    if args.record is not None:
        args.record.open("a").close()  # report a file that cannot be written before the work, not after it
    with progress(words.say("bench-measuring"), len(rows)) as tell:
        bench = measure(rows, args.seconds, tell)
    if args.record is not None:
        bench.record(args.record)
    if args.json:
        print(json.dumps(bench.to_json(), ensure_ascii=False))
    else:
        _show(bench, words)
    return 1 if bench.failed else 0


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0.001 <= seconds <= 600:
        raise OptionsError("err-bench-seconds", {"text": f"={text[:40]}"})
    return seconds


def _show(bench: Bench, words: Words) -> None:
    say, language = words.say, words.language

    def number(value: float, digits: int = 0) -> str:
        return format_decimal(round(value, digits), locale=language)

    def ratio(value: float | None) -> str:
        return "–" if value is None else number(value, 0 if value >= 10 else 1 if value >= 1 else 3) + "×"

    screen = console()
    if bench.rows:
        title = say("bench-title", {"date": f"={bench.date}"})
        caption = f"{bench.machine} · Python {bench.python}"
        table = Table(title=title, caption=caption, box=SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False)
        table.add_column(say("bench-column-engine"), no_wrap=True)
        table.add_column(say("bench-column-game"), max_width=12)
        table.add_column(say("bench-column-path"))
        table.add_column(say("bench-column-pace"), justify="right")
        table.add_column(say("bench-column-ratio"), justify="right")
        table.add_column(say("bench-column-catanatron"), justify="right")
        for row in bench.rows:
            reason = say("bench-failed") if row.failed else said(row.note, language)
            pace = reason if row.decisions_per_second is None else number(row.decisions_per_second)
            path = row_of(row.key).path(language)
            table.add_row(row.engine, row.game, path, pace, ratio(row.ratio), ratio(row.ratio_to_catanatron))
        screen.print(table)
    for row in bench.rows:
        if row.failed:
            screen.print(f"{row.engine}, {row.game}, {row.path}: {said(row.note, language)}")
    for copy in bench.copies:
        time = said(copy.note, language) if copy.microseconds is None else f"{number(copy.microseconds, 2)} µs"
        screen.print(f"{copy.game}, {row_of(copy.key).path(language)}: {time}")
    screen.print(say("bench-legend"))
