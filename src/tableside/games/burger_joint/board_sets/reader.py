"""Board sets (BJ-9): read from TOML, checked field by field, turned into the form the rules work with."""

import json
import tomllib
from collections.abc import Iterable, Mapping
from copy import deepcopy
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from tableside.engine.errors import Arg, DataError, why_unreadable
from tableside.games.burger_joint.core.board import ABILITIES, NO_ABILITY, BoardSet, Chain
from tableside.games.burger_joint.core.cubes import LETTERS, MOST, bits_in, one
from tableside.games.burger_joint.core.position import BISTROS
from tableside.games.burger_joint.core.turn import laid_out
from tableside.games.burger_joint.notation.cube_text import parse_cubes

CHAINS: Final = ("burger", "pizza")
DEFAULT: Final = "classic"
_MOST_SPACES: Final = 12
_MOST_POINTS: Final = 20
_MOST_SHARED: Final = 20_000  # characters; a longer set is not cached for others who may have the same


def set_names() -> list[str]:
    """The sets that come with Tableside."""
    folder = files("tableside.games.burger_joint.board_sets")
    return sorted(entry.name.removesuffix(".toml") for entry in folder.iterdir() if entry.name.endswith(".toml"))


@cache
def _packaged_set(name: str) -> dict[str, Any]:
    return tomllib.loads(
        (files("tableside.games.burger_joint.board_sets") / f"{name}.toml").read_text(encoding="utf-8")
    )


def read_set(name: str) -> dict[str, Any]:
    """The content of a set that comes with Tableside, or of a user's own TOML file."""
    if name in set_names():
        return deepcopy(_packaged_set(name))
    if name.endswith(".toml"):
        try:
            text = Path(name).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise DataError("err-file", {"name": f"={name}", "why": why_unreadable(error)}) from error
    else:
        known = [f"={known}" for known in set_names()]
        raise DataError("bj-err-unknown-set", {"name": f"={name}", "known": known}, rule="BJ-9.1")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DataError("err-toml", {"name": f"={name}", "why": f"={error}"}) from error


def board_set(content: object) -> BoardSet:
    """The set in the form that the rules use. DataError names the first field that is missing or wrong (BJ-9.1).

    Equal contents give the same object, because a server has thousands of tables with it.
    """
    if not isinstance(content, Mapping):
        raise field_fault("set", "set")
    try:
        text = json.dumps(content)
    except (TypeError, ValueError, RecursionError):  # no value that a set may have
        return _checked_set(content)
    return _shared_set(text) if len(text) <= _MOST_SHARED else _checked_set(content)


@lru_cache(maxsize=64)
def _shared_set(text: str) -> BoardSet:
    return _checked_set(json.loads(text))


def _checked_set(content: Mapping[str, Any]) -> BoardSet:
    top = _Table(content, "")
    top.only(
        "name",
        "starting_chain",
        "tokens",
        "hand_limit",
        "production_limit",
        "points_to_win",
        "cubes",
        *CHAINS,
    )
    name = top.value("name")
    if not isinstance(name, str) or not name.strip():
        raise field_fault("name", "name")
    starting = top.value("starting_chain")
    if starting not in CHAINS:
        raise field_fault("starting_chain", "choice", known=_verbatim(CHAINS))
    cubes = top.table("cubes")
    cubes.only(*LETTERS)
    bag = sum(cubes.number(letter, 0, int(MOST)) * one(colour) for colour, letter in enumerate(LETTERS))
    burger, pizza = (_chain(top.table(name)) for name in CHAINS)
    boards = BoardSet(
        burger,
        pizza,
        cubes=bag,
        tokens=top.number("tokens", 1, 30),
        starting_chain=CHAINS.index(starting),
        hand_limit=top.number("hand_limit", 0, 31),
        production_limit=top.number("production_limit", 1, 12),
        points_to_win=top.number("points_to_win", 1, 99),
    )
    for name, chain in zip(CHAINS, (burger, pizza), strict=True):
        _check_start(name, chain, boards)
    start = laid_out(boards)
    if max(start.burger.score, start.pizza.score) >= boards.points_to_win:
        raise field_fault("points_to_win", "more")
    return boards


