"""App context: the parts of one server, put together once and passed to whatever answers requests."""

import asyncio
import hmac
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from ipaddress import ip_network
from typing import Any, Final
from urllib.parse import urlsplit

from tableside.engine.errors import OptionsError
from tableside.server.addresses import ServerAddresses
from tableside.server.companions.rooms import CompanionRooms
from tableside.server.limits import ADDRESS_BOT_TABLES, BOT_TABLES, Limits
from tableside.server.metrics import Metrics
from tableside.server.people.account_sync import AccountSync
from tableside.server.people.accounts import NOBODY, Accounts
from tableside.server.people.guests import GuestRow, Guests
from tableside.server.people.passkeys import Passkeys
from tableside.server.people.sessions import COOKIE, LIFETIME, Signer, Ticket, signed_in_life
from tableside.server.preload import preload
from tableside.server.problems import Refused
from tableside.server.settings import Settings, secret_key
from tableside.server.storage.store import Store
from tableside.server.tables.jobs.pool import JobPool
from tableside.server.tables.registry import TableRegistry
from tableside.server.tables.services import ClusterLink
from tableside.server.tables.table import Table
from tableside.server.tables.table_info import TableInfo

_BEARER: Final = "Bearer "
_IN_USE: Final = ("open", "playing", "paused")


@dataclass(frozen=True)
class Caller:
    """Who sent a request: the guest, and the ticket that proves it."""

    guest: GuestRow | None
    ticket: Ticket | None
    until: float = float("inf")  # when the ticket expires
    deleted: bool = False  # the account was deleted

    @property
    def ended(self) -> bool:
        """Whether the caller was signed in on this device and no longer is."""
        return self.guest is None and self.ticket is not None and bool(self.ticket.session)


