"""Running: the same games with any number of processes, and a journal that neither loses nor mixes up anything."""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tableside.arena import results_file as journals
from tableside.arena.contest import Contest
from tableside.arena.options_diff import first_difference
from tableside.arena.play_game import Result
from tableside.arena.run_contest import run_contest
from tableside.arena.summary import summarise
from tableside.engine.errors import RecordError

BOTS = ("random", "greedy", "apprentice")
LINE = "build B B 9 0/3/KYW/F/7/KY/-/0 0/1/GR/-/2/-/-/0 -/-/- 9K9Y10G10R10W10N -/0/0/0/-"
CONTEST = Contest.agreed("burger-joint", BOTS, 4, seed=11)


def told(results: list[Result]) -> list[dict[str, Any]]:
    """Everything except the time it took."""
    listed = [msgspec.to_builtins(result) for result in results]
    return [{key: value for key, value in each.items() if key not in ("seconds", "slowest")} for each in listed]


@pytest.mark.parametrize("game", ["burger-joint", "rival-restaurants"])
def test_the_same_games_with_one_and_with_two_processes(game: str) -> None:
    contest = Contest.agreed(game, ("random", "greedy"), 4, seed=11)
    alone, together = run_contest(contest, jobs=1), run_contest(contest, jobs=2)
    assert told(alone) == told(together)
    assert len(alone) == contest.total
    found, again = (json.dumps(_timeless(summarise(contest, results))) for results in (alone, together))
    assert found == again


def _timeless(found: dict[str, Any]) -> dict[str, Any]:
    for bot in found["bots"]:
        del bot["ms_per_decision"], bot["slowest_ms"]
    return found


def test_another_seed_gives_other_games() -> None:
    other = Contest.agreed("burger-joint", ("random", "greedy"), 4, seed=12)
    same = Contest.agreed("burger-joint", ("random", "greedy"), 4, seed=11)
    assert told(run_contest(other)) != told(run_contest(same))


def test_an_interrupted_arena_goes_on(tmp_path: Path) -> None:
    path, heard = tmp_path / "games.jsonl", []

    def interrupt(played: int) -> None:
        if played == 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run_contest(CONTEST, journal=path, tell=interrupt)
    results = run_contest(CONTEST, journal=path, began=lambda before, total: heard.append((before, total)))
    assert heard == [(5, CONTEST.total)]
    assert told(results) == told(run_contest(CONTEST))
    assert len(path.read_text().splitlines()) == 1 + CONTEST.total


def test_a_finished_arena_is_not_played_again_and_may_grow(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    played: list[int] = []
    first = run_contest(CONTEST, journal=path)
    assert told(run_contest(CONTEST, journal=path, tell=played.append)) == told(first)
    assert played == []
    more = Contest.agreed("burger-joint", BOTS, 6, seed=11)
    assert told(run_contest(more, journal=path, tell=played.append))[: CONTEST.total] == told(first)
    assert len(played) == more.total - CONTEST.total
    assert told(run_contest(CONTEST, journal=path)) == told(first)  # fewer games again: only those count


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    first = run_contest(CONTEST, journal=path)
    path.write_bytes(path.read_bytes()[:-40])
    played: list[int] = []
    assert told(run_contest(CONTEST, journal=path, tell=played.append)) == told(first)
    assert len(played) == 1
    assert len(path.read_text().splitlines()) == 1 + CONTEST.total


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"bots": ("random", "greedy")}, "bots: there random,greedy,apprentice, here random,greedy"),
        ({"seed": 12}, "seed: there 11, here 12"),
        ({"options": {"last_turn": 40}}, "options: there last_turn=0, here last_turn=40"),
        ({"seconds_per_move": 2.0}, "seconds_per_move: there 0.0, here 2.0"),
    ],
)
def test_the_journal_of_another_arena_is_refused(tmp_path: Path, changed: dict[str, Any], said: str) -> None:
    path = tmp_path / "games.jsonl"
    with journals.ResultsFile(path, CONTEST):
        pass
    before = path.read_bytes()
    terms: dict[str, Any] = {"bots": BOTS, "games": 4, "seed": 11} | changed
    with pytest.raises(RecordError, match="another arena") as error:
        run_contest(Contest.agreed("burger-joint", **terms), journal=path)
    assert said in str(error.value)
    assert path.read_bytes() == before


