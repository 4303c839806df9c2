"""/api/tables/{id}/review: the review of a finished game. Anyone who may see the replay may see it and ask for it."""

import asyncio
import gzip
from typing import Any

from litestar import Request, Response, get, post

from tableside.review import can_review
from tableside.server.api_schema import ReviewProgress
from tableside.server.app_context import AppContext
from tableside.server.http.api.dependencies import ContextDep, GuestDep, TableId
from tableside.server.http.api.tables import InviteQuery
from tableside.server.limits import REVIEWS
from tableside.server.people.guests import GuestRow
from tableside.server.problems import Refused
from tableside.server.tables.jobs import tasks
from tableside.server.tables.loading import load_history
from tableside.server.tables.table_info import TableInfo

HttpRequest = Request[Any, Any, Any]


async def _finished(context: AppContext, table_id: str, guest: GuestRow | None, invite: str) -> TableInfo:
    info = await context.visible_info(table_id, guest, invite)
    if info.status != "finished":
        raise Refused("conflict", "err-not-over")
    if not can_review(info.game):
        raise Refused("conflict", "err-review-no-analyst", {"game": f"$game-{info.game}"})
    return info


async def _stored(context: AppContext, request: HttpRequest, table_id: str) -> Response[Any] | None:
    """The stored review as it is, unless the client cannot unpack it."""
    data = await context.registry.reviews.stored(table_id)
    if data is None:
        return None
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
    else:
        data = await asyncio.to_thread(gzip.decompress, data)
    return Response(data, media_type="application/json", headers=headers)


@get("/api/tables/{table_id:str}/review", summary="The review of a finished game, or how far it is", tags=["records"])
async def review(
    context: ContextDep, request: HttpRequest, guest: GuestDep, table_id: TableId, invite: InviteQuery = ""
) -> Response[ReviewProgress]:
    await _finished(context, table_id, guest, invite)
    found = await _stored(context, request, table_id)
    return found or Response(context.registry.reviews.progress(table_id), media_type="application/json")


@post("/api/tables/{table_id:str}/review", summary="Have a finished game reviewed", status_code=200, tags=["records"])
async def start_review(
    context: ContextDep, request: HttpRequest, guest: GuestDep, table_id: TableId, invite: InviteQuery = ""
) -> Response[ReviewProgress]:
    info = await _finished(context, table_id, guest, invite)
    found = await _stored(context, request, table_id)
    if found is not None:
        return found
    who = context.address(request)
    context.limits.take(REVIEWS, who)

    async def record() -> str:
        history = await load_history(context.store, table_id)
        done = await context.jobs.do(who, "record_text", history, tasks.header_of(info.record()), None, True)
        return done.body.decode()

    return Response(context.registry.reviews.start(table_id, record), media_type="application/json")


HANDLERS = [review, start_review]