class AppContext:
    def __init__(self, settings: Settings, clock: Callable[[], float] = time.time) -> None:
        self.settings = settings
        self.clock = clock
        self._own_key = secret_key(settings.data)
        self.signer = Signer(self._own_key)
        self.addresses = ServerAddresses(settings.host, settings.port, settings.public_url)
        self.limits = Limits(settings.limits)
        self.metrics = Metrics()
        self.store = Store(settings.database, timeout=15)
        self.store.on_commit = self.metrics.committed
        self.store.on_failure = self.metrics.write_failures.inc
        self.store.on_conflict = self.metrics.conflicts.inc
        self.guests = Guests(self.store, single_node=not settings.redis_url)
        self.passkeys = Passkeys()
        self.accounts = Accounts(settings, self.store, self.guests)
        self.registry = TableRegistry(settings, self.store, self.metrics)
        self.companions = CompanionRooms(self.store)
        self.jobs = JobPool(settings, self.metrics)
        self.account_sync = AccountSync(self.store, self.guests, self.registry, self.signed_in_life, clock)
        self.cluster = self._make_cluster()
        self._observe()
        self._reserved_bot_tables: list[tuple[str | None, str]] = []  # being opened now: host, address
        self._watch: asyncio.Task[None] | None = None
        self._preloading: asyncio.Future[None] | None = None

    def _make_cluster(self) -> ClusterLink[Table] | None:
        if not self.settings.redis_url:
            return None
        if self.store.sqlite:
            raise OptionsError("err-redis-alone")
        try:
            from tableside.server.cluster.cluster import Cluster  # needs redis, which a single node does not
        except ModuleNotFoundError as error:
            raise OptionsError("err-redis", {"why": f"={error}; pip install 'tableside[postgres,redis]'"}) from None
        try:
            cluster = Cluster(
                self.settings.redis_url,
                self.registry,
                self.limits,
                self.companions.on_news,
                address=(self.settings.node_address or self.addresses.for_nodes) if self.settings.relay else "",
                sign=lambda what: self.signer.mac(what),  # the key comes from the database later
            )
            self.companions.cluster = cluster
            return cluster
        except ValueError as error:
            raise OptionsError("err-redis", {"why": f"={error}"}) from error

    def _observe(self) -> None:
        store, registry, jobs, cluster = self.store, self.registry, self.jobs, self.cluster
        self.metrics.observe(
            database_up=lambda: store.writable,
            writes_waiting=lambda: store.waiting,
            bots_waiting=lambda: registry.bot_seats.waiting,
            checks_waiting=lambda: jobs.waiting,
            checks_running=lambda: jobs.working,
            stopping=lambda: registry.stopping,
            nodes=lambda: cluster.nodes if cluster else 1,
            news_up=lambda: not (cluster and cluster.disconnected),
            relayed=lambda: len(cluster.relays) if cluster else 0,
            tables_kept=lambda: sum(table.leased for table in registry.tables.values()),
        )

    async def open(self) -> None:
        await self.store.open()
        if not self.store.sqlite:
            self.signer = Signer(await self.store.shared_key("sessions", self._own_key))
        if self.cluster is not None:
            await self.cluster.open()
        await self.registry.open()
        self.companions.open()
        self.account_sync.open()
        self.jobs.open()
        self._watch = asyncio.create_task(self.metrics.watch_loop(), name="event loop delay")

    def preload(self, *more: Callable[[], object]) -> None:
        """Load what the first requests need, in a thread. Only those requests wait for it."""
        self._preloading = asyncio.ensure_future(asyncio.to_thread(preload, *more))

    async def preloaded(self) -> None:
        if self._preloading is not None and not self._preloading.done():
            await asyncio.shield(self._preloading)

    async def stop_work(self) -> None:
        """Finish what is under way. After that, connections may be closed."""
        await self.jobs.close()
        await self.companions.close()
        await self.registry.close()

    async def close(self) -> None:
        if self._watch is not None:
            self._watch.cancel()
        self.account_sync.close()
        await self.stop_work()
        if self.cluster is not None:
            await self.cluster.close()
        await self.store.close()

    # ---- who asks ---------------------------------------------------------------------------------------------

    def token_of(self, headers: Mapping[str, str], cookies: Mapping[str, str]) -> str:
        given = headers.get("authorization", "")
        return given.removeprefix(_BEARER) if given.startswith(_BEARER) else cookies.get(COOKIE, "")

    async def caller_of(self, headers: Mapping[str, str], cookies: Mapping[str, str]) -> Caller:
        return await self.caller(self.signer.ticket(self.token_of(headers, cookies)))

    async def caller(self, ticket: Ticket | None) -> Caller:
        """The guest who may enter with a valid ticket."""
        guest = await self.guests.find(ticket.guest) if ticket is not None else None
        if ticket is None or guest is None or not guest.admits(ticket, self.signed_in_life, self.clock()):
            return Caller(None, ticket, deleted=guest is not None and guest.belongs == NOBODY)
        return Caller(guest, ticket, ticket.issued + self.life_of(guest))

    @property
    def signed_in_life(self) -> float:
        """Seconds for which the session of an account is valid."""
        return signed_in_life(self.settings.session_days)

    def life_of(self, guest: GuestRow) -> float:
        return self.signed_in_life if guest.account else LIFETIME

    def same_origin(self, headers: Mapping[str, str], scheme: str) -> bool:
        """False if a browser says that a page of another site sent this. Programs send no origin.

        ``scheme`` is how the request came, according to the proxy. Anybody may have changed a page that was sent
        unencrypted, so https does not trust http of the same name.
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

    async def visible_table(self, id: str, guest: GuestRow | None, invite: str) -> Table:
        """A table, if the guest may see it."""
        table = await self.registry.table(id)
        if not table.info.may_see(guest.id if guest is not None else None, invite):
            raise Refused("missing", "err-no-table")
        return table

    async def visible_info(self, id: str, guest: GuestRow | None, invite: str) -> TableInfo:
        """What is known about a table, if the guest may see it. This does not load the table."""
        info = await self.registry.info(id)
        if not info.may_see(guest.id if guest is not None else None, invite):
            raise Refused("missing", "err-no-table")
        return info

    @contextmanager
    def reserve_bot_table(
        self, host: str, address: str, *, wanted: bool = True, requester: str | None = None
    ) -> Iterator[None]:
        """Open one more table with bots inside this context, if ``wanted``. Refuses if the host or the address has too
        many of them in use or being opened. ``requester`` is who wants it, if that is not the host."""
        if not wanted:
            yield
            return
        used = [
            (table.info.host, table.opened_from)
            for table in self.registry.tables.values()
            if (table.info.host == host or table.opened_from == address)
            and table.info.has_bots
            and table.info.status in _IN_USE
        ] + self._reserved_bot_tables
        if sum(other == host for other, _ in used) >= (most := self.limits.scaled(BOT_TABLES)):
            yours = requester in (None, host)
            raise Refused("limit", "err-bot-tables" if yours else "err-host-bot-tables", {"n": int(most)})
        if sum(other == address for _, other in used) >= (most := self.limits.scaled(ADDRESS_BOT_TABLES)):
            raise Refused("limit", "err-address-bot-tables", {"n": int(most)})
        self._reserved_bot_tables.append((host, address))
        try:
            yield
        finally:
            self._reserved_bot_tables.remove((host, address))

    def address(self, connection: Any) -> str:
        """Where a request or a socket comes from, for the limits."""
        client = connection.client
        return address_group(str(client.host)) if client is not None else "?"


def address_group(host: str) -> str:
    """What counts as one address. With IPv6, everybody has 2**64 of them."""
    if ":" not in host:
        return host
    try:
        return str(ip_network((host.partition("%")[0], 64), strict=False))
    except ValueError:
        return host
