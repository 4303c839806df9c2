"""/api/tables: find, open, join, start, invite."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, Request, Response, delete, get, patch, post, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from tableside.engine.game import game_of
from tableside.server.api_schema import (
    FirstTable,
    Invite,
    JoinTable,
    NewSeat,
    NewTable,
    SeatChange,
    SeatKind,
    Sharing,
    StartTable,
    Table,
    TableChange,
    TableList,
)
from tableside.server.app_context import AppContext
from tableside.server.http.api.dependencies import ContextDep, GuestDep, TableId
from tableside.server.http.disconnect import while_connected
from tableside.server.limits import TABLES
from tableside.server.people.guests import GuestRow
from tableside.server.problems import Refused
from tableside.server.tables import lifecycle, seating
from tableside.server.tables.jobs.tasks import MAX_OPTIONS
from tableside.server.tables.lobby import own_tables, public_tables

InviteQuery = Annotated[str, QueryParameter(name="invite", max_length=64)]
# Where the last page ended: the time and the id of its last table; a time alone means before it.
Savepoint = Annotated[str | None, QueryParameter(name="before", pattern=r"^[0-9]{1,16}(-[A-Za-z0-9_-]{1,32})?$")]


def required(guest: GuestRow | None) -> GuestRow:
    if guest is None:
        raise Refused("session", "err-session")
    return guest


class TablesController(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @get(summary="Public tables: with an open seat, or to watch")
    async def lobby(
        self,
        context: ContextDep,
        guest: GuestDep,
        which: FromQuery[Literal["open", "watch"]] = "open",
        game: FromQuery[str | None] = None,
        before: Savepoint = None,
    ) -> TableList:
        if game is not None:
            game_of(game)  # refuses an unknown game
        return await public_tables(context.store, guest.id if guest else None, which, game, before)

    @get("/mine", summary="Tables where I sit")
    async def mine(
        self,
        context: ContextDep,
        guest: GuestDep,
        which: FromQuery[Literal["running", "finished"]] = "running",
        before: Savepoint = None,
    ) -> TableList:
        return await own_tables(context.store, required(guest).id, which, before)

    @post(summary="Open a table")
    async def open(
        self, context: ContextDep, guest: GuestDep, request: Request[Any, Any, Any], data: JSONBody[NewTable]
    ) -> Table:
        owner = required(guest)
        with _counted(context, owner, request, data) as address:
            small = lifecycle.is_small(data.options)
            if not small:
                await _check_options(context, request, data)
            table = await lifecycle.open_table(context.registry, owner, data, checked=not small, address=address)
        return table.info.seen_by(owner.id)

    @post("/first", summary="Open a guided first game")
    async def open_first(
        self, context: ContextDep, guest: GuestDep, request: Request[Any, Any, Any], data: JSONBody[FirstTable]
    ) -> Table:
        owner = required(guest)
        wish = lifecycle.first_game(data.game)
        with _counted(context, owner, request, wish) as address:
            table = await lifecycle.open_table(context.registry, owner, wish, address=address, seed_allowed=True)
        return table.info.seen_by(owner.id)

    @get("/{table_id:str}", summary="A table")
    async def show(self, context: ContextDep, guest: GuestDep, table_id: TableId, invite: InviteQuery = "") -> Table:
        info = await context.visible_info(table_id, guest, invite)
        return info.seen_by(guest.id if guest else None)

    @post("/{table_id:str}/join", summary="Take a seat", status_code=200)
    async def join(self, context: ContextDep, guest: GuestDep, table_id: TableId, data: JSONBody[JoinTable]) -> Table:
        person = required(guest)
        table = await context.visible_table(table_id, person, data.invite)
        await lifecycle.join(table, person, data.seat)
        return table.info.seen_by(person.id)

    @post("/{table_id:str}/leave", summary="Give the seat up, before the start", status_code=200)
    async def leave(self, context: ContextDep, guest: GuestDep, table_id: TableId) -> Table:
        person = required(guest)
        table = await context.visible_table(table_id, person, "")
        await lifecycle.leave(table, person)
        return table.info.seen_by(person.id)

    @post("/{table_id:str}/start", summary="Start with fewer people, or with bots", status_code=200)
    async def start(
        self, context: ContextDep, guest: GuestDep, request: Request[Any, Any, Any], table_id: TableId,
        data: JSONBody[StartTable],
    ) -> Table:  # fmt: skip
        person = required(guest)
        table = await context.visible_table(table_id, person, "")
        bots = data.level is not None and not table.info.has_bots
        with context.reserve_bot_table(person.id, context.address(request), wanted=bots):
            await lifecycle.start(table, person, data.level)
        return table.info.seen_by(person.id)

    @patch("/{table_id:str}", summary="Change how a table is set up, before the start")
    async def change(
        self, context: ContextDep, guest: GuestDep, table_id: TableId, data: JSONBody[TableChange]
    ) -> Table:
        person = required(guest)
        table = await context.visible_table(table_id, person, "")
        await seating.change_table(table, person, data)
        return table.info.seen_by(person.id)

    @post("/{table_id:str}/seats", summary="Add a seat, before the start", status_code=200)
    async def add_seat(
        self, context: ContextDep, guest: GuestDep, request: Request[Any, Any, Any], table_id: TableId,
        data: JSONBody[NewSeat],
    ) -> Table:  # fmt: skip
        person = required(guest)
        table = await context.visible_table(table_id, person, "")
        bots = data.kind == "bot" and not table.info.has_bots
        with context.reserve_bot_table(person.id, context.address(request), wanted=bots):
            await seating.add_seat(table, person, data)
        return table.info.seen_by(person.id)

    @put("/{table_id:str}/seats/{seat:int}", summary="Put somebody else on a seat, before the start")
    async def change_seat(
        self, context: ContextDep, guest: GuestDep, request: Request[Any, Any, Any], table_id: TableId,
        seat: FromPath[int], data: JSONBody[SeatChange],
    ) -> Table:  # fmt: skip
        person = required(guest)
        table = await context.visible_table(table_id, person, "")
        bots = data.kind == "bot" and not table.info.has_bots
        with context.reserve_bot_table(person.id, context.address(request), wanted=bots):
            await seating.change_seat(table, person, seat, data)
        return table.info.seen_by(person.id)

    @delete("/{table_id:str}/seats/{seat:int}", summary="Remove a seat, before the start", status_code=200)
    async def remove_seat(
        self, context: ContextDep, guest: GuestDep, table_id: TableId, seat: FromPath[int], was: FromQuery[SeatKind]
    ) -> Table:
        person = required(guest)
        table = await context.visible_table(table_id, person, "")
        await seating.remove_seat(table, person, seat, was)
        return table.info.seen_by(person.id)

    @delete("/{table_id:str}", summary="Clear a table that has not started")
    async def clear(self, context: ContextDep, guest: GuestDep, table_id: TableId) -> None:
        person = required(guest)
        await lifecycle.delete(await context.visible_table(table_id, person, ""), person)

    @get("/{table_id:str}/invite", summary="The link to send")
    async def invite(
        self, context: ContextDep, guest: GuestDep, request: Request[Any, Any, Any], table_id: TableId
    ) -> Invite:
        return _invite(context, request, table_id, await _invite_token(context, guest, table_id))

    @get("/{table_id:str}/invite.svg", summary="The link as a QR code", media_type="image/svg+xml")
    async def qr(
        self, context: ContextDep, guest: GuestDep, request: Request[Any, Any, Any], table_id: TableId
    ) -> Response[bytes]:
        token = await _invite_token(context, guest, table_id)
        link = _invite(context, request, table_id, token).link.encode()
        done = await while_connected(request, context.jobs.do(context.address(request), "qr", link))
        headers = {"Cache-Control": "no-store"}
        return Response(done.body, media_type="image/svg+xml", headers=headers)

    @put("/{table_id:str}/shared", summary="Let everybody see a finished game, or no longer")
    async def share(self, context: ContextDep, guest: GuestDep, table_id: TableId, data: JSONBody[Sharing]) -> Table:
        person = required(guest)
        table = await context.visible_table(table_id, person, "")
        await lifecycle.share(table, person, data.shared)
        return table.info.seen_by(person.id)

    @post("/{table_id:str}/invite", summary="Make a new link; the old one is void", status_code=200)
    async def renew(
        self, context: ContextDep, guest: GuestDep, request: Request[Any, Any, Any], table_id: TableId
    ) -> Invite:
        person = required(guest)
        table = await context.visible_table(table_id, person, "")
        token = await lifecycle.renew_invite(table, person)
        return _invite(context, request, table_id, token)


@contextmanager
def _counted(context: AppContext, owner: GuestRow, request: Request[Any, Any, Any], wish: NewTable) -> Iterator[str]:
    """The limits for opening a table. Returns the address it is opened from."""
    address = context.address(request)
    context.limits.take(TABLES, address)
    with context.reserve_bot_table(owner.id, address, wanted=any(seat.kind == "bot" for seat in wish.seats)):
        yield address
    context.registry.bot_seats.requesters.note_address(owner.id, address)


async def _check_options(context: AppContext, request: Request[Any, Any, Any], wish: NewTable) -> None:
    """Large options take a while to check, and are sent to everybody who looks at the table."""
    body = msgspec.json.encode(wish.options)
    if len(body) > MAX_OPTIONS:
        raise Refused("limit", "err-options-big", {"n": MAX_OPTIONS // 1000})
    await while_connected(
        request, context.jobs.do(context.address(request), "options", body, wish.game, len(wish.seats))
    )


async def _invite_token(context: AppContext, guest: GuestRow | None, table_id: str) -> str:
    person = required(guest)
    info = await context.visible_info(table_id, person, "")
    if not info.seats_of(person.id) and info.host != person.id:
        raise Refused("forbidden", "err-not-at-table")
    return info.invite


def _invite(context: AppContext, request: Request[Any, Any, Any], table_id: str, token: str) -> Invite:
    base, only_here = context.addresses.url_to_share(str(request.base_url).rstrip("/"))
    link = f"{base}/table/{table_id}?invite={token}"
    return Invite(token, link, f"/api/tables/{table_id}/invite.svg", only_here)
