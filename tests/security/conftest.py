"""Makes the fixtures of the server's tests available."""

from tests.server.conftest import anna, ben, duel, server, stranger

__all__ = ["anna", "ben", "duel", "server", "stranger"]
