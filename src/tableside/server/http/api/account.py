"""/api/account: signing in on more than one device, with a password or a passkey."""

import hashlib
from typing import Any

from litestar import Controller, Request, Response, delete, get, post
from litestar.params import FromPath, JSONBody

from tableside.server.app_context import Caller, House
from tableside.server.http.api.dependencies import TheCaller, TheGuest, TheHouse
from tableside.server.http.api.session import signed
from tableside.server.http.api.tables import required
from tableside.server.http.problems import Refused
from tableside.server.http.schema import (
    Account,
    Goodbye,
    NewPasskey,
    NewPassword,
    PasskeyOptions,
    PasskeySignIn,
    Session,
    SignIn,
)
from tableside.server.limits import GUESSES, KNOWN_SIGN_INS, NAME_SIGN_INS, SIGN_INS
from tableside.server.people.accounts import Entered, login_key
from tableside.server.people.devices import known_device, remember
from tableside.server.people.guests import GuestRow
from tableside.server.people.passkeys import Site
from tableside.server.people.sessions import COOKIE

_Request = Request[Any, Any, Any]


class AccountController(Controller):
    path = "/api/account"
    tags = ("account",)

    @get(summary="How I sign in")
    async def show(self, house: TheHouse, guest: TheGuest) -> Account:
        return await house.accounts.show(required(guest))

    @post(summary="Become an account with name and password, or change them", status_code=200)
    async def set_password(
        self, house: TheHouse, caller: TheCaller, request: _Request, data: JSONBody[NewPassword]
    ) -> Response[Session]:
        guest = _wanted(house, caller)
        _slowly(house, request, guest.id)
        entered = await house.accounts.set_password(guest, data, _session(caller))
        await house.belonging.settle(guest.id)
        name = await house.accounts.login_of(guest.id)
        return _remembered(house, request, name, signed(house, entered.guest, entered.session))

    @post("/sign-in", summary="Sign in with name and password", status_code=200)
    async def sign_in(
        self, house: TheHouse, caller: TheCaller, request: _Request, data: JSONBody[SignIn]
    ) -> Response[Session]:
        _demand_open(house)
        _guess_slowly(house, request, data.name)
        account = await house.accounts.by_password(data.name, data.password)
        entered = await house.accounts.sign_in(account, _brought(caller, data.bring, account))
        return _remembered(house, request, data.name, await _came_in(house, caller, entered))

    @post("/passkeys/options", summary="What the browser needs to make a passkey", status_code=200)
    async def passkey_options(self, house: TheHouse, caller: TheCaller, request: _Request) -> PasskeyOptions:
        guest = _wanted(house, caller)
        known = await house.accounts.passkeys_of(guest.id)
        name = await house.accounts.login_of(guest.id) or guest.name
        asked = house.ceremony.ask_new(house.signer, _site(house, request), guest.id, name, known, house.clock())
        return PasskeyOptions(asked)

    @post("/passkeys", summary="Keep the passkey that the browser made; the first makes an account", status_code=200)
    async def add_passkey(
        self, house: TheHouse, caller: TheCaller, request: _Request, data: JSONBody[NewPasskey]
    ) -> Response[Session]:
        guest = _wanted(house, caller)
        _slowly(house, request, guest.id)
        site = _site(house, request)
        key = house.ceremony.take_new(house.signer, site, guest.id, data.credential, house.clock())
        entered = await house.accounts.add_passkey(guest, key, _session(caller))
        await house.belonging.settle(guest.id)
        return signed(house, entered.guest, entered.session)

    @delete("/passkeys/{id:str}", summary="A passkey is good no longer")
    async def remove_passkey(self, house: TheHouse, caller: TheCaller, id: FromPath[str]) -> None:
        await house.accounts.remove_passkey(_account(caller), id)

    @post("/passkeys/sign-in/options", summary="What the browser needs to sign in with a passkey", status_code=200)
    async def sign_in_options(self, house: TheHouse, request: _Request) -> PasskeyOptions:
        _demand_open(house)
        return PasskeyOptions(house.ceremony.ask(house.signer, _site(house, request), house.clock()))

    @post("/passkeys/sign-in", summary="Sign in with a passkey", status_code=200)
    async def sign_in_with_passkey(
        self, house: TheHouse, caller: TheCaller, request: _Request, data: JSONBody[PasskeySignIn]
    ) -> Response[Session]:
        _demand_open(house)
        house.limits.take(SIGN_INS, house.address(request))
        id = data.credential.get("id")
        if not isinstance(id, str):
            raise Refused("invalid", "err-passkey")
        key = await house.accounts.passkey(id)
        uses = house.ceremony.take(house.signer, _site(house, request), key, data.credential, house.clock())
        brought = _brought(caller, data.bring, key.guest)
        came = await _came_in(house, caller, await house.accounts.sign_in(key.guest, brought, key, uses))
        return _remembered(house, request, await house.accounts.login_of(key.guest), came)

    @delete("/sessions", summary="Sign out everywhere")
    async def sign_out_everywhere(self, house: TheHouse, caller: TheCaller) -> Response[None]:
        guest = _account(caller)
        await house.accounts.end_all(guest.id)
        await house.belonging.settle(guest.id)
        return _gone()

    @post("/delete", summary="Delete the account; its games stay, under nobody's name", status_code=204)
    async def delete_account(
        self, house: TheHouse, caller: TheCaller, request: _Request, data: JSONBody[Goodbye]
    ) -> Response[None]:
        guest = _account(caller)
        _slowly(house, request, guest.id)
        await house.accounts.check_own(guest, data.current)
        for id in await house.accounts.delete(guest):
            await house.belonging.settle(id)
        return _gone()


