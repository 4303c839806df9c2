"""Upgrades and backups: a database of the previous release is migrated with its games, and everything can be moved from
any database to any other while people play."""

import asyncio
import contextlib
import gzip
import io
import sqlite3
from dataclasses import dataclass
from pathlib import Path

import pytest
from sqlalchemy import select

from tableside.engine.errors import RecordError
from tableside.engine.match import Match
from tableside.engine.record import Record
from tableside.engine.verify import verify
from tableside.locales import LANGUAGES, words
from tableside.server.app_context import AppContext
from tableside.server.settings import Settings
from tableside.server.storage import model
from tableside.server.storage.backup import FORMAT
from tableside.server.storage.store import HEAD, Store
from tableside.terminal.main import main
from tests.cluster.database_check import Ledger, read_ledger
from tests.cluster.retrying_clients import crowd
from tests.server.clients import ME, Server, person
from tools.services import Postgres

RELEASES = Path(__file__).parent / "releases"
LOCAL = {"kind": "local", "name": "Two"}


@dataclass
class Done:
    returncode: int
    stdout: str
    stderr: str


def tableside(*arguments: str, database: str = "", language: str = "en") -> Done:
    """The command, run in this process. A new process would take longer to start than to do its work."""
    out, err = io.StringIO(), io.StringIO()
    with (
        pytest.MonkeyPatch.context() as patch,
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        patch.setenv("TABLESIDE_DATABASE_URL", database)
        code = main([*arguments, "--lang", language])
    return Done(code, out.getvalue(), err.getvalue())


def asynchronous(url: str) -> str:
    return url.replace("postgresql", "postgresql+asyncpg")


async def old_games_go_on(server: Server, database: str) -> None:
    """Open the games of the previous release, continue them, and check them against the rules."""
    before = await read_ledger(database)
    before.demand_whole({})
    assert before.demand_valid() > 70
    running = [info for info in before.infos.values() if info.status == "playing"]
    assert {info.game for info in running} == {"burger-joint", "rival-restaurants"}
    async with person(server, "Carla") as carla:
        for info in running:
            async with carla.at(info.id) as sitting:
                assert sitting.position["number"] >= info.moves, "the rules' own clock may have moved on"
                assert sitting.welcome["resumed"] is False
                assert sitting.welcome["table"]["status"] == "playing", "by the rules of today, if they have changed"
        for info in before.infos.values():
            if info.status == "finished":
                assert (await carla.get(f"/api/tables/{info.id}/verify"))["ok"]
            elif info.status == "open":
                joined = await carla.post(f"/api/tables/{info.id}/join", {})
                assert joined["status"] == "playing"


async def test_a_sqlite_database_of_0_1_0_is_brought_up_to_date(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    old = sqlite3.connect(data / "tableside.sqlite3")
    old.executescript((RELEASES / "0.1.0-sqlite.sql").read_text())
    old.close()
    database = f"sqlite:///{data / 'tableside.sqlite3'}"
    server = Server(data).start()
    try:
        await old_games_go_on(server, database)
    finally:
        server.stop()
    assert sqlite3.connect(data / "tableside.sqlite3").execute("SELECT * FROM alembic_version").fetchall() == [(HEAD,)]


@pytest.mark.needs("postgresql")
async def test_a_postgresql_database_of_0_1_0_is_brought_up_to_date(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.new_database()
    name = url.rpartition("/")[2]
    postgres.sql((RELEASES / "0.1.0-postgresql.sql").read_text(), name)
    server = Server(tmp_path / "data", env={"TABLESIDE_DATABASE_URL": url}).start()
    try:
        await old_games_go_on(server, asynchronous(url))
    finally:
        server.stop()
    assert postgres.sql("SELECT version_num FROM alembic_version", name) == HEAD


async def test_people_of_0_1_0_play_on(tmp_path: Path) -> None:
    """The owner of the seat plays the next move in both games, and the records are still legal games."""
    old = sqlite3.connect(tmp_path / "tableside.sqlite3")
    old.executescript((RELEASES / "0.1.0-sqlite.sql").read_text())
    old.close()
    context = AppContext(Settings(tmp_path, limits=0))
    await context.open()
    try:
        rows = await context.store.rows(select(model.tables.c.id).where(model.tables.c.status == "playing"))
        for row in rows:
            table = await context.registry.table(row.id)
            for number in range(30):
                match = table.running_match()
                seat = match.asked()[0]
                move = match.legal_moves(seat)[0]
                await table.play(seat, move, f"{seat}:new{number}", f"new{number}", table.info.seq)
                if table.info.status != "playing":
                    break
    finally:
        await context.close()
    ledger = await read_ledger(f"sqlite:///{tmp_path / 'tableside.sqlite3'}")
    ledger.demand_whole({})
    assert ledger.demand_valid() > 100


def equal(one: Ledger, two: Ledger, among: set[str]) -> bool:
    return all(one.lines[id] == two.lines[id] and one.infos[id] == two.infos[id] for id in among)


@pytest.mark.needs("postgresql")
async def test_a_laptop_moves_to_postgresql_and_back_while_people_play(tmp_path: Path, postgres: Postgres) -> None:
    laptop, home, url = tmp_path / "laptop", tmp_path / "home", postgres.new_database()
    first, second = tmp_path / "one.backup", tmp_path / "two.backup"
    server = Server(laptop).start()
    sqlite = f"sqlite:///{laptop / 'tableside.sqlite3'}"
    try:
        async with crowd([server], ["burger-joint", "rival-restaurants"]) as players, person(server, "Anna") as anna:
            await players.all_go_on(20)
            made = await asyncio.to_thread(tableside, "backup", str(first), "--data", str(laptop))
            assert (made.returncode, made.stderr) == (0, "")
            assert "2 tables" in made.stdout
            await players.all_go_on(20)
            await players.go_home()
            cookie = anna.http.cookies["tableside"]
    finally:
        server.stop()
    assert first.stat().st_mode & 0o077 == 0, "it holds the key: nobody else may read it"
    # To PostgreSQL: every line as it was at the moment of the backup.
    assert (
        await asyncio.to_thread(tableside, "restore", str(first), "--data", str(tmp_path / "server"), database=url)
    ).returncode == 0
    moved, now = await read_ledger(asynchronous(url)), await read_ledger(sqlite)
    moved.demand_whole({})
    assert moved.demand_valid() > 0
    for id, lines in moved.lines.items():
        assert now.lines[id][: len(lines)] == lines
    server = Server(tmp_path / "server", env={"TABLESIDE_DATABASE_URL": url}).start()
    try:
        async with person(server) as someone:
            someone.http.cookies.set("tableside", cookie)
            assert (await someone.get("/api/session"))["guest"]["name"] == "Anna", "guests stay who they are"
            new = await someone.open(ME, LOCAL)
            # While the server runs: existing data stays, missing data is added.
            again = await asyncio.to_thread(tableside, "restore", str(first), "--data", str(home), database=url)
            assert "0 tables" in again.stdout
            assert "2 tables were already there" in again.stdout
            made = await asyncio.to_thread(tableside, "backup", str(second), "--data", str(home), database=url)
            assert made.returncode == 0, made.stderr
            assert await someone.get(f"/api/tables/{new['id']}")
            assert not home.exists(), "what is elsewhere needs no folder"
    finally:
        server.stop()
    # And back to SQLite, byte for byte.
    assert (await asyncio.to_thread(tableside, "restore", str(second), "--data", str(home))).returncode == 0
    there, here = await read_ledger(asynchronous(url)), await read_ledger(f"sqlite:///{home / 'tableside.sqlite3'}")
    assert set(here.infos) == set(there.infos)
    assert equal(here, there, set(there.infos))


async def test_a_lost_table_comes_back_while_people_play(tmp_path: Path) -> None:
    server = Server(tmp_path / "data").start()
    file = tmp_path / "all.backup"
    try:
        async with person(server, "Anna") as anna:
            one, two = (await anna.open(ME, LOCAL))["id"], (await anna.open(ME, {"kind": "open"}))["id"]
            async with anna.at(one) as sitting:
                await sitting.play()
                assert (
                    await asyncio.to_thread(tableside, "backup", str(file), "--data", str(server.data))
                ).returncode == 0
                await sitting.play()
                assert (await anna.http.delete(f"/api/tables/{two}")).status_code == 204
                back = await asyncio.to_thread(tableside, "restore", str(file), "--data", str(server.data))
                assert "one table and 0 guests restored; one table was already there" in back.stdout
                assert (await anna.get(f"/api/tables/{two}"))["status"] == "open"
                assert (await sitting.play())["number"] == 3, "the game that went on is as it was"
    finally:
        server.stop()


async def _a_backup(tmp_path: Path) -> bytes:
    store = Store(f"sqlite:///{tmp_path / 'tableside.sqlite3'}")
    await store.open()
    await store.close()
    file = tmp_path / "good.backup"
    assert (await asyncio.to_thread(tableside, "backup", str(file), "--data", str(tmp_path))).returncode == 0
    return file.read_bytes()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_bad_backup_is_refused_in_one_sentence(tmp_path: Path, language: str) -> None:
    good = await _a_backup(tmp_path)
    text = gzip.decompress(good)
    bad = {
        "err-backup-cut": good[: len(good) // 2],
        "err-backup-not": b"PK\x03\x04 something else",
        "err-backup-newer": gzip.compress(text.replace(b'"format":%d' % FORMAT, b'"format":9')),
        "err-backup-damaged": gzip.compress(text.replace(b'{"is":"end"', b'{"is":"dne"')),
    }
    for id, content in bad.items():
        file = tmp_path / f"{id}.backup"
        file.write_bytes(content)
        done = await asyncio.to_thread(
            tableside, "restore", str(file), "--data", str(tmp_path / "new"), language=language
        )
        assert done.returncode == 2, id
        start = words(language).say(id, {"name": f"={file}", "n": 2, "version": "=0.1.0"})[:40]
        assert start in done.stderr, (id, done.stderr)
        assert done.stderr.count("\n") == 1


def test_there_is_nothing_to_back_up(tmp_path: Path) -> None:
    done = tableside("backup", str(tmp_path / "x"), "--data", str(tmp_path / "none"))
    assert (done.returncode, done.stdout) == (2, "")
    assert "No games found" in done.stderr
    assert not (tmp_path / "x").exists()


def test_records_of_older_versions_replay() -> None:
    """A Burger Joint record of 0.1.0. Its rules have not changed."""
    found = verify(Record.load(RELEASES / "0.1.0-burger-joint.json"))
    assert found.sealed
    assert found.finished
    assert found.moves > 20


def test_records_of_an_earlier_edition_of_the_rules_are_recognised() -> None:
    """The rules of Rival Restaurants have been corrected since 0.1.0."""
    record = Record.load(RELEASES / "0.1.0-rival-restaurants.json")
    for act in (verify, Match.replay):
        with pytest.raises(RecordError) as caught:
            act(record)
        assert caught.value.id == "err-edition-earlier"


def test_every_release_has_its_fixtures() -> None:
    names = {path.name for path in RELEASES.iterdir()}
    kinds = ("sqlite.sql", "postgresql.sql", "burger-joint.json", "rival-restaurants.json")
    assert {f"0.1.0-{kind}" for kind in kinds} <= names
