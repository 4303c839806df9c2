"""Random requests against the whole interface, generated from its description: no 5xx, and every answer is as
described. TABLESIDE_EXAMPLES=1000 tries that many of each kind."""

import asyncio
import os
import sys
from pathlib import Path

import pytest

from tests.server.clients import ME, OPEN, Person, Server, person, serving
from tools import services

EXAMPLES = os.environ.get("TABLESIDE_EXAMPLES", "3")
CHECKS = "not_a_server_error,response_schema_conformance,content_type_conformance"

pytestmark = pytest.mark.timeout(0 if int(EXAMPLES) > 20 else 120)


async def examine(server: Server, someone: Person, folder: Path, examples: str, phases: str) -> None:
    """Schemathesis, once with a session and a table."""
    token = (await someone.get("/api/session"))["token"]
    await someone.open(ME, OPEN, public=True)
    run = await asyncio.create_subprocess_exec(
        str(Path(sys.executable).parent / "schemathesis"),
        "run",
        f"{server.url}/schema/openapi.json",
        *("--url", server.url, "--checks", CHECKS, "--max-examples", examples, "--seed", "1"),
        *("--phases", phases, "--header", f"Authorization: Bearer {token}"),
        cwd=folder,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    out, _ = await run.communicate()
    print(out.decode()[-1500:])
    assert run.returncode == 0, out.decode()[-4000:]
    faults = [line for line in server.log().splitlines() if '"level": "error"' in line or "Traceback" in line]
    assert faults == []


async def test_random_requests_find_no_fault(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        async with person(server, "Anna") as anna:
            await examine(server, anna, tmp_path, EXAMPLES, "examples,coverage,fuzzing")


@pytest.mark.needs("postgresql")
async def test_random_requests_find_no_fault_in_postgresql_either(tmp_path: Path) -> None:
    """PostgreSQL is stricter than SQLite about text."""
    with services.postgres() as postgres:
        env = {"TABLESIDE_DATABASE_URL": postgres.new_database()}
        with serving(tmp_path / "data", env=env) as server:
            async with person(server, "Anna") as anna:
                await zeros(anna)
                examples = EXAMPLES if int(EXAMPLES) > 20 else "2"
                await examine(server, anna, tmp_path, examples, "coverage" if examples == "2" else "coverage,fuzzing")


async def zeros(anna: Person) -> None:
    """The null character, which PostgreSQL stores in no text: refused where possible, removed from
    what people write."""
    table = (await anna.open(ME, {"kind": "local", "name": "B\u0000"}))["id"]
    async with anna.at(table) as sitting:
        for frame in (
            {"type": "play", "id": "\u0000", "seat": 0, "move": "K", "after": 0},
            {"type": "play", "id": "a", "seat": 0, "move": "\u0000", "after": 0},
            {"type": "vote", "id": "\u0000b", "motion": "pause"},
        ):
            await sitting.send(**frame)
            assert (await sitting.wait("error"))["problem"]["kind"] in ("invalid", "illegal")
        assert (await sitting.ask("say", "ack", text="a\u0000b"))["type"] == "ack"
        assert (await sitting.play(seat=0))["type"] == "moved"
    for path in ("/api/tables/%00", "/api/tables/%00/replay", "/api/rules/%00", "/api/tables?game=%00"):
        assert 400 <= (await anna.http.get(path)).status_code < 500, path
    answer = await anna.http.delete("/api/account/passkeys/%00")
    assert 400 <= answer.status_code < 500, answer.text
    for body in ({"name": "\u0000", "password": "long enough to be one"}, {"name": "x", "password": "\u0000" * 20}):
        for path in ("/api/account", "/api/account/sign-in"):
            answer = await anna.http.post(path, json=body)
            assert answer.status_code < 500, (path, body, answer.text)
    answer = await anna.http.post("/api/account/passkeys/sign-in", json={"credential": {"id": "\u0000"}})
    assert answer.status_code < 500, answer.text
    assert (await anna.get("/health"))["status"] == "ok"
