"""Messages: everything the rules can say exists in every language, with the same arguments."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse

from tableside.engine.chance import FastChance
from tableside.engine.events import Event
from tableside.games.rival_restaurants.catalog import ids
from tableside.games.rival_restaurants.core.model.pending import STEP_KEYS
from tableside.games.rival_restaurants.game import GAME
from tableside.games.rival_restaurants.options import complete, rules_of
from tableside.locales import LANGUAGES, words
from tests.rival_restaurants.scene import Scene
from tests.rival_restaurants.tables import TABLES

SOURCES = Path(__file__).parents[2] / "src/tableside"
ROOM = SOURCES / "games/rival_restaurants"


def messages(language: str) -> dict[str, set[str]]:
    """The messages of a language and the arguments that each uses."""
    text = (SOURCES / f"locales/{language}/rival-restaurants.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in parse(text).body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found
            found[entry.id.name] = arguments(entry)
    return found


def arguments(message: fluent.Message) -> set[str]:
    found: set[str] = set()

    def walk(node: object) -> None:
        if isinstance(node, fluent.VariableReference):
            found.add(node.id.name.partition("-")[0])  # "$where-to" is another form of the same argument
        elif isinstance(node, fluent.BaseNode):
            for value in vars(node).values():
                walk(value)
        elif isinstance(node, list):
            for value in node:
                walk(value)

    walk(message.value)
    return found


def said_in_code() -> set[str]:
    """Message ids that are written out in the code: log entries and errors."""
    found = set()
    for path in ROOM.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                function = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                prefix = {"tell": "rr-log-", "whisper": "rr-log-", "refuse": "rr-err-"}.get(function)
                first = node.args[1 if function == "whisper" else 0]
                if prefix and isinstance(first, ast.Constant):
                    found.add(prefix + str(first.value))
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found |= set(re.findall(r"^(rr-err-[a-z-]+[a-z])$", node.value))
    return found


def named_things() -> set[str]:
    keys = [*ids.PLACE_KEYS, *ids.INGREDIENT_KEYS, *ids.CHEF_KEYS, *ids.RESTAURANT_KEYS]
    keys += [*ids.CARD_KEYS, *ids.UPGRADE_KEYS, *ids.KIND_KEYS]
    found = {f"rr-{key}" for key in keys}
    found |= {f"rr-cuisine-{key}" for key in ids.CUISINE_KEYS}
    found |= {f"rr-step-{key}" for key in STEP_KEYS}
    found |= {f"rr-phase-{n}" for n in range(5)}
    found |= {f"rr-about-{key}" for key in (*ids.CHEF_KEYS, *ids.CARD_KEYS, *ids.UPGRADE_KEYS)}
    found |= {f"rr-level-{key}-{n}" for key in ids.RESTAURANT_KEYS for n in (2, 3, 4)}
    found |= {word.removeprefix("$") for word in rules_of(complete({}), 4).recipe_words}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words(language: str) -> None:
    missing = (said_in_code() | named_things()) - set(messages(language))
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_languages_say_the_same_things(language: str) -> None:
    assert messages(language) == messages("en")


@cache
def events_of_random_games() -> list[Event]:
    events: list[Event] = []
    for number, (seats, options) in enumerate(TABLES[::9]):
        chance = FastChance(number)
        state = GAME.start(GAME.options(options), seats, chance)
        events += state.opening_events()
        for _ in range(500):
            if state.outcome() is not None:
                break
            asked = state.asked()
            seat = asked[chance.below(len(asked))]
            moves = state.legal_moves(seat)
            events += state.play(seat, moves[chance.below(len(moves))], chance)
    return events


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_event_of_a_random_game_is_without_words(language: str) -> None:
    """And no argument is missing."""
    say = words(language)
    seen = set()
    for event in events_of_random_games():
        text = say.event(event)
        assert "rr-" not in text, text
        assert "{" not in text, text
        seen.add(event.id)
    assert len(seen) > 50


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_calls_the_reader_you_and_never_by_name(language: str) -> None:
    """Everybody else is named, and a spectator sees only names."""
    names = [f"Guest{seat}" for seat in range(8)]
    spectator, readers = words(language), [words(language).read_by(seat) for seat in range(8)]
    addressed = set()
    for event in events_of_random_games():
        plain = spectator.event(event, names.__getitem__)
        for seat in [seat for seat in range(8) if names[seat] in plain]:
            text = readers[seat].event(event, names.__getitem__)
            assert names[seat] not in text, text
            assert "{" not in text, text
            assert all(name in text for name in names if name in plain and name != names[seat]), text
            addressed.add(event.id)
    assert len(addressed) > 40


def test_an_offer_counts_its_garbage() -> None:
    """RR-4.6."""
    scene = Scene().garbage(0, 2)
    scene.market("chop-shop", "chop-shop")
    (offer,) = scene.play(0, "offer p2: 2 garbage for $100")
    names = ["Ada", "Bo", "Cy"].__getitem__
    assert words("en").event(offer, names) == "Offer 1 from Ada to Bo: 2× garbage for $100."
    assert words("en").read_by(1).event(offer, names) == "Offer 1 from Ada to you: 2× garbage for $100."
