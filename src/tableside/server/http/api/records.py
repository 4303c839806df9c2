"""/api/tables/{id}/replay, positions, study, record, verify; /api/verify; /api/records: looking back.

Whole games are read, checked and written by the workers; here they pass as bytes."""

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import QueryParameter

from tableside.bots import bot_names
from tableside.engine.game import game_of
from tableside.server.app_context import House
from tableside.server.bots.seats import Sight
from tableside.server.http.api.dependencies import TableId, TheGuest, TheHouse
from tableside.server.http.api.tables import InviteQuery, required
from tableside.server.http.problems import Refused
from tableside.server.http.schema import Replay, ReplayPositions, Study, Table, VerifyReport
from tableside.server.limits import STUDIES, UPLOADS
from tableside.server.people.guests import GuestRow
from tableside.server.tables import journal, replays, uploads
from tableside.server.tables.clocks import now_ms
from tableside.server.tables.jobs import tasks
from tableside.server.tables.jobs.pool import Done, presence, while_here
from tableside.server.tables.loading import load_story
from tableside.server.tables.table_info import Sheet

Asking = Request[Any, Any, Any]
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


async def _done(house: House, request: Asking, name: str, body: bytes, *args: Any) -> Done:
    """What a worker makes of it, as long as whoever asks is there."""
    zip = "gzip" in request.headers.get("accept-encoding", "")
    return await while_here(request, house.workers.do(house.address(request), name, body, *args, zip=zip))


def _answer(done: Done, headers: dict[str, str] | None = None) -> Response[Any]:
    more = {**(headers or {}), "Vary": "Accept-Encoding"}
    if done.zipped:
        more["Content-Encoding"] = "gzip"
    return Response(done.body, media_type="application/json", headers=more)


@get("/api/tables/{table_id:str}/replay", summary="All moves with their events", tags=["records"])
async def replay(
    house: TheHouse, request: Asking, guest: TheGuest, table_id: TableId, seat: Eyes = None, invite: InviteQuery = ""
) -> Response[Replay]:
    sheet = await house.seen_sheet(table_id, guest, invite)
    eyes = _eyes(sheet, guest, seat)
    head = msgspec.json.encode({"table": sheet.seen_by(guest.id if guest else None), "seat": eyes})
    return _answer(await _done(house, request, "replay", await load_story(house.store, table_id), eyes, head))


@get("/api/tables/{table_id:str}/positions", summary="The views after so many entries", tags=["records"])
async def positions(
    house: TheHouse,
    request: Asking,
    guest: TheGuest,
    table_id: TableId,
    first: Annotated[int, QueryParameter(name="from", ge=0, le=1_000_000)] = 0,
    last: Annotated[int | None, QueryParameter(name="to", ge=0, le=1_000_000)] = None,
    seat: Eyes = None,
    invite: InviteQuery = "",
) -> Response[ReplayPositions]:
    sheet = await house.seen_sheet(table_id, guest, invite)
    eyes = _eyes(sheet, guest, seat)
    if sheet.started is None:
        raise Refused("conflict", "err-not-started")
    header = tasks.header_of(sheet.record())
    end = first + replays.MOST_POSITIONS - 1
    end = end if last is None else min(end, last)
    story = await load_story(house.store, table_id)
    return _answer(await _done(house, request, "positions", story, header, eyes, first, end))


@get("/api/tables/{table_id:str}/study", summary="What the best bot thinks of a moment", tags=["records"])
async def study(
    house: TheHouse, request: Asking, guest: TheGuest, table_id: TableId, number: Number, invite: InviteQuery = ""
) -> Study:
    sheet = await house.seen_sheet(table_id, guest, invite)
    if sheet.status != "finished":  # before that it would be help for one side
        raise Refused("conflict", "err-not-over")
    house.limits.take(STUDIES, house.address(request))
    story, who = await load_story(house.store, table_id), house.address(request)
    work = house.workers.do(who, "moment", story, tasks.header_of(sheet.record()), number)
    (asked, played), saved, _ = await while_here(request, work)
    bot = bot_names(sheet.game)[-1]
    person = guest.id if guest is not None else who
    sight = Sight(sheet, game_of(sheet.game).restore(sheet.agreed, journal.load(saved)))
    with presence(request) as demand_presence:

        def look() -> Sight:
            demand_presence()
            return sight

        move, chances = await house.hall.robots.advice(sheet.id, look, asked, bot, person, who)
    return Study(number, asked, bot, move, chances, played)


@get("/api/tables/{table_id:str}/record", summary="The record, as a file", tags=["records"])
async def record(
    house: TheHouse, request: Asking, guest: TheGuest, table_id: TableId, seat: Eyes = None, invite: InviteQuery = ""
) -> Response[str]:
    sheet = await house.seen_sheet(table_id, guest, invite)
    eyes = _eyes(sheet, guest, seat)
    if sheet.started is None:
        raise Refused("conflict", "err-not-started")
    header, finished = tasks.header_of(sheet.record()), sheet.status == "finished"
    story = await load_story(house.store, table_id)
    done = await _done(house, request, "record_text", story, header, eyes, finished)
    return _answer(done, {"Content-Disposition": f'attachment; filename="{sheet.game}-{sheet.id}.json"'})


@get("/api/tables/{table_id:str}/verify", summary="Check a finished game from its seed", tags=["records"])
async def verify_table(
    house: TheHouse, request: Asking, guest: TheGuest, table_id: TableId, invite: InviteQuery = ""
) -> Response[VerifyReport]:
    sheet = await house.seen_sheet(table_id, guest, invite)
    if sheet.status != "finished":
        raise Refused("conflict", "err-not-over")
    story = await load_story(house.store, table_id)
    return _answer(await _done(house, request, "verify_story", story, tasks.header_of(sheet.record())))


@post(
    "/api/verify",
    summary="Check a record; nothing is kept",
    status_code=200,
    tags=["records"],
    request_max_body_size=MOST_RECORD,
)
async def verify_file(house: TheHouse, request: Asking) -> Response[VerifyReport]:
    house.limits.take(UPLOADS, house.address(request))
    return _answer(await _done(house, request, "verify_file", await request.body()))


@post(
    "/api/records",
    summary="Verify a finished record and keep it as a replay",
    tags=["records"],
    request_max_body_size=MOST_RECORD,
)
async def upload(house: TheHouse, guest: TheGuest, request: Asking) -> Table:
    owner = required(guest)
    house.limits.take(UPLOADS, house.address(request))
    body, now = await request.body(), now_ms()
    kept, lines, _ = await while_here(request, house.workers.do(house.address(request), "keep_file", body, now))
    sheet = await uploads.keep(house.hall, owner, msgspec.convert(kept, tasks.Kept), lines, now)
    return sheet.seen_by(owner.id)


HANDLERS = [replay, positions, study, record, verify_table, verify_file, upload]
