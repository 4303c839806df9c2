"""RR-9.2: players answer after targets and names are declared. So everybody sees what was named, and bots see no more
than that."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import msgspec
import pytest

from tableside.bots.bot import Ask
from tableside.bots.rival_restaurants.levels import Restaurateur
from tableside.engine.chance import FastChance
from tableside.envs.rival_restaurants.observation import observe
from tableside.games.rival_restaurants.catalog.ids import (
    CARD_KEYS,
    CHEF_KEYS,
    CHOP_SHOP,
    FOOD_RECALL,
    INGREDIENT_KEYS,
    NOTHING,
    POWER,
    RAIDERS_OF_THE_LOST_PORK,
)
from tableside.games.rival_restaurants.core.effects.reactions import declare, source_of
from tableside.games.rival_restaurants.core.model.context import Context
from tableside.games.rival_restaurants.core.phases.movement import reclaim, relocate
from tableside.games.rival_restaurants.core.registry import Chef, Source
from tableside.games.rival_restaurants.state import RivalRestaurantsState
from tableside.locales import LANGUAGES, words
from tests.rival_restaurants.scene import Scene

BEEF, FISH, BREAD = (INGREDIENT_KEYS.index(key) for key in ("beef", "fish", "bread"))
VALUES = {"seat": [1], "seats": [0b010, 0b110], "pawn": [2, 3], "ingredient": [BEEF, FISH, BREAD], "market": [0, 3]}
SOURCES = {
    **{key: number for number, key in enumerate(CARD_KEYS)},
    **{key: POWER + number for number, key in enumerate(CHEF_KEYS)},
}
HITTING = {key: number for key, number in SOURCES.items() if type(source_of(number)).hits is not Source.hits}
every_effect = pytest.mark.parametrize("source", HITTING.values(), ids=HITTING)


def declarations(source: int) -> Iterator[tuple[int, int, list[int]]]:
    """All targets and names that a card or power may be declared with, if they hit the second seat."""
    if source == FOOD_RECALL:
        for names in product([BEEF, FISH, BREAD], [NOTHING, BEEF, BREAD]):
            yield 0, 0, [NOTHING, *names]
        return
    arguments = source_of(source).arguments.split()
    for given in product(*(VALUES[argument] for argument in arguments)):
        b, c = [*given, 0, 0][:2]
        yield b, c, []


def before(two_cooks: bool) -> Scene:
    scene = Scene(3, two_many_cooks=two_cooks)
    for seat in range(3):
        scene.stock(seat, "beef", "fish", "bread", "alien-goo").garbage(seat, 1).hand(seat, "clam-voyance")
    return scene.recipe(1, "banh-mi", "pho-bo")


def effect(scene: Scene, source: int, b: int, c: int, data: list[int]) -> RivalRestaurantsState:
    """The first seat declares it, and the second may answer."""
    state = scene.state.copy()
    declare(state.town, Context(FastChance(1), False), 0, source, b, c, list(data))
    assert 1 in state.asked()
    return state


@every_effect
def test_what_was_named_is_seen_by_all_and_bots_see_no_more(source: int) -> None:
    """RR-9.2: other names give another view and another observation, for all seats. A bot with equal views decides
    alike, whatever else the rules store with the effect."""
    scene = before(isinstance(source_of(source), Chef))
    unsaid = len(source_of(source).arguments.split()) < 2
    views: set[bytes] = set()
    observations: set[bytes] = set()
    said = list(declarations(source))
    for b, c, data in said:
        state = effect(scene, source, b, c, data)
        views |= {bytes([at]) + msgspec.json.encode(state.view(seat)) for at, seat in enumerate((0, 1, 2, None))}
        observations |= {bytes([seat]) + observe(state.town, seat).tobytes() for seat in range(3)}
        other = effect(scene, source, b, BREAD if unsaid and c != BREAD else c, data)
        assert other.view(1) == state.view(1)
        assert Restaurateur(1).choose(Ask(other, 1)) == Restaurateur(1).choose(Ask(state, 1))
    assert len(views) == 4 * len(said)
    assert len(observations) == 3 * len(said)


def test_some_bot_does_care_what_was_named() -> None:
    """RR-9.2: the bot stops the theft of what it needs, and lets go of what it does not need."""
    scene = before(False)
    states = [effect(scene, RAIDERS_OF_THE_LOST_PORK, *said) for said in declarations(RAIDERS_OF_THE_LOST_PORK)]
    assert {Restaurateur(1).choose(Ask(state, 1)) for state in states} == {"clam", "pass"}


def named(scene: Scene, seat: int | None = None) -> list[tuple[int, str | None]]:
    pending = scene.state.view(seat).pending
    assert pending is not None
    return [(name.seat, name.what) for name in pending.named]


def told(scene: Scene, language: str = "en") -> list[str]:
    say = words(language)
    return [say.event(event) for event in scene.events if event.id.startswith("rr-log-hits")]


def test_the_log_tells_what_was_named() -> None:
    """RR-9.2: in every language."""
    scene = before(False).hand(0, "raiders-of-the-lost-pork").market()
    scene.play(0, "play raiders p2 beef")
    assert named(scene) == [(1, "beef")]
    for language in LANGUAGES:
        [line] = told(scene, language)
        assert words(language).say("rr-beef") in line
    scene.play(1, "clam")
    assert named(scene) == [(1, "beef")]


def test_names_for_each() -> None:
    """RR-9 Food Recall: while ingredients are being named, all see for whom. Then they see what each will lose."""
    scene = before(False).hand(0, "food-recall").market()
    scene.play(0, "play food-recall")
    assert named(scene, 2) == [(1, None)]
    before_naming = observe(scene.town, 0).tolist()
    scene.play(0, "choose beef")
    assert named(scene, 2) == [(1, "beef"), (2, None)]
    assert observe(scene.town, 0).tolist() != before_naming
    scene.play(0, "choose bread")
    assert named(scene, 2) == [(1, "beef"), (2, "bread")]
    [line] = told(scene)
    assert line.index("beef") < line.index("bread")


def test_an_effect_that_names_nothing() -> None:
    """RR-9.2: says whom it hits."""
    scene = before(False).hand(0, "taxes").market()
    scene.play(0, "play taxes")
    assert named(scene) == []
    assert [event.id for event in scene.events if "hits" in event.id] == ["rr-log-hits"]


def test_which_of_two_chefs_is_moved() -> None:
    """RR-3.4, RR-11.3: everybody sees who is thrown out and who claims again."""
    seen = set()
    for pawn in (2, 3):
        scene = Scene(2, two_many_cooks=True)
        scene.town.place[2] = scene.town.place[3] = CHOP_SHOP
        relocate(scene.town, [pawn], CHOP_SHOP, True)
        assert named(scene, 0) == [(1, CHEF_KEYS[scene.town.chef[pawn]])]
        seen.add(observe(scene.town, 0).tobytes())
        scene.town.stack.pop()
        reclaim(scene.town, pawn)
        assert named(scene, 0) == [(1, CHEF_KEYS[scene.town.chef[pawn]])]
        seen.add(observe(scene.town, 0).tobytes())
    assert len(seen) == 4
