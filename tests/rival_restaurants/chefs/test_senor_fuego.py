"""RR-7.12 Señor Fuego: Rascals' Shopping."""

from __future__ import annotations

from tests.rival_restaurants.scene import Scene


def test_every_other_chef_in_his_market_pays_200() -> None:
    """RR-7.12, RR-3.5: at the end of phase 1."""
    scene = Scene(chefs=("senor-fuego",)).go("chop-shop", "chop-shop", "chop-shop").claims().ready()
    scene.play(0, "toll p2 p3")
    assert [scene.purse(seat) for seat in range(3)] == [700, 100, 100]


def test_100_with_five_chefs_in_play() -> None:
    """RR-7.12"""
    scene = Scene(5, chefs=("senor-fuego",)).go("chop-shop", "chop-shop").claims().ready()
    scene.play(0, "toll p2")
    assert (scene.purse(0), scene.purse(1)) == (400, 200)


def test_not_on_the_island_nor_in_mystery_mart() -> None:
    """RR-7.12"""
    for place in ("island", "mystery-mart"):
        scene = Scene(chefs=("senor-fuego",)).go(place, place).claims().ready()
        assert scene.step == "buying"


def test_he_may_limit_whom_it_hits() -> None:
    """RR-7.13"""
    scene = Scene(chefs=("senor-fuego",)).go("chop-shop", "chop-shop", "chop-shop").claims().ready()
    assert scene.legal(0) == ["toll p2 p3", "toll p3", "toll p2", "toll nobody"]
    scene.play(0, "toll nobody")
    assert scene.purse(0) == 300


def test_whoever_cannot_pay_in_full_pays_what_he_has() -> None:
    """RR-7.13"""
    scene = Scene(chefs=("senor-fuego",)).money(1, 100).go("chop-shop", "chop-shop").claims().ready()
    scene.play(0, "toll p2")
    assert (scene.purse(0), scene.purse(1)) == (400, 0)


def test_a_clam_saves_its_player_alone() -> None:
    """RR-9.2"""
    scene = Scene(chefs=("senor-fuego",)).hand(1, "clam-voyance").go("chop-shop", "chop-shop", "chop-shop")
    scene.claims().ready()
    scene.play(0, "toll p2 p3")
    scene.play(1, "clam")
    assert [scene.purse(seat) for seat in range(3)] == [500, 300, 100]


def test_the_toll_may_leave_too_little_for_a_war() -> None:
    """RR-3.5, RR-4.1: it is paid before the wars begin. A claimant who cannot pay their price is out at once."""
    scene = Scene(chefs=("senor-fuego",)).bins("chop-shop", "beef").go("chop-shop", "chop-shop", "chop-shop")
    scene.claims(None, 1, 1).money(2, 500).ready()
    scene.play(0, "toll p2 p3")
    assert [scene.purse(seat) for seat in (0, 1)] == [700, 100]
    assert (scene.has(2, "beef"), scene.purse(2)) == (1, 100)  # the last one left must buy


def test_a_chef_sent_home_pays_nothing() -> None:
    """RR-7.12, RR-9 Road Block"""
    scene = Scene(chefs=("senor-fuego",)).hand(2, "road-block").go("chop-shop", "chop-shop").claims()
    scene.play(2, "play road-block p2")
    scene.ready()
    assert (scene.step, scene.purse(1)) == ("buying", 300)
