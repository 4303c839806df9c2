"""Broadcast: send journal lines to the subscribers of a table, each as their seat may see them."""

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from tableside.engine.match import Match
from tableside.server.live import messages
from tableside.server.live.subscribers import Subscriber, Subscribers, encode
from tableside.server.tables import journal
from tableside.server.tables.clocks import Clock, now_ms
from tableside.server.tables.journal import ChangeLine, JournalLine, MoveLine
from tableside.server.tables.table_info import TableInfo


class LiveTable(Protocol):
    """What is sent is made from these parts of a table."""

    info: TableInfo
    match: Match | None
    clock: Clock
    subscribers: Subscribers


def send_lines(table: LiveTable, lines: Sequence[tuple[int, JournalLine]]) -> None:
    """Send lines that belong together. Only the newest position is known. It goes with the newest move and with the
    last change, so that nobody answers the same position twice."""
    move = max((seq for seq, line in lines if isinstance(line, MoveLine)), default=0)
    change = max((seq for seq, line in lines if isinstance(line, ChangeLine)), default=0)
    for seq, line in lines:
        _send_line(table, seq, line, bare=seq < move or (seq < change and isinstance(line, ChangeLine)))


def _send_line(table: LiveTable, seq: int, line: JournalLine, *, bare: bool) -> None:
    """With the new position after a move, or with the table after a change. ``bare``: without either."""
    subscribers, asked = table.subscribers, table.info.asked
    changed = isinstance(line, ChangeLine)
    if changed:
        subscribers.assign_seats(table.info)
    by = line.by if isinstance(line, MoveLine) else None
    encoded: dict[object, str | None] = {}  # viewers who see the same share the text
    for subscriber in subscribers:
        viewer = subscribers.viewer_of(subscriber, asked)
        mine = by is not None and by in subscriber.seats
        # A table looks different to each guest ("you"). A move differs only by the seat that sees it.
        key = (viewer, mine, subscriber.guest) if changed else (viewer, mine)
        if key not in encoded:
            message = _message(table, seq, line, viewer, subscriber, mine, bare)
            encoded[key] = None if message is None else encode(message)
        text = encoded[key]
        if text is not None:
            subscriber.send_text(text)


def _message(
    table: LiveTable, seq: int, line: JournalLine, viewer: int | None, subscriber: Subscriber, mine: bool, bare: bool
) -> messages.Line | None:
    message = journal.message_for(line, seq, viewer, watching=subscriber.watching, mine=mine)
    if bare:
        return message
    if isinstance(message, messages.Moved):
        message.position = position(table, viewer)
    elif isinstance(message, messages.Changed):
        message.table = table.info.seen_by(subscriber.guest)
        message.position = position(table, viewer)
    return message


def position(table: LiveTable, viewer: int | None) -> messages.Position | None:
    """The game now, as a seat (None: a spectator) may see it; None before the start."""
    match, info = table.match, table.info
    if match is None:
        return None
    acting = viewer if viewer is not None and info.status == "playing" and not info.seats[viewer].away else None
    return messages.Position(
        seat=viewer,
        number=info.moves,
        view=_view(table, match, viewer),
        moves=match.legal_moves(acting) if acting is not None else [],
        asked=info.asked,
        question=match.state.question(),
        can_undo=acting is not None and match.can_undo(acting),
        can_abort=acting is not None and info.can_abort(match),
        takebacks=match.takebacks(acting) if acting is not None else [],
        clocks=table.clock.to_message(now_ms()),
        outcome=info.outcome,
    )


def _view(table: LiveTable, match: Match, viewer: int | None) -> Any:
    """The view of a seat. Where nothing is hidden, it is made and encoded once for everybody."""
    if not match.state.all_open:
        return match.view(viewer)
    moves, cached = table.info.moves, table.subscribers.shared_view
    if cached is None or cached[0] != moves:
        cached = table.subscribers.shared_view = (moves, msgspec.Raw(match.state.view_json(None)))
    return cached[1]


def send_presence(table: LiveTable) -> None:
    text = encode(table.subscribers.presence(table.info))
    for subscriber in table.subscribers:
        subscriber.send_text(text)
