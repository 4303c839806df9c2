"""Schema: what goes over HTTP. ``live/messages.py`` has what goes over the socket. TypeScript types come from both."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from tableside.engine.errors import Arg
from tableside.review.model import Review
from tableside.server.problems import Problem

Name = Annotated[str, Meta(min_length=1, max_length=32)]
Language = Literal["en", "de", "it"]
Status = Literal["open", "playing", "paused", "finished"]
SeatKind = Literal["open", "guest", "local", "bot"]
MotionKind = Literal["pause", "rematch", "bot", "takeback", "draw"]


# ---- guests -------------------------------------------------------------------------------------------------


class Guest(msgspec.Struct):
    """Who you are here: a display name and a signed cookie."""

    name: str
    language: Language
    settings: dict[str, Any]  # the client's own (theme, sounds …); the server stores them without reading them
    webhook: str  # to call when a correspondence game waits for you; empty: none
    account: bool  # you can sign in on other devices


class Session(msgspec.Struct):
    guest: Guest | None  # None: no session yet
    token: str  # the same as the cookie, for programs: "Authorization: Bearer <token>"; empty without a session
    accounts: bool  # this server has accounts
    ended: bool = False  # you were signed in here; sign in again, or begin as a new guest
    deleted: bool = False  # it ended because the account was deleted


class SessionChange(msgspec.Struct, forbid_unknown_fields=True):
    """Only the given fields change."""

    name: Name | msgspec.UnsetType = msgspec.UNSET
    language: Language | msgspec.UnsetType = msgspec.UNSET
    settings: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET
    webhook: Annotated[str, Meta(max_length=500)] | msgspec.UnsetType = msgspec.UNSET


# ---- accounts -----------------------------------------------------------------------------------------------

# Further conditions are checked with messages of their own, not by the schema.
LoginName = Annotated[str, Meta(max_length=64)]
Password = Annotated[str, Meta(max_length=1000)]


class Passkey(msgspec.Struct):
    id: str
    created: int  # milliseconds since 1970
    used: int


class Account(msgspec.Struct):
    """How you can sign in. Others never see any of it."""

    name: str  # to sign in with; empty: passkeys only
    password: bool  # there is one
    passkeys: list[Passkey]
    sessions: int  # devices on which you are signed in
    created: int


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    """Become an account with a name and a password; or change one of them, or both. ``current``: the password until
    now, if there is one."""

    name: LoginName | msgspec.UnsetType = msgspec.UNSET
    password: Password | msgspec.UnsetType = msgspec.UNSET
    current: Password = ""


class SignIn(msgspec.Struct, forbid_unknown_fields=True):
    """``bring``: the seats and games of the guest on this device go over to the account, for good."""

    name: LoginName
    password: Password
    bring: bool = False


class NewPasskey(msgspec.Struct, forbid_unknown_fields=True):
    credential: dict[str, Any]  # as the browser made it (PublicKeyCredential.toJSON)


class PasskeySignIn(msgspec.Struct, forbid_unknown_fields=True):
    credential: dict[str, Any]
    bring: bool = False


class PasskeyOptions(msgspec.Struct):
    options: dict[str, Any]  # for navigator.credentials


class Goodbye(msgspec.Struct, forbid_unknown_fields=True):
    """Delete the account. ``current``: the password, if there is one."""

    current: Password = ""


# ---- games --------------------------------------------------------------------------------------------------


class OptionValue(msgspec.Struct):
    value: bool | int | str
    label: str  # an argument for words: "$pace-no-limit", "=3"


class OptionInfo(msgspec.Struct):
    """An option that people are offered where a table is opened."""

    name: str
    label: str  # an argument for words
    values: list[OptionValue]


class GameInfo(msgspec.Struct):
    key: str
    rules: str  # the prefix of its rule numbers
    min_seats: int
    max_seats: int
    seat_names: list[str]  # arguments for words: "$bj-burger"
    bots: list[str]  # levels, weakest first
    usual_bot: str  # the level to propose, and the one taken when none is named
    options: dict[str, Any]  # the defaults
    form: list[OptionInfo]
    draw: str = ""  # the option with which its rules know a draw; "*": they always do; empty: never
    first_game: bool = False  # whether there is a guided first game
    reviews: bool = False  # whether finished games can be reviewed


class GameWords(msgspec.Struct):
    """The words of a game that the browser's files do not have: it was written by somebody else."""

    game: str
    language: Language
    text: str  # Fluent; empty: Tableside's own game, or not translated


