"""Reviews of finished games: who may ask, that the work is shared and stored, and that live games go first."""

from __future__ import annotations

import asyncio

import pytest

from tableside.server.bots.queue import BotQueue, Claim, Urgency
from tests.server.clients import JSON, Person
from tests.server.test_replays import Duel, finished_record


async def done(person: Person, path: str) -> JSON:
    """Ask until it is there, as a browser does."""
    for _ in range(600):
        found: JSON = await person.get(path)
        if found["state"] in ("done", "failed"):
            return found
        assert found["state"] in ("waiting", "running")
        assert found["done"] <= found["total"]
        await asyncio.sleep(0.1)
    pytest.fail("the review was never finished")


async def test_a_finished_game_is_reviewed_once_and_kept(anna: Person, ben: Person) -> None:
    record = finished_record()
    path = f"/api/tables/{(await anna.post('/api/records', record, 201))['id']}/review"
    assert (await anna.get(path))["state"] == "none"
    first, second = await asyncio.gather(anna.post(path, {}), anna.post(path, {}))
    assert {first["state"], second["state"]} <= {"waiting", "running"}
    found = await done(anna, path)
    review = found["review"]
    assert found["state"] == "done"
    assert [step["number"] for step in review["steps"]] == list(range(len(record["moves"]) + 1))
    for seat in review["seats"]:
        assert seat["even"] + seat["luck"] + seat["own"] + seat["others"] == seat["result"]
    assert await anna.post(path, {}) == found, "asking again costs nothing"
    await ben.get(path, 404)  # a record that somebody brought is private
    await ben.post(path, {}, 404)


async def test_a_game_that_goes_on_is_not_reviewed(duel: Duel, anna: Person) -> None:
    path = f"/api/tables/{duel[0].table['id']}/review"
    assert (await anna.post(path, {}, 409))["problem"]["id"] == "err-not-over"
    assert (await anna.get(path, 409))["problem"]["id"] == "err-not-over"


def _claim(table: str, urgency: Urgency) -> Claim:
    return Claim(table, table, table, urgency)


async def test_a_review_waits_for_everybody_else() -> None:
    queue, order = BotQueue(1), []

    async def think(table: str, urgency: Urgency) -> None:
        async with queue.worker(_claim(table, urgency)):
            order.append(table)
            await asyncio.sleep(0)

    async with queue.worker(_claim("first", Urgency.LIVE)), queue.worker(_claim("spare", Urgency.LIVE)):
        waiting = [asyncio.create_task(think("review", Urgency.REVIEW))]
        await asyncio.sleep(0)
        waiting += [
            asyncio.create_task(think(name, urgency))
            for name, urgency in (("show", Urgency.SHOW), ("advice", Urgency.ADVICE), ("live", Urgency.LIVE))
        ]
        await asyncio.sleep(0)
    await asyncio.gather(*waiting)
    assert order[-1] == "review"


async def test_a_review_never_takes_the_spare_worker_or_the_last_free_one() -> None:
    queue = BotQueue(2)
    got: list[str] = []

    async def part(table: str) -> None:
        async with queue.worker(_claim(table, Urgency.REVIEW)) as spare:
            assert not spare
            got.append(table)
            await asyncio.sleep(0.05)

    parts = [asyncio.create_task(part(name)) for name in "abc"]
    await asyncio.sleep(0.01)
    assert got == ["a"]
    async with queue.worker(_claim("live", Urgency.LIVE)):  # at once
        pass
    await asyncio.gather(*parts)
    assert got == ["a", "b", "c"]
