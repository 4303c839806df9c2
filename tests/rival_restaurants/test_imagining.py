"""Imagining (RR-1.7): everything that a seat cannot know is redrawn, and each kind of it really changes.

``test_state`` checks that an imagined game looks the same to its seat. This module checks that the bot does not get the
truth: if ``hidden`` can change something without the seat noticing, imagined games differ in it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable

import pytest

from tableside.engine.chance import FastChance
from tableside.games.rival_restaurants.catalog.ids import CARDS, PLACE_KEYS
from tableside.games.rival_restaurants.core.model.pending import (
    CHOOSE_NPC,
    CHOOSE_SQUAD,
    CLAIMS,
    DECLARE,
    DESTINATIONS,
    EFFECT,
    LEVEL_BONUS,
    NEW_CHEF,
    NEW_RECIPE,
    RELOCATE,
    SPREE_CALL,
    STEP_KEYS,
)
from tableside.games.rival_restaurants.core.model.town import Town
from tableside.games.rival_restaurants.core.phases.movement import relocate
from tableside.games.rival_restaurants.game import GAME
from tableside.games.rival_restaurants.state import RivalRestaurantsState
from tests.rival_restaurants import lively
from tests.rival_restaurants.hidden import DEALT, held, twins
from tests.rival_restaurants.scene import Scene
from tests.rival_restaurants.tables import TABLES

TIMES = 40
"""So many games are imagined from a position."""
ENOUGH = 4
"""So many positions of each kind are looked at."""
PICKED = (*DEALT, DESTINATIONS, CLAIMS, RELOCATE)
DRAWN = (*DEALT, NEW_RECIPE, NEW_CHEF, LEVEL_BONUS)
# What is too rare in lively games has a scene of its own below. So has what squads are dealt, for two players only.
SCENES = (RELOCATE, SPREE_CALL)
KINDS = {
    "hand",
    "offered",
    "recipes",
    *(f"chosen {STEP_KEYS[kind]}" for kind in (*PICKED, DECLARE, EFFECT) if kind not in SCENES),
    *(f"drawn {STEP_KEYS[kind]}" for kind in DRAWN if kind not in (CHOOSE_NPC, CHOOSE_SQUAD)),
}
# Whether a player answers with a card depends on the imagined hand. Some offered cards are known anyway.
NOT_ALWAYS = {"chosen effect", "offered"}


def secrets_of(town: Town) -> dict[tuple[str, int], Hashable]:
    """Everything that may be hidden, by kind and owner."""
    found: dict[tuple[str, int], Hashable] = {("recipes", 0): tuple(town.recipe_layer)}
    for seat in range(town.seats):
        found["hand", seat] = tuple(town.hand[seat * CARDS : seat * CARDS + CARDS])
    for offer in town.offers:
        found["offered", offer.number] = tuple(sorted(offer.give.cards))
    pending = town.stack[-1]
    key = STEP_KEYS[pending.kind]
    if pending.kind in DRAWN:
        found[f"drawn {key}", pending.seat] = tuple(pending.data)
    for seat in range(town.seats):
        if pending.kind in PICKED:
            found[f"chosen {key}", seat] = town.pick[seat]
        elif pending.kind == DECLARE:
            found[f"chosen {key}", seat] = str(town.declared[seat] and vars_of(town.declared[seat]))
        elif pending.kind in (EFFECT, SPREE_CALL):
            found[f"chosen {key}", seat] = pending.yes >> seat & 1
    return found


def vars_of(thing: object) -> str:
    """The attributes of an object, compiled or not."""
    names = sorted(name for name in dir(thing) if not name.startswith("_") and not callable(getattr(thing, name)))
    return str([(name, getattr(thing, name)) for name in names])


class Tally:
    """How often a kind of secret could have been different, and how often imagined games differ in it."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()
        self.varied: Counter[str] = Counter()

    def look(self, state: RivalRestaurantsState, luck: FastChance) -> None:
        real = secrets_of(state.town)
        for twin in twins(state, luck):
            other = secrets_of(twin.state.town)
            strangers = [seat for seat in range(state.seats) if seat not in twin.knowers]
            changed = [key for key, value in real.items() if other[key] != value]
            new = [key for key in changed if self.seen[key[0]] < ENOUGH * (4 if key[0] in NOT_ALWAYS else 1)]
            if not new or not strangers:
                continue
            seat = strangers[luck.below(len(strangers))]
            imagined = [secrets_of(state.determinise(seat, luck).town) for _ in range(TIMES)]
            for key in new:
                self.seen[key[0]] += 1
                self.varied[key[0]] += len({game[key] for game in imagined}) > 1

    @property
    def complete(self) -> bool:
        return all(self.seen[kind] >= ENOUGH for kind in KINDS)


