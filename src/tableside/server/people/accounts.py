"""Accounts: guests who can sign in. An account is the same guest under the same id, so it keeps all its games. A guest
who signs in on another device may bring along the games of that device. No seat is rewritten for that. The guest's row
says which account it belongs to, and every query of seats finds the owner (``storage/queries.py``)."""

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from msgspec import UNSET
from sqlalchemy import Connection, Row, bindparam, null, select

from tableside.locales import words
from tableside.server import api_schema
from tableside.server.api_schema import NewPassword
from tableside.server.people.guests import GuestRow, Guests, clean_text
from tableside.server.people.passkeys import StoredPasskey
from tableside.server.people.passwords import Passwords, check_length
from tableside.server.people.sessions import new_session_id, signed_in_life
from tableside.server.problems import Refused
from tableside.server.settings import Settings
from tableside.server.storage import model, writes
from tableside.server.storage.store import Conflict, Store
from tableside.server.storage.writes import Writes
from tableside.server.tables import journal
from tableside.server.tables.clocks import now_ms
from tableside.server.tables.journal import ReactLine, SayLine

NOBODY: Final = "-"
"""The owner of the seats of a deleted account."""

_MAX_PASSKEYS: Final = 20
_CREDENTIAL: Final = re.compile(r"[A-Za-z0-9_-]{1,1400}")  # base64url; a database may refuse other characters
_BY_GUEST: Final = select(model.accounts).where(model.accounts.c.guest == bindparam("which"))
_BY_NAME: Final = select(model.accounts).where(model.accounts.c.key == bindparam("key"))
_PASSKEYS: Final = (
    select(model.passkeys).where(model.passkeys.c.guest == bindparam("which")).order_by(model.passkeys.c.created)
)
_PASSKEY: Final = select(model.passkeys).where(model.passkeys.c.id == bindparam("which"))
_SAID: Final = (
    select(model.journal.c.table_id, model.journal.c.seq, model.journal.c.data, model.seats.c.seat)
    .join(model.seats, model.seats.c.table_id == model.journal.c.table_id)
    .where(model.seats.c.guest.in_(bindparam("ids", expanding=True)), model.journal.c.kind.in_(("say", "react")))
)
# What somebody said without a seat: the request key begins with their id (``chat.request_key``).
_SAID_WATCHING: Final = select(
    model.journal.c.table_id, model.journal.c.seq, model.journal.c.data, null().label("seat")
).where(model.journal.c.kind.in_(("say", "react")), model.journal.c.frame.startswith(bindparam("speaker")))
_TAKEN_IN: Final = select(model.guests.c.id).where(model.guests.c.account == bindparam("which"))


@dataclass(frozen=True)
class SignedIn:
    """Somebody is signed in now, with a session for this device."""

    guest: GuestRow
    session: str


