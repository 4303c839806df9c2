"""Given: what the framework hands to whoever answers a request: the house, and who asks."""

from litestar.di import NamedDependency
from litestar.params import FromPath

from tableside.server.guests import GuestRow
from tableside.server.house import Caller, House

TheHouse = NamedDependency[House]
TheCaller = NamedDependency[Caller]
TheGuest = NamedDependency[GuestRow | None]
"""None: somebody without a session."""
TableId = FromPath[str]
