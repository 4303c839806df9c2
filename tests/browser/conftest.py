"""Browser tests use the system's Chromium: Playwright's own download is not needed."""

from __future__ import annotations

import os
from typing import Any

import pytest

from tools import doctor


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    # In containers /dev/shm is small; and root, as which containers run, may not use Chromium's sandbox.
    as_root = ["--no-sandbox"] if os.geteuid() == 0 else []
    return {
        **browser_type_launch_args,
        "executable_path": doctor.find_chromium(),
        "args": ["--disable-dev-shm-usage", "--disable-gpu", *as_root],
    }
