"""``tableside replay``: step through a record."""

import argparse
from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from tableside.engine.errors import Arg, OptionsError
from tableside.engine.game import game_of
from tableside.engine.match import Match, Played
from tableside.engine.record import Record
from tableside.engine.state import CLOCK
from tableside.locales import Names, Words
from tableside.option_values import whole_number
from tableside.terminal.arguments import Parser
from tableside.terminal.face import Face, face_of
from tableside.terminal.keys import keys, keys_work
from tableside.terminal.match_log import latest, log_of
from tableside.terminal.screen import console


def configure(parser: Parser, words: Words) -> None:
    parser.add_argument("file", metavar=words.say("arg-file-name"), help=words.say("arg-record"))
    parser.add_argument("--move", metavar="N", type=whole_number("--move", 0), help=words.say("arg-move"))


def run(args: argparse.Namespace, words: Words) -> int:
    record = Record.load(args.file)
    last = len(record.entries)
    if args.move is not None and args.move > last:
        raise OptionsError("err-option-range", {"where": "=--move", "min": 0, "max": last})
    Match.replay(record)  # refuse a record that does not replay before showing anything
    names = names_of(record, words)
    film = ReplayViewer(
        record, face_of(record.game, words, names, lambda seat: record.players[seat]), words, names, console()
    )
    if film.screen.is_terminal and keys_work():
        with keys() as key:
            film.run(args.move or 0, key)
    elif args.move is not None:
        film.show(args.move)
    else:
        film.tell()
    return 0


def names_of(record: Record, words: Words) -> Names:
    """What the seats are called."""
    game = game_of(record.game)

    def name(seat: int) -> str:
        return words.say("term-argument", {"value": game.seat_name(record.options, seat)})

    return name


class ReplayViewer:
    """A record on the screen, at one of its moves."""

    def __init__(self, record: Record, face: Face, words: Words, names: Names, screen: Console) -> None:
        self.record = record
        self.face = face
        self.words = words
        self.names = names
        self.screen = screen

    def run(self, number: int, key: Callable[[], str]) -> None:
        """Arrow keys, Home, End, a number and Enter, q."""
        last = len(self.record.entries)
        typed = ""
        while True:
            self.screen.clear()
            self.show(number)
            self.screen.print(Text(self.words.say("term-replay-keys", {"typed": f"={typed}"}), "dim"), end="")
            pressed = key()
            if pressed in ("q", "escape", "end of input"):
                self.screen.print()
                return
            if pressed.isdecimal():
                typed = (typed + pressed)[-6:]
                continue
            if pressed == "enter" and typed:
                number = min(int(typed), last)
            elif pressed in ("right", "down", "enter", " ", "n"):
                number = min(number + 1, last)
            elif pressed in ("left", "up", "backspace", "p"):
                number = max(number - 1, 0)
            elif pressed in ("page down", "page up"):
                number = max(0, min(last, number + (10 if pressed == "page down" else -10)))
            elif pressed in ("home", "end"):
                number = 0 if pressed == "home" else last
            typed = ""

    def show(self, number: int) -> None:
        """The table after a move, and the log up to it."""
        match = Match.replay(self.record, number)
        width, height = self.screen.width, self.screen.height
        table = self.face.table(match.view(None), None, width)
        log = latest(log_of(match, None, self.face), len(match.history) - 1, width, height - len(table) - 4)
        for line in (*table, *log):
            self.screen.print(line, no_wrap=True, crop=True, overflow="ellipsis")
        self.screen.print(Text(self._where(number), "bold"))

    def tell(self) -> None:
        """Everything at once: each move in notation and in words, then the table at the end."""
        match = Match.replay(self.record, 0)
        for event in match.opening:
            self.screen.print(Text(self.words.event(event, self.names), "dim"))
        for number, played in enumerate(self._standing(), 1):
            told = "; ".join(self.words.event(event, self.names) for event in played.events if event.seen_by(None))
            self.screen.print(Text(f"{number:>4} {played.move:<6} {told}"))
        self.show(len(self.record.entries))

    def _standing(self) -> list[Played]:
        return Match.replay(self.record).history

    def _where(self, number: int) -> str:
        last = len(self.record.entries)
        if number == 0:
            return self.words.say("term-replay-start", {"last": last})
        entry = self.record.entries[number - 1]
        seat = "$term-clock" if entry.by == CLOCK else f"@{entry.by}"
        args: dict[str, Arg] = {"n": number, "last": last, "seat": seat, "move": f"={entry.move}"}
        return self.words.say("term-replay-move", args, self.names)
