"""Run commands in parallel: each as soon as there is room and its dependencies are done, the longest first.

The whole output of each command is kept in a file; when a command fails, it is shown as well.
"""

from __future__ import annotations

import os
import queue
import re
import subprocess
import threading
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path

ENDED_AFTER = 1500.0
"""Seconds after which a command is considered hung and is killed."""
_COLOUR = re.compile(r"\x1b\[[0-9;]*m")
_COUNT = re.compile(r"(\d+) (passed|failed|errors?|skipped|xfailed|xpassed|deselected)\b")
# The closing line of pytest ("3 passed, 1 skipped in 0.12s", with or without a frame) and that of Vitest.
_CLOSING = re.compile(r"^=*\s*(?:\d+ [a-z]+(?:, )?)+ in [\d.]+s.*$|^\s*Tests\s+\d.*$", re.MULTILINE)

_ALL_LEFT_OUT = re.compile(r"\d+ deselected in [\d.]+s")  # pytest fails when -m leaves it no test


@dataclass(frozen=True)
class Job:
    name: str
    command: list[str]
    needs: tuple[str, ...] = ()
    """Jobs whose results this one uses. A job that is not in the plan counts as done."""
    expected: float = 10.0
    """Roughly how many seconds it takes. Long jobs start first."""
    heavy: bool = False
    """Keeps a core busy by itself, so there are never more of these at once than there are cores."""


@dataclass(frozen=True)
class Tally:
    passed: int = 0
    failed: int = 0
    skipped: int = 0

    def __add__(self, other: Tally) -> Tally:
        return Tally(self.passed + other.passed, self.failed + other.failed, self.skipped + other.skipped)

    def __str__(self) -> str:
        return f"{self.passed} passed, {self.failed} failed" + (f", {self.skipped} skipped" if self.skipped else "")


@dataclass(frozen=True)
class Result:
    name: str
    verdict: str
    """ok, FAILED or skipped"""
    seconds: float = 0.0
    remark: str = ""
    processor: float = 0.0
    """Seconds of processor time, including child processes."""
    tally: Tally = field(default_factory=Tally)
    log: Path | None = None


def tally_of(output: str) -> Tally | None:
    """How many tests the output of pytest or Vitest reports; None for other programs."""
    closing = _CLOSING.findall(_COLOUR.sub("", output))
    if not closing:
        return None
    counted = {word: int(number) for number, word in _COUNT.findall(closing[-1])}
    failed = sum(counted.get(word, 0) for word in ("failed", "error", "errors", "xpassed"))
    return Tally(counted.get("passed", 0), failed, counted.get("skipped", 0) + counted.get("xfailed", 0))


def judge(name: str, code: int, output: str) -> Result:
    """A program that counts no tests counts as one test. One that fails has failed at least once."""
    tally = tally_of(output)
    left_out = code == 5 and _ALL_LEFT_OUT.search(output) is not None
    if code == 0 or left_out:
        return Result(name, "ok", tally=Tally(1) if tally is None else tally, remark=str(tally) if tally else "")
    tally = tally or Tally()
    remark = f"exit code {code}" + (f", {tally}" if tally.failed else "")
    return Result(name, "FAILED", tally=tally if tally.failed else tally + Tally(failed=1), remark=remark)


def execute(job: Job, folder: Path, log: Path, environment: dict[str, str]) -> Result:
    """Run one command to its end."""
    started = time.monotonic()
    with log.open("wb") as output:
        try:
            process = subprocess.Popen(
                job.command, cwd=folder, env=environment, stdin=subprocess.DEVNULL, stdout=output, stderr=output
            )
        except OSError as error:
            return Result(job.name, "FAILED", remark=str(error), tally=Tally(failed=1))
        ending = threading.Timer(ENDED_AFTER, process.terminate)
        ending.daemon = True
        ending.start()
        _, status, usage = os.wait4(process.pid, 0)
        ending.cancel()
    code = process.returncode = os.waitstatus_to_exitcode(status)
    seconds = time.monotonic() - started
    result = judge(job.name, code, log.read_text(errors="replace"))
    if seconds >= ENDED_AFTER:
        result = replace(result, remark=f"ended after {ENDED_AFTER:.0f} s, {result.remark}")
    return replace(result, seconds=seconds, processor=usage.ru_utime + usage.ru_stime, log=log)


class Schedule:
    """The jobs that wait, that run and that are done."""

    def __init__(self, jobs: Iterable[Job], cores: int = 1) -> None:
        self.waiting = sorted(jobs, key=lambda job: -job.expected)
        self.heavy = {job.name for job in self.waiting if job.heavy}
        self.started: set[str] = set()
        self.cores = cores
        self.planned = {job.name for job in self.waiting}
        self.done: dict[str, Result] = {}

    def next(self) -> Job | Result | None:
        """A job that can start now, or the result of one that never can. None: wait for a running job."""
        full = len((self.started & self.heavy) - self.done.keys()) >= self.cores
        for job in self.waiting:
            if job.heavy and full:
                continue
            missing = [name for name in job.needs if name in self.planned and name not in self.done]
            failed = [name for name in job.needs if name in self.done and self.done[name].verdict != "ok"]
            if failed or not missing:
                self.waiting.remove(job)
                if failed:
                    return Result(job.name, "FAILED", remark=f"needs {failed[0]}", tally=Tally(failed=1))
                self.started.add(job.name)
                return job
        return None


def run_all(
    jobs: Iterable[Job],
    *,
    folder: Path,
    logs: Path,
    slots: int,
    environment: dict[str, str],
    finished: Callable[[Result], None],
) -> list[Result]:
    """Run all jobs, ``slots`` at a time, and report each when it is finished."""
    logs.mkdir(parents=True, exist_ok=True)
    schedule = Schedule(jobs, os.cpu_count() or 1)
    ended: queue.Queue[Result] = queue.Queue()
    running = 0

    def work(job: Job) -> None:
        ended.put(execute(job, folder, logs / f"{job.name.replace('/', '-')}.log", environment))

    def note(result: Result) -> None:
        schedule.done[result.name] = result
        finished(result)

    while schedule.waiting or running:
        found = schedule.next() if running < slots else None
        if isinstance(found, Job):
            running += 1
            threading.Thread(target=work, args=(found,), daemon=True).start()
        elif found is not None:
            note(found)
        elif running:
            note(ended.get())
            running -= 1
        else:
            raise ValueError(f"these wait for each other: {', '.join(job.name for job in schedule.waiting)}")
    return list(schedule.done.values())
