"""What is known about a table apart from the game itself: its seats, options, status and progress. It is one row of the
database and the rows of its seats."""

import hmac
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from typing import Any, Final

import msgspec
from sqlalchemy import Row

from tableside.engine.game import game_of
from tableside.engine.manifest import manifest_of
from tableside.engine.match import Match
from tableside.engine.record import Entry, Record
from tableside.engine.state import CLOCK
from tableside.server import api_schema
from tableside.server.api_schema import ClockRule, Motion, Outcome, SeatKind, Status
from tableside.server.storage import writes
from tableside.server.storage.writes import Writes

_clock: Final = msgspec.json.Decoder(ClockRule | None)
_motions: Final = msgspec.json.Decoder(list[Motion])
_outcome: Final = msgspec.json.Decoder(Outcome | None)
_any: Final = msgspec.json.Decoder()


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _iso(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="seconds")


@dataclass
class SeatRow:
    kind: SeatKind
    guest: str | None = None
    name: str = ""
    level: str = ""
    away: bool = False  # a bot plays for the person

    @property
    def by_bot(self) -> bool:
        return self.kind == "bot" or self.away

    @property
    def by_person(self) -> bool:
        return self.kind in ("guest", "local") and not self.away


@dataclass
class TableInfo:
    id: str
    game: str
    host: str | None
    invite: str
    public: bool
    options: dict[str, Any]
    clock: ClockRule | None
    created: int
    seats: list[SeatRow]
    status: Status = "open"
    uploaded: bool = False
    shared: bool = False  # finished, and anybody may see it
    agreed: dict[str, Any] = field(default_factory=dict)
    started: int | None = None
    seal: str = ""
    seed: str = ""
    opening: Entry = field(default_factory=lambda: Entry(-1, "start", 0, (), ""))
    edition: int = 1  # of the rules when it started
    host_name: str = ""
    hints: bool = False  # allowed although several people play
    autostart: bool = True  # when the last open seat is taken
    rematch_of: str | None = None
    seq: int = 0
    moves: int = 0
    moved: int = 0
    asked: list[int] = field(default_factory=list)
    deadline: int | None = None
    motions: list[Motion] = field(default_factory=list)
    outcome: Outcome | None = None
    rematch: str | None = None
    unseen: list[int] = field(default_factory=list)  # the seats whose players have not seen the board yet
    _written: tuple[Any, ...] | None = None

    # ---- who ------------------------------------------------------------------------------------------------

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats that belong to a guest, even while a bot plays for them."""
        if guest is None:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.guest == guest]

    def may_play(self, guest: str | None, seat: int) -> bool:
        """Whether the guest may act for the seat now."""
        return (
            guest is not None
            and 0 <= seat < len(self.seats)
            and self.seats[seat].guest == guest
            and not self.seats[seat].away
        )

    def may_see(self, guest: str | None, invite: str) -> bool:
        if self.public or (self.shared and self.status == "finished"):
            return True
        if (guest is not None and guest == self.host) or self.seats_of(guest):
            return True
        return bool(invite) and hmac.compare_digest(invite.encode(), self.invite.encode())

    def person_seats(self) -> list[int]:
        """One seat for each person who plays (someone with several local seats decides once)."""
        first: dict[str, int] = {}
        for number, seat in enumerate(self.seats):
            if seat.by_person and seat.guest is not None:
                first.setdefault(seat.guest, number)
        return sorted(first.values())

    @property
    def has_bots(self) -> bool:
        return any(seat.by_bot for seat in self.seats)

    @property
    def only_bots(self) -> bool:
        """Only bots play."""
        return all(seat.by_bot for seat in self.seats)

    @property
    def hints_allowed(self) -> bool:
        """Between people there are no hints unless the table allows them. A player who left may come back."""
        return self.hints or sum(seat.kind != "bot" for seat in self.seats) < 2

    @property
    def draw_possible(self) -> bool:
        """Whether the players may agree to a draw: the rules know one, and no bot plays, which would not agree."""
        return not self.has_bots and manifest_of(self.game).has_draw(self.agreed or self.options)

    def can_abort(self, match: Match) -> bool:
        """Until a second player has moved. Where several people play, what bots did does not count."""
        if match.before or self.status != "playing":
            return False
        moved = {played.seat for played in match.history} - {CLOCK}
        people = {number for number, seat in enumerate(self.seats) if seat.by_person}
        return len(moved & people if len(people) > 1 else moved) < 2

    # ---- as others see it -----------------------------------------------------------------------------------

    def seen_by(self, guest: str | None) -> api_schema.Table:
        finished = self.status == "finished"
        return api_schema.Table(
            id=self.id,
            game=self.game,
            options=self.options,
            status=self.status,
            public=self.public,
            host=guest is not None and guest == self.host,
            seats=[self._seat(number, guest) for number in range(len(self.seats))],
            clock=self.clock,
            created=self.created,
            started=self.started,
            moved=self.moved,
            moves=self.moves,
            asked=self.asked,
            deadline=self.deadline,
            motions=self.motions,
            seal=self.seal,
            seed=self.seed if finished else None,
            outcome=self.outcome,
            uploaded=self.uploaded,
            shared=self.shared,
            rematch=self.rematch,
            rematch_of=self.rematch_of,
            invited_by="" if self.uploaded else self.host_name,
            hints=self.hints_allowed,
            draw=self.draw_possible,
            autostart=self.autostart,
            unseen=self.unseen,
            seats_allowed=self._seats_allowed() if self.status == "open" and guest == self.host else None,
        )

    def _seats_allowed(self) -> tuple[int, int]:
        game = game_of(self.game)
        counts = game.seat_counts(game.options(self.options))
        return counts.start, counts.stop - 1

    def _seat(self, number: int, guest: str | None) -> api_schema.Seat:
        seat = self.seats[number]
        title = game_of(self.game).seat_name(self.agreed or self.options, number)
        return api_schema.Seat(
            kind=seat.kind,
            name=seat.name or seat.level,
            title=title,
            you=guest is not None and seat.guest == guest,
            away=seat.away,
        )

    def record(self, entries: Sequence[Entry] = ()) -> Record:
        """The header of the record, with some entries."""
        finished = self.status == "finished"
        return Record(
            game=self.game,
            options=self.agreed,
            players=[seat.name or seat.level for seat in self.seats],
            seal=self.seal,
            seed=self.seed if finished else None,
            started=_iso(self.started or self.created),
            opening=self.opening,
            entries=list(entries),
            outcome=msgspec.to_builtins(self.outcome) if self.outcome is not None else None,
            rules_edition=self.edition,
        )

    # ---- to and from the database ---------------------------------------------------------------------------

    def insert_rows(self) -> Writes:
        todo = Writes().add(
            writes.ADD_TABLE,
            id=self.id,
            game=self.game,
            host=self.host,
            invite=self.invite,
            uploaded=self.uploaded,
            shared=self.shared,
            options=_text(self.options),
            agreed=_text(self.agreed),
            clock=_text(self.clock),
            created=self.created,
            started=self.started,
            seal=self.seal,
            seed=self.seed,
            opening=_text(self.opening.to_json()),
            edition=self.edition,
            rematch_of=self.rematch_of,
            **self._set_up_columns(),
            **self._progress_columns(),
            **self._status_columns(),
        )
        return self._add_seats(todo)

    def update_row(self, todo: Writes) -> Writes:
        """The row as it is now. The columns that rarely change are written only if they did."""
        todo.add(writes.MOVE_TABLE, which=self.id, **self._progress_columns())
        if self._status_now() != self._written:
            self._written = self._status_now()
            todo.add(writes.CHANGE_TABLE, which=self.id, **self._status_columns())
        return todo

    def _status_now(self) -> tuple[Any, ...]:
        return (self.status, self.deadline, self.motions, self.outcome, self.rematch, self.unseen)

    def start_row(self, todo: Writes) -> Writes:
        return todo.add(
            writes.BEGIN_TABLE,
            which=self.id,
            started=self.started,
            agreed=_text(self.agreed),
            seal=self.seal,
            seed=self.seed,
            opening=_text(self.opening.to_json()),
            edition=self.edition,
        )

    def set_up_row(self, todo: Writes) -> Writes:
        return todo.add(writes.SET_UP_TABLE, which=self.id, **self._set_up_columns())

    def _set_up_columns(self) -> dict[str, Any]:
        return {"public": self.public, "hints": self.hints, "autostart": self.autostart}

    def replace_seats(self, todo: Writes) -> Writes:
        return self._add_seats(todo.add(writes.DROP_SEATS, which=self.id))

    def _add_seats(self, todo: Writes) -> Writes:
        for number, seat in enumerate(self.seats):
            todo.add(writes.ADD_SEAT, table_id=self.id, seat=number, **asdict(seat))
        return todo

    def _progress_columns(self) -> dict[str, Any]:
        return {"seq": self.seq, "moves": self.moves, "moved": self.moved, "asked": _text(self.asked)}

    def _status_columns(self) -> dict[str, Any]:
        return {
            "status": self.status,
            "deadline": self.deadline,
            "motions": _text(self.motions),
            "outcome": _text(self.outcome),
            "rematch": self.rematch,
            "unseen": _text(self.unseen),
        }

    @classmethod
    def from_rows(cls, row: Row[Any], seat_rows: Sequence[Row[Any]]) -> "TableInfo":
        data: dict[str, Any] = row._asdict()
        by, move, at, draws, digest = _any.decode(data["opening"])
        ordered = sorted(seat_rows, key=lambda seat: int(seat.seat))
        info = cls(
            seats=[SeatRow(seat.kind, seat.guest, seat.name, seat.level, bool(seat.away)) for seat in ordered],
            options=_any.decode(data["options"]),
            agreed=_any.decode(data["agreed"]),
            clock=_clock.decode(data["clock"]),
            opening=Entry(by, move, at, tuple(draws), digest),
            asked=_any.decode(data["asked"]),
            motions=_motions.decode(data["motions"]),
            outcome=_outcome.decode(data["outcome"]),
            public=bool(data["public"]),
            uploaded=bool(data["uploaded"]),
            shared=bool(data["shared"]),
            hints=bool(data["hints"]),
            autostart=bool(data["autostart"]),
            unseen=_any.decode(data["unseen"]),
            **{name: data[name] for name in _PLAIN},
        )
        info._written = info._status_now()
        return info


_PLAIN: Final = (
    "id", "game", "host", "host_name", "invite", "created", "status", "started", "seal", "seed", "rematch_of",
    "seq", "moves", "moved", "deadline", "rematch", "edition",
)  # fmt: skip
