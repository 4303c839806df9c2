"""If the disk is full or the database is gone, moves are refused with a clear message, nothing is corrupted, and play
resumes later."""

import os
import resource
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tableside.locales import LANGUAGES, words
from tests.cluster.database_check import read_ledger
from tests.server.clients import JSON, ME, ROOT, Person, Server, Sitting, person
from tools.services import Postgres

LOCAL = {"kind": "local", "name": "Two"}


async def refused_and_nothing_done(anna: Person, sitting: Sitting) -> None:
    number, moves = sitting.position["number"], list(sitting.position["moves"])
    answer = await sitting.play(id="while-it-lasts")
    assert answer["type"] == "error", answer
    problem: JSON = answer["problem"]
    assert (problem["kind"], problem["id"]) == ("unavailable", "err-storage")
    said = {words(language).say(problem["id"], {}) for language in LANGUAGES}
    assert problem["text"] in said
    assert len(said) == 3, "in each language its own words"
    assert (await sitting.ask("say", "ack", text="Hello?"))["problem"]["id"] == "err-storage"
    opened = await anna.post("/api/tables", {"game": "burger-joint", "seats": [ME, LOCAL]}, 503)
    assert opened["problem"]["id"] == "err-storage"
    health = await anna.http.get("/health")
    assert (health.status_code, health.json()["database"]) == (503, False)
    assert (sitting.position["number"], sitting.position["moves"]) == (number, moves)


async def resumes(anna: Person, sitting: Sitting, server: Server, table: str, database: str) -> None:
    until = time.monotonic() + 20
    answer = await sitting.play(id="while-it-lasts")
    while answer["type"] == "error" and time.monotonic() < until:
        assert answer["problem"]["kind"] == "unavailable"
        answer = await sitting.play(id="while-it-lasts")
    assert answer["type"] in ("moved", "ack"), answer
    await sitting.play()
    assert (await anna.get("/health"))["database"] is True
    ledger = await read_ledger(database)
    ledger.demand_whole({(table, f"{ledger.moves(table)[-2].by}:while-it-lasts"): answer["seq"]})
    ledger.demand_valid()


async def test_the_disk_is_full(tmp_path: Path) -> None:
    server = Server(tmp_path / "data").start()
    database = f"sqlite:///{tmp_path / 'data' / 'tableside.sqlite3'}"
    try:
        async with person(server, "Anna") as anna:
            table = (await anna.open(ME, LOCAL))["id"]
            async with anna.at(table) as sitting:
                for _ in range(5):
                    await sitting.play()
                _, most = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
                resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (4096, most))  # no file may grow beyond a page
                await refused_and_nothing_done(anna, sitting)
                resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most, most))
                await resumes(anna, sitting, server, table, database)
    finally:
        server.stop()


@pytest.mark.needs("postgresql")
async def test_the_database_is_gone(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.new_database()
    server = Server(tmp_path / "data", env={"TABLESIDE_DATABASE_URL": url}).start()
    try:
        async with person(server, "Anna") as anna:
            table = (await anna.open(ME, LOCAL))["id"]
            async with anna.at(table) as sitting:
                for _ in range(5):
                    await sitting.play()
                postgres.stop()
                try:
                    await refused_and_nothing_done(anna, sitting)
                finally:
                    postgres.start()
                await resumes(anna, sitting, server, table, url.replace("postgresql", "postgresql+asyncpg"))
    finally:
        server.stop()


def test_a_database_that_cannot_be_reached_is_said_in_one_sentence(tmp_path: Path) -> None:
    url = "postgresql://me:secret@127.0.0.1:1/x"
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "TABLESIDE_DATABASE_URL": url}
    command = [sys.executable, "-m", "tableside.terminal.main", "serve", "--port", "0", "--data", str(tmp_path)]
    done = subprocess.run([*command, "--lang", "de"], env=env, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 2
    assert done.stderr.startswith("tableside: Die Datenbank postgresql")
    assert done.stderr.count("\n") == 1
    assert "secret" not in done.stderr
