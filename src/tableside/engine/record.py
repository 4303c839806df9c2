"""Record: the single source of truth about a game. Replay, undo, time travel, export and bug reports all use it.

A record is one JSON object. It has the settings (game, options with their data by content, players), the seal of the
secret seed and, once the game is over, the seed. It also has every move in order with its time, its draws and the
digest of the resulting state. Entries are only added. Even an undo is an entry.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from tableside.engine.errors import RecordError, why_unreadable

FORMAT: Final = 1
_LATEST: Final = 10**13  # three hundred years in milliseconds
_LATEST_EDITION: Final = 999
_KINDS: Final = {int: "number", str: "text", list: "list", dict: "object"}


@dataclass(frozen=True)
class Entry:
    """One move: who, what, when (milliseconds after the start), its draws, and the digest after it."""

    by: int
    move: str
    at: int
    draws: tuple[int, ...]
    digest: str

    def to_json(self) -> list[Any]:
        return [self.by, self.move, self.at, list(self.draws), self.digest]


@dataclass
class Record:
    """The settings, every move with its draws, and how the game ended."""

    game: str
    options: dict[str, Any]
    players: list[str]
    seal: str
    seed: str | None = None  # hex; set only when the game is over
    started: str = ""  # ISO 8601, UTC
    opening: Entry = field(default_factory=lambda: Entry(-1, "start", 0, (), ""))
    entries: list[Entry] = field(default_factory=list)
    outcome: dict[str, Any] | None = None
    rules_edition: int = 1  # the edition it was played by; records of version 0.1.0 do not have it

    def to_json(self) -> dict[str, Any]:
        return {
            "tableside": FORMAT,
            "game": self.game,
            "rules_edition": self.rules_edition,
            "options": self.options,
            "players": self.players,
            "seal": self.seal,
            "seed": self.seed,
            "started": self.started,
            "opening": self.opening.to_json(),
            "moves": [entry.to_json() for entry in self.entries],
            "outcome": self.outcome,
        }

    def text(self) -> str:
        """The record as text. It has one line for each move, so that people and diff can compare two records."""
        data = self.to_json()
        moves = data.pop("moves")
        head = json.dumps(data, ensure_ascii=False, indent=1)
        lines = ",\n".join("  " + json.dumps(move, ensure_ascii=False) for move in moves)
        body = f"[\n{lines}\n ]" if moves else "[]"
        return f'{head[:-2]},\n "moves": {body}\n}}\n'

    def save(self, path: str | Path) -> None:
        """Write the record to a file."""
        Path(path).write_text(self.text(), encoding="utf-8")

    @classmethod
    def load(cls, path: str | Path) -> "Record":
        """Read a record from a file. RecordError says what is wrong with it. ``verify`` checks the moves."""
        try:
            text = Path(path).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise RecordError("err-file", {"name": f"={path}", "why": why_unreadable(error)}) from error
        return cls.parse(text)

    @classmethod
    def parse(cls, text: str) -> "Record":
        """Read a record from the text of such a file."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise no_record(error) from error
        return cls.from_json(data)

    @classmethod
    def from_json(cls, data: object) -> "Record":
        if not isinstance(data, dict):
            raise RecordError("err-record-none", {"why": "$err-record-no-object"})
        version = _field(data, "tableside", int)
        if version != FORMAT:
            raise RecordError("err-record-version", {"n": version, "known": FORMAT})
        players = _field(data, "players", list)
        if not all(isinstance(name, str) for name in players):
            raise _fault("players", "names")
        moves = _field(data, "moves", list)
        seed = data.get("seed")
        if seed is not None and not (isinstance(seed, str) and _is_hex(seed, 64)):
            raise _fault("seed", "seed")
        seal = _field(data, "seal", str)
        if not _is_hex(seal, 64):
            raise _fault("seal", "seal")
        edition = data.get("rules_edition", 1)
        if type(edition) is not int or not 1 <= edition <= _LATEST_EDITION:
            raise _fault("rules_edition", "number")
        outcome = data.get("outcome")
        if outcome is not None and not isinstance(outcome, dict):
            raise _fault("outcome", "outcome")
        return cls(
            game=_field(data, "game", str),
            options=_field(data, "options", dict),
            players=players,
            seal=seal,
            seed=seed,
            started=_field(data, "started", str),
            opening=_entry(data.get("opening"), "opening"),
            entries=[_entry(move, f"moves[{i}]") for i, move in enumerate(moves)],
            outcome=outcome,
            rules_edition=edition,
        )


def _is_hex(text: str, digits: int) -> bool:
    return len(text) == digits and all(c in "0123456789abcdef" for c in text)


def no_record(error: Exception) -> RecordError:
    """An error for text that cannot be read at all, with the place if there is one."""
    if isinstance(error, json.JSONDecodeError):
        return RecordError("err-record-json", {"line": error.lineno, "column": error.colno})
    return RecordError("err-record-none", {"why": "$err-record-no-json"})


def _fault(where: str, wanted: str) -> RecordError:
    """``wanted`` is a kind of value. The message names it in words."""
    return RecordError("err-record-field", {"where": f"={where}", "wanted": f"={wanted}"})


def _field(data: Mapping[str, Any], name: str, kind: type) -> Any:
    value = data.get(name)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise _fault(name, _KINDS[kind])
    return value


def _entry(data: object, where: str) -> Entry:
    match data:
        case [int(by), str(move), int(at), list(draws), str(digest)] if all(type(n) is int for n in (by, at, *draws)):
            if not 0 <= at <= _LATEST:
                raise _fault(where, "time")
            return Entry(by, move, at, tuple(draws), digest)
    raise _fault(where, "entry")
