"""The quick tests: slow tests are left out, the fastest come first, and there is a time limit."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests import quick
from tools import check

pytest_plugins = ["pytester"]
SUITE = """
import pytest, time
def test_slow(): time.sleep(0.3)
def test_first(): pass
@pytest.mark.once
def test_many_games(): raise AssertionError
@pytest.mark.needs("chromium")
def test_page(): raise AssertionError
"""


@pytest.fixture
def suite(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    monkeypatch.setattr(quick, "NOTED", pytester.path / "noted")
    pytester.makeini("[pytest]\nmarkers =\n  once: x\n  needs(part): x\n")
    pytester.makepyfile(SUITE)
    return pytester


def run(suite: pytest.Pytester, within: float) -> pytest.RunResult:
    off = [word for name in ("cacheprovider", "playwright", "asyncio") for word in ("-p", f"no:{name}")]
    return suite.runpytest_inprocess(*off, "-v", plugins=[quick.Quick("a", within)])


def order(result: pytest.RunResult) -> list[str]:
    return [line.split("::")[1].split()[0] for line in result.outlines if "::" in line and "%" in line]


def test_what_waits_or_plays_many_games_is_left_out(suite: pytest.Pytester) -> None:
    run(suite, 60).assert_outcomes(passed=2, deselected=2)


def test_the_quickest_come_first_the_next_time(suite: pytest.Pytester) -> None:
    assert order(run(suite, 60)) == ["test_slow", "test_first"]
    noted = json.loads((suite.path / "noted/quick-a.json").read_text())
    assert {name.split("::")[1]: took >= 0.3 for name, took in noted.items()} == {
        "test_slow": True,
        "test_first": False,
    }
    assert order(run(suite, 60)) == ["test_first", "test_slow"]


def test_out_of_time_the_rest_is_counted(suite: pytest.Pytester) -> None:
    result = run(suite, 0.1)
    result.assert_outcomes(passed=1, skipped=1, deselected=2)
    result.stdout.fnmatch_lines(["1 quick tests were left out after 0 s."])


def test_both_halves_have_all_files_that_do_not_wait_for_servers() -> None:
    halves = [found.command() for found in check.fast_checks() if found.name.startswith("tests-")]
    files = [word for half in halves for word in half if word.startswith("tests/")]
    assert len(halves) == 2
    assert len(files) == len(set(files))
    folders = {Path(file).parts[1] for file in files}
    assert folders == {*check.test_folders()} - (check.NOT_ABOUT_RULES - {"tools"})
