"""RR-9 Clam-Voyance."""

from __future__ import annotations

from tests.rival_restaurants.scene import Scene


def robbery(*hands: tuple[str, ...]) -> Scene:
    scene = Scene().hand(0, "armed-robbery")
    for seat, hand in enumerate(hands):
        scene.hand(seat, *hand)
    scene.market()
    scene.play(0, "play armed-robbery p2")
    return scene


def test_stops_what_hits_its_player() -> None:
    """RR-9.2: it does not count as the day's card, and is used up."""
    scene = robbery((), ("clam-voyance", "taxes"))
    scene.play(1, "clam")
    assert (scene.purse(0), scene.purse(1)) == (300, 300)
    assert scene.state.view(None).used_cards == {"clam-voyance": 1, "armed-robbery": 1}
    scene.play(1, "play taxes")


def test_answered_by_a_clam_the_robbery_works() -> None:
    """RR-9.3: the rulebook's example."""
    scene = robbery(("clam-voyance",), ("clam-voyance",))
    scene.play(1, "clam")
    assert scene.state.asked() == (0,)
    scene.play(0, "clam")
    assert (scene.purse(0), scene.purse(1)) == (400, 200)


def test_and_again() -> None:
    """RR-9.3: then it is the other player's turn again."""
    scene = robbery(("clam-voyance",), ("clam-voyance", "clam-voyance"))
    scene.play(1, "clam")
    scene.play(0, "clam")
    scene.play(1, "clam")
    assert (scene.purse(0), scene.purse(1)) == (300, 300)


def test_is_never_played_by_itself() -> None:
    """RR-9.2"""
    scene = Scene().hand(0, "clam-voyance").market()
    scene.refused(0, "play clam-voyance", "RR-9.2")
    scene.refused(0, "clam")


def test_whoever_has_none_cannot_answer() -> None:
    """RR-9.2: the player is asked anyway, because they hold a card."""
    scene = robbery((), ("taxes",))
    assert scene.legal(1) == ["pass"]
    scene.refused(1, "clam", "RR-9.2")
    scene.refused(2, "pass", "RR-9.2")
