"""A fuzzer at the sockets of live tables of both games: the server stays healthy, needs no more memory, logs no error,
and the records still verify. TABLESIDE_FRAMES=1000000 sends that many frames."""

import asyncio
import json
import os
import re
from pathlib import Path
from typing import Any

import pytest

from tests.security.fuzzing import Fuzzer
from tests.security.raw_socket import PING, PONG, TEXT, Line, frame, raw_socket
from tests.server.clients import JSON, ME, OPEN, Person, person, serving

MESSAGES = int(os.environ.get("TABLESIDE_FRAMES", "6000"))
BATCH = 60  # then a ping, and we wait for its answer
GOOD = max(1, MESSAGES // 60_000)  # one batch in this many also has a good move, so that the games go on
MOVES = re.compile(rb'"position":\{"seat":(\d+),.*"moves":(\[[^\]]*\]),"asked":\[\1[,\]]')
LOCAL = {"kind": "local"}
TABLES: dict[str, list[JSON]] = {"burger-joint": [ME, LOCAL], "rival-restaurants": [ME, LOCAL, LOCAL]}
MOST_GROWTH = 40_000_000  # bytes, however many frames

pytestmark = pytest.mark.timeout(0 if MESSAGES > 10_000 else 120)


async def resident(someone: Person) -> float:
    found = re.search(r"^process_resident_memory_bytes (\S+)$", await someone.get("/metrics"), re.MULTILINE)
    assert found is not None
    return float(found[1])


class Attacker:
    """One socket that says hello (or not) and then sends whatever the fuzzer makes."""

    def __init__(self, line: Line, fuzzer: Fuzzer, *, greets: bool) -> None:
        self.reader, self.writer = line
        self.fuzzer = fuzzer
        self.greets = greets
        self.refused = 0
        self.turn: int | None = None  # the seat whose legal moves are known

    async def batch(self) -> None:
        """Some frames, one that is surely valid (so that it is not a flood), and one that is surely refused."""
        parts = [frame(b'{"type":"hello","version":1}')] if self.greets else []
        parts += [frame(*self.fuzzer.frame()) for _ in range(BATCH)]
        if self.turn is not None and self.fuzzer.dice.randrange(GOOD) == 0:
            parts.insert(BATCH // 2, frame(self.fuzzer.good_move(self.turn)))
        last = f"end-{self.fuzzer.sent}"
        parts.append(frame(b'{"type":"ping"}'))
        parts.append(frame(f'{{"type":"check","id":"{last}","seat":-1,"move":"K"}}'.encode()))
        self.writer.write(b"".join(parts))
        answered = f'{{"type":"error","id":"{last}"'.encode()
        while not (text := await self._next()).startswith(answered):
            self.refused += text.startswith(b'{"type":"error"')
            found = MOVES.search(text)
            if found is not None:
                self.turn, self.fuzzer.moves = int(found[1]), json.loads(found[2]) or ["K"]

    async def _next(self) -> bytes:
        """The next text that the server sends. Its pings are answered."""
        while True:
            opcode, size = await self._read(2)
            if size > 125:
                size = int.from_bytes(await self._read(2 if size == 126 else 8), "big")
            data = await self._read(size)
            if opcode & 15 == TEXT:
                return data
            assert opcode & 15 == PING, f"after {self.fuzzer.sent} frames: {data!r}"
            self.writer.write(frame(data, PONG))

    async def _read(self, size: int) -> bytes:
        return await asyncio.wait_for(self.reader.readexactly(size), 60)


async def attack(attackers: list[Attacker], frames: int) -> None:
    each = -(-frames // (len(attackers) * BATCH))

    async def one(attacker: Attacker) -> None:
        for _ in range(each):
            await attacker.batch()

    await asyncio.gather(*(one(attacker) for attacker in attackers))


async def test_a_fuzzer_upsets_nothing(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        async with person(server, "Anna") as anna, person(server, "Mallory") as mallory:
            tables = [
                (await anna.post("/api/tables", {"game": game, "seats": seats}, 201))["id"]
                for game, seats in TABLES.items()
            ]
            attackers = []
            for number, (table, seats) in enumerate(zip(tables, TABLES.values(), strict=True)):
                for greets, someone in ((True, anna), (False, mallory)):
                    fuzzer = Fuzzer(2 * number + greets, len(seats))
                    attackers.append(Attacker(await raw_socket(someone, table), fuzzer, greets=greets))
            await attack(attackers, min(MESSAGES // 4, 100_000))
            before = await resident(anna)
            await attack(attackers, MESSAGES - min(MESSAGES // 4, 100_000))
            grown = await resident(anna) - before
            health: Any = await anna.get("/health")
            assert health["status"] == "ok"
            assert grown < MOST_GROWTH, f"{grown / 1e6:.1f} MB more"
            played = [await finish(anna, table) for table in tables]
            for attacker in attackers:
                attacker.writer.close()
        sent = sum(attacker.fuzzer.sent for attacker in attackers)
        assert sent >= MESSAGES
        assert all(attacker.refused > attacker.fuzzer.sent / 3 for attacker in attackers), "most were refused in words"
        faults = [line for line in server.log().splitlines() if '"level": "error"' in line or "Traceback" in line]
        assert faults == []
        print(f"{sent} frames, {played} moves, {grown / 1e6:.1f} MB more")


async def finish(anna: Person, table: str) -> int:
    """All players resign (unless the fuzzer did), and the record is checked from its seed."""
    async with anna.at(table) as sitting:
        if sitting.table["status"] == "paused":
            await sitting.ask("resume", "ack")
        for seat in sitting.welcome["seats"]:
            if sitting.table["status"] == "playing":
                await sitting.play(":resign", seat=seat)
                await sitting.quiet(0.3)
    report = await anna.get(f"/api/tables/{table}/verify")
    assert report["ok"], report
    assert report["sealed"]
    return int(report["moves"])


async def test_a_fuzzer_meets_the_limits(tmp_path: Path) -> None:
    """The same with normal limits: the fuzzer is disconnected, and the other player plays on."""
    with serving(tmp_path / "data", limits="1") as server:
        async with person(server, "Anna") as anna, person(server, "Mallory") as mallory:
            table = (await anna.open(ME, OPEN, public=True))["id"]
            await mallory.post(f"/api/tables/{table}/join", {})
            async with anna.at(table) as sitting:
                reader, writer = await raw_socket(mallory, table)
                fuzzer = Fuzzer(1, 2)
                writer.write(frame(b'{"type":"hello","version":1}'))
                writer.write(b"".join(frame(*fuzzer.frame()) for _ in range(700)))
                await asyncio.wait_for(reader.readuntil(b'"reason":"flood"'), 30)
                writer.close()
                if sitting.position["asked"] == [0]:
                    assert (await sitting.play())["type"] == "moved"
                assert (await sitting.ask("say", "ack", text="still here"))["type"] == "ack"
        assert '"level": "error"' not in server.log()
