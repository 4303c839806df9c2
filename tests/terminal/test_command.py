"""The command line itself: help, languages, errors in one sentence."""

import argparse
import re
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from tableside.locales import LANGUAGES, words
from tableside.server import command as serve
from tests.terminal.console import Command, environment, run

COMMANDS = ("play", "serve", "backup", "restore", "simulate", "replay", "verify", "notation", "rules", "bench")


def test_without_a_command_the_help_is_shown(tableside: Command) -> None:
    shown = tableside()
    assert shown.code == 0
    for command in COMMANDS:
        assert re.search(rf"^ +{command} ", shown.out, re.MULTILINE)


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    ("language", "usage", "examples"),
    [("en", "usage", "examples"), ("de", "Aufruf", "Beispiele"), ("it", "uso", "esempi")],
)
def test_every_command_has_help_with_examples_in_every_language(
    tableside: Command, command: str, language: str, usage: str, examples: str
) -> None:
    shown = tableside(command, "--help", "--lang", language)
    assert shown.code == 0
    assert shown.out.startswith(f"{usage}: tableside {command}")
    assert re.search(rf"{examples}:\n  tableside {command}", shown.out)
    assert not re.search(r"\b(arg|cmd|help|term)-[a-z]+", shown.out)  # an id without a text


def test_version(tableside: Command) -> None:
    assert re.fullmatch(r"tableside \d+\.\d+\.\d+\n", tableside("--version").out)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["frobnicate"], "Unknown: “frobnicate”."),
        (["verify"], "Missing: FILE."),
        (["simulate", "--games"], "--games needs a value."),
        (["simulate", "--games", "0"], "“--games” must be at least 1."),
        (["simulate", "--games", "many"], "“--games” must be a whole number, not “many”."),
        (["simulate", "--seed", "x"], "“--seed” must be a whole number"),
        (["simulate", "--max-decisions", "0"], "“--max-decisions” must be at least 1."),
        (["simulate", "--bots", "random"], "This game needs 2 players, not 1."),
        (["simulate", "--bots", "random,random,random"], "players, not 3."),
        (["simulate", "--bots", "random,,"], "is not a list of bots"),
        (["simulate", "--bots", "random,deepblue"], "Unknown bot: “deepblue”."),
        (["play", "--opponent", "deepblue"], "master, random, flat-monte-carlo"),
        (["simulate", "--bots", "random,os:sep"], "os:sep"),
        (["simulate", "chess"], "Unknown game: “chess”."),
        (["play", "chess"], "Unknown game: “chess”."),
        (["rules", "--game", "chess"], "Unknown game: “chess”."),
        (["verify", "nosuch.json"], "Can’t read the file “nosuch.json”: No such file or directory"),
        (["simulate", "--options", "turns=5"], "Unknown option: “turns”."),
        (["simulate", "--options", "last_turn"], "as name=value"),
        (["simulate", "--options", "last_turn=-1"], "last_turn"),
        (["simulate", "rival-restaurants", "--options", "bins=[3,3"], "“bins” must be a list or table in JSON"),
        (["simulate", "rival-restaurants", "--options", "bins=[3,3]"], "six numbers from 1 to 4. [RR-1.2]"),
        (["simulate", "--nonsense"], "Not recognised: --nonsense. See “tableside simulate --help”."),
        (["play", "--side", "sushi"], "Unknown side: “sushi”."),
        (["play", "--opponent", "deepblue"], "Unknown bot: “deepblue”."),
        (["play", "--set", "nowhere.toml"], "nowhere.toml"),
        (["play", "--set", "deluxe"], "deluxe"),
        (["play", "--position", "nonsense"], "9 fields"),
        (["play", "--load", "nowhere.json"], "Can’t read the file “nowhere.json”"),
        (["play", "--players", "human"], "This game needs 2 players, not 1."),
        (["play", "--players", "human,greedy", "--side", "burger"], "not both"),
        (["replay", "nowhere.json"], "Can’t read the file “nowhere.json”"),
        (["verify", "nowhere.json"], "Can’t read the file “nowhere.json”"),
        (["serve", "--port", "99999"], "“--port” must be at most 65,535."),
        (["serve", "--port", "-1"], "“--port” must be at least 0."),
        (["serve", "--port", "x"], "“--port” must be a whole number, not “x”."),
        (["serve", "--bot-workers", "0"], "“--bot-workers” must be at least 1."),
        (["serve", "--bot-workers", "two"], "“--bot-workers” must be a whole number, not “two”."),
        (["serve", "--bot-delay", "soon"], "“--bot-delay” must be a number such as 0.5, not “soon”."),
        (["serve", "--bot-delay", "-1"], "“--bot-delay” must be at least 0."),
        (["serve", "--limits", "nan"], "“--limits” must be a number such as 0.5, not “nan”."),
        (["serve", "--limits", "inf"], "“--limits” must be at most 1,000,000."),
        (["serve", "--public-url", "my.house"], "“--public-url” must be an address that starts with http://"),
        (["serve", "--log-level", "loud"], "Unknown: “loud”. Available: debug, info, warning and error."),
        (["simulate", "--bots", "random,nowhere:Bot"], "ModuleNotFoundError: No module named 'nowhere'"),
        (["arena", "--bots", "random,nowhere:Bot"], "ModuleNotFoundError: No module named 'nowhere'"),
        (["simulate", "rival-restaurants", "--bots", "random"], "This game is for 2 to 6 players, not 1."),
        (["rules", "99"], "Unknown rule: “99”."),
        (["rules", "99.9"], "BJ-9, RR-1,"),
        (["rules", "RR-99"], "Unknown rule: “RR-99”."),
        (["rules", "--game", "chess"], "chess"),
        (["play", "--lang", "fr"], "Unknown language: “fr”."),
    ],
)
def test_a_fault_is_one_plain_sentence_and_exit_code_2(tableside: Command, arguments: list[str], sentence: str) -> None:
    done = tableside(*arguments)
    assert done.code == 2
    assert sentence in done.err
    assert done.err.startswith("tableside: ")
    assert done.err.count("\n") == 1
    assert done.out == ""


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("de", "Unbekannter Bot: „deepblue“."), ("it", "Bot sconosciuto: “deepblue”.")],
)
def test_faults_are_told_in_the_users_language(here: Path, language: str, sentence: str) -> None:
    asked = run(here, "simulate", "--bots", "random,deepblue", "--lang", language)
    assert sentence in asked.err
    by_locale = run(here, "simulate", "--bots", "random,deepblue", LANG=f"{language}_XX.UTF-8")
    assert by_locale.err == asked.err


