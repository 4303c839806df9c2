"""Opening: a table comes to be: it is laid, people sit down, the game starts; and the rematch."""

import secrets
from typing import Any, Final

from tableside.bots import playable_names, usual_bot
from tableside.engine.chance import SealedChance, seed_from
from tableside.engine.errors import OptionsError
from tableside.engine.game import check_seats, game_of
from tableside.engine.manifest import manifest_of
from tableside.engine.match import Match
from tableside.server.http.problems import Refused
from tableside.server.http.schema import NewTable, SeatWish
from tableside.server.live.messages import Bye
from tableside.server.people.guests import GuestRow, readable
from tableside.server.storage import writes
from tableside.server.storage.writes import Writes
from tableside.server.tables import journal, table_log
from tableside.server.tables.catch_up import send_away_uninvited
from tableside.server.tables.clocks import Clock, now_ms
from tableside.server.tables.jobs.tasks import check_options, check_table
from tableside.server.tables.journal import ChangeLine, JournalLine
from tableside.server.tables.registry import Hall
from tableside.server.tables.table import Table
from tableside.server.tables.table_info import SeatRow, Sheet
from tableside.server.tables.table_lock import patiently

_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # none that look alike
_PLAIN: Final = 40  # letters of a word in plain options


def new_table_id() -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(10))


def new_invite() -> str:
    return secrets.token_urlsafe(18)


def is_plain(options: dict[str, Any]) -> bool:
    """Whether they are a few words and numbers, which cost nothing to check; data by content goes to the workers."""
    return len(options) <= 40 and all(
        value is None or isinstance(value, bool | int | float) or (isinstance(value, str) and len(value) <= _PLAIN)
        for value in options.values()
    )


def first_game(game: str) -> NewTable:
    """The table of a game's guided first game; OptionsError if it has none."""
    plan = manifest_of(game).first_game
    if plan is None:
        raise OptionsError("err-no-first-game", {"game": f"$game-{game}"})
    seats = [SeatWish("me"), *(SeatWish("bot", level=level) for level in plan.bots)]
    return NewTable(game, seats, dict(plan.options), seed=plan.seed)


async def open_table(
    hall: Hall, guest: GuestRow, wish: NewTable, *, checked: bool = False, seed_allowed: bool = False
) -> Table:
    """``checked``: workers have looked at the options. ``seed_allowed``: the seed is the server's own wish."""
    if not checked:
        check_options(wish.options)
        check_table(wish.game, wish.options, len(wish.seats))
    seats = [_seat(wish.game, guest, seat) for seat in wish.seats]
    if sum(1 for seat in wish.seats if seat.kind == "me") > 1:
        raise OptionsError("err-me-twice")
    if wish.seed is not None and not (seed_allowed or hall.settings.chosen_seeds):
        raise OptionsError("err-seed-chosen")
    if wish.shuffle:
        secrets.SystemRandom().shuffle(seats)
    now = now_ms()
    sheet = Sheet(
        id=new_table_id(),
        game=wish.game,
        host=guest.id,
        invite=new_invite(),
        public=wish.public,
        options=wish.options,
        clock=wish.clock,
        created=now,
        moved=now,
        seats=seats,
        seed="" if wish.seed is None else seed_from(wish.seed).hex(),
    )
    return await _lay(hall, sheet)


def rematch_of(hall: Hall, old: Sheet, todo: Writes) -> tuple[Table, list[tuple[int, JournalLine]]]:
    """The same again with sides swapped: everybody moves on by one seat. What is to be written for it goes into
    ``todo``, so that the new table is there exactly when the old one says so."""
    now = now_ms()
    seats = [
        SeatRow("bot", None, "", seat.level) if seat.kind == "bot" else SeatRow(seat.kind, seat.guest, seat.name)
        for seat in old.seats[-1:] + old.seats[:-1]
    ]
    sheet = Sheet(
        id=new_table_id(),
        game=old.game,
        host=old.host,
        invite=new_invite(),
        public=old.public,
        options=old.options,
        clock=old.clock,
        created=now,
        moved=now,
        seats=seats,
        rematch_of=old.id,
    )
    table = _empty(hall, sheet)
    todo.rows += sheet.added().rows
    return table, table_log.number(table, [_started(table, todo)], todo)


def _empty(hall: Hall, sheet: Sheet) -> Table:
    return Table(hall, sheet, None, Clock(sheet.clock, len(sheet.seats), sheet.created))


async def _lay(hall: Hall, sheet: Sheet) -> Table:
    table = _empty(hall, sheet)
    async with table.lock:
        if any(seat.kind == "open" for seat in sheet.seats):
            await hall.store.write(sheet.added())
        else:
            await _begin(table, sheet.added())
        hall.add(table)
    return table


def _seat(game: str, guest: GuestRow, wish: SeatWish) -> SeatRow:
    match wish.kind:
        case "me":
            return SeatRow("guest", guest.id, guest.name)
        case "local":
            return SeatRow("local", guest.id, readable(wish.name or ""))
        case "bot":
            return SeatRow("bot", level=_level(game, wish.level))
        case "open":
            return SeatRow("open")


def _level(game: str, level: str | None) -> str:
    if level is None:
        return usual_bot(game)
    if level not in playable_names(game):
        known = [f"={name}" for name in playable_names(game)]
        raise OptionsError("err-unknown-bot", {"name": f"={level}", "known": known})
    return level


