"""Differing: the options in which two arenas differ, in few characters."""

import json
from collections.abc import Iterator, Mapping
from itertools import takewhile
from typing import Any, Final

from tableside.arena.contest import Contest
from tableside.engine.game import game_of

_MOST_NAMED: Final = 3
_MOST_TEXT: Final = 40  # letters of a value
_BEFORE: Final = 8  # letters before the first that differs

Options = dict[str, Any]


def changed_options(contest: Contest) -> Options:
    """The options of a contest that differ from the defaults, as JSON values."""
    usual = _usual(contest.game)
    return {name: value for name, value in _plain(contest.options).items() if usual.get(name) != value}


def first_difference(game: str, there: Any, here: Options) -> tuple[str, str] | None:
    """The options that differ, with their values there and here. None if this is unknown."""
    if not isinstance(there, dict):  # a journal from before options were kept
        return None
    usual = _usual(game)
    pairs = list(_pairs("", usual | there, usual | here))
    if not pairs:
        return None
    more = ["…"] if len(pairs) > _MOST_NAMED else []
    first, second = zip(*pairs[:_MOST_NAMED], strict=True)
    return ", ".join([*first, *more]), ", ".join([*second, *more])


def _pairs(above: str, there: Options, here: Options) -> Iterator[tuple[str, str]]:
    """``name=value`` of both, for each that differs. Of tables, only the parts that differ."""
    for name in sorted(there.keys() | here.keys()):
        one, other = there.get(name), here.get(name)
        if one == other:
            continue
        if isinstance(one, dict) and isinstance(other, dict):
            yield from _pairs(f"{above}{name}.", one, other)
        else:
            yield _pair(f"{above}{name}=", _text(one), _text(other))


def _pair(name: str, one: str, other: str) -> tuple[str, str]:
    same = sum(1 for _ in takewhile(lambda signs: signs[0] == signs[1], zip(one, other, strict=False)))
    start = same - _BEFORE if max(len(one), len(other)) > _MOST_TEXT and same > _BEFORE else 0
    return name + _cut(one, start), name + _cut(other, start)


def _cut(text: str, start: int) -> str:
    part = text[start : start + _MOST_TEXT]
    return "…" * (start > 0) + part + "…" * (len(text) > start + _MOST_TEXT)


def _text(value: Any) -> str:
    if value is None:
        return "–"
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _usual(game: str) -> Options:
    return _plain(game_of(game).options({}))


def _plain(options: Mapping[str, Any]) -> Options:
    """As they look after being read from a file."""
    found: Options = json.loads(json.dumps(options, default=str))
    return found
