"""Everything that can be wrong, as types. An error is a message id with arguments, like an event, so that it can be
said in every language; ``str(error)`` says it in English. ``rule`` names the rule that was broken, if one was."""

from collections.abc import Mapping, Sequence

# An argument of a message: a number, or a string led by a sigil ("$id" another message, "@0" the name of a seat,
# "=text" verbatim), or a list of such strings, joined as the language joins a list.
Arg = int | str | Sequence[str]


class TablesideError(Exception):
    """Base of all errors that a user of Tableside may see."""

    def __init__(self, id: str, args: Mapping[str, Arg] | None = None, *, rule: str = "") -> None:
        super().__init__(id)
        self.id = id
        self.arguments: dict[str, Arg] = dict(args or {})
        self.rule = rule

    def __str__(self) -> str:
        from tableside.locales import words  # words depend on files; errors must not, until one is shown

        return words("en").problem(self)


class ChanceError(TablesideError):
    """A seed or a noted draw that cannot be."""


class MoveError(TablesideError):
    """A move that was not played; the state is unchanged."""


class InvalidMove(MoveError):
    """Text that is no move of this game at all."""


class IllegalMove(MoveError):
    """A move of this game that is not allowed now; ``rule`` says by which rule."""


class AmbiguousMove(MoveError):
    """Text that could mean several moves."""


class PositionError(TablesideError):
    """A position that cannot be; ``where`` in the arguments names the field."""


class DataError(TablesideError):
    """A data file (board set, recipe deck …) with a fault; ``where`` in the arguments names the field."""


class OptionsError(TablesideError):
    """An option that is unknown or out of range; ``where`` names it."""


class BotError(TablesideError):
    """A bot, most likely somebody's own, that crashed or answered what it may not; ``name`` says which."""


class RecordError(TablesideError):
    """A record that cannot be read, or does not replay; ``where`` names the place."""


def why_unreadable(error: OSError | UnicodeDecodeError) -> str:
    """What stands against reading a file, as an argument of a message."""
    return "$err-not-text" if isinstance(error, UnicodeDecodeError) else f"={error.strerror}"
