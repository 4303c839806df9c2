"""A scene: a game in any wanted position, continued in notation. No card is created from nothing."""

from __future__ import annotations

from typing import Any

import pytest

from tableside.engine.chance import Chance, FastChance, ScriptedChance
from tableside.engine.errors import IllegalMove
from tableside.engine.events import Event
from tableside.engine.state import CLOCK
from tableside.games.rival_restaurants import options as table_options
from tableside.games.rival_restaurants.catalog.ids import (
    CARD_KEYS,
    CARDS,
    CHEF_KEYS,
    INGREDIENT_KEYS,
    INGREDIENTS,
    LEVELS,
    MARKET_KEYS,
    MARKET_OF,
    MOST_BINS,
    PLACE_KEYS,
    RESTAURANT_KEYS,
    UPGRADE_KEYS,
)
from tableside.games.rival_restaurants.game import GAME
from tableside.games.rival_restaurants.state import RivalRestaurantsState
from tests.rival_restaurants import conservation

# Chefs whose powers do nothing by themselves, for seats that do not matter in a test.
QUIET = ("pork-knuckles", "mortimer-sleazburger", "gohan-sushido", "kim-chi", "general-stroganov", "angus-khan")


class Scene:
    """Three seats, quiet chefs, empty hands and kitchens, $300 each. Everybody is about to choose where to go."""

    def __init__(self, seats: int = 3, seed: int = 1, chefs: tuple[str, ...] = (), **options: Any) -> None:
        raw = {"edition": "deluxe", "mode": "standard", **options}
        self.options = table_options.complete(raw)
        self.luck = FastChance(seed)
        self.queue: list[int] = []  # what chance will answer during the next move
        state = GAME.start(self.options, seats, self.luck)
        assert isinstance(state, RivalRestaurantsState)
        self.state = state
        self.town = state.town
        self.events: list[Event] = []
        self._clear()
        if not self.town.rules.squad and not self.town.rules.two_cooks and self.town.phase:
            self.cast(*chefs)

    def _clear(self) -> None:
        town = self.town
        for seat in range(town.seats):
            for card in range(CARDS):
                town.deck[card] += town.hand[seat * CARDS + card]
                town.deck_size += town.hand[seat * CARDS + card]
                town.hand[seat * CARDS + card] = 0
            town.hand_size[seat] = 0
            for i in range(INGREDIENTS):
                town.shelf[i] += town.stock[seat * INGREDIENTS + i]
                town.shelf_size[MARKET_OF[i]] += town.stock[seat * INGREDIENTS + i]
                town.stock[seat * INGREDIENTS + i] = 0

    # putting things where a test wants them

    def cast(self, *chefs: str) -> Scene:
        """The chefs of the seats. Seats that are not named get quiet ones."""
        town = self.town
        rest = [chef for chef in QUIET if chef not in chefs]
        names = [*chefs, *rest][: town.seats]
        town.pawn_of = [-1] * len(CHEF_KEYS)
        for seat, name in enumerate(names):
            town.chef[2 * seat] = CHEF_KEYS.index(name)
            town.pawn_of[CHEF_KEYS.index(name)] = 2 * seat
        town.unused = town.rules.chef_pool
        for chef in town.chef:
            town.unused &= ~(1 << chef) if chef >= 0 else -1
        return self

    def restaurants(self, *names: str) -> Scene:
        wanted = [RESTAURANT_KEYS.index(name) for name in names]
        rest = [r for r in range(8) if r not in wanted]
        self.town.restaurant = [*wanted, *rest][: self.town.seats]
        return self

    def money(self, seat: int, dollars: int) -> Scene:
        self.town.ledger += dollars // 100 - self.town.money[seat]
        self.town.money[seat] = dollars // 100
        return self

    def purse(self, seat: int) -> int:
        return self.town.money[seat] * 100

    def garbage(self, seat: int, count: int) -> Scene:
        self.town.garbage[seat] = count
        return self

    def points(self, seat: int, count: int) -> Scene:
        self.town.points[seat] = count
        self.town.level[seat] = sum(count >= level for level in LEVELS)
        return self

    def upgrade(self, seat: int, *names: str) -> Scene:
        for name in names:
            self.town.upgrades[seat] |= 1 << UPGRADE_KEYS.index(name)
        return self

    def stock(self, seat: int, *ingredients: str) -> Scene:
        for name in ingredients:
            i = INGREDIENT_KEYS.index(name)
            self._off_shelf(i)
            self.town.stock[seat * INGREDIENTS + i] += 1
        return self

    def _off_shelf(self, i: int) -> None:
        town = self.town
        if not town.shelf[i]:  # then it is in a bin: put another card there
            at = town.bins.index(i)
            market = MARKET_OF[i]
            other = next(j for j in range(INGREDIENTS) if MARKET_OF[j] == market and j != i and town.shelf[j])
            town.shelf[other] -= 1
            town.bins[at] = other
            return
        town.shelf[i] -= 1
        town.shelf_size[MARKET_OF[i]] -= 1

    def bins(self, market: str, *ingredients: str | None) -> Scene:
        """Fill the bins of a market, from left to right."""
        town = self.town
        number = MARKET_KEYS.index(market)
        base = number * MOST_BINS
        for bin in range(town.rules.bins[number]):
            if town.bins[base + bin] >= 0:
                town.shelf[town.bins[base + bin]] += 1
                town.shelf_size[number] += 1
                town.bins[base + bin] = -1
        for bin, name in enumerate(ingredients):
            if name is not None:
                i = INGREDIENT_KEYS.index(name)
                assert MARKET_OF[i] == number
                town.shelf[i] -= 1
                town.shelf_size[number] -= 1
                town.bins[base + bin] = i
        return self

    def empty_shelf(self, market: str) -> Scene:
        """Discard all cards of a market's shelf."""
        number = MARKET_KEYS.index(market)
        for i in range(INGREDIENTS):
            if MARKET_OF[i] == number:
                self.town.discard[i] += self.town.shelf[i]
                self.town.shelf[i] = 0
        self.town.shelf_size[number] = 0
        return self

    def next_from_shelf(self, ingredient: str) -> Scene:
        """Make this card the next one drawn from its shelf."""
        i = INGREDIENT_KEYS.index(ingredient)
        before = sum(self.town.shelf[j] for j in range(i) if MARKET_OF[j] == MARKET_OF[i])
        assert self.town.shelf[i]
        self.queue.append(before)
        return self

    def hand(self, seat: int, *cards: str) -> Scene:
        for name in cards:
            card = CARD_KEYS.index(name)
            if not self.town.deck[card]:
                assert self.town.used_cards[card], f"no {name} left"
                self.town.used_cards[card] -= 1
            else:
                self.town.deck[card] -= 1
                self.town.deck_size -= 1
            self.town.hand[seat * CARDS + card] += 1
            self.town.hand_size[seat] += 1
        return self

    def next_card(self, card: str) -> Scene:
        """Make this action card the next one drawn."""
        number = CARD_KEYS.index(card)
        assert self.town.deck[number]
        self.queue.append(sum(self.town.deck[:number]))
        return self

    def recipe(self, seat: int, *names: str) -> Scene:
        """Put recipes into the slots of their kind. The recipes there go back into the deck."""
        town = self.town
        for name in names:
            new = town.rules.recipe_keys.index(name)
            if new in town.recipe:
                at = town.recipe.index(new)
                if at >> 1 == seat:
                    continue
                spare = next(
                    r
                    for r, layer in enumerate(town.recipe_layer)
                    if layer >= 0 and town.rules.recipe_kind[r] == town.rules.recipe_kind[new]
                )
                town.recipe[at] = spare
                town.recipe_layer[spare] = -1
            slot = 2 * seat + town.rules.recipe_kind[new]
            town.recipe_layer[town.recipe[slot]] = 0
            town.recipe_layer[new] = -1
            town.recipe[slot] = new
        return self

    # playing

    def chance(self) -> Chance:
        """The queued numbers, then zeros. Without a queue, any numbers."""
        if not self.queue:
            return self.luck
        queue, self.queue = self.queue, []
        return ScriptedChance(queue + [0] * 200)

    def play(self, seat: int, *moves: str) -> list[Event]:
        """Play moves, and check that nothing is lost."""
        events: list[Event] = []
        for move in moves:
            upgrades = conservation.upgrades(self.town)
            events += self.state.play(seat, move, self.chance())
            conservation.check(self.town)
            assert conservation.upgrades(self.town) >= upgrades
        self.events += events
        return events

    def refused(self, seat: int, move: str, rule: str = "") -> IllegalMove:
        """Check that the move is refused by this rule and that nothing changes."""
        before = self.state.digest()
        with pytest.raises(IllegalMove) as caught:
            self.state.play(seat, move, self.luck)
        assert self.state.digest() == before
        if rule:
            assert caught.value.rule == rule, caught.value.rule
        assert not str(caught.value).startswith("rr-err-"), "the error has no words"
        return caught.value

    def time_up(self) -> list[Event]:
        return self.play(CLOCK, "time-up")

    def go(self, *places: str) -> Scene:
        """Everybody's destination. Players who are not named go to the Island."""
        for seat in range(self.town.seats):
            self.play(seat, f"go {places[seat] if seat < len(places) else 'island'}")
        return self

    def claims(self, *bins: int | None) -> Scene:
        """The claims of those who are asked. Players who are not named claim nothing."""
        for seat in self.state.asked() if self.step == "claims" else ():
            bin = bins[seat] if seat < len(bins) else None
            self.play(seat, f"claim {bin or 'none'}")
        return self

    def ready(self) -> Scene:
        """Everybody is ready. If Shopping Spree is asked for, nobody plays one."""
        for seat in self.state.asked():
            self.play(seat, "ready")
        while self.town.stack and self.state.view(None).step == "spree-call":
            self.play(self.state.asked()[0], "pass")
        return self

    def market(self, *places: str, claims: tuple[int | None, ...] = ()) -> Scene:
        """Go to phase 2 with everybody at these places."""
        self.go(*places).claims(*claims)
        assert self.state.view(None).step == "powers"
        self.ready()
        return self

    def kitchen(self, *places: str) -> Scene:
        """Go to the declarations of phase 3."""
        self.market(*places)
        return self.ready()

    def decline(self) -> Scene:
        """Nobody (else) cooks."""
        while self.state.view(None).step == "declare":
            self.play(self.state.asked()[0], "cook nothing")
        return self

    # looking

    @property
    def step(self) -> str:
        return self.state.view(None).step

    def has(self, seat: int, ingredient: str) -> int:
        return self.town.stock[seat * INGREDIENTS + INGREDIENT_KEYS.index(ingredient)]

    def cards(self, seat: int) -> list[str]:
        hand = self.state.view(seat).seats[seat].hand
        assert hand is not None
        return hand

    def place(self, seat: int, pawn: int = 0) -> str:
        return PLACE_KEYS[self.town.place[2 * seat + pawn]]

    def legal(self, seat: int, beginning: str = "") -> list[str]:
        return [move for move in self.state.legal_moves(seat) if move.startswith(beginning)]

    def told(self, id: str) -> list[Event]:
        return [event for event in self.events if event.id == f"rr-log-{id}"]
