"""RR-8 Leaning Tower of Eatsa."""

from __future__ import annotations

from tests.rival_restaurants.scene import Scene


def cooking(points: int) -> Scene:
    scene = Scene().restaurants("leaning-tower-of-eatsa").recipe(0, "kimbap", "lasagna").points(0, points)
    scene.stock(0, "rice", "carrot", "eggs").kitchen()
    scene.play(0, "cook kimbap")
    return scene


def test_level_2_draws_one() -> None:
    """RR-8"""
    scene = cooking(0)
    assert len(scene.cards(0)) == 1


def test_level_3_draws_two_keeps_one() -> None:
    """RR-8: only the player sees them; the other goes to the discard."""
    scene = cooking(4)
    scene.play(0, "first level")
    shown = scene.state.view(0).pending.options  # type: ignore[union-attr]
    assert len(shown) == 2
    assert scene.state.view(1).pending.options == []  # type: ignore[union-attr]
    events = scene.play(0, f"keep-cards {shown[0]}")
    assert scene.cards(0) == [shown[0]]
    [kept] = [event for event in events if event.id == "rr-log-keeps-cards"]
    assert kept.args == {"cards": [f"$rr-{shown[0]}"]}
    assert [kept.seen_by(seat) for seat in (0, 1, None)] == [True, False, False]
    assert scene.state.view(1).used_cards == {shown[1]: 1}


def test_level_4_draws_three_keeps_two() -> None:
    """RR-8"""
    scene = cooking(9)
    scene.play(0, "first level")
    shown = scene.state.view(0).pending.options  # type: ignore[union-attr]
    assert len(shown) == 3
    scene.play(0, scene.legal(0)[0])
    assert len(scene.cards(0)) == 2


def test_too_few_cards_left() -> None:
    """RR-1.9: the player keeps what there is."""
    scene = Scene().restaurants("leaning-tower-of-eatsa").recipe(0, "kimbap", "lasagna").points(0, 4)
    scene.stock(0, "rice", "carrot", "eggs").kitchen()
    rest = scene.town.deck[:]
    rest[20] = 0
    scene.town.rules.copies = [a - b for a, b in zip(scene.town.rules.copies, rest, strict=True)]
    scene.town.rules.card_total -= sum(rest)
    scene.town.deck = [0] * 20 + [1] + [0] * 6
    scene.town.deck_size = 1
    scene.play(0, "cook kimbap")
    scene.play(0, "first level")
    assert scene.cards(0) == ["taxes"]
