"""Event: what happened, and who may see it. The log, animations, sounds and screen-reader text are made from it."""

from typing import Final

from tableside.engine.errors import Arg

ALL: Final = -1  # audience: everybody, spectators too


class Event:
    """A message id with typed arguments, and the seats that may see it (a bit for each, or ALL).

    Arguments follow one convention in Python and in the browser: a number, a string that starts with a sigil
    ("$id" another message, "$id X" one with X as its letter, "@0" the name of a seat, "=text" verbatim), or a list of
    such strings.
    """

    def __init__(self, id: str, args: dict[str, Arg], audience: int = ALL) -> None:
        self.id = id
        self.args = args
        self.audience = audience

    def seen_by(self, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) may see it."""
        if self.audience == ALL:
            return True
        return seat is not None and (self.audience >> seat) & 1 == 1

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.id == other.id
            and self.args == other.args
            and self.audience == other.audience
        )

    def __hash__(self) -> int:
        return hash((self.id, self.audience))

    def __repr__(self) -> str:
        return f"Event({self.id!r}, {self.args!r}, {self.audience})"
