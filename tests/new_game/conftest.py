"""The example of docs/new-game.md, found by its name like any game that is not installed."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tableside import locales, rulebooks
from tableside.engine.manifest import VARIABLE

EXAMPLE = Path(__file__).parents[2] / "examples" / "new_game"
ENVIRONMENT = {VARIABLE: "pinch_of_salt.manifest:MANIFEST"}


@pytest.fixture(autouse=True)
def example() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(EXAMPLE / "src")
        for name, value in ENVIRONMENT.items():
            patch.setenv(name, value)
        _forget()
        yield
    _forget()
    for name in [name for name in sys.modules if name.startswith("pinch_of_salt")]:
        del sys.modules[name]


def _forget() -> None:
    """Texts and rules are cached for the games of another test."""
    for read in (locales._bundle, locales.words, rulebooks.rulebook):
        read.cache_clear()
