"""Given: what the framework hands to whoever answers a request: the house, and who asks."""

from litestar.di import NamedDependency
from litestar.params import FromPath

from tableside.server.app_context import Caller, House
from tableside.server.people.guests import GuestRow

TheHouse = NamedDependency[House]
TheCaller = NamedDependency[Caller]
TheGuest = NamedDependency[GuestRow | None]
"""None: somebody without a session."""
TableId = FromPath[str]
