"""Messages: every message that the code uses exists in every language, with the same arguments."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor
from hypothesis import given, settings

import tableside
from tableside.bots import bot_names
from tableside.engine.errors import Arg, TablesideError
from tableside.engine.events import Event
from tableside.engine.game import game_of
from tableside.engine.match import Match
from tableside.games.burger_joint.board_sets.reader import CHAINS
from tableside.games.burger_joint.core.board import ABILITIES
from tableside.games.burger_joint.core.cubes import LETTERS
from tableside.games.burger_joint.core.position import BISTROS, STEPS
from tableside.games.burger_joint.notation.moves import TOKENS
from tableside.locales import LANGUAGES, Words, preferred_language, words
from tests.burger_joint.strategies import matches

PACKAGE = Path(tableside.__file__).parent
MESSAGE = re.compile(r"\$?((?:err|end|log|bj|bj-err|bj-log)-[A-Za-z0-9-]+)")
# Ids that the code puts together: the beginning, and every possible ending.
FAMILIES = {
    "bj-": CHAINS,
    "bj-cube-": LETTERS,
    "bj-diner-": LETTERS,
    "bj-bistro-": (*ABILITIES, "none", "any", *BISTROS),  # by letter: logs of older games
    "bj-step-": STEPS,
    "bj-ask-": STEPS,
    "bj-phase-": ("production", "trade", "build", "discard", "over"),
    "bj-ability-": (*ABILITIES, "none"),
}


class Variables(Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.names.add(node.id.name.partition("-")[0])  # "$where-to" is a form of the argument "$where"


def entries(language: str) -> list[fluent.EntryType]:
    """Everything in the files of a language."""
    files = sorted((PACKAGE / "locales" / language).glob("*.ftl"))
    return [entry for path in files for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body]


@cache
def messages(language: str) -> dict[str, set[str]]:
    """Every message of a language with its variables."""
    found = {}
    for entry in entries(language):
        if isinstance(entry, fluent.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@cache
def named() -> dict[str, list[tuple[str, set[str] | None]]]:
    """Every id in the sources: where it is, and the arguments passed with it if they are written out there."""
    found: dict[str, list[tuple[str, set[str] | None]]] = {}
    for path in PACKAGE.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        beside: dict[ast.expr, set[str]] = {}
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                given = [argument for argument in node.args if isinstance(argument, ast.Dict)]
                if given and all(isinstance(key, ast.Constant) for key in given[0].keys):
                    keys = {str(key.value) for key in given[0].keys if isinstance(key, ast.Constant)}
                    beside |= dict.fromkeys(node.args, keys)
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                id = MESSAGE.fullmatch(node.value)
                if id is not None:
                    where = f"{path.relative_to(PACKAGE)}:{node.lineno}"
                    found.setdefault(id[1], []).append((where, beside.get(node)))
    return found


def test_ids_are_found_in_the_sources() -> None:
    """Otherwise the tests below would have nothing to check."""
    assert {"err-undo-barrier", "bj-err-missing", "bj-log-score", "end-points", "log-undo", "bj-cube-"} <= set(named())
    assert len(named()) > 90
    assert [given for _, given in named()["err-verify-spelling"]] == [{"n", "told", "found"}]


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_are_well_formed_and_say_nothing_twice(language: str) -> None:
    unread = [entry.content for entry in entries(language) if isinstance(entry, fluent.Junk)]
    assert not unread
    ids = [entry.id.name for entry in entries(language) if isinstance(entry, fluent.Message)]
    assert not [id for id in set(ids) if ids.count(id) > 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_the_code_names_exists(language: str) -> None:
    there = messages(language)
    missing = []
    for id, places in named().items():
        if id in FAMILIES:
            missing += [f"{id}{end}" for end in FAMILIES[id] if f"{id}{end}" not in there]
        elif id not in there and not (id.endswith("-") and any(message.startswith(id) for message in there)):
            missing.append(f"{id} ({places[0][0]})")
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_use_only_what_the_code_gives(language: str) -> None:
    wrong = [
        f"{id} at {where} lacks {messages(language)[id] - given}"
        for id, places in named().items()
        for where, given in places
        if given is not None and id in messages(language) and not messages(language)[id] <= given
    ]
    assert not wrong


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_translations_have_the_same_messages_with_the_same_variables(language: str) -> None:
    here, english = messages(language), messages("en")
    assert {id for id in here.keys() | english.keys() if here.get(id) != english.get(id)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@given(match=matches())
@settings(max_examples=20)
def test_everything_a_game_tells_can_be_said(language: str, match: Match) -> None:
    """Events of whole games, and the reason why each of the 61 moves is refused: all in words, with nothing missing."""
    say = words(language)

    def name(seat: int) -> str:
        return say.say(game_of("burger-joint").seat_name(match.record.options, seat).removeprefix("$"))

    for event in [event for played in match.history for event in played.events] + match.opening:
        check_said(say.event(event, name), event.id)
    for token in TOKENS:
        try:
            match.state.check(0, token)
        except TablesideError as error:
            check_said(say.problem(error, name), error.id)


def check_said(text: str, id: str) -> None:
    assert text != id
    assert "{" not in text
    assert "$" not in text
    assert "bj-" not in text


# The convention of arguments


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (5, "5"),
        ("=as it is", "as it is"),
        ("=$bj-burger", "$bj-burger"),
        ("@1", "Ben"),
        ("$bj-burger", "Burger"),
        (["=a"], "a"),
        (["=a", "=b"], "a and b"),
        (["=a", "@0", "$bj-pizza"], "a, Ada and Pizza"),
        ([], ""),
        (10**30, "1" + "0" * 30),
        (-(10**400), "-1" + "0" * 400),
    ],
)
def test_arguments_become_words(value: Arg, text: str) -> None:
    assert words("en").say(
        "err-verify-spelling", {"n": 1, "told": value, "found": "="}, ["Ada", "Ben"].__getitem__
    ) == (f"Move 1 is written “{text}”, but should be “”.")


@pytest.fixture
def winning(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two messages of this test, as any game might have them."""
    text = """
test-takes = { $seat-is ->
    [you] You take { $cube } from { $from-object }
   *[other] { $seat } takes { $cube } from { $from-object }
}
test-win = { $seats-is ->
    [you] You win
    [with-you] { $seats } win together
   *[other] { $seats } won against { $seats-object }
}
"""
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource("reader = You\n    .object = you\n" + text))
    monkeypatch.setattr("tableside.locales._bundle", lambda language: bundle)


