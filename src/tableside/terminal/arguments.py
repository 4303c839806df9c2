"""Arguments: a parser that speaks the user's language, and the arguments that several commands take."""

import argparse
import re
from collections.abc import Iterable
from functools import partial
from textwrap import indent, wrap
from typing import Any, Final, NoReturn

from tableside.engine.errors import Arg, TablesideError
from tableside.engine.game import game_keys
from tableside.locales import LANGUAGES, Words
from tableside.option_values import key_and_value

# Each message of argparse, and our message for it.
_FAULTS: Final = (
    (r"the following arguments are required: (?P<what>.+)", "term-err-required"),
    (r"unrecognized arguments: (?P<what>.+)", "term-err-unrecognised"),
    (r"argument (?P<name>.+?): invalid choice: '(?P<what>.*?)' \(choose from (?P<known>.+)\)", "term-err-choice"),
    (r"argument (?P<what>.+?): expected .+", "term-err-value-missing"),
    (r"argument (?P<what>.+?): not allowed with argument (?P<other>.+)", "term-err-together"),
    (r"ambiguous option: (?P<what>.+?) could match (?P<known>.+)", "term-err-ambiguous"),
    (r"(?P<what>.+)", "term-err-usage"),
)


class UsageError(TablesideError):
    """A command line that cannot be understood. ``see`` is the command whose help explains it."""

    see: str = "=tableside"


class _Formatter(argparse.RawDescriptionHelpFormatter):
    """Help in the user's language, with unbroken names. argparse offers no other place for this."""

    def __init__(self, words: Words, prog: str) -> None:
        super().__init__(prog)
        self.words = words

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, f"{self.words.say('help-usage')}: " if prefix is None else prefix)

    def _split_lines(self, text: str, width: int) -> list[str]:
        """Wraps like argparse, but does not break "line-cook" at its hyphen."""
        return wrap(" ".join(text.split()), width, break_on_hyphens=False)


class Parser(argparse.ArgumentParser):
    def __init__(self, *, words: Words, examples: str = "", **settings: Any) -> None:
        self.words = words
        super().__init__(add_help=False, formatter_class=partial(_Formatter, words), **settings)
        if examples:
            self.epilog = f"{words.say('help-examples')}:\n{indent(words.say(examples), '  ')}"
        self._positionals.title = words.say("help-arguments")
        self._optionals.title = words.say("help-options")
        self.add_argument("-h", "--help", action="help", help=words.say("arg-help"))
        self.add_argument("--lang", metavar="|".join(LANGUAGES), help=words.say("arg-lang"))

    def unrecognised(self, given: list[str]) -> NoReturn:
        """Refuse unknown arguments of this command. argparse itself would point to the general help."""
        self.error(f"unrecognized arguments: {' '.join(given)}")

    def error(self, message: str) -> NoReturn:
        for pattern, id in _FAULTS:
            found = re.fullmatch(pattern, message, re.DOTALL)
            if found is not None:
                error = UsageError(id, {name: _argument(name, value) for name, value in found.groupdict().items()})
                error.see = f"={self.prog}"
                raise error
        raise AssertionError("the last pattern fits everything")


def _argument(name: str, value: str) -> Arg:
    """What argparse named. Lists of choices lose argparse's quotes."""
    if name != "known":
        return f"={value}"
    return ["=" + part.strip("'") for part in value.split(", ")]


def add_game(parser: Parser, *, flag: bool = False) -> None:
    """The game; by default the first one. An unknown game is refused with a list of all games."""
    known = game_keys()
    help_text = parser.words.say("arg-game", {"known": [f"={key}" for key in known]})
    metavar = parser.words.say("arg-game-name")
    if flag:
        parser.add_argument("--game", metavar=metavar, default=known[0], help=help_text)
    else:
        parser.add_argument("game", metavar=metavar, nargs="?", default=known[0], help=help_text)


def add_options(parser: Parser) -> None:
    parser.add_argument(
        "--options", metavar="K=V", type=key_and_value, nargs="+", action="extend", default=[],
        help=parser.words.say("arg-options"),
    )  # fmt: skip
