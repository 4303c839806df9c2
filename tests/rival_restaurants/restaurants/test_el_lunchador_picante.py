"""RR-8 El Lunchador Picante."""

from __future__ import annotations

from tests.rival_restaurants.scene import Scene


def cooking(points: int, garbage: int = 0) -> Scene:
    scene = Scene().restaurants("el-lunchador-picante").recipe(0, "quesadilla", "lasagna").points(0, points)
    scene.garbage(0, garbage).stock(0, "flour", "peppers", "cheese").kitchen()
    scene.play(0, "cook quesadilla")  # 3, and 1 for the cuisine; 1 garbage
    return scene


def test_level_2_throw_away_up_to_two_garbage_or_300() -> None:
    """RR-8: up to two. The player chooses the order with the new garbage (RR-5.4)."""
    scene = cooking(2, 1)
    assert scene.legal(0) == ["first level", "first garbage", "first recipe"]
    scene.play(0, "first garbage", "first level")
    assert scene.legal(0) == ["bonus money", "bonus garbage 1", "bonus garbage 2"]
    scene.play(0, "bonus garbage 2")
    assert scene.town.garbage[0] == 0
    scene = cooking(2, 1)
    scene.play(0, "first level")
    assert scene.legal(0) == ["bonus money", "bonus garbage 1"]
    scene.play(0, "bonus money")
    assert (scene.town.garbage[0], scene.purse(0)) == (2, 300 + 300 + 300)


def test_level_3_one_garbage_less_from_now_on() -> None:
    """RR-8, RR-5.5: this cooking included; never below 0 (RR-5.2)."""
    scene = cooking(4)
    assert scene.town.level[0] == 2
    assert scene.town.garbage[0] == 0


def test_level_4_garbage_for_200_anywhere_in_phase_2() -> None:
    """RR-8: on the Island it is still $100. It is not a purchase, so no Road Block stops it (RR-4.8)."""
    scene = Scene().restaurants("el-lunchador-picante").points(0, 12).garbage(0, 2).market("fruit-stand")
    scene.play(0, "dump 1")
    assert (scene.purse(0), scene.town.garbage[0]) == (100, 1)
    scene.refused(0, "dump 1", "RR-4.4")
    scene = Scene().restaurants("el-lunchador-picante").points(0, 12).garbage(0, 2).market("island")
    scene.play(0, "dump 2")
    assert scene.purse(0) == 100
    scene = Scene().restaurants("el-lunchador-picante").points(0, 7).garbage(0, 2).market("fruit-stand")
    scene.refused(0, "dump 1", "RR-4.5")


def test_level_2_may_wait_for_the_new_recipe() -> None:
    """RR-5.4: in any order the chef likes."""
    scene = cooking(2, 1)
    scene.play(0, "first recipe")
    assert len(scene.state.view(None).seats[0].recipes) == 2
    assert scene.legal(0) == ["first level", "first garbage"]
    scene.play(0, "first level", "bonus garbage 1")
    assert scene.town.garbage[0] == 1
