"""Option values: the kinds of values that command options take, checked in the same way by every command.

Each is a ``type`` for argparse. An error is an OptionsError that names the option, so that every command can show it in
the user's language.
"""

import json
import re
from collections.abc import Callable
from typing import Any, Final

from tableside.engine.errors import OptionsError

_MOST_SHOWN: Final = 40  # longest part of the input that is shown
_SWITCH: Final = {"on": True, "1": True, "yes": True, "off": False, "0": False, "no": False}
_LONGEST: Final = 1e6  # seconds; also keeps infinity out


def whole_number(name: str, least: int | None = None, most: int | None = None) -> Callable[[str], int]:
    """A whole number between two others."""

    def parse(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            raise _wrong("err-option-number", name, text) from None
        if least is not None and number < least:
            raise OptionsError("err-option-least", {"where": f"={name}", "min": least})
        if most is not None and number > most:
            raise OptionsError("err-option-most", {"where": f"={name}", "max": most})
        return number

    return parse


def decimal(name: str, most: int) -> Callable[[str], float]:
    """A decimal number from 0 to a limit."""

    def parse(text: str) -> float:
        number = _float(text)
        if number is None:
            raise _wrong("err-option-decimal", name, text)
        if number < 0:
            raise OptionsError("err-option-least", {"where": f"={name}", "min": 0})
        if number > most:
            raise OptionsError("err-option-most", {"where": f"={name}", "max": most})
        return number

    return parse


def switch(name: str) -> Callable[[str], bool]:
    """On or off."""

    def parse(text: str) -> bool:
        if (word := text.lower()) not in _SWITCH:
            raise _wrong("err-option-switch", name, text)
        return _SWITCH[word]

    return parse


def seconds(name: str) -> Callable[[str], float]:
    """A time above zero."""

    def parse(text: str) -> float:
        number = _float(text)
        if number is None or not 0 < number < _LONGEST:
            raise _wrong("err-option-seconds", name, text)
        return number

    return parse


def web_address(name: str) -> Callable[[str], str]:
    """An http or https address without a trailing slash, or nothing."""

    def parse(text: str) -> str:
        if text and not re.fullmatch(r"https?://[^\s/?#]+[^\s?#]*", text):
            raise _wrong("err-option-address", name, text)
        return text.rstrip("/")

    return parse


def key_and_value(text: str) -> tuple[str, Any]:
    """An option of a game as ``name=value``. Lists and tables are written as JSON."""
    name, equals, value = text.partition("=")
    if not equals or not name:
        raise OptionsError("err-option-pair", {"text": f"={text[:_MOST_SHOWN]}"})
    if value[:1] in ("[", "{"):
        try:
            return name, json.loads(value)
        except (ValueError, RecursionError):
            raise _wrong("err-option-json", name, value) from None
    if value in ("true", "false"):
        return name, value == "true"
    return name, int(value) if re.fullmatch(r"-?\d{1,18}", value) else value


def written(name: str, value: Any) -> str:
    """An option of a game as ``key_and_value`` reads it."""
    return f"{name}={value if isinstance(value, str) else json.dumps(value, separators=(',', ':'))}"


def listed_names(text: str) -> tuple[str, ...]:
    """Names separated by commas, such as bots."""
    found = tuple(name.strip() for name in text.split(","))
    if "" in found:
        raise OptionsError("err-bots-list", {"text": f"={text[:60]}"})
    return found


def _float(text: str) -> float | None:
    """A text as a number; None if it is not one ("nan" is not)."""
    try:
        number = float(text)
    except ValueError:
        return None
    return None if number != number else number


def _wrong(id: str, name: str, text: str) -> OptionsError:
    return OptionsError(id, {"where": f"={name}", "text": f"={text[:_MOST_SHOWN]}"})
