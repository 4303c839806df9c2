"""Journal: the kinds of lines in which everything that happens at a table is stored, and what a viewer may see of each.

The names of the fields are stored in the database: they must not change."""

from typing import Any, Final

import msgspec

from tableside.engine.events import ALL, Event
from tableside.engine.record import Entry
from tableside.engine.state import State
from tableside.server.api_schema import EventOut, Motion
from tableside.server.live import messages
from tableside.server.tables.clocks import ClockState

SECRET_MOVE: Final = "?"
"""What others see of a secret move."""


class MoveLine(msgspec.Struct, tag="move"):
    at: int  # milliseconds since 1970
    by: int
    move: str
    number: int
    ms: int  # since the start
    draws: list[int]
    digest: str
    events: list[tuple[str, dict[str, Any], int]]
    told: bool  # everybody may see the text of the move
    clock: ClockState | None  # None: the table has no time limits
    id: str | None = None

    def entry(self) -> Entry:
        return Entry(self.by, self.move, self.ms, tuple(self.draws), self.digest)


class SayLine(msgspec.Struct, tag="say"):
    at: int
    room: messages.Room
    seat: int | None
    name: str
    text: str


class ReactLine(msgspec.Struct, tag="react"):
    at: int
    room: messages.Room
    seat: int | None
    name: str
    reaction: messages.Reaction
    to: int | None


class ChangeLine(msgspec.Struct, tag="change"):
    at: int
    change: messages.Change
    by: int | None = None
    seat: int | None = None
    motion: Motion | None = None
    events: list[tuple[str, dict[str, Any], int]] = []
    clock: ClockState | None = None


JournalLine = MoveLine | SayLine | ReactLine | ChangeLine

_decoder: Final[msgspec.json.Decoder[JournalLine]] = msgspec.json.Decoder(JournalLine)
_encoder: Final = msgspec.json.Encoder()


def encode(line: JournalLine) -> str:
    return _encoder.encode(line).decode()


def decode(data: str) -> JournalLine:
    return _decoder.decode(data)


def decode_history(text: bytes) -> "list[MoveLine | ChangeLine]":
    """Moves and changes, a line each (``loading.load_story``)."""
    lines = [_decoder.decode(line) for line in text.split(b"\n") if line]
    return [line for line in lines if isinstance(line, MoveLine | ChangeLine)]


def kind_of(line: JournalLine) -> str:
    return str(line.__struct_config__.tag)


def encode_events(events: list[Event]) -> list[tuple[str, dict[str, Any], int]]:
    return [(event.id, event.args, int(event.audience)) for event in events]


def events_for(events: list[tuple[str, dict[str, Any], int]], viewer: int | None) -> list[EventOut]:
    """The events that a seat (None: a spectator) may see."""
    return [
        EventOut(id, args)
        for id, args, audience in events
        if audience == ALL or (viewer is not None and (audience >> viewer) & 1)
    ]


def move_for(line: MoveLine, viewer: int | None) -> str:
    return line.move if line.told or line.by == viewer else SECRET_MOVE


def message_for(line: JournalLine, seq: int, viewer: int | None, *, watching: bool, mine: bool) -> messages.Line | None:
    """The message that tells a viewer of a line, without table and position; None: they are not told.

    ``watching``: the viewer has no seat; only watchers see the watchers' chat. ``mine``: the viewer sent the move, so
    its id is the acknowledgement.
    """
    match line:
        case MoveLine():
            id = line.id if mine else None
            events = events_for(line.events, viewer)
            return messages.Moved(seq, line.at, line.by, move_for(line, viewer), line.number, events, id, None)
        case ChangeLine():
            events = events_for(line.events, viewer)
            return messages.Changed(seq, line.at, line.change, line.by, line.seat, line.motion, events, None, None)
        case SayLine() | ReactLine() if line.room == "watchers" and not watching:
            return None
        case SayLine():
            return messages.Said(seq, line.at, line.room, line.seat, line.name, line.text)
        case ReactLine():
            return messages.Reacted(seq, line.at, line.room, line.seat, line.name, line.reaction, line.to)


def dump_state(state: State) -> bytes:
    """A whole state for a snapshot."""
    return _encoder.encode(state.dump())


def load_state(data: bytes) -> dict[str, Any]:
    """The reverse, for ``Game.restore``."""
    found = msgspec.json.decode(data)
    assert isinstance(found, dict)
    return found
