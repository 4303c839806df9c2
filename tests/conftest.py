"""Shared by all tests: which build of the rules is tested, and which system programs a test needs."""

from __future__ import annotations

import functools
import logging
import os
import signal
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import settings

from tests.quick import Quick
from tools import compilation, doctor

# No deadline: a slow machine is not an error. In CI the examples are the same every time.
settings.register_profile("tableside", deadline=None, derandomize=os.environ.get("CI") == "true", print_blob=True)
settings.load_profile("tableside")

# A shell that starts the tests in the background makes them ignore Ctrl-C, and everything they start would too.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--compiled", action="store_true", help="fail unless the rules under test are compiled")
    parser.addoption("--quick", metavar="NAME", help="only the quick tests (tests/quick.py)")
    parser.addoption("--within", type=float, default=3600.0, metavar="SECONDS", help="with --quick: stop after them")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--compiled") and (missing := compilation.uncompiled()):
        pytest.exit(f"--compiled, but these modules are not: {', '.join(missing)}", returncode=1)
    # Programs that a test starts use the build under test, even if another one is installed.
    if (package := find_spec("tableside")) and package.origin:
        os.environ["PYTHONPATH"] = str(Path(package.origin).parents[1])
    if name := config.getoption("--quick"):
        config.pluginmanager.register(Quick(name, config.getoption("--within")))


def pytest_report_header() -> str:
    package = find_spec("tableside")
    plain = len(compilation.uncompiled())
    compiled = len(compilation.modules()) - plain
    return f"rules: {compiled} modules compiled, {plain} plain, of {package.origin if package else 'nowhere'}"


@functools.cache
def missing_part(name: str) -> str | None:
    """What to say about a missing system program, or None if it is installed."""
    part = next(part for part in doctor.PARTS if part.name == name)
    return None if part.find() else f"{name} is missing: apt-get install {' '.join(part.packages)}"


def pytest_runtest_setup(item: pytest.Item) -> None:
    for mark in item.iter_markers("needs"):
        if reason := missing_part(mark.args[0]):
            if os.environ.get("CI") == "true":
                pytest.fail(reason, pytrace=False)
            pytest.skip(reason)


@pytest.fixture(autouse=True)
def root_log() -> Iterator[None]:
    """A server inside a test logs to the standard error of that moment. Later tests must not."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
