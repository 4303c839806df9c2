"""The report: one self-contained page, the same figures as JSON, every game as CSV."""

import csv
import json
import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from statistics import mean
from typing import Any

import pytest

from tableside.arena.contest import Contest
from tableside.arena.play_game import Result
from tableside.arena.report import write_report
from tableside.arena.run_contest import run_contest
from tableside.arena.summary import summarise
from tableside.locales import LANGUAGES, words

OWN = "tests.arena.own_bots:"
DUELS = Contest.agreed("burger-joint", ("greedy", "random", OWN + "Illegal"), 2, seed=4)


class Reader(HTMLParser):
    """Checks that every element is closed properly, and collects text, links and ids."""

    VOID = ("meta", "br", "circle", "line", "rect", "path", "polyline")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text = ""
        self.links: list[str] = []
        self.ids: list[str] = []
        self.labelled: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.open.append(tag)
        self.links += [str(given[name]) for name in ("href", "src") if name in given]
        self.ids += [str(given["id"])] if "id" in given else []
        self.labelled += [str(given["aria-labelledby"])] if "aria-labelledby" in given else []

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in self.VOID

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] != "style":
            self.text += data + " "


def read(page: str) -> Reader:
    reader = Reader()
    reader.feed(page)
    assert reader.open == []
    return reader


@cache
def duels() -> list[Result]:
    return run_contest(DUELS)


def reported(folder: Path, contest: Contest, language: str = "en") -> tuple[list[Result], dict[str, Any], Reader]:
    results = duels() if contest is DUELS else run_contest(contest)
    found = summarise(contest, results)
    write_report(folder, contest, results, found, words(language), "tableside arena …")
    return results, found, read((folder / "index.html").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def kitchen(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Result], dict[str, Any], Reader]:
    """Three chefs, one of whom crashes."""
    folder = tmp_path_factory.mktemp("kitchen")
    contest = Contest.agreed("rival-restaurants", ("random", "greedy", OWN + "Crashing"), 3, seats=3, seed=2)
    return folder, *reported(folder, contest)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_in_every_language(tmp_path: Path, language: str) -> None:
    _, found, page = reported(tmp_path, DUELS, language)
    assert set(page.labelled) <= set(page.ids)
    assert set(page.links) == {"report.json", "games.csv"}  # nothing is loaded from outside
    assert not re.search(
        r"\b(arena|bj|rr|term|end)-[a-z-]+", page.text.replace("rival-restaurants", "")
    )  # no message id is shown
    for bot in found["bots"]:
        assert f"{bot['elo']:.0f}" in page.text
    assert words(language).say("arena-failure-illegal") in page.text
    source = (tmp_path / "index.html").read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in source
    assert "http" not in source
    assert "prefers-color-scheme: dark" in source


def test_a_page_of_nothing_but_failures(tmp_path: Path) -> None:
    _, found, page = reported(tmp_path, Contest.agreed("burger-joint", (OWN + "Illegal", OWN + "NoText"), 2))
    assert (found["things"], found["growth"], found["by_seat"], found["length"]["mean"]) == ({}, [], [], 0)
    assert "This happened 2 times" in page.text


def test_what_a_bot_says_is_no_markup(tmp_path: Path) -> None:
    contest = Contest.agreed("burger-joint", ("random", OWN + "Scripting"), 2)
    _, _, page = reported(tmp_path, contest)
    assert "<script>alert(1)</script>" in page.text  # shown as text
    assert "<script" not in (tmp_path / "index.html").read_text(encoding="utf-8")


def test_the_page_shows_what_the_kitchen_did(kitchen: tuple[Path, list[Result], dict[str, Any], Reader]) -> None:
    _, _, found, page = kitchen
    for title in ("Restaurants", "Chefs", "Cuisines", "Recipes", "Popularity, day by day", "Failures"):
        assert title in page.text
    assert "out of ideas" in page.text
    assert "Traceback" in page.text
    assert found["length"]["unit"] == "days"


