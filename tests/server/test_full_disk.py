"""Starting on a full disk: one clear sentence, no traceback, nothing half done."""

import errno
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tableside.server import command
from tests.server.clients import ROOT

SENTENCE = "tableside: The disk is full: Tableside can’t write to {}. Free at least 1 MB, then start again.\n"


def start(data: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tableside.server.command", "--port", "0", "--data", str(data)],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of 64 kB. Only the superuser can create one."""
    made = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", tmp_path], capture_output=True, check=False
    )
    if made.returncode:
        pytest.skip("only the superuser can create a disk")
    try:
        yield tmp_path
    finally:
        subprocess.run(["umount", tmp_path], check=True)


def test_a_disk_that_is_full_is_said_to_be(small_disk: Path) -> None:
    data = small_disk / "data"
    found = start(data)
    assert (found.returncode, found.stdout, found.stderr) == (2, "", SENTENCE.format(data))
    assert list(data.iterdir()) == []


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EDQUOT])
def test_no_room_and_no_quota_are_the_same(
    number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(**_: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr("tempfile.TemporaryFile", refuse)
    monkeypatch.setattr(sys, "argv", ["serve", "--port", "0", "--data", str(tmp_path)])
    assert command.main() == 2
    assert capsys.readouterr().err == SENTENCE.format(tmp_path)


def test_another_fault_is_not_called_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(**_: object) -> None:
        raise PermissionError(errno.EACCES, "not yours")

    monkeypatch.setattr("tempfile.TemporaryFile", refuse)
    monkeypatch.setattr(sys, "argv", ["serve", "--port", "0", "--data", str(tmp_path)])
    with pytest.raises(PermissionError):
        command.main()
