"""/api/tables/{id}/replay, positions, study, record, verify; /api/verify; /api/records: looking back."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import QueryParameter

from tableside.bots import bot_names
from tableside.engine.record import Record, no_record
from tableside.server import replays, uploads
from tableside.server.api.given import TableId, TheGuest, TheHouse
from tableside.server.api.tables import InviteQuery, required
from tableside.server.guests import GuestRow
from tableside.server.house import House
from tableside.server.journal import MoveLine
from tableside.server.limits import STUDIES, UPLOADS
from tableside.server.opening import check_options
from tableside.server.problems import Refused
from tableside.server.robots import Sight
from tableside.server.schema import Replay, ReplayPositions, Study, Table, VerifyReport
from tableside.server.sheet import Sheet

Eyes = Annotated[int | None, QueryParameter(name="seat", ge=0, le=15)]
Number = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
MOST_RECORD: int = 4_000_000  # bytes


def _eyes(sheet: Sheet, guest: GuestRow | None, wanted: int | None) -> int | None:
    """Through whose eyes somebody looks back: one's own seat, or a spectator's."""
    mine = sheet.seats_of(guest.id if guest else None)
    if wanted is None:
        return mine[0] if mine else None
    if wanted not in mine:
        raise Refused("forbidden", "err-not-your-seat", {"n": wanted})
    return wanted


@get("/api/tables/{table_id:str}/replay", summary="All moves with their events", tags=["records"])
async def replay(
    house: TheHouse, guest: TheGuest, table_id: TableId, seat: Eyes = None, invite: InviteQuery = ""
) -> Replay:
    sheet = await house.seen_sheet(table_id, guest, invite)
    eyes = _eyes(sheet, guest, seat)
    lines = await replays.load_moves(house.store, table_id)
    return Replay(sheet.seen_by(guest.id if guest else None), eyes, replays.replay_moves(lines, eyes))


@get("/api/tables/{table_id:str}/positions", summary="The views after so many entries", tags=["records"])
async def positions(
    house: TheHouse,
    guest: TheGuest,
    table_id: TableId,
    first: Annotated[int, QueryParameter(name="from", ge=0, le=1_000_000)] = 0,
    last: Annotated[int | None, QueryParameter(name="to", ge=0, le=1_000_000)] = None,
    seat: Eyes = None,
    invite: InviteQuery = "",
) -> ReplayPositions:
    sheet = await house.seen_sheet(table_id, guest, invite)
    eyes = _eyes(sheet, guest, seat)
    if sheet.started is None:
        raise Refused("conflict", "err-not-started")
    lines = await replays.load_moves(house.store, table_id)
    record = sheet.record([line.entry() for line in lines if isinstance(line, MoveLine)])
    end = first + replays.MOST_POSITIONS - 1
    end = end if last is None else min(end, last)
    return ReplayPositions(eyes, await asyncio.to_thread(replays.positions, record, eyes, first, end))


@get("/api/tables/{table_id:str}/study", summary="What the best bot thinks of a moment", tags=["records"])
async def study(
    house: TheHouse, request: Request[Any, Any, Any], guest: TheGuest, table_id: TableId, number: Number,
    invite: InviteQuery = "",
) -> Study:  # fmt: skip
    sheet = await house.seen_sheet(table_id, guest, invite)
    if sheet.status != "finished":  # before that it would be help for one side
        raise Refused("conflict", "err-not-over")
    house.limits.take(STUDIES, house.address(request))
    lines = await replays.load_moves(house.store, table_id)
    found = await asyncio.to_thread(replays.moment, replays.record_for(sheet, lines, None), number)
    if found is None:
        raise Refused("conflict", "err-nobody-asked")
    bot = bot_names(sheet.game)[-1]
    address = house.address(request)
    person = guest.id if guest is not None else address
    sight = Sight(sheet, found.state)
    move, chances = await house.hall.robots.advice(sheet.id, lambda: sight, found.seat, bot, person, address)
    return Study(number, found.seat, bot, move, chances, found.played)


@get("/api/tables/{table_id:str}/record", summary="The record, as a file", tags=["records"])
async def record(
    house: TheHouse, guest: TheGuest, table_id: TableId, seat: Eyes = None, invite: InviteQuery = ""
) -> Response[str]:
    sheet = await house.seen_sheet(table_id, guest, invite)
    eyes = _eyes(sheet, guest, seat)
    if sheet.started is None:
        raise Refused("conflict", "err-not-started")
    found = replays.record_for(sheet, await replays.load_moves(house.store, table_id), eyes)
    headers = {"Content-Disposition": f'attachment; filename="{sheet.game}-{sheet.id}.json"'}
    return Response(found.text(), media_type="application/json", headers=headers)


@get("/api/tables/{table_id:str}/verify", summary="Check a finished game from its seed", tags=["records"])
async def verify_table(house: TheHouse, guest: TheGuest, table_id: TableId, invite: InviteQuery = "") -> VerifyReport:
    sheet = await house.seen_sheet(table_id, guest, invite)
    if sheet.status != "finished":
        raise Refused("conflict", "err-not-over")
    lines = await replays.load_moves(house.store, table_id)
    return await replays.verified(replays.record_for(sheet, lines, None))


async def _brought(house: House, request: Request[Any, Any, Any]) -> Record:
    house.limits.take(UPLOADS, house.address(request))
    body = await request.body()
    try:
        found = Record.parse(body.decode())
        msgspec.json.decode(body)  # stricter: nobody can be answered with half a sign (a lone surrogate)
    except (UnicodeDecodeError, msgspec.MsgspecError, RecursionError) as error:
        raise no_record(error) from error
    check_options(found.options)
    return found


@post(
    "/api/verify",
    summary="Check a record; nothing is kept",
    status_code=200,
    tags=["records"],
    request_max_body_size=MOST_RECORD,
)
async def verify_file(house: TheHouse, request: Request[Any, Any, Any]) -> VerifyReport:
    return await replays.verified(await _brought(house, request))


@post(
    "/api/records",
    summary="Verify a finished record and keep it as a replay",
    tags=["records"],
    request_max_body_size=MOST_RECORD,
)
async def upload(house: TheHouse, guest: TheGuest, request: Request[Any, Any, Any]) -> Table:
    owner = required(guest)
    sheet = await uploads.keep(house.hall, owner, await _brought(house, request))
    return sheet.seen_by(owner.id)


HANDLERS = [replay, positions, study, record, verify_table, verify_file, upload]
