"""Telling: what the audience of a table gets to know of a line, each as its seat may."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from tableside.engine.match import Match
from tableside.server.live import messages
from tableside.server.live.subscribers import Connection, encode
from tableside.server.tables import journal
from tableside.server.tables.clocks import now_ms
from tableside.server.tables.journal import ChangeLine, JournalLine, MoveLine

if TYPE_CHECKING:
    from tableside.server.tables.table import Table


def tell(table: "Table", lines: Sequence[tuple[int, JournalLine]]) -> None:
    """Tell everybody of lines that come at once. Only the newest position is known: it goes with the newest move and
    with the last change, so that nobody who answers a position answers the same one twice."""
    move = max((seq for seq, line in lines if isinstance(line, MoveLine)), default=0)
    change = max((seq for seq, line in lines if isinstance(line, ChangeLine)), default=0)
    for seq, line in lines:
        _tell(table, seq, line, bare=seq < move or (seq < change and isinstance(line, ChangeLine)))


def _tell(table: "Table", seq: int, line: JournalLine, *, bare: bool) -> None:
    """With the new position after a move, with the table after a change; ``bare``: without both."""
    audience, asked = table.audience, table.sheet.asked
    changed = isinstance(line, ChangeLine)
    if changed:
        audience.seat(table.sheet)
    by = line.by if isinstance(line, MoveLine) else None
    made: dict[object, str | None] = {}  # equal viewers share the encoding
    for connection in audience.connections:
        eyes = audience.eyes(connection, asked)
        mine = by is not None and by in connection.seats
        # A table looks different to each guest ("you"), a move only to each pair of eyes.
        key = (eyes, mine, connection.guest) if changed else (eyes, mine)
        if key not in made:
            frame = _frame(table, seq, line, eyes, connection, mine, bare)
            made[key] = None if frame is None else encode(frame)
        text = made[key]
        if text is not None:
            connection.send(text)


def _frame(
    table: "Table", seq: int, line: JournalLine, eyes: int | None, connection: Connection, mine: bool, bare: bool
) -> messages.Line | None:
    frame = journal.frame_for(line, seq, eyes, watching=connection.watching, mine=mine)
    if bare:
        return frame
    if isinstance(frame, messages.Moved):
        frame.position = position(table, eyes)
    elif isinstance(frame, messages.Changed):
        frame.table = table.sheet.seen_by(connection.guest)
        frame.position = position(table, eyes)
    return frame


def position(table: "Table", eyes: int | None) -> messages.Position | None:
    """The game now, as a seat (None: a spectator) may see it; None before the start."""
    match, sheet = table.match, table.sheet
    if match is None:
        return None
    acting = eyes is not None and sheet.status == "playing" and not sheet.seats[eyes].away
    return messages.Position(
        seat=eyes,
        number=sheet.moves,
        view=_view(table, match, eyes),
        moves=match.legal_moves(eyes) if acting and eyes is not None else [],
        asked=sheet.asked,
        question=match.state.question(),
        can_undo=acting and eyes is not None and match.can_undo(eyes),
        clocks=table.clock.frame(now_ms()),
        outcome=sheet.outcome,
    )


def _view(table: "Table", match: Match, eyes: int | None) -> Any:
    """The view of a seat; where nothing is hidden it is made and encoded once for all."""
    if not match.state.all_open:
        return match.view(eyes)
    moves = table.sheet.moves
    if table.shared_view is None or table.shared_view[0] != moves:
        table.shared_view = (moves, msgspec.Raw(match.state.view_json(None)))
    return table.shared_view[1]


def tell_presence(table: "Table") -> None:
    text = encode(table.audience.presence(table.sheet))
    for connection in table.audience.connections:
        connection.send(text)
