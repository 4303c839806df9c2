"""Manifest: everything the rest of the code needs to know about a game, in one place.

A manifest names things of higher layers (bots, the terminal, environments, statistics) as ``"module:attribute"``, so
that the rules import none of them. If a name is left out, the game gets a generic default.

Tableside's own games are listed in ``tableside.games``. Other packages announce theirs as entry points of the group
``tableside.games``, each of which is a ``Manifest``. For a game that is not installed, ``TABLESIDE_GAMES`` may name
manifests (``module:attribute``, separated by commas).
"""

import logging
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from typing import Any, Final

from tableside.engine.errors import OptionsError

GROUP: Final = "tableside.games"  # of the entry points
VARIABLE: Final = "TABLESIDE_GAMES"
OWN: Final = "tableside"
_log: Final = logging.getLogger("tableside.games")


@dataclass(frozen=True)
class FirstGame:
    """A guided first game: one person against these bots, on a deal that shows what the game is about."""

    seed: int
    bots: tuple[str, ...]
    options: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Suite:
    """Challengers of one kind, each alone against a table full of the champion (``tableside arena --suite``)."""

    champion: str
    challengers: tuple[str, ...]  # ``module:Class``
    games: int = 200  # of each challenger
    most: float = 0.3  # the largest share of wins that a challenger should reach


@dataclass(frozen=True, kw_only=True)
class Manifest:
    """One game, declared once."""

    key: str  # its name on the command line, in records and in URLs
    game: str  # the Game: "module:attribute"
    files: str = OWN  # the package whose ``locales`` and ``rulebooks`` hold its texts and rules
    rulebook_parts: str = ""  # a function that fills in each ``{name}`` in its rulebooks (``tableside.rulebooks``)
    first_game: FirstGame | None = None  # the guided first game; None: there is none
    draw: bool | str = False  # whether its rules know a draw; a name: if the option of this name is set
    # Bots
    bots: Mapping[str, str] = field(default_factory=dict)  # the levels from the weakest to the strongest
    search_bots: Mapping[str, str] = field(default_factory=dict)  # called as ``name@budget``
    analyst: str = ""  # reviews finished games (``tableside.review.analyst``); none: they cannot be reviewed
    # Terminal
    face: str = "tableside.terminal.generic_face:GenericFace"
    sides: tuple[str, ...] = ()  # the names of the two seats of a duel for ``--side``
    sides_rule: str = ""  # the rule that says who sits where
    # Environments
    environment: str = "tableside.envs.generic_adapter:GenericAdapter"
    opponents: tuple[str, ...] = ()  # the default opponents of an agent; empty: the usual ones
    # Arena
    statistics: str = "tableside.arena.statistics.generic:GenericStatistics"
    suites: Mapping[str, Suite] = field(default_factory=dict)  # standing tests of a bot
    random_game: str = ""  # a faster way to play a whole game at random (see ``tableside.arena.simulate``)

    def has_draw(self, options: Mapping[str, Any]) -> bool:
        """Whether a game with these options can end in a draw; then the players can also agree to one."""
        return bool(options.get(self.draw)) if isinstance(self.draw, str) else self.draw

    def locales(self, language: str) -> list[str]:
        """Its Fluent texts in a language, if they are in a separate package. Tableside's own are read anyway."""
        folder = files(self.files) / "locales" / language
        if self.files == OWN or not folder.is_dir():
            return []
        found = sorted((entry for entry in folder.iterdir() if entry.name.endswith(".ftl")), key=lambda file: file.name)
        return [entry.read_text(encoding="utf-8") for entry in found]


def named(name: str) -> Any:
    """The object that ``"module:attribute"`` names."""
    module, _, attribute = name.partition(":")
    return getattr(import_module(module), attribute)


def manifests() -> Mapping[str, Manifest]:
    """The available games by key, Tableside's own first."""
    return _found(os.environ.get(VARIABLE, ""))


def manifest_of(key: str) -> Manifest:
    """OptionsError if there is no such game."""
    known = manifests()
    if key not in known:
        raise OptionsError("err-unknown-game", {"name": f"={key}", "known": [f"={name}" for name in known]})
    return known[key]


@cache
def _found(more: str) -> Mapping[str, Manifest]:
    found: dict[str, Manifest] = {}
    for name in import_module("tableside.games").GAMES:
        manifest = named(name)
        found[manifest.key] = manifest
    for name in _announced(more):
        manifest = _guest(name)
        if manifest is not None and manifest.key in found:
            _log.error("the game %s of %s is left out: there is a game of this name already", manifest.key, name)
        elif manifest is not None:
            found[manifest.key] = manifest
    return found


def _announced(more: str) -> Iterator[str]:
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.value):
        yield point.value
    yield from (name.strip() for name in more.split(",") if name.strip())


def _guest(name: str) -> Manifest | None:
    """The manifest of another package's game. None if it does not work: the game is left out, and the log says why."""
    try:
        manifest = named(name)
        if not isinstance(manifest, Manifest):
            raise TypeError(f"{name} is no tableside.engine.manifest.Manifest")
        game = named(manifest.game)
        game.seat_counts(game.options({}))
        if game.key != manifest.key:
            raise ValueError(f"its rules call it {game.key!r}, its manifest {manifest.key!r}")
        files(manifest.files)
    except Exception as error:
        _log.error("the game %s is left out: %s: %s", name, type(error).__name__, error)
        return None
    return manifest
