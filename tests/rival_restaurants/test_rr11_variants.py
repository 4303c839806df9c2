"""RR-11: variants."""

from __future__ import annotations

from typing import Any

import pytest

from tableside.engine.errors import OptionsError
from tableside.engine.match import Match
from tableside.games.rival_restaurants.catalog.ids import CHEF_KEYS
from tests.rival_restaurants.scene import Scene


def test_home_cook_frees_phase_2_from_its_limit_and_no_other_phase() -> None:
    """RR-11.1: this includes Shopping Spree. The other limits are as agreed."""
    scene = Scene(home_cook=True, move_seconds=60, choice_seconds=90).hand(0, "shopping-spree").money(0, 900)

    def limits() -> list[float]:
        return [timer.seconds for timer in scene.state.timers()]

    assert limits() == [60]
    scene.market()
    assert (limits(), scene.state.legal_moves(-1)) == ([], ["pause"])
    for seat in range(3):
        scene.play(seat, "ready")
    assert (scene.step, limits()) == ("spree-call", [8])
    scene.play(0, "play shopping-spree")
    assert (scene.step, limits()) == ("spree", [])
    scene.play(0, "ready")
    assert limits() == [60], "the next day's destinations"
    untimed = Scene(home_cook=True, window_seconds=0)
    assert (untimed.state.timers(), untimed.state.legal_moves(-1)) == ([], [])


def test_home_cook_powers_sleep_until_level_2() -> None:
    """RR-11.1: 3 points."""
    scene = Scene(home_cook=True, chefs=("mortimer-sleazburger", "antoine-baguette", "senor-fuego")).garbage(0, 1)
    scene.go("fruit-stand", "fruit-stand", "fruit-stand").claims()
    scene.refused(0, "use mortimer-sleazburger p2", "RR-11.1")
    assert scene.legal(0, "use") == []
    scene.ready()
    assert scene.step == "buying"  # no toll
    scene.play(0, "buy shelf")
    assert scene.purse(0) == 200  # no surcharge
    scene = Scene(home_cook=True, chefs=("mortimer-sleazburger",)).garbage(0, 1).points(0, 3).go().claims()
    scene.play(0, "use mortimer-sleazburger p2")


def test_from_scratch() -> None:
    """RR-11.2: two basics, no card, no ingredients. The first basic cooked makes room for one gourmet."""
    scene = Scene(from_scratch=True).restaurants("rising-sun").upgrade(0, "gourmet-cookbook", "basic-cookbook")
    view = scene.state.view(None)
    assert [[recipe.kind for recipe in seat.recipes] for seat in view.seats] == [["basic", "basic"]] * 3
    assert all(seat.cards == 0 and seat.stock == {} for seat in view.seats)
    for listed in view.seats[0].recipes[0].ingredients:
        scene.stock(0, listed)
    key = view.seats[0].recipes[0].key
    scene.kitchen()
    scene.play(0, f"cook {key}")
    assert sorted(recipe.kind for recipe in scene.state.view(None).seats[0].recipes) == ["basic", "gourmet"]


def test_from_scratch_never_two_basics_on_the_stove() -> None:
    """RR-11.2"""
    scene = Scene(from_scratch=True).upgrade(0, "double-stove")
    first, second = scene.state.view(None).seats[0].recipes
    scene.stock(0, *first.ingredients, *second.ingredients).kitchen()
    assert not any("&" in move for move in scene.legal(0))
    fills = f"{first.key}: {', '.join(first.ingredients)} & {second.key}: {', '.join(second.ingredients)}"
    scene.refused(0, f"cook {fills}", "RR-5.1")


def test_from_scratch_trades_keep_the_counts() -> None:
    """RR-11.2"""
    scene = Scene(from_scratch=True).market()
    mine = scene.state.view(None).seats[0].recipes[0].key
    his = [recipe.key for recipe in scene.state.view(None).seats[1].recipes]
    scene.play(0, f"offer p2: recipe {mine} for recipe {his[1]}")
    scene.play(1, "accept 1")
    assert mine in [recipe.key for recipe in scene.state.view(None).seats[1].recipes]


