"""Attacks on a server with the most expensive records that the limits allow, while somebody else uses it.

    python -m bench.attacks [--source FOLDER] [--seconds 20]

``--source`` is the ``src`` of another version, to compare. The output is JSON: how long others waited meanwhile (for an
answer, for a password check, for the check of an ordinary record), the memory of the server with its workers, and how
long the server took to stop during the attack. docs/reliability.md has the figures.
"""

import argparse
import asyncio
import json
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx

from tableside.engine.match import Match

MOST = 3_800_000  # bytes
AT_ONCE = 8


def ordinary(moves: int = 120) -> bytes:
    """A finished game of usual length."""
    match = Match.start("burger-joint", seed=3, players=["Ada", "Bob"])
    for _ in range(moves):
        seat = match.asked()[0]
        match.play(seat, match.legal_moves(seat)[0])
        if match.outcome() is not None:
            break
    else:
        match.play(match.asked()[0], ":resign")
    return match.record.text().encode()


def many_recipes() -> bytes:
    """As many recipes as fit, each with a different name."""
    match = Match.start("rival-restaurants", seed=1, players=["a", "b", "c"])
    record = match.record.to_json()
    few = record["options"]["recipes"]
    least = {**few[0], "ingredients": few[0]["ingredients"][:1]}
    each = len(json.dumps({**least, "name": "Dish 30000"})) + 2
    record["options"]["recipes"] = [{**least, "name": f"Dish {n}"} for n in range(MOST // each)]
    return json.dumps(record).encode()


def many_moves() -> bytes:
    """As many moves as fit."""
    match = Match.start("burger-joint", seed=1, players=["a", "b"])
    size = 3000
    while size < MOST:
        match.play(0, ":pause", at=0)
        size += len(json.dumps(match.record.entries[-1].to_json())) + 4
    match.play(0, ":resign", at=0)
    return match.record.text().encode()


def deep() -> bytes:
    return b'{"tableside":1,"options":' + b"[[]," * (MOST // 5) + b"0" + b"]" * (MOST // 5) + b"}"


def wide() -> bytes:
    return b'{"tableside":1,"options":{},"moves":[' + b'{"":0},' * (MOST // 7) + b"0]}"


ATTACKS: dict[str, Callable[[], bytes]] = {"recipes": many_recipes, "moves": many_moves, "wide": wide}


def tree(pid: int) -> list[int]:
    """A process and all processes it started."""
    found = [pid]
    for task in list(Path(f"/proc/{pid}/task").glob("*/children")):
        try:
            children = task.read_text().split()
        except (FileNotFoundError, ProcessLookupError):  # it has just ended
            continue
        for child in children:
            found += tree(int(child))
    return found


def memory(pid: int) -> float:
    """Megabytes of a server with its workers. Shared memory counts once."""
    total = 0
    for each in tree(pid):
        try:
            text = Path(f"/proc/{each}/smaps_rollup").read_text()
        except (FileNotFoundError, ProcessLookupError, PermissionError):
            continue
        total += int(next(line for line in text.splitlines() if line.startswith("Pss:")).split()[1])
    return total / 1024


def _alive(pid: int) -> bool:
    try:
        return " Z " not in Path(f"/proc/{pid}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False


class Watch:
    """Measures how long something takes, again and again."""

    def __init__(self, ask: Callable[[], Awaitable[Any]], pause: float) -> None:
        self._ask = ask
        self._pause = pause
        self.seconds: list[float] = []

    async def run(self) -> None:
        while True:
            began = time.perf_counter()
            try:
                await self._ask()
            except httpx.HTTPError:
                return  # the server is gone
            finally:
                self.seconds.append(time.perf_counter() - began)
            await asyncio.sleep(self._pause)

    def told(self) -> dict[str, float]:
        found = sorted(self.seconds) or [float("nan")]
        return {"times": len(found), "median ms": 1000 * statistics.median(found), "most ms": 1000 * found[-1]}


async def attack(url: str, body: bytes, pid: int, seconds: float, password: dict[str, str]) -> dict[str, Any]:
    usual = ordinary()
    ends: dict[str, int] = {}
    most = 0.0
    async with (
        httpx.AsyncClient(base_url=url, timeout=120) as bad,
        httpx.AsyncClient(base_url=url, timeout=120) as good,
        httpx.AsyncClient(base_url=url, timeout=120) as third,
        httpx.AsyncClient(base_url=url, timeout=120) as fourth,
    ):

        async def storm() -> None:
            while True:
                try:
                    answer = await bad.post("/api/verify", content=body)
                except httpx.HTTPError:
                    return
                told = answer.json()
                how = (told.get("problem") or {"id": "verified"})["id"]
                ends[how] = ends.get(how, 0) + 1

        elsewhere = {"X-Forwarded-For": "192.0.2.7"}
        watches = {
            "answer": Watch(lambda: good.get("/api/session", headers=elsewhere), 0.02),
            "sign in": Watch(lambda: third.post("/api/account/sign-in", json=password, headers=elsewhere), 0.5),
            "ordinary record": Watch(lambda: fourth.post("/api/verify", content=usual, headers=elsewhere), 0.2),
        }
        tasks = [asyncio.create_task(storm()) for _ in range(AT_ONCE)]
        tasks += [asyncio.create_task(watch.run()) for watch in watches.values()]
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            most = max(most, memory(pid))
            await asyncio.sleep(0.2)
        began = time.monotonic()
        os.kill(pid, signal.SIGTERM)
        while _alive(pid):
            await asyncio.sleep(0.02)
        stopped = time.monotonic() - began
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return {
        "body": len(body),
        **{name: watch.told() for name, watch in watches.items()},
        "memory MB": most,
        "stopped after s": stopped,
        "answers to the attack": ends,
    }


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--source", type=Path, default=Path(__file__).parents[1] / "src")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--attacks", default=",".join(ATTACKS))
    args = parser.parse_args()
    for name in args.attacks.split(","):
        body = ATTACKS[name]()
        with tempfile.TemporaryDirectory() as folder:
            command = [sys.executable, "-m", "tableside.server.command", "--port", "0", "--data", folder]
            process = subprocess.Popen(
                [*command, "--limits", "0", "--log-level", "error"],
                env={**os.environ, "PYTHONPATH": str(args.source.resolve())},
                stdout=subprocess.PIPE,
                text=True,
                cwd=folder,
            )
            try:
                assert process.stdout is not None
                url = process.stdout.readline().split()[-1].replace("localhost", "127.0.0.1")
                password = {"name": "somebody", "password": "long enough a word"}
                await asyncio.sleep(6)
                quiet = memory(process.pid)
                found = await attack(url, body, process.pid, args.seconds, password)
                found["memory before MB"] = quiet
                print(json.dumps({name: found}, default=str, indent=1), flush=True)
            finally:
                process.kill()
                process.wait()


if __name__ == "__main__":
    asyncio.run(main())
