"""``tableside arena``: what it prints, and what it says when something is wrong."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tableside.arena.contest import Contest
from tableside.arena.journal import Journal
from tests.terminal.conftest import here, tableside  # noqa: F401 - fixtures
from tests.terminal.console import Command, environment, run

MINE = """
from tableside.bots import Bot

class Last(Bot):
    def choose(self, ask):
        return ask.moves[-1]
"""


def test_a_bot_of_ones_own_from_the_current_folder(here: Path) -> None:  # noqa: F811
    (here / "mine.py").write_text(MINE)
    done = run(here, "arena", "burger-joint", "--bots", "random,mine:Last", "--games", "2", "--jobs", "2", "--json",
               "--options", "last_turn=30")  # fmt: skip
    assert done.code == 0, done.err
    found = json.loads(done.out)
    assert {bot["name"] for bot in found["bots"]} == {"random", "mine:Last"}
    assert (found["games"], found["deals"], found["failures"]) == (2, 1, [])


def test_the_tables_for_people(tableside: Command) -> None:  # noqa: F811
    told = tableside("arena", "--bots", "random,greedy", "--games", "2", "--jobs", "1", "--lang", "it")
    assert told.code == 0, told.err
    assert "2 partite" in told.out
    assert re.search(r"greedy .* 100,0 %", told.out)


def test_failures_that_are_alike_are_told_once(tableside: Command) -> None:  # noqa: F811
    bots = "tests.arena.own_bots:Illegal,tests.arena.own_bots:Leaving,random"
    told = tableside("arena", "--bots", bots, "--games", "4", "--jobs", "1", "--options", "last_turn=4")
    assert told.code == 0, told.err
    lines = " ".join(told.out.split()).partition("12 failures: ")[2]
    assert lines.startswith("tests.arena.own_bots:Illegal: illegal move – “steal everything”")
    assert "(6 times, first in game 0) tests.arena.own_bots:Leaving: crashed – SystemExit: goodbye (6 times" in lines
    assert "turns a game" not in told.out  # no game was played to its end


def test_the_report_and_going_on_with_it(tableside: Command, here: Path) -> None:  # noqa: F811
    ask = ("arena", "--bots", "random,greedy", "--jobs", "1", "--report", "deep/report", "--games")
    first = tableside(*ask, "2")
    assert first.code == 0, first.err
    assert f"Report: {Path('deep/report/index.html')}" in first.out
    assert sorted(path.name for path in (here / "deep/report").iterdir()) == [
        "games.csv",
        "games.jsonl",
        "index.html",
        "report.json",
    ]
    again = tableside(*ask, "4")
    assert "2 of 4 games were already played." in again.err
    command = json.loads((here / "deep/report/report.json").read_text())["command"]
    assert command == "tableside arena burger-joint --bots random,greedy --games 4 --seed 0"
    other = tableside("arena", "--bots", "random,apprentice", "--report", "deep/report")
    assert other.code == 2
    assert "is the journal of another arena (bots: there random,greedy, here random,apprentice)" in other.err


def test_a_journal_without_a_report(tableside: Command, here: Path) -> None:  # noqa: F811
    ask = ("arena", "--bots", "random,random", "--jobs", "1", "--games", "2", "--resume", "games.jsonl", "--json")
    assert tableside(*ask).out == tableside(*ask).out  # even the times are those of the first
    assert len((here / "games.jsonl").read_text().splitlines()) == 3


def test_ctrl_c_keeps_what_was_played(here: Path) -> None:  # noqa: F811
    journal = here / "games.jsonl"
    ask = ("arena", "--bots", "random,random", "--games", "5000", "--jobs", "2", "--resume", "games.jsonl")
    command = [sys.executable, "-m", "tableside.terminal", *ask]
    with subprocess.Popen(command, stderr=subprocess.PIPE, env=environment(here), start_new_session=True) as process:
        while not journal.exists() or journal.read_bytes().count(b"\n") < 5:
            assert process.poll() is None
            time.sleep(0.1)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: the workers get it too
        said = process.communicate(timeout=60)[1].decode()
    assert process.returncode == 130
    assert "the same command goes on" in said
    assert "Traceback" not in said
    finished = journal.read_bytes().count(b"\n")
    assert 5 <= finished < 5001
    contest = Contest.agreed("burger-joint", ("random", "random"), 5000)
    with Journal(journal, contest) as kept:
        assert len(kept.done) in (finished - 1, finished)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (("--bots", "random"), "at least two bots, not 1"),
        (("--bots", "random,"), "not a list of bots"),
        (("--bots", "random,genius"), "no bot called “genius”"),
        (("--bots", "random,nowhere:Bot"), "“nowhere:Bot” could not be loaded: ModuleNotFoundError"),
        (("--bots", "random,broken:Bot"), "“broken:Bot” could not be loaded: SyntaxError"),
        (("--bots", "random,json:dumps"), "“json:dumps” is not a bot"),
        (("--bots", "random,greedy", "--games", "0"), "at least 1"),
        (("--bots", "random,greedy", "--games", "many"), "whole number, not “many”"),
        (("--bots", "random,greedy", "--games", "99999999999"), "at most"),
        (("--bots", "random,greedy", "--jobs", "0"), "at least 1"),
        (("--bots", "random,greedy", "--seats", "3"), "not for 3"),
        (("--bots", "random,greedy", "--backend", "slurm"), "no backend “slurm”. Known: local and ray"),
        (("--bots", "random,greedy", "--seconds-per-move", "-1"), "takes seconds, such as 0.5, not “-1”"),
        (("--bots", "random,greedy", "--seconds-per-move", "nan"), "takes seconds"),
        (("--bots", "random,greedy", "--report", "file/report"), "file"),
        (("--bots", "random,greedy", "--resume", "file"), "is not the journal of an arena"),
        ((), "--bots"),
    ],
)
def test_errors_in_plain_words(tableside: Command, here: Path, wrong: tuple[str, ...], said: str) -> None:  # noqa: F811
    (here / "broken.py").write_text("def :")
    (here / "file").write_text("hello\n")
    done = tableside("arena", "burger-joint", *wrong)
    assert (done.code, done.out) == (2, "")
    assert said in done.err
    assert done.err.count("\n") == 1


def test_ray_that_is_not_installed(tableside: Command, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    monkeypatch.setattr("tableside.arena.workers.find_spec", lambda name: None)
    for language, said in (("en", "Ray is not installed"), ("de", "nicht installiert"), ("it", "non è installato")):
        done = tableside("arena", "--bots", "random,greedy", "--backend", "ray", "--lang", language)
        assert done.code == 2
        assert said in done.err
        assert "tableside[cluster]" in done.err


def test_simulate_refuses_more_games_than_anyone_can_wait_for(tableside: Command) -> None:  # noqa: F811
    done = tableside("simulate", "--games", "99999999999999")
    assert done.code == 2
    assert "“--games” must be at most 1,000,000,000." in done.err
