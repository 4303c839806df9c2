"""Chores: what the workers do. Each takes what it needs as plain values and bytes, and answers in the same way, so that
the event loop never reads, plays or writes a whole game.

Nothing here knows the database, the tables or the network.
"""

import gzip
import io
from collections.abc import Callable
from dataclasses import fields
from datetime import datetime
from typing import Any, Final

import msgspec

from tableside.engine.errors import OptionsError
from tableside.engine.game import check_seats, game_of
from tableside.engine.record import Entry, Record, no_record
from tableside.engine.state import CLOCK
from tableside.server.http.problems import Refused
from tableside.server.http.schema import NewPreview, ReplayPositions
from tableside.server.tables import journal, replays
from tableside.server.tables.jobs.previews import preview_of
from tableside.server.tables.journal import ChangeLine, MoveLine

MOST_OPTIONS: Final = 40_000  # bytes of the options of a table; a deck of 200 recipes has room
MOST_KEPT: Final = 10_000  # moves of a record that is kept
_FILE_ENDINGS: Final = (".toml", ".csv", ".json", ".yaml", ".yml")
_ZIP: Final = 4  # how hard to try

Answer = tuple[Any, bytes]
"""Something small, and bytes that may be many."""


class Kept(msgspec.Struct):
    """A finished record as a table keeps it; the lines of its journal come beside it."""

    header: dict[str, Any]  # of the record (``read_header``)
    started: int
    moves: int
    draws: int
    snapshot: bytes


def check_options(options: dict[str, Any]) -> None:
    """Options from outside may bring data by content, never name a file of the host."""
    for name, value in options.items():
        if isinstance(value, str) and value[-6:].lower().endswith(_FILE_ENDINGS):
            raise OptionsError("err-option-file", {"where": f"={name}"})


