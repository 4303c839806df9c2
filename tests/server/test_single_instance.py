"""One server at a time on one SQLite file.

Other commands work at the same time: see tests/cluster/test_upgrades_and_backups.py (backups) and
test_account_sessions.py (accounts).
"""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tableside.engine.errors import OptionsError
from tableside.server.storage.single_instance import single_instance
from tableside.terminal.main import main
from tests.server.clients import ROOT, Person, Server

HOLD = """
import os, sys, time
from tableside.server.storage.single_instance import single_instance
with single_instance(sys.argv[1]):
    child = os.fork()
    if child:
        print(child, flush=True)
    time.sleep(60)
"""


@pytest.mark.parametrize("named", ["folder", "address"])
async def test_a_second_server_on_the_same_file_is_refused(
    server: Server,
    anna: Person,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    named: str,
) -> None:
    file = (server.data / "tableside.sqlite3").resolve()
    before, key = set(server.data.iterdir()), (server.data / "secret.key").read_bytes()
    data = server.data if named == "folder" else tmp_path / "data"
    if named == "address":
        monkeypatch.setenv("TABLESIDE_DATABASE_URL", f"sqlite:///{file}")
    assert main(["serve", "--lang", "en", "--port", "0", "--data", str(data)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"tableside: Another Tableside server is already using “{file}”. Stop it first, or")
    assert err.count("\n") == 1
    assert (set(server.data.iterdir()), (server.data / "secret.key").read_bytes()) == (before, key)
    assert not (tmp_path / "data").exists()
    assert (await anna.get("/api/session"))["guest"]["name"] == "Anna"


def test_a_killed_server_keeps_nobody_out_even_if_a_child_of_it_lives_on(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'games.sqlite3'}"
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLD, database],
        stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
    )  # fmt: skip
    assert holder.stdout is not None
    child = int(holder.stdout.readline())
    try:
        with pytest.raises(OptionsError, match="is already using"), single_instance(database):
            pass
        holder.kill()
        holder.wait()
        os.kill(child, 0)  # it is running
        with single_instance(database):
            pass
    finally:
        os.kill(child, signal.SIGKILL)
        holder.stdout.close()


def test_the_hosts_commands_work_beside_a_server(server: Server, tmp_path: Path) -> None:
    kept, data = str(tmp_path / "kept.backup"), ("--data", str(server.data))
    for arguments in (["accounts", "list"], ["backup", kept], ["restore", kept]):
        assert main([*arguments, *data]) == 0, arguments
