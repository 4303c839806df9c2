"""RR-8 Crouching Dumpling."""

from __future__ import annotations

from tests.rival_restaurants.scene import Scene


def cooking(points: int) -> Scene:
    scene = Scene().restaurants("crouching-dumpling").recipe(0, "kimbap", "lasagna").points(0, points)
    scene.stock(0, "rice", "carrot", "eggs").kitchen()
    scene.play(0, "cook kimbap")
    return scene


def test_names_all_its_shelves_then_draws() -> None:
    """RR-8: 1, 2, 3 of different markets, before or after the new recipe (RR-5.4)."""
    for points, count, ways in ((0, 1, 6), (4, 2, 15), (9, 3, 20)):
        scene = cooking(points)
        scene.play(0, "first level")
        assert len(scene.legal(0, "shelves")) == ways
        before = sum(scene.town.stock[:29])
        scene.play(0, scene.legal(0)[-1])
        assert sum(scene.town.stock[:29]) == before + count


def test_fewer_if_shelves_are_empty() -> None:
    """RR-8: a shelf that is found empty in phase 3 is refilled from its discard. If both are empty, nothing happens
    (RR-5.7)."""
    scene = Scene().restaurants("crouching-dumpling").recipe(0, "kimbap", "lasagna").points(0, 9)
    scene.stock(0, "rice", "carrot", "eggs")
    for i in range(29):  # seat 2 hoards all shelves but two
        if not 15 <= i < 24:
            scene.town.stock[2 * 29 + i] += scene.town.shelf[i]
            scene.town.shelf[i] = 0
    scene.town.shelf_size[0] = scene.town.shelf_size[1] = scene.town.shelf_size[2] = scene.town.shelf_size[5] = 0
    scene.kitchen()
    scene.play(0, "cook kimbap")
    if scene.step == "declare":
        scene.decline()
    scene.play(0, "first level")
    # the cooked rice and carrot are discards, and so back on their shelves
    assert len(scene.legal(0, "shelves")) == 4
    scene.play(0, "shelves chop-shop dairy-king house-of-carbs")
    assert scene.has(0, "rice") == 1


def test_two_when_three_are_due_and_only_two_shelves_have_a_card() -> None:
    """RR-8, RR-5.7: the Chop Shop's, and Mystery Mart's with the goo that was just used."""
    scene = Scene().restaurants("crouching-dumpling").recipe(0, "kimbap", "lasagna").points(0, 9)
    scene.stock(0, "alien-goo", "alien-goo", "alien-goo")
    for i in range(29):  # seat 2 hoards all shelves but one
        if not 15 <= i < 20:
            scene.town.stock[2 * 29 + i] += scene.town.shelf[i]
            scene.town.shelf[i] = 0
    scene.town.shelf_size = [0, 0, 0, scene.town.shelf_size[3], 0, 0]
    scene.kitchen()
    scene.play(0, "cook kimbap: rice=alien-goo, carrot=alien-goo, eggs=alien-goo")
    scene.decline()
    scene.play(0, "first level")
    assert scene.legal(0, "shelves") == ["shelves chop-shop mystery-mart"]
