"""RR-9 Taxes."""

from __future__ import annotations

from tests.rival_restaurants.scene import Scene


def test_200_from_each_chef() -> None:
    """RR-9, RR-9.1: a player who cannot pay in full pays what they have."""
    scene = Scene(4).hand(0, "taxes").money(1, 100).money(2, 0).market()
    scene.play(0, "play taxes")
    assert [scene.purse(seat) for seat in range(4)] == [600, 0, 0, 100]


def test_all_hit_answer_together_and_a_clam_protects_its_player_alone() -> None:
    """RR-9.2"""
    scene = Scene(4).hand(0, "taxes").hand(1, "clam-voyance").hand(2, "jackpot").market()
    scene.play(0, "play taxes")
    assert scene.state.asked() == (1, 2)
    scene.play(2, "pass")
    scene.play(1, "clam")
    assert [scene.purse(seat) for seat in range(4)] == [700, 300, 100, 100]


def test_a_squad_is_taxed_once() -> None:
    """RR-10.6: the card hits the player; NPCs are not taxed."""
    scene = Scene(2, mode="squad")
    while scene.step != "destinations":
        seat = scene.state.asked()[0]
        scene.play(seat, scene.legal(seat)[0])
    scene._clear()
    scene.hand(0, "taxes")
    while scene.step != "powers":
        seat = scene.state.asked()[0]
        scene.play(seat, scene.legal(seat)[0])
    before = [scene.purse(seat) for seat in (0, 1)]
    scene.play(0, "play taxes")
    assert [scene.purse(seat) for seat in (0, 1)] == [before[0] + 200, before[1] - 200]


def test_money_bound_by_a_bid_is_taxed_too() -> None:
    """RR-4.1c: the bid falls to what is left. Below the price, the chef is out."""
    scene = Scene().bins("chop-shop", "beef").hand(2, "taxes").market("chop-shop", "chop-shop", claims=(1, 1))
    scene.play(0, "bid 300")
    scene.play(2, "play taxes")
    assert [scene.purse(seat) for seat in range(3)] == [100, 100, 700]
    assert scene.state.view(None).wars == []  # neither has $200 any more
    assert scene.has(0, "beef") == scene.has(1, "beef") == 0
