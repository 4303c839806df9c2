"""House: everything one server consists of, put together once and handed to whoever answers requests."""

import asyncio
import hmac
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from ipaddress import ip_network
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from tableside.engine.errors import OptionsError
from tableside.server.http.addresses import Reach
from tableside.server.http.problems import Refused
from tableside.server.limits import ADDRESS_BOT_TABLES, BOT_TABLES, Limits
from tableside.server.metrics import Metrics
from tableside.server.people.account_sync import Belonging
from tableside.server.people.accounts import NOBODY, Accounts
from tableside.server.people.guests import GuestRow, Guests
from tableside.server.people.passkeys import Ceremony
from tableside.server.people.sessions import COOKIE, LIFETIME, Signer, Ticket, signed_in_life
from tableside.server.preload import warm_up
from tableside.server.settings import Settings, secret_key
from tableside.server.storage.store import Store
from tableside.server.tables.jobs.pool import Workers
from tableside.server.tables.registry import Hall
from tableside.server.tables.table import Table
from tableside.server.tables.table_info import Sheet

if TYPE_CHECKING:
    from tableside.server.cluster.cluster import Company

_BEARER: Final = "Bearer "
_IN_USE: Final = ("open", "playing", "paused")


@dataclass(frozen=True)
class Caller:
    """Who asks: the guest, and the ticket that says so."""

    guest: GuestRow | None
    ticket: Ticket | None
    until: float = float("inf")  # when the ticket is too old
    deleted: bool = False  # the account that the ticket was of is no more

    @property
    def ended(self) -> bool:
        """Was signed in on this device, and is not any more."""
        return self.guest is None and self.ticket is not None and bool(self.ticket.session)


