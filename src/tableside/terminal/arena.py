"""``tableside arena``: bots against each other, with ratings and a report."""

import argparse
import json
import os
import shlex
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

from rich.table import Table

from tableside.arena.contest import CHALLENGE, LONE, TABLES, Contest
from tableside.arena.play_game import Result
from tableside.arena.redirect_output import redirect_all_output
from tableside.arena.report import JOURNAL, foreign_files, write_report
from tableside.arena.run_contest import run_contest
from tableside.arena.simulate import MOST_DECISIONS
from tableside.arena.suites import suite_of, verdicts
from tableside.arena.summary import failure_line, grouped_failures, most_frequent, summarise
from tableside.arena.workers import BACKENDS
from tableside.engine.errors import OptionsError
from tableside.engine.manifest import Suite
from tableside.locales import Words
from tableside.option_values import listed_names, seconds, whole_number, written
from tableside.terminal.arguments import Parser, add_game, add_options
from tableside.terminal.screen import console, progress

_MOST_GAMES: Final = 1_000_000  # for each pair; their results are kept in memory
_USUAL_GAMES: Final = 100
_MOST_JOBS: Final = 4096
_MOST_SHOWN: Final = 10  # bots in the cross table of a terminal
_FAILURES_SHOWN: Final = 10  # kinds of them


def configure(parser: Parser, words: Words) -> None:
    say = words.say
    add_game(parser)
    parser.add_argument("--bots", metavar="A,B,…", help=say("arg-arena-bots"))
    parser.add_argument("--suite", metavar="NAME", help=say("arg-arena-suite"))
    parser.add_argument(
        "--games", metavar="N", type=whole_number("--games", 1, _MOST_GAMES), default=0, help=say("arg-arena-games")
    )
    parser.add_argument("--seed", metavar="S", type=whole_number("--seed"), default=0, help=say("arg-seed-simulate"))
    parser.add_argument("--seats", metavar="N", type=whole_number("--seats", 2), default=0, help=say("arg-arena-seats"))
    parser.add_argument("--tables", metavar="|".join(TABLES), default="", help=say("arg-arena-tables"))
    parser.add_argument(
        "--jobs", metavar="N", type=whole_number("--jobs", 1, _MOST_JOBS), default=max(2, os.cpu_count() or 2),
        help=say("arg-arena-jobs"),
    )  # fmt: skip
    parser.add_argument("--backend", metavar="|".join(BACKENDS), default=BACKENDS[0], help=say("arg-arena-backend"))
    parser.add_argument("--seconds-per-move", metavar="T", type=seconds("--seconds-per-move"), default=0.0,
                        help=say("arg-arena-seconds"))  # fmt: skip
    parser.add_argument(
        "--max-decisions", metavar="N", type=whole_number("--max-decisions", 1), default=MOST_DECISIONS,
        help=say("arg-max-decisions", {"n": MOST_DECISIONS}),
    )  # fmt: skip
    parser.add_argument(
        "--report", metavar=say("arg-folder-name"), type=_path("--report"), help=say("arg-arena-report")
    )
    parser.add_argument("--resume", metavar=say("arg-file-name"), type=_path("--resume"), help=say("arg-arena-resume"))
    parser.add_argument("--json", action="store_true", help=say("arg-json"))
    add_options(parser)


def _path(name: str) -> Callable[[str], Path]:
    """A file or a folder. Empty text, as from an unset shell variable, would mean the current folder and is refused."""

    def parse(text: str) -> Path:
        if not text.strip():
            raise OptionsError("err-arena-path", {"where": f"={name}"})
        return Path(text)

    return parse


def _terms(args: argparse.Namespace) -> Suite | None:
    """Complete the bots, the games and the tables, of a suite or as given. OptionsError says what does not fit."""
    if (args.bots is None) == (args.suite is None):
        raise OptionsError("err-arena-bots-or-suite")
    if args.suite is None:
        args.bots = listed_names(args.bots)
        args.games = args.games or _USUAL_GAMES
        args.tables = args.tables or LONE
        return None
    if args.tables:
        raise OptionsError("err-arena-suite-tables")
    suite = suite_of(args.game, args.suite)
    args.bots = (suite.champion, *suite.challengers)
    args.games = args.games or suite.games
    args.tables = CHALLENGE
    return suite


