"""RR-9 Alien Attack."""

from __future__ import annotations

from tests.rival_restaurants.scene import Scene


def test_two_garbage_per_goo_for_everyone() -> None:
    """RR-9: it also hits the player who plays it, who cannot stop their own card (RR-9.2)."""
    scene = Scene().hand(0, "alien-attack", "clam-voyance").stock(0, "alien-goo").stock(1, "alien-goo", "alien-goo")
    scene.market()
    scene.play(0, "play alien-attack")
    assert scene.town.garbage == [2, 4, 0]


def test_a_clam_saves_its_player_alone() -> None:
    """RR-9.2"""
    scene = Scene(4).hand(0, "alien-attack").hand(1, "clam-voyance").hand(2, "taxes")
    scene.stock(1, "alien-goo").stock(2, "alien-goo").stock(3, "alien-goo").market()
    scene.play(0, "play alien-attack")
    assert scene.state.asked() == (1, 2)  # seat 3 holds no card
    scene.play(1, "clam")
    scene.play(2, "pass")
    assert scene.town.garbage == [0, 0, 2, 2]
