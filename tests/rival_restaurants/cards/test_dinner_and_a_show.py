"""RR-9 Dinner and a Show (Deluxe)."""

from __future__ import annotations

from tests.rival_restaurants.scene import Scene


def test_each_other_chef_is_asked_at_the_end_of_the_day() -> None:
    """RR-9: $200 from the bank for each who smiled; on honour."""
    scene = Scene().hand(0, "dinner-and-a-show").market()
    scene.play(0, "play dinner-and-a-show")
    scene.ready()
    assert (scene.step, scene.state.asked()) == ("smiles", (1, 2))
    assert scene.legal(1) == ["no-smile", "smile"]
    scene.play(1, "smile")
    scene.play(2, "no-smile")
    assert scene.town.day == 2
    assert [scene.purse(seat) for seat in range(3)] == [300 + 200 + 300, 600, 600]
