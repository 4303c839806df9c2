"""All errors, as types. An error is a message id with arguments, like an event, so that it can be shown in every
language. ``str(error)`` is in English. ``rule`` names the rule that was broken, if there is one."""

from collections.abc import Mapping, Sequence

# An argument of a message: a number, a string that starts with a sigil ("$id" another message, "@0" the name of a seat,
# "=text" verbatim), or a list of such strings, joined as usual in the language.
Arg = int | str | Sequence[str]


class TablesideError(Exception):
    """Base of all errors that a user of Tableside may see."""

    def __init__(self, id: str, args: Mapping[str, Arg] | None = None, *, rule: str = "") -> None:
        super().__init__(id)
        self.id = id
        self.arguments: dict[str, Arg] = dict(args or {})
        self.rule = rule

    def __str__(self) -> str:
        from tableside.locales import words  # messages depend on files; errors must not, until one is shown

        return words("en").problem(self)


class ChanceError(TablesideError):
    """An impossible seed or stored draw."""


class MoveError(TablesideError):
    """A move that was not played. The state is unchanged."""


class InvalidMove(MoveError):
    """Text that is not a move of this game."""


class IllegalMove(MoveError):
    """A move of this game that is not allowed now. ``rule`` says why."""


class AmbiguousMove(MoveError):
    """Text that could mean several moves."""


class PositionError(TablesideError):
    """An impossible position. ``where`` in the arguments names the field."""


class DataError(TablesideError):
    """A data file (board set, recipe deck …) with an error. ``where`` in the arguments names the field."""


class OptionsError(TablesideError):
    """An option that is unknown or out of range. ``where`` names it."""


class BotError(TablesideError):
    """A bot, most likely a user's own, that crashed or gave an invalid answer. ``name`` says which."""


class RecordError(TablesideError):
    """A record that cannot be read or does not replay. ``where`` names the place."""


def why_unreadable(error: OSError | UnicodeDecodeError) -> str:
    """Why a file cannot be read, as an argument of a message."""
    return "$err-not-text" if isinstance(error, UnicodeDecodeError) else f"={error.strerror}"
