"""Whose bot thinks next: the queue, with fake work and a fake clock."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack

import pytest

from tableside.server.bots.queue import BotQueue, Claim, Urgency

LIVE, ADVICE, SHOW, _ = Urgency


class Work:
    """Fake work that lasts until the test ends it."""

    def __init__(self, workers: int) -> None:
        self.now = 0.0
        self.queue = BotQueue(workers, lambda: self.now)
        self.begun: list[str] = []  # names, in order
        self.spare: dict[str, bool] = {}
        self._ends: dict[str, asyncio.Event] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, name: str, person: str, table: str = "", urgency: Urgency = LIVE, address: str = "") -> None:
        claim = Claim(address or f"address of {person}", person, table or f"table of {person}", urgency)
        self._ends[name] = asyncio.Event()
        self._tasks[name] = asyncio.create_task(self._think(name, claim))
        await self.settle()

    async def _think(self, name: str, claim: Claim) -> None:
        async with self.queue.worker(claim) as spare:
            self.begun.append(name)
            self.spare[name] = spare
            await self._ends[name].wait()

    async def end(self, name: str, seconds: float = 1.0) -> None:
        self.now += seconds
        self._ends[name].set()
        await self._tasks[name]
        await self.settle()

    async def cancel(self, name: str) -> None:
        self._tasks[name].cancel()
        await asyncio.gather(self._tasks[name], return_exceptions=True)
        await self.settle()

    @staticmethod
    async def settle() -> None:
        for _ in range(5):
            await asyncio.sleep(0)

    @property
    def running(self) -> list[str]:
        return [name for name in self.begun if not self._tasks[name].done()]

    async def finish(self) -> list[str]:
        """End everything, the oldest first. Returns the order in which the rest began."""
        seen = len(self.begun)
        while self.running:
            await self.end(self.running[0])
        return self.begun[seen:]


async def flood(work: Work, person: str, tables: int, each: int, urgency: Urgency = LIVE) -> None:
    for table in range(tables):
        for number in range(each):
            await work.ask(f"{person} {table} {number}", person, f"{person}'s table {table}", urgency)


async def test_one_person_alone_has_all_workers_but_not_the_spare_one() -> None:
    work = Work(2)
    await flood(work, "Mallory", 3, 1)
    assert work.running == ["Mallory 0 0", "Mallory 1 0"]
    assert work.queue.waiting == 1
    assert not any(work.spare.values())


async def test_others_begin_at_once_while_one_person_floods() -> None:
    """100 tables with seven bots each are waiting. Somebody new does not have to wait."""
    work = Work(2)
    await flood(work, "Mallory", 100, 7)
    for turn in range(20):
        await work.ask(f"Anna {turn}", "Anna")
        assert f"Anna {turn}" in work.running
        assert work.spare[f"Anna {turn}"]
        await work.end(f"Anna {turn}", 0.2)
    assert len(work.running) == 2


async def without_spare(work: Work) -> None:
    """Somebody uses the spare worker for a long time."""
    await work.ask("first", "Someone")
    await work.ask("spare", "Ben")
    await work.end("first", 0.0)
    assert work.running == ["spare"]


def at_work(work: Work) -> str:
    return next(name for name in work.running if name != "spare")


async def test_two_people_who_always_have_work_get_half_each() -> None:
    work = Work(1)
    await without_spare(work)
    await flood(work, "Mallory", 40, 2)
    await flood(work, "Anna", 1, 40)
    for _ in range(60):
        await work.end(at_work(work))
    anna = sum(name.startswith("Anna") for name in work.begun)
    assert 28 <= anna <= 33, work.begun


async def test_long_thoughts_cost_more_than_short_ones() -> None:
    """Shares are counted in time, not in the number of thoughts."""
    work = Work(1)
    await without_spare(work)
    await flood(work, "Long", 1, 100)
    await flood(work, "Short", 1, 100)
    for _ in range(84):
        name = at_work(work)
        await work.end(name, 3.0 if name.startswith("Long") else 0.5)
    counts = {who: sum(name.startswith(who) for name in work.begun) for who in ("Long", "Short")}
    assert 4.5 < counts["Short"] / counts["Long"] < 7.5, counts


async def test_the_tables_of_one_person_take_turns() -> None:
    work = Work(1)
    await work.ask("first", "Anna", "other")
    for table in "abc":
        for number in range(3):
            await work.ask(f"{table}{number}", "Anna", table)
    order = await work.finish()
    assert [sorted(name[0] for name in order[at : at + 3]) for at in (0, 3, 6)] == [["a", "b", "c"]] * 3
    assert [name for name in order if name[0] == "a"] == ["a0", "a1", "a2"], "in the order in which they were asked"


async def test_many_guests_at_one_address_share() -> None:
    work = Work(1)
    for number in range(30):
        await work.ask(f"Mallory {number}", f"guest {number}", address="one address")
    await work.ask("Anna", "Anna")
    for name in list(work.running):
        await work.end(name)
    assert "Anna" in work.running, "first of all who wait"


async def test_people_at_one_address_share_as_people() -> None:
    work = Work(1)
    for number in range(50):
        await work.ask(f"Mallory {number}", "Mallory", f"table {number}", address="school")
    await work.ask("Anna", "Anna", address="school")
    assert "Anna" in work.running


@pytest.mark.parametrize("urgencies", [(SHOW, ADVICE, LIVE), (ADVICE, SHOW, LIVE), (LIVE, SHOW, ADVICE)])
async def test_live_games_before_advice_before_shows(urgencies: tuple[Urgency, ...]) -> None:
    """Tables of different people, and of one person."""
    for person in ("{}", "Anna"):
        work = Work(1)
        await work.ask("busy", "Ben")
        await work.ask("spare", "Cleo")
        for urgency in urgencies:
            await work.ask(urgency.name, person.format(urgency.name), urgency.name, urgency)
        assert await work.finish() == ["LIVE", "ADVICE", "SHOW"]


@pytest.mark.parametrize("urgency", [ADVICE, SHOW])
async def test_one_worker_of_several_is_kept_for_live_games(urgency: Urgency) -> None:
    work = Work(3)
    await flood(work, "Mallory", 5, 1, urgency)
    assert len(work.running) == 2
    await flood(work, "Anna", 1, 2)
    assert not work.spare["Anna 0 0"], "it does not have to be kept for that"
    assert "Anna 0 1" not in work.running, "for somebody of whom nothing is being thought about"
    await work.ask("Cleo", "Cleo", urgency=urgency)
    assert work.spare["Cleo"]
    await work.end("Mallory 0 0")
    assert "Anna 0 1" in work.running


async def test_heavy_use_loses_its_start() -> None:
    """Mallory's live games do not keep everybody else from getting hints."""
    work = Work(1)
    await without_spare(work)
    await flood(work, "Mallory", 100, 7)
    for _ in range(20):
        await work.end(at_work(work))
    await work.ask("Anna", "Anna", urgency=ADVICE)
    await work.end(at_work(work))
    assert "Anna" in work.running