@patiently
async def join(table: Table, guest: GuestRow, wanted: int | None) -> None:
    """Take a seat. Whoever sits there already stays where they are."""
    async with table.alone():
        sheet = table.sheet
        if sheet.seats_of(guest.id):
            return
        free = [number for number, seat in enumerate(sheet.seats) if seat.kind == "open"]
        if wanted is not None:
            if not 0 <= wanted < len(sheet.seats):
                raise Refused("invalid", "err-no-such-seat", {"n": wanted})
            free = [number for number in free if number == wanted]
        if not free:
            raise Refused("conflict", "err-seat-taken")
        sheet.seats[free[0]] = SeatRow("guest", guest.id, guest.name)
        sat = ChangeLine(now_ms(), "sat", free[0], free[0])
        if all(seat.kind != "open" for seat in sheet.seats):
            await _begin(table, sheet.reseated(Writes()), sat)
        else:
            await table.commit([sat], todo=sheet.reseated(Writes()))


@patiently
async def rename(table: Table, guest: GuestRow) -> None:
    """Somebody who waits for the start has another name now. In a game that has begun they keep the one that is
    in its record."""
    async with table.alone():
        sheet = table.sheet
        mine = [number for number in sheet.seats_of(guest.id) if sheet.seats[number].kind == "guest"]
        if sheet.status != "open" or all(sheet.seats[number].name == guest.name for number in mine):
            return
        for number in mine:
            sheet.seats[number].name = guest.name
        named = ChangeLine(now_ms(), "renamed", mine[0], mine[0])
        await table.commit([named], todo=sheet.reseated(Writes()))


@patiently
async def leave(table: Table, guest: GuestRow) -> None:
    """Give one's seats up, before the game starts."""
    async with table.alone():
        mine = table.sheet.seats_of(guest.id)
        if not mine:
            raise Refused("forbidden", "err-not-at-table")
        if table.sheet.status != "open":
            raise Refused("conflict", "err-started")
        for number in mine:
            table.sheet.seats[number] = SeatRow("open")
        left = ChangeLine(now_ms(), "left", mine[0], mine[0])
        await table.commit([left], todo=table.sheet.reseated(Writes()))


@patiently
async def start(table: Table, guest: GuestRow, level: str | None) -> None:
    """The host starts before all seats are taken: open ones get a bot, or go away."""
    async with table.alone():
        sheet = table.sheet
        if sheet.host != guest.id:
            raise Refused("forbidden", "err-host-only")
        if sheet.status != "open":
            raise Refused("conflict", "err-started")
        if level is not None:
            bot = _level(sheet.game, level)
            sheet.seats = [SeatRow("bot", level=bot) if seat.kind == "open" else seat for seat in sheet.seats]
        else:
            taken = [seat for seat in sheet.seats if seat.kind != "open"]
            game = game_of(sheet.game)
            check_seats(len(taken), game.seat_counts(game.options(sheet.options)))
            sheet.seats = taken
        await _begin(table, sheet.reseated(Writes()))


@patiently
async def clear(table: Table, guest: GuestRow) -> None:
    """The host clears a table that has not started. The last line goes with it: if somebody else wrote one first
    (took the last seat on another node), the table stays."""
    async with table.alone():
        sheet = table.sheet
        if sheet.host != guest.id:
            raise Refused("forbidden", "err-host-only")
        if sheet.status != "open" and not sheet.uploaded:
            raise Refused("conflict", "err-started")
        todo = Writes().add(writes.DROP_TABLE, which=sheet.id)
        table_log.number(table, [ChangeLine(now_ms(), "left")], todo)
        await table.write(todo)
        table.hall.drop(table, Bye("revoked", final=True))
    if table.hall.company is not None:
        table.hall.company.changed(table)


async def renew_invite(table: Table, guest: GuestRow) -> str:
    """A new link; the old one is void."""
    async with table.alone():
        if table.sheet.host != guest.id:
            raise Refused("forbidden", "err-host-only")
        token = new_invite()
        await table.hall.store.write(Writes().add(writes.CHANGE_INVITE, which=table.sheet.id, invite=token))
        table.sheet.invite = token
        send_away_uninvited(table)
    if table.hall.company is not None:
        table.hall.company.changed(table)
    return token


async def _begin(table: Table, todo: Writes, *before: JournalLine) -> None:
    """The game starts, with what came just before it. The lock is held."""
    await table.commit([*before, _started(table, todo, len(before))], todo=todo)


def _started(table: Table, todo: Writes, before: int = 0) -> ChangeLine:
    """Start the game; the line that tells it will be the next after ``before`` others."""
    sheet = table.sheet
    sheet.started = now = now_ms()
    names = [seat.name or seat.level for seat in sheet.seats]
    chosen = bytes.fromhex(sheet.seed) or None
    host = next(iter(sheet.seats_of(sheet.host)), 0)
    options = game_of(sheet.game).hosted(sheet.options, host)
    match = Match.start(sheet.game, options, seats=len(names), players=names, seed=chosen)
    chance = match.chance
    assert isinstance(chance, SealedChance)
    sheet.agreed, sheet.seal, sheet.seed = match.record.options, match.record.seal, chance.seed.hex()
    sheet.opening, sheet.edition = match.record.opening, match.record.rules_edition
    sheet.status = "playing"
    table.match, table.base, table.base_seq, table.seqs = match, 0, sheet.seq + before + 1, []
    table.clock = Clock(sheet.clock, len(names), now)
    table.begin(match)
    sheet.begun(todo).add(
        writes.ADD_SNAPSHOT,
        table_id=sheet.id,
        moves=0,
        seq=table.base_seq,
        draws=chance.position,
        state=journal.dump(match.state),
    )
    opening = journal.noted(match.opening)
    return ChangeLine(now, "started", events=opening, clock=table.clock.state())
