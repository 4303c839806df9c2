"""Game: one of the available games. It checks options, sets up a state and reads a saved one."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tableside.engine.chance import Chance
from tableside.engine.errors import OptionsError
from tableside.engine.manifest import manifest_of, manifests, named
from tableside.engine.state import State

Value = int | str | bool


@dataclass(frozen=True)
class OptionField:
    """An option of a game as a form offers it: some values to choose from.

    Its label is the message ``label``. The text of a value is its message in ``names``, or the value itself.
    """

    name: str
    values: tuple[Value, ...]
    default: Value
    label: str
    names: Mapping[Value, str] = field(default_factory=dict)


class Game(ABC):
    """One of the games. ``key`` is its name on the command line, in records and in URLs."""

    key: str
    rules: str  # the prefix of its rule numbers: "BJ", "RR"
    form: tuple[OptionField, ...] = ()  # options offered in the form for a new table
    edition: int = 1  # of its rules; increased by every change that makes an old record play differently

    @abstractmethod
    def options(self, raw: Mapping[str, Any]) -> dict[str, Any]:
        """Check options, fill in defaults and include data by content. OptionsError or DataError says what is wrong.

        Idempotent: complete options come back unchanged, so an old record keeps its own data.
        """

    def recorded(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The complete options of a record. Options that new games no longer allow can still be read here."""
        return self.options(options)

    def hosted(self, options: Mapping[str, Any], seat: int) -> Mapping[str, Any]:
        """The same options, but with the host of the table in this seat, if that matters to the game."""
        return options

    @abstractmethod
    def seat_counts(self, options: Mapping[str, Any]) -> range:
        """The possible numbers of players with these options."""

    @abstractmethod
    def start(self, options: Mapping[str, Any], seats: int, chance: Chance) -> State:
        """Set the game up."""

    @abstractmethod
    def restore(self, options: Mapping[str, Any], data: Mapping[str, Any]) -> State:
        """The inverse of ``State.dump``."""

    @abstractmethod
    def seat_name(self, options: Mapping[str, Any], seat: int) -> str:
        """The default name of a seat, as an argument of a message ("$bj-burger")."""


def check_seats(count: int, allowed: range) -> None:
    """OptionsError unless this many can play."""
    least, most = allowed.start, allowed.stop - 1
    if least <= count <= most:
        return
    if least == most:
        raise OptionsError("err-seat-count", {"n": count, "wanted": least})
    raise OptionsError("err-seat-range", {"n": count, "min": least, "max": most})


def game_keys() -> list[str]:
    """The keys of all available games."""
    return list(manifests())


def game_of(key: str) -> Game:
    """A game by its key. OptionsError if there is none."""
    game = named(manifest_of(key).game)
    assert isinstance(game, Game)
    return game
