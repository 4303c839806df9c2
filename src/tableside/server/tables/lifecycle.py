"""Lifecycle of a table: it is opened, people join and leave, the game starts; and the rematch."""

import secrets
from typing import Any, Final

from tableside.bots import playable_names, usual_bot
from tableside.engine.chance import SealedChance, seed_from
from tableside.engine.errors import OptionsError
from tableside.engine.game import check_seats, game_of
from tableside.engine.manifest import manifest_of
from tableside.engine.match import Match
from tableside.server.api_schema import LiveClock, NewSeat, NewTable, SeatWish
from tableside.server.live.messages import Bye
from tableside.server.people.guests import GuestRow, clean_text
from tableside.server.problems import Refused
from tableside.server.storage import writes
from tableside.server.storage.writes import Writes
from tableside.server.tables import journal
from tableside.server.tables.catch_up import close_uninvited
from tableside.server.tables.clocks import Clock, now_ms
from tableside.server.tables.jobs.tasks import check_options, check_table
from tableside.server.tables.journal import ChangeLine, JournalLine
from tableside.server.tables.registry import TableRegistry
from tableside.server.tables.services import TableServices
from tableside.server.tables.table import Table
from tableside.server.tables.table_info import SeatRow, TableInfo
from tableside.server.tables.table_lock import retry_on_conflict
from tableside.server.tables.table_log import Numbered

_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # without characters that look alike
_SHORT: Final = 40  # characters of a value that costs nothing to check


def new_table_id() -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(10))


def new_invite() -> str:
    return secrets.token_urlsafe(18)


def is_small(options: dict[str, Any]) -> bool:
    """Whether options are a few short values, which cost nothing to check; anything larger is a job for the workers."""
    return len(options) <= 40 and all(
        value is None or isinstance(value, bool | int | float) or (isinstance(value, str) and len(value) <= _SHORT)
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
    registry: TableRegistry,
    guest: GuestRow,
    wish: NewTable,
    *,
    checked: bool = False,
    address: str = "",
    seed_allowed: bool = False,
) -> Table:
    """``checked``: the workers have checked the options. ``address``: where the guest is connected from.
    ``seed_allowed``: the server itself chose the seed."""
    if not checked:
        check_options(wish.options)
        check_table(wish.game, wish.options, len(wish.seats))
    seats = [
        SeatRow("guest", guest.id, guest.name) if seat.kind == "me" else other_seat(wish.game, guest, seat)
        for seat in wish.seats
    ]
    if sum(1 for seat in wish.seats if seat.kind == "me") > 1:
        raise OptionsError("err-me-twice")
    if wish.seed is not None and not (seed_allowed or registry.settings.chosen_seeds):
        raise OptionsError("err-seed-chosen")
    if wish.shuffle:
        secrets.SystemRandom().shuffle(seats)
    now = now_ms()
    info = TableInfo(
        id=new_table_id(),
        game=wish.game,
        host=guest.id,
        host_name=guest.name,
        invite=new_invite(),
        public=wish.public,
        hints=wish.hints,
        autostart=wish.autostart,
        options=wish.options,
        clock=wish.clock,
        created=now,
        moved=now,
        seats=seats,
        seed="" if wish.seed is None else seed_from(wish.seed).hex(),
    )
    return await _create(registry, info, address)


def rematch_of(services: TableServices[Table], old: TableInfo, todo: Writes) -> tuple[Table, list[Numbered]]:
    """The same players again, everybody one seat further. What has to be written goes into ``todo``, so that the new
    table exists exactly when the old one names it."""
    now = now_ms()
    seats = [
        SeatRow("bot", None, "", seat.level) if seat.kind == "bot" else SeatRow(seat.kind, seat.guest, seat.name)
        for seat in old.seats[-1:] + old.seats[:-1]
    ]
    info = TableInfo(
        id=new_table_id(),
        game=old.game,
        host=old.host,
        host_name=old.host_name,
        invite=new_invite(),
        public=old.public,
        hints=old.hints,
        options=old.options,
        clock=old.clock,
        created=now,
        moved=now,
        seats=seats,
        rematch_of=old.id,
    )
    table = _new_table(services, info)
    todo.rows += info.insert_rows().rows
    return table, table.log.number(info, [_start(table, todo)], todo)


