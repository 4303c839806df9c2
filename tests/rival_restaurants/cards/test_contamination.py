"""RR-9 Contamination."""

from __future__ import annotations

from tests.rival_restaurants.scene import Scene


def test_each_chef_chosen_takes_garbage_and_discards_of_his_choice() -> None:
    """RR-9"""
    scene = Scene(4).hand(0, "contamination").stock(1, "rice", "beef").stock(3, "milk").market()
    scene.play(0, "play contamination p2 p3 p4")
    assert scene.town.garbage == [0, 1, 1, 1]
    assert scene.state.asked() == (1, 3)  # seat 2 has nothing to discard
    scene.play(3, "choose milk")
    scene.refused(1, "choose milk", "RR-9 Contamination")
    scene.play(1, "choose rice")
    assert (scene.has(1, "rice"), scene.has(1, "beef")) == (0, 1)
    assert scene.step == "buying"


def test_chosen_chefs_only() -> None:
    """RR-9"""
    scene = Scene(4).hand(0, "contamination").market()
    assert len(scene.legal(0, "play")) == 7
    scene.play(0, "play contamination p3")
    assert scene.town.garbage == [0, 0, 1, 0]


def test_out_of_time_a_random_ingredient() -> None:
    """RR-1.10"""
    scene = Scene(choice_seconds=10).hand(0, "contamination").stock(1, "rice", "beef").market()
    scene.play(0, "play contamination p2")
    scene.time_up()
    assert scene.has(1, "rice") + scene.has(1, "beef") == 1
