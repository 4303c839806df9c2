"""Votes: what the players decide together (a pause, a rematch, a bot for somebody who left, a move to take back, a
draw), and what each player may say: that the game goes on after a pause, that they take their seat back from a bot,
that they have seen the board."""

from tableside.bots import usual_bot
from tableside.server.api_schema import Motion, MotionKind
from tableside.server.problems import Refused
from tableside.server.storage.writes import Writes
from tableside.server.tables import lifecycle
from tableside.server.tables.clocks import now_ms
from tableside.server.tables.journal import ChangeLine
from tableside.server.tables.table import ABOUT_POSITION, Table
from tableside.server.tables.table_lock import retry_on_conflict


def _voter(table: Table, guest: str | None) -> int:
    for number in table.info.person_seats():
        if table.info.seats[number].guest == guest:
            return number
    raise Refused("forbidden", "err-not-at-table")


@retry_on_conflict
async def vote(
    table: Table,
    guest: str | None,
    request_key: str,
    kind: MotionKind,
    yes: bool,
    seat: int | None,
    number: int | None = None,
) -> int:
    """Propose a motion, agree or refuse; the number of its line. ``number``: the move to take back."""
    async with table.lock:
        if request_key in table.log.done:
            return table.log.done[request_key]
        voter = _voter(table, guest)
        seat = seat if kind == "bot" else None
        open_motion = _find(table, kind, seat)
        if not yes:
            return await _refuse(table, request_key, voter, open_motion)
        wanted = _wanted(table, kind, seat)
        if voter not in wanted:
            raise Refused("forbidden", "err-own-seat")
        by = open_motion.by if open_motion else voter
        if kind == "takeback":
            number, by = _takeback(table, guest, number, open_motion)
        agreed = sorted({voter, *(open_motion.agreed if open_motion else [])} & set(wanted))
        motion = Motion(kind, by, seat, agreed, wanted, number if kind == "takeback" else None)
        others = [other for other in table.info.motions if other is not open_motion]
        if agreed == wanted:
            table.info.motions = others
            await _enact(table, request_key, motion)
        else:
            table.info.motions = [*others, motion]
            await table.commit([ChangeLine(now_ms(), "motion", voter, seat, motion)], request_key=request_key)
        return table.log.done[request_key]


def _find(table: Table, kind: MotionKind, seat: int | None) -> Motion | None:
    return next((m for m in table.info.motions if m.kind == kind and m.seat == seat), None)


def _takeback(table: Table, guest: str | None, number: int | None, asked: Motion | None) -> tuple[int, int]:
    """The move to take back and the seat that made it. An answer must mean the move that was asked about."""
    match = table.running_match()
    if asked is not None:
        if number is not None and number != asked.number:
            raise Refused("conflict", "err-motion-changed")
        number, seats = asked.number, [asked.by]
    else:
        seats = [seat for seat in table.info.seats_of(guest) if table.info.may_play(guest, seat)]
    for seat in seats:
        if number in match.takebacks(seat):
            return number, seat
    raise Refused("conflict", "err-takeback-barrier", {"n": number if number is not None else -1})


async def _refuse(table: Table, request_key: str, voter: int, motion: Motion | None) -> int:
    if motion is None:
        raise Refused("conflict", "err-no-motion")
    table.info.motions = [other for other in table.info.motions if other is not motion]
    await table.commit([ChangeLine(now_ms(), "refused", voter, motion.seat, motion)], request_key=request_key)
    return table.log.done[request_key]


