"""``tableside review``: as text, as a page, or as JSON."""

import argparse
import sys
from contextlib import ExitStack
from pathlib import Path

import msgspec

from tableside.atomic_file import whole_file
from tableside.engine.record import Record
from tableside.locales import Words
from tableside.review import Review, review
from tableside.terminal.arguments import Parser
from tableside.terminal.review.page import page
from tableside.terminal.review.sheet import Sheet
from tableside.terminal.review.text import lines
from tableside.terminal.screen import console, progress


def configure(parser: Parser, words: Words) -> None:
    parser.add_argument("file", metavar=words.say("arg-file-name"), help=words.say("arg-record"))
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help=words.say("arg-review-json"))
    form.add_argument("--html", metavar=words.say("arg-review-file-name"), help=words.say("arg-review-html"))


def run(args: argparse.Namespace, words: Words) -> int:
    record = Record.load(args.file)
    found = _reviewed(record, words)
    if args.json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(found)).decode() + "\n")
        return 0
    sheet = Sheet(found, record, words)
    if args.html:
        with whole_file(Path(args.html)) as draft:
            draft.write_text(page(sheet), encoding="utf-8")
        print(words.say("term-review-written", {"file": f"={args.html}"}))
        return 0
    screen = console()
    for line in lines(sheet, screen.width):
        screen.print(line, soft_wrap=True)
    return 0


def _reviewed(record: Record, words: Words) -> Review:
    """With a progress bar, once it is known how much there is to do."""
    with ExitStack() as stack:
        bar = None

        def tell(done: int, total: int) -> None:
            nonlocal bar
            if bar is None:
                bar = stack.enter_context(progress(words.say("term-reviewing"), total))
            bar(done)

        return review(record, tell)
