"""``tableside verify``: replay a record from its seed and say what was checked, or where the first error is."""

import argparse
import sys
from typing import Final

from rich.text import Text

from tableside.engine.errors import RecordError, TablesideError
from tableside.engine.record import Record
from tableside.engine.verify import verify
from tableside.locales import Words
from tableside.terminal.arguments import Parser
from tableside.terminal.screen import console, progress

_NOT_HERE: Final = ("err-file", "err-edition-earlier", "err-edition-later")


def configure(parser: Parser, words: Words) -> None:
    parser.add_argument("file", metavar=words.say("arg-file-name"), help=words.say("arg-record"))


def run(args: argparse.Namespace, words: Words) -> int:
    """0: all is well; 1: the record is bad; 2 (by ``main``): it cannot be checked here: no such file, other rules."""
    try:
        record = Record.load(args.file)
        with progress(words.say("term-verifying"), len(record.entries)) as tell:
            found = verify(record, tell)
    except TablesideError as error:
        if isinstance(error, RecordError) and error.id in _NOT_HERE:
            raise
        print(words.say("term-verify-bad", {"file": f"={args.file}"}), file=sys.stderr)
        print(words.problem(error), file=sys.stderr)
        return 1
    screen = console()
    screen.print(Text(words.say("term-verify-good", {"file": f"={args.file}"}), "bold green"))
    checked = [
        words.say("term-verify-seal" if found.sealed else "term-verify-no-seed", {"seal": f"={record.seal}"}),
        words.say("term-verify-moves", {"n": found.moves}),
        words.say("term-verify-draws", {"n": found.draws}),
        words.say("term-verify-digests", {"n": found.moves + 1}),
        words.say("term-verify-outcome" if found.finished else "term-verify-unfinished"),
    ]
    for line in checked:
        screen.print(Text(f"  ✓ {line}"), soft_wrap=True)
    return 0