class Accounts:
    def __init__(self, settings: Settings, store: Store, guests: Guests) -> None:
        self._store = store
        self._guests = guests
        self._life = int(signed_in_life(settings.session_days) * 1000)
        self._passwords = Passwords(settings.password_memory)

    async def show(self, guest: GuestRow) -> api_schema.Account:
        def read(connection: Connection) -> tuple[Row[Any] | None, Sequence[Row[Any]]]:
            which = {"which": guest.id}
            return connection.execute(_BY_GUEST, which).first(), connection.execute(_PASSKEYS, which).all()

        row, passkeys = await self._store.read(read)
        if row is None:
            raise Refused("missing", "err-no-account")
        shown = [api_schema.Passkey(key.id, key.created, key.used) for key in passkeys]
        return api_schema.Account(row.name, bool(row.password), shown, len(guest.sessions), row.created)

    # ---- creating an account, and ways to sign in -------------------------------------------------------------

    async def set_password(self, guest: GuestRow, wish: NewPassword, session: str) -> SignedIn:
        """Create an account, or change its name or its password. A new password ends its sessions on other devices."""
        row = await self._store.row(_BY_GUEST, which=guest.id)
        named, fresh = wish.name or "", wish.password or ""
        name, key = _login(row.name if row is not None and wish.name is UNSET else named)
        only_name = row is not None and bool(row.password) and wish.password is UNSET
        if not only_name:
            check_length(fresh)
        await self.demand_password(row, wish.current)
        todo = Writes()
        if only_name:
            todo.add(writes.RENAME_ACCOUNT, which=guest.id, name=name, key=key)
            return await self._write_and_sign_in(guest.id, session, todo, taken="err-login-taken")
        new = {"name": name, "key": key, "password": await self._passwords.hash(fresh)}
        if row is None:
            session = self._create(todo, guest, new)
        else:
            todo.add(writes.CHANGE_ACCOUNT, which=guest.id, **new)
            todo.add(writes.END_SESSIONS, which=guest.id, but=session)
            todo.add(writes.NOTE_CHANGE, which=guest.id, changed=now_ms())
        return await self._write_and_sign_in(guest.id, session, todo, taken="err-login-taken")

    async def add_passkey(self, guest: GuestRow, key: StoredPasskey, session: str) -> SignedIn:
        """Add a way to sign in. The first one turns the guest into an account."""
        now, todo = now_ms(), Writes()
        if not guest.account:
            session = self._create(todo, guest, {"name": "", "key": None, "password": ""})
        elif len(await self.passkeys_of(guest.id)) >= _MAX_PASSKEYS:
            raise Refused("limit", "err-too-big", {"n": _MAX_PASSKEYS})
        row = {"id": key.id, "public_key": key.public_key, "uses": key.uses, "created": now, "used": now}
        todo.add(writes.ADD_PASSKEY, guest=guest.id, **row)
        return await self._write_and_sign_in(guest.id, session, todo, taken="err-passkey")

    def _create(self, todo: Writes, guest: GuestRow, login: dict[str, Any]) -> str:
        now = now_ms()
        todo.add(writes.TAKE_GUEST, which=guest.id, account=guest.id, changed=now)
        todo.add(writes.ADD_ACCOUNT, guest=guest.id, created=now, **login)
        return self._begin(todo, guest.id)

    async def remove_passkey(self, guest: GuestRow, id: str) -> None:
        row = await self._store.row(_BY_GUEST, which=guest.id)
        known = await self.passkeys_of(guest.id)
        if row is None or id not in known:
            raise Refused("missing", "err-no-passkey")
        if not row.password and len(known) == 1:
            raise Refused("conflict", "err-last-passkey")
        await self._store.write(Writes().add(writes.DROP_PASSKEY, which=id, guest=guest.id))

    async def passkeys_of(self, guest: str) -> list[str]:
        return [row.id for row in await self._store.rows(_PASSKEYS, which=guest)]

    async def login_of(self, guest: str) -> str:
        row = await self._store.row(_BY_GUEST, which=guest)
        return row.name if row is not None else ""

    # ---- signing in and out -----------------------------------------------------------------------------------

    async def by_password(self, name: str, password: str) -> str:
        """The account with this name and password. A wrong name and a wrong password are refused in the same way."""
        row = await self._store.row(_BY_NAME, key=login_key(name))
        if not await self._passwords.matches(password, row.password if row is not None else "") or row is None:
            raise Refused("forbidden", "err-sign-in")
        if self._passwords.outdated(row.password):
            new = {"name": row.name, "key": row.key, "password": await self._passwords.hash(password)}
            await self._store.write(Writes().add(writes.CHANGE_ACCOUNT, which=row.guest, **new))
        return str(row.guest)

    async def demand_password(self, row: Row[Any] | None, password: str) -> None:
        """Refuse unless an account has no password, or this one."""
        if row is not None and row.password and not await self._passwords.matches(password, row.password):
            raise Refused("forbidden", "err-password-wrong")

    async def passkey(self, id: str) -> StoredPasskey:
        row = await self._store.row(_PASSKEY, which=id) if _CREDENTIAL.fullmatch(id) else None
        if row is None:
            raise Refused("forbidden", "err-passkey")
        return StoredPasskey(row.id, row.guest, row.public_key, row.uses)

    async def sign_in(
        self, account: str, brought: GuestRow | None, key: StoredPasskey | None = None, uses: int = 0
    ) -> SignedIn:
        """Begin a session. ``brought`` is the guest of this device, whose games pass to the account for good."""
        now, todo = now_ms(), Writes()
        if brought is not None and brought.belongs is None:
            todo.add(writes.TAKE_GUEST, which=brought.id, account=account, changed=now)
        if key is not None:
            todo.add(writes.USE_PASSKEY, which=key.id, uses=uses, used=now)
        todo.add(writes.END_OLD_SESSIONS, which=account, long_ago=now - self._life)
        signed_in = await self._write_and_sign_in(account, self._begin(todo, account), todo)
        if brought is not None:
            self._guests.forget(brought.id)
        return signed_in

    def _begin(self, todo: Writes, account: str) -> str:
        session, now = new_session_id(), now_ms()
        todo.add(writes.ADD_SESSION, id=session, guest=account, created=now, seen=now)
        return session

    async def _write_and_sign_in(
        self, account: str, session: str, todo: Writes, taken: str = "err-account-gone"
    ) -> SignedIn:
        try:
            await self._store.write(todo)
        except Conflict as error:
            raise Refused("conflict", taken) from error
        self._guests.forget(account)
        guest = await self._guests.find(account)
        if guest is None or not guest.account:  # another account took over the guest, or this one was just deleted
            await self._store.write(_without_account(Writes(), account))
            raise Refused("conflict", "err-account-gone")
        return SignedIn(guest, session)

    async def renew(self, session: str) -> None:
        """A session was used, so its token is renewed."""
        await self._store.write(Writes().add(writes.RENEW_SESSION, which=session, seen=now_ms()))

    async def sign_out(self, guest: str, session: str) -> None:
        """Sign out on one device."""
        todo = Writes().add(writes.END_SESSION, which=session)
        await self._store.write(todo.add(writes.NOTE_CHANGE, which=guest, changed=now_ms()))
        self._guests.forget(guest)

    async def leave_device(self, guest: GuestRow, session: str) -> None:
        """Somebody else uses this device from now on. The guest keeps its games, but its open tabs must not play on."""
        if guest.account:
            await self.sign_out(guest.id, session)
        else:
            await self._store.write(Writes().add(writes.NOTE_CHANGE, which=guest.id, changed=now_ms()))
            self._guests.forget(guest.id)

    async def sign_out_everywhere(self, guest: str) -> None:
        """Sign out everywhere."""
        todo = Writes().add(writes.END_SESSIONS, which=guest, but="")
        await self._store.write(todo.add(writes.NOTE_CHANGE, which=guest, changed=now_ms()))
        self._guests.forget(guest)

    # ---- deleting an account ----------------------------------------------------------------------------------

    async def delete(self, guest: GuestRow) -> list[str]:
        """Delete an account. Its games stay without its name. Returns all guests that belonged to it."""
        which, now = guest.id, now_ms()
        former = words(guest.language).say("account-former")
        ids = [row.id for row in await self._store.rows(_TAKEN_IN, which=which)]
        todo = Writes().add(writes.FORGET_SEATS, which=which, former=former)
        said = list(await self._store.rows(_SAID, ids=ids))
        for id in ids:
            said += await self._store.rows(_SAID_WATCHING, speaker=f"{id}:")
        for row in said:
            line = journal.decode(row.data)
            if isinstance(line, SayLine | ReactLine) and line.seat == row.seat:
                line.name = former
                todo.add(writes.RENAME_LINE, which=row.table_id, line=row.seq, data=journal.encode(line))
        todo.add(writes.FORGET_GUESTS, which=which, former=former, nobody=NOBODY, changed=now)
        await self._store.write(_without_account(todo, which))
        for id in ids:
            self._guests.forget(id)
        return ids

    async def check_own(self, guest: GuestRow, password: str) -> None:
        """Refuse unless this is the account's password, if it has one."""
        await self.demand_password(await self._store.row(_BY_GUEST, which=guest.id), password)

    async def reset(self, guest: str, password: str) -> None:
        """The operator sets a new password. All devices are signed out."""
        row = await self._store.row(_BY_GUEST, which=guest)
        if row is None:
            raise Refused("missing", "err-no-account")
        new = {"name": row.name, "key": row.key, "password": await self._passwords.hash(password)}
        await self._store.write(Writes().add(writes.CHANGE_ACCOUNT, which=guest, **new))
        await self.sign_out_everywhere(guest)


def _without_account(todo: Writes, which: str) -> Writes:
    todo.add(writes.DROP_ACCOUNT, which=which).add(writes.DROP_PASSKEYS, which=which)
    return todo.add(writes.END_SESSIONS, which=which, but="")


def login_key(name: str) -> str:
    """A name in the form in which names are compared: case and spelling variants do not matter."""
    return unicodedata.normalize("NFKC", clean_text(name)).casefold()[:200]


def _login(name: str) -> tuple[str, str]:
    shown, key = clean_text(name), login_key(name)
    if not key:
        raise Refused("invalid", "err-name")
    return shown, key