def _wanted(table: Table, kind: MotionKind, seat: int | None) -> list[int]:
    """Who must agree. Refuses a motion that makes no sense now."""
    info = table.info
    people = info.person_seats()
    if kind == "rematch":
        if info.status != "finished" or info.uploaded:
            raise Refused("conflict", "err-not-over")
        if info.rematch is not None:
            raise Refused("conflict", "err-rematch-made")
        return people
    table.running_match()
    if kind == "draw" and not info.draw_possible:
        raise Refused("conflict", "err-draw-bots" if info.has_bots else "err-no-draw", {"game": f"$game-{info.game}"})
    if kind != "bot":
        return people
    if seat is None or not 0 <= seat < len(info.seats) or not info.seats[seat].by_person:
        raise Refused("invalid", "err-no-person", {"n": seat if seat is not None else -1})
    if table.subscribers.is_present(info.seats[seat].guest):
        raise Refused("conflict", "err-still-here", {"seat": f"@{seat}"})
    return [number for number in people if info.seats[number].guest != info.seats[seat].guest]


async def _enact(table: Table, request_key: str, motion: Motion) -> None:
    info = table.info
    if motion.kind == "pause":
        table.clock.pause(now_ms())
        info.status = "paused"
        await table.play_table_move(motion.by, ":pause", "paused", request_key=request_key)
    elif motion.kind == "bot":
        assert motion.seat is not None
        seen = table.note_seen(motion.seat, now_ms())  # nobody waits for them any more
        info.seats[motion.seat].away = True
        info.seats[motion.seat].level = usual_bot(info.game)
        info.motions = [other for other in info.motions if other.kind not in ABOUT_POSITION]
        todo = info.replace_seats(Writes())
        await table.play_table_move(
            motion.by, f":bot {motion.seat}", "bot", request_key=request_key, about=motion.seat, todo=todo, seen=seen
        )
    elif motion.kind == "takeback":
        info.motions = [other for other in info.motions if other.kind not in ABOUT_POSITION]
        await table.play_table_move(motion.by, f":takeback {motion.number}", "takeback", request_key=request_key)
    elif motion.kind == "draw":
        await table.play_table_move(motion.by, ":draw", "finished", request_key=request_key)
    else:
        todo = Writes()
        rematch, started = lifecycle.rematch_of(table.services, info, todo)
        info.rematch = rematch.info.id
        await table.commit([ChangeLine(now_ms(), "rematch", motion.by)], request_key=request_key, todo=todo)
        table.services.add(rematch)
        rematch.announce(started)


@retry_on_conflict
async def resume(table: Table, guest: str | None, request_key: str) -> int:
    """Go on after a pause."""
    async with table.lock:
        if request_key in table.log.done:
            return table.log.done[request_key]
        voter = _voter(table, guest)
        if table.info.status != "paused":
            raise Refused("conflict", "err-not-paused")
        table.clock.resume(now_ms())
        table.info.status = "playing"
        await table.play_table_move(voter, ":resume", "resumed", request_key=request_key)
        return table.log.done[request_key]


@retry_on_conflict
async def see_board(table: Table, guest: str | None, request_key: str) -> int:
    """A player has the board before them; the clocks wait for that."""
    async with table.lock:
        if request_key in table.log.done:
            return table.log.done[request_key]
        _voter(table, guest)
        table.running_match()
        lines = [line for seat in table.info.seats_of(guest) for line in table.note_seen(seat, now_ms())]
        if not lines:
            return table.info.seq  # it is known already
        await table.commit(lines, request_key=request_key)
        return table.log.done[request_key]


@retry_on_conflict
async def take_seat_back(table: Table, guest: str | None, request_key: str, seat: int) -> int:
    """A player takes their seat back from the bot."""
    async with table.lock:
        if request_key in table.log.done:
            return table.log.done[request_key]
        if seat not in table.info.seats_of(guest) or not table.info.seats[seat].away:
            raise Refused("forbidden", "err-not-your-seat", {"n": seat})
        if table.info.status == "finished":
            raise Refused("conflict", "err-game-over")
        table.info.seats[seat].away = False
        table.info.seats[seat].level = ""
        todo = table.info.replace_seats(Writes())
        await table.play_table_move(seat, f":back {seat}", "back", request_key=request_key, about=seat, todo=todo)
        return table.log.done[request_key]
