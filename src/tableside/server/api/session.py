"""/api/session: who you are."""

from typing import Any

from litestar import Controller, Request, Response, delete, get, post
from litestar.datastructures import Cookie

from tableside.locales import LANGUAGES
from tableside.server.guests import GuestRow
from tableside.server.house import House
from tableside.server.limits import SESSIONS
from tableside.server.schema import Language, Session, SessionChange
from tableside.server.sessions import COOKIE, LIFETIME


class SessionController(Controller):
    path = "/api/session"
    tags = ("session",)

    @get(summary="Who am I?")
    async def show(self, house: House, guest: GuestRow | None) -> Response[Session]:
        if guest is None:
            return Response(Session(None, ""))
        return _answer(house, guest)

    @post(summary="Be a guest, or change name, language, settings, webhook", status_code=200)
    async def change(
        self, house: House, guest: GuestRow | None, request: Request[Any, Any, Any], data: SessionChange
    ) -> Response[Session]:
        if guest is None:
            house.limits.take(SESSIONS, house.address(request))
            guest = await house.guests.greet(data, _language(request.headers.get("accept-language", "")))
        else:
            guest = await house.guests.change(guest, data)
        return _answer(house, guest)

    @delete(summary="Forget me on this device")
    async def forget(self) -> Response[None]:
        response = Response(None, status_code=204)
        response.delete_cookie(COOKIE)
        return response


def _answer(house: House, guest: GuestRow) -> Response[Session]:
    token = house.signer.token(guest.id)
    cookie = Cookie(
        key=COOKIE,
        value=token,
        max_age=LIFETIME,
        path="/",
        httponly=True,
        samesite="lax",
        secure=house.settings.secure_cookies,
    )
    return Response(Session(guest.told(), token), cookies=[cookie])


def _language(accepted: str) -> Language:
    """The first language of the browser's list that we speak."""
    for part in accepted.split(","):
        code = part.strip()[:2].lower()
        if code in LANGUAGES:
            return code  # type: ignore[return-value]  # LANGUAGES are the values of Language
    return "en"
