"""``tableside notation``: explain the notation, read moves or a position, and say what is wrong with them."""

import argparse
import re
from typing import Any, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tableside.engine.chance import SealedChance, seed_from
from tableside.engine.errors import MoveError, PositionError
from tableside.engine.game import Game, game_of
from tableside.engine.state import State
from tableside.locales import Names, Words
from tableside.option_values import whole_number
from tableside.terminal.arguments import Parser, add_game, add_options
from tableside.terminal.face import Face, face_of
from tableside.terminal.screen import console

_USUAL_SEATS: Final = 4  # if the game allows that many
_LIKE_OPTION: Final = re.compile(r"-([KYGRWN]|/\S*)?", re.IGNORECASE)


def plain(given: list[str]) -> list[str]:
    """Moves such as "-K" and parts of a position such as "-/-/-" look like options. A leading blank avoids that."""
    return [f" {word}" if _LIKE_OPTION.fullmatch(word) else word for word in given]


def configure(parser: Parser, words: Words) -> None:
    parser.add_argument("text", nargs="*", metavar=words.say("arg-moves-or-line"), help=words.say("arg-notation"))
    add_game(parser, flag=True)
    parser.add_argument("--position", metavar=words.say("arg-line-name"), help=words.say("arg-notation-from"))
    parser.add_argument(
        "--seed", metavar="N", type=whole_number("--seed"), default=0, help=words.say("arg-notation-seed")
    )
    add_options(parser)


def run(args: argparse.Namespace, words: Words) -> int:
    """0: it can be read and, with a position to start from, played; 1: it cannot."""
    game = game_of(args.game)

    def name(seat: int) -> str:
        return words.say("term-argument", {"value": game.seat_name({}, seat)})

    reader = _NotationReader(game, face_of(args.game, words, name), words, name, console())
    text = " ".join(args.text).strip()
    if not text and args.position is None:
        reader.explain()
        return 0
    options = dict(args.options)
    fields = text.split()
    if fields and len(fields) == 9 and "/" in fields[4]:  # only a position has nine words, the fifth with slashes
        options["position"], text = text, ""
    elif args.position is not None:
        options["position"] = args.position
    if "position" in options:
        return reader.play(options, text, args.seed)
    return reader.read(text)


class _NotationReader:
    def __init__(self, game: Game, face: Face, words: Words, names: Names, screen: Console) -> None:
        self.game = game
        self.face = face
        self.words = words
        self.names = names
        self.screen = screen

    def explain(self) -> None:
        say = self.words.say
        table = Table(
            title=say("term-notation-title", {"game": f"$game-{self.game.key}"}), box=None, padding=(0, 3, 0, 0)
        )
        table.add_column(say("term-column-move"), style="bold")
        table.add_column(say("term-column-meaning"))
        for example, meaning in self.face.explain_notation():
            table.add_row(Text(example), Text(meaning))
        self.screen.print(table)
        self.screen.print()
        view = self._start().view(None)
        self.screen.print(self.face.legend(view))
        line = self.face.position(view)
        if line:
            self.screen.print()
            self.screen.print(Text(say("term-notation-line")))
            self.screen.print(Text("  " + line), soft_wrap=True)

    def _start(self) -> State:
        options = self.game.options({})
        counts = self.game.seat_counts(options)
        return self.game.start(options, min(counts.stop - 1, _USUAL_SEATS), SealedChance(seed_from(0)))

    def read(self, text: str) -> int:
        """Moves without a position: each is a move of the game or not."""
        state = self._start()
        for move in self.face.moves_in(text):
            try:
                canonical = state.canonical(0, move)
            except MoveError as error:
                self._wrong(move, error)
                return 1
            self._told(canonical, self.face.describe(None, 0, canonical))
        self.screen.print(Text(self.words.say("term-notation-unchecked"), "dim"))
        return 0

    def play(self, raw: dict[str, Any], text: str, seed: int) -> int:
        """Draw a position and play moves from it. The seed decides all draws."""
        try:
            options = self.game.options(raw)
        except PositionError as error:
            self.screen.print(Text(self.words.problem(error, self.names), "bold red"), soft_wrap=True)
            return 1
        chance = SealedChance(seed_from(seed))
        state = self.game.start(options, self.game.seat_counts(options).start, chance)
        for move in self.face.moves_in(text):
            seats = state.asked() or (0,)
            try:
                described = self._describe(state, seats[0], move)
                events = state.play(seats[0], move, chance)
            except MoveError as error:
                self._wrong(move, error)
                return 1
            self._told(move, described)
            for event in events:
                self.screen.print(Text("        " + self.words.event(event, self.names), "dim"))
        self._draw(state)
        return 0

    def _describe(self, state: State, seat: int, move: str) -> str:
        state.check(seat, move)
        return self.face.describe(state.view(seat), seat, state.canonical(seat, move))

    def _draw(self, state: State) -> None:
        view = state.view(None)
        for line in self.face.table(view, None, self.screen.width):
            self.screen.print(line, no_wrap=True, crop=True, overflow="ellipsis")
        self.screen.print(Text(self.face.position(view)), soft_wrap=True)
        for seat in state.asked():
            self.screen.print(Text(self.face.asked(view, seat), "bold"))
            for move in state.legal_moves(seat):
                self._told(move, self.face.describe(view, seat, move))

    def _told(self, move: str, described: str) -> None:
        self.screen.print(Text().append(f"  {move:<5} ", "bold").append(described))

    def _wrong(self, move: str, error: MoveError) -> None:
        self.screen.print(Text().append(f"  {move[:40]:<5} ", "bold red").append(self.words.problem(error, self.names)))