def test_no_traceback_when_the_reader_stops_reading(here: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "tableside.terminal", "rules"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment(here),
    )  # fmt: skip
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert b"Traceback" not in process.stderr.read()
    process.stderr.close()
    process.wait()


def test_a_terminal_without_our_signs_gets_no_traceback(here: Path) -> None:
    shown = run(here, "play", "--seed", "1", typed="hint\nquit\n", PYTHONIOENCODING="ascii")
    assert shown.code == 0
    assert "Traceback" not in shown.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_by_number(tableside: Command, language: str) -> None:
    """BJ-5.2 alone, section BJ-5, and everything."""
    rule = tableside("rules", "bj-5.2", "--lang", language).out
    assert rule.startswith("BJ-5.2")
    assert tableside("rules", "5.2", "--game", "burger-joint", "--lang", language).out == rule
    section = tableside("rules", "BJ-5", "--lang", language).out
    assert all(f"BJ-5.{item}" in section for item in range(1, 9))
    assert "BJ-6" not in section
    everything = tableside("rules", "--lang", language).out
    assert all(number in everything for number in ("BJ-1.1", "BJ-9.2", "RR-1.1", "RR-11.2"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_that_both_games_have_shows_both_by_name(tableside: Command, language: str) -> None:
    """BJ-5.2, RR-5.2"""
    both = tableside("rules", "5.2", "--lang", language).out
    at = [both.index(words) for words in ("Burger Joint", "BJ-5.2", "Rival Restaurants", "RR-5.2")]
    assert at == sorted(at)


def test_a_rule_of_the_other_game_is_found_by_its_prefix(tableside: Command) -> None:
    assert "RR-4.1" in tableside("rules", "rr-4.1").out
    assert "BJ-4.1" not in tableside("rules", "rr-4.1").out
    assert "RR-4.1" in tableside("rules", "4.1", "--game", "rival-restaurants").out


def test_a_rule_that_one_game_has_is_found_without_naming_the_game(tableside: Command) -> None:
    """RR-11.2: Burger Joint has nine sections only."""
    assert "RR-11.2" in tableside("rules", "11.2").out
    assert "RR-9" in tableside("rules", "Discount").out


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a disk that is always full is a Linux thing")
def test_a_full_disk_is_said_in_one_sentence(here: Path) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "tableside.terminal", "notation"], stdout=full, stderr=subprocess.PIPE, text=True,
            env=environment(here), timeout=100, check=False,
        )  # fmt: skip
    assert (done.returncode, done.stderr) == (2, "tableside: No space left on device.\n")


