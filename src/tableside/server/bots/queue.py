"""Bot queue: whose bot thinks next when all workers are busy.

Each address, each person at it and each of their tables gets a fair share. The one that used the workers least goes
first. Past use counts half after half a minute. Live games go before advice, advice before tables with only bots, and
these before reviews, but heavy users lose that advantage.

A bot that is thinking is never interrupted. So if there are several workers, the last free one is kept for live games.
And one spare worker serves people who have no bot thinking for them yet. Even if one person occupies all other workers,
everybody else can begin at once. Reviews never get the spare worker: they are long, and come in small parts.
"""

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

_HALF: Final = 30.0  # seconds after which use counts half
_UNDER_WAY: Final = 1.0  # seconds that a bot counts for while it is thinking
_FORGET: Final = 0.01  # seconds of use that are not worth remembering
_SWEEP: Final = 60.0  # seconds between two clean-ups


class Urgency(IntEnum):
    LIVE = 0  # a person has a seat at the table
    ADVICE = 1  # a hint, or the study of a finished game
    SHOW = 2  # only bots play, and somebody watches
    REVIEW = 3  # a part of the review of a finished game


_HANDICAP: Final = {Urgency.LIVE: 0.0, Urgency.ADVICE: 5.0, Urgency.SHOW: 20.0, Urgency.REVIEW: 60.0}
"""Seconds of use that are added before claims are compared."""


@dataclass(frozen=True)
class Claim:
    """The person, address and table that a bot thinks for."""

    address: str
    person: str
    table: str
    urgency: Urgency


class _Waiting:
    """A claim that waits for its turn."""

    def __init__(self, claim: Claim, number: int) -> None:
        self.claim = claim
        self.number = number
        self.listed = False
        self.turn: asyncio.Future[bool] = asyncio.get_running_loop().create_future()


class _Share:
    """What one address, person or table has used, and what it waits for."""

    def __init__(self) -> None:
        self.running = 0
        self.parts: dict[str, _Share] = {}
        self.queues: list[deque[_Waiting]] = [deque() for _ in Urgency]  # of a table
        self.waiting = [0 for _ in Urgency]
        self.oldest = 0  # the number of the claim for which it began to wait
        self._used = 0.0
        self._when = 0.0

    def used(self, now: float) -> float:
        """Seconds of a worker that still count."""
        left = float(self._used * 0.5 ** ((now - self._when) / _HALF))
        return left if left > _FORGET else 0.0

    def charge(self, seconds: float, now: float) -> None:
        self._used, self._when = self.used(now) + seconds, now

    def load(self, now: float) -> float:
        return self.used(now) + self.running * _UNDER_WAY

    @property
    def urgency(self) -> Urgency | None:
        """The most urgent claim that waits here."""
        return next((urgency for urgency in Urgency if self.waiting[urgency]), None)

    def idle(self, now: float) -> bool:
        return not self.running and self.urgency is None and not self.used(now)

    def sweep(self, now: float) -> None:
        for name, part in list(self.parts.items()):
            part.sweep(now)
            if not part.parts and part.idle(now):
                del self.parts[name]


class BotQueue:
    def __init__(self, workers: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._workers = self._free = workers
        self._spare = True  # the spare worker is free
        self._clock = clock
        self._all = _Share()
        self._numbers = 0
        self._swept = clock()

    @property
    def waiting(self) -> int:
        """Claims that have no worker yet."""
        return sum(self._all.waiting)

    @asynccontextmanager
    async def worker(self, claim: Claim) -> AsyncIterator[bool]:
        """Wait for a worker and use it inside this context. Yields whether it is the spare one."""
        self._numbers += 1
        waiting = _Waiting(claim, self._numbers)
        self._enqueue(waiting)
        self._hand_out()
        try:
            spare = await waiting.turn
        except asyncio.CancelledError:
            if not waiting.turn.cancelled():  # its turn came at the same moment
                self._release(claim, waiting.turn.result(), 0.0)
            elif waiting.listed:
                self._dequeue(waiting)
            raise
        began = self._clock()
        try:
            yield spare
        finally:
            self._release(claim, spare, self._clock() - began)

    # ---- what waits, what runs --------------------------------------------------------------------------------

    def _path(self, claim: Claim) -> list[_Share]:
        """The shares that a claim counts for: all, address, person, table."""
        path = [self._all]
        for name in (claim.address, claim.person, claim.table):
            path.append(path[-1].parts.setdefault(name, _Share()))
        return path

    def _enqueue(self, waiting: _Waiting) -> None:
        path, urgency = self._path(waiting.claim), waiting.claim.urgency
        for share in path:
            if share.urgency is None:
                share.oldest = waiting.number
            share.waiting[urgency] += 1
        path[-1].queues[urgency].append(waiting)
        waiting.listed = True

    def _dequeue(self, waiting: _Waiting) -> None:
        path, urgency = self._path(waiting.claim), waiting.claim.urgency
        for share in path:
            share.waiting[urgency] -= 1
        path[-1].queues[urgency].remove(waiting)
        waiting.listed = False

    def _release(self, claim: Claim, spare: bool, seconds: float) -> None:
        now = self._clock()
        for share in self._path(claim):
            share.running -= 1
            share.charge(seconds, now)
        if spare:
            self._spare = True
        else:
            self._free += 1
        if now - self._swept > _SWEEP:
            self._swept = now
            self._all.sweep(now)
        self._hand_out()

    # ---- who is next ------------------------------------------------------------------------------------------

    def _hand_out(self) -> None:
        while self._free and (waiting := self._next(lambda person: True, self._least_urgent)) is not None:
            self._free -= self._give(waiting, spare=False)
        while self._spare and (waiting := self._next(lambda person: not person.running)) is not None:
            self._spare = not self._give(waiting, spare=True)

    @property
    def _least_urgent(self) -> Urgency:
        """What may use the next free worker: if there are several, the last one is kept for live games."""
        return Urgency.LIVE if self._free == 1 < self._workers else Urgency.REVIEW

    def _give(self, waiting: _Waiting, *, spare: bool) -> bool:
        """Give a claim its turn. False if nobody waits for it any more."""
        self._dequeue(waiting)
        if waiting.turn.cancelled():
            return False
        for share in self._path(waiting.claim):
            share.running += 1
        waiting.turn.set_result(spare)
        return True

    def _next(self, may: Callable[[_Share], bool], least: Urgency = Urgency.SHOW) -> _Waiting | None:
        """The next claim of the people who may have the worker."""
        now = self._clock()

        def place(share: _Share) -> tuple[float, int]:
            assert share.urgency is not None
            return share.load(now) + _HANDICAP[share.urgency], share.oldest

        def waits(share: _Share) -> bool:
            return share.urgency is not None and share.urgency <= least

        def people(address: _Share) -> list[_Share]:
            return [person for person in address.parts.values() if waits(person) and may(person)]

        addresses = [address for address in self._all.parts.values() if waits(address) and people(address)]
        if not addresses:
            return None
        person = min(people(min(addresses, key=place)), key=place)
        tables = [table for table in person.parts.values() if waits(table)]
        table = min(tables, key=lambda table: (table.urgency, table.load(now), table.oldest))
        assert table.urgency is not None
        return table.queues[table.urgency][0]
