"""Problems: how errors are sent to clients, in the same shape over HTTP and over the socket."""

from collections.abc import Mapping
from typing import Final, Literal

import msgspec

from tableside.engine.errors import (
    AmbiguousMove,
    Arg,
    DataError,
    IllegalMove,
    InvalidMove,
    OptionsError,
    PositionError,
    RecordError,
    TablesideError,
)

Kind = Literal[
    "invalid",  # not understood: no such move, a malformed message, a wrong field
    "illegal",  # understood, but the rules forbid it now; ``rule`` says which
    "ambiguous",  # the move could mean several
    "session",  # no session: start one first
    "forbidden",  # you may not do or see this
    "missing",  # there is no such table, seat, page
    "conflict",  # too late: the seat is taken, the game is over, the table is paused
    "limit",  # too much, too big, too fast
    "unavailable",  # the server cannot do it now; try again
]

STATUS: Final[dict[Kind, int]] = {
    "invalid": 400,
    "illegal": 409,
    "ambiguous": 400,
    "session": 401,
    "forbidden": 403,
    "missing": 404,
    "conflict": 409,
    "limit": 429,
    "unavailable": 503,
}
_MAX: Final = 2**63
_MAX_LETTERS: Final = 1000  # of one argument
_MAX_WORDS: Final = 100


class Problem(msgspec.Struct, frozen=True):
    """A message id with arguments, to be shown in the reader's language; ``text`` is the English text."""

    kind: Kind
    id: str
    args: dict[str, int | str | list[str]]
    rule: str
    text: str


class Refused(TablesideError):
    """The server refuses. ``kind`` says in which way."""

    def __init__(self, kind: Kind, id: str, args: Mapping[str, Arg] | None = None) -> None:
        super().__init__(id, args)
        self.kind: Kind = kind

    @classmethod
    def from_problem(cls, problem: Problem) -> "Refused":
        """The refusal of another process."""
        error = cls(problem.kind, problem.id, problem.args)
        error.rule = problem.rule
        return error


_KINDS: Final[tuple[tuple[type[TablesideError], Kind], ...]] = (
    (IllegalMove, "illegal"),
    (AmbiguousMove, "ambiguous"),
    (InvalidMove, "invalid"),
    (OptionsError, "invalid"),
    (DataError, "invalid"),
    (PositionError, "invalid"),
    (RecordError, "invalid"),
)


def kind_of(error: TablesideError) -> Kind:
    if isinstance(error, Refused):
        return error.kind
    for error_type, kind in _KINDS:
        if isinstance(error, error_type):
            return kind
    return "invalid"


def problem_of(error: TablesideError) -> Problem:
    """It may quote what somebody sent, but only up to a limit."""
    args = {name: _sendable(value) for name, value in error.arguments.items()}
    error.arguments = {**args}
    return Problem(kind_of(error), error.id, args, error.rule, str(error))


def _sendable(value: Arg) -> int | str | list[str]:
    if isinstance(value, int):
        return value if abs(value) < _MAX else "=…"  # JSON readers may not take greater numbers
    return _cut(value) if isinstance(value, str) else [_cut(word) for word in value[:_MAX_WORDS]]


def _cut(text: str) -> str:
    return text if len(text) <= _MAX_LETTERS else f"{text[:_MAX_LETTERS]}…"
