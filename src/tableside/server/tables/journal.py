"""Journal: the lines in which a table's story is kept. What a viewer gets to know of a line is made from it here."""

from typing import Any, Final

import msgspec

from tableside.engine.events import ALL, Event
from tableside.engine.record import Entry
from tableside.engine.state import State
from tableside.server.http.schema import EventOut, Motion
from tableside.server.live import messages
from tableside.server.tables.clocks import ClockState

SECRET_MOVE: Final = "?"
"""What others see of a move whose text they may not know."""


class MoveLine(msgspec.Struct, tag="move"):
    at: int  # milliseconds since 1970
    by: int
    move: str
    number: int
    ms: int  # after the start
    draws: list[int]
    digest: str
    events: list[tuple[str, dict[str, Any], int]]
    told: bool  # everybody may know the text of the move
    clock: ClockState | None  # None: nothing runs out at this table
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


def read_story(text: bytes) -> "list[MoveLine | ChangeLine]":
    """Moves and changes, a line each (``loading.load_story``)."""
    lines = [_decoder.decode(line) for line in text.split(b"\n") if line]
    return [line for line in lines if isinstance(line, MoveLine | ChangeLine)]


def kind_of(line: JournalLine) -> str:
    return str(line.__struct_config__.tag)


def noted(events: list[Event]) -> list[tuple[str, dict[str, Any], int]]:
    return [(event.id, event.args, int(event.audience)) for event in events]


def events_for(events: list[tuple[str, dict[str, Any], int]], eyes: int | None) -> list[EventOut]:
    """The events that a seat (None: a spectator) may know of."""
    return [
        EventOut(id, args)
        for id, args, audience in events
        if audience == ALL or (eyes is not None and (audience >> eyes) & 1)
    ]


def move_for(line: MoveLine, eyes: int | None) -> str:
    return line.move if line.told or line.by == eyes else SECRET_MOVE


def frame_for(line: JournalLine, seq: int, eyes: int | None, *, watching: bool, mine: bool) -> messages.Line | None:
    """What a viewer is told of a line, without table and position; None: nothing at all.

    ``watching``: the viewer has no seat; only such hear what watchers say. ``mine``: the viewer's own frame
    caused the move, so its id is the acknowledgement.
    """
    match line:
        case MoveLine():
            id = line.id if mine else None
            events = events_for(line.events, eyes)
            return messages.Moved(seq, line.at, line.by, move_for(line, eyes), line.number, events, id, None)
        case ChangeLine():
            events = events_for(line.events, eyes)
            return messages.Changed(seq, line.at, line.change, line.by, line.seat, line.motion, events, None, None)
        case SayLine() | ReactLine() if line.room == "watchers" and not watching:
            return None
        case SayLine():
            return messages.Said(seq, line.at, line.room, line.seat, line.name, line.text)
        case ReactLine():
            return messages.Reacted(seq, line.at, line.room, line.seat, line.name, line.reaction, line.to)


def dump(state: State) -> bytes:
    """A whole state for a snapshot."""
    return _encoder.encode(state.dump())


def load(data: bytes) -> dict[str, Any]:
    """The way back, for ``Game.restore``."""
    found = msgspec.json.decode(data)
    assert isinstance(found, dict)
    return found
