"""The README is correct: its example runs, and it has both commands and the fan disclaimer."""

import re
from pathlib import Path

import pytest

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")


def test_the_library_example_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    [example] = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    exec(example, names)
    assert (tmp_path / "game.json").exists()
    outcome = names["match"].outcome()  # type: ignore[attr-defined]
    assert outcome is not None
    assert outcome.reason == "end-points"


def test_it_says_what_it_is() -> None:
    assert "unofficial fan implementation" in README
    assert "make play" in README
    assert "make test" in README


def test_every_linked_page_exists() -> None:
    root = Path(__file__).parents[2]
    missing = [link for link in re.findall(r"\]\(([^)#:]+)\)", README) if not (root / link).exists()]
    assert missing == []
