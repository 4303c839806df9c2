"""/api/account: signing in on more than one device, with a password or a passkey."""

import hashlib
from typing import Any

from litestar import Controller, Request, Response, delete, get, post
from litestar.params import FromPath, JSONBody

from tableside.server.api_schema import (
    Account,
    Goodbye,
    NewPasskey,
    NewPassword,
    PasskeyOptions,
    PasskeySignIn,
    Session,
    SignIn,
)
from tableside.server.app_context import AppContext, Caller
from tableside.server.http.api.dependencies import CallerDep, ContextDep, GuestDep
from tableside.server.http.api.session import signed
from tableside.server.http.api.tables import required
from tableside.server.limits import GUESSES, KNOWN_SIGN_INS, NAME_SIGN_INS, SIGN_INS
from tableside.server.people.accounts import SignedIn, login_key
from tableside.server.people.guests import GuestRow
from tableside.server.people.known_devices import known_device, remember
from tableside.server.people.passkeys import Site
from tableside.server.people.sessions import COOKIE
from tableside.server.problems import Refused

_Request = Request[Any, Any, Any]


class AccountController(Controller):
    path = "/api/account"
    tags = ("account",)

    @get(summary="How I sign in")
    async def show(self, context: ContextDep, guest: GuestDep) -> Account:
        return await context.accounts.show(required(guest))

    @post(summary="Become an account with name and password, or change them", status_code=200)
    async def set_password(
        self, context: ContextDep, caller: CallerDep, request: _Request, data: JSONBody[NewPassword]
    ) -> Response[Session]:
        guest = _guest_for_account(context, caller)
        _limit_attempts(context, request, guest.id)
        entered = await context.accounts.set_password(guest, data, _session(caller))
        await context.account_sync.apply_change(guest.id)
        name = await context.accounts.login_of(guest.id)
        return _with_device_cookie(context, request, name, signed(context, entered.guest, entered.session))

    @post("/sign-in", summary="Sign in with name and password", status_code=200)
    async def sign_in(
        self, context: ContextDep, caller: CallerDep, request: _Request, data: JSONBody[SignIn]
    ) -> Response[Session]:
        _demand_accounts(context)
        _limit_guesses(context, request, data.name)
        account = await context.accounts.by_password(data.name, data.password)
        entered = await context.accounts.sign_in(account, _brought(caller, data.bring, account))
        return _with_device_cookie(context, request, data.name, await _signed_in(context, caller, entered))

    @post("/passkeys/options", summary="What the browser needs to make a passkey", status_code=200)
    async def passkey_options(self, context: ContextDep, caller: CallerDep, request: _Request) -> PasskeyOptions:
        guest = _guest_for_account(context, caller)
        known = await context.accounts.passkeys_of(guest.id)
        name = await context.accounts.login_of(guest.id) or guest.name
        asked = context.passkeys.registration_options(
            context.signer, _site(context, request), guest.id, name, known, context.clock()
        )
        return PasskeyOptions(asked)

    @post("/passkeys", summary="Keep the passkey that the browser made; the first makes an account", status_code=200)
    async def add_passkey(
        self, context: ContextDep, caller: CallerDep, request: _Request, data: JSONBody[NewPasskey]
    ) -> Response[Session]:
        guest = _guest_for_account(context, caller)
        _limit_attempts(context, request, guest.id)
        site = _site(context, request)
        key = context.passkeys.verify_registration(context.signer, site, guest.id, data.credential, context.clock())
        entered = await context.accounts.add_passkey(guest, key, _session(caller))
        await context.account_sync.apply_change(guest.id)
        return signed(context, entered.guest, entered.session)

    @delete("/passkeys/{id:str}", summary="A passkey is good no longer")
    async def remove_passkey(self, context: ContextDep, caller: CallerDep, id: FromPath[str]) -> None:
        await context.accounts.remove_passkey(_account(caller), id)

    @post("/passkeys/sign-in/options", summary="What the browser needs to sign in with a passkey", status_code=200)
    async def sign_in_options(self, context: ContextDep, request: _Request) -> PasskeyOptions:
        _demand_accounts(context)
        return PasskeyOptions(
            context.passkeys.sign_in_options(context.signer, _site(context, request), context.clock())
        )

    @post("/passkeys/sign-in", summary="Sign in with a passkey", status_code=200)
    async def sign_in_with_passkey(
        self, context: ContextDep, caller: CallerDep, request: _Request, data: JSONBody[PasskeySignIn]
    ) -> Response[Session]:
        _demand_accounts(context)
        context.limits.take(SIGN_INS, context.address(request))
        id = data.credential.get("id")
        if not isinstance(id, str):
            raise Refused("invalid", "err-passkey")
        key = await context.accounts.passkey(id)
        uses = context.passkeys.verify_sign_in(
            context.signer, _site(context, request), key, data.credential, context.clock()
        )
        brought = _brought(caller, data.bring, key.guest)
        response = await _signed_in(context, caller, await context.accounts.sign_in(key.guest, brought, key, uses))
        return _with_device_cookie(context, request, await context.accounts.login_of(key.guest), response)

    @delete("/sessions", summary="Sign out everywhere")
    async def sign_out_everywhere(self, context: ContextDep, caller: CallerDep) -> Response[None]:
        guest = _account(caller)
        await context.accounts.sign_out_everywhere(guest.id)
        await context.account_sync.apply_change(guest.id)
        return _signed_out()

    @post("/delete", summary="Delete the account; its games stay, under nobody's name", status_code=204)
    async def delete_account(
        self, context: ContextDep, caller: CallerDep, request: _Request, data: JSONBody[Goodbye]
    ) -> Response[None]:
        guest = _account(caller)
        _limit_attempts(context, request, guest.id)
        await context.accounts.check_own(guest, data.current)
        for id in await context.accounts.delete(guest):
            await context.account_sync.apply_change(id)
        return _signed_out()


