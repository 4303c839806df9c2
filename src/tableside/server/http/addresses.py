"""Reach: under which addresses the server can be opened, here and on other machines."""

import ipaddress
import socket
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import urlsplit

_EVERYWHERE: Final = {"0.0.0.0": socket.AF_INET, "::": socket.AF_INET6}
# What this machine calls an address that is for itself. Passkeys are not for numbers; ``localhost`` is IPv4 everywhere.
_ITSELF: Final = {"127.0.0.1": "localhost", "0.0.0.0": "localhost", "::": "::1"}
# Addresses that are nobody's (RFC 5737, RFC 3849): asking for the way there sends nothing.
_NOBODY: Final = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}


def own_address(family: socket.AddressFamily) -> str | None:
    """The address of this machine in its network, or None where there is none."""
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((_NOBODY[family], 9))
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if _is_loopback(address) else address


@dataclass(frozen=True)
class Reach:
    """Of a server that listens on ``host`` and ``port``; ``public`` is the address people use, if a proxy has one."""

    host: str
    port: int
    public: str = ""
    own: Callable[[socket.AddressFamily], str | None] = field(default=own_address, compare=False)

    @property
    def here(self) -> str:
        """For a browser on this machine."""
        return _url(_ITSELF.get(self.host, self.host), self.port)

    @property
    def elsewhere(self) -> str | None:
        """For a browser on another machine. A laptop may have moved to another network since it was asked last."""
        if self.public:
            return self.public
        if self.host in _EVERYWHERE:
            address = self.own(_EVERYWHERE[self.host])
            return None if address is None else _url(address, self.port)
        return None if _is_loopback(self.host) else self.here

    @property
    def only_here(self) -> bool:
        """Whether no other machine can come."""
        return not self.public and _is_loopback(self.host)

    def for_others(self, asked: str) -> tuple[str, bool]:
        """The address to give to others, and whether it opens on this machine only.

        ``asked`` is the one under which the page was opened. The client says it, so a name is not believed: only the
        one we listen on, this machine's own, or a number inside a private network, where a container has another.
        """
        if self.public:
            return self.public, False
        asked, host = _taken_apart(asked)
        if (host == self.host and not _is_loopback(host)) or _is_private(host):
            return asked, False
        elsewhere = self.elsewhere
        if elsewhere is not None:
            return elsewhere, False
        return asked if _is_loopback(host) else self.here, True


def _taken_apart(address: str) -> tuple[str, str]:
    """An address with nothing in it but scheme, host and port, and the host; nothing if there is more to it."""
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
    """A number inside a private network, of which others there know the way."""
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
