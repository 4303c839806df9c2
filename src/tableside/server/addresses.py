"""The URLs under which the server can be opened, on this machine and on others."""

import ipaddress
import socket
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import urlsplit

_ALL_INTERFACES: Final = {"0.0.0.0": socket.AF_INET, "::": socket.AF_INET6}
# How this machine names itself. Passkeys need a name, not a number; ``localhost`` is IPv4 everywhere.
_LOCAL_NAMES: Final = {"127.0.0.1": "localhost", "0.0.0.0": "localhost", "::": "::1"}
# Addresses for documentation (RFC 5737, RFC 3849). Looking up the route to them sends nothing.
_UNUSED: Final = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}


def own_address(family: socket.AddressFamily) -> str | None:
    """The address of this machine on its network, or None if there is none."""
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((_UNUSED[family], 9))
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if _is_loopback(address) else address


@dataclass(frozen=True)
class ServerAddresses:
    """The URLs of a server that listens on ``host`` and ``port``. ``public`` is the URL people use, if there is a
    proxy."""

    host: str
    port: int
    public: str = ""
    own: Callable[[socket.AddressFamily], str | None] = field(default=own_address, compare=False)

    @property
    def local_url(self) -> str:
        """For a browser on this machine."""
        return _url(_LOCAL_NAMES.get(self.host, self.host), self.port)

    @property
    def network_url(self) -> str | None:
        """For a browser on another machine. It is looked up each time: a laptop may have changed its network."""
        if self.public:
            return self.public
        if self.host in _ALL_INTERFACES:
            address = self.own(_ALL_INTERFACES[self.host])
            return None if address is None else _url(address, self.port)
        return None if _is_loopback(self.host) else self.local_url

    @property
    def only_local(self) -> bool:
        """Whether no other machine can connect."""
        return not self.public and _is_loopback(self.host)

    @property
    def for_nodes(self) -> str:
        """Where the other nodes of a cluster reach this one, unless the operator says it: host and port."""
        host = self.host
        if host in _ALL_INTERFACES:
            host = self.own(_ALL_INTERFACES[host]) or "127.0.0.1"
        return _url(host, self.port).removeprefix("http://")

    def url_to_share(self, asked: str) -> tuple[str, bool]:
        """The URL to give to others, and whether it opens only on this machine.

        ``asked`` is the URL under which the page was opened. It comes from the client, so host names are not trusted:
        only the one we listen on, this machine's own, or an address in a private network, which a container may not
        know.
        """
        if self.public:
            return self.public, False
        asked, host = _split_url(asked)
        if (host == self.host and not _is_loopback(host)) or _is_private(host):
            return asked, False
        found = self.network_url
        if found is not None:
            return found, False
        return asked if _is_loopback(host) else self.local_url, True


def _split_url(address: str) -> tuple[str, str]:
    """A URL with nothing but scheme, host and port, and its host. Two empty strings if there is more to it."""
    try:
        parts = urlsplit(address)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        return "", ""
    shown = f"[{host}]" if ":" in host else host
    plain = f"{parts.scheme}://{shown}" + ("" if port is None else f":{port}")
    return (plain, host) if plain == address.lower() and "%" not in host else ("", "")


def _url(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def _is_private(host: str) -> bool:
    """An address in a private network, which others on that network can reach."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return False
    return address.is_private and not (address.is_loopback or address.is_unspecified)


def _is_loopback(host: str) -> bool:
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(host.partition("%")[0]).is_loopback
    except ValueError:
        return False
