"""Random requests against the whole interface, and random frames against a table: no 5xx, no broken connection."""

import asyncio
import random
import sys
from pathlib import Path
from typing import Any

from tests.server.playing import ME, Person, Server, Sitting


async def test_random_requests_find_no_server_error(anna: Person, server: Server, tmp_path: Path) -> None:
    token = (await anna.get("/api/session"))["token"]
    command = [
        str(Path(sys.executable).parent / "schemathesis"),
        "run",
        f"{server.url}/schema/openapi.json",
        *("--url", server.url, "--checks", "not_a_server_error", "--max-examples", "8", "--seed", "1"),
        *("--phases", "coverage,fuzzing", "--header", f"Authorization: Bearer {token}"),
    ]
    run = await asyncio.create_subprocess_exec(
        *command, cwd=tmp_path, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
    )
    out, _ = await run.communicate()
    assert run.returncode == 0, out.decode()[-3000:]


def _odd(dice: random.Random, depth: int = 0) -> Any:
    kinds: list[Any] = [None, True, -1, 0, 1, 2**70, 1.5, "", "K", "x" * 600, "\u0000", "\ud7ff", ":undo", ":resign "]
    if depth < 3:
        kinds.append([_odd(dice, depth + 1) for _ in range(dice.randrange(3))])
        kinds.append({dice.choice("abc"): _odd(dice, depth + 1) for _ in range(dice.randrange(3))})
    return dice.choice(kinds)


async def test_random_frames_are_each_answered(anna: Person) -> None:
    dice = random.Random(11)
    table = await anna.open(ME, {"kind": "local"})
    fields = ["id", "seat", "move", "after", "text", "to", "reaction", "motion", "yes", "version", "last", "invite"]
    types = ["play", "check", "look", "say", "react", "vote", "resume", "back", "ping", "hello", "hint", "moved"]
    async with anna.at(table["id"]) as sitting:
        for number in range(1500):
            frame: dict[str, Any] = {"type": dice.choice(types)}
            for name in dice.sample(fields, dice.randrange(5)):
                frame[name] = _odd(dice)
            if dice.random() < 0.5:
                frame["id"] = f"fuzz-{number}"
            await sitting.send(**frame)
            if number % 50 == 0:
                await _alive(sitting)
        await _alive(sitting)
    async with anna.at(table["id"]) as sitting:
        assert sitting.welcome["table"]["id"] == table["id"]


async def _alive(sitting: Sitting) -> None:
    await sitting.send(type="ping")
    await sitting.wait("pong", seconds=20)
