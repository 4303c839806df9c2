"""Motions: what the people at a table decide together (a pause, a rematch, a bot for someone who left), and what
one person may decide alone: to go on after a pause, to come back to a seat that a bot keeps warm."""

from tableside.bots import usual_bot
from tableside.server.http.problems import Refused
from tableside.server.http.schema import Motion, MotionKind
from tableside.server.storage.writes import Writes
from tableside.server.tables.clocks import now_ms
from tableside.server.tables.journal import ChangeLine
from tableside.server.tables.table import Table
from tableside.server.tables.table_lock import patiently


def _voter(table: Table, guest: str | None) -> int:
    for number in table.sheet.people():
        if table.sheet.seats[number].guest == guest:
            return number
    raise Refused("forbidden", "err-not-at-table")


@patiently
async def vote(table: Table, guest: str | None, frame: str, kind: MotionKind, yes: bool, seat: int | None) -> int:
    """Put a motion, agree or refuse; the number of the line that says so."""
    async with table.alone():
        if frame in table.done:
            return table.done[frame]
        voter = _voter(table, guest)
        seat = seat if kind == "bot" else None
        open_motion = _find(table, kind, seat)
        if not yes:
            return await _refuse(table, frame, voter, open_motion)
        wanted = _wanted(table, kind, seat)
        if voter not in wanted:
            raise Refused("forbidden", "err-own-seat")
        agreed = sorted({voter, *(open_motion.agreed if open_motion else [])} & set(wanted))
        motion = Motion(kind, open_motion.by if open_motion else voter, seat, agreed, wanted)
        others = [other for other in table.sheet.motions if other is not open_motion]
        if agreed == wanted:
            table.sheet.motions = others
            await _enact(table, frame, motion)
        else:
            table.sheet.motions = [*others, motion]
            await table.commit([ChangeLine(now_ms(), "motion", voter, seat, motion)], frame=frame)
        return table.done[frame]


def _find(table: Table, kind: MotionKind, seat: int | None) -> Motion | None:
    return next((m for m in table.sheet.motions if m.kind == kind and m.seat == seat), None)


async def _refuse(table: Table, frame: str, voter: int, motion: Motion | None) -> int:
    if motion is None:
        raise Refused("conflict", "err-no-motion")
    table.sheet.motions = [other for other in table.sheet.motions if other is not motion]
    await table.commit([ChangeLine(now_ms(), "refused", voter, motion.seat, motion)], frame=frame)
    return table.done[frame]


def _wanted(table: Table, kind: MotionKind, seat: int | None) -> list[int]:
    """Who must agree; refuses a motion that makes no sense now."""
    sheet = table.sheet
    people = sheet.people()
    if kind == "rematch":
        if sheet.status != "finished" or sheet.uploaded:
            raise Refused("conflict", "err-not-over")
        if sheet.rematch is not None:
            raise Refused("conflict", "err-rematch-made")
        return people
    table.playing()
    if kind == "pause":
        return people
    if seat is None or not 0 <= seat < len(sheet.seats) or not sheet.seats[seat].by_person:
        raise Refused("invalid", "err-no-person", {"n": seat if seat is not None else -1})
    if table.audience.present(sheet.seats[seat].guest):
        raise Refused("conflict", "err-still-here", {"seat": f"@{seat}"})
    return [number for number in people if sheet.seats[number].guest != sheet.seats[seat].guest]


async def _enact(table: Table, frame: str, motion: Motion) -> None:
    sheet = table.sheet
    if motion.kind == "pause":
        table.clock.tick(now_ms())
        table.clock.paused = True
        sheet.status = "paused"
        await table.remark(motion.by, ":pause", "paused", frame=frame)
    elif motion.kind == "bot":
        assert motion.seat is not None
        sheet.seats[motion.seat].away = True
        sheet.seats[motion.seat].level = usual_bot(sheet.game)
        todo = sheet.reseated(Writes())
        await table.remark(motion.by, f":bot {motion.seat}", "bot", frame=frame, about=motion.seat, todo=todo)
    else:
        todo = Writes()
        rematch, begun = table.hall.rematch(sheet, todo)
        sheet.rematch = rematch.sheet.id
        await table.commit([ChangeLine(now_ms(), "rematch", motion.by)], frame=frame, todo=todo)
        table.hall.add(rematch)
        rematch.announce(begun)


@patiently
async def resume(table: Table, guest: str | None, frame: str) -> int:
    """Go on after a pause."""
    async with table.alone():
        if frame in table.done:
            return table.done[frame]
        voter = _voter(table, guest)
        if table.sheet.status != "paused":
            raise Refused("conflict", "err-not-paused")
        table.clock.tick(now_ms())
        table.clock.paused = False
        table.sheet.status = "playing"
        await table.remark(voter, ":resume", "resumed", frame=frame)
        return table.done[frame]


@patiently
async def back(table: Table, guest: str | None, frame: str, seat: int) -> int:
    """The person takes the seat back from the bot."""
    async with table.alone():
        if frame in table.done:
            return table.done[frame]
        if seat not in table.sheet.seats_of(guest) or not table.sheet.seats[seat].away:
            raise Refused("forbidden", "err-not-your-seat", {"n": seat})
        if table.sheet.status == "finished":
            raise Refused("conflict", "err-game-over")
        table.sheet.seats[seat].away = False
        table.sheet.seats[seat].level = ""
        todo = table.sheet.reseated(Writes())
        await table.remark(seat, f":back {seat}", "back", frame=frame, about=seat, todo=todo)
        return table.done[frame]