def check_size(options: dict[str, Any]) -> None:
    """They are read and sent whenever somebody looks at the table."""
    if len(msgspec.json.encode(options)) > MOST_OPTIONS:
        raise Refused("limit", "err-options-big", {"n": MOST_OPTIONS // 1000})


def check_table(game: str, options: dict[str, Any], seats: int) -> None:
    """Whether so many can play a game with these options."""
    rules = game_of(game)
    check_seats(seats, rules.seat_counts(rules.options(options)))


# ---- records that somebody brings -------------------------------------------------------------------------------


def verify_file(body: bytes) -> Answer:
    record = _brought(body)
    return None, msgspec.json.encode(replays.report(record))


def keep_file(body: bytes, now: int) -> Answer:
    """Verify a finished record; the answer is what is to be kept of it, and the lines of its journal."""
    record = _brought(body)
    if len(record.entries) > MOST_KEPT:
        raise Refused("limit", "err-record-long", {"n": MOST_KEPT})
    replays.demand_replayable(record, replays.report(record))
    record.options = game_of(record.game).options(record.options)
    check_size(record.options)
    return _kept(record, now)


def _brought(body: bytes) -> Record:
    try:
        text = body.decode()
        msgspec.json.decode(body)  # stricter: nobody can be answered with half a sign (a lone surrogate)
    except UnicodeDecodeError as error:
        raise no_record(error) from error
    except (msgspec.MsgspecError, RecursionError) as error:
        Record.parse(text)  # says where, if it can
        raise no_record(error) from error
    del body
    found = Record.parse(text)
    check_options(found.options)
    return found


def _kept(record: Record, now: int) -> Answer:
    """The journal that the game would have left, had it been played here."""
    entries = list(record.entries)
    start = _milliseconds(record.started, now)
    lines: list[MoveLine | ChangeLine] = []
    for number, match, events in replays.walk(record):
        if number == 0:
            lines.append(ChangeLine(start, "started", events=journal.noted(events)))
            continue
        entry = entries[number - 1]
        lines.append(
            MoveLine(
                at=start + entry.at,
                by=entry.by,
                move=entry.move,
                number=number,
                ms=entry.at,
                draws=list(entry.draws),
                digest=entry.digest,
                events=journal.noted(events),
                told=True,  # the game is over, and the record tells it anyway
                clock=None,
            )
        )
        state = match.state
    lines.append(ChangeLine(now, "finished", CLOCK))
    kept = Kept(
        header=header_of(record),
        started=start,
        moves=len(entries),
        draws=len(record.opening.draws) + sum(len(entry.draws) for entry in entries),
        snapshot=journal.dump(state),
    )
    return kept, "\n".join(journal.encode(line) for line in lines).encode()


def _milliseconds(text: str, otherwise: int) -> int:
    try:
        return int(datetime.fromisoformat(text).timestamp() * 1000)
    except (ValueError, OverflowError):
        return otherwise


# ---- games of this server: the header of the record, and the journal as it is on the disk -------------------------


def header_of(record: Record) -> dict[str, Any]:
    """A record without its moves, as plain values."""
    plain = {part.name: getattr(record, part.name) for part in fields(record) if part.name != "entries"}
    return {**plain, "opening": record.opening.to_json()}


def read_header(given: dict[str, Any]) -> Record:
    """The way back."""
    by, move, at, draws, digest = given["opening"]
    return Record(**{**given, "opening": Entry(by, move, at, tuple(draws), digest)})


def _told(header: dict[str, Any], story: bytes) -> Record:
    """The whole record, with what is secret."""
    return replays.downloadable(read_header(header), journal.read_story(story), None, finished=True)


def replay(story: bytes, eyes: int | None, head: bytes) -> Answer:
    """``head``: an object of JSON, which gets the moves as its last field."""
    moves = msgspec.json.encode(replays.replay_moves(journal.read_story(story), eyes))
    return None, head[:-1] + b',"moves":' + moves + b"}"


def positions(story: bytes, header: dict[str, Any], eyes: int | None, first: int, last: int) -> Answer:
    found = replays.positions(_told(header, story), eyes, first, last)
    return None, msgspec.json.encode(ReplayPositions(eyes, found))


def moment(story: bytes, header: dict[str, Any], number: int) -> Answer:
    found = replays.moment(_told(header, story), number)
    if found is None:
        raise Refused("conflict", "err-nobody-asked")
    return (found.seat, found.played), journal.dump(found.state)


def record_text(story: bytes, header: dict[str, Any], eyes: int | None, finished: bool) -> Answer:
    record = replays.downloadable(read_header(header), journal.read_story(story), eyes, finished=finished)
    return None, record.text().encode()


def verify_story(story: bytes, header: dict[str, Any]) -> Answer:
    return None, msgspec.json.encode(replays.report(_told(header, story)))


# ---- tables -------------------------------------------------------------------------------------------------------


def options(body: bytes, game: str, seats: int) -> Answer:
    """Options of a new table."""
    given = msgspec.json.decode(body)
    check_options(given)
    check_table(game, given, seats)
    return None, b""


def preview(body: bytes, game: str) -> Answer:
    """How a game with these options begins."""
    wish = msgspec.json.decode(body, type=NewPreview)
    check_options(wish.options)
    found = preview_of(wish, game)
    check_size(found.options)
    return None, msgspec.json.encode(found)


def qr(link: bytes) -> Answer:
    """A link as a picture."""
    import segno

    buffer = io.BytesIO()
    code = segno.make(link.decode(), error="m")
    code.save(buffer, kind="svg", xmldecl=False, border=2, omitsize=True, dark="#2A211C", light="#FFFFFF")
    return None, buffer.getvalue()


CHORES: Final[dict[str, Callable[..., Answer]]] = {
    chore.__name__: chore
    for chore in (
        verify_file, keep_file, replay, positions, moment, record_text, verify_story, options, preview, qr,
    )
}  # fmt: skip


def zipped(body: bytes) -> bytes:
    return gzip.compress(body, _ZIP, mtime=0)
