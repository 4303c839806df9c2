"""Messages on the socket of a table, distinguished by ``type``. ``docs/protocol.md`` explains the order."""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from tableside.server.api_schema import EventOut, Motion, MotionKind, Outcome, Table
from tableside.server.problems import Problem

VERSION: Final = 1

Room = Literal["players", "watchers"]
Reaction = Literal["yum", "clap", "laugh", "wow", "sad", "think"]
Change = Literal[
    "sat", "renamed", "left", "seats", "started", "seen", "clock", "paused", "resumed", "motion", "refused", "lapsed",
    "takeback", "bot", "back", "rematch", "finished",
]  # fmt: skip
RequestId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$")]


# ---- from the client ----------------------------------------------------------------------------------------


class _In(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    pass


class Hello(_In, tag="hello"):
    """The first message. ``last`` is the last line number that the client saw; None: none."""

    version: int
    last: int | None = None
    invite: Annotated[str, Meta(max_length=64)] = ""
    seat: int | None = None  # for somebody with several seats: the one to see through; None: the one asked


class Play(_In, tag="play"):
    """A move in the game's notation, or ":undo", ":resign" or ":abort". ``id``: the client's, unique in the table."""

    id: RequestId
    seat: int
    move: Annotated[str, Meta(min_length=1, max_length=2000)]
    after: int  # the last line number that the client saw
    question: Annotated[str, Meta(max_length=80)] = ""  # the question it answers; empty: any


class Check(_In, tag="check"):
    """Would this move be accepted, and if not, which rule forbids it?"""

    id: RequestId
    seat: int
    move: Annotated[str, Meta(min_length=1, max_length=2000)]


class Hint(_In, tag="hint"):
    """What would a good bot do on my seat?"""

    id: RequestId
    seat: int


class Look(_In, tag="look"):
    """See the table through another of your seats. None: the one that is asked."""

    seat: int | None


class Say(_In, tag="say"):
    id: RequestId
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class React(_In, tag="react"):
    """``to`` is the number of a line; None: the table as a whole."""

    id: RequestId
    reaction: Reaction
    to: int | None = None


class Vote(_In, tag="vote"):
    """Propose a motion, agree to it (with the same message), or refuse it. ``seat``: for "bot", whose seat. ``number``:
    for "takeback", the move to take back."""

    id: RequestId
    motion: MotionKind
    yes: bool = True
    seat: int | None = None
    number: int | None = None


class Resume(_In, tag="resume"):
    """Go on after a pause."""

    id: RequestId


class Back(_In, tag="back"):
    """Take your seat back from the bot."""

    id: RequestId
    seat: int


class Seen(_In, tag="seen"):
    """The board is on the player's screen. The clocks start when everybody has said so, or moved."""

    id: RequestId


class Ping(_In, tag="ping"):
    pass


ClientMessage = Hello | Play | Check | Hint | Look | Say | React | Vote | Resume | Back | Seen | Ping


# ---- to the client ------------------------------------------------------------------------------------------


class _Out(msgspec.Struct, tag_field="type"):
    pass


class SeatClock(msgspec.Struct):
    running: bool
    left: int | None  # milliseconds until this seat loses on time; None: no limit
    game: int | None  # milliseconds on the game clock
    move: int | None  # milliseconds on the move clock


class RuleTimer(msgspec.Struct):
    """A time limit of the rules (RR): the kitchen timer, or the time for an answer."""

    key: str
    seconds: float  # the whole
    left: int  # milliseconds
    running: bool
    seats: list[int]  # empty: everybody


class Clocks(msgspec.Struct):
    now: int  # the server's time, milliseconds since 1970: all "left" are as of then
    seats: list[SeatClock]  # empty when the table plays without a clock
    timers: list[RuleTimer]


class Position(msgspec.Struct):
    """The game now, as a seat (None: a spectator) may see it."""

    seat: int | None
    number: int  # entries in the record so far
    view: Annotated[Any, Meta(extra={"typescript": "View"})]
    moves: list[str]  # what the seat may play now, also when it is not asked
    asked: list[int]
    question: str  # the name of what is asked; empty where no move could answer another question
    can_undo: bool
    can_abort: bool  # the game has hardly begun: ":abort" ends it without a result
    takebacks: list[int]  # moves of the seat, as places in the record, that it may ask to take back
    clocks: Clocks
    outcome: Outcome | None


class Presence(_Out, tag="presence"):
    """Who is connected now. Not numbered; the newest one counts."""

    seats: list[bool]
    watchers: int


class Moved(_Out, tag="moved"):
    """A move was played. ``position`` is null for missed lines; only the newest position is sent."""

    seq: int
    at: int  # milliseconds since 1970
    by: int  # -1: the clock
    move: str
    number: int  # its place in the record, from 1
    events: list[EventOut]
    id: str | None  # the client's id, sent to the seat that played: this is the acknowledgement
    position: Position | None


class Said(_Out, tag="said"):
    seq: int
    at: int
    room: Room
    seat: int | None
    name: str
    text: str


class Reacted(_Out, tag="reacted"):
    seq: int
    at: int
    room: Room
    seat: int | None
    name: str
    reaction: Reaction
    to: int | None


class Changed(_Out, tag="changed"):
    """Seats, status or motions changed. ``table`` and ``position`` are null for missed lines."""

    seq: int
    at: int
    change: Change
    by: int | None
    seat: int | None
    motion: Motion | None
    events: list[EventOut]  # of the set-up, when the game starts
    table: Table | None
    position: Position | None


Line = Moved | Said | Reacted | Changed


class Welcome(_Out, tag="welcome"):
    """The answer to hello: everything needed to show the table."""

    version: int
    seq: int  # the newest
    resumed: bool  # True: ``lines`` continues after ``last``; False: discard what you had
    lines: list[Line]  # resumed: all missed lines; else the newest ones
    complete: bool  # ``lines`` goes back to the beginning
    table: Table
    seats: list[int]  # yours
    room: Room  # where your chat appears
    position: Position | None  # None before the start
    presence: Presence


class Looked(_Out, tag="looked"):
    """The answer to look."""

    position: Position | None


class Ack(_Out, tag="ack"):
    """The request with this id was carried out as line ``seq``: now, or earlier if it was sent again."""

    id: str
    seq: int


class Checked(_Out, tag="checked"):
    id: str
    problem: Problem | None  # None: the move would be accepted
    foretold: Any = None  # what it would lead to, if the game can say so


class Hinted(_Out, tag="hinted"):
    id: str
    seat: int
    move: str
    bot: str  # the level that gives the hint
    chances: dict[str, float] = {}  # to win, 0 … 1, by legal move; empty if the bot cannot say


class Error(_Out, tag="error"):
    """Nothing was done. ``id`` is that of the message, if it could be read."""

    id: str | None
    problem: Problem


class Pong(_Out, tag="pong"):
    now: int


class Bye(_Out, tag="bye"):
    """The server closes the connection; connect again unless ``final``."""

    # session: signed out; deleted: the account was deleted; left: somebody else uses this browser now
    reason: Literal["stopping", "slow", "flood", "revoked", "session", "deleted", "left", "again"]
    final: bool


ServerMessage = (
    Welcome | Moved | Said | Reacted | Changed | Presence | Looked | Ack | Checked | Hinted | Error | Pong | Bye
)
