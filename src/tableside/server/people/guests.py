"""Guests: the people of this server. Anybody with a session is a guest. A guest with an account can sign in."""

import time
import unicodedata
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import msgspec
from sqlalchemy import Row, bindparam, select

from tableside.server import api_schema
from tableside.server.api_schema import Language, SessionChange
from tableside.server.people.sessions import LIFETIME, Ticket, new_guest_id
from tableside.server.people.webhooks import check_webhook
from tableside.server.problems import Refused
from tableside.server.storage import model, writes
from tableside.server.storage.store import Store
from tableside.server.storage.writes import Writes

_GUEST: Final = (
    select(model.guests, model.sessions.c.id.label("session"))
    .outerjoin(model.sessions, model.sessions.c.guest == model.guests.c.id)
    .where(model.guests.c.id == bindparam("which"))
)
_FRESH: Final = 30.0  # seconds for which a guest that was read is used again
_MAX_SETTINGS: Final = 8000
_JOINER: Final = "\u200d"


@dataclass(frozen=True)
class GuestRow:
    id: str
    name: str
    language: Language
    settings: dict[str, Any]
    webhook: str
    belongs: str | None = None  # the account: its own id, that of another account that took it over, or nobody's
    sessions: frozenset[str] = frozenset()  # of an account: where it is signed in

    @property
    def account(self) -> bool:
        return self.belongs == self.id

    def admits(self, ticket: Ticket, signed_in_life: float, now: float) -> bool:
        """Whether a valid ticket still admits its guest."""
        if self.account:
            return ticket.session in self.sessions and ticket.fresh(signed_in_life, now)
        return self.belongs is None and not ticket.session and ticket.fresh(LIFETIME, now)

    def to_schema(self) -> api_schema.Guest:
        return api_schema.Guest(self.name, self.language, self.settings, self.webhook, self.account)


class Guests:
    def __init__(self, store: Store, *, single_node: bool = True) -> None:
        self._store = store
        self._fresh = _FRESH if single_node else 0.0  # another node may change a guest at any moment
        self._known: OrderedDict[str, tuple[float, GuestRow]] = OrderedDict()
        self._forgotten = 0  # how often a cached guest became outdated

    async def find(self, id: str | None) -> GuestRow | None:
        if id is None:
            return None
        known = self._known.get(id)
        if known is not None and known[0] > time.monotonic() - self._fresh:
            return known[1]
        before = self._forgotten
        rows = await self._store.rows(_GUEST, which=id)
        if not rows:
            return None
        guest = _guest(rows)
        return self._keep(guest) if before == self._forgotten else guest

    def forget(self, id: str) -> None:
        """Read it again when it is next needed."""
        self._forgotten += 1
        self._known.pop(id, None)

    def _keep(self, guest: GuestRow) -> GuestRow:
        self._known[guest.id] = (time.monotonic(), guest)
        self._known.move_to_end(guest.id)
        while len(self._known) > 5000:
            self._known.popitem(last=False)
        return guest

    async def create(self, change: SessionChange, language: Language) -> GuestRow:
        """A new guest."""
        guest = _changed(GuestRow(new_guest_id(), "", language, {}, ""), change)
        row = _row(guest) | {"id": guest.id, "created": int(time.time() * 1000)}
        await self._store.write(Writes().add(writes.ADD_GUEST, **row))
        return self._keep(guest)

    async def change(self, guest: GuestRow, change: SessionChange) -> GuestRow:
        changed = _changed(guest, change)
        if changed != guest:
            await self._store.write(Writes().add(writes.CHANGE_GUEST, which=guest.id, **_row(changed)))
            self.forget(guest.id)
        return changed


def _guest(rows: Sequence[Row[Any]]) -> GuestRow:
    """From its row, which comes once for each of its sessions."""
    row = rows[0]
    sessions = frozenset(each.session for each in rows if each.session is not None)
    settings = msgspec.json.decode(row.settings)
    return GuestRow(row.id, row.name, row.language, settings, row.webhook, row.account, sessions)


def _changed(guest: GuestRow, change: SessionChange) -> GuestRow:
    given = {name: value for name, value in msgspec.structs.asdict(change).items() if value is not msgspec.UNSET}
    if "name" in given:
        given["name"] = clean_text(given["name"])
        if not given["name"]:
            raise Refused("invalid", "err-name")
    if given.get("webhook"):
        check_webhook(given["webhook"])
    if len(msgspec.json.encode(given.get("settings", {}))) > _MAX_SETTINGS:
        raise Refused("limit", "err-too-big", {"n": _MAX_SETTINGS})
    return replace(guest, **given)


def clean_text(name: str) -> str:
    """Text for others is one line, without invisible or direction-changing characters. The joiner is invisible too, but
    inside an emoji (a cook is a person joined with a pan) it has a visible effect."""
    kept = ""
    for character in name:
        if character.isprintable() or (character == _JOINER and unicodedata.category(kept[-1:] or " ") in ("So", "Sk")):
            kept += character
    return " ".join(kept.rstrip(_JOINER).split())


def _row(guest: GuestRow) -> dict[str, Any]:
    settings = msgspec.json.encode(guest.settings).decode()
    return {"name": guest.name, "language": guest.language, "settings": settings, "webhook": guest.webhook}