def test_shares_add_up(kitchen: tuple[Path, list[Result], dict[str, Any], Reader]) -> None:
    _, results, found, _ = kitchen
    games = len(results)
    assert found["games"] == games == 18
    assert sum(seat["share"] for seat in found["by_seat"]) == pytest.approx(1, abs=1e-3)
    assert sum(seat["expected"] for seat in found["by_seat"]) == pytest.approx(1, abs=1e-3)
    restaurants = found["things"]["restaurants"]
    sound = sum(not result.failures for result in results)  # games without a crash
    assert 0 < sound < games
    assert sum(each["games"] for each in restaurants) == 3 * sound  # each seat of each game has one
    assert [seat["games"] for seat in found["by_seat"]] == [sound] * 3
    assert sum(each["games"] * each["share"] for each in restaurants) == pytest.approx(sound, abs=0.05)
    assert all(0 <= each["low"] <= each["share"] <= each["high"] <= 1 for each in restaurants)


def test_points_by_source_are_the_score(kitchen: tuple[Path, list[Result], dict[str, Any], Reader]) -> None:
    """RR-5.3: printed points, own cuisine, bonuses less garbage, and what cards did."""
    _, results, _, _ = kitchen
    for result in results:
        for score, facts in zip(result.scores, result.facts["seats"], strict=True):
            assert sum(facts["points"].values()) == score
        assert result.facts["growth"][-1] == result.scores
        assert len(result.facts["growth"]) == result.length


def test_points_by_source_of_burger_joint() -> None:
    """BJ-6.1: publicity, basics, diners, bistros; the loser's marker may be older than its board."""
    for result in duels():
        if result.failures:
            continue
        (winner,) = result.winners
        assert sum(result.facts["seats"][winner]["points"].values()) == result.scores[winner] >= 12
        assert result.facts["growth"][-1] == result.scores
        letters = result.facts["seats"][winner]["bistros"]
        assert all(re.fullmatch(r"((burger|pizza)-)?[A-F]", letter) for letter in letters)


def test_how_close_the_games_were_and_what_each_chain_had(tmp_path: Path) -> None:
    """Every figure that docs/balance.md gives for Burger Joint is in the report."""
    results, found, page = reported(tmp_path, DUELS)
    sound = [result for result in results if not result.failures]
    assert found["race"]["leads"] == pytest.approx(mean(result.facts["leads"] for result in sound), abs=1e-3)
    assert found["race"]["margin"] == pytest.approx(mean(abs(a - b) for a, b in (r.scores for r in sound)), abs=1e-3)
    assert f"Points between first and second: {found['race']['margin']:.2f}" in page.text
    for seat, chain in enumerate(("burger", "pizza")):
        [group] = [group for group in found["points"] if group["who"] == f"$bj-{chain}"]
        for source, points in group["sources"].items():
            assert points == pytest.approx(mean(r.facts["seats"][seat]["points"][source] for r in sound), abs=1e-3)
        assert " · ".join(f"{points:.2f}" for points in group["sources"].values()) in page.text
    owned = {each["key"]: each["games"] for each in found["things"]["bistros"]}
    assert any(len(key) == 1 for key in owned)
    assert all(owned[k] == owned.get(f"burger-{k}", 0) + owned.get(f"pizza-{k}", 0) for k in owned if len(k) == 1)
    low, high = found["length"]["usual"]
    assert min(r.length for r in sound) <= low <= found["length"]["median"] <= high <= max(r.length for r in sound)
    assert re.search(rf"nine in ten games\s+{low}\s+to\s+{high}", page.text)


def test_every_game_is_in_the_table(kitchen: tuple[Path, list[Result], dict[str, Any], Reader]) -> None:
    folder, results, found, _ = kitchen
    with (folder / "games.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 3 * len(results)
    assert sum(float(row["won"]) for row in rows) == pytest.approx(len(results), abs=0.01)
    assert {row["failure"] for row in rows} == {"", "crash"}
    saved = json.loads((folder / "report.json").read_text(encoding="utf-8"))
    assert saved == {"command": "tableside arena …", **found}
