"""A game that began under an earlier edition of the rules continues under today's rules if it can. Otherwise it ends
with a plain message. Other tables are not affected. The games come from version 0.1.0."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tableside.engine.errors import RecordError
from tableside.engine.game import game_of
from tableside.locales import LANGUAGES, words
from tableside.server.api_schema import SessionChange
from tableside.server.app_context import AppContext
from tableside.server.settings import Settings
from tableside.server.tables import replays
from tableside.server.tables.jobs.tasks import import_record
from tableside.server.tables.loading import load_moves
from tableside.server.tables.uploads import save_upload
from tests.cluster.test_upgrades_and_backups import RELEASES, tableside

RUNNING, BURGERS = "psq735fnpv", "fgz8hvp54c"


def left_behind(folder: Path) -> sqlite3.Connection:
    database = sqlite3.connect(folder / "tableside.sqlite3")
    database.executescript((RELEASES / "0.1.0-sqlite.sql").read_text())
    return database


@asynccontextmanager
async def served(folder: Path) -> AsyncIterator[AppContext]:
    context = AppContext(Settings(folder, limits=0))
    await context.open()
    try:
        yield context
    finally:
        await context.close()


async def play_on(context: AppContext, id: str, moves: int) -> None:
    table = await context.registry.table(id)
    for number in range(moves):
        async with table.lock:
            await table.run_clock()  # the time limits of the rules ran on
        match = table.running_match()
        seat = match.asked()[0]
        await table.play(seat, match.legal_moves(seat)[0], f"{seat}:{id}{number}", None, table.info.seq)
        if table.info.status != "playing":
            return


async def test_it_goes_on_by_the_rules_of_today(tmp_path: Path) -> None:
    """Also if the server stops in between, before and after the next snapshot."""
    left_behind(tmp_path).close()
    for moves in (5, 60, 5):
        async with served(tmp_path) as context:
            table = await context.registry.table(RUNNING)
            assert (table.info.status, table.info.edition) == ("playing", 1)
            await play_on(context, RUNNING, moves)
            match = table.match
            assert match is not None
            digest, asked, number = match.state.digest(), list(match.asked()), table.info.moves
        async with served(tmp_path) as context:
            table = await context.registry.table(RUNNING)
            assert table.match is not None
            assert (table.match.state.digest(), table.info.moves) == (digest, number)
            if table.info.status != "playing":
                break
            assert table.info.asked == asked


def spoil_journal(database: sqlite3.Connection) -> None:
    """The old log differs from what today's rules would have written."""
    seq, data = database.execute(
        "SELECT seq, data FROM journal WHERE table_id = ? AND kind = 'move' ORDER BY seq DESC", (RUNNING,)
    ).fetchone()
    line = json.loads(data)
    line["events"] = [["rr-log-gains", {"seat": "@0", "money": 700}, 65535]]
    database.execute("UPDATE journal SET data = ? WHERE table_id = ? AND seq = ?", (json.dumps(line), RUNNING, seq))


def spoil_snapshot(database: sqlite3.Connection) -> None:
    database.execute("UPDATE snapshots SET state = ? WHERE table_id = ?", (b'{"money": [3, 3]}', RUNNING))


@pytest.mark.parametrize("spoil", [spoil_journal, spoil_snapshot])
async def test_where_it_cannot_it_ends_and_can_be_read(
    tmp_path: Path, spoil: Callable[[sqlite3.Connection], None]
) -> None:
    database = left_behind(tmp_path)
    spoil(database)
    database.commit()
    database.close()
    for _ in range(2):  # also after a restart
        async with served(tmp_path) as context:
            table = await context.registry.table(RUNNING)
            info = table.info
            assert (info.status, info.asked, info.deadline) == ("finished", [], None)
            assert info.outcome is not None
            assert (info.outcome.winners, info.outcome.reason) == ([], "end-edition")
            assert len(info.outcome.scores) == len(info.seats)
            lines = await load_moves(context.store, RUNNING)
            assert len(replays.replay_moves(lines, None)) == info.moves + 1, "the log is whole"
            record = replays.public_record(info.record(), lines, None, finished=info.status == "finished")
            found = replays.verify_report(record)
            assert found.problem is not None
            assert (found.ok, found.problem.id) == (False, "err-edition-earlier")
            with pytest.raises(RecordError, match="earlier edition"):
                replays.positions(
                    replays.public_record(info.record(), lines, None, finished=info.status == "finished"), None, 0, 10
                )
            await play_on(context, BURGERS, 3)


async def test_a_due_table_that_cannot_be_loaded_keeps_no_other_from_its_clock(tmp_path: Path) -> None:
    """This server does not know a later edition, so that table stays as it is."""
    database = left_behind(tmp_path)
    database.close()
    async with served(tmp_path):
        pass  # brought up to date
    database = sqlite3.connect(tmp_path / "tableside.sqlite3")
    database.execute("UPDATE tables SET edition = 99, deadline = 1 WHERE id = ?", (RUNNING,))
    database.execute("UPDATE tables SET deadline = 2 WHERE id = ?", (BURGERS,))
    database.commit()
    async with served(tmp_path) as context:
        await context.registry._load_due()
        assert BURGERS in context.registry.tables
        with pytest.raises(RecordError, match="later edition"):
            await context.registry.table(RUNNING)
        assert (await context.registry.info(RUNNING)).status == "playing"


def test_everything_says_it_in_one_plain_sentence(tmp_path: Path) -> None:
    """verify, replay and load in the terminal, in three languages."""
    file = str(RELEASES / "0.1.0-rival-restaurants.json")
    for language in LANGUAGES:
        told = words(language).say("err-edition-earlier", {"game": "$game-rival-restaurants", "n": 1, "known": 2})
        for command in (("verify", file), ("replay", file), ("play", "--load", file)):
            done = tableside(*command, language=language)
            assert (done.returncode, done.stdout) == (2, ""), command
            assert done.stderr == f"tableside: {told}\n", command


async def test_an_upload_says_it_too(tmp_path: Path) -> None:
    async with served(tmp_path) as context:
        guest = await context.guests.create(SessionChange(name="Ada"), "en")
        with pytest.raises(RecordError) as caught:
            import_record((RELEASES / "0.1.0-rival-restaurants.json").read_bytes(), 0)
        assert caught.value.id == "err-edition-earlier"
        kept, lines = import_record((RELEASES / "0.1.0-burger-joint.json").read_bytes(), 0)
        assert (await save_upload(context.registry, guest, kept, lines, 0)).edition == 1


def test_the_editions() -> None:
    assert {key: game_of(key).edition for key in ("burger-joint", "rival-restaurants")} == {
        "burger-joint": 1,
        "rival-restaurants": 2,
    }
