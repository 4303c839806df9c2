"""The checks run in parallel, none is lost, and failures are reported."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tools import check, schedule
from tools.schedule import Job, Result, Schedule, Tally, judge, run_all, tally_of

Run = Callable[..., list[Result]]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Runs jobs in an empty folder. What finishes first comes first."""

    def run(*jobs: Job, slots: int = 2) -> list[Result]:
        told: list[Result] = []
        logs = tmp_path / "logs"
        results = run_all(jobs, folder=tmp_path, logs=logs, slots=slots, environment={}, finished=told.append)
        assert told == results
        return results

    return run


def python(name: str, program: str, *needs: str, expected: float = 1) -> Job:
    return Job(name, [sys.executable, "-c", program], needs, expected)


def verdicts(results: list[Result]) -> dict[str, str]:
    return {result.name: result.verdict for result in results}


def test_jobs_that_do_not_need_each_other_run_at_the_same_time(run: Run) -> None:
    """Each waits for a file that the other one writes."""
    meet = "import pathlib, time; pathlib.Path('{0}').touch()\nwhile not pathlib.Path('{1}').exists(): time.sleep(.01)"
    found = run(python("a", meet.format("a", "b")), python("b", meet.format("b", "a")))
    assert verdicts(found) == {"a": "ok", "b": "ok"}


def test_a_job_starts_after_what_it_needs(run: Run) -> None:
    read = python("read", "open('made')", "make", expected=100)
    found = run(read, python("make", "import time; time.sleep(.2); open('made', 'w')"))
    assert [result.name for result in found] == ["make", "read"]
    assert verdicts(found) == {"make": "ok", "read": "ok"}


def test_what_needs_a_failed_job_fails_and_the_others_go_on(run: Run) -> None:
    found = run(python("bad", "raise SystemExit(3)"), python("after", "", "bad"), python("other", ""))
    assert verdicts(found) == {"bad": "FAILED", "after": "FAILED", "other": "ok"}
    assert {result.name: result.remark for result in found if result.verdict == "FAILED"} == {
        "bad": "exit code 3",
        "after": "needs bad",
    }


def test_a_need_that_was_not_asked_for_is_taken_for_done(run: Run) -> None:
    assert verdicts(run(python("alone", "", "package"))) == {"alone": "ok"}


def test_jobs_that_wait_for_each_other_are_an_error(run: Run) -> None:
    with pytest.raises(ValueError, match="wait for each other: a, b"):
        run(python("a", "", "b"), python("b", "", "a"))


def test_long_jobs_start_first_and_no_more_than_the_slots(run: Run) -> None:
    found = run(python("short", "", expected=1), python("long", "", expected=9), python("mid", "", expected=5), slots=1)
    assert [result.name for result in found] == ["long", "mid", "short"]


def test_no_more_heavy_jobs_at_once_than_cores() -> None:
    heavy = [Job(f"browser-{number}", [], expected=100, heavy=True) for number in range(3)]
    schedule = Schedule([*heavy, Job("light", [])], cores=2)
    assert [schedule.next() for _ in range(4)] == [heavy[0], heavy[1], Job("light", []), None]
    schedule.done["browser-0"] = Result("browser-0", "ok")
    assert schedule.next() == heavy[2]


def test_all_output_is_kept_and_time_is_measured(run: Run) -> None:
    (found,) = run(python("chatty", "import sys; print('out'); print('err', file=sys.stderr); sum(range(3_000_000))"))
    assert found.log is not None
    assert sorted(found.log.read_text().split()) == ["err", "out"]
    assert found.seconds > 0
    assert found.processor > 0


def test_a_job_that_hangs_is_ended(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schedule, "ENDED_AFTER", 0.3)
    (found,) = run(python("stuck", "import time; time.sleep(60)"))
    assert (found.verdict, found.remark) == ("FAILED", "ended after 0 s, exit code -15")


def test_a_program_that_is_not_there_fails(run: Run) -> None:
    (found,) = run(Job("none", ["/nowhere/to/be/found"]))
    assert found.verdict == "FAILED"
    assert "/nowhere/to/be/found" in found.remark


