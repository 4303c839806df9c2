"""RR-9 Shopping Spree."""

from __future__ import annotations

from tests.rival_restaurants.scene import Scene


def spree(*chefs: str) -> Scene:
    scene = (
        Scene(chefs=chefs)
        .hand(0, "shopping-spree")
        .money(0, 1500)
        .bins("chop-shop", "beef")
        .bins("fruit-stand", "tomato")
    )
    scene.market("chop-shop", "chop-shop")
    for seat in range(3):
        scene.play(seat, "ready")
    return scene


def test_buy_from_any_bins_and_shelves_of_any_markets() -> None:
    """RR-9: no Island, no trades, and each player pays their own prices."""
    scene = spree()
    scene.play(0, "play shopping-spree")
    shelves = [move for move in scene.legal(0, "buy") if move.endswith("shelf")]
    assert len(shelves) == 6
    assert {"buy chop-shop 1", "buy fruit-stand 1"} <= set(scene.legal(0, "buy"))
    scene.play(0, "buy chop-shop 1", "buy fruit-stand 1", "buy mystery-mart shelf")
    assert scene.purse(0) == 1500 - 200 - 100 - 300
    scene.refused(0, "buy action-card")
    scene.refused(0, "offer p2: $100 for nothing", "RR-4.6")
    scene.refused(0, "buy chop-shop 1", "RR-4.3")
    scene.refused(1, "buy chop-shop shelf")
    scene.play(0, "ready")
    assert scene.town.phase != 2


def test_antoine_and_lovehandles_have_gone_home() -> None:
    """RR-9"""
    scene = spree("kim-chi", "lovehandles-mcfatterson", "antoine-baguette")
    scene.play(0, "play shopping-spree")
    scene.play(0, "buy chop-shop 1")
    assert scene.purse(0) == 1300


def test_everyone_with_a_card_and_an_unused_play_is_asked() -> None:
    """RR-9: so that the question reveals nothing."""
    scene = Scene(4).hand(0, "shopping-spree").hand(1, "clam-voyance").hand(2, "jackpot", "taxes").market()
    scene.play(2, "play taxes")
    for seat in scene.state.asked():
        scene.play(seat, "pass")
    for seat in range(4):
        scene.play(seat, "ready")
    assert scene.state.asked() == (0, 1)
    assert scene.legal(1) == ["pass"]
    assert scene.legal(0) == ["pass", "play shopping-spree"]


def test_not_in_the_phase_itself() -> None:
    """RR-9: at the end of phase 2."""
    scene = Scene().hand(0, "shopping-spree").market()
    scene.refused(0, "play shopping-spree", "RR-9 Shopping Spree")


def test_one_minute() -> None:
    """RR-9: untimed in Home Cook (RR-11.1)."""
    scene = spree()
    assert [timer.seconds for timer in scene.state.timers()] == [8]
    scene.play(0, "play shopping-spree")
    assert [timer.seconds for timer in scene.state.timers()] == [60]
    scene.time_up()
    assert scene.step != "spree"


def test_no_other_power_goes_shopping_too() -> None:
    """RR-9: Stroganov takes nothing in a spree, even if Phyllis has yet to take a free card (RR-7.10)."""
    scene = Scene(chefs=("phyllis-grubman", "general-stroganov")).hand(1, "shopping-spree").stock(2, "rice")
    scene.recipe(2, "quesadilla", "lasagna").market("chop-shop")
    scene.play(0, "buy shelf")
    assert scene.legal(1, "use") != []
    for seat in range(3):
        scene.play(seat, "ready")
    scene.play(1, "play shopping-spree")
    assert scene.legal(1, "use") == []
    scene.refused(1, "use general-stroganov p3 rice")
