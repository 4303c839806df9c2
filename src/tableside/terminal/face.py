"""Face: how a game looks on a text screen. Everything else of the terminal knows no particular game."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final

from rich.console import Group
from rich.text import Text

from tableside.engine.errors import OptionsError
from tableside.engine.events import Event
from tableside.engine.match import Match
from tableside.locales import Names, Words


@dataclass(frozen=True)
class Hint:
    move: str
    reason: str


class Face(ABC):
    """The looks of one game in one language. ``names`` says what a seat is called, ``who`` who sits on it."""

    secret: bool  # whether seats see different things, so that the screen is cleared before the keyboard is handed over

    def __init__(self, words: Words, names: Names, who: Names) -> None:
        self.words = words
        self.names = names
        self.who = who

    @abstractmethod
    def table(self, view: Any, seat: int | None, width: int) -> list[Text]:
        """All that lies on the table, as lines that fit the width."""

    @abstractmethod
    def asked(self, view: Any, seat: int) -> str:
        """What a seat is asked to do, in a sentence."""

    @abstractmethod
    def describe(self, view: Any, seat: int, move: str) -> str:
        """A move in words; without a view, what can be said of it anywhere."""

    @abstractmethod
    def rule(self, view: Any) -> str:
        """The number of the rule that matters now."""

    @abstractmethod
    def opens_paragraph(self, event: Event) -> bool:
        """Whether a new paragraph of the log begins with an event, such as a turn."""

    @abstractmethod
    def moves_in(self, line: str) -> list[str]:
        """The moves in a line of input."""

    @abstractmethod
    def position(self, view: Any) -> str:
        """The whole position as a line of text, or nothing if the game has no such notation."""

    @abstractmethod
    def hint(self, match: Match, seat: int) -> Hint:
        """A good move and why."""

    @abstractmethod
    def explain_notation(self) -> list[tuple[str, str]]:
        """Every kind of move: an example in notation, and in words."""

    @abstractmethod
    def legend(self) -> Group:
        """What the signs on the screen mean."""


_FACES: Final[dict[str, str]] = {
    "burger-joint": "tableside.terminal.burger_joint.face:BurgerJointFace",
}


def face_of(game: str, words: Words, names: Names, who: Names = lambda _: "") -> Face:
    """The face of a game; OptionsError if it has none in the terminal."""
    if game not in _FACES:
        raise OptionsError("err-no-face", {"name": f"$game-{game}"})
    module, _, name = _FACES[game].partition(":")
    kind: Callable[[Words, Names, Names], Face] = getattr(import_module(module), name)
    return kind(words, names, who)