@pytest.mark.parametrize(
    ("output", "tally"),
    [
        ("....\n12 passed, 3 skipped in 4.05s\n", Tally(12, 0, 3)),
        ("===== 1 failed, 741 passed, 2 errors in 46.45s (0:00:46) =====\n", Tally(741, 3)),
        ("1 passed, 1 xfailed, 4 deselected, 2 warnings in 0.10s\n", Tally(1, 0, 1)),
        (" \x1b[2m      Tests \x1b[22m \x1b[1m\x1b[32m310 passed\x1b[39m\x1b[22m (310)\n", Tally(310)),
        ("      Tests  2 failed | 308 passed (310)\n", Tally(308, 2)),
        ("All checks passed!\n", None),
        ("9 files would be reformatted, 3 passed the time\n", None),
    ],
)
def test_tests_are_counted_as_pytest_and_vitest_tell_them(output: str, tally: Tally | None) -> None:
    assert tally_of(output) == tally


def test_a_program_without_tests_counts_as_one() -> None:
    assert judge("lint", 0, "All checks passed!").tally == Tally(1)
    assert judge("lint", 1, "E501 line too long").tally == Tally(failed=1)


def test_a_run_that_breaks_off_has_failed_once() -> None:
    """Passed tests do not hide that pytest itself failed."""
    found = judge("tests/cluster", 137, "7 passed in 3.00s\n")
    assert (found.verdict, found.tally) == ("FAILED", Tally(7, 1))


def test_only_tests_that_were_left_out_are_no_failure() -> None:
    assert judge("plain/x", 5, "\n4 deselected in 0.02s\n").verdict == "ok"
    assert judge("plain/x", 5, "\nno tests ran in 0.02s\n").verdict == "FAILED"


def test_the_sum_is_one_plain_line() -> None:
    assert str(Tally(12, 0)) == "12 passed, 0 failed"
    assert str(Tally(12, 1, 3) + Tally(1)) == "13 passed, 1 failed, 3 skipped"


def test_missing_program_skips_a_check_but_fails_in_ci(monkeypatch: pytest.MonkeyPatch) -> None:
    hindered = check.Check("browser", lambda: ["false"], lambda: "chromium is missing")
    for ci, verdict, tally in (("", "skipped", Tally(skipped=1)), ("true", "FAILED", Tally(failed=1))):
        monkeypatch.setenv("CI", ci)
        assert check.prepared(hindered, {}) == Result("browser", verdict, remark="chromium is missing", tally=tally)


def files_in(plan: list[check.Check], first: str) -> list[str]:
    found = [word for found in plan if found.name.startswith(first) for word in found.command() if "/test_" in word]
    return sorted(found)


def all_files() -> list[str]:
    return sorted(file.relative_to(check.ROOT).as_posix() for file in check.TESTS.glob("*/**/test_*.py"))


@pytest.mark.parametrize("compiled", [True, False])
def test_each_file_of_tests_runs_in_full_once(monkeypatch: pytest.MonkeyPatch, compiled: bool) -> None:
    monkeypatch.setattr("tools.compilation.wanted", lambda: compiled)
    assert files_in(list(check.test_checks()), "tests/") == all_files()


def test_tests_of_compiled_modules_run_with_both_builds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.compilation.wanted", lambda: True)
    plan = list(check.test_checks())
    plain = files_in(plan, "plain/")
    folders = {file.split("/")[1] for file in plain}
    assert {"burger_joint", "rival_restaurants", "bots", "envs", "engine", "golden"} <= folders
    assert folders.isdisjoint(check.NOT_ABOUT_RULES)
    assert plain == [file for file in all_files() if file.split("/")[1] in folders]
    for found in plan:
        folder = found.command()[-1].split("/")[1]
        assert ("--compiled" in found.command()) is (found.name.startswith("tests/") and found.needs == ("package",))
        assert (found.needs == ("package",)) is (
            folder not in check.NOT_ABOUT_RULES and found.name.startswith("tests/")
        )


def test_a_check_is_chosen_by_the_first_part_of_its_name() -> None:
    plan = [check.Check(name, lambda: ["true"]) for name in ("lint", "tests/server", "tests/cluster", "plain/bots")]
    assert [found.name for found in check.chosen(plan, ["tests", "lint"])] == ["lint", "tests/server", "tests/cluster"]
    with pytest.raises(SystemExit, match="There is no check 'test'"):
        check.chosen(plan, ["test"])