def _chain(table: "_Table") -> Chain:
    table.only("publicity", "basic", "diner", "bistro", "start")
    publicity, basic, diner, bistro = (table.table(name) for name in ("publicity", "basic", "diner", "bistro"))
    for column in (publicity, basic, diner):
        column.only("price", "points")
    bistro.only("price", "signs")
    start = table.table("start")
    start.only("basics", "diners", "bistros")
    diner_points = diner.table("points")
    diner_points.only(*LETTERS)
    colours = [letter for letter in LETTERS if letter in diner_points.content]
    signs = bistro.tables("signs", len(BISTROS))
    for sign in signs:
        sign.only("points", "ability")
    return Chain(
        publicity_price=publicity.cubes("price"),
        basic_price=basic.cubes("price"),
        diner_price=diner.cubes("price"),
        bistro_price=bistro.cubes("price"),
        publicity_points=publicity.numbers("points"),
        basic_points=basic.numbers("points"),
        diner_points=[diner_points.number(c, 0, _MOST_POINTS) if c in colours else 0 for c in LETTERS],
        bistro_points=[sign.number("points", 0, _MOST_POINTS) for sign in signs],
        abilities=[sign.ability() for sign in signs],
        all_diners=sum(1 << LETTERS.index(letter) for letter in colours),
        start_basics=start.number("basics", 0, _MOST_SPACES),
        start_diners=start.bits("diners", LETTERS),
        start_bistros=start.bits("bistros", BISTROS),
    )


def _check_start(name: str, chain: Chain, boards: BoardSet) -> None:
    """The starting buildings must fit on the board, and there must be enough tokens."""
    if chain.start_basics > chain.basic_spaces:
        raise field_fault(f"{name}.start.basics", "number", min=0, max=int(chain.basic_spaces))
    if chain.start_diners & ~chain.all_diners:
        raise field_fault(f"{name}.start.diners", "diners")
    if chain.start_bistros & ~chain.all_bistros:
        raise field_fault(f"{name}.start.bistros", "bistros")
    out = chain.start_basics + bits_in(chain.start_diners) + bits_in(chain.start_bistros)
    if out > boards.tokens:
        raise field_fault(f"{name}.start", "tokens", max=int(boards.tokens))


def copied(value: Any) -> Any:
    """A copy of the content of a set, or of a part of it, as plain tables and lists."""
    if isinstance(value, Mapping):
        return {name: copied(part) for name, part in value.items()}
    return [copied(part) for part in value] if isinstance(value, list | tuple) else value


def field_fault(where: str, wanted: str, **details: Arg) -> DataError:
    """``wanted`` is a kind of value. The message describes it in words, with the details it needs."""
    return DataError("bj-err-set-field", {"where": f"={where}", "wanted": f"={wanted}", **details}, rule="BJ-9.1")


def _verbatim(words: Iterable[str]) -> list[str]:
    return [f"={word}" for word in words]


class _Table:
    """A table of the file with its place in it, so that every error can name the place."""

    def __init__(self, content: Mapping[str, Any], where: str) -> None:
        self.content = content
        self.where = where

    def path(self, name: str) -> str:
        return f"{self.where}.{name}" if self.where else name

    def value(self, name: str) -> Any:
        if name not in self.content:
            raise field_fault(self.path(name), "missing")
        return self.content[name]

    def only(self, *names: str) -> None:
        for name in self.content:
            if name not in names:
                raise field_fault(self.path(name), "unknown", known=_verbatim(names))

    def table(self, name: str) -> "_Table":
        value = self.value(name)
        if not isinstance(value, Mapping):
            raise field_fault(self.path(name), "table")
        return _Table(value, self.path(name))

    def tables(self, name: str, most: int) -> list["_Table"]:
        value = self.value(name)
        if not isinstance(value, list) or not 1 <= len(value) <= most:
            raise field_fault(self.path(name), "tables", max=most)
        for place, item in enumerate(value):
            if not isinstance(item, Mapping):
                raise field_fault(f"{self.path(name)}[{place}]", "table")
        return [_Table(item, f"{self.path(name)}[{place}]") for place, item in enumerate(value)]

    def number(self, name: str, least: int, most: int) -> int:
        value = self.value(name)
        if type(value) is not int or not least <= value <= most:
            raise field_fault(self.path(name), "number", min=least, max=most)
        return value

    def numbers(self, name: str) -> list[int]:
        value = self.value(name)
        if (
            not isinstance(value, list)
            or not 1 <= len(value) <= _MOST_SPACES
            or not all(type(n) is int and 0 <= n <= _MOST_POINTS for n in value)
        ):
            raise field_fault(self.path(name), "numbers", max=_MOST_SPACES, points=_MOST_POINTS)
        return list(value)

    def cubes(self, name: str) -> int:
        value = self.value(name)
        cubes = parse_cubes(value) if isinstance(value, str) else None
        if not cubes:
            raise field_fault(self.path(name), "cubes", letters=f"={LETTERS}", max=int(MOST))
        return cubes

    def bits(self, name: str, letters: str) -> int:
        value = self.value(name)
        if not isinstance(value, str) or len(value) > len(letters) or len(set(value) & set(letters)) != len(value):
            raise field_fault(self.path(name), "letters", letters=f"={letters}")
        return sum(1 << letters.index(letter) for letter in value)

    def ability(self) -> int:
        value = self.value("ability")
        if value == "none":
            return int(NO_ABILITY)
        if value not in ABILITIES:
            raise field_fault(self.path("ability"), "choice", known=_verbatim((*ABILITIES, "none")))
        return ABILITIES.index(value)
