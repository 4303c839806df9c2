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
from tableside.arena.results_file import ResultsFile
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
    assert "(6 times, first in game 0) tests.arena.own_bots:Leaving: crashed – SystemExit: goodbye (own_bots" in lines
    assert lines.count("(6 times") == 2
    assert "turns per game" not in told.out  # no game was finished


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
    assert "Already finished: 2 of 4 games." in again.err
    command = json.loads((here / "deep/report/report.json").read_text())["command"]
    assert command == "tableside arena burger-joint --bots random,greedy --games 4 --seed 0"
    other = tableside("arena", "--bots", "random,apprentice", "--report", "deep/report")
    assert other.code == 2
    assert "is the journal of another arena (bots: there random,greedy, here random,apprentice)" in other.err


def test_a_journal_without_a_report(tableside: Command, here: Path) -> None:  # noqa: F811
    ask = ("arena", "--bots", "random,random", "--jobs", "1", "--games", "2", "--resume", "games.jsonl", "--json")
    assert tableside(*ask).out == tableside(*ask).out  # even the times are those of the first run
    assert len((here / "games.jsonl").read_text().splitlines()) == 3


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_who_stops_it_keeps_what_was_played(here: Path, how: signal.Signals) -> None:  # noqa: F811
    journal = here / "games.jsonl"
    ask = ("arena", "--bots", "random,random", "--games", "5000", "--jobs", "2", "--resume", "games.jsonl")
    command = [sys.executable, "-m", "tableside.terminal", *ask]
    with subprocess.Popen(command, stderr=subprocess.PIPE, env=environment(here), start_new_session=True) as process:
        while not journal.exists() or journal.read_bytes().count(b"\n") < 5:
            assert process.poll() is None
            time.sleep(0.1)
        if how is signal.SIGINT:
            os.killpg(process.pid, how)  # a terminal sends it to the workers too
        else:
            process.send_signal(how)
        said = process.communicate(timeout=60)[1].decode()
    assert process.returncode == 130
    assert "Run the same command to continue" in said
    assert "Traceback" not in said
    finished = journal.read_bytes().count(b"\n")
    assert 5 <= finished < 5001
    contest = Contest.agreed("burger-joint", ("random", "random"), 5000)
    with ResultsFile(journal, contest) as kept:
        assert len(kept.done) in (finished - 1, finished)


def test_no_worker_outlives_a_command_that_was_killed(here: Path) -> None:  # noqa: F811
    """The bots think for ever. If they survived, each would use up a processor."""
    (here / "thinker.py").write_text(
        "import os, pathlib\nfrom tableside.bots import Bot\n\n\nclass Thinker(Bot):\n    def choose(self, ask):\n"
        "        pathlib.Path(f'{os.getpid()}.thinks').touch()\n        while True:\n            pass\n"
    )
    ask = ("arena", "--bots", "random,thinker:Thinker", "--games", "2", "--jobs", "2", "--resume", "games.jsonl")
    command = [sys.executable, "-m", "tableside.terminal", *ask]
    with subprocess.Popen(command, env=environment(here), stderr=subprocess.DEVNULL) as process:
        while len(thinking := [int(found.stem) for found in here.glob("*.thinks")]) < 2:
            assert process.poll() is None
            time.sleep(0.1)
        process.kill()
    until = time.monotonic() + 60
    while any(Path(f"/proc/{worker}/exe").exists() for worker in thinking):
        assert time.monotonic() < until
        time.sleep(0.2)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (("--bots", "random"), "at least two bots, not 1"),
        (("--bots", "random,"), "not a list of bots"),
        (("--bots", "random,genius"), "Unknown bot: “genius”"),
        (("--bots", "random,nowhere:Bot"), "Can’t load the bot “nowhere:Bot”: ModuleNotFoundError"),
        (("--bots", "random,broken:Bot"), "Can’t load the bot “broken:Bot”: SyntaxError"),
        (("--bots", "random,json:dumps"), "“json:dumps” is not a bot"),
        (("--bots", "random,greedy", "--games", "0"), "at least 1"),
        (("--bots", "random,greedy", "--games", "many"), "whole number, not “many”"),
        (("--bots", "random,greedy", "--games", "99999999999"), "at most"),
        (("--bots", "random,greedy", "--jobs", "0"), "at least 1"),
        (("--bots", "random,greedy", "--seats", "3"), "not 3"),
        (("--bots", "random,greedy", "--backend", "slurm"), "Unknown backend: “slurm”. Available: local and ray"),
        (("--bots", "random,greedy", "--seconds-per-move", "-1"), "must be a number of seconds such as 0.5, not “-1”"),
        (("--bots", "random,greedy", "--seconds-per-move", "nan"), "must be a number of seconds"),
        (("--bots", "random,greedy", "--report", "file/report"), "file"),
        (("--bots", "random,greedy", "--resume", "file"), "is not an arena journal"),
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


LOUD = """
import os, sys
from tableside.bots import Bot
print("while it is loaded")
os.write(1, b"by the descriptor\\n")

class Loud(Bot):
    def __init__(self, seed=0):
        print("while it is made")

    def choose(self, ask):
        print("while it thinks")
        os.write(1, b"by the descriptor\\n")
        sys.__stdout__.write("by the first stdout\\n")
        return ask.moves[0]
"""


