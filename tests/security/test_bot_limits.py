"""Floods of work for bots: one guest asks for far more than the workers can do, and other people's bots still answer.
``bench.attack.bots`` measures how fast. Here it is enough that nobody waits until the flood is over."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.clients import ME, Person, Sitting, person, serving

MASTER = {"kind": "bot", "level": "master"}
TABLES = 20  # seven master bots each: more than half a minute of work for two workers


async def waiting(someone: Person) -> float:
    figures = (await someone.get("/metrics")).splitlines()
    return next(float(line.split()[1]) for line in figures if line.startswith("tableside_bots_waiting "))


async def answered(sitting: Sitting, times: int) -> None:
    """Play in seat 0 until the bot in seat 1 has moved this often."""
    moved = 0
    while moved < times:
        if 0 in sitting.position["asked"]:
            await sitting.play()
        else:
            frame = await sitting.next(30)
            moved += frame["type"] == "moved" and frame["by"] == 1


@contextlib.asynccontextmanager
async def flood(kind: str, mallory: Person) -> AsyncIterator[None]:
    wish = {"game": "rival-restaurants", "seats": [ME, *[MASTER] * 7], "options": {"edition": "deluxe"}}
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(TABLES):
            table = (await mallory.post("/api/tables", wish, 201))["id"]
            if kind == "hints":
                sitting = await stack.enter_async_context(mallory.at(table))
                for number in range(30):
                    await sitting.send(type="hint", id=f"h{number}", seat=0)
        yield


@pytest.mark.parametrize("kind", ["tables", "hints"])
async def test_others_do_not_wait_for_the_bots_of_one_guest(kind: str, tmp_path: Path) -> None:
    """With the limits switched off."""
    with serving(tmp_path / "data") as server:
        async with person(server, "Anna") as anna, person(server, "Mallory") as mallory:
            table = (await anna.open(ME, {"kind": "bot", "level": "line-cook"}))["id"]
            async with anna.at(table) as sitting, flood(kind, mallory):
                await asyncio.sleep(1)
                assert await waiting(anna) > 50
                await answered(sitting, 5)
                assert await waiting(anna) > 20, "the flood is not over"