@pytest.mark.usefixtures("winning")
def test_the_reader_is_spoken_to() -> None:
    names = ["Ada", "Ben", "Cy"].__getitem__
    takes: dict[str, Arg] = {"seat": "@0", "from": "@1", "cube": "=cheese"}
    told = [Words("en", own).event(Event("test-takes", takes), names) for own in (None, 0, 1, 2)]
    assert told == [
        "Ada takes cheese from Ben",
        "You take cheese from Ben",
        "Ada takes cheese from you",
        "Ada takes cheese from Ben",
    ]
    ada = Words("en").read_by(0)
    assert ada.say("test-win", {"seats": ["@0"]}, names) == "You win"
    assert ada.say("test-win", {"seats": ["@1", "@0"]}, names) == "You and Ben win together"
    assert ada.say("test-win", {"seats": ["@1", "@2"]}, names) == "Ben and Cy won against Ben and Cy"
    assert ada.read_by(None).say("test-win", {"seats": ["@0"]}, names) == "Ada won against Ada"


def test_lists_are_joined_as_the_language_joins_them() -> None:
    assert [words(language).join(["a", "b", "c"]) for language in LANGUAGES] == ["a, b and c", "a, b und c", "a, b e c"]


def test_an_unknown_message_is_shown_as_it_is() -> None:
    assert words("en").say("err-nobody-wrote-this") == "err-nobody-wrote-this"
    assert words("de").event(Event("log-nothing", {})) == "log-nothing"
    assert not words("de").has("log-nothing")


def test_an_error_says_its_rule_in_english() -> None:
    error = TablesideError("bj-err-tokens", {"n": 15}, rule="BJ-5.5")
    assert str(error) == "All 15 tokens are on the board. [BJ-5.5]"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "it"}, "it"),
        ({"LANG": "fr_FR"}, "en"),
        ({"LC_ALL": "C", "LANG": "de"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "it_IT", "LANG": "de"}, "it"),
    ],
)
def test_the_language_of_the_locale_is_preferred(environment: dict[str, str], language: str) -> None:
    assert preferred_language(environment) == language


def test_an_unknown_language_is_english() -> None:
    assert words("tlh").language == "en"
    assert isinstance(words("en"), Words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["burger-joint", "rival-restaurants"])
def test_the_bots_of_a_game_have_names_of_their_own(game: str, language: str) -> None:
    names = [words(language).say(f"bot-{level}") for level in bot_names(game)]
    # "Chef" beside "Head chef" would be two names for one rank.
    parts = [set(name.casefold().split()) for name in names]
    assert not [(one, other) for one in parts for other in parts if one is not other and one <= other], names
    assert not any(name.startswith("bot-") for name in names), names


# A thing has one name in each language: on the board, in the log, in the terminal, in the rules. These are old names.
SECOND_NAMES = {
    "de": r"\bImbiss|[Ee]infache[sn]? Restaurants?|Spezialitäten-?[Rr]estaurants\b(?!, Bistros\))",
    "it": r"[Ll]ocal[ei] semplic[ei]|[Tt]abellon[ei]|[Dd]ispens[ae]\b|\bspazi[oi]? (?:\{|illuminat)",
}


@pytest.mark.parametrize("language", SECOND_NAMES)
def test_burger_joint_has_one_name_for_each_thing(language: str) -> None:
    """BJ-1.2: a Stehimbiss is a Stehimbiss everywhere, a chiosco a chiosco."""
    files = [
        *(PACKAGE / "locales" / language).glob("burger-joint*.ftl"),
        PACKAGE / "locales" / language / "terminal.ftl",
        PACKAGE / "rulebooks" / f"burger-joint.{language}.md",
    ]
    wrong = [
        f"{path.name}: {found[0]}"
        for path in files
        for found in re.finditer(SECOND_NAMES[language], path.read_text(encoding="utf-8"))
    ]
    assert not wrong


QUOTES = {"en": "“”", "de": "„“", "it": "“”"}  # opening, closing


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    """Typographic and of one kind, except around what people type: "3KY", pip install "…"."""
    wrong = []
    for path in sorted((PACKAGE / "locales" / language).glob("*.ftl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            marks = re.sub(r"[^„“”«»]", "", line)
            if marks.replace(QUOTES[language], "") or re.search(r"\w'\w", line):
                wrong.append(f"{path.name}: {line}")
    assert not wrong