def _demand_open(house: House) -> None:
    if not house.settings.accounts:
        raise Refused("forbidden", "err-accounts-off")


def _wanted(house: House, caller: Caller) -> GuestRow:
    """Who wants to be an account, or to change it."""
    _demand_open(house)
    return required(caller.guest)


def _account(caller: Caller) -> GuestRow:
    guest = required(caller.guest)
    if not guest.account:
        raise Refused("conflict", "err-no-account")
    return guest


def _session(caller: Caller) -> str:
    return caller.ticket.session if caller.ticket is not None else ""


def _slowly(house: House, request: _Request, guest: str) -> None:
    """Who is signed in tries passwords slowly, too: a device may have been left alone."""
    house.limits.take(SIGN_INS, house.address(request))
    house.limits.take(NAME_SIGN_INS, f"guest {guest}")


def _guess_slowly(house: House, request: _Request, name: str) -> None:
    """Guessing is slow: from one address, for one name from there, and for one name from everywhere. A device that
    signed in under the name before is none of those who guess: it has a limit of its own."""
    who, address = _fingerprint(name), house.address(request)
    if device := known_device(house.signer, request.cookies, who):
        house.limits.take(NAME_SIGN_INS, f"{who} device {device}")
        house.limits.take(KNOWN_SIGN_INS, address)
        return
    house.limits.take(SIGN_INS, address)
    house.limits.take(NAME_SIGN_INS, f"{who} {address}")
    house.limits.take(GUESSES, who)


def _fingerprint(name: str) -> str:
    """A sign-in name for limits and cookies, which need not tell it."""
    return hashlib.sha256(login_key(name).encode()).hexdigest()[:24]


def _remembered(house: House, request: _Request, name: str, response: Response[Session]) -> Response[Session]:
    """From now on this browser is known under the name."""
    if name:
        who = _fingerprint(name)
        known = known_device(house.signer, request.cookies, who)
        remember(response, house.signer, who, known, secure=house.settings.secure_cookies)
    return response


def _site(house: House, request: _Request) -> Site:
    """The page that asks; whether it is ours was checked at the door. Programs say nothing: then ours is meant."""
    ours = house.settings.public_url or str(request.base_url)
    return Site(request.headers.get("origin") or ours.rstrip("/"))


def _brought(caller: Caller, bring: bool, account: str) -> GuestRow | None:
    return caller.guest if bring and caller.guest is not None and caller.guest.id != account else None


async def _came_in(house: House, caller: Caller, entered: Entered) -> Response[Session]:
    """Signed in; who was here before goes over to the account, or out."""
    if caller.guest is not None and caller.ticket is not None:
        await house.accounts.leave(caller.guest, caller.ticket.session)
        await house.belonging.settle(caller.guest.id)
    return signed(house, entered.guest, entered.session)


def _gone() -> Response[None]:
    response = Response(None, status_code=204)
    response.delete_cookie(COOKIE)
    return response