@pytest.mark.once
def test_every_kind_of_secret_is_drawn_anew() -> None:
    """RR-1.7: hands, offered cards, decks, cards dealt or drawn to choose from, and secret choices."""
    tally, luck = Tally(), FastChance(7)
    for number in range(6 * len(TABLES)):
        for state in lively.positions(TABLES[number % len(TABLES)], number, 120):
            if luck.below(8) == 0 or state.town.stack[-1].kind in (*DEALT, NEW_CHEF, LEVEL_BONUS):
                tally.look(state, luck)
        if tally.complete:
            break
    print(number, dict(tally.seen), dict(tally.varied))
    assert set(tally.seen) >= KINDS, f"never seen: {KINDS - set(tally.seen)}"
    for kind in KINDS:
        assert tally.varied[kind] >= (1 if kind in NOT_ALWAYS else tally.seen[kind]), kind


def imagined(scene: Scene, seat: int, key: tuple[str, int], times: int = TIMES) -> set[Hashable]:
    luck = FastChance(2)
    return {secrets_of(scene.state.determinise(seat, luck).town)[key] for _ in range(times)}


def test_where_a_chef_who_was_thrown_out_goes_is_drawn_anew() -> None:
    """RR-10.3: several chefs are thrown out and choose in secret. Each may go anywhere else."""
    scene = Scene(3).go("chop-shop", "chop-shop", "chop-shop").claims()
    relocate(scene.town, [0, 2], PLACE_KEYS.index("chop-shop"), False)
    scene.play(0, "go fruit-stand")
    assert (scene.step, scene.state.asked()) == ("relocate", (1,))
    for other in (1, 2):
        chosen = imagined(scene, other, ("chosen relocate", 0))
        assert len(chosen) > 3
        assert PLACE_KEYS.index("chop-shop") not in chosen
        assert imagined(scene, other, ("chosen relocate", 1)) == {-1}  # a player who is still asked has chosen nothing
    assert imagined(scene, 0, ("chosen relocate", 0)) == {PLACE_KEYS.index("fruit-stand")}


def test_whether_somebody_will_go_shopping_is_drawn_anew() -> None:
    """RR-9 Shopping Spree: a player who was asked may or may not have one, and knows their own hand."""
    scene = Scene(3).hand(0, "shopping-spree").hand(1, "taxes").hand(2, "jackpot").market()
    for seat in range(3):
        scene.play(seat, "ready")
    assert scene.step == "spree-call"
    scene.play(0, "play shopping-spree")
    for other in (1, 2):
        assert len(imagined(scene, other, ("chosen spree-call", 0), 500)) == 2
    assert imagined(scene, 0, ("chosen spree-call", 0)) == {1}
    scene = Scene(3).hand(0, "clam-voyance").hand(1, "taxes").hand(2, "jackpot").market()
    for seat in range(3):
        scene.play(seat, "ready")
    scene.play(0, "pass")
    assert len(imagined(scene, 1, ("chosen spree-call", 0), 500)) == 2
    assert imagined(scene, 0, ("chosen spree-call", 0)) == {0}


@pytest.mark.parametrize("mode", ["squad", "squad-draft"])
def test_the_deal_of_the_other_side_is_drawn_anew(mode: str) -> None:
    """RR-10.1: with two players, each knows only their own cards to choose from."""
    state = GAME.start(GAME.options({"edition": "deluxe", "mode": mode}), 2, FastChance(3))
    pending = state.town.stack[-1]
    assert pending.kind in (CHOOSE_NPC, CHOOSE_SQUAD)
    luck = FastChance(2)
    for seat in range(2):
        dealt = [state.determinise(seat, luck).town.stack[-1].data for _ in range(TIMES)]
        mine = slice(pending.a * seat, pending.a * seat + pending.a)
        theirs = slice(pending.a * (1 - seat), pending.a * (1 - seat) + pending.a)
        assert {tuple(data[mine]) for data in dealt} == {tuple(pending.data[mine])}
        assert len({tuple(data[theirs]) for data in dealt}) > 1
        assert all(not set(data[mine]) & set(data[theirs]) for data in dealt)


def test_a_hand_of_which_nothing_is_known_can_be_anything() -> None:
    """RR-1.7: every card of the deck is imagined in a hand sooner or later, except cards that the seat holds all copies
    of."""
    luck = FastChance(1)
    state = next(state for state in lively.positions(TABLES[0], 4) if state.town.phase and state.town.hand_size[1])
    drawn = {card for _ in range(400) for card in held(state.determinise(0, luck).town, 1)}
    assert drawn == {card for card in range(CARDS) if state.town.deck[card]} | set(held(state.town, 1))
