"""Verify: replay a record from its revealed seed and report the first error, if there is one."""

import json
from collections.abc import Callable
from dataclasses import dataclass

from tableside.engine.chance import Chance, NotedChance, ScriptedChance, SealedChance, seal_of
from tableside.engine.errors import RecordError, TablesideError
from tableside.engine.game import game_of
from tableside.engine.match import Match, check_edition, outcome_json
from tableside.engine.record import Entry, Record


@dataclass(frozen=True)
class Verified:
    """What was checked. If ``sealed`` is False, the seed is unknown and draws were taken from the record."""

    moves: int
    draws: int
    sealed: bool
    finished: bool


def verify(record: Record, progress: Callable[[int], None] | None = None) -> Verified:
    """Check the seal, every draw, every move, every digest and the outcome. RecordError names the first error."""
    check_edition(game_of(record.game), record)
    chance = _sealed(record)
    match = _opened(record, chance)
    for number, entry in enumerate(record.entries, 1):
        _played(match, entry, number, chance)
        if progress is not None:
            progress(number)
    result = match.outcome()
    told = outcome_json(result) if result is not None else None
    if record.outcome != told:
        raise RecordError(
            "err-verify-outcome", {"told": f"={json.dumps(record.outcome)}", "found": f"={json.dumps(told)}"}
        )
    draws = len(record.opening.draws) + sum(len(entry.draws) for entry in record.entries)
    return Verified(len(record.entries), draws, chance is not None, result is not None)


def _sealed(record: Record) -> SealedChance | None:
    if record.seed is None:
        if record.outcome is not None:
            raise RecordError("err-verify-seed-missing", {})
        return None
    seed = bytes.fromhex(record.seed)
    if seal_of(seed) != record.seal:
        raise RecordError("err-verify-seal", {"told": f"={record.seal}", "found": f"={seal_of(seed)}"})
    return SealedChance(seed)


def _opened(record: Record, sealed: SealedChance | None) -> Match:
    game = game_of(record.game)
    options = game.recorded(record.options)
    if len(record.players) not in game.seat_counts(options):
        raise RecordError("err-record-field", {"where": "=players", "wanted": "=seats"})
    noted = NotedChance(_source(sealed, record.opening))
    try:
        state = game.start(options, len(record.players), noted)
    except TablesideError as error:
        raise _fault(0, record.opening, error) from error
    _compare(0, record.opening, noted, state.digest())
    fresh = Record(
        record.game,
        options,
        list(record.players),
        record.seal,
        None,
        record.started,
        record.opening,
        rules_edition=record.rules_edition,
    )
    return Match(game, state, fresh, sealed or ScriptedChance([]))


def _played(match: Match, entry: Entry, number: int, sealed: SealedChance | None) -> None:
    match.chance = _source(sealed, entry)
    try:
        match.play(entry.by, entry.move, at=entry.at)
    except TablesideError as error:
        raise _fault(number, entry, error) from error
    mine = match.record.entries[-1]
    if mine.move != entry.move:
        raise RecordError("err-verify-spelling", {"n": number, "told": f"={entry.move}", "found": f"={mine.move}"})
    if mine.draws != entry.draws:
        raise _draws(number, entry, mine.draws)
    if mine.digest != entry.digest:
        raise _digest(number, entry, mine.digest)


def _source(sealed: SealedChance | None, entry: Entry) -> Chance:
    return sealed if sealed is not None else ScriptedChance(list(entry.draws))


def _compare(number: int, entry: Entry, noted: NotedChance, digest: str) -> None:
    if tuple(noted.draws) != entry.draws:
        raise _draws(number, entry, tuple(noted.draws))
    if digest != entry.digest:
        raise _digest(number, entry, digest)


def _fault(number: int, entry: Entry, error: TablesideError) -> RecordError:
    return RecordError("err-verify-move", {"n": number, "move": f"={entry.move}", "why": f"={error}"}, rule=error.rule)


def _draws(number: int, entry: Entry, found: tuple[int, ...]) -> RecordError:
    told = list(entry.draws)
    return RecordError(
        "err-verify-draw",
        {"n": number, "move": f"={entry.move}", "told": f"={told}", "found": f"={list(found)}"},
    )


def _digest(number: int, entry: Entry, found: str) -> RecordError:
    return RecordError(
        "err-verify-digest",
        {"n": number, "move": f"={entry.move}", "told": f"={entry.digest}", "found": f"={found}"},
    )
