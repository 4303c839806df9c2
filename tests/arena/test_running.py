"""Running: the same games whatever the number of processes; a journal that loses none and mixes nothing up."""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tableside.arena import journal as journals
from tableside.arena.contest import Contest
from tableside.arena.playing import Result
from tableside.arena.running import run_contest
from tableside.arena.summary import summarise
from tableside.engine.errors import RecordError

BOTS = ("random", "greedy", "apprentice")
CONTEST = Contest.agreed("burger-joint", BOTS, 4, seed=11)


def told(results: list[Result]) -> list[dict[str, Any]]:
    """Everything but the time it took."""
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
    assert told(run_contest(CONTEST, journal=path)) == told(first)  # fewer again: only those count


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
        ({"options": {"last_turn": 40}}, "options: there "),
        ({"seconds_per_move": 2.0}, "seconds_per_move: there 0.0, here 2.0"),
    ],
)
def test_the_journal_of_another_arena_is_refused(tmp_path: Path, changed: dict[str, Any], said: str) -> None:
    path = tmp_path / "games.jsonl"
    with journals.Journal(path, CONTEST):
        pass
    before = path.read_bytes()
    terms: dict[str, Any] = {"bots": BOTS, "games": 4, "seed": 11} | changed
    with pytest.raises(RecordError, match="another arena") as error:
        run_contest(Contest.agreed("burger-joint", **terms), journal=path)
    assert said in str(error.value)
    assert path.read_bytes() == before


def test_the_journal_of_another_version_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.jsonl"
    with journals.Journal(path, CONTEST):
        pass
    monkeypatch.setattr(journals, "code_of", lambda contest: "0123")
    with pytest.raises(RecordError, match=r"code of rules and bots: there .*, here 0123"):
        run_contest(CONTEST, journal=path)


def test_a_bot_of_ones_own_is_all_that_it_imports_from_its_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The folder need not be the current one; a journal of the same bot with another brain is refused."""
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
    with pytest.raises(RecordError, match="code of rules and bots"):
        run_contest(contest, journal=tmp_path / "games.jsonl")


def test_two_arenas_do_not_write_into_one_journal(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with journals.Journal(path, CONTEST):
        before = path.read_bytes()
        with pytest.raises(RecordError, match="in use by another arena"):
            run_contest(CONTEST, journal=path)
        assert path.read_bytes() == before


@pytest.mark.parametrize("content", [b"hello\n", b"[1]\n", b"{}\n", b"\x00\x01"])
def test_a_file_that_is_no_journal_is_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "diary.txt"
    path.write_bytes(content)
    with pytest.raises(RecordError, match="not the journal of an arena"):
        run_contest(CONTEST, journal=path)
    assert path.read_bytes() == content


def test_a_line_that_is_no_game_is_named(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with journals.Journal(path, CONTEST):
        pass
    with path.open("ab") as file:
        file.write(b'{"number": "one"}\n')
    with pytest.raises(RecordError, match="line 2"):
        run_contest(CONTEST, journal=path)
