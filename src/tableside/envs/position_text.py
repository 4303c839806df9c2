"""A position in words: everything a seat may see and may do, as text that a person or a language model can play from.

>>> import tableside
>>> from tableside.envs.position_text import PositionText
>>> match = tableside.start("rival-restaurants", seats=3, seed=7)
>>> print(PositionText("rival-restaurants").describe(match.view(0), 0, match.legal_moves(0)))  # doctest: +ELLIPSIS
Rival Restaurants · ...

The words come from the face of the game, as in the terminal. ``legend`` explains the signs once.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import msgspec

from tableside.engine.errors import MoveError
from tableside.engine.game import game_of
from tableside.engine.manifest import manifest_of, named
from tableside.engine.match import Match
from tableside.locales import Names, words

WIDTH: Final = 118


@cache
def view_type(game: str) -> Any:
    """The type of a game's views, to read them from JSON."""
    return type(Match.start(game, seed=0).view(None))


def read_view(game: str, data: Any) -> Any:
    """A view from the JSON that a server sends."""
    return msgspec.convert(data, view_type(game))


class PositionText:
    """One game in one language. ``names`` says what each seat is called; by default as the game calls it."""

    def __init__(self, game: str, language: str = "en", names: Names | None = None) -> None:
        self.game = game_of(game)
        self._language = language
        self._names = names or self._titles
        self._faces: dict[int | None, Any] = {}

    def _titles(self, seat: int) -> str:
        return words(self._language).say("term-argument", {"value": self.game.seat_name({}, seat)})

    def face(self, seat: int | None) -> Any:
        """How the terminal would show the game to this seat. A manifest names it, so nothing is imported here."""
        if seat not in self._faces:
            kind = named(manifest_of(self.game.key).face)
            face = kind(words(self._language).read_by(seat), self._names, lambda _: "")
            face.game = self.game.key
            self._faces[seat] = face
        return self._faces[seat]

    def describe(self, view: Any, seat: int | None, moves: Sequence[str] = (), *, asked: bool = True) -> str:
        """The table, the question, and the legal moves in notation and in words."""
        lines = self.table(view, seat)
        if seat is not None and asked:
            lines += ["", self.face(seat).asked(view, seat)]
        if seat is not None and moves:
            lines += ["", self._say("agent-moves"), *self.moves(view, seat, moves)]
        return "\n".join(lines)

    def table(self, view: Any, seat: int | None) -> list[str]:
        """Everything on the table that this seat may see, and what its cards and the chefs do."""
        face = self.face(seat)
        lines = [line.plain.rstrip() for line in face.table(view, seat, WIDTH)]
        notes: list[str] = face.notes(view, seat)
        return [*lines, "", *notes] if notes else lines

    def moves(self, view: Any, seat: int, moves: Sequence[str]) -> list[str]:
        """A line for each move: its notation and what it does."""
        return [f"  {move}  –  {self.explain(view, seat, move)}" for move in moves]

    def explain(self, view: Any, seat: int, move: str) -> str:
        """A move in words. Empty if it is not a move of this game."""
        try:
            return str(self.face(seat).describe(view, seat, move))
        except (MoveError, LookupError, ValueError):
            return ""

    def legend(self, view: Any) -> str:
        """What the signs on the table mean, and every kind of move with an example."""
        face = self.face(None)
        signs = [line.plain.rstrip() for line in face.legend(view).renderables]
        forms = [f"  {example}  –  {meaning}" for example, meaning in face.explain_notation()]
        return "\n".join([*signs, "", self._say("agent-notation"), *forms])

    def _say(self, id: str) -> str:
        return words(self._language).say(id)
