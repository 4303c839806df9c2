"""Alone: one server at a time on one SQLite file. Its tables live in the memory of that server: a second one would
neither hear of their moves nor keep its clocks and bots off them. (Several servers: PostgreSQL, see ``nodes``.)"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from sqlalchemy import make_url

from tableside.engine.errors import OptionsError


@contextmanager
def only_server(database: str) -> Iterator[None]:
    """Be the only server on a database meanwhile, or be refused before anything is changed.

    The lock is of a file of its own beside the database: SQLite's locks on the database are let go when anybody else in
    this process closes it. Commands that look at the database or add to it do not ask for the lock.
    """
    url = make_url(database)
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        yield
        return
    path = Path(url.database or "").resolve()
    with path.with_name(f"{path.name}.lock").open("ab") as file:
        if not _locked(file):
            raise OptionsError("err-served-already", {"name": f"={path}"})
        yield


def _locked(file: IO[bytes]) -> bool:
    """Whether nobody else has it; where a system has no such locks, the host must take care."""
    if sys.platform == "win32":
        return True
    import fcntl

    try:
        # The system lets go of it with this process, however that ends; processes that it started do not inherit it.
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):  # it may say either
        return False
    return True
