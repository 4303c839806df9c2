"""Single instance: only one server at a time on one SQLite file. The tables live in its memory. A second server would
not know about their moves and would run their clocks and bots a second time. (For several servers see ``cluster``.)"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from sqlalchemy import make_url

from tableside.engine.errors import OptionsError


@contextmanager
def single_instance(database: str) -> Iterator[None]:
    """Be the only server on a database inside this context, or refuse before anything is changed.

    The lock is on a separate file next to the database, because SQLite's own locks are released when anything else in
    this process closes the database. Commands that read the database or add to it do not need the lock.
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
    """Whether the lock was free. On a system without such locks, the operator must take care."""
    if sys.platform == "win32":
        return True
    import fcntl

    try:
        # The system releases it with this process, however that ends; child processes do not inherit it.
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):  # it may say either
        return False
    return True
