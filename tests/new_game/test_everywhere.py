"""The example in the terminal, the arena, PettingZoo, Gymnasium and on a server; found by an entry point; or broken."""

import logging
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import gymnasium
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

import tableside.envs.gymnasium_env
from tableside.engine.manifest import VARIABLE, manifests
from tableside.engine.record import Record
from tableside.envs import pettingzoo
from tests.new_game.conftest import ENVIRONMENT, EXAMPLE
from tests.server.clients import ME, person, serving

ROOT = Path(__file__).parents[2]
KEY = "pinch-of-salt"


def run(*arguments: str, path: Path = EXAMPLE / "src", typed: str = "", **env: str) -> str:
    """A command of Tableside in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "tableside", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{path}", "COLUMNS": "100", "LANG": "C", **env},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr


def test_a_game_in_the_terminal(tmp_path: Path) -> None:
    typed = "salt 3\nhint\nserve 3\n" + "serve\nsalt 3\n" * 20
    told = run("play", KEY, "--seed", "3", "--players", "human,taster", typed=typed, XDG_STATE_HOME=str(tmp_path))
    for said in (
        "Cook 2 (taster)   Points: 0   Taste: secret",
        "1 salt 1 Add one pinch",
        "the move of taster",
        "Unknown move: “serve 3”. Moves start with salt and serve.",
        "You serve the soup with",
        "Seed, shown now: ",
    ):
        assert said in told
    (saved,) = (tmp_path / "tableside").glob("pinch-of-salt-*.json")
    assert f"legal moves: {len(Record.load(saved).entries)}\n" in run("verify", str(saved))
    assert "Pinches in the pot: " in run("replay", str(saved), "--move", "4")


def test_a_move_is_taken_back_in_the_terminal(tmp_path: Path) -> None:
    """The next player presses Enter when the keyboard is handed over, because tastes are secret."""
    told = run("play", KEY, "--players", "human,human", typed="salt 3\n\nundo\n\nquit\n", XDG_STATE_HOME=str(tmp_path))
    assert [line[-1] for line in told.splitlines() if line.startswith("Pinches in the pot")] == ["0", "3", "0"]


def test_rules_and_notation() -> None:
    assert "zwölf Prisen" in run("rules", "PS-1.5", "--lang", "de")
    assert "Add 3 pinches" in run("notation", "--game", KEY)


def test_a_tournament(tmp_path: Path) -> None:
    told = run(
        "arena", KEY, "--bots", "random,taster", "--seats", "2", "--games", "40", "--report", str(tmp_path / "r")
    )
    assert told.index("taster") < told.index("random")  # the better one comes first
    page = (tmp_path / "r" / "index.html").read_text(encoding="utf-8")
    assert "Pinch of Salt" in page
    assert "arena-source" not in page
    assert "Cook 3" in run("simulate", KEY, "--bots", "random,random,taster", "--games", "50")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pettingzoo(players: int) -> None:
    api_test(pettingzoo.env(KEY, players=players), num_cycles=300)
    parallel_api_test(pettingzoo.parallel_env(KEY, players=players), num_cycles=300)
    seed_test(lambda: pettingzoo.env(KEY, players=players), num_cycles=60)


def test_gymnasium() -> None:
    tableside.envs.gymnasium_env._register()
    env: Any = gymnasium.make("tableside/PinchOfSalt-v0", opponents=["taster", "random"])
    seen, info = env.reset(seed=1)
    assert list(seen["observation"]).count(-1) == 2  # the tastes of the others
    done = False
    while not done:
        seen, reward, done, _, info = env.step(int(info["action_mask"].argmax()))
    assert len(info["points"]) == 3
    assert -1 <= reward <= 1


async def test_served_over_http_and_sockets(tmp_path: Path) -> None:
    env = {**ENVIRONMENT, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{EXAMPLE / 'src'}"}
    with serving(tmp_path / "data", env=env) as server:
        async with person(server, "Ada") as ada:
            (game,) = (game for game in await ada.get("/api/games") if game["key"] == KEY)
            assert (game["min_seats"], game["max_seats"], game["bots"]) == (2, 4, ["taster"])
            assert [value["value"] for value in game["form"][0]["values"]] == [1, 3, 5]
            served = await ada.get(f"/api/games/{KEY}/words", language="it")
            assert "Un pizzico di sale" in served["text"]
            assert (await ada.get("/api/games/burger-joint/words"))["text"] == ""
            assert (await ada.get("/api/games/chess/words", 404))["problem"]["kind"] == "missing"
            assert (await ada.get(f"/api/rules/{KEY}"))["sections"][1]["id"] == "PS-1"

            clock = {"kind": "live", "game_seconds": 600}
            seats = [ME, {"kind": "bot", "level": "taster"}]
            table = await ada.open(*seats, game=KEY, clock=clock, options={"soups": 1}, seed=None)
            async with ada.at(table["id"]) as sitting:
                assert sitting.position["view"]["seats"][1]["taste"] is None
                assert sitting.position["clocks"]["seats"][0] is not None
                taste = sitting.position["view"]["seats"][0]["taste"]
                hinted = await sitting.ask("hint", "hinted", seat=0)
                assert hinted["move"] == f"salt {min(3, taste)}"
                for _ in range(12):
                    while 0 not in sitting.position["asked"] and not sitting.position["outcome"]:
                        await sitting.next()
                    if sitting.position["outcome"]:
                        break
                    await sitting.play("salt 3")
                refused = await sitting.play("salt 3", seat=0)
                assert refused["problem"]["id"] == "err-game-over"
            assert (await ada.get(f"/api/tables/{table['id']}/verify"))["ok"]
            assert (await ada.get(f"/api/tables/{table['id']}/replay"))["moves"]
        assert "Traceback" not in server.log()


def test_installed_it_is_found_by_its_entry_point(tmp_path: Path) -> None:
    source, there = tmp_path / "source", tmp_path / "there"
    shutil.copytree(EXAMPLE, source, ignore=shutil.ignore_patterns("build", "*.egg-info"))
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run([*command, "--target", str(there), str(source)], check=True, capture_output=True)
    told = run("simulate", KEY, "--bots", "random,taster", "--games", "5", path=there, **{VARIABLE: ""})
    assert "Pinch of Salt" in told  # with its words


def test_a_broken_game_is_left_out_with_one_line_in_the_log(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "broken_game.py").write_text("raise RuntimeError('no salt left')\n")
    (tmp_path / "odd_game.py").write_text("MANIFEST = 'salt'\n")
    monkeypatch.syspath_prepend(tmp_path)
    names = ["broken_game:MANIFEST", "nowhere:MANIFEST", "odd_game:MANIFEST", *ENVIRONMENT.values()]
    monkeypatch.setenv(VARIABLE, ",".join(names))
    with caplog.at_level(logging.ERROR, "tableside.games"):
        assert list(manifests()) == ["burger-joint", "rival-restaurants", KEY]
    said = [record.getMessage() for record in caplog.records]
    assert len(said) == 3
    assert "broken_game:MANIFEST is left out: RuntimeError: no salt left" in said[0]


async def test_a_broken_game_does_not_stop_the_server(tmp_path: Path) -> None:
    (tmp_path / "broken_bots.py").write_text(
        "from tableside.engine.manifest import Manifest\n"
        "from pinch_of_salt.game import GAME\n"
        "MANIFEST = Manifest(key='pinch-of-salt', game='pinch_of_salt.game:GAME', bots={'ghost': 'nowhere:Ghost'})\n"
    )
    path = os.pathsep.join([str(ROOT / "src"), str(EXAMPLE / "src"), str(tmp_path)])
    names = "nowhere:MANIFEST,broken_bots:MANIFEST"
    with serving(tmp_path / "data", env={"PYTHONPATH": path, VARIABLE: names}) as server:
        async with person(server, "Ada") as ada:
            table = await ada.open(ME, {"kind": "bot", "level": "apprentice"})
            async with ada.at(table["id"]) as sitting:
                assert sitting.position["moves"]
        log = server.log()
    assert "nowhere:MANIFEST is left out" in log
    assert "Traceback" not in log
