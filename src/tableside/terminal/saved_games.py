"""Saving: a game that is not over is saved with its seed, or it could not go on; its own players keep the file."""

import os
from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from tableside.atomic_file import whole_file
from tableside.engine.chance import SealedChance
from tableside.engine.errors import RecordError
from tableside.engine.match import Match
from tableside.engine.record import Record


def save(match: Match, path: Path) -> None:
    """Write the complete record or nothing."""
    record = match.record
    if record.seed is None and isinstance(match.chance, SealedChance):
        record = replace(record, seed=match.chance.seed.hex())
    path.parent.mkdir(parents=True, exist_ok=True)
    with whole_file(path) as draft:
        record.save(draft)


def load(path: Path) -> Match:
    """The saved game, ready to continue. RecordError if it cannot."""
    record = Record.load(path)
    if record.seed is None:
        raise RecordError("err-load-seed", {"name": f"={path}"})
    return Match.replay(record)


def _folder(env: Mapping[str, str]) -> Path:
    """TABLESIDE_DATA names the data folder, as for the server. Without it, use the system's folder for such files."""
    if data := env.get("TABLESIDE_DATA"):
        return Path(data) / "saves"
    state = env.get("XDG_STATE_HOME")
    return (Path(state) if state else Path.home() / ".local" / "state") / "tableside"


def new_file(game: str, environment: Mapping[str, str] | None = None) -> Path:
    """Where a game is saved while it is played, so that nothing is lost when the terminal closes."""
    env = os.environ if environment is None else environment
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    folder = _folder(env)
    path = folder / f"{stem}.json"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.json"
        number += 1
    return path
