"""The screen: it fits, says what is missing, and has every message in every language."""

import io
import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from rich.console import Console

from tableside.bots import Ask
from tableside.bots.burger_joint.greedy import GreedyBot
from tableside.engine.chance import FastChance
from tableside.engine.match import Match
from tableside.games.burger_joint.board_sets.reader import board_set, read_set
from tableside.games.burger_joint.core.position import OVER
from tableside.games.burger_joint.core.turn import apply, legal_mask, random_move, set_up
from tableside.games.burger_joint.notation.moves import TOKENS
from tableside.games.burger_joint.notation.position_text import parse_line
from tableside.games.burger_joint.view import view_of
from tableside.locales import LANGUAGES, words
from tableside.terminal.face import Face, face_of
from tableside.terminal.session import Session

BOARDS = board_set(read_set("classic"))


def face(language: str = "en") -> Face:
    return face_of("burger-joint", words(language), lambda seat: ("Burger", "Pizza")[seat], lambda seat: "greedy")


def table(line: str, width: int, language: str = "en") -> str:
    view = view_of(parse_line(line, BOARDS))
    return "\n".join(text.plain for text in face(language).table(view, None, width))


MIDDLE = "build B B 5 1/3/KY/-/4/KYNGG/-/0 6/6/GRW/CF/9/3Y2WG/-/0 -/-/- 9K6Y7G10R8W9N -/1/0/0/-"


def test_what_each_purchase_needs_on_a_narrow_screen() -> None:
    shown = table(MIDDLE, 80)
    assert re.search(r"Diners +KYWN \[K\|Y\]G R W N needs W ", shown)
    assert re.search(r"Basics +KY +\[0\|0\|1\]0 1 1 ✓", shown)
    assert re.search(r"Publicity YGW +\[1\]1 2 2 3 3 needs W", shown)
    assert re.search(r"A2 B2\[C2\]D1 E0\[F3\] needs W|A2 B2\[C2\]D1 E0\[F3\] −W", shown)


def test_what_each_purchase_needs_in_words_on_a_wide_screen() -> None:
    assert "needs 1 white dough W" in table(MIDDLE, 150)


@pytest.mark.parametrize(("language", "capacity"), [("en", "capacity 4"), ("de", "Kapazität 4"), ("it", "capacità 4")])
def test_the_capacity_is_shown_beside_two_digits_of_points(language: str, capacity: str) -> None:
    """BJ-3.1: half of 80 columns is not much. The space between the words shrinks first."""
    line = "trade P P 18 1/5/RN/CF/10/3Y/-/0 1/3/W/BCF/10/2K/-/0 -/-/- 8K7Y10G10R10W10N -/0/0/0/-"
    title = table(line, 80, language).splitlines()[1]
    assert title.count(capacity) == 2
    assert title.count("greedy") == 2


def test_why_nothing_can_be_bought_where_there_is_room() -> None:
    """BJ-5.3 and BJ-5.5 for Pizza, whose TV and basics have reached the end."""
    shown = table(MIDDLE, 220)
    assert words("en").say("bj-err-publicity-last") in shown
    assert words("en").say("bj-err-basic-space") in shown


def test_cubes_just_taken_count_as_had() -> None:
    """BJ-3.6: new cubes move to the store before anything is bought."""
    line = "pick B B 3 0/1/KY/-/2/KY/W/1 0/1/GR/-/2/-/G/1 2N/-/- 9K9Y9G10R9W8N -/0/0/0/-"
    assert re.search(r"Diners +KYWN \[K\|Y\]G R W N needs N ", table(line, 80))


def test_the_bag_with_chances() -> None:
    assert re.search(r"Bag 49 .*K( black patty)? 9 18%", table(MIDDLE, 80))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 60, 78, 80, 100, 140, 220])
def test_every_line_fits_the_width(language: str, width: int) -> None:
    look = face(language)
    chance = FastChance(width)
    p = set_up(BOARDS, chance)
    while p.step != OVER:
        for line in look.table(view_of(p), None, width):
            assert line.cell_len <= width
        for _ in range(17):
            if p.step != OVER:
                apply(p, random_move(legal_mask(p), chance), chance)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_fits_80_by_24(language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Table, log, question, moves and prompt, at every decision of a game between two greedy sides."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    console = Console(width=80, height=24, markup=False, highlight=False, emoji=False, file=io.StringIO())
    match = Match.start("burger-joint", seed=6, players=["", ""])
    session = Session(match, lambda: match, words(language), console, 0)
    bot, tallest = GreedyBot(), 0
    while asked := match.asked():
        with console.capture() as captured:
            session.draw(asked[0], match.legal_moves(asked[0]))
        tallest = max(tallest, len(captured.get().splitlines()) + 1)
        match.play(asked[0], bot.choose(Ask(match.state, asked[0])))
    assert tallest <= 24


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_can_be_told_in_words(language: str) -> None:
    look = face(language)
    told = set()
    for seed in range(3):
        chance = FastChance(seed)
        p = set_up(BOARDS, chance)
        while p.step != OVER:
            mask = int(legal_mask(p))
            view = view_of(p) if any(mask >> code & 1 and code not in told for code in range(61)) else None
            for code in range(61):
                if view is not None and mask >> code & 1 and code not in told:
                    text = look.describe(view, int(p.mover), TOKENS[code])
                    assert len(text) > 3
                    assert "bj-" not in text
                    told.add(code)
            apply(p, random_move(mask, chance), chance)
    assert len(told) > 50


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Each message of terminal.ftl with the variables it uses."""
    text = (files("tableside.locales") / language / "terminal.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            visitor = _Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.found
    return found


@pytest.mark.parametrize("language", ["de", "it"])
def test_every_language_has_every_word_of_the_terminal(language: str) -> None:
    assert messages(language) == messages("en")


def test_no_other_file_has_the_same_words() -> None:
    for language in LANGUAGES:
        mine = messages(language).keys()
        for entry in (files("tableside.locales") / language).iterdir():
            if entry.name.endswith(".ftl") and entry.name != "terminal.ftl":
                others = set(re.findall(r"^([a-z][\w-]*) *=", entry.read_text(encoding="utf-8"), re.MULTILINE))
                assert not others & mine, f"{language}/{entry.name}"