class RuleSection(msgspec.Struct):
    id: str  # "BJ-4"; empty for an introduction
    title: str
    rules: list["RuleText"]


class RuleText(msgspec.Struct):
    id: str  # "BJ-4.1"; empty for a paragraph without a number
    text: str  # Markdown


class Rules(msgspec.Struct):
    game: str
    language: Language
    title: str
    sections: list[RuleSection]


# ---- tables -------------------------------------------------------------------------------------------------


class LiveClock(msgspec.Struct, tag_field="kind", tag="live", forbid_unknown_fields=True):
    """Both limits may be used together; whichever runs out first loses."""

    move_seconds: Annotated[int, Meta(ge=5, le=86_400)] | None = None  # for each time one is asked
    game_seconds: Annotated[int, Meta(ge=30, le=864_000)] | None = None  # for the whole game
    increment_seconds: Annotated[int, Meta(ge=0, le=3_600)] = 0  # back on the game clock after each move


class PostClock(msgspec.Struct, tag_field="kind", tag="post", forbid_unknown_fields=True):
    """Correspondence: days for each decision."""

    days: Annotated[float, Meta(gt=0, le=60)]


ClockRule = LiveClock | PostClock


class Seat(msgspec.Struct):
    kind: SeatKind
    name: str  # of the person; for a bot its level; empty on an open seat
    title: str  # what the game calls the seat: "$bj-burger"
    you: bool
    away: bool  # a bot plays for the person who left; they may come back


class Motion(msgspec.Struct):
    """Something the players decide together. It is done when everybody in ``wanted`` has agreed."""

    kind: MotionKind
    by: int
    seat: int | None  # for "bot": whose seat the bot takes over
    agreed: list[int]
    wanted: list[int]
    number: int | None = None  # for "takeback": the move, as its place in the record; everything after it goes as well


class Outcome(msgspec.Struct):
    winners: list[int]
    scores: list[int]
    reason: str  # message id


class Table(msgspec.Struct):
    """A table as the caller may see it."""

    id: str
    game: str
    options: dict[str, Any]  # as requested, without defaults
    status: Status
    public: bool
    host: bool  # you opened it
    seats: list[Seat]
    clock: ClockRule | None
    created: int  # milliseconds since 1970
    started: int | None
    moved: int  # when something last happened
    moves: int  # entries in the record
    asked: list[int]
    deadline: int | None  # when the next clock runs out
    motions: list[Motion]
    seal: str  # commits to the seed; empty before the start
    seed: str | None  # shown when the game is over
    outcome: Outcome | None
    uploaded: bool  # a replay of a record that somebody brought
    shared: bool  # the game is over, and its players let anybody see it who has its address
    rematch: str | None  # the table where it goes on
    rematch_of: str | None
    invited_by: str  # the name of the host
    hints: bool  # a player may ask for hints
    draw: bool  # the players may agree to a draw
    autostart: bool  # the game starts when the last open seat is taken; else when the host starts it
    unseen: list[int]  # who has not seen the board yet; the clocks wait for them
    seats_allowed: tuple[int, int] | None  # for the host, before the start: fewest and most


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """Who sits on a seat of a new table: you, anyone who comes, a bot, or another person at your device."""

    kind: Literal["me", "open", "bot", "local"]
    name: Name | None = None  # of a local person
    level: Annotated[str, Meta(max_length=40)] | None = None  # of a bot; None: the game's usual one


class Sharing(msgspec.Struct, forbid_unknown_fields=True):
    """Whether anybody who has the address of a finished game may see it."""

    shared: bool


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    clock: ClockRule | None = None
    public: bool = False
    shuffle: bool = False  # random seats (BJ-2.2)
    hints: bool = False  # allow hints although several people play
    autostart: bool = True  # start when the last open seat is taken; False: wait for the host, also with no open seat
    seed: int | None = None  # for tests: refused unless the host allows chosen seeds


class NewPreview(msgspec.Struct, forbid_unknown_fields=True):
    """Options to try. Each text of ``toml`` is the TOML file of the option of that name."""

    options: dict[str, Any] = {}
    toml: Annotated[dict[str, str], Meta(max_length=4)] = {}


class Preview(msgspec.Struct):
    """How a game with these options begins, with the same cards and cubes each time."""

    options: dict[str, Any]  # complete, and fit for a new table
    view: Annotated[Any, Meta(extra={"typescript": "View"})]