def test_the_journal_of_another_version_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.jsonl"
    with journals.ResultsFile(path, CONTEST):
        pass
    monkeypatch.setattr(journals, "code_of", lambda contest: "0123")
    with pytest.raises(RecordError, match=r"code of the rules and bots: there .*, here 0123"):
        run_contest(CONTEST, journal=path)


def test_what_was_agreed_is_compared_before_the_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Other bots or another game also mean other code, but saying so would be less helpful."""
    path = tmp_path / "games.jsonl"
    with journals.ResultsFile(path, CONTEST):
        pass
    monkeypatch.setattr(journals, "code_of", lambda contest: "0123")
    for other, said in (
        (Contest.agreed("burger-joint", ("random", "greedy"), 4, seed=11), "bots: there random,greedy,apprentice"),
        (Contest.agreed("rival-restaurants", BOTS, 4, seed=11), "game: there burger-joint, here rival-restaurants"),
    ):
        with pytest.raises(RecordError, match=said):
            run_contest(other, journal=path)


@pytest.mark.parametrize(
    ("there", "here", "said"),
    [
        ({"last_turn": 30}, {"last_turn": 40}, "there last_turn=30, here last_turn=40"),
        ({"last_turn": 30}, {}, "there last_turn=30, here last_turn=0"),
        ({"last_turn": 30, "position": LINE}, {"last_turn": 30}, "there position=build B B 9 "),
    ],
)
def test_options_that_differ_are_named_with_their_values(
    tmp_path: Path, there: dict[str, Any], here: dict[str, Any], said: str
) -> None:
    path = tmp_path / "games.jsonl"
    with journals.ResultsFile(path, Contest.agreed("burger-joint", BOTS, 4, options=there)):
        pass
    with pytest.raises(RecordError, match="options: ") as error:
        run_contest(Contest.agreed("burger-joint", BOTS, 4, options=here), journal=path)
    assert said in str(error.value)
    assert len(str(error.value)) < 300 + len(str(path))


def test_of_long_values_the_part_that_differs_is_shown() -> None:
    before = {"set": {"name": "mine", "rows": [0] * 50 + [1]}, "position": "x" * 90 + "y" * 90}
    now = {"set": {"name": "mine", "rows": [0] * 50 + [2]}, "position": "x" * 90 + "z"}
    assert first_difference("burger-joint", before, now) == (
        f"position=…{'x' * 8}{'y' * 32}…, set.rows=…0,0,0,0,1]",
        f"position=…{'x' * 8}z, set.rows=…0,0,0,0,2]",
    )


def test_a_journal_that_has_only_the_fingerprint_of_its_options_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    old = journals.header(CONTEST)
    del old["changed_options"]
    path.write_text(json.dumps(old) + "\n")
    assert len(run_contest(CONTEST, journal=path)) == CONTEST.total
    other = Contest.agreed("burger-joint", BOTS, 4, seed=11, options={"last_turn": 40})
    with pytest.raises(RecordError, match=rf"options: there {old['options']}, here [0-9a-f]+"):
        run_contest(other, journal=path)


def test_a_bot_of_ones_own_is_all_that_it_imports_from_its_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot's folder may be any folder. A journal of the same bot with changed code is refused."""
    monkeypatch.setattr(sys, "path", [*sys.path])
    body = "class Lazy(Bot):\n    def choose(self, ask):\n        from . import brain\n        return brain.best(ask)\n"
    (tmp_path / "my_lazy").mkdir()
    (tmp_path / "my_lazy/__init__.py").write_text("")
    (tmp_path / "my_lazy/bot.py").write_text("from tableside.bots import Bot\n" + body)
    (brain := tmp_path / "my_lazy/brain.py").write_text("best = lambda ask: ask.moves[0]\n")
    terms: dict[str, Any] = {"folder": str(tmp_path), "options": {"last_turn": 3}}
    contest = Contest.agreed("burger-joint", ("random", "my_lazy.bot:Lazy"), 2, **terms)
    results = run_contest(contest, journal=tmp_path / "games.jsonl")
    assert [result.failures for result in results] == [[], []]
    assert told(run_contest(contest, journal=tmp_path / "games.jsonl")) == told(results)
    brain.write_text("best = lambda ask: ask.moves[-1]\n")
    with pytest.raises(RecordError, match="code of the rules and bots"):
        run_contest(contest, journal=tmp_path / "games.jsonl")


