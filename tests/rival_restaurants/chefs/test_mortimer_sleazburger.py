"""RR-7.9 Mortimer Sleazburger: Dirty Business."""

from __future__ import annotations

from tests.rival_restaurants.scene import Scene


def test_gives_one_of_his_garbage() -> None:
    """RR-7.9"""
    scene = Scene(chefs=("mortimer-sleazburger",)).garbage(0, 2).go().claims()
    scene.play(0, "use mortimer-sleazburger p2")
    assert scene.town.garbage == [1, 1, 0]


def test_without_garbage_nothing_to_give() -> None:
    """RR-7.9"""
    scene = Scene(chefs=("mortimer-sleazburger",)).go().claims()
    scene.refused(0, "use mortimer-sleazburger p2", "RR-7.9")


def test_not_the_same_chef_two_days_running_and_a_stopped_attempt_counts() -> None:
    """RR-7.9"""
    scene = Scene(chefs=("mortimer-sleazburger",)).garbage(0, 2).hand(1, "clam-voyance").go().claims()
    scene.play(0, "use mortimer-sleazburger p2")
    scene.play(1, "clam")
    assert scene.town.garbage == [2, 0, 0]
    scene.ready().ready().decline()
    scene.go().claims()
    scene.refused(0, "use mortimer-sleazburger p2", "RR-7.9")
    scene.play(0, "use mortimer-sleazburger p3")
    assert scene.town.garbage == [1, 0, 1]


def test_only_in_phase_1() -> None:
    """RR-7.9"""
    scene = Scene(chefs=("mortimer-sleazburger",)).garbage(0, 2).market()
    scene.refused(0, "use mortimer-sleazburger p2", "RR-7.9")
