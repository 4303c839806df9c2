"""/api/session: who you are."""

from typing import Any

from litestar import Controller, Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from tableside.locales import LANGUAGES
from tableside.server.api_schema import Language, Session, SessionChange
from tableside.server.app_context import AppContext
from tableside.server.http.api.dependencies import CallerDep, ContextDep
from tableside.server.limits import SESSIONS
from tableside.server.people.guests import GuestRow
from tableside.server.people.sessions import COOKIE, RENEW_AFTER


class SessionController(Controller):
    path = "/api/session"
    tags = ("session",)

    @get(summary="Who am I?")
    async def show(self, context: ContextDep, caller: CallerDep) -> Response[Session]:
        if caller.guest is None or caller.ticket is None:
            return Response(Session(None, "", context.settings.accounts, caller.ended, caller.ended and caller.deleted))
        if caller.ticket.fresh(RENEW_AFTER * context.life_of(caller.guest), context.clock()):
            return signed(context, caller.guest, caller.ticket.session, caller.ticket.issued)
        if caller.ticket.session:
            await context.accounts.renew(caller.ticket.session)
        return signed(context, caller.guest, caller.ticket.session)

    @post(summary="Be a guest, or change name, language, settings, webhook", status_code=200)
    async def change(
        self, context: ContextDep, caller: CallerDep, request: Request[Any, Any, Any], data: JSONBody[SessionChange]
    ) -> Response[Session]:
        if caller.guest is None or caller.ticket is None:
            context.limits.take(SESSIONS, context.address(request))
            guest = await context.guests.create(data, _language(request.headers.get("accept-language", "")))
            return signed(context, guest)
        guest = await context.guests.change(caller.guest, data)
        if guest.name != caller.guest.name:
            await context.account_sync.apply_rename(guest)
        return signed(context, guest, caller.ticket.session, caller.ticket.issued)

    @delete(summary="Forget me on this device; an account is signed out here")
    async def forget(self, context: ContextDep, caller: CallerDep) -> Response[None]:
        if caller.guest is not None and caller.ticket is not None:
            await context.accounts.leave_device(caller.guest, caller.ticket.session)
            await context.account_sync.apply_change(caller.guest.id)
        response = Response(None, status_code=204)
        response.delete_cookie(COOKIE)
        return response


def signed(context: AppContext, guest: GuestRow, session: str = "", issued: float | None = None) -> Response[Session]:
    """The session, with its token: a new one, or the one that was issued before."""
    token = context.signer.token(guest.id, session, context.clock() if issued is None else issued)
    cookie = Cookie(
        key=COOKIE,
        value=token,
        max_age=int(context.life_of(guest)),
        path="/",
        httponly=True,
        samesite="lax",
        secure=context.settings.secure_cookies,
    )
    return Response(Session(guest.to_schema(), token, context.settings.accounts), cookies=[cookie])


def _language(accepted: str) -> Language:
    """The first language of the browser's list that we support."""
    for part in accepted.split(","):
        code = part.strip()[:2].lower()
        if code in LANGUAGES:
            return code  # type: ignore[return-value]  # LANGUAGES are the values of Language
    return "en"
