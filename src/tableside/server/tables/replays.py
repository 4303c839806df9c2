"""Replays: the moves and positions of a game as somebody may see them, and its record.

A long game takes a while: all of this runs in worker processes (``jobs/tasks.py``), never on the event loop.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from tableside.engine.chance import ScriptedChance
from tableside.engine.errors import RecordError, TablesideError
from tableside.engine.events import Event
from tableside.engine.game import game_of
from tableside.engine.match import Match, check_edition
from tableside.engine.record import Entry, Record
from tableside.engine.state import State
from tableside.engine.verify import verify
from tableside.server import api_schema
from tableside.server.api_schema import ReplayMove, ReplayPosition, VerifyReport
from tableside.server.problems import Refused, problem_of
from tableside.server.tables import journal
from tableside.server.tables.journal import ChangeLine, MoveLine

MAX_POSITIONS: Final = 200


def walk(record: Record) -> Iterator[tuple[int, Match, list[Event]]]:
    """Every position of a record in order, with the events that led to it: the start, then one for each entry."""
    game = game_of(record.game)
    check_edition(game, record)
    state = game.start(record.options, len(record.players), ScriptedChance(list(record.opening.draws)))
    entries, header = record.entries, record
    header.entries = []
    match = Match(game, state, header, ScriptedChance([]))
    yield 0, match, match.opening
    for number, entry in enumerate(entries, 1):
        match.chance = ScriptedChance(list(entry.draws))
        events = match.play(entry.by, entry.move, at=entry.at)
        yield number, match, events


def replay_moves(lines: Sequence[MoveLine | ChangeLine], viewer: int | None) -> list[ReplayMove]:
    """All moves from the beginning; number 0 is the set-up."""
    found: list[ReplayMove] = []
    not_undone: list[ReplayMove] = []
    for line in lines:
        if isinstance(line, ChangeLine):
            if line.change == "started":
                found.append(ReplayMove(0, -1, "start", 0, journal.events_for(line.events, viewer), undone=False))
            continue
        events = journal.events_for(line.events, viewer)
        text = journal.move_for(line, viewer)
        move = ReplayMove(line.number, line.by, text, line.ms, events, undone=False)
        if line.move == ":undo" and not_undone:
            not_undone.pop().undone = True
        elif line.move.startswith(":takeback"):
            first = int(line.move.partition(" ")[2])
            while not_undone and not_undone[-1].number >= first:
                not_undone.pop().undone = True
        elif not line.move.startswith(":"):
            not_undone.append(move)
        found.append(move)
    return found


def positions(record: Record, viewer: int | None, first: int, last: int) -> list[ReplayPosition]:
    found = []
    for number, match, _ in walk(record):
        if number > last:
            break
        if number >= first:
            result = match.outcome()
            outcome = (
                None if result is None else api_schema.Outcome(list(result.winners), list(result.scores), result.reason)
            )
            found.append(ReplayPosition(number, match.view(viewer), list(match.asked()), outcome))
    return found


class StudyPosition(NamedTuple):
    """A position of a game in which somebody had to move."""

    state: State
    seat: int
    played: str | None  # by the seat, next


def study_position(record: Record, number: int) -> StudyPosition | None:
    """The position after so many entries; None if nobody was asked there."""
    entries = list(record.entries)
    for found, match, _ in walk(record):
        if found < number:
            continue
        asked = match.asked()
        if not asked:
            return None
        after = entries[number] if number < len(entries) else None
        if after is not None and after.by in asked and not after.move.startswith(":"):
            return StudyPosition(match.state, after.by, after.move)
        return StudyPosition(match.state, asked[0], None)
    return None


def public_record(
    header: Record, lines: Sequence[MoveLine | ChangeLine], viewer: int | None, *, finished: bool
) -> Record:
    """The record as it may be downloaded. While the game runs it contains no draw, no digest and no secret move."""
    moves = [line for line in lines if isinstance(line, MoveLine)]
    if finished:
        header.entries = [line.entry() for line in moves]
        return header
    header.entries = [Entry(line.by, journal.move_for(line, viewer), line.ms, (), "") for line in moves]
    header.opening = Entry(-1, "start", 0, (), "")
    return header


def verify_report(record: Record) -> VerifyReport:
    """Verify, and report instead of failing: how many moves are right before the first error."""
    right = 0

    def tell(moves: int) -> None:
        nonlocal right
        right = moves

    try:
        found = verify(record, tell)
    except TablesideError as error:
        draws = sum(len(entry.draws) for entry in (record.opening, *record.entries[:right])) if right else 0
        return VerifyReport(False, right, draws, False, False, problem_of(error))
    return VerifyReport(True, found.moves, found.draws, found.sealed, found.finished, None)


def check_uploadable(record: Record, found: VerifyReport) -> None:
    """Refuse all but finished, sealed games that verify."""
    if found.problem is not None:
        raise RecordError(found.problem.id, found.problem.args, rule=found.problem.rule)
    if not (found.finished and found.sealed):
        raise RecordError("err-record-unfinished")
    if any(len(name) > 64 for name in record.players):
        raise Refused("limit", "err-too-big", {"n": 64})