def run(args: argparse.Namespace, words: Words) -> int:
    suite = _terms(args)
    contest = Contest.agreed(
        args.game,
        args.bots,
        args.games,
        seed=args.seed,
        options=dict(args.options),
        seats=args.seats,
        tables=args.tables,
        seconds_per_move=args.seconds_per_move,
        most_decisions=args.max_decisions,
    )
    folder = args.report and args.report.absolute()  # a bot may change the current folder
    if folder is not None:
        _prepare(folder)
    results = _play(args, contest, words)
    found = summarise(contest, results)
    if folder is not None:
        write_report(folder, contest, results, found, words, _command(args))
    if args.json:
        print(json.dumps(found, ensure_ascii=False))
    else:
        _show(found, words, suite)
        if args.report is not None:
            console().print(words.say("arena-report-at", {"path": f"={args.report / 'index.html'}"}))
    return 0 if suite is None or all(verdict.passed for verdict in verdicts(suite, found)) else 1


def _prepare(folder: Path) -> None:
    """Check the report folder before hours are spent: it must exist, be ours and be writable."""
    if strange := foreign_files(folder):
        raise OptionsError("err-arena-folder", {"name": f"={folder}", "files": [f"={name}" for name in strange]})
    folder.mkdir(parents=True, exist_ok=True)
    probe = folder / ".writable"
    probe.write_bytes(b"")
    probe.unlink()


def _play(args: argparse.Namespace, contest: Contest, words: Words) -> list[Result]:
    journal = args.resume or (args.report / JOURNAL if args.report is not None else None)
    with redirect_all_output(), ExitStack() as stack:
        bar: list[Callable[[int], None]] = []

        def began(before: int, total: int) -> None:
            if before and not args.json:
                print(words.say("arena-resumed", {"n": before, "total": total}), file=sys.stderr)
            bar.append(stack.enter_context(progress(words.say("arena-playing"), total - before)))

        stack.enter_context(_stops_when_told())
        try:
            return run_contest(
                contest,
                jobs=args.jobs,
                backend=args.backend,
                journal=journal and journal.absolute(),
                began=began,
                tell=lambda played: bar[0](played),
            )
        except KeyboardInterrupt:
            stack.close()  # remove the bar before printing
            kept = {"path": f"={journal}"} if journal is not None else {}
            print(words.say("arena-stopped" if kept else "arena-stopped-unkept", kept), file=sys.stderr)
            raise


@contextmanager
def _stops_when_told() -> Iterator[None]:
    """Treat SIGTERM and SIGHUP like an interrupt at the keyboard."""
    told = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = [(number, signal.signal(number, signal.default_int_handler)) for number in told]
    try:
        yield
    finally:
        for number, handler in before:
            signal.signal(number, handler)


def _command(args: argparse.Namespace) -> str:
    """The command that repeats the same games."""
    bots = ["--suite", args.suite] if args.suite else ["--bots", ",".join(args.bots)]
    parts = ["tableside", "arena", args.game, *bots, "--games", str(args.games), "--seed", str(args.seed)]
    if args.seats:
        parts += ["--seats", str(args.seats)]
    if args.tables != LONE and not args.suite:
        parts += ["--tables", args.tables]
    if args.seconds_per_move:
        parts += ["--seconds-per-move", f"{args.seconds_per_move:g}"]
    if args.max_decisions != MOST_DECISIONS:
        parts += ["--max-decisions", str(args.max_decisions)]
    if args.options:
        parts += ["--options", *(written(name, value) for name, value in args.options)]
    return shlex.join(parts)


