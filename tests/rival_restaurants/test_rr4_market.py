"""RR-4: buying, prices and the Island."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tableside.games.rival_restaurants.catalog.ids import CHOP_SHOP, MARKET_KEYS
from tableside.games.rival_restaurants.core.model.steps import Steps
from tableside.games.rival_restaurants.core.phases.market import price
from tableside.games.rival_restaurants.view.own import PriceStep
from tests.rival_restaurants.scene import Scene


def test_anything_at_ones_own_place_any_number() -> None:
    """RR-4.3: bins are visible, the top card of the shelf is not. An emptied bin stays empty until phase 3."""
    scene = Scene().money(0, 600).bins("fruit-stand", "tomato", "beans", None, "avocado").market("fruit-stand")
    assert scene.purse(0) == 600
    scene.play(0, "buy fruit-stand 1")
    scene.next_from_shelf("peppers").play(0, "buy shelf")
    scene.play(0, "buy beans")
    assert (scene.has(0, "tomato"), scene.has(0, "peppers"), scene.has(0, "beans")) == (1, 1, 1)
    assert scene.purse(0) == 300
    scene.refused(0, "buy fruit-stand 1", "RR-4.3")
    scene.refused(0, "buy fruit-stand 3", "RR-4.3")
    scene.refused(0, "buy chop-shop 1", "RR-4.3")


def test_all_of_ones_money_may_be_spent() -> None:
    """RR-4.3, RR-4.4: what a player can just afford is offered, what costs more is not."""
    scene = Scene().bins("chop-shop", "beef").market("chop-shop", "island").money(0, 200).money(1, 300)
    assert scene.legal(0, "buy") == ["buy chop-shop shelf", "buy chop-shop 1"]
    assert scene.legal(1, "buy") == [
        "buy action-card",
        "buy basic-cookbook",
        "buy gourmet-cookbook",
        "buy double-stove",
    ]
    scene.money(0, 100).money(1, 200)
    assert scene.legal(0, "buy") == []
    assert scene.legal(1, "buy") == ["buy basic-cookbook"]
    scene.refused(0, "buy shelf", "RR-4.4")
    scene.refused(1, "buy action-card", "RR-4.4")


def test_every_bin_with_a_card_is_offered() -> None:
    """RR-4.3: bread too, the first of all ingredients."""
    scene = Scene().bins("house-of-carbs", "bread", None, "rice").market("house-of-carbs")
    assert scene.legal(0, "buy") == ["buy house-of-carbs shelf", "buy house-of-carbs 1", "buy house-of-carbs 3"]


def test_first_come_first_served() -> None:
    """RR-4.3"""
    scene = Scene().bins("fruit-stand", "tomato").market("fruit-stand", "fruit-stand")
    scene.play(1, "buy tomato")
    scene.refused(0, "buy fruit-stand 1", "RR-4.3")


def test_an_emptied_shelf_stays_empty() -> None:
    """RR-4.3: until phase 3, even if its discard is full."""
    scene = Scene().market("fruit-stand")
    scene.empty_shelf("fruit-stand")
    assert "buy fruit-stand shelf" not in scene.legal(0)
    scene.refused(0, "buy fruit-stand shelf", "RR-4.3")


def test_a_sole_claimants_card_is_reserved() -> None:
    """RR-4.2: until the player buys it, which is not required."""
    scene = Scene().bins("fruit-stand", "tomato", "beans").market("fruit-stand", "fruit-stand", claims=(1, None))
    scene.refused(1, "buy tomato", "RR-4.2")
    assert "buy fruit-stand 1" in scene.legal(0)
    assert "buy fruit-stand 1" not in scene.legal(1)
    scene.play(0, "buy tomato")
    assert scene.has(0, "tomato") == 1


def test_buying_anything_else_ends_the_reservation() -> None:
    """RR-4.2"""
    scene = Scene().bins("fruit-stand", "tomato", "beans").market("fruit-stand", "fruit-stand", claims=(1, None))
    scene.play(0, "buy beans")
    scene.play(1, "buy tomato")
    assert scene.has(1, "tomato") == 1


def test_letting_go_ends_the_reservation() -> None:
    """RR-4.2"""
    scene = Scene().bins("fruit-stand", "tomato").market("fruit-stand", "fruit-stand", claims=(1, None))
    scene.play(0, "release")
    scene.play(1, "buy tomato")
    scene.refused(0, "release", "RR-4.2")


def test_price_in_its_order() -> None:
    """RR-4.4: list price, ×2 Fake Sale, +$100 Antoine, then half, rounded up."""
    scene = Scene(chefs=("pork-knuckles", "antoine-baguette")).hand(0, "discount").hand(2, "fake-sale")
    scene.bins("chop-shop", "beef", "fish").money(0, 1000)
    scene.go("chop-shop", "chop-shop", "dairy-king").claims()
    scene.play(0, "play discount")
    scene.play(2, "play fake-sale")
    if scene.step == "effect":
        scene.play(0, "pass")
    scene.ready()
    before = scene.purse(0)
    scene.play(0, "buy beef")  # (200 × 2 + 100) / 2 = 250, up to 300
    assert before - scene.purse(0) == 300


@pytest.mark.parametrize(
    ("thing", "price"),
    [
        ("action-card", 200),
        ("gourmet-cookbook", 200),
        ("double-stove", 200),
        ("social-media", 200),
        ("celebrity-endorsement", 300),
        ("basic-cookbook", 100),
    ],
)
def test_discount_on_the_island(thing: str, price: int) -> None:
    """RR-4.4, RR-4.5: half price, rounded up to $100."""
    scene = Scene().hand(0, "discount").money(0, 1000).go("island").claims()
    scene.play(0, "play discount")
    scene.ready()
    before = scene.purse(0)
    scene.play(0, f"buy {thing}")
    assert before - scene.purse(0) == price


@pytest.mark.parametrize(
    ("thing", "price"),
    [
        ("action-card", 300),
        ("basic-cookbook", 200),
        ("gourmet-cookbook", 300),
        ("double-stove", 300),
        ("social-media", 400),
        ("celebrity-endorsement", 600),
    ],
)
def test_list_prices_of_the_island(thing: str, price: int) -> None:
    """RR-4.5: one of each kind per restaurant."""
    scene = Scene().money(0, 2000).market("island")
    before = scene.purse(0)
    scene.play(0, f"buy {thing}")
    assert before - scene.purse(0) == price
    if thing != "action-card":
        scene.refused(0, f"buy {thing}", "RR-4.5")


def test_the_island_is_for_those_who_are_there() -> None:
    """RR-4.5, RR-1.3: the Island is not a market."""
    scene = Scene().money(0, 2000).garbage(0, 1).stock(0, "chocolate").market("fruit-stand")
    for move in ("buy action-card", "buy double-stove", "dump 1", "sell 1"):
        scene.refused(0, move, "RR-4.5")


def test_throwing_garbage_away() -> None:
    """RR-4.5: $100 each. It is not a purchase, so neither Antoine nor Discount changes it."""
    scene = Scene(chefs=("kim-chi", "antoine-baguette")).garbage(0, 3).hand(0, "discount")
    scene.go("island", "island").claims()
    scene.play(0, "play discount")
    scene.ready()
    scene.play(0, "dump 2")
    assert (scene.town.garbage[0], scene.purse(0)) == (1, 100)
    scene.refused(0, "dump 2", "RR-4.5")


def test_selling_chocolate() -> None:
    """RR-4.5: $500 each, discarded."""
    scene = Scene().stock(0, "chocolate", "chocolate").market("island")
    scene.play(0, "sell 2")
    assert (scene.has(0, "chocolate"), scene.purse(0)) == (0, 1300)
    assert scene.state.view(None).markets[5].discard == {"chocolate": 2}
    scene.refused(0, "sell 1", "RR-4.5")


def test_no_buying_beyond_the_purse() -> None:
    """RR-4.4"""
    scene = Scene().bins("mystery-mart", "wine").market("mystery-mart")
    scene.play(0, "buy wine")
    error = scene.refused(0, "buy mystery-mart shelf", "RR-4.4")
    assert error.arguments == {"price": 300, "money": 0}


def test_when_time_is_up_chefs_go_home() -> None:
    """RR-4.7: nothing new is accepted."""
    scene = Scene().market("fruit-stand", "chop-shop")
    scene.time_up()
    assert {scene.place(seat) for seat in range(3)} == {"home"}
    assert scene.town.phase in (1, 3)
    scene.refused(0, "buy fruit-stand shelf")


def test_a_purchase_is_paid_to_the_bank() -> None:
    """RR-4.8: bin, shelf, action cards and upgrades. Discount does not change other payments."""
    scene = Scene(chefs=("general-stroganov",)).hand(0, "discount").stock(1, "rice").recipe(1, "yakitori", "lasagna")
    scene.go("island").claims()
    scene.play(0, "play discount")
    scene.ready()
    scene.play(0, "use general-stroganov p2 rice")
    assert scene.purse(1) == 400
    assert scene.purse(0) == 200


def test_antoines_surcharge_depends_on_where_the_buyer_stands() -> None:
    """RR-4.9: it goes to the bank. Gohan next to Antoine pays it for a far shelf, and otherwise does not."""
    scene = Scene(chefs=("gohan-sushido", "antoine-baguette")).market("fruit-stand", "fruit-stand")
    scene.play(0, "use gohan-sushido veggie-eden")
    assert (scene.purse(0), scene.purse(1)) == (100, 300)
    scene = Scene(chefs=("gohan-sushido", "antoine-baguette")).market("fruit-stand", "veggie-eden")
    scene.play(0, "use gohan-sushido veggie-eden")
    assert scene.purse(0) == 200


def test_a_price_is_the_list_price_and_its_steps() -> None:
    """RR-4.4: in this order, each with its amount. Together they make up the difference."""
    scene = Scene(chefs=("kim-chi", "antoine-baguette")).restaurants("rising-sun").market("mystery-mart")
    town = scene.town
    town.level[0], town.fake_sale, town.discount = 3, 0b001, 0b001
    town.place[0] = town.place[2] = CHOP_SHOP
    steps: Steps = []
    assert price(town, 0, CHOP_SHOP, True, steps) == 2
    assert steps == [("restaurant", -1), ("fake-sale", 1), ("antoine", 1), ("discount", -1)]
    assert price(town, 0, CHOP_SHOP, True) == 2
    steps = []
    assert price(town, 0, CHOP_SHOP, False, steps) == 3
    assert steps == [("fake-sale", 2), ("antoine", 1), ("discount", -2)]
    market = scene.state.view(0).markets[CHOP_SHOP]
    assert market.my_bin_price == 300
    assert market.my_bin_steps == [PriceStep("fake-sale", 200), PriceStep("antoine", 100), PriceStep("discount", -200)]
    assert market.my_shelf_price == 200


def steps_by_the_rules(scene: Scene, market: str, shelf: bool) -> list[PriceStep]:
    """The price steps of seat 0, the Rising Sun with Kim Chi, as in the rulebook: RR-4.4, RR-7.2, RR-8, RR-9."""
    town = scene.town
    special = {"dairy-king": (1, 100), "chop-shop": (2, 100), "mystery-mart": (3, 200)}
    cost = {"mystery-mart": 300, "chop-shop": 200, "dairy-king": 200}.get(market, 100)
    steps = []

    def becomes(reason: str, after: int) -> int:
        if after != cost:
            steps.append(PriceStep(reason, after - cost))
        return after

    level, lowered = special.get(market, (4, cost))
    if shelf and town.level[0] >= level:
        cost = becomes("restaurant", lowered)
    if town.fake_sale & 1:
        cost = becomes("fake-sale", 2 * cost)
    if scene.place(1) == market != "mystery-mart":
        cost = becomes("antoine", cost + 100)
    if town.discount & 1:
        cost = becomes("discount", (cost // 100 + 1) // 2 * 100)
    return steps


def test_the_steps_of_a_price_sum_to_what_is_charged() -> None:
    """RR-4.4, RR-7.2, RR-8, RR-9 Fake Sale, RR-9 Discount: in random positions, for every bin and shelf on offer."""
    choice = random.Random(4)
    told: Counter[str] = Counter()
    for seed in range(150):
        place = choice.choice(MARKET_KEYS)
        scene = Scene(chefs=("kim-chi", "antoine-baguette"), seed=seed).restaurants("rising-sun")
        scene.market(place, choice.choice((place, "island")))
        town = scene.town
        town.level[0], town.fake_sale, town.discount = (choice.randrange(n) for n in (4, 8, 8))
        scene.money(0, 2000)
        market = scene.state.view(0).markets[MARKET_KEYS.index(place)]
        for move in scene.legal(0, "buy"):
            shelf = move.endswith("shelf")
            steps = market.my_shelf_steps if shelf else market.my_bin_steps
            assert steps == steps_by_the_rules(scene, place, shelf)
            after = scene.state.copy()
            after.play(0, move, scene.luck)
            charged = (town.money[0] - after.town.money[0]) * 100
            assert charged == market.price + sum(step.amount for step in steps)
            assert charged == (market.my_shelf_price if shelf else market.my_bin_price)
            told.update(step.reason for step in steps)
    assert min(told[reason] for reason in ("restaurant", "fake-sale", "antoine", "discount")) > 10


def test_the_steps_of_island_prices_sum_to_what_is_charged() -> None:
    """RR-4.4, RR-4.5: Antoine in the same place, then Discount. Fake Sale is for markets only."""
    scene = Scene(chefs=("kim-chi", "antoine-baguette")).market("island", "island").money(0, 2000)
    scene.town.fake_sale, scene.town.discount = 0b001, 0b001
    island = scene.state.view(0).island
    assert island.card_steps == [PriceStep("antoine", 100), PriceStep("discount", -200)]
    for move in scene.legal(0, "buy"):
        what = move.removeprefix("buy ")
        card = what == "action-card"
        after = scene.state.copy()
        after.play(0, move, scene.luck)
        charged = (scene.town.money[0] - after.town.money[0]) * 100
        steps = island.card_steps if card else island.upgrade_steps[what]
        assert charged == (island.card if card else island.upgrades[what])
        assert charged == (island.list_card if card else island.list_upgrades[what]) + sum(s.amount for s in steps)
    assert len(scene.legal(0, "buy")) == 6
    watched = scene.state.view(None).island
    assert (watched.card, watched.card_steps, watched.upgrades) == (300, [], watched.list_upgrades)
    assert (watched.here, watched.dump, watched.list_dump) == (False, 0, 100)
