"""/api/tables/{id}/replay, positions, study, record, verify; /api/verify; /api/records: replays and records.

Worker processes read, check and write whole games; here they pass as bytes."""

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import QueryParameter

from tableside.bots import bot_names
from tableside.engine.game import game_of
from tableside.server.api_schema import Replay, ReplayPositions, Study, Table, VerifyReport
from tableside.server.app_context import AppContext
from tableside.server.bots.seats import BotPosition
from tableside.server.http.api.dependencies import ContextDep, GuestDep, TableId
from tableside.server.http.api.tables import InviteQuery, required
from tableside.server.http.disconnect import require_connected, while_connected
from tableside.server.limits import STUDIES, UPLOADS
from tableside.server.people.guests import GuestRow
from tableside.server.problems import Refused
from tableside.server.tables import journal, replays, uploads
from tableside.server.tables.clocks import now_ms
from tableside.server.tables.jobs import tasks
from tableside.server.tables.jobs.pool import JobResult
from tableside.server.tables.loading import load_history
from tableside.server.tables.table_info import TableInfo

HttpRequest = Request[Any, Any, Any]
Viewer = Annotated[int | None, QueryParameter(name="seat", ge=0, le=15)]
Number = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
MAX_RECORD: int = 4_000_000  # bytes


def _viewer(info: TableInfo, guest: GuestRow | None, wanted: int | None) -> int | None:
    """The seat through which somebody sees a replay: their own, or None for a spectator."""
    mine = info.seats_of(guest.id if guest else None)
    if wanted is None:
        return mine[0] if mine else None
    if wanted not in mine:
        raise Refused("forbidden", "err-not-your-seat", {"n": wanted})
    return wanted


async def _run_task(context: AppContext, request: HttpRequest, name: str, body: bytes, *args: Any) -> JobResult:
    """Run a task for as long as the client is connected."""
    zip = "gzip" in request.headers.get("accept-encoding", "")
    return await while_connected(request, context.jobs.do(context.address(request), name, body, *args, zip=zip))


def _answer(done: JobResult, headers: dict[str, str] | None = None) -> Response[Any]:
    more = {**(headers or {}), "Vary": "Accept-Encoding"}
    if done.zipped:
        more["Content-Encoding"] = "gzip"
    return Response(done.body, media_type="application/json", headers=more)


@get("/api/tables/{table_id:str}/replay", summary="All moves with their events", tags=["records"])
async def replay(
    context: ContextDep,
    request: HttpRequest,
    guest: GuestDep,
    table_id: TableId,
    seat: Viewer = None,
    invite: InviteQuery = "",
) -> Response[Replay]:
    info = await context.visible_info(table_id, guest, invite)
    viewer = _viewer(info, guest, seat)
    head = msgspec.json.encode({"table": info.seen_by(guest.id if guest else None), "seat": viewer})
    return _answer(
        await _run_task(context, request, "replay", await load_history(context.store, table_id), viewer, head)
    )


@get("/api/tables/{table_id:str}/positions", summary="The views after so many entries", tags=["records"])
async def positions(
    context: ContextDep,
    request: HttpRequest,
    guest: GuestDep,
    table_id: TableId,
    first: Annotated[int, QueryParameter(name="from", ge=0, le=1_000_000)] = 0,
    last: Annotated[int | None, QueryParameter(name="to", ge=0, le=1_000_000)] = None,
    seat: Viewer = None,
    invite: InviteQuery = "",
) -> Response[ReplayPositions]:
    info = await context.visible_info(table_id, guest, invite)
    viewer = _viewer(info, guest, seat)
    if info.started is None:
        raise Refused("conflict", "err-not-started")
    header = tasks.header_of(info.record())
    end = first + replays.MAX_POSITIONS - 1
    end = end if last is None else min(end, last)
    history = await load_history(context.store, table_id)
    return _answer(await _run_task(context, request, "positions", history, header, viewer, first, end))


@get("/api/tables/{table_id:str}/study", summary="What the best bot thinks of a moment", tags=["records"])
async def study(
    context: ContextDep,
    request: HttpRequest,
    guest: GuestDep,
    table_id: TableId,
    number: Number,
    invite: InviteQuery = "",
) -> Study:
    info = await context.visible_info(table_id, guest, invite)
    if info.status != "finished":  # before that it would help one side
        raise Refused("conflict", "err-not-over")
    context.limits.take(STUDIES, context.address(request))
    history, who = await load_history(context.store, table_id), context.address(request)
    work = context.jobs.do(who, "study_position", history, tasks.header_of(info.record()), number)
    (asked, played), saved, _ = await while_connected(request, work)
    bot = bot_names(info.game)[-1]
    person = guest.id if guest is not None else who
    position = BotPosition(info, game_of(info.game).restore(info.agreed, journal.load_state(saved)))
    with require_connected(request) as demand_connected:

        def current_position() -> BotPosition:
            demand_connected()
            return position

        move, chances = await context.registry.bot_seats.advice(info.id, current_position, asked, bot, person, who)
    return Study(number, asked, bot, move, chances, played)


@get("/api/tables/{table_id:str}/record", summary="The record, as a file", tags=["records"])
async def record(
    context: ContextDep,
    request: HttpRequest,
    guest: GuestDep,
    table_id: TableId,
    seat: Viewer = None,
    invite: InviteQuery = "",
) -> Response[str]:
    info = await context.visible_info(table_id, guest, invite)
    viewer = _viewer(info, guest, seat)
    if info.started is None:
        raise Refused("conflict", "err-not-started")
    header, finished = tasks.header_of(info.record()), info.status == "finished"
    history = await load_history(context.store, table_id)
    done = await _run_task(context, request, "record_text", history, header, viewer, finished)
    return _answer(done, {"Content-Disposition": f'attachment; filename="{info.game}-{info.id}.json"'})


@get("/api/tables/{table_id:str}/verify", summary="Check a finished game from its seed", tags=["records"])
async def verify_table(
    context: ContextDep, request: HttpRequest, guest: GuestDep, table_id: TableId, invite: InviteQuery = ""
) -> Response[VerifyReport]:
    info = await context.visible_info(table_id, guest, invite)
    if info.status != "finished":
        raise Refused("conflict", "err-not-over")
    history = await load_history(context.store, table_id)
    return _answer(await _run_task(context, request, "verify_history", history, tasks.header_of(info.record())))


@post(
    "/api/verify",
    summary="Check a record; nothing is kept",
    status_code=200,
    tags=["records"],
    request_max_body_size=MAX_RECORD,
)
async def verify_file(context: ContextDep, request: HttpRequest) -> Response[VerifyReport]:
    context.limits.take(UPLOADS, context.address(request))
    return _answer(await _run_task(context, request, "verify_file", await request.body()))


@post(
    "/api/records",
    summary="Verify a finished record and keep it as a replay",
    tags=["records"],
    request_max_body_size=MAX_RECORD,
)
async def upload(context: ContextDep, guest: GuestDep, request: HttpRequest) -> Table:
    owner = required(guest)
    context.limits.take(UPLOADS, context.address(request))
    body, now = await request.body(), now_ms()
    game, lines, _ = await while_connected(
        request, context.jobs.do(context.address(request), "import_record", body, now)
    )
    info = await uploads.save_upload(context.registry, owner, msgspec.convert(game, tasks.UploadedGame), lines, now)
    return info.seen_by(owner.id)


HANDLERS = [replay, positions, study, record, verify_table, verify_file, upload]
