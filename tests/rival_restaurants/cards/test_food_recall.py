"""RR-9 Food Recall."""

from __future__ import annotations

from tests.rival_restaurants.scene import Scene


def recall() -> Scene:
    scene = Scene(4).hand(0, "food-recall").stock(1, "rice", "wine").stock(2, "beef", "milk").stock(3, "wine").market()
    scene.play(0, "play food-recall")
    return scene


def test_named_for_each_chef() -> None:
    """RR-9: non-Mystery, before anybody answers (RR-9.2)."""
    scene = recall()
    assert scene.legal(0) == ["choose none", "choose rice"]
    scene.refused(0, "choose wine", "RR-9 Food Recall")
    scene.play(0, "choose rice")
    assert scene.has(1, "rice") == 1
    scene.play(0, "choose milk")  # seat 3 has only a Mystery ingredient
    assert (scene.has(1, "rice"), scene.has(2, "milk"), scene.has(2, "beef"), scene.has(3, "wine")) == (0, 0, 1, 1)


def test_some_may_be_left_alone() -> None:
    """RR-9: each chef you choose."""
    scene = recall()
    scene.play(0, "choose none", "choose beef")
    assert (scene.has(1, "rice"), scene.has(2, "beef")) == (1, 0)


def test_a_clam_keeps_ones_own() -> None:
    """RR-9.2"""
    scene = Scene().hand(0, "food-recall").stock(1, "rice").stock(2, "beef").hand(1, "clam-voyance").market()
    scene.play(0, "play food-recall", "choose rice", "choose beef")
    scene.play(1, "clam")
    assert (scene.has(1, "rice"), scene.has(2, "beef")) == (1, 0)


def test_nothing_to_recall() -> None:
    """RR-9"""
    scene = Scene().hand(0, "food-recall").stock(1, "wine").market()
    scene.refused(0, "play food-recall", "RR-9 Food Recall")
