"""/api/session: who you are."""

from typing import Any

from litestar import Controller, Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from tableside.locales import LANGUAGES
from tableside.server.app_context import House
from tableside.server.http.api.dependencies import TheCaller, TheHouse
from tableside.server.http.schema import Language, Session, SessionChange
from tableside.server.limits import SESSIONS
from tableside.server.people.guests import GuestRow
from tableside.server.people.sessions import COOKIE, RENEW_AFTER


class SessionController(Controller):
    path = "/api/session"
    tags = ("session",)

    @get(summary="Who am I?")
    async def show(self, house: TheHouse, caller: TheCaller) -> Response[Session]:
        if caller.guest is None or caller.ticket is None:
            return Response(Session(None, "", house.settings.accounts, caller.ended, caller.ended and caller.deleted))
        if caller.ticket.fresh(RENEW_AFTER * house.life_of(caller.guest), house.clock()):
            return signed(house, caller.guest, caller.ticket.session, caller.ticket.issued)
        if caller.ticket.session:
            await house.accounts.renew(caller.ticket.session)
        return signed(house, caller.guest, caller.ticket.session)

    @post(summary="Be a guest, or change name, language, settings, webhook", status_code=200)
    async def change(
        self, house: TheHouse, caller: TheCaller, request: Request[Any, Any, Any], data: JSONBody[SessionChange]
    ) -> Response[Session]:
        if caller.guest is None or caller.ticket is None:
            house.limits.take(SESSIONS, house.address(request))
            guest = await house.guests.greet(data, _language(request.headers.get("accept-language", "")))
            return signed(house, guest)
        guest = await house.guests.change(caller.guest, data)
        if guest.name != caller.guest.name:
            await house.belonging.renamed(guest)
        return signed(house, guest, caller.ticket.session, caller.ticket.issued)

    @delete(summary="Forget me on this device; an account is signed out here")
    async def forget(self, house: TheHouse, caller: TheCaller) -> Response[None]:
        if caller.guest is not None and caller.ticket is not None:
            await house.accounts.leave(caller.guest, caller.ticket.session)
            await house.belonging.settle(caller.guest.id)
        response = Response(None, status_code=204)
        response.delete_cookie(COOKIE)
        return response


def signed(house: House, guest: GuestRow, session: str = "", issued: float | None = None) -> Response[Session]:
    """Who one is now, with the token that says so: a new one, or the one that was made before."""
    token = house.signer.token(guest.id, session, house.clock() if issued is None else issued)
    cookie = Cookie(
        key=COOKIE,
        value=token,
        max_age=int(house.life_of(guest)),
        path="/",
        httponly=True,
        samesite="lax",
        secure=house.settings.secure_cookies,
    )
    return Response(Session(guest.told(), token, house.settings.accounts), cookies=[cookie])


def _language(accepted: str) -> Language:
    """The first language of the browser's list that we speak."""
    for part in accepted.split(","):
        code = part.strip()[:2].lower()
        if code in LANGUAGES:
            return code  # type: ignore[return-value]  # LANGUAGES are the values of Language
    return "en"
