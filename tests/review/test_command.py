"""``tableside review``: text, page and JSON, in three languages, and what cannot be reviewed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tableside.engine.record import Record
from tableside.locales import LANGUAGES, words
from tableside.review import Review
from tableside.terminal.main import main
from tableside.terminal.review import command
from tableside.terminal.review.page import page
from tableside.terminal.review.sheet import Sheet
from tableside.terminal.review.text import lines

GAME = "tests/review/games/burger-joint.json"


@pytest.fixture(autouse=True)
def reviewed(monkeypatch: pytest.MonkeyPatch, burger: tuple[Record, Review]) -> None:
    """The work was done once for all tests."""
    monkeypatch.setattr(command, "review", lambda record, tell: burger[1])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("which", ["burger", "rival"])
def test_text_and_page_say_everything(which: str, language: str, request: pytest.FixtureRequest) -> None:
    record, found = request.getfixturevalue(which)
    sheet = Sheet(found, record, words(language))
    text = "\n".join(str(line) for line in lines(sheet, 100))
    markup = page(sheet)
    for told in (text, markup):
        assert "{" not in told.replace("{ ", "").split("</style>")[-1]
        assert "review-" not in told.split("</style>")[-1]
        for seat in range(len(found.seats)):
            assert sheet.sentence(seat) in told
        for moment in found.moments:
            assert sheet.heading(moment) in told
    assert (which == "rival") == bool(found.days)
    for day in found.days:
        assert f"<h3>{sheet.turn(day.day)}</h3>" in markup
        assert sheet.turn(day.day) in text


def test_the_command_prints_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", GAME, "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "Moments that mattered" in out
    assert "line-cook" in out


def test_json_is_the_whole_review(capsys: pytest.CaptureFixture[str], burger: tuple[Record, Review]) -> None:
    assert main(["review", GAME, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert len(found["steps"]) == len(burger[1].steps)
    assert found["seats"][0]["luck"] == burger[1].seats[0].luck


def test_a_page_needs_nothing_else(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "review.html"
    assert main(["review", GAME, "--html", str(out)]) == 0
    text = out.read_text()
    assert text.startswith("<!doctype html>")
    assert "http" not in text
    assert str(out) in capsys.readouterr().out


def test_a_running_game_is_refused(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    assert main(["review", "tests/golden/going-on.json", "--lang", "en"]) == 2
    assert "isn’t finished" in capsys.readouterr().err


def test_json_and_page_together_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", GAME, "--json", "--html", "x.html", "--lang", "en"]) == 2
    assert "can’t combine" in capsys.readouterr().err