def _show(found: dict[str, Any], words: Words, suite: Suite | None) -> None:
    screen = console()
    deals = words.say("arena-on-deals", {"n": found["deals"]})
    told = {"game": f"$game-{found['game']}", "n": found["games"], "deals": f"={deals}", "seed": f"={found['seed']}"}
    screen.print(words.say("arena-title", told), style="bold")
    screen.print(_ratings(found, words) if suite is None else _verdicts(suite, found, words))
    if suite is None and len(found["bots"]) <= _MOST_SHOWN:
        screen.print(words.say(f"arena-cross-{found['design']}", {"seats": found["seats"] - 1}), style="bold")
        screen.print(_cross(found, words))
    for seat in found["by_seat"]:
        name = words.say("term-argument", {"value": seat["name"]})
        screen.print(words.say("arena-seat-line", {"seat": f"={name}", "share": f"={percent(words, seat)}"}))
    length = found["length"]
    if length["histogram"]:
        screen.print(words.say(f"arena-length-{length['unit']}", {"mean": f"={words.decimal(length['mean'], 1)}"}))
        race = {name: f"={words.decimal(value, 1)}" for name, value in found["race"].items()}
        screen.print(words.say("arena-race", race))
    if found["unfinished"]:
        screen.print(words.say("term-unfinished", {"n": found["unfinished"]}))
    _failures(found, words)


def _verdicts(suite: Suite, found: dict[str, Any], words: Words) -> Table:
    """How often each challenger won, and whether that is too often."""
    told = {"bot": f"={suite.champion}", "most": f"={words.decimal(100 * suite.most, 0)}"}
    table = Table(title=words.say("arena-suite", told), title_justify="left")
    table.add_column(words.say("term-column-bot"))
    table.add_column(words.say("arena-column-wins"), justify="right")
    table.add_column(words.say("arena-column-games"), justify="right")
    table.add_column("")
    for verdict in verdicts(suite, found):
        share = {"share": verdict.share, "low": verdict.low, "high": verdict.high}
        end = words.say("arena-suite-passed" if verdict.passed else "arena-suite-exceeded")
        table.add_row(verdict.name, percent(words, share), str(verdict.games), end)
    return table


def percent(words: Words, share: dict[str, Any]) -> str:
    middle, low, high = (words.decimal(100 * share[key], 1) for key in ("share", "low", "high"))
    return f"{middle} % ({low}–{high})"


def _ratings(found: dict[str, Any], words: Words) -> Table:
    table = Table()
    table.add_column(words.say("term-column-bot"))
    for column in ("rating", "interval", "wins", "ms", "failures"):
        table.add_column(words.say(f"arena-column-{column}"), justify="right")
    for bot in found["bots"]:
        table.add_row(
            bot["name"],
            f"{bot['elo']:.0f}",
            f"{bot['low']:.0f}–{bot['high']:.0f}",
            f"{words.decimal(100 * bot['wins']['share'], 1)} %",
            words.decimal(bot["ms_per_decision"], 2),
            str(bot["failures"]),
        )
    return table


def _cross(found: dict[str, Any], words: Words) -> Table:
    cells = {(cell["bot"], cell["against"]): cell["share"] for cell in found["cross"]}
    names = [bot["name"] for bot in found["bots"]]
    table = Table()
    table.add_column("")
    for place in range(len(names)):
        table.add_column(str(place + 1), justify="right")
    for place, name in enumerate(names):
        row = [cells.get((name, other)) for other in names]
        table.add_row(f"{place + 1} {name}", *("–" if share is None else f"{100 * share:.0f}" for share in row))
    return table


def _failures(found: dict[str, Any], words: Words) -> None:
    failures = found["failures"]
    if not failures:
        return
    screen = console()
    screen.print(words.say("arena-failures", {"n": len(failures)}), style="bold")
    kinds = grouped_failures(failures)
    told = most_frequent(kinds, _FAILURES_SHOWN)
    for failure, times in told:
        screen.print(words.say("arena-failure-line", failure_line(failure, times)))
    if more := len(kinds) - len(told):
        screen.print(words.say("arena-failures-more", {"n": more}))
