"""/api/companions: share a companion that was begun on one phone, so that others can look at it live."""

from typing import Any

from litestar import Controller, Request, Response, delete, get, post
from litestar.params import FromPath, JSONBody

from tableside.server.api_schema import NewCompanion, SharedCompanion
from tableside.server.app_context import AppContext
from tableside.server.http.api.dependencies import ContextDep, GuestDep
from tableside.server.http.api.tables import required
from tableside.server.http.disconnect import while_connected
from tableside.server.limits import TABLES
from tableside.server.tables.clocks import now_ms


class CompanionsController(Controller):
    path = "/api/companions"
    tags = ("companions",)

    @post(summary="Share a companion")
    async def share(
        self, context: ContextDep, guest: GuestDep, request: Request[Any, Any, Any], data: JSONBody[NewCompanion]
    ) -> SharedCompanion:
        owner = required(guest)
        context.limits.take(TABLES, context.address(request))
        ahead = now_ms() - data.now  # the phone's clock may be wrong, but its timer is right
        room = await context.companions.create(owner, [(each.at + ahead, each.action) for each in data.entries])
        return _shared(context, request, room.id)

    @get("/{room_id:str}", summary="The link of a shared companion")
    async def show(
        self, context: ContextDep, request: Request[Any, Any, Any], room_id: FromPath[str]
    ) -> SharedCompanion:
        return _shared(context, request, (await context.companions.find(room_id)).id)

    @get("/{room_id:str}/qr.svg", summary="The link as a QR code", media_type="image/svg+xml")
    async def qr(self, context: ContextDep, request: Request[Any, Any, Any], room_id: FromPath[str]) -> Response[bytes]:
        room = await context.companions.find(room_id)
        link = _shared(context, request, room.id).link.encode()
        done = await while_connected(request, context.jobs.do(context.address(request), "qr", link))
        return Response(done.body, media_type="image/svg+xml", headers={"Cache-Control": "no-store"})

    @delete("/{room_id:str}", summary="Stop sharing")
    async def stop(self, context: ContextDep, guest: GuestDep, room_id: FromPath[str]) -> None:
        owner = required(guest)
        await context.companions.delete(await context.companions.find(room_id), owner.id)


def _shared(context: AppContext, request: Request[Any, Any, Any], room_id: str) -> SharedCompanion:
    base, only_here = context.addresses.url_to_share(str(request.base_url).rstrip("/"))
    return SharedCompanion(room_id, f"{base}/companion/{room_id}", f"/api/companions/{room_id}/qr.svg", only_here)
