"""RR-9 Farmer's Market (Deluxe)."""

from __future__ import annotations

from tests.rival_restaurants.scene import Scene


def test_take_one_and_pass_the_rest_left() -> None:
    """RR-9: the top card of each of the six shelves, open, round and round until none is left."""
    scene = Scene(4).hand(1, "farmers-market").market()
    for card in ("bread", "tomato", "carrot", "beef", "milk", "wine"):
        scene.next_from_shelf(card)
    scene.play(1, "play farmers-market")
    assert scene.state.view(None).pending.options == ["bread", "tomato", "carrot", "beef", "milk", "wine"]  # type: ignore[union-attr]
    for seat, card in ((1, "wine"), (2, "beef"), (3, "milk"), (0, "bread"), (1, "carrot"), (2, "tomato")):
        assert scene.state.asked() == (seat,)
        scene.play(seat, f"choose {card}")
    assert scene.step == "buying"
    assert (scene.has(1, "wine"), scene.has(1, "carrot"), scene.has(0, "bread")) == (1, 1, 1)


def test_empty_shelves_are_skipped() -> None:
    """RR-9"""
    scene = Scene().hand(0, "farmers-market").market()
    for market in ("house-of-carbs", "fruit-stand", "veggie-eden", "chop-shop", "dairy-king"):
        scene.empty_shelf(market)
    scene.play(0, "play farmers-market")
    assert len(scene.legal(0)) == 1
    scene.play(0, scene.legal(0)[0])
    assert scene.step == "buying"


def test_whoever_has_left_is_passed_over() -> None:
    """RR-9: the next player to the left picks."""
    scene = Scene(4).hand(1, "farmers-market").market()
    scene.state.concede(2, "end-resigned")
    scene.play(1, "play farmers-market")
    order = []
    while scene.step == "farmers-table":
        [seat] = scene.state.asked()
        order.append(seat)
        scene.play(seat, scene.legal(seat)[0])
    assert order == [1, 3, 0, 1, 3, 0]
