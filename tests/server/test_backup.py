"""A backup is restored completely or refused. Anything lost or changed on the way is noticed."""

import gzip
import hashlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import msgspec
import pytest
import uvicorn

from tableside.server.api_schema import NewTable, SeatWish, SessionChange
from tableside.server.app_context import AppContext
from tableside.server.companions.rooms import CompanionRooms
from tableside.server.http.app import make_app
from tableside.server.settings import Settings
from tableside.server.storage.backup import BackupError, Counts, back_up, restore
from tableside.server.storage.store import Store
from tableside.server.tables.lifecycle import open_table
from tests.server.in_process_server import running

Lines = list[bytes]
EVERYTHING = Counts(guests=2, tables=1, companions=1)


@pytest.fixture
async def backup(tmp_path: Path) -> Lines:
    """The lines of a backup with two guests, a table at which two moves were played, and a shared companion."""
    context = AppContext(Settings(tmp_path / "from", limits=0))
    async with running(uvicorn.Config(make_app(context), port=0, log_config=None)):
        anna = await context.guests.create(SessionChange(name="Anna"), "en")
        await context.guests.create(SessionChange(name="Ben"), "en")
        table = await open_table(
            context.registry, anna, NewTable("burger-joint", [SeatWish("me"), SeatWish("local", name="Bo")])
        )
        for _ in range(2):
            match = table.running_match()
            seat = match.asked()[0]
            await table.play(seat, match.legal_moves(seat)[0], f"frame {table.info.seq}", None, table.info.seq)
        room = await context.companions.create(anna, [(5, {"kind": "begin-burgers"})])
        await context.companions.act(room, anna.id, "one", {"kind": "next"})
        assert await back_up(context.store, b"key", tmp_path / "made") == EVERYTHING
    return gzip.decompress((tmp_path / "made").read_bytes()).splitlines(keepends=True)


@pytest.fixture
async def empty(tmp_path: Path) -> AsyncIterator[Store]:
    store = Store(f"sqlite:///{tmp_path / 'to.sqlite3'}")
    await store.open()
    yield store
    await store.close()


async def brought_back(store: Store, path: Path, lines: Lines) -> Counts:
    path.write_bytes(gzip.compress(b"".join(lines)))
    return (await restore(store, path)).added


async def test_a_backup_comes_back_whole(backup: Lines, empty: Store, tmp_path: Path) -> None:
    assert [line.split(b'"')[3] for line in backup] == [b"backup", b"guest", b"guest", b"table", b"companion", b"end"]
    assert await brought_back(empty, tmp_path / "good", backup) == EVERYTHING

    rooms = CompanionRooms(empty)
    id = msgspec.json.decode(backup[4])["row"]["id"]
    room = await rooms.find(id)
    assert [(entry.seq, entry.action["kind"]) for entry in room.entries] == [(1, "begin-burgers"), (2, "next")]
    assert await brought_back(empty, tmp_path / "good", backup) == Counts(0, 0, 0), "a second time adds nothing"


async def test_a_backup_of_an_older_release_has_no_companions(backup: Lines, empty: Store, tmp_path: Path) -> None:
    lines = [backup[0].replace(b'"format":3', b'"format":2'), *backup[1:4]]
    digest = hashlib.sha256(b"".join(lines)).hexdigest()
    end = {"is": "end", "guests": 2, "tables": 1, "digest": digest, "accounts": 0}
    assert await brought_back(empty, tmp_path / "old", [*lines, msgspec.json.encode(end) + b"\n"]) == Counts(2, 1)


DAMAGES: dict[str, tuple[str, Callable[[Lines], Lines]]] = {
    "a guest is missing": ("err-backup-cut", lambda lines: lines[:1] + lines[2:]),
    "a guest is there twice": ("err-backup-cut", lambda lines: lines[:2] + lines[1:]),
    "a table is missing": ("err-backup-cut", lambda lines: lines[:3] + lines[4:]),
    "the end is missing": ("err-backup-cut", lambda lines: lines[:-1]),
    "something comes after the end": ("err-backup-damaged", lambda lines: [*lines, lines[1]]),
    "two guests changed places": ("err-backup-cut", lambda lines: [lines[0], lines[2], lines[1], *lines[3:]]),
    "a name is another": ("err-backup-cut", lambda lines: [line.replace(b"Anna", b"Anne") for line in lines]),
    "the key is another": ("err-backup-cut", lambda lines: [lines[0].replace(b"a2V5", b"a2V6"), *lines[1:]]),
    "the end counts other guests": (
        "err-backup-cut",
        lambda lines: [*lines[:-1], lines[-1].replace(b'"guests":2', b'"guests":1')],
    ),
    "the end counts other tables": (
        "err-backup-cut",
        lambda lines: [*lines[:-1], lines[-1].replace(b'"tables":1', b'"tables":0')],
    ),
    "a companion is missing": ("err-backup-cut", lambda lines: lines[:4] + lines[5:]),
    "an action of a companion is missing": (
        "err-backup-damaged",
        lambda lines: [line.replace(b'"entries":[[1,', b'"entries":[[2,') for line in lines],
    ),
    "a move is missing": (
        "err-backup-damaged",
        lambda lines: [line.replace(b'"lines":[[1,', b'"lines":[[7,') for line in lines],
    ),
    "the head is missing": ("err-backup-not", lambda lines: lines[1:]),
}


@pytest.mark.parametrize("damage", DAMAGES)
async def test_a_damaged_backup_is_refused_and_nothing_is_added(
    damage: str, backup: Lines, empty: Store, tmp_path: Path
) -> None:
    id, change = DAMAGES[damage]
    damaged = change(backup)
    assert damaged != backup, "the damage was done"
    with pytest.raises(BackupError) as refused:
        await brought_back(empty, tmp_path / "bad", damaged)
    assert refused.value.id == id
    assert await brought_back(empty, tmp_path / "good", backup) == EVERYTHING, "nothing of it was there already"