def _new_table(services: TableServices[Table], info: TableInfo) -> Table:
    return Table(services, info, None, Clock(info.clock, len(info.seats), info.created))


async def _create(services: TableServices[Table], info: TableInfo, address: str) -> Table:
    table = _new_table(services, info)
    table.opened_from = address
    async with table.lock.without_refresh:
        if not info.autostart or any(seat.kind == "open" for seat in info.seats):
            await services.store.write(info.insert_rows())
        else:
            await _begin(table, info.insert_rows())
        services.add(table)
    return table


def other_seat(game: str, host: GuestRow, wish: SeatWish | NewSeat) -> SeatRow:
    """A seat that is not the host's own."""
    match wish.kind:
        case "local":
            return SeatRow("local", host.id, clean_text(wish.name or ""))
        case "bot":
            return SeatRow("bot", level=_level(game, wish.level))
        case _:
            return SeatRow("open")


def _level(game: str, level: str | None) -> str:
    if level is None:
        return usual_bot(game)
    if level not in playable_names(game):
        known = [f"={name}" for name in playable_names(game)]
        raise OptionsError("err-unknown-bot", {"name": f"={level}", "known": known})
    return level


@retry_on_conflict
async def join(table: Table, guest: GuestRow, wanted: int | None) -> None:
    """Take a seat. A person who has one at this table keeps it."""
    async with table.lock:
        info = table.info
        if info.seats_of(guest.id):
            return
        free = [number for number, seat in enumerate(info.seats) if seat.kind == "open"]
        if wanted is not None:
            if not 0 <= wanted < len(info.seats):
                raise Refused("invalid", "err-no-such-seat", {"n": wanted})
            free = [number for number in free if number == wanted]
        if not free:
            raise Refused("conflict", "err-seat-taken")
        info.seats[free[0]] = SeatRow("guest", guest.id, guest.name)
        sat = ChangeLine(now_ms(), "sat", free[0], free[0])
        if info.autostart and all(seat.kind != "open" for seat in info.seats):
            await _begin(table, info.replace_seats(Writes()), sat)
        else:
            await table.commit([sat], todo=info.replace_seats(Writes()))


@retry_on_conflict
async def rename(table: Table, guest: GuestRow) -> None:
    """Somebody who waits for the start changed their name. In a game that has started, the name in the record stays."""
    async with table.lock:
        info = table.info
        mine = [number for number in info.seats_of(guest.id) if info.seats[number].kind == "guest"]
        shown = [info.seats[number].name for number in mine] + [info.host_name] * (info.host == guest.id)
        if info.status != "open" or all(name == guest.name for name in shown):
            return
        for number in mine:
            info.seats[number].name = guest.name
        if info.host == guest.id:
            info.host_name = guest.name
        seat = mine[0] if mine else None
        named = ChangeLine(now_ms(), "renamed", seat, seat)
        await table.commit([named], todo=info.replace_seats(Writes()))


@retry_on_conflict
async def leave(table: Table, guest: GuestRow) -> None:
    """Give up all seats of a guest before the game starts."""
    async with table.lock:
        mine = table.info.seats_of(guest.id)
        if not mine:
            raise Refused("forbidden", "err-not-at-table")
        if table.info.status != "open":
            raise Refused("conflict", "err-started")
        for number in mine:
            table.info.seats[number] = SeatRow("open")
        left = ChangeLine(now_ms(), "left", mine[0], mine[0])
        await table.commit([left], todo=table.info.replace_seats(Writes()))


