"""/api/tables: find, open, join, start, invite."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, Request, Response, delete, get, post
from litestar.params import FromQuery, JSONBody, QueryParameter

from tableside.engine.game import game_of
from tableside.server.app_context import House
from tableside.server.http.api.dependencies import TableId, TheGuest, TheHouse
from tableside.server.http.problems import Refused
from tableside.server.http.schema import FirstTable, Invite, JoinTable, NewTable, StartTable, Table, TableList
from tableside.server.limits import TABLES
from tableside.server.people.guests import GuestRow
from tableside.server.tables import lifecycle
from tableside.server.tables.jobs.pool import while_here
from tableside.server.tables.jobs.tasks import MOST_OPTIONS
from tableside.server.tables.lobby import own_tables, public_tables

InviteQuery = Annotated[str, QueryParameter(name="invite", max_length=64)]
# Where the last page ended: the time of its last table and its id; a time alone begins before it.
Before = Annotated[str | None, QueryParameter(name="before", pattern=r"^[0-9]{1,16}(-[A-Za-z0-9_-]{1,32})?$")]


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
        house: TheHouse,
        guest: TheGuest,
        which: FromQuery[Literal["open", "watch"]] = "open",
        game: FromQuery[str | None] = None,
        before: Before = None,
    ) -> TableList:
        if game is not None:
            game_of(game)  # refuses a game that there is not
        return await public_tables(house.store, guest.id if guest else None, which, game, before)

    @get("/mine", summary="Tables where I sit")
    async def mine(
        self,
        house: TheHouse,
        guest: TheGuest,
        which: FromQuery[Literal["running", "finished"]] = "running",
        before: Before = None,
    ) -> TableList:
        return await own_tables(house.store, required(guest).id, which, before)

    @post(summary="Open a table")
    async def open(
        self, house: TheHouse, guest: TheGuest, request: Request[Any, Any, Any], data: JSONBody[NewTable]
    ) -> Table:
        owner = required(guest)
        with _counted(house, owner, request, data) as address:
            plain = lifecycle.is_plain(data.options)
            if not plain:
                await _check_options(house, request, data)
            table = await lifecycle.open_table(house.hall, owner, data, checked=not plain)
            table.opened_from = address
        return table.sheet.seen_by(owner.id)

    @post("/first", summary="Open a guided first game")
    async def open_first(
        self, house: TheHouse, guest: TheGuest, request: Request[Any, Any, Any], data: JSONBody[FirstTable]
    ) -> Table:
        owner = required(guest)
        wish = lifecycle.first_game(data.game)
        with _counted(house, owner, request, wish) as address:
            table = await lifecycle.open_table(house.hall, owner, wish, seed_allowed=True)
            table.opened_from = address
        return table.sheet.seen_by(owner.id)

    @get("/{table_id:str}", summary="A table")
    async def show(self, house: TheHouse, guest: TheGuest, table_id: TableId, invite: InviteQuery = "") -> Table:
        sheet = await house.seen_sheet(table_id, guest, invite)
        return sheet.seen_by(guest.id if guest else None)

    @post("/{table_id:str}/join", summary="Take a seat", status_code=200)
    async def join(self, house: TheHouse, guest: TheGuest, table_id: TableId, data: JSONBody[JoinTable]) -> Table:
        person = required(guest)
        table = await house.seen_table(table_id, person, data.invite)
        await lifecycle.join(table, person, data.seat)
        return table.sheet.seen_by(person.id)

    @post("/{table_id:str}/leave", summary="Give the seat up, before the start", status_code=200)
    async def leave(self, house: TheHouse, guest: TheGuest, table_id: TableId) -> Table:
        person = required(guest)
        table = await house.seen_table(table_id, person, "")
        await lifecycle.leave(table, person)
        return table.sheet.seen_by(person.id)

    @post("/{table_id:str}/start", summary="Start with fewer people, or with bots", status_code=200)
    async def start(
        self, house: TheHouse, guest: TheGuest, request: Request[Any, Any, Any], table_id: TableId,
        data: JSONBody[StartTable],
    ) -> Table:  # fmt: skip
        person = required(guest)
        table = await house.seen_table(table_id, person, "")
        bots = data.level is not None and not table.sheet.has_bots
        with house.room_for_bots(person.id, house.address(request), wanted=bots):
            await lifecycle.start(table, person, data.level)
        return table.sheet.seen_by(person.id)

    @delete("/{table_id:str}", summary="Clear a table that has not started")
    async def clear(self, house: TheHouse, guest: TheGuest, table_id: TableId) -> None:
        person = required(guest)
        await lifecycle.clear(await house.seen_table(table_id, person, ""), person)

    @get("/{table_id:str}/invite", summary="The link to send")
    async def invite(
        self, house: TheHouse, guest: TheGuest, request: Request[Any, Any, Any], table_id: TableId
    ) -> Invite:
        return _invite(house, request, table_id, await _invite_token(house, guest, table_id))

    @get("/{table_id:str}/invite.svg", summary="The link as a QR code", media_type="image/svg+xml")
    async def qr(
        self, house: TheHouse, guest: TheGuest, request: Request[Any, Any, Any], table_id: TableId
    ) -> Response[bytes]:
        token = await _invite_token(house, guest, table_id)
        link = _invite(house, request, table_id, token).link.encode()
        done = await while_here(request, house.workers.do(house.address(request), "qr", link))
        headers = {"Cache-Control": "no-store"}
        return Response(done.body, media_type="image/svg+xml", headers=headers)

    @post("/{table_id:str}/invite", summary="Make a new link; the old one is void", status_code=200)
    async def renew(
        self, house: TheHouse, guest: TheGuest, request: Request[Any, Any, Any], table_id: TableId
    ) -> Invite:
        person = required(guest)
        table = await house.seen_table(table_id, person, "")
        token = await lifecycle.renew_invite(table, person)
        return _invite(house, request, table_id, token)


@contextmanager
def _counted(house: House, owner: GuestRow, request: Request[Any, Any, Any], wish: NewTable) -> Iterator[str]:
    """What opening a table is limited by; gives the address it is opened from."""
    address = house.address(request)
    house.limits.take(TABLES, address)
    with house.room_for_bots(owner.id, address, wanted=any(seat.kind == "bot" for seat in wish.seats)):
        yield address
    house.hall.robots.askers.met(owner.id, address)


async def _check_options(house: House, request: Request[Any, Any, Any], wish: NewTable) -> None:
    """Data by content takes a while to check; and everybody who looks at the table is sent it."""
    body = msgspec.json.encode(wish.options)
    if len(body) > MOST_OPTIONS:
        raise Refused("limit", "err-options-big", {"n": MOST_OPTIONS // 1000})
    await while_here(request, house.workers.do(house.address(request), "options", body, wish.game, len(wish.seats)))


async def _invite_token(house: House, guest: GuestRow | None, table_id: str) -> str:
    person = required(guest)
    sheet = await house.seen_sheet(table_id, person, "")
    if not sheet.seats_of(person.id) and sheet.host != person.id:
        raise Refused("forbidden", "err-not-at-table")
    return sheet.invite


def _invite(house: House, request: Request[Any, Any, Any], table_id: str, token: str) -> Invite:
    base, only_here = house.reach.for_others(str(request.base_url).rstrip("/"))
    link = f"{base}/table/{table_id}?invite={token}"
    return Invite(token, link, f"/api/tables/{table_id}/invite.svg", only_here)
