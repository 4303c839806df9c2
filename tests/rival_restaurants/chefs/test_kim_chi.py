"""RR-7.7 Kim Chi: Drama Queen."""

from __future__ import annotations

from tableside.engine.state import CLOCK
from tableside.games.rival_restaurants.catalog.ids import CHEF_KEYS
from tableside.games.rival_restaurants.game import GAME
from tableside.games.rival_restaurants.snapshot import digest_data
from tests.rival_restaurants.scene import Scene
from tests.rival_restaurants.test_rr11_variants import two_cooks


def drama(*places: str) -> Scene:
    scene = Scene(chefs=("kim-chi",)).bins("fruit-stand", "tomato", "beans").bins("chop-shop", "beef", "fish")
    return scene.go(*places).claims(1, 2)


def test_swaps_place_and_claim() -> None:
    """RR-7.7, RR-3.4: for $100 to the bank."""
    scene = drama("fruit-stand", "chop-shop")
    scene.play(0, "use kim-chi p2")
    assert (scene.place(0), scene.place(1)) == ("chop-shop", "fruit-stand")
    assert (scene.town.claim[0], scene.town.claim[2]) == (1, 0)
    assert scene.purse(0) == 200
    scene.refused(0, "use kim-chi p3", "RR-7.7")


def test_not_with_one_in_mystery_mart_but_she_may_come_from_there() -> None:
    """RR-7.7"""
    drama("fruit-stand", "mystery-mart").refused(0, "use kim-chi p2", "RR-7.7")
    scene = drama("mystery-mart", "chop-shop")
    scene.play(0, "use kim-chi p2")
    assert (scene.place(0), scene.place(1)) == ("chop-shop", "mystery-mart")


def test_not_the_same_player_two_days_running() -> None:
    """RR-7.7: a stopped attempt counts (RR-7.9)."""
    scene = Scene(chefs=("kim-chi",)).hand(1, "clam-voyance").go("fruit-stand", "chop-shop").claims()
    scene.play(0, "use kim-chi p2")
    scene.play(1, "clam")
    assert (scene.place(0), scene.purse(0)) == ("fruit-stand", 200)  # she pays even if she is stopped
    scene.ready().ready().decline()
    assert scene.town.day == 2
    scene.go("fruit-stand", "chop-shop", "chop-shop").claims()
    assert scene.refused(0, "use kim-chi p2", "RR-7.7").id == "rr-err-two-days"
    scene.play(0, "use kim-chi p3")
    scene.ready().ready().decline()
    scene.go("fruit-stand", "chop-shop", "chop-shop").claims()
    scene.play(0, "use kim-chi p2")


def test_a_new_chef_does_not_change_who_was_hit() -> None:
    """RR-7.7: the player is safe the next day, whatever chef they have by then (RR-9 Sous Chef)."""
    scene = Scene(chefs=("kim-chi",)).hand(1, "sous-chef").go("fruit-stand", "chop-shop").claims()
    scene.play(0, "use kim-chi p2")
    scene.play(1, "pass", "play sous-chef")
    scene.play(1, scene.legal(1)[0])
    scene.ready().ready().decline()
    scene.go("fruit-stand", "chop-shop", "chop-shop").claims()
    assert scene.legal(0, "use") == ["use kim-chi p3"]


def test_a_town_saved_when_the_chef_was_noted_still_loads() -> None:
    """RR-7.7, RR-7.9: the owner of that chef is the player who was hit."""
    scene = Scene(chefs=("kim-chi", "biff-brobeque", "mortimer-sleazburger")).garbage(2, 1).go().claims()
    scene.play(0, "use kim-chi p2")
    scene.play(2, "use mortimer-sleazburger p1")
    saved = digest_data(scene.town)  # the format of those days
    for name, chef in (("kim", "biff-brobeque"), ("mortimer", "kim-chi")):
        del saved[name + "_hit"]
        saved[name + "_last"] = CHEF_KEYS.index(chef)
    assert GAME.restore(scene.options, saved).digest() == scene.state.digest()
    for name in ("kim", "mortimer"):
        saved[name + "_last"] = -1
    assert GAME.restore(scene.options, saved).dump()["mortimer_hit"] == -1


def test_in_two_many_cooks_neither_chef_of_the_player() -> None:
    """RR-7.7, RR-11.3"""
    scene = two_cooks("kim-chi", "biff-brobeque", "gohan-sushido", "phyllis-grubman").money(0, 900)
    for spared in (False, True):
        scene.play(0, "go island dairy-king")
        scene.play(1, "go veggie-eden chop-shop")
        for seat in (0, 1):
            scene.play(seat, "claim none none")
        assert (scene.legal(0, "use") == []) == spared
        if not spared:
            scene.play(0, "use kim-chi p2b")
            scene.ready().ready().decline()


def test_chefs_at_home_cannot_be_swapped() -> None:
    """RR-7.7"""
    scene = Scene(chefs=("kim-chi",)).hand(2, "road-block").go("fruit-stand", "chop-shop").claims()
    scene.play(2, "play road-block p2")
    scene.refused(0, "use kim-chi p2", "RR-7.7")


def test_without_100_no_drama() -> None:
    """RR-7.7"""
    scene = Scene(chefs=("kim-chi",)).money(0, 0).go("fruit-stand", "chop-shop").claims()
    assert scene.legal(0, "use") == []


def test_who_left_while_it_was_answered_is_not_swapped() -> None:
    """RR-7.7, RR-6.1: they are at home and get neither place nor claim. Otherwise a war would wait for them."""
    scene = drama("fruit-stand", "chop-shop").hand(1, "clam-voyance")
    scene.play(0, "use kim-chi p2")
    scene.state.concede(1, "end-resigned")
    scene.play(CLOCK, "go-on")
    assert (scene.place(0), scene.place(1)) == ("fruit-stand", "home")
    assert scene.town.claim[2] == -1


def test_kim_who_left_takes_nobody_home() -> None:
    """RR-7.7, RR-6.1"""
    scene = drama("fruit-stand", "chop-shop").hand(1, "clam-voyance")
    scene.play(0, "use kim-chi p2")
    scene.state.concede(0, "end-resigned")
    scene.play(1, "pass")
    assert scene.place(1) == "chop-shop"