class FirstTable(msgspec.Struct, forbid_unknown_fields=True):
    """A guided first game: the game says who plays, with which options and on which deal."""

    game: str


class JoinTable(msgspec.Struct, forbid_unknown_fields=True):
    invite: Annotated[str, Meta(max_length=64)] = ""
    seat: int | None = None  # None: the first open one


class StartTable(msgspec.Struct, forbid_unknown_fields=True):
    """Start before all seats are taken: open ones get a bot of this level, or, without one, go away."""

    level: Annotated[str, Meta(max_length=40)] | None = None


class NewSeat(msgspec.Struct, forbid_unknown_fields=True):
    """Who shall sit on a seat of a table that has not started: anyone who comes, a bot, or another person at the host's
    device."""

    kind: Literal["open", "bot", "local"]
    name: Name | None = None  # of a local person
    level: Annotated[str, Meta(max_length=40)] | None = None  # of a bot; None: the game's usual one


class SeatChange(NewSeat, forbid_unknown_fields=True, kw_only=True):
    """The same for a seat that exists. ``was``: who sat there when the host decided; if somebody else sits there by
    now, nothing changes."""

    was: SeatKind


class TableChange(msgspec.Struct, forbid_unknown_fields=True):
    """What the host may change before the start. Only the given fields change."""

    public: bool | msgspec.UnsetType = msgspec.UNSET
    hints: bool | msgspec.UnsetType = msgspec.UNSET
    autostart: bool | msgspec.UnsetType = msgspec.UNSET


class Invite(msgspec.Struct):
    token: str
    link: str
    qr: str  # path of the QR code, an SVG
    only_here: bool  # no other machine can open the link


class CompanionAction(msgspec.Struct, forbid_unknown_fields=True):
    """An action of a companion, and when it happened on the clock of its phone (milliseconds since 1970)."""

    at: Annotated[int, Meta(ge=0, le=2**52)]
    action: Annotated[dict[str, Any], Meta(extra={"typescript": "unknown"})]


class NewCompanion(msgspec.Struct, forbid_unknown_fields=True):
    """A companion to share, with what happened so far."""

    entries: Annotated[list[CompanionAction], Meta(max_length=3000)]
    now: Annotated[int, Meta(ge=0, le=2**52)]  # what the phone's clock says


class SharedCompanion(msgspec.Struct):
    id: str
    link: str
    qr: str  # path of the QR code, an SVG
    only_here: bool  # no other machine can open the link


class TableList(msgspec.Struct):
    tables: list[Table]
    more: str | None  # give it as ``before`` for the next page


# ---- records and replays ------------------------------------------------------------------------------------


class EventOut(msgspec.Struct):
    """What happened: a message id with arguments (a number, or "$id", "@seat", "=text", or a list of such)."""

    id: str
    args: dict[str, Arg]


class ReplayMove(msgspec.Struct):
    number: int  # from 1, its place in the record
    by: int  # -1: the clock
    move: str
    at: int  # milliseconds after the start
    events: list[EventOut]
    undone: bool  # taken back later


class Replay(msgspec.Struct):
    """A whole game as the caller may see it, without the positions."""

    table: Table
    seat: int | None  # the seat that sees it
    moves: list[ReplayMove]


class ReplayPosition(msgspec.Struct):
    number: int  # after this many entries; 0: the start
    view: Annotated[Any, Meta(extra={"typescript": "View"})]
    asked: list[int]
    outcome: Outcome | None


class ReplayPositions(msgspec.Struct):
    seat: int | None
    positions: list[ReplayPosition]


class Study(msgspec.Struct):
    """What the best bot thinks of a moment of a game that is over."""

    number: int
    seat: int  # whose move it is
    bot: str
    move: str  # what the bot would play
    chances: dict[str, float]  # to win with each move, 0 … 1, as far as the bot can tell
    played: str | None  # what was played


class ReviewProgress(msgspec.Struct):
    """How far the review of a finished game is. ``review`` is there as soon as it is done."""

    state: Literal["none", "waiting", "running", "failed", "done"]
    done: int = 0  # parts of the work …
    total: int = 0  # … of how many
    review: Review | None = None


class VerifyReport(msgspec.Struct):
    """How much of a record is right; ``sealed`` False: the seed is not known yet, so the draws could not be checked."""

    ok: bool
    moves: int
    draws: int
    sealed: bool
    finished: bool
    problem: Problem | None


class Health(msgspec.Struct):
    status: Literal["ok", "stopping"]
    version: str
    database: bool
