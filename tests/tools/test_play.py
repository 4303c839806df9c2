"""`make play` starts at once, never builds twice at the same time, and replaces nothing under a running server."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools import client, compilation, environment, one_at_a_time, packages, play, wheels
from tools.fingerprint import Stamp

PLAIN, COMPILED = "plain", "compiled"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A separate clone with one source file."""
    (tmp_path / "src").mkdir()
    (tmp_path / "src/rules.py").write_text("points = 1\n")
    monkeypatch.setattr(wheels, "ROOT", tmp_path)
    monkeypatch.setattr(wheels, "WHEELS", tmp_path / ".build/wheels")
    monkeypatch.setattr(one_at_a_time, "BUILD", tmp_path / ".build")
    monkeypatch.setattr(environment, "STAMPS", tmp_path / "stamps")
    return tmp_path


@pytest.fixture
def builds(folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The wheels that would be built. Nothing is really built."""
    made: list[str] = []

    def back_end(hook: str, target: str, settings: dict[str, str]) -> None:
        made.append(settings["TABLESIDE_COMPILE"])
        Path(target, "tableside.whl").write_text((folder / "src/rules.py").read_text())

    monkeypatch.setattr(wheels, "run_back_end", back_end)
    return made


def test_wheel_is_built_once_for_the_same_content(folder: Path, builds: list[str]) -> None:
    assert wheels.find(PLAIN) is None
    first = wheels.build(PLAIN)
    assert wheels.build(PLAIN) == wheels.find(PLAIN) == first
    assert wheels.build(COMPILED) != first
    (folder / "src/rules.py").write_text("points = 2\n")
    assert wheels.find(PLAIN) is None
    assert wheels.build(PLAIN).read_text() == "points = 2\n"
    (folder / "src/rules.py").write_text("points = 1\n")
    assert wheels.build(PLAIN) == first
    assert builds == ["0", "1", "0"]


def test_sources_that_change_meanwhile_make_no_wheel(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def back_end(hook: str, target: str, settings: dict[str, str]) -> None:
        Path(target, "tableside.whl").touch()
        (folder / "src/rules.py").write_text("points = 3\n")

    monkeypatch.setattr(wheels, "run_back_end", back_end)
    with pytest.raises(packages.InstallError, match="changed"):
        wheels.build(PLAIN)
    assert list(wheels.WHEELS.iterdir()) == []


def test_interrupted_build_leaves_nothing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def back_end(hook: str, target: str, settings: dict[str, str]) -> None:
        Path(target, "tableside.whl").touch()
        raise KeyboardInterrupt

    monkeypatch.setattr(wheels, "run_back_end", back_end)
    with pytest.raises(KeyboardInterrupt):
        wheels.build(PLAIN)
    assert list(wheels.WHEELS.iterdir()) == []
    assert wheels.find(PLAIN) is None


def test_only_the_latest_wheels_are_kept(folder: Path, builds: list[str]) -> None:
    for points in range(wheels.KEPT + 2):
        (folder / "src/rules.py").write_text(f"points = {points}\n")
        os.utime(wheels.build(PLAIN).parent, (points, points))
    assert len(list(wheels.WHEELS.iterdir())) == wheels.KEPT


class Installed:
    """What `make play` would do. Nothing is really done."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.locks: list[str] = []
        self.wheels: list[str] = []
        self.client = 0
        monkeypatch.setattr(environment, "prepare", lambda *locks: self.locks.extend(locks))
        monkeypatch.setattr(packages, "uv", lambda: "uv")
        monkeypatch.setattr(packages, "install_wheel", lambda wheel, python: self.wheels.append(wheel.parent.name[:5]))
        monkeypatch.setattr(client, "build_if_possible", self.build_client)

    def build_client(self) -> None:
        self.client += 1


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Installed:
    return Installed(monkeypatch)


def test_first_start_is_plain_and_the_next_one_compiled(
    folder: Path, builds: list[str], installed: Installed, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play.prepare(), "there is something left to do in the background"
    assert (builds, installed.wheels, installed.client, installed.locks) == (["0"], ["plain"], 1, ["play"])
    assert "about" in capsys.readouterr().out
    assert play.prepare(), "not compiled yet"
    wheels.build(COMPILED)
    assert not play.prepare()
    assert not play.prepare()
    assert (builds, installed.wheels, installed.client) == (["0", "1"], ["plain", "compi"], 1)
    assert capsys.readouterr().out == "", "later starts have nothing to say"


def test_changed_sources_start_plain_again(folder: Path, builds: list[str], installed: Installed) -> None:
    wheels.build(COMPILED)
    assert not play.prepare()
    (folder / "src/rules.py").write_text("points = 2\n")
    assert play.prepare()
    assert installed.wheels == ["compi", "plain"]


def test_nothing_is_replaced_under_a_running_server(folder: Path, builds: list[str], installed: Installed) -> None:
    assert play.prepare()
    code = "import os, pathlib, sys; from tools import one_at_a_time as locks; locks.BUILD = pathlib.Path(sys.argv[1])"
    code += "; locks.keep_in_use('running'); os.execvp('sh', ['sh', '-c', 'echo started; read end'])"
    command = [sys.executable, "-c", code, str(one_at_a_time.BUILD)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=packages.ROOT) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == b"started\n"
        wheels.build(COMPILED)
        assert not play.prepare()
        assert installed.wheels == ["plain"]
        server.communicate(b"\n")
    assert not play.prepare()
    assert installed.wheels == ["plain", "compi"]


@pytest.mark.parametrize(
    ("wanted", "failed", "said", "started"),
    [
        (True, False, "background", True),
        (False, False, "nothing is missing but speed", True),
        (True, True, "why", False),
    ],
)
def test_what_happens_in_the_background_is_said_in_one_line(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    wanted: bool,
    failed: bool,
    said: str,
    started: bool,
) -> None:
    ran: list[list[str]] = []
    monkeypatch.setattr(compilation, "wanted", lambda: wanted)
    monkeypatch.setattr(subprocess, "run", lambda command, **_: ran.append(command))
    if failed:
        wheels.home(COMPILED).mkdir(parents=True)
        (wheels.home(COMPILED) / "failed").touch()
    play.make_faster()
    assert said in capsys.readouterr().out.rstrip("\n").split("\n").pop()
    assert bool(ran) is started


def test_environment_of_an_interrupted_run_is_made_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Path] = []
    monkeypatch.setattr(environment, "VENV", tmp_path)
    monkeypatch.setattr(environment, "PYTHON", Path(sys.executable))
    monkeypatch.setattr(environment, "STAMPS", tmp_path / "tableside")
    monkeypatch.setattr(environment, "UNFINISHED", tmp_path / "tableside/unfinished")
    (tmp_path / "tableside").mkdir()

    def remake(folder: Path) -> None:
        made.append(folder)
        environment.UNFINISHED.unlink()
        environment.STAMPS.rmdir()

    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(packages, "make_environment", remake)
    monkeypatch.setattr(packages, "install", interrupted)
    with pytest.raises(KeyboardInterrupt):
        environment.prepare("play")
    assert not environment.is_usable()
    monkeypatch.setattr(packages, "install", lambda *_, **__: None)
    environment.prepare("play")
    assert environment.is_usable()
    environment.prepare("play")
    assert made == [tmp_path]


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client whose build is only recorded. npm does not run."""
    (tmp_path / "web").mkdir()
    (tmp_path / "web/index.html").write_text("one")
    (tmp_path / "web/package.json").write_text(json.dumps({"engines": {"node": ">=20"}}))
    for name, path in {"ROOT": "", "WEB": "web", "CLIENTS": ".build/clients", "BUILT": ".build/web"}.items():
        monkeypatch.setattr(client, name, tmp_path / path)
    monkeypatch.setattr(client, "SHIPPED", tmp_path / "web/built")
    monkeypatch.setattr(client, "OWN_NODE", tmp_path / ".build/node")
    monkeypatch.setattr(one_at_a_time, "BUILD", tmp_path / ".build")
    monkeypatch.setattr(client, "install_packages", lambda *, for_tests: None)

    def npm(*arguments: str, quiet: bool) -> None:
        target = Path(arguments[arguments.index("--outDir") + 1])
        target.mkdir()
        (target / "index.html").write_text((tmp_path / "web/index.html").read_text())

    monkeypatch.setattr(client, "npm", npm)
    return tmp_path / "web"


def no_npm(*arguments: str, quiet: bool) -> None:
    raise AssertionError("built again")


def test_client_is_built_once_for_the_same_content(web: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = client.build()
    assert (client.BUILT / "index.html").read_text() == "one"
    (web / "index.html").write_text("two")
    second = client.build()
    assert (client.BUILT / "index.html").read_text() == "two"
    assert (first / "index.html").read_text() == "one", "a server may still read it"
    monkeypatch.setattr(client, "npm", no_npm)
    assert client.build() == second
    (web / "index.html").write_text("one")
    assert client.build() == first
    assert (client.BUILT / "index.html").read_text() == "one"


def test_source_archive_brings_the_client_along(web: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    client.ship(tmp_path / "archive")
    shipped = tmp_path / "archive/web/built"
    shipped.rename(client.SHIPPED)
    monkeypatch.setattr(client, "CLIENTS", tmp_path / "elsewhere")
    monkeypatch.setattr(client, "find_npm", lambda: None)
    monkeypatch.setattr(client, "npm", no_npm)
    client.build_if_possible()
    assert client.build() == client.SHIPPED / "files"
    (web / "index.html").write_text("changed after that")
    assert client.find() is None
    assert Stamp(client.SHIPPED / "fingerprint").path.is_file()
