"""Homes: the node where the sockets of one table come together, so that its moves are made where everybody sees them.

A load balancer that routes by table id decides this itself and says so with a header. Otherwise the nodes decide, each
for itself and all alike: the address with the highest hash of address and table id (rendezvous hashing). A node that
joins takes only its share, and the share of a node that leaves is spread over the others.

A home only saves time. The database decides whose move counts, so a table may be on several nodes for a while.
"""

import hashlib
import re
from collections.abc import Iterable
from typing import Final

ROUTED: Final = b"x-tableside-table"
"""The header of a load balancer that routes by table id."""

TABLE_PATH: Final = re.compile(r"/(?:api/tables|api/companions|table|replay|companion)/([0-9a-z]{8,16})(?:/.*)?")
"""Every path that concerns one table or one shared companion. The files in ``deploy/`` use the same pattern."""


def _weight(address: str, id: str) -> bytes:
    return hashlib.blake2b(f"{address} {id}".encode(), digest_size=8).digest()


class Homes:
    """``own`` is the address of this node. Without one, every table is at home wherever its people are."""

    def __init__(self, own: str) -> None:
        self.own = own
        self.changes = 0  # how often anything changed here
        self._alive: frozenset[str] = frozenset((own,))
        self._unreachable: set[str] = set()

    def update(self, addresses: Iterable[str]) -> bool:
        """These nodes are alive. Whether that changed anything."""
        alive = frozenset(address for address in addresses if address) | {self.own}
        changed = alive != self._alive
        self.changes += changed
        self._alive = alive
        self._unreachable &= alive
        return changed

    def home_of(self, id: str) -> str:
        """The address of the node where a table, or a shared companion, belongs."""
        return max(self._alive - self._unreachable, key=lambda address: _weight(address, id))

    def elsewhere(self, id: str) -> str | None:
        """The same, or None if it belongs here."""
        if not self.own or len(self._alive) == 1:
            return None
        home = self.home_of(id)
        return None if home == self.own else home

    def alive(self, address: str) -> bool:
        return address in self._alive

    @property
    def unreachable(self) -> frozenset[str]:
        return frozenset(self._unreachable)

    def cannot_reach(self, address: str) -> None:
        """Its tables belong to others until it can be reached."""
        if address != self.own and address not in self._unreachable:
            self._unreachable.add(address)
            self.changes += 1

    def can_reach(self, address: str) -> None:
        self._unreachable.discard(address)
        self.changes += 1
