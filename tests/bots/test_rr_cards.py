"""The planner plays each action card when that is clearly right, and keeps it when it is not (RR-9)."""

from collections.abc import Callable

import pytest

from tableside.bots import Ask, make_bot
from tableside.games.rival_restaurants.catalog.ids import CARD_KEYS
from tests.rival_restaurants.scene import Scene

IN_THE_BOX = 27  # with Deluxe


def choice(scene: Scene, seat: int = 0) -> str:
    return make_bot("rival-restaurants", "restaurateur", 1).choose(Ask(scene.state, seat))


def kitchen() -> Scene:
    """Player 1 lacks only beef for Japchae (noodles, carrot, onion, beef). The others have dull recipes."""
    scene = Scene().recipe(0, "japchae", "bouillabaisse").stock(0, "noodles", "carrot", "onion")
    return scene.recipe(1, "bruschetta", "tiramisu").recipe(2, "guacamole", "chiles-rellenos")


def leaders(scene: Scene, points: int = 12) -> Scene:
    return scene.points(1, points).points(2, points)


def nothing_to_buy(scene: Scene) -> Scene:
    """Everybody is in an empty Fruit Stand, in phase 2."""
    scene.bins("fruit-stand").empty_shelf("fruit-stand")
    return scene.market("fruit-stand", "fruit-stand", "fruit-stand")


def raiders() -> Scene:
    return nothing_to_buy(kitchen().stock(2, "beef", "rice").hand(0, "raiders-of-the-lost-pork"))


def robbery() -> Scene:
    return nothing_to_buy(kitchen().money(1, 1200).hand(0, "armed-robbery"))


def five_star() -> Scene:
    return kitchen().stock(0, "beef").hand(0, "five-star-review").kitchen("island")


def alien_attack() -> Scene:
    return nothing_to_buy(leaders(kitchen()).stock(1, "alien-goo", "alien-goo").hand(0, "alien-attack"))


def contamination() -> Scene:
    return nothing_to_buy(leaders(kitchen(), 15).hand(0, "contamination"))


def discount() -> Scene:
    scene = kitchen().money(0, 900).hand(0, "discount").bins("chop-shop", "beef", "fish", "shellfish")
    return scene.market("chop-shop")


def inspector() -> Scene:
    scene = kitchen().garbage(1, 4).money(1, 500).garbage(2, 3).money(2, 500).hand(0, "food-inspector")
    return scene.go("fruit-stand").claims()


def recall() -> Scene:
    scene = leaders(kitchen(), 14).stock(1, "bread", "tomato", "garlic").stock(2, "avocado", "tomato", "onion")
    return nothing_to_buy(scene.hand(0, "food-recall"))


def fridge_raid() -> Scene:
    return nothing_to_buy(kitchen().stock(0, "potato", "tomato", "garlic").hand(0, "fridge-raid"))


def go_vegan() -> Scene:
    return kitchen().stock(0, "tomato").hand(0, "go-vegan").kitchen("island")


def just_business() -> Scene:
    scene = leaders(kitchen(), 15).stock(1, "bread", "eggs", "milk", "cheese", "chocolate")
    scene.stock(2, "peppers", "tomato", "garlic", "eggs", "cheese").money(1, 0).money(2, 0)
    return nothing_to_buy(scene.hand(0, "its-just-business"))


def jackpot() -> Scene:
    return nothing_to_buy(kitchen().stock(0, "noodles", "carrot").hand(0, "jackpot"))


def monopoly() -> Scene:
    return nothing_to_buy(kitchen().stock(1, "beef").stock(2, "beef", "beef").hand(0, "monopoly"))


def critic() -> Scene:
    return nothing_to_buy(leaders(kitchen(), 18).hand(0, "negative-critic"))


def ninja() -> Scene:
    return nothing_to_buy(leaders(kitchen(), 10).hand(1, "taxes").hand(0, "ninja-attack"))


def rats() -> Scene:
    """Both rivals need a lot from the Fruit Stand, player 1 needs nothing."""
    scene = Scene().recipe(0, "kimbap", "tonkotsu-ramen").hand(0, "rat-infestation")
    scene.recipe(1, "guacamole", "mapo-tofu").recipe(2, "avocado-shake", "kung-pao-chicken")
    return nothing_to_buy(leaders(scene, 14))


def road_block() -> Scene:
    scene = leaders(kitchen(), 8).bins("chop-shop", "beef", "pork", "pork").hand(0, "road-block")
    return scene.go("chop-shop", "chop-shop", "chop-shop").claims(1, 1, 1)


def shopping_spree() -> Scene:
    scene = kitchen().money(0, 900).bins("chop-shop", "beef", "fish", "shellfish").hand(0, "shopping-spree")
    nothing_to_buy(scene)
    for seat in scene.state.asked():
        scene.play(seat, "ready")
    return scene


def special_order() -> Scene:
    scene = kitchen().bins("chop-shop", "beef", "pork", "pork").bins("mystery-mart")
    return nothing_to_buy(scene.hand(0, "special-order"))


def taxes() -> Scene:
    return nothing_to_buy(kitchen().money(1, 600).money(2, 600).hand(0, "taxes"))


def fake_sale() -> Scene:
    scene = leaders(kitchen(), 14).money(1, 800).money(2, 800).hand(0, "fake-sale")
    return scene.go("island", "dairy-king", "fruit-stand").claims()


def sous_chef() -> Scene:
    return nothing_to_buy(kitchen().cast("pork-knuckles").hand(0, "sous-chef"))


def one_world() -> Scene:
    return nothing_to_buy(kitchen().garbage(0, 3).hand(0, "one-world"))


def dinner() -> Scene:
    return nothing_to_buy(kitchen().hand(0, "dinner-and-a-show"))