async def test_what_was_used_is_forgotten_in_time() -> None:
    work = Work(1)
    await work.ask("old", "Mallory")
    await work.end("old", 60)
    work.now += 600
    await work.ask("busy", "Ben")
    await work.ask("spare", "Cleo")
    await work.ask("Mallory", "Mallory")
    await work.ask("Anna", "Anna")
    assert await work.finish() == ["Mallory", "Anna"], "the one who came first"


async def test_who_gives_up_leaves_no_gap() -> None:
    work = Work(1)
    await work.ask("one", "Anna")
    for name in ("two", "three", "four"):
        await work.ask(name, "Anna")
    await work.cancel("two")
    assert work.queue.waiting == 2
    await work.cancel("one")
    assert work.running == ["three"]
    assert await work.finish() == ["four"]
    assert work.queue.waiting == 0


async def test_who_gives_up_at_the_moment_of_their_turn_leaves_no_gap() -> None:
    work = Work(1)
    for name in ("one", "two", "three"):
        await work.ask(name, "Anna")
    work._tasks["two"].cancel()  # its turn comes before it learns about that
    await work.end("one")
    assert work.running == ["three"]
    await work.ask("four", "Anna")
    work._ends["three"].set()
    await asyncio.sleep(0)  # "three" has ended, and "four" has its turn and does not know yet
    work._tasks["four"].cancel()
    await work.settle()
    await work.ask("five", "Anna")
    assert work.running == ["five"]


async def test_a_failed_thought_gives_its_worker_back() -> None:
    queue = BotQueue(1, lambda: 0.0)
    claim = Claim("a", "p", "t", LIVE)
    for _ in range(3):
        with pytest.raises(ValueError, match="no idea"):
            async with queue.worker(claim):
                raise ValueError("no idea")
    async with AsyncExitStack() as stack:
        assert await stack.enter_async_context(queue.worker(claim)) is False
        assert await stack.enter_async_context(queue.worker(Claim("b", "q", "u", LIVE))) is True


async def test_who_is_long_gone_is_forgotten() -> None:
    work = Work(2)
    for number in range(200):
        await work.ask(str(number), f"guest {number}")
        await work.end(str(number), 0.1)
    assert len(work.queue._all.parts) == 200
    work.now += 1000
    await work.ask("last", "Anna")
    await work.end("last", 0.1)
    assert list(work.queue._all.parts) == ["address of Anna"]


async def test_a_long_queue_costs_little() -> None:
    """To find who is next, the queue looks at the people and at one person's tables, not at everything that waits."""
    looked = 0

    class Counting(dict):  # type: ignore[type-arg]
        def values(self) -> Iterator[object]:  # type: ignore[override]
            nonlocal looked
            looked += len(self)
            return iter(dict.values(self))

    work = Work(1)
    await flood(work, "Mallory", 10, 200)
    address = work.queue._all.parts["address of Mallory"]
    address.parts["Mallory"].parts = Counting(address.parts["Mallory"].parts)
    await work.end(work.running[0])
    assert 0 < looked <= 40
