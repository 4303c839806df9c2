"""RR-1: material, what is open and what is hidden."""

from __future__ import annotations

from tableside.games.rival_restaurants.catalog.ids import CHEF_KEYS, INGREDIENT_KEYS, MARKET_KEYS, RESTAURANT_KEYS
from tableside.games.rival_restaurants.catalog.loader import BASE_COPIES, DELUXE_COPIES, MARKET_BINS, MARKET_PRICES
from tableside.games.rival_restaurants.game import GAME
from tests.rival_restaurants.scene import Scene


def test_players_restaurants_chefs() -> None:
    """RR-1.1: 2–6 players, 8 with Deluxe."""
    assert len(RESTAURANT_KEYS) == 8
    assert (CHEF_KEYS[0], CHEF_KEYS[11]) == ("angus-khan", "senor-fuego")  # more may be added after these twelve
    assert GAME.seat_counts(GAME.options({})) == range(2, 7)
    assert GAME.seat_counts(GAME.options({"edition": "deluxe"})) == range(2, 9)


def test_six_markets() -> None:
    """RR-1.2: prices, bins, and six copies of 29 ingredients."""
    assert (MARKET_PRICES, MARKET_BINS) == ([1, 1, 1, 2, 2, 3], [4, 4, 4, 3, 3, 3])
    assert len(INGREDIENT_KEYS) == 29
    town = Scene().town
    in_bins = sum(card >= 0 for card in town.bins)
    assert sum(town.shelf) + in_bins == 174


def test_the_island_is_no_market() -> None:
    """RR-1.3"""
    assert "island" not in MARKET_KEYS
    scene = Scene(chefs=("angus-khan", "senor-fuego")).go("island", "island").claims()
    assert scene.legal(0, "use") == []
    assert scene.ready().step == "buying"


def test_recipes() -> None:
    """RR-1.4: 24 basic and 24 gourmet, three of each cuisine."""
    recipes = GAME.options({})["recipes"]
    for kind in ("basic", "gourmet"):
        cuisines = [recipe["cuisine"] for recipe in recipes if recipe["kind"] == kind]
        assert len(cuisines) == 24
        assert {cuisines.count(cuisine) for cuisine in cuisines} == {3}


def test_action_cards() -> None:
    """RR-1.5: 36, or 42 with the Deluxe cards. More may be added after these 27."""
    assert (sum(BASE_COPIES[:27]), sum(DELUXE_COPIES[:27])) == (36, 42)
    assert DELUXE_COPIES[:3] == [8, 5, 5]
    assert sum(copies == 1 for copies in BASE_COPIES[:27]) == 18


def test_garbage_and_bank_never_run_out() -> None:
    """RR-1.6"""
    scene = Scene().garbage(0, 60).hand(1, "alien-attack").stock(0, "alien-goo").market()
    scene.play(1, "play alien-attack")
    assert scene.town.garbage[0] == 62
    scene = Scene().money(0, 50_000).stock(0, "chocolate").market("island")
    scene.play(0, "sell 1")
    assert scene.purse(0) == 50_500


def test_what_is_open_and_what_is_hidden() -> None:
    """RR-1.7: only the number of cards in a hand is public."""
    scene = Scene().hand(1, "taxes").money(1, 700).stock(1, "beef").garbage(1, 2).upgrade(1, "social-media")
    seen = scene.state.view(0).seats[1]
    assert (seen.money, seen.stock, seen.garbage, seen.upgrades) == (700, {"beef": 1}, 2, ["social-media"])
    assert (seen.cards, seen.hand, seen.known) == (1, None, [])
    assert scene.state.view(1).seats[1].hand == ["taxes"]
    assert scene.state.view(None).seats[1].hand is None


def test_recipes_seen_with_a_cookbook_are_shown_to_nobody() -> None:
    """RR-1.7: the rest go under the deck. Only the player who saw them knows."""
    scene = Scene().restaurants("rising-sun").upgrade(0, "basic-cookbook").recipe(0, "kimbap", "lasagna")
    scene.stock(0, "rice", "carrot", "eggs").kitchen()
    events = scene.play(0, "cook kimbap")
    options = scene.state.view(0).pending.options  # type: ignore[union-attr]
    assert len(options) == 4
    assert scene.state.view(1).pending.options == []  # type: ignore[union-attr]
    assert [event.seen_by(1) for event in events if event.id == "rr-log-looks-at"] == [False]
    scene.play(0, f"keep {options[2]}")
    under = [scene.town.rules.recipe_keys.index(key) for key in options if key != options[2]]
    assert {scene.town.recipe_layer[r] for r in under} == {1}
    assert {scene.town.recipe_known[r] for r in under} == {0b001}


def test_beside_a_recipe_or_in_the_storeroom() -> None:
    """RR-1.8: computed, not chosen."""
    scene = Scene().recipe(0, "kimbap", "lasagna").stock(0, "rice", "beef", "wine")
    assert scene.state.view(1).seats[0].beside == ["rice", "beef"]


def test_no_hand_limit_and_no_card_to_be_had() -> None:
    """RR-1.9"""
    scene = Scene(cards=dict.fromkeys(GAME.options({})["cards"], 0) | {"taxes": 3}).money(0, 2000).market("island")
    scene.play(0, "buy action-card", "buy action-card", "buy action-card")
    assert scene.cards(0) == ["taxes"] * 3
    scene.refused(0, "buy action-card", "RR-1.9")
    scene.play(0, "play taxes")
    scene.play(0, "buy action-card")  # the discard is shuffled
    assert scene.cards(0) == ["taxes"] * 3


def test_seat_order_moves_one_seat_left_each_day() -> None:
    """RR-1.10: it begins with the Head Chef."""
    scene = Scene()
    assert scene.state.view(None).first == 0
    scene.kitchen().decline()
    assert (scene.town.day, scene.state.view(None).first) == (2, 1)
