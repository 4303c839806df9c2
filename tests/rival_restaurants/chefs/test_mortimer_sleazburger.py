"""RR-7.9 Mortimer Sleazburger: Dirty Business."""

from __future__ import annotations

from tests.rival_restaurants.scene import Scene
from tests.rival_restaurants.test_rr10_squad import squad
from tests.rival_restaurants.test_rr11_variants import two_cooks


def test_gives_one_of_his_garbage() -> None:
    """RR-7.9"""
    scene = Scene(chefs=("mortimer-sleazburger",)).garbage(0, 2).go().claims()
    scene.play(0, "use mortimer-sleazburger p2")
    assert scene.town.garbage == [1, 1, 0]


def test_without_garbage_nothing_to_give() -> None:
    """RR-7.9"""
    scene = Scene(chefs=("mortimer-sleazburger",)).go().claims()
    scene.refused(0, "use mortimer-sleazburger p2", "RR-7.9")


def test_not_the_same_player_two_days_running_and_a_stopped_attempt_counts() -> None:
    """RR-7.9"""
    scene = Scene(chefs=("mortimer-sleazburger",)).garbage(0, 2).hand(1, "clam-voyance").go().claims()
    scene.play(0, "use mortimer-sleazburger p2")
    scene.play(1, "clam")
    assert scene.town.garbage == [2, 0, 0]
    scene.ready().ready().decline()
    scene.go().claims()
    assert scene.refused(0, "use mortimer-sleazburger p2", "RR-7.9").id == "rr-err-two-days"
    scene.play(0, "use mortimer-sleazburger p3")
    assert scene.town.garbage == [1, 0, 1]


def test_only_in_phase_1() -> None:
    """RR-7.9"""
    scene = Scene(chefs=("mortimer-sleazburger",)).garbage(0, 2).market()
    scene.refused(0, "use mortimer-sleazburger p2", "RR-7.9")


def test_in_two_many_cooks_both_chefs_of_a_player_are_his_target() -> None:
    """RR-7.9, RR-11.3: a new Sous Chef on either side does not make it another player."""
    chefs = ("mortimer-sleazburger", "biff-brobeque", "gohan-sushido", "phyllis-grubman")
    for replaced in ("first", "second"):
        scene = two_cooks(*chefs, edition="deluxe").garbage(0, 2).hand(1, "sous-chef")
        both_go(scene)
        scene.play(0, "use mortimer-sleazburger p2")
        scene.play(1, "pass", f"play sous-chef {replaced}")
        scene.play(1, scene.legal(1)[0])
        next_day(scene)
        assert scene.legal(0, "use mortimer") == []
        next_day(scene)
        assert scene.legal(0, "use mortimer") == ["use mortimer-sleazburger p2"]  # allowed again a day later


def next_day(scene: Scene) -> None:
    scene.ready().ready().decline()
    both_go(scene)


def both_go(scene: Scene) -> None:
    for seat in (0, 1):
        scene.play(seat, "go island chop-shop")
    for seat in (0, 1):
        scene.play(seat, "claim none none")


def test_another_active_chef_of_a_squad_is_the_same_player() -> None:
    """RR-7.9, RR-10.2: the NPC in the same place is not a target."""
    actives = ("mortimer-sleazburger", "phyllis-grubman")
    scene = squad(("senor-fuego", "antoine-baguette"), actives).garbage(0, 2)
    other = next(key for key in scene.state.view(None).seats[1].squad if key != "phyllis-grubman")
    for active, may in (("phyllis-grubman", True), (other, False), ("phyllis-grubman", True)):
        scene.play(0, "go island chop-shop with mortimer-sleazburger")
        scene.play(1, f"go island dairy-king with {active}")
        for seat in (0, 1):
            scene.play(seat, "claim none none")
        assert (scene.legal(0, "use") == ["use mortimer-sleazburger p2"]) == may
        if may and active == "phyllis-grubman":
            scene.play(0, "use mortimer-sleazburger p2")
        scene.ready().ready().decline()