def _demand_accounts(context: AppContext) -> None:
    if not context.settings.accounts:
        raise Refused("forbidden", "err-accounts-off")


def _guest_for_account(context: AppContext, caller: Caller) -> GuestRow:
    """The guest who wants an account or changes it."""
    _demand_accounts(context)
    return required(caller.guest)


def _account(caller: Caller) -> GuestRow:
    guest = required(caller.guest)
    if not guest.account:
        raise Refused("conflict", "err-no-account")
    return guest


def _session(caller: Caller) -> str:
    return caller.ticket.session if caller.ticket is not None else ""


def _limit_attempts(context: AppContext, request: _Request, guest: str) -> None:
    """Also for somebody who is signed in, because a device may have been left unattended."""
    context.limits.take(SIGN_INS, context.address(request))
    context.limits.take(NAME_SIGN_INS, f"guest {guest}")


def _limit_guesses(context: AppContext, request: _Request, name: str) -> None:
    """Limits for one address, for one name from that address, and for one name from everywhere. A device that has
    signed in under the name before has its own limits, so that strangers cannot lock it out."""
    who, address = _fingerprint(name), context.address(request)
    if device := known_device(context.signer, request.cookies, who):
        context.limits.take(NAME_SIGN_INS, f"{who} device {device}")
        context.limits.take(KNOWN_SIGN_INS, address)
        return
    context.limits.take(SIGN_INS, address)
    context.limits.take(NAME_SIGN_INS, f"{who} {address}")
    context.limits.take(GUESSES, who)


def _fingerprint(name: str) -> str:
    """A hash of a sign-in name, for limits and cookies."""
    return hashlib.sha256(login_key(name).encode()).hexdigest()[:24]


def _with_device_cookie(
    context: AppContext, request: _Request, name: str, response: Response[Session]
) -> Response[Session]:
    """From now on this browser is known under the name."""
    if name:
        who = _fingerprint(name)
        known = known_device(context.signer, request.cookies, who)
        remember(response, context.signer, who, known, secure=context.settings.secure_cookies)
    return response


def _site(context: AppContext, request: _Request) -> Site:
    """The site of the page that sent the request. The middleware has checked that it is ours. Programs send none, so
    ours is used."""
    ours = context.settings.public_url or str(request.base_url)
    return Site(request.headers.get("origin") or ours.rstrip("/"))


def _brought(caller: Caller, bring: bool, account: str) -> GuestRow | None:
    return caller.guest if bring and caller.guest is not None and caller.guest.id != account else None


async def _signed_in(context: AppContext, caller: Caller, entered: SignedIn) -> Response[Session]:
    """The answer to a sign-in. The guest who was here before joins the account or leaves."""
    if caller.guest is not None and caller.ticket is not None:
        await context.accounts.leave_device(caller.guest, caller.ticket.session)
        await context.account_sync.apply_change(caller.guest.id)
    return signed(context, entered.guest, entered.session)


def _signed_out() -> Response[None]:
    response = Response(None, status_code=204)
    response.delete_cookie(COOKIE)
    return response
