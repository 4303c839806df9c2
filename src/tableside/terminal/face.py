"""Face: how a game looks on a text screen. Everything else of the terminal knows no particular game."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rich.console import Group
from rich.text import Text

from tableside.engine.events import Event
from tableside.engine.manifest import manifest_of, named
from tableside.engine.match import Match
from tableside.locales import Names, Words


@dataclass(frozen=True)
class Hint:
    move: str
    reason: str
    chances: tuple[tuple[str, float], ...] = ()  # chance to win by move, the best first; empty if unknown


class Face(ABC):
    """One game in one language. ``names`` says what a seat is called, ``who`` says who sits on it."""

    example: str  # a line of input with moves in notation
    secret: bool  # whether seats see different things; then the screen is cleared before the keyboard is handed over

    game: str = ""  # its key

    def __init__(self, words: Words, names: Names, who: Names) -> None:
        self.words = words
        self.names = names
        self.who = who
        self.height = 50  # rows of the screen; with few rows a table may leave out details

    @abstractmethod
    def table(self, view: Any, seat: int | None, width: int) -> list[Text]:
        """Everything on the table, as lines that fit the width."""

    @abstractmethod
    def asked(self, view: Any, seat: int) -> str:
        """What a seat is asked to do, in a sentence."""

    @abstractmethod
    def describe(self, view: Any, seat: int, move: str) -> str:
        """A move in words. Without a view, only what is true in any position."""

    def listed(self, view: Any, seat: int, moves: list[str], width: int) -> list[Text]:
        """The legal moves in columns, numbered downwards."""
        longest = max(map(len, moves), default=0)
        entries = []
        for number, move in enumerate(moves, 1):
            entry = Text().append(f"{number:>3} ", "bold cyan")
            entry.append(f"{move:<{longest}} ", "bold")
            entry.append(self.describe(view, seat, move))
            entries.append(entry)
        wide = max((entry.cell_len for entry in entries), default=1) + 2
        columns = max(1, (width + 2) // wide) if len(entries) > 3 else 1
        rows = -(-len(entries) // columns)
        lines = []
        for row in range(rows):
            line = Text()
            for entry in entries[row::rows]:
                line.pad_right(-line.cell_len % wide)
                line += entry
            lines.append(line)
        return lines

    @abstractmethod
    def rule(self, view: Any) -> str:
        """The number of the rule that matters now."""

    @abstractmethod
    def opens_paragraph(self, event: Event) -> bool:
        """Whether a new paragraph of the log begins with an event, such as a turn."""

    def notes(self, view: Any, seat: int | None) -> list[str]:
        """What matters on this table and is not printed on it: what the cards in hand and the chefs do."""
        return []

    def noteworthy(self, event: Event) -> bool:
        """Whether an event belongs in the log, or can be seen on the table anyway."""
        return True

    def forced(self, view: Any) -> bool:
        """Whether a single player's only move is played automatically."""
        return False

    @abstractmethod
    def moves_in(self, line: str) -> list[str]:
        """The moves in a line of input."""

    @abstractmethod
    def position(self, view: Any) -> str:
        """The whole position as a line of text; empty if the game has no such notation."""

    @abstractmethod
    def hint(self, match: Match, seat: int) -> Hint:
        """A good move and why."""

    @abstractmethod
    def explain_notation(self) -> list[tuple[str, str]]:
        """Every kind of move: an example in notation, and in words."""

    @abstractmethod
    def legend(self, view: Any) -> Group:
        """What the symbols on the screen mean, at this table."""


def face_of(game: str, words: Words, names: Names, who: Names = lambda _: "") -> Face:
    """The face of a game; OptionsError if there is no such game."""
    kind: Callable[[Words, Names, Names], Face] = named(manifest_of(game).face)
    face = kind(words, names, who)
    face.game = game
    return face
