"""Tasks: what the workers do. Each takes plain values and bytes and returns the same, so that the event loop never
reads, plays or writes a whole game.

Nothing here knows the database, the tables in memory or the network.
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
from tableside.server.api_schema import NewPreview, ReplayPositions
from tableside.server.problems import Refused
from tableside.server.tables import journal, replays
from tableside.server.tables.jobs.previews import preview_of
from tableside.server.tables.journal import ChangeLine, MoveLine

MAX_OPTIONS: Final = 40_000  # bytes of the options of a table; enough for a deck of 200 recipes
MAX_UPLOADED_MOVES: Final = 10_000  # moves of an uploaded record
_FILE_ENDINGS: Final = (".toml", ".csv", ".json", ".yaml", ".yml")
_ZIP: Final = 4  # compression level

Answer = tuple[Any, bytes]
"""A small value, and bytes that may be many."""


class UploadedGame(msgspec.Struct):
    """A finished record as a table stores it; the lines of its journal come separately."""

    header: dict[str, Any]  # of the record (``read_header``)
    started: int
    moves: int
    draws: int
    snapshot: bytes


def check_options(options: dict[str, Any]) -> None:
    """Options of a client may contain data, but never name a file on the server."""
    for name, value in options.items():
        if isinstance(value, str) and value[-6:].lower().endswith(_FILE_ENDINGS):
            raise OptionsError("err-option-file", {"where": f"={name}"})


def check_size(options: dict[str, Any]) -> None:
    """Options are read and sent whenever somebody looks at the table."""
    if len(msgspec.json.encode(options)) > MAX_OPTIONS:
        raise Refused("limit", "err-options-big", {"n": MAX_OPTIONS // 1000})


def check_table(game: str, options: dict[str, Any], seats: int) -> None:
    """Whether this many can play a game with these options."""
    rules = game_of(game)
    check_seats(seats, rules.seat_counts(rules.options(options)))


# ---- uploaded records -------------------------------------------------------------------------------------------


def verify_file(body: bytes) -> Answer:
    record = _parse_upload(body)
    return None, msgspec.json.encode(replays.verify_report(record))


def import_record(body: bytes, now: int) -> Answer:
    """Verify a finished record; the answer is what to store of it, and the lines of its journal."""
    record = _parse_upload(body)
    if len(record.entries) > MAX_UPLOADED_MOVES:
        raise Refused("limit", "err-record-long", {"n": MAX_UPLOADED_MOVES})
    replays.check_uploadable(record, replays.verify_report(record))
    record.options = game_of(record.game).recorded(record.options)
    check_size(record.options)
    return _imported(record, now)


def _parse_upload(body: bytes) -> Record:
    try:
        text = body.decode()
        msgspec.json.decode(body)  # stricter: a lone surrogate could not be sent back
    except UnicodeDecodeError as error:
        raise no_record(error) from error
    except (msgspec.MsgspecError, RecursionError) as error:
        Record.parse(text)  # says where, if it can
        raise no_record(error) from error
    del body
    found = Record.parse(text)
    check_options(found.options)
    return found


def _imported(record: Record, now: int) -> Answer:
    """The journal that the game would have if it had been played here."""
    entries = list(record.entries)
    start = _milliseconds(record.started, now)
    lines: list[MoveLine | ChangeLine] = []
    for number, match, events in replays.walk(record):
        if number == 0:
            lines.append(ChangeLine(start, "started", events=journal.encode_events(events)))
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
                events=journal.encode_events(events),
                told=True,  # the game is over, and the record says it anyway
                clock=None,
            )
        )
        state = match.state
    lines.append(ChangeLine(now, "finished", CLOCK))
    game = UploadedGame(
        header=header_of(record),
        started=start,
        moves=len(entries),
        draws=len(record.opening.draws) + sum(len(entry.draws) for entry in entries),
        snapshot=journal.dump_state(state),
    )
    return game, "\n".join(journal.encode(line) for line in lines).encode()


def _milliseconds(text: str, otherwise: int) -> int:
    try:
        return int(datetime.fromisoformat(text).timestamp() * 1000)
    except (ValueError, OverflowError):
        return otherwise


# ---- games of this server: the header of the record, and the stored journal ---------------------------------------


def header_of(record: Record) -> dict[str, Any]:
    """A record without its moves, as plain values."""
    plain = {part.name: getattr(record, part.name) for part in fields(record) if part.name != "entries"}
    return {**plain, "opening": record.opening.to_json()}


def read_header(given: dict[str, Any]) -> Record:
    """The reverse."""
    by, move, at, draws, digest = given["opening"]
    return Record(**{**given, "opening": Entry(by, move, at, tuple(draws), digest)})


def _full_record(header: dict[str, Any], history: bytes) -> Record:
    """The whole record, with everything that is secret."""
    return replays.public_record(read_header(header), journal.decode_history(history), None, finished=True)


def replay(history: bytes, viewer: int | None, head: bytes) -> Answer:
    """``head``: a JSON object that gets the moves as its last field."""
    moves = msgspec.json.encode(replays.replay_moves(journal.decode_history(history), viewer))
    return None, head[:-1] + b',"moves":' + moves + b"}"


def positions(history: bytes, header: dict[str, Any], viewer: int | None, first: int, last: int) -> Answer:
    found = replays.positions(_full_record(header, history), viewer, first, last)
    return None, msgspec.json.encode(ReplayPositions(viewer, found))


def study_position(history: bytes, header: dict[str, Any], number: int) -> Answer:
    found = replays.study_position(_full_record(header, history), number)
    if found is None:
        raise Refused("conflict", "err-nobody-asked")
    return (found.seat, found.played), journal.dump_state(found.state)


def record_text(history: bytes, header: dict[str, Any], viewer: int | None, finished: bool) -> Answer:
    record = replays.public_record(read_header(header), journal.decode_history(history), viewer, finished=finished)
    return None, record.text().encode()


def verify_history(history: bytes, header: dict[str, Any]) -> Answer:
    return None, msgspec.json.encode(replays.verify_report(_full_record(header, history)))


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
    """A link as a QR code."""
    import segno

    buffer = io.BytesIO()
    code = segno.make(link.decode(), error="m")
    code.save(buffer, kind="svg", xmldecl=False, border=2, omitsize=True, dark="#2A211C", light="#FFFFFF")
    return None, buffer.getvalue()


TASKS: Final[dict[str, Callable[..., Answer]]] = {
    call.__name__: call
    for call in (
        verify_file, import_record, replay, positions, study_position, record_text, verify_history, options, preview,
        qr,
    )
}  # fmt: skip


def compress(body: bytes) -> bytes:
    return gzip.compress(body, _ZIP, mtime=0)
