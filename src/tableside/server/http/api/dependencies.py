"""Dependencies that the framework injects into request handlers."""

from litestar.di import NamedDependency
from litestar.params import FromPath

from tableside.server.app_context import AppContext, Caller
from tableside.server.people.guests import GuestRow

ContextDep = NamedDependency[AppContext]
CallerDep = NamedDependency[Caller]
GuestDep = NamedDependency[GuestRow | None]
"""None: no session."""
TableId = FromPath[str]
