"""Reviews of finished games: made once in the bots' processes, in small parts and after everything else, and stored.

People who ask for a review that is being computed share the work. Each node makes its own; the newest one is stored.
"""

import asyncio
import gzip
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import bindparam, select

from tableside.engine.errors import TablesideError
from tableside.review.model import VERSION, Review
from tableside.review.reviewing import plan
from tableside.server.api_schema import ReviewProgress
from tableside.server.limits import REVIEWS_WAITING
from tableside.server.problems import Refused
from tableside.server.storage import writes
from tableside.server.storage.model import reviews
from tableside.server.storage.store import Conflict, Store
from tableside.server.storage.writes import Writes

RunPart = Callable[[Callable[[], Any], str], Awaitable[Any]]
"""Carry out a part for a table, in a process of the bots."""

_STORED: Final = select(reviews.c.data).where(
    reviews.c.table_id == bindparam("which"), reviews.c.version == bindparam("version")
)
_ZIP: Final = 6
_log: Final = logging.getLogger("tableside.reviews")


@dataclass
class _Job:
    """A review that is being made."""

    task: asyncio.Task[None]
    progress: ReviewProgress


class Reviews:
    def __init__(self, store: Store, run: RunPart) -> None:
        self._store = store
        self._run = run
        self._jobs: dict[str, _Job] = {}
        self._one_at_a_time = asyncio.Semaphore(1)  # a second core is for live games

    @property
    def waiting(self) -> int:
        return sum(not job.task.done() for job in self._jobs.values())

    async def stored(self, table_id: str) -> bytes | None:
        """A finished review as a compressed ``ReviewProgress``; None if there is none of the current version."""
        row = await self._store.row(_STORED, which=table_id, version=VERSION)
        return None if row is None else bytes(row.data)

    def progress(self, table_id: str) -> ReviewProgress:
        """How far a review is that is not stored yet."""
        job = self._jobs.get(table_id)
        return ReviewProgress("none") if job is None else job.progress

    def start(self, table_id: str, record: Callable[[], Awaitable[str]]) -> ReviewProgress:
        """Begin to make a review, unless that is under way. ``record`` gives the text of the finished game."""
        job = self._jobs.get(table_id)
        if job is None or job.task.done():
            if self.waiting >= REVIEWS_WAITING:
                raise Refused("limit", "err-reviews-waiting")
            progress = ReviewProgress("waiting")
            task = asyncio.create_task(self._make(table_id, record, progress), name=f"review of {table_id}")
            self._jobs[table_id] = job = _Job(task, progress)
        return job.progress

    async def close(self) -> None:
        """Stop; what was not finished is made again when somebody asks."""
        tasks = [job.task for job in self._jobs.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._jobs.clear()

    async def _make(self, table_id: str, record: Callable[[], Awaitable[str]], progress: ReviewProgress) -> None:
        try:
            found = await self._reviewed(table_id, await record(), progress)
            whole = ReviewProgress("done", progress.total, progress.total, found)
            data = await asyncio.to_thread(lambda: gzip.compress(msgspec.json.encode(whole), _ZIP, mtime=0))
            todo = Writes().add(writes.DROP_REVIEW, which=table_id)
            todo.add(writes.ADD_REVIEW, table_id=table_id, version=VERSION, data=data)
            await self._store.write(todo)
        except Conflict:  # another node has stored the same, or the table is gone
            pass
        except (Refused, TablesideError) as error:
            progress.state = "failed"
            _log.warning("review refused", extra={"table": table_id, "error": error.id})
            return
        except Exception as error:
            progress.state = "failed"
            _log.error("review failed", extra={"table": table_id}, exc_info=error)
            return
        del self._jobs[table_id]

    async def _reviewed(self, table_id: str, text: str, progress: ReviewProgress) -> Review:
        """Part after part. Between two of them others may have the process."""
        steps = plan(text)
        answer: Any = None
        while True:
            try:
                part = steps.send(answer)
            except StopIteration as end:
                found: Review = end.value
                return found
            async with self._one_at_a_time:
                progress.state, progress.done, progress.total = "running", part.done, part.total
                answer = await self._run(part.work, table_id)