def two_cooks(*chefs: str, **options: Any) -> Scene:
    scene = Scene(len(chefs) // 2, two_many_cooks=True, **options)
    scene.town.pawn_of = [-1] * 12
    for pawn, chef in enumerate(chefs):
        scene.town.chef[pawn] = CHEF_KEYS.index(chef)
        scene.town.pawn_of[CHEF_KEYS.index(chef)] = pawn
    return scene


def test_two_many_cooks_two_wheels_never_the_same_place() -> None:
    """RR-11.3: one purse, one income."""
    scene = two_cooks("kim-chi", "angus-khan", "biff-brobeque", "phyllis-grubman")
    scene.refused(0, "go chop-shop chop-shop", "RR-3.2")
    scene.play(0, "go chop-shop fruit-stand")
    scene.play(1, "go island fruit-stand")
    scene.play(0, "claim none 1")
    scene.play(1, "claim none none")
    assert (scene.place(0), scene.place(0, 1)) == ("chop-shop", "fruit-stand")
    assert scene.purse(0) == 300
    assert sorted(scene.legal(0, "use")) == ["use angus-khan p2b", "use kim-chi p2"]


def test_two_many_cooks_angus_throws_one_pawn_not_where_the_other_is() -> None:
    """RR-11.3: the power acts on one pawn, and never on your own."""
    scene = two_cooks("kim-chi", "angus-khan", "biff-brobeque", "phyllis-grubman")
    scene.play(0, "go chop-shop fruit-stand")
    scene.play(1, "go island fruit-stand")
    scene.play(0, "claim none none")
    scene.play(1, "claim none none")
    scene.play(0, "use angus-khan p2b")
    assert "go island" not in scene.legal(1)
    assert "go fruit-stand" not in scene.legal(1)
    scene.play(1, "go veggie-eden")
    assert scene.place(1, 1) == "veggie-eden"


def test_two_many_cooks_a_swap_may_bring_both_to_one_place() -> None:
    """RR-11.3: only a forced swap."""
    scene = two_cooks("kim-chi", "angus-khan", "biff-brobeque", "phyllis-grubman")
    scene.play(0, "go chop-shop fruit-stand")
    scene.play(1, "go island chop-shop")
    for seat in scene.state.asked():
        scene.play(seat, "claim none none")
    scene.play(0, "use kim-chi p2")
    assert (scene.place(1), scene.place(1, 1)) == ("chop-shop", "chop-shop")


def test_two_many_cooks_kim_does_not_go_where_her_partner_is() -> None:
    """RR-11.3, RR-7.7: never the same place, except after a forced swap."""
    scene = two_cooks("kim-chi", "angus-khan", "biff-brobeque", "phyllis-grubman")
    scene.play(0, "go chop-shop fruit-stand")
    scene.play(1, "go fruit-stand chop-shop")
    for seat in scene.state.asked():
        scene.play(seat, "claim none none")
    assert scene.legal(0, "use kim-chi") == ["use kim-chi p2b"]  # the chef next to her
    scene.refused(0, "use kim-chi p2", "RR-7.7")
    scene.play(0, "use kim-chi p2b")
    assert [scene.place(0, pawn) for pawn in (0, 1)] == ["chop-shop", "fruit-stand"]


def test_two_many_cooks_buy_at_both_places() -> None:
    """RR-11.3: both powers work."""
    scene = two_cooks("gohan-sushido", "pork-knuckles", "biff-brobeque", "phyllis-grubman").money(0, 1500)
    scene.play(0, "go chop-shop fruit-stand")
    scene.play(1, "go island dairy-king")
    for seat in scene.state.asked():
        scene.play(seat, "claim none none")
    scene.ready()
    scene.play(0, "buy chop-shop shelf", "buy fruit-stand shelf")
    scene.play(0, "use gohan-sushido veggie-eden", "use pork-knuckles")
    assert scene.purse(0) == 1500 - 200 - 100 - 100 - 300


def test_two_many_cooks_the_second_chef_shops_on_the_island() -> None:
    """RR-11.3, RR-4.5: action cards, upgrades and the garbage bin, all from one purse."""
    scene = two_cooks("kim-chi", "angus-khan", "biff-brobeque", "phyllis-grubman").money(0, 900).money(1, 900)
    for seat in (0, 1):
        scene.play(seat, "go mystery-mart island")
    for seat in (0, 1):
        scene.play(seat, "claim none none")
    scene.ready().garbage(0, 1)
    scene.play(0, "buy action-card", "buy basic-cookbook", "dump 1")
    scene.play(1, "buy double-stove")
    assert [scene.purse(seat) for seat in (0, 1)] == [900 - 300 - 200 - 100, 900 - 300]
    assert [len(scene.state.view(None).seats[seat].upgrades) for seat in (0, 1)] == [1, 1]


def test_two_many_cooks_at_one_price_the_chef_buys_who_has_more_of_it() -> None:
    """RR-11.3, RR-7.10: both are in the Chop Shop, and Phyllis is the second chef. The same in a war."""
    scene = two_cooks("kim-chi", "gohan-sushido", "biff-brobeque", "phyllis-grubman").money(1, 900)
    scene.play(0, "go chop-shop island")
    scene.play(1, "go dairy-king chop-shop")
    for seat in scene.state.asked():
        scene.play(seat, "claim none none")
    scene.play(0, "use kim-chi p2")
    scene.ready().play(1, "buy chop-shop shelf")
    assert scene.legal(1, "use") == ["use phyllis-grubman"]
    chefs = ("kim-chi", "gohan-sushido", "biff-brobeque", "phyllis-grubman", "angus-khan", "pork-knuckles")
    scene = two_cooks(*chefs).money(1, 900).bins("chop-shop", "beef")
    for seat, places in enumerate(("chop-shop island", "dairy-king chop-shop", "chop-shop island")):
        scene.play(seat, f"go {places}")
    for seat, claims in enumerate(("1 none", "none 1", "1 none")):
        scene.play(seat, f"claim {claims}")
    scene.play(0, "use kim-chi p2")
    scene.ready().play(1, "bid 200")
    scene.play(2, "drop")
    assert (scene.has(1, "beef"), scene.legal(1, "use")) == (1, ["use phyllis-grubman"])


def test_two_many_cooks_two_of_the_chefs_dealt_are_kept() -> None:
    """RR-11.3, RR-2.3"""
    scene = Scene(2, two_many_cooks=True, choose_chefs=3)
    assert scene.step == "choose-chef"
    chosen = [scene.legal(seat) for seat in (0, 1)]
    assert [len(moves) for moves in chosen] == [3, 3]
    for seat in (0, 1):
        scene.play(seat, chosen[seat][1])
    for seat in (0, 1):
        hired = [chef.chef for chef in scene.state.view(None).seats[seat].chefs]
        assert chosen[seat][1] == "chef " + " ".join(str(chef) for chef in hired)


def test_two_many_cooks_claims_where_each_chef_stands() -> None:
    """RR-11.3, RR-3.3: two markets, each with its own filled bins."""
    scene = two_cooks("kim-chi", "angus-khan", "biff-brobeque", "phyllis-grubman")
    scene.bins("chop-shop", None, "beef").bins("fruit-stand", "tomato", None, "beans").bins("dairy-king", "milk")
    scene.play(0, "go chop-shop fruit-stand")
    scene.play(1, "go island dairy-king")
    assert scene.legal(0) == [f"claim {one} {two}" for one in (2, "none") for two in (1, 3, "none")]
    assert scene.legal(1) == ["claim none 1", "claim none none"]


def test_two_many_cooks_bids_through_the_chef_at_the_bin() -> None:
    """RR-11.3, RR-4.1: Antoine in the same place raises the price; the partner elsewhere does not help."""
    scene = two_cooks("kim-chi", "angus-khan", "antoine-baguette", "phyllis-grubman").money(0, 900).money(1, 900)
    scene.bins("chop-shop", "beef").bins("fruit-stand", "tomato")
    for seat, places in enumerate(("chop-shop fruit-stand", "chop-shop island")):
        scene.play(seat, f"go {places}")
    scene.play(0, "claim 1 1")
    scene.play(1, "claim 1 none")
    scene.ready()
    scene.refused(0, "bid 200", "RR-4.1")
    assert scene.legal(0, "bid")[0] == "bid 300"
    assert scene.legal(1, "bid")[0] == "bid 200"


def test_two_many_cooks_fuego_with_five_chefs_in_play() -> None:
    """RR-11.3, RR-7.12: chefs in play count, two for each player. Each chef in the market pays, but never a partner."""
    chefs = ("senor-fuego", "biff-brobeque", "gohan-sushido", "phyllis-grubman", "kim-chi", "pork-knuckles")
    scene = two_cooks(*chefs)
    for seat, places in enumerate(("chop-shop island", "chop-shop dairy-king", "chop-shop island")):
        scene.play(seat, f"go {places}")
    for seat in scene.state.asked():
        scene.play(seat, "claim none none")
    scene.play(2, "use kim-chi p2b")  # now both of p2's chefs are in the Chop Shop
    scene.ready()
    scene.play(0, "toll p2")
    assert [scene.purse(seat) for seat in range(3)] == [300 + 2 * 100, 300 - 2 * 100, 200]


def test_deluxe_has_six_more_cards_and_up_to_eight_players() -> None:
    """RR-11.4"""
    assert Scene(2, edition="deluxe").town.rules.card_total == 42
    assert Scene(2, edition="base").town.rules.card_total == 36
    Scene(8, edition="deluxe")
    with pytest.raises(OptionsError, match="Deluxe"):
        Scene(7, edition="base")


def test_two_players_play_kitchen_squad_by_default() -> None:
    """RR-11.5: base game or Two Many Cooks on request. They exclude each other."""
    assert Match.start("rival-restaurants", seats=2).view(None).step == "choose-npc"
    assert Match.start("rival-restaurants", {"mode": "standard"}, seats=2).view(None).step == "destinations"
    assert Match.start("rival-restaurants", {"two_many_cooks": True}, seats=2).view(None).step == "destinations"
    assert Match.start("rival-restaurants", seats=3).view(None).step == "destinations"
    with pytest.raises(OptionsError, match="not both"):
        Match.start("rival-restaurants", {"mode": "squad", "two_many_cooks": True}, seats=2)
    with pytest.raises(OptionsError):
        Match.start("rival-restaurants", {"mode": "squad"}, seats=3)


def test_home_cook_biff_earns_nothing_with_the_cooking_that_wakes_him() -> None:
    """RR-11.1: the chef's power must work when cooking. Then the dish scores what was shown before."""
    for points, earned in ((0, 0), (3, 200)):
        scene = Scene(chefs=("biff-brobeque",), home_cook=True).restaurants("uncle-sams").points(0, points)
        scene.recipe(0, "kimbap", "banh-xeo").stock(0, "flour", "beans", "leafy-greens", "pork", "shellfish").kitchen()
        before = scene.purse(0)
        way = scene.state.view(0).cookings[0]
        assert way.money == earned
        scene.play(0, way.move)
        assert scene.purse(0) == before + earned + 400  # the next income, with the upgrade of a level
        assert scene.town.day == 2