@retry_on_conflict
async def start(table: Table, guest: GuestRow, level: str | None) -> None:
    """The host starts before all seats are taken: open ones get a bot, or are removed."""
    async with table.lock:
        info = table.info
        if info.host != guest.id:
            raise Refused("forbidden", "err-host-only")
        if info.status != "open":
            raise Refused("conflict", "err-started")
        if level is not None:
            bot = _level(info.game, level)
            info.seats = [SeatRow("bot", level=bot) if seat.kind == "open" else seat for seat in info.seats]
        else:
            taken = [seat for seat in info.seats if seat.kind != "open"]
            game = game_of(info.game)
            check_seats(len(taken), game.seat_counts(game.options(info.options)))
            info.seats = taken
        await _begin(table, info.replace_seats(Writes()))


@retry_on_conflict
async def delete(table: Table, guest: GuestRow) -> None:
    """The host deletes a table that has not started. A last line is written with it: if somebody else wrote that line
    first (took the last seat on another node), the table stays."""
    async with table.lock:
        info = table.info
        if info.host != guest.id:
            raise Refused("forbidden", "err-host-only")
        if info.status != "open" and not info.uploaded:
            raise Refused("conflict", "err-started")
        todo = Writes().add(writes.DROP_TABLE, which=info.id)
        table.log.number(info, [ChangeLine(now_ms(), "left")], todo)
        await table.write(todo)
        table.services.unload(table, Bye("revoked", final=True))
    if table.services.cluster is not None:
        table.services.cluster.table_changed(table)


async def renew_invite(table: Table, guest: GuestRow) -> str:
    """A new invite link; the old one no longer works."""
    async with table.lock:
        if table.info.host != guest.id:
            raise Refused("forbidden", "err-host-only")
        token = new_invite()
        await table.services.store.write(Writes().add(writes.CHANGE_INVITE, which=table.info.id, invite=token))
        table.info.invite = token
        close_uninvited(table)
    if table.services.cluster is not None:
        table.services.cluster.table_changed(table)
    return token


async def share(table: Table, guest: GuestRow, shared: bool) -> None:
    """Let everybody with the link see a finished game, or no longer. Players and the owner of a record may do this."""
    async with table.lock:
        info = table.info
        if info.host != guest.id and not info.seats_of(guest.id):
            raise Refused("forbidden", "err-players-only")
        if info.status != "finished":
            raise Refused("conflict", "err-not-over")
        await table.services.store.write(Writes().add(writes.CHANGE_SHARED, which=info.id, shared=shared))
        info.shared = shared
    if table.services.cluster is not None:
        table.services.cluster.table_changed(table)


async def _begin(table: Table, todo: Writes, *before: JournalLine) -> None:
    """Start the game; ``before``: lines that are written with it. The lock is held."""
    await table.commit([*before, _start(table, todo, len(before))], todo=todo)


def _start(table: Table, todo: Writes, before: int = 0) -> ChangeLine:
    """Start the game; its line will come after ``before`` others."""
    info = table.info
    info.started = now = now_ms()
    names = [seat.name or seat.level for seat in info.seats]
    chosen = bytes.fromhex(info.seed) or None
    host = next(iter(info.seats_of(info.host)), 0)
    options = game_of(info.game).hosted(info.options, host)
    match = Match.start(info.game, options, seats=len(names), players=names, seed=chosen)
    chance = match.chance
    assert isinstance(chance, SealedChance)
    info.agreed, info.seal, info.seed = match.record.options, match.record.seal, chance.seed.hex()
    info.opening, info.edition = match.record.opening, match.record.rules_edition
    info.status = "playing"
    # In a correspondence game the days count from the start: nobody sits and waits.
    if isinstance(info.clock, LiveClock) or (info.clock is None and match.state.timers()):
        info.unseen = [number for number, seat in enumerate(info.seats) if seat.by_person]
    seq = info.seq + before + 1
    table.start(match, Clock(info.clock, len(names), now), seq)
    info.start_row(todo).add(
        writes.ADD_SNAPSHOT,
        table_id=info.id,
        moves=0,
        seq=seq,
        draws=chance.position,
        state=journal.dump_state(match.state),
    )
    return ChangeLine(now, "started", events=journal.encode_events(match.opening), clock=table.clock.state())
