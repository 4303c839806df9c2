"""Notify: a call to a webhook when a game by post waits for somebody who is not here (the way ntfy takes it).

A webhook is an address that a guest gave, so it is not trusted: http or https only, and no address inside the
host's own network unless the host allows it. The name is resolved once and that very address is called, so a name
that changes in between cannot lead inside.
"""

import asyncio
import ipaddress
import logging
import re
import socket
import unicodedata
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from sqlalchemy import bindparam, select

from tableside.locales import words
from tableside.server.http.addresses import Reach
from tableside.server.http.problems import Refused
from tableside.server.http.schema import PostClock
from tableside.server.settings import Settings
from tableside.server.storage import model
from tableside.server.storage.store import Store

if TYPE_CHECKING:
    import httpx

    from tableside.server.tables.table import Table

_log: Final = logging.getLogger("tableside.notify")
_GUEST: Final = select(model.guests).where(model.guests.c.id == bindparam("which"))
_TIMEOUT: Final = 10.0
_NUMBER: Final = re.compile(r"[0-9]+|0x[0-9a-f]*", re.IGNORECASE)
_NAME: Final = re.compile(r"[a-z0-9_-]+(\.[a-z0-9_-]+)*\.?", re.IGNORECASE)
_BRACKETS: Final = re.compile(r"\[[^\]]+\](:[0-9]*)?")
_CARRYING: Final = (ipaddress.IPv6Network("64:ff9b::/96"), ipaddress.IPv6Network("::/96"))


def check_webhook(address: str) -> None:
    """Refuse what is plainly no webhook; where it leads is checked when it is called."""
    try:
        parts = urlsplit(address)
        named = (
            parts.scheme in ("http", "https")
            and parts.hostname
            and "@" not in parts.netloc
            and address == address.strip()
        )
        fine = (
            bool(named)
            and parts.port != 0
            and address.isprintable()
            and _plain_host(parts.netloc, parts.hostname or "")
        )
    except ValueError:  # no address, no port, or a name that no server can have
        fine = False
    if not fine:
        raise Refused("invalid", "err-webhook")


def _plain_host(netloc: str, host: str) -> bool:
    """Whether it is a name, or a number in the one usual way. ``0177.0.0.1``, ``127.1``, ``127。0。0。1`` and
    ``①②⑦.⓪.⓪.①`` are numbers in disguise: programs disagree about what they mean."""
    if netloc.startswith("["):
        ipaddress.IPv6Address(host.partition("%")[0])
        return _BRACKETS.fullmatch(netloc) is not None
    if unicodedata.normalize("NFKC", host) != host:
        return False
    asked = host.encode("idna").decode()  # raises an error for a name that cannot be asked for
    if _NUMBER.fullmatch(_last(asked)) or _last(host).isdecimal():
        ipaddress.IPv4Address(host)
    return _NAME.fullmatch(asked) is not None


def _last(host: str) -> str:
    return host.rstrip(".").rpartition(".")[2]


def _is_public(address: str) -> bool:
    """Whether an address is in nobody's own network. Some of IPv6 carry one of IPv4, and lead to it."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        carried = found.ipv4_mapped or found.sixtofour
        if found.teredo is not None or found.is_site_local:
            return False
        if carried is None and any(found in network for network in _CARRYING):
            carried = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
        if carried is not None:
            found = carried
    return found.is_global and not found.is_multicast


class Notifier:
    def __init__(self, settings: Settings, store: Store) -> None:
        self._settings = settings
        self._reach = Reach(settings.host, settings.port, settings.public_url)
        self._store = store
        self._client: httpx.AsyncClient | None = None

    async def close(self) -> None:
        if self._client is not None:
            await self._client.aclose()

    def consider(self, table: "Table") -> None:
        """Call those who came to be asked in a game by post and are not here to see it."""
        asked = set(table.sheet.asked) if table.sheet.status == "playing" else set()
        new, table.told = asked - table.told, asked
        if not isinstance(table.sheet.clock, PostClock):
            return
        for number in new:
            seat = table.sheet.seats[number]
            if seat.by_person and seat.guest is not None and not table.audience.present(seat.guest):
                table.hall.spawn(self._call(table, seat.guest), f"webhook for {table.sheet.id}")

    async def _call(self, table: "Table", guest: str) -> None:
        row = await self._store.row(_GUEST, which=guest)
        if row is None or not row.webhook:
            return
        say = words(row.language).say
        others = [seat for seat in table.sheet.seats if seat.guest != guest]
        rivals = [f"={seat.name}" if seat.name else f"$bot-{seat.level}" for seat in others]
        title = say("notify-your-turn-title", {"game": f"$game-{table.sheet.game}"})
        text = say("notify-your-turn", {"game": f"$game-{table.sheet.game}", "rivals": rivals})
        headers = {"Title": title.encode(), "Tags": b"plate_with_cutlery"}
        if (address := self._reach.elsewhere) is not None:
            headers["Click"] = f"{address}/table/{table.sheet.id}".encode()
        from httpx import HTTPError, InvalidURL  # slow to import, and seldom needed

        try:
            await self.post(row.webhook, text.encode(), headers)
        except (HTTPError, InvalidURL, OSError, UnicodeError, Refused) as error:
            _log.warning("webhook failed", extra={"table": table.sheet.id, "error": type(error).__name__})

    async def post(self, address: str, body: bytes, headers: dict[str, bytes]) -> None:
        import httpx

        check_webhook(address)
        url = httpx.URL(address)
        where = await self._resolve(url)
        if self._client is None:
            self._client = httpx.AsyncClient(timeout=_TIMEOUT, follow_redirects=False, trust_env=False)
        request = self._client.build_request(
            "POST",
            url.copy_with(host=where),
            content=body,
            headers=[(b"Host", url.netloc), *((name.encode(), value) for name, value in headers.items())],
            extensions={"sni_hostname": url.host},
        )
        response = await self._client.send(request, stream=True)  # nobody reads the answer
        await response.aclose()

    async def _resolve(self, url: "httpx.URL") -> str:
        port = url.port or (443 if url.scheme == "https" else 80)
        found = await asyncio.get_running_loop().getaddrinfo(url.host, port, type=socket.SOCK_STREAM)
        addresses = [str(item[4][0]) for item in found]
        if not self._settings.private_webhooks:
            for address in addresses:
                if not _is_public(address):
                    raise Refused("forbidden", "err-webhook")
        return addresses[0]