def test_two_arenas_do_not_write_into_one_journal(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with journals.ResultsFile(path, CONTEST):
        before = path.read_bytes()
        with pytest.raises(RecordError, match="in use by another arena"):
            run_contest(CONTEST, journal=path)
        assert path.read_bytes() == before


@pytest.mark.parametrize("content", [b"hello\n", b"[1]\n", b"{}\n", b"\x00\x01"])
def test_a_file_that_is_no_journal_is_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "diary.txt"
    path.write_bytes(content)
    with pytest.raises(RecordError, match="not an arena journal"):
        run_contest(CONTEST, journal=path)
    assert path.read_bytes() == content


def test_a_line_that_is_no_game_is_named(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with journals.ResultsFile(path, CONTEST):
        pass
    with path.open("ab") as file:
        file.write(b'{"number": "one"}\n')
    with pytest.raises(RecordError, match="line 2"):
        run_contest(CONTEST, journal=path)


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"number": -3}, "another game under that number"),
        ({"number": 1}, "another game under that number"),
        ({"deal": 1}, "another game under that number"),
        ({"seating": [0, 7]}, "another game under that number"),
        ({"seating": [0]}, "another game under that number"),
        ({"winners": [2]}, "some seats of the table are missing"),
        ({"scores": [1]}, "some seats of the table are missing"),
        ({"seconds": []}, "some seats of the table are missing"),
        ({"failures": [{"seat": 5, "kind": "crash", "why": "?"}]}, "some seats of the table are missing"),
        ({"facts": {}}, "missing required field `first`"),
        ({"facts": {"first": 0, "growth": [[1]], "leads": 0, "seats": []}}, "some seats of the table are missing"),
        ({"facts": {"first": 0, "growth": [], "leads": 0, "seats": [{}, {}]}}, "some seats of the table are missing"),
        ({"facts": {"first": 0, "growth": [], "leads": "many", "seats": []}}, "Expected `int`"),
    ],
)
def test_a_game_that_cannot_be_one_of_this_arena_is_named(tmp_path: Path, changed: dict[str, Any], said: str) -> None:
    path = tmp_path / "games.jsonl"
    contest = Contest.agreed("burger-joint", ("random", "random"), 2, options={"last_turn": 3})
    run_contest(contest, journal=path)
    head, first, second = path.read_text().splitlines()
    path.write_text("\n".join((head, json.dumps(json.loads(first) | changed), second, "")))
    before = path.read_bytes()
    with pytest.raises(RecordError, match="line 2, is not a finished game") as error:
        run_contest(contest, journal=path)
    assert said in str(error.value)
    assert path.read_bytes() == before


@pytest.mark.parametrize("line", [b'{"reason": "\xff"}', b'{"facts": ' + b"[" * 100_000])
def test_a_line_that_cannot_even_be_read_is_named(tmp_path: Path, line: bytes) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(json.dumps(journals.header(CONTEST)).encode() + b"\n" + line + b"\n")
    with pytest.raises(RecordError, match="line 2"):
        run_contest(CONTEST, journal=path)


def test_games_of_every_kind_are_taken_up_again(tmp_path: Path) -> None:
    """At a large table, with bots that failed and one that killed its process."""
    own = "tests.arena.own_bots:"
    bots = ("random", own + "Illegal", own + "Unmakeable", own + "Deadly")
    for game, terms in (("burger-joint", {"options": {"last_turn": 5}}), ("rival-restaurants", {"seats": 3})):
        contest = Contest.agreed(game, bots, 1, **terms)
        path = tmp_path / f"{game}.jsonl"
        first = run_contest(contest, journal=path, jobs=2)
        assert told(run_contest(contest, journal=path, tell=lambda played: pytest.fail("played again"))) == told(first)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
def test_a_full_disk_names_the_journal() -> None:
    with pytest.raises(OSError, match="No space left") as error:
        run_contest(CONTEST, journal=Path("/dev/full"))
    assert error.value.filename == "/dev/full"
