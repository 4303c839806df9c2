"""docs/bots.md and docs/arena.md are correct: their examples run, and their bots do what the pages say."""

import re
from pathlib import Path

import pytest

from tableside.arena.contest import Contest
from tableside.arena.run_contest import run_contest
from tableside.arena.summary import summarise

ROOT = Path(__file__).parents[2]
BOTS, ARENA = ((ROOT / "docs" / name).read_text(encoding="utf-8") for name in ("bots.md", "arena.md"))


def blocks(page: str) -> list[str]:
    found: list[str] = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    return found


WHOLE = [block for block in blocks(BOTS) + blocks(ARENA) if block.startswith("from ")]


@pytest.mark.parametrize("block", WHOLE, ids=range(len(WHOLE)))
def test_every_example_runs(block: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(block, {"__name__": "example"})
    assert capsys.readouterr().out or "class " in block


def test_the_example_that_is_shown_is_the_example_that_is_there() -> None:
    [shown] = [block for block in blocks(BOTS) if "def future" in block]
    assert shown in (ROOT / "examples" / "lookahead_bot.py").read_text(encoding="utf-8")


def test_the_buyer_beats_random(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    [block] = [block for block in blocks(BOTS) if "class Buyer" in block]
    (tmp_path / "step_of_the_docs.py").write_text(block)
    monkeypatch.syspath_prepend(tmp_path)
    contest = Contest.agreed("burger-joint", ("random", "step_of_the_docs:Buyer"), 6, seed=1)
    best = summarise(contest, run_contest(contest))["bots"][0]
    assert (best["name"], best["failures"]) == ("step_of_the_docs:Buyer", 0)


def test_the_lookahead_bot_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    """It would take too long to test here whether it beats greedy. docs/bots.md says what was measured."""
    monkeypatch.syspath_prepend(ROOT / "examples")
    contest = Contest.agreed("burger-joint", ("greedy", "lookahead_bot:Lookahead"), 2, seed=1, options={"last_turn": 7})
    results = run_contest(contest)
    assert [result.failures for result in results] == [[], []]
    assert all(result.length == 7 for result in results)
    assert all(result.seconds[result.seating.index(1)] > result.seconds[result.seating.index(0)] for result in results)


def test_every_page_that_is_linked_is_there() -> None:
    for page in (BOTS, ARENA):
        links = re.findall(r"\]\(([^)#:]+)\)", page)
        assert [link for link in links if not (ROOT / "docs" / link).exists()] == []
