"""The set-up notices every change, and nothing else."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from tools import client, compilation
from tools.fingerprint import Stamp, fingerprint


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    source = tmp_path / "source"
    source.mkdir()
    (source / "a.py").write_text("a = 1\n")
    (source / "b.py").write_text("b = 1\n")
    return source


def test_fingerprint_follows_content_not_time(folder: Path) -> None:
    before = fingerprint(folder, ["."])
    (folder / "a.py").write_text("a = 1\n")
    assert fingerprint(folder, ["."]) == before
    (folder / "a.py").write_text("a = 2\n")
    assert fingerprint(folder, ["."]) != before


@pytest.mark.parametrize("change", ["add", "remove", "rename", "swap"])
def test_fingerprint_follows_names(folder: Path, change: str) -> None:
    before = fingerprint(folder, ["."])
    match change:
        case "add":
            (folder / "c.py").touch()
        case "remove":
            (folder / "b.py").unlink()
        case "rename":
            (folder / "b.py").rename(folder / "c.py")
        case "swap":
            (folder / "a.py").write_text("b = 1\n")
            (folder / "b.py").write_text("a = 1\n")
    assert fingerprint(folder, ["."]) != before


def test_fingerprint_ignores_what_tools_generate(folder: Path) -> None:
    before = fingerprint(folder, ["."])
    (folder / "__pycache__").mkdir()
    (folder / "__pycache__/a.pyc").touch()
    assert fingerprint(folder, ["."]) == before


def test_fingerprint_is_the_same_wherever_the_files_lie(folder: Path, tmp_path: Path) -> None:
    copy = shutil.copytree(folder, tmp_path / "elsewhere")
    assert fingerprint(folder, ["."]) == fingerprint(copy, ["."])


def test_fingerprint_follows_circumstances(folder: Path) -> None:
    assert fingerprint(folder, ["."], "compiled") != fingerprint(folder, ["."], "plain")


def test_stamp_fits_only_what_was_set(tmp_path: Path) -> None:
    stamp = Stamp(tmp_path / "deep/stamp")
    assert not stamp.fits("one")
    stamp.set("one")
    assert stamp.fits("one")
    assert not stamp.fits("two")
    stamp.clear()
    assert not stamp.fits("one")


def test_compiled_modules_are_files_of_the_package() -> None:
    assert "tableside.engine.chance" in compilation.modules()
    assert all((compilation.ROOT / source).is_file() for source in compilation.sources())


def test_compilation_can_be_forbidden_and_demanded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.doctor.find_compiler", lambda: None)
    for setting, wanted in {"0": False, "1": True, "": False}.items():
        monkeypatch.setenv("TABLESIDE_COMPILE", setting)
        assert compilation.wanted() is wanted
    monkeypatch.setenv("TABLESIDE_COMPILE", "maybe")
    with pytest.raises(SystemExit, match="maybe"):
        compilation.wanted()


@pytest.mark.parametrize(
    ("installed", "complete"),
    [
        ({"vite": "sha-1"}, {"build"}),
        ({"vite": "sha-1", "vite-for-this-system": "sha-2"}, {"build"}),
        ({"vite": "sha-1", "vitest": "sha-4"}, {"build", "test"}),
        ({"vitest": "sha-4"}, set()),
        ({"vite": "sha-other", "vitest": "sha-4"}, set()),
        ({"vite": "sha-1", "vitest": "sha-4", "leftover": "sha-3"}, set()),
        ({}, set()),
    ],
)
def test_client_packages_are_compared_with_the_lock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, installed: dict[str, str], complete: set[str]
) -> None:
    locked = {
        "": {"name": "tableside-web"},
        "node_modules/vite": {"integrity": "sha-1"},
        "node_modules/vite-for-this-system": {"integrity": "sha-2", "optional": True},
        "node_modules/vitest": {"integrity": "sha-4", "dev": True},
    }
    packages = {f"node_modules/{name}": {"integrity": integrity} for name, integrity in installed.items()}
    (tmp_path / "node_modules").mkdir()
    (tmp_path / "package-lock.json").write_text(json.dumps({"packages": locked}))
    (tmp_path / "node_modules/.package-lock.json").write_text(json.dumps({"packages": packages}))
    monkeypatch.setattr(client, "WEB", tmp_path)
    assert client.packages_are_installed(for_tests=False) is ("build" in complete)
    assert client.packages_are_installed(for_tests=True) is ("test" in complete)