@pytest.mark.parametrize("command", [("arena", "--jobs", "1"), ("arena", "--jobs", "2"), ("simulate",)])
def test_nothing_a_bot_prints_gets_into_json(here: Path, command: tuple[str, ...]) -> None:  # noqa: F811
    (here / "loud.py").write_text(LOUD)
    done = run(here, *command, "--bots", "random,loud:Loud", "--games", "2", "--json", "--options", "last_turn=3")
    assert done.code == 0, done.err
    assert json.loads(done.out)["games"] == 2
    for said in ("while it is loaded", "while it is made", "while it thinks", "by the descriptor", "by the first"):
        assert said in done.err


@pytest.mark.parametrize("command", ["arena", "simulate"])
@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("\nnonsense()", "NameError: name 'nonsense' is not defined (own.py:2)"),
        ("import helper", "NameError: name 'nonsense' is not defined (helper.py:3)"),
        ("import json\n\n\njson.loads('[1,')", "(own.py:4)"),
        ("import asyncio\nraise asyncio.CancelledError('x')", "CancelledError: x (own.py:2)"),
        ("raise SystemExit('\\x1b[31mred')", r"SystemExit: \x1b[31mred (own.py:1)"),
        ("", "AttributeError: module 'own' has no attribute 'Mine'"),
    ],
)
def test_a_module_that_cannot_be_loaded_is_told_with_the_place(
    here: Path,  # noqa: F811
    command: str,
    source: str,
    said: str,
) -> None:
    (here / "own.py").write_text(source)
    (here / "helper.py").write_text("\n\nnonsense()")
    done = run(here, command, "burger-joint", "--bots", "random,own:Mine")
    assert (done.code, done.out) == (2, "")
    assert done.err == done.err.splitlines()[0] + "\n"
    assert "Can’t load the bot “own:Mine”: " in done.err
    assert done.err.endswith(said + "\n")


def test_an_interrupt_while_a_bot_is_loaded_is_an_interrupt(here: Path) -> None:  # noqa: F811
    (here / "own.py").write_text("raise KeyboardInterrupt")
    assert run(here, "arena", "--bots", "random,own:Mine").code == 130


def test_a_crash_is_told_with_its_place(tableside: Command) -> None:  # noqa: F811
    told = tableside("arena", "--bots", "random,tests.arena.own_bots:Misreading", "--games", "2", "--jobs", "1")
    assert told.code == 0, told.err
    assert re.search(r"crashed – JSONDecodeError: .* \(own_bots\.py:\d+\) \(2 times", " ".join(told.out.split()))


def test_of_many_kinds_of_failures_every_bot_is_shown_and_the_rest_is_counted(tableside: Command) -> None:  # noqa: F811
    own = "tests.arena.own_bots:"
    told = tableside("arena", "--bots", f"{own}Scattered,{own}Scattered,{own}Illegal,random", "--games", "12",
                     "--jobs", "1", "--options", "last_turn=4")  # fmt: skip
    assert told.code == 0, told.err
    text = " ".join(told.out.split())
    for bot in ("Scattered", "Scattered (2)", "Illegal"):
        assert f"{own}{bot}: " in text
    shown = text.count("first in game") + text.count("(game ")
    assert shown == 10
    more = re.search(r"(\d+) more kinds are not shown", text)
    assert more is not None
    alone = tableside("arena", "--bots", f"{own}Illegal,random", "--games", "4", "--jobs", "1")
    assert "not shown" not in alone.out


@pytest.mark.parametrize("option", ["--report", "--resume"])
def test_a_path_that_is_empty_is_refused(tableside: Command, here: Path, option: str) -> None:  # noqa: F811
    done = tableside("arena", "--bots", "random,greedy", option, "")
    assert (done.code, done.out) == (2, "")
    assert f"“{option}” is empty, but needs a name" in done.err
    assert list(here.iterdir()) == []


@pytest.mark.parametrize("name", ["index.html", "games.csv", "report.json"])
def test_a_report_replaces_nothing_that_no_arena_wrote(tableside: Command, here: Path, name: str) -> None:  # noqa: F811
    (here / "site").mkdir()
    (here / "site" / name).write_text("[]")
    done = tableside("arena", "--bots", "random,greedy", "--report", "site")
    assert (done.code, done.out) == (2, "")
    assert f"site” contains {name}. No arena wrote that" in done.err
    (here / "site/games.jsonl").write_text("my own\n")
    assert "No arena wrote that" in tableside("arena", "--bots", "random,greedy", "--report", "site").err
    assert (here / "site" / name).read_text() == "[]"


def test_a_report_whose_journal_is_elsewhere_is_written_again(tableside: Command, here: Path) -> None:  # noqa: F811
    ask = ("arena", "--bots", "random,random", "--jobs", "1", "--report", "found", "--resume", "kept.jsonl", "--games")
    assert tableside(*ask, "2").code == 0
    assert not (here / "found/games.jsonl").exists()
    assert tableside(*ask, "4").code == 0
    assert json.loads((here / "found/report.json").read_text())["games"] == 4


def test_a_bot_that_goes_elsewhere_does_not_take_the_report_along(tableside: Command, here: Path) -> None:  # noqa: F811
    told = tableside("arena", "--bots", "random,tests.arena.own_bots:Wandering", "--games", "2", "--jobs", "1",
                     "--options", "last_turn=3", "--report", "found")  # fmt: skip
    assert told.code == 0, told.err
    assert {path.name for path in (here / "found").iterdir()} >= {"index.html", "games.jsonl"}


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
def test_a_full_disk_is_told_with_the_file(tableside: Command) -> None:  # noqa: F811
    done = tableside("arena", "--bots", "random,random", "--jobs", "1", "--resume", "/dev/full")
    assert (done.code, done.err.count("\n")) == (2, 1)
    assert "/dev/full" in done.err