def farmers() -> Scene:
    return nothing_to_buy(leaders(kitchen(), 10).hand(0, "farmers-market"))


def camera() -> Scene:
    """Seeing other hands is worth little, but on the last days keeping the card gains nothing at all."""
    return nothing_to_buy(leaders(kitchen(), 19).hand(1, "taxes").hand(0, "surveillance-camera"))


SCENES: dict[str, tuple[Callable[[], Scene], str]] = {
    "raiders-of-the-lost-pork": (raiders, "play raiders-of-the-lost-pork p3 beef"),
    "armed-robbery": (robbery, "play armed-robbery p2"),
    "five-star-review": (five_star, "play five-star-review japchae"),
    "alien-attack": (alien_attack, "play alien-attack"),
    "contamination": (contamination, "play contamination p2 p3"),
    "discount": (discount, "play discount"),
    "food-inspector": (inspector, "play food-inspector p2 p3"),
    "food-recall": (recall, "play food-recall"),
    "fridge-raid": (fridge_raid, "play fridge-raid chop-shop"),
    "go-vegan": (go_vegan, "play go-vegan"),
    "its-just-business": (just_business, "play its-just-business p2 p3"),
    "jackpot": (jackpot, "play jackpot"),
    "monopoly": (monopoly, "play monopoly beef"),
    "negative-critic": (critic, "play negative-critic"),
    "ninja-attack": (ninja, "play ninja-attack p2"),
    "rat-infestation": (rats, "play rat-infestation fruit-stand"),
    "road-block": (road_block, "play road-block p2 p3"),
    "shopping-spree": (shopping_spree, "play shopping-spree"),
    "special-order": (special_order, "play special-order chop-shop 1"),
    "taxes": (taxes, "play taxes"),
    "fake-sale": (fake_sale, "play fake-sale"),
    "sous-chef": (sous_chef, "play sous-chef"),
    "one-world": (one_world, "play one-world 3"),
    "dinner-and-a-show": (dinner, "play dinner-and-a-show"),
    "farmers-market": (farmers, "play farmers-market"),
    "surveillance-camera": (camera, "play surveillance-camera"),
}


def test_every_card_of_the_box_has_its_scene() -> None:
    """RR-9: all cards except Clam-Voyance, which is an answer (see ``test_rr_chefs``)."""
    assert {*SCENES, "clam-voyance"} == set(CARD_KEYS[:IN_THE_BOX])


@pytest.mark.parametrize("card", SCENES)
def test_plays_the_card_where_it_is_right(card: str) -> None:
    """RR-9."""
    scene, move = SCENES[card]
    assert choice(scene()).startswith(move)


@pytest.mark.parametrize(
    ("card", "scene"),
    [
        ("armed-robbery", lambda: nothing_to_buy(kitchen().money(1, 100).money(2, 0).hand(0, "armed-robbery"))),
        ("taxes", lambda: nothing_to_buy(kitchen().money(1, 0).money(2, 100).hand(0, "taxes"))),
        ("alien-attack", lambda: nothing_to_buy(kitchen().stock(0, "alien-goo").hand(0, "alien-attack"))),
        ("one-world", lambda: nothing_to_buy(kitchen().garbage(0, 0).hand(0, "one-world"))),
        ("go-vegan", lambda: kitchen().stock(0, "beef").hand(0, "go-vegan").kitchen("island")),
    ],
)
def test_keeps_the_card_for_a_better_day(card: str, scene: Callable[[], Scene]) -> None:
    """RR-9.1: one card a day, and it is gone."""
    assert not choice(scene()).startswith(f"play {card}")


@pytest.mark.parametrize(("cards", "buys"), [(["jackpot"], True), ([], False)])
def test_who_holds_jackpot_buys_what_makes_two_pairs(cards: list[str], buys: bool) -> None:
    """RR-9 Jackpot: a second poultry that no recipe needs is worth $800 together with two noodles."""
    scene = kitchen().cast("gardena-eden").stock(0, "noodles", "poultry").money(0, 600).hand(0, *cards).points(1, 9)
    scene.bins("chop-shop", "poultry").empty_shelf("chop-shop").market("chop-shop")
    assert (choice(scene) == "buy chop-shop 1") is buys
    if buys:
        scene.play(0, "buy chop-shop 1")
        assert choice(scene) == "play jackpot"


def test_what_a_rival_holds_is_not_known() -> None:
    """RR-1.7: it makes the same offer, whether or not the player collects pairs."""
    offers = []
    for card in ("jackpot", "taxes"):
        scene = nothing_to_buy(
            kitchen().stock(0, "beef", "rice").stock(1, "rice", "bread", "bread", "fish").hand(1, card)
        )
        offers.append(choice(scene.money(0, 600).money(1, 600)))
    assert offers[0] == offers[1]


def test_what_helps_me_is_played_before_i_choose_where_to_go() -> None:
    """RR-3.4: the beef comes from a shelf, so the chef can go elsewhere."""
    for level in ("greedy", "restaurateur", "master"):
        scene = kitchen().bins("chop-shop", "pork", "pork", "fish").hand(0, "fridge-raid")
        bot = make_bot("rival-restaurants", level, 1)
        assert bot.choose(Ask(scene.state, 0)) == "play fridge-raid chop-shop"
        scene.play(0, "play fridge-raid chop-shop", "choose beef", "choose fish")
        assert bot.choose(Ask(scene.state, 0)).startswith("go ")


def test_what_harms_others_waits_until_they_have_gone() -> None:
    """RR-3.4: a player who knew about the robbery would go elsewhere."""
    scene = kitchen().money(1, 1200).hand(0, "armed-robbery")
    assert choice(scene).startswith("go ")
    scene.go("island", "chop-shop", "island").claims()
    assert choice(scene) == "play armed-robbery p2"
