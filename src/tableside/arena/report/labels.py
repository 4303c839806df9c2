"""Naming: what bots and things are called in a report."""

from tableside.arena.report.markup import Markup, el, join
from tableside.locales import Words


def bot(words: Words, label: str) -> Markup:
    """A bot's character, if it has one, with its name on the command line."""
    name = bot_name(words, label)
    return join((name, None if name == label else el("span", label, class_="key")))


def bot_name(words: Words, label: str) -> str:
    name, space, number = label.partition(" ")
    return words.say(f"bot-{name}") + space + number if words.has(f"bot-{name}") else label


def percent(words: Words, share: float) -> str:
    return f"{words.decimal(100 * share, 1)}\N{NO-BREAK SPACE}%"


def rounded(words: Words, share: float) -> str:
    return f"{whole(words, 100 * share)}\N{NO-BREAK SPACE}%"


def interval_text(words: Words, low: float, high: float) -> str:
    return f"{whole(words, 100 * low)}–{whole(words, 100 * high)}\N{NO-BREAK SPACE}%"


def whole(words: Words, number: float) -> str:
    """A number without decimal places."""
    return words.decimal(round(number), 0).rstrip(".,")


def rounded_to(words: Words, number: float, places: int) -> str:
    return words.decimal(round(number, places) + 0.0, places)  # no minus sign before zero
