"""What an agent of Rival Restaurants may do and see: all legal moves except documented gaps, and only what its seat
knows."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from tableside.engine.chance import FastChance
from tableside.envs.rival_restaurants.action_codec import codes
from tableside.envs.rival_restaurants.actions import ACTIONS, CODES, KEYS, NO_OP, TABLE, groups, name
from tableside.envs.rival_restaurants.adapter import RivalRestaurantsAdapter
from tableside.envs.rival_restaurants.observation import layout, observe, width
from tableside.games.rival_restaurants.catalog.ids import CARD_KEYS, INGREDIENT_KEYS
from tableside.games.rival_restaurants.notation.formatter import write
from tests.envs.test_pettingzoo import TABLES
from tests.rival_restaurants.scene import Scene


def wander(how: dict[str, Any], seed: int, steps: int) -> Iterator[tuple[RivalRestaurantsAdapter, int]]:
    """Random play. Yields the adapter and the deciding seat at every decision."""
    adapter = RivalRestaurantsAdapter(how["players"], how.get("options"))
    adapter.begin(seed)
    draw = random.Random(seed)
    for _ in range(steps):
        if not adapter.asked:
            return
        seat = draw.choice(adapter.asked)
        yield adapter, seat
        adapter.play(seat, draw.choice(list(adapter.legal(seat))))


every_table = pytest.mark.parametrize("how", TABLES.values(), ids=TABLES)


@every_table
def test_actions_are_the_legal_moves_but_for_the_gaps_that_are_told(how: dict[str, Any]) -> None:
    """RR-3 … RR-9: every question has an action. Left out are high bids, a lot of garbage and rare swaps."""
    left_out: Counter[str] = Counter()
    seen = 0
    for adapter, seat in wander(how, 1, 500):
        legal = set(adapter.state.legal_moves(seat))
        found = [adapter.move(seat, action) for action in adapter.legal(seat)]
        assert len(found) == len(set(found)) > 0
        assert set(found) <= legal
        seen += len(legal)
        left_out.update(move.split()[0] for move in legal - set(found))
    assert set(left_out) <= {"bid", "dump", "offer"}
    assert left_out.total() <= seen / 100


@every_table
def test_nothing_unknown_is_seen(how: dict[str, Any]) -> None:
    """RR-1.7: if everything hidden from a seat is redrawn, the seat sees the same and may do the same."""
    chance = FastChance(5)
    for number, (adapter, seat) in enumerate(wander(how, 2, 420)):
        if number % 6 == 0:
            twin = adapter.state.determinise(seat, chance)
            assert adapter.look(seat).tolist() == observe(twin.town, seat).tolist()
            assert set(adapter.legal(seat)) == set(codes(twin.town, seat))


@every_table
def test_an_observation_says_what_the_view_says(how: dict[str, Any]) -> None:
    seats = how["players"]
    places = layout(seats)
    for number, (adapter, seat) in enumerate(wander(how, 3, 300)):
        if number % 10:
            continue
        seen, view = adapter.look(seat), adapter.state.view(seat)
        part = {key: seen[first:end].tolist() for key, (first, end) in places.items()}
        assert len(seen) == width(seats) == max(end for _, end in places.values())
        assert part["day"] == [view.day]
        assert part["action_deck"] == [view.action_deck]
        hand = view.seats[seat].hand or []
        assert part["hand"] == [hand.count(card) for card in CARD_KEYS]
        assert part["shelves"] == [market.shelf for market in view.markets]
        assert part["bin_price"] == [(market.my_bin_price or 0) // 100 for market in view.markets]
        assert part["shelf_price"] == [(market.my_shelf_price or 0) // 100 for market in view.markets]
        for place in range(seats):
            other = view.seats[(seat + place) % seats]
            of = "own_" if place == 0 else f"left{place}_"
            assert part[f"{of}money"] == [other.money // 100]
            assert part[f"{of}points"] == [other.points]
            assert part[f"{of}garbage"] == [other.garbage]
            assert part[f"{of}cards"] == [other.cards]
            assert part[f"{of}stock"] == [other.stock.get(key, 0) for key in INGREDIENT_KEYS]
            assert part[f"{of}known_cards"] == [other.known.count(card) for card in CARD_KEYS]
            assert part[f"{of}ready"] == [int(other.ready)]
            assert part[f"{of}asked"] == [int((seat + place) % seats in view.asked)]
        points = [cooking.points for cooking in view.cookings]
        assert sorted(points) == sorted(n for n, level in zip(*_cookings(part["cookings"]), strict=True) if level)


def test_an_offer_tells_what_is_in_it() -> None:
    """RR-4.6: which recipe, which upgrade, and which card if it is named. A card that is not shown stays hidden."""
    seen: dict[str, bytes] = {}
    for terms in (
        *("p2: recipe apple-pie for recipe kimbap", "p2: recipe lasagna for recipe coq-au-vin"),
        *("p2: upgrade double-stove for $100", "p2: upgrade social-media for $100"),
        *("p2: $100 for upgrade basic-cookbook", "p2: $100 for upgrade gourmet-cookbook"),
        *("p2: $100 for card jackpot", "p2: $100 for card discount", "p2: $100 for 1 any-card"),
        *("p2: card taxes for $100", "p2: card monopoly for $100"),
        *("p2 openly: card taxes for $100", "p2 openly: card monopoly for $100"),
        *("p2: beef for milk", "p2: milk for beef", "p2: 1 garbage for $100"),
    ):
        scene = Scene().hand(0, "taxes", "monopoly").hand(1, "clam-voyance").stock(0, "beef", "milk").garbage(0, 1)
        scene.recipe(0, "apple-pie", "lasagna").recipe(1, "kimbap", "coq-au-vin").stock(1, "beef", "milk")
        scene.upgrade(0, "double-stove", "social-media").upgrade(1, "basic-cookbook", "gourmet-cookbook").market()
        scene.play(0, f"offer {terms}")
        seen[terms] = observe(scene.town, 1).tobytes()
    assert seen.pop("p2: card taxes for $100") == seen.pop("p2: card monopoly for $100")
    assert len(set(seen.values())) == len(seen)


def _cookings(numbers: list[int]) -> tuple[list[int], list[int]]:
    return numbers[0::3], numbers[2::3]


def test_the_table_of_actions_is_what_the_documentation_says() -> None:
    assert len(CODES) == len(KEYS) == NO_OP == ACTIONS - 1
    found = groups()
    assert list(found) == list(TABLE)
    assert max(end for _, end in found.values()) == NO_OP
    assert name(NO_OP) == "–"
    assert name(CODES[("offer", 1, "money", "for", "bread")]) == "offer 1 money for bread"


def test_trades_bids_cards_and_powers_are_really_played() -> None:
    """RR-4.1, RR-4.6: in random games offers are made and accepted, bids raised, cards and powers used."""
    played: Counter[str] = Counter()
    for seed in range(2):
        adapter = RivalRestaurantsAdapter(6, {})
        adapter.begin(seed)
        draw = random.Random(seed)
        while adapter.asked:
            seat = adapter.asked[0]
            action = draw.choice(list(adapter.legal(seat)))
            played[adapter.name(action).split()[0]] += 1
            adapter.play(seat, action)
    for word in ("go", "claim", "buy", "bid", "drop", "offer", "swap", "accept", "decline", "use", "play", "cook"):
        assert played[word] > 0, word


def test_an_action_says_the_same_in_the_notation() -> None:
    for adapter, seat in wander(TABLES["four"], 4, 60):
        for action in adapter.legal(seat):
            move = codes(adapter.state.town, seat)[action]
            text = write(adapter.state.town, seat, move)
            assert adapter.move(seat, action) == text
            adapter.state.check(seat, text)
            first = adapter.name(action).split()[0]
            assert first in (text.split()[0], "swap", "move", "smile")


def test_the_mask_has_the_no_op_for_whoever_is_not_asked() -> None:
    adapter = RivalRestaurantsAdapter(3, {})
    adapter.begin(1)
    adapter.play(0, next(iter(adapter.legal(0))))
    assert adapter.asked == (1, 2)
    assert np.flatnonzero(adapter.mask(0)).tolist() == [NO_OP]
    assert adapter.mask(1)[NO_OP] == 0


def test_cards_are_in_the_mask_while_all_choose() -> None:
    """RR-3.4: before the wheel is locked, and again once another player has played a card. Road Block waits for the
    reveal."""
    scene = Scene().hand(0, "fridge-raid", "road-block").hand(1, "taxes").bins("chop-shop", "beef")
    raid, block = CODES["play", "fridge-raid", "chop-shop"], CODES["play", "road-block", 1]
    assert raid in codes(scene.town, 0)
    assert block not in codes(scene.town, 0)
    scene.play(0, "go chop-shop")
    scene.play(1, "play taxes")
    scene.play(0, "pass")
    adapter = RivalRestaurantsAdapter(3, {})
    adapter.take(scene.state)
    assert adapter.asked == (0, 1, 2)
    assert adapter.mask(0)[[raid, CODES["go", "chop-shop"]]].tolist() == [1, 1]
    scene.go("chop-shop")
    assert scene.step == "claims"
    assert {raid, block} <= codes(scene.town, 0).keys()
