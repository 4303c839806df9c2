"""Webhooks: call an address that a guest gave.

The address is not trusted. Only http and https are allowed, and no address on the server's own network unless the
operator allows it. The name is resolved only once, and exactly that address is called, so that a name that changes in
between cannot lead inside.
"""

import asyncio
import ipaddress
import re
import socket
import unicodedata
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from tableside.server.problems import Refused

if TYPE_CHECKING:
    import httpx

_TIMEOUT: Final = 10.0
_NUMBER: Final = re.compile(r"[0-9]+|0x[0-9a-f]*", re.IGNORECASE)
_NAME: Final = re.compile(r"[a-z0-9_-]+(\.[a-z0-9_-]+)*\.?", re.IGNORECASE)
_BRACKETS: Final = re.compile(r"\[[^\]]+\](:[0-9]*)?")
_CARRYING: Final = (ipaddress.IPv6Network("64:ff9b::/96"), ipaddress.IPv6Network("::/96"))


def check_webhook(address: str) -> None:
    """Refuse what is plainly not a webhook. Where it leads is checked when it is called."""
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
    """Whether it is a name, or a number written in the usual way. ``0177.0.0.1``, ``127.1``, ``127。0。0。1`` and
    ``①②⑦.⓪.⓪.①`` are disguised numbers. Programs disagree about what they mean."""
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
    """Whether an address is in no private network. Some IPv6 addresses contain an IPv4 address and lead to it."""
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


class WebhookClient:
    def __init__(self, *, allow_private: bool) -> None:
        self._allow_private = allow_private
        self._client: httpx.AsyncClient | None = None

    async def close(self) -> None:
        if self._client is not None:
            await self._client.aclose()

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
        if not self._allow_private:
            for address in addresses:
                if not _is_public(address):
                    raise Refused("forbidden", "err-webhook")
        return addresses[0]
