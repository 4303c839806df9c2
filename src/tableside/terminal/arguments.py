"""Arguments: a parser that speaks the user's language, and the kinds of values our options take."""

import argparse
import re
from collections.abc import Callable, Iterable
from functools import partial
from textwrap import indent
from typing import Any, Final, NoReturn

from tableside.engine.errors import OptionsError, TablesideError
from tableside.engine.game import game_keys
from tableside.locales import LANGUAGES, Words

_LONGEST: Final = 1e6  # seconds; also keeps infinity out
# What argparse says, and the message that says it in every language.
_FAULTS: Final = (
    (r"the following arguments are required: (?P<what>.+)", "term-err-required"),
    (r"unrecognized arguments: (?P<what>.+)", "term-err-unrecognised"),
    (r"argument (?P<name>.+?): invalid choice: (?P<what>'.*?') \(choose from (?P<known>.+)\)", "term-err-choice"),
    (r"argument (?P<what>.+?): expected .+", "term-err-value-missing"),
    (r"argument (?P<what>.+?): not allowed with argument (?P<other>.+)", "term-err-together"),
    (r"ambiguous option: (?P<what>.+?) could match (?P<known>.+)", "term-err-ambiguous"),
    (r"(?P<what>.+)", "term-err-usage"),
)


class UsageError(TablesideError):
    """A command line that cannot be understood; ``see`` is the command whose help explains it."""

    see: str = "=tableside"


class _Formatter(argparse.RawDescriptionHelpFormatter):
    """Help in the user's language: argparse offers no other place for these two words."""

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

    def error(self, message: str) -> NoReturn:
        for pattern, id in _FAULTS:
            found = re.fullmatch(pattern, message, re.DOTALL)
            if found is not None:
                error = UsageError(id, {name: f"={value}" for name, value in found.groupdict().items()})
                error.see = f"={self.prog}"
                raise error
        raise AssertionError("the last pattern fits everything")


def whole_number(name: str, least: int | None = None, most: int | None = None) -> Callable[[str], int]:
    """A type for argparse: a whole number, or an error that names the option."""

    def parse(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            raise OptionsError("err-option-number", {"where": f"={name}", "text": f"={text[:40]}"}) from None
        if least is not None and number < least:
            raise OptionsError("err-option-least", {"where": f"={name}", "min": least})
        if most is not None and number > most:
            raise OptionsError("err-option-most", {"where": f"={name}", "max": most})
        return number

    return parse


def seconds(name: str) -> Callable[[str], float]:
    """A type for argparse: a time that is more than nothing."""

    def parse(text: str) -> float:
        try:
            number = float(text)
        except ValueError:
            number = 0.0
        if not 0 < number < _LONGEST:
            raise OptionsError("err-option-seconds", {"where": f"={name}", "text": f"={text[:40]}"})
        return number

    return parse


def key_and_value(text: str) -> tuple[str, bool | int | str]:
    """A type for argparse: an option of a game as ``name=value``."""
    name, equals, value = text.partition("=")
    if not equals or not name:
        raise OptionsError("err-option-pair", {"text": f"={text[:40]}"})
    if value in ("true", "false"):
        return name, value == "true"
    return name, int(value) if re.fullmatch(r"-?\d{1,18}", value) else value


def add_game(parser: Parser, *, flag: bool = False) -> None:
    """The game, by default the first on the shelf; an unknown one is refused with the list of those that are."""
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