class House:
    def __init__(self, settings: Settings, clock: Callable[[], float] = time.time) -> None:
        self.settings = settings
        self.clock = clock
        self._own_key = secret_key(settings.data)
        self.signer = Signer(self._own_key)
        self.reach = Reach(settings.host, settings.port, settings.public_url)
        self.limits = Limits(settings.limits)
        self.metrics = Metrics()
        self.store = Store(settings.database, patience=15)
        self.store.on_commit = self.metrics.committed
        self.store.on_failure = self.metrics.write_failures.inc
        self.store.on_conflict = self.metrics.conflicts.inc
        self.guests = Guests(self.store, alone=not settings.redis_url)
        self.ceremony = Ceremony()
        self.accounts = Accounts(settings, self.store, self.guests)
        self.hall = Hall(settings, self.store, self.metrics)
        self.workers = Workers(settings, self.metrics)
        self.belonging = Belonging(self)
        self.company = self._company()
        self.metrics.observe(self)
        self._bots_coming: list[tuple[str | None, str]] = []  # tables with bots that are being opened: host, address
        self._watch: asyncio.Task[None] | None = None
        self._warm: asyncio.Future[None] | None = None

    def _company(self) -> "Company | None":
        if not self.settings.redis_url:
            return None
        if self.store.sqlite:
            raise OptionsError("err-redis-alone")
        try:
            from tableside.server.cluster.cluster import Company  # needs redis, which a single node does not
        except ModuleNotFoundError as error:
            raise OptionsError("err-redis", {"why": f"={error}; pip install 'tableside[postgres,redis]'"}) from None
        try:
            return Company(self.settings.redis_url, self.hall, self.limits)
        except ValueError as error:
            raise OptionsError("err-redis", {"why": f"={error}"}) from error

    async def open(self) -> None:
        await self.store.open()
        if not self.store.sqlite:
            self.signer = Signer(await self.store.shared_key("sessions", self._own_key))
        if self.company is not None:
            await self.company.open()
        await self.hall.open()
        self.belonging.open()
        self.workers.open()
        self._watch = asyncio.create_task(self.metrics.watch_loop(), name="watching the loop")

    def warm_up(self, *more: Callable[[], object]) -> None:
        """Read what the first requests need, beside the event loop; they wait for it, and nobody else does."""
        self._warm = asyncio.ensure_future(asyncio.to_thread(warm_up, *more))

    async def warm(self) -> None:
        if self._warm is not None and not self._warm.done():
            await asyncio.shield(self._warm)

    async def farewell(self) -> None:
        """Finish what must be finished, and only that; then connections are closed."""
        await self.workers.close()
        await self.hall.close()

    async def close(self) -> None:
        if self._watch is not None:
            self._watch.cancel()
        self.belonging.close()
        await self.farewell()
        if self.company is not None:
            await self.company.close()
        await self.store.close()

    # ---- who asks ---------------------------------------------------------------------------------------------

    def token_of(self, headers: Mapping[str, str], cookies: Mapping[str, str]) -> str:
        given = headers.get("authorization", "")
        return given.removeprefix(_BEARER) if given.startswith(_BEARER) else cookies.get(COOKIE, "")

    async def caller_of(self, headers: Mapping[str, str], cookies: Mapping[str, str]) -> Caller:
        return await self.caller(self.signer.ticket(self.token_of(headers, cookies)))

    async def caller(self, ticket: Ticket | None) -> Caller:
        """Whom a genuine ticket admits now."""
        guest = await self.guests.find(ticket.guest) if ticket is not None else None
        if ticket is None or guest is None or not guest.admits(ticket, self.signed_in_life, self.clock()):
            return Caller(None, ticket, deleted=guest is not None and guest.belongs == NOBODY)
        return Caller(guest, ticket, ticket.issued + self.life_of(guest))

    @property
    def signed_in_life(self) -> float:
        """Seconds that a session of an account is good for."""
        return signed_in_life(self.settings.session_days)

    def life_of(self, guest: GuestRow) -> float:
        return self.signed_in_life if guest.account else LIFETIME

    def same_origin(self, headers: Mapping[str, str], scheme: str) -> bool:
        """Whether no browser says that the page of another site sent this. Programs say nothing.

        ``scheme``: how it came, as the proxy tells it. A page that came in the clear may be anybody's, so https
        does not trust http of the same name.
        """
        origin = headers.get("origin")
        if origin is None:
            return True
        secure = "https" if scheme in ("https", "wss") else "http"
        known = [f"{secure}://{headers.get('host', '')}"]
        if self.settings.public_url:
            public = urlsplit(self.settings.public_url)
            known.append(f"{public.scheme}://{public.netloc}")
        return any(hmac.compare_digest(origin.encode(), name.encode()) for name in known)

    # ---- what they ask for ------------------------------------------------------------------------------------

    async def seen_table(self, id: str, guest: GuestRow | None, invite: str) -> Table:
        """A table, if the asker may know of it."""
        table = await self.hall.table(id)
        if not table.sheet.may_see(guest.id if guest is not None else None, invite):
            raise Refused("missing", "err-no-table")
        return table

    async def seen_sheet(self, id: str, guest: GuestRow | None, invite: str) -> Sheet:
        """What is known about a table, if the asker may know of it; the table itself need not be in memory."""
        sheet = await self.hall.sheet(id)
        if not sheet.may_see(guest.id if guest is not None else None, invite):
            raise Refused("missing", "err-no-table")
        return sheet

    @contextmanager
    def room_for_bots(
        self, host: str, address: str, *, wanted: bool = True, asker: str | None = None
    ) -> Iterator[None]:
        """One more table with bots, if it is wanted, comes to be inside this. Refuses it if the host or the address has
        too many of them in use, or coming to be at the same time. ``asker``: who wants it, if that is not the host."""
        if not wanted:
            yield
            return
        used = [
            (table.sheet.host, table.opened_from)
            for table in self.hall.tables.values()
            if (table.sheet.host == host or table.opened_from == address)
            and table.sheet.has_bots
            and table.sheet.status in _IN_USE
        ] + self._bots_coming
        if sum(other == host for other, _ in used) >= (most := self.limits.most(BOT_TABLES)):
            yours = asker in (None, host)
            raise Refused("limit", "err-bot-tables" if yours else "err-host-bot-tables", {"n": int(most)})
        if sum(other == address for _, other in used) >= (most := self.limits.most(ADDRESS_BOT_TABLES)):
            raise Refused("limit", "err-address-bot-tables", {"n": int(most)})
        self._bots_coming.append((host, address))
        try:
            yield
        finally:
            self._bots_coming.remove((host, address))

    def address(self, connection: Any) -> str:
        """Where a request or a socket comes from, for the limits."""
        client = connection.client
        return network(str(client.host)) if client is not None else "?"


def network(host: str) -> str:
    """What counts as one address: with IPv6 everybody has 2**64 of them."""
    if ":" not in host:
        return host
    try:
        return str(ip_network((host.partition("%")[0], 64), strict=False))
    except ValueError:
        return host
