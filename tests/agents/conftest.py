"""The same server for all tests of agents."""

from tests.server.conftest import anna, server

__all__ = ["anna", "server"]