@pytest.mark.parametrize("language", ["de", "it"])
def test_serve_explains_every_option_in_the_language(tableside: Command, language: str) -> None:
    parser, english = argparse.ArgumentParser(), words("en")
    serve.configure(parser, english)
    shown = " ".join(tableside("serve", "--help", "--lang", language).out.split())
    for action in parser._actions:
        if action.option_strings[0] != "-h":
            assert action.help, action.option_strings
            assert action.option_strings[0] in shown
            assert action.help.partition(" (")[0] not in shown


def test_serve_says_in_the_language_that_the_port_is_taken(tableside: Command, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        shown = tableside("serve", "--lang", "de", "--data", str(tmp_path / "data"), "--port", port)
    assert shown.code == 2
    assert f"Port {port} auf 127.0.0.1 ist belegt" in shown.err


_ADDRESS = "“TABLESIDE_DATABASE_URL” must be an address such as postgresql://"


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("DATABASE_URL", "nonsense", _ADDRESS),
        ("DATABASE_URL", "mysql://ada:secret@127.0.0.1/games", _ADDRESS),
        ("DATABASE_URL", "postgresql://ada:secret@127.0.0.1:port/games", _ADDRESS),
        ("DATABASE_URL", "postgresql://ada:secret@127.0.0.1:1/games", "ada:***@127.0.0.1:1/games: "),
        (
            "REDIS_URL",
            "redis://127.0.0.1:1",
            "“TABLESIDE_REDIS_URL” is for several servers. They need a shared PostgreSQL database",
        ),
        ("ACCOUNTS", "maybe", "“TABLESIDE_ACCOUNTS” must be on or off, not “maybe”."),
        ("PASSWORD_MEMORY", "much", "“TABLESIDE_PASSWORD_MEMORY” must be a whole number, not “much”."),
        ("PUBLIC_URL", "my.house", "“--public-url” must be an address that starts with http://"),
        ("DATA", "/dev/null", "“/dev/null”: File exists."),
    ],
)
def test_a_wrong_setting_is_one_plain_sentence(
    tableside: Command, here: Path, monkeypatch: pytest.MonkeyPatch, name: str, value: str, sentence: str
) -> None:
    monkeypatch.setenv("TABLESIDE_DATA", str(here / "data"))
    monkeypatch.setenv(f"TABLESIDE_{name}", value)
    done = tableside("serve", "--port", "0")
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("tableside: ")
    assert sentence in done.err
    assert done.err.count("\n") == 1
    assert "secret" not in done.err


def test_a_damaged_key_is_said_and_kept(tableside: Command, here: Path) -> None:
    (here / "secret.key").write_bytes(b"short")
    done = tableside("serve", "--port", "0", "--data", str(here))
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert done.err.startswith(f"tableside: The key “{here / 'secret.key'}” is damaged")
    assert (here / "secret.key").read_bytes() == b"short"


@pytest.mark.parametrize("command", [["serve", "--port", "0"], ["accounts", "list"], ["backup", "kept"]])
def test_a_database_that_is_none_or_too_new_is_left_alone(tableside: Command, here: Path, command: list[str]) -> None:
    file = here / "tableside.sqlite3"
    file.write_text("These are no games at all. " * 50)
    done = tableside(*command, "--data", str(here))
    assert (done.code, f"{file}: DatabaseError: file is not a database" in done.err) == (2, True)
    assert done.err.count("\n") == 1
    file.unlink()
    with sqlite3.connect(file) as games:
        games.executescript("CREATE TABLE alembic_version (version_num); INSERT INTO alembic_version VALUES ('9999')")
    games.close()
    done = tableside(*command, "--data", str(here))
    assert (done.code, done.err.count("\n"), "was made by a newer version of Tableside" in done.err) == (2, 1, True)
    with sqlite3.connect(file) as games:
        assert games.execute("SELECT * FROM sqlite_master").fetchall()[1:] == []
    games.close()
