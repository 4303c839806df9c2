"""RR-3: Money & Move."""

from __future__ import annotations

from tableside.engine.state import CLOCK
from tests.rival_restaurants.scene import Scene


def test_income() -> None:
    """RR-3.1: +$300, +$100 for Social Media, +$100 for Celebrity Endorsement."""
    scene = Scene().upgrade(0, "social-media").upgrade(1, "social-media", "celebrity-endorsement")
    scene.kitchen().decline()
    assert scene.town.day == 2
    assert [scene.purse(seat) for seat in range(3)] == [300 + 400, 300 + 500, 300 + 300]
    assert [seat.income for seat in scene.state.view(None).seats] == [400, 500, 300]


def test_destinations_are_secret_until_all_have_picked() -> None:
    """RR-3.2"""
    scene = Scene()
    events = scene.play(0, "go chop-shop")
    assert scene.state.asked() == (1, 2)
    assert scene.state.view(1).seats[0].chefs[0].place == "home"
    assert scene.state.view(1).pending is not None
    assert scene.state.view(0).pending.mine == "go chop-shop"  # type: ignore[union-attr]
    assert scene.state.view(1).pending.mine is None  # type: ignore[union-attr]
    assert all("chop" not in str(event.args) for event in events)
    scene.play(0, "go dairy-king")  # a player may change their mind
    scene.play(1, "go island")
    scene.play(2, "go island")
    assert scene.place(0) == "dairy-king"


def test_out_of_time_means_the_island() -> None:
    """RR-3.2"""
    scene = Scene(move_seconds=60)
    scene.play(0, "go chop-shop")
    assert [timer.seconds for timer in scene.state.timers()] == [60]
    scene.time_up()
    assert [scene.place(seat) for seat in range(3)] == ["chop-shop", "island", "island"]


def test_claims_are_secret_and_may_be_none() -> None:
    """RR-3.3: everyone in a market picks a filled bin, or none."""
    scene = Scene().bins("chop-shop", "beef", None, "pork").go("chop-shop", "chop-shop")
    assert scene.state.asked() == (0, 1)
    scene.refused(0, "claim 2", "RR-3.3")
    scene.play(0, "claim 3")
    assert scene.state.view(1).seats[0].chefs[0].claim is None
    scene.play(1, "claim none")
    assert [scene.state.view(None).seats[seat].chefs[0].claim for seat in range(3)] == [3, None, None]


def test_without_bins_nobody_is_asked() -> None:
    """RR-3.3"""
    scene = Scene().bins("chop-shop").go("chop-shop")
    assert scene.step == "powers"


def test_out_of_time_for_claims_is_none() -> None:
    """RR-3.3"""
    scene = Scene(move_seconds=60).bins("chop-shop", "beef").go("chop-shop", "chop-shop")
    scene.play(0, "claim 1")
    scene.time_up()
    assert [scene.town.claim[0], scene.town.claim[2]] == [0, -1]


def test_powers_and_cards_in_the_order_declared() -> None:
    """RR-3.4: powers act after the claims are shown, each once a day. For cards before that see ``test_rr3_cards``."""
    scene = Scene(chefs=("mortimer-sleazburger",)).garbage(0, 2).hand(1, "taxes")
    scene.refused(0, "use mortimer-sleazburger p2", "RR-3.2")
    scene.go().claims()
    scene.play(0, "use mortimer-sleazburger p2")
    if scene.step == "effect":
        scene.play(1, "pass")
    scene.refused(0, "use mortimer-sleazburger p3", "RR-7.9")
    scene.play(1, "play taxes")
    assert scene.purse(1) == 300 + 400


def test_a_chef_moved_picks_place_and_claim_openly_at_once() -> None:
    """RR-3.4"""
    scene = Scene(chefs=("angus-khan",)).bins("dairy-king", "milk", "eggs").bins("chop-shop", "beef", "fish")
    scene.go("chop-shop", "chop-shop").claims(1, 2)
    scene.play(0, "use angus-khan p2")
    assert scene.step == "relocate"
    scene.refused(1, "go chop-shop", "RR-3.4")
    scene.play(1, "go dairy-king")
    assert scene.step == "reclaim"
    scene.play(1, "claim 2")
    assert (scene.place(1), scene.town.claim[2]) == ("dairy-king", 1)


def test_the_phase_ends_when_all_are_ready() -> None:
    """RR-3.4, RR-3.7: ready may be taken back until then."""
    scene = Scene().go().claims()
    scene.play(0, "ready")
    scene.refused(0, "ready", "RR-3.7")
    scene.play(0, "unready")
    scene.refused(0, "unready", "RR-3.7")
    for seat in range(3):
        assert scene.step == "powers"
        scene.play(seat, "ready")
    assert scene.step == "buying"


def test_no_buying_or_trading_in_phase_1() -> None:
    """RR-3.5: and Señor Fuego's toll comes last."""
    scene = Scene(chefs=("senor-fuego",)).go("chop-shop", "chop-shop").claims()
    for move in ("buy chop-shop shelf", "offer all: $100 for nothing"):
        scene.refused(1, move)
    scene.ready()
    assert scene.step == "toll"
    scene.play(0, "toll p2")
    assert scene.step == "buying"


def test_wars_follow_from_the_claims_as_they_stand_at_the_end() -> None:
    """RR-3.6: claims on bins closed by Lovehandles lapse then."""
    scene = Scene(chefs=("lovehandles-mcfatterson",)).bins("chop-shop", "beef", "fish")
    scene.go("chop-shop", "chop-shop", "chop-shop")
    for seat, bin in ((1, "1"), (2, "1"), (0, "none")):
        scene.play(seat, f"claim {bin}")
    scene.ready()
    assert scene.town.wars == []
    assert scene.town.claim[2] == -1
    assert [event.args["seat"] for event in scene.told("claim-lapses")] == ["@1", "@2"]  # and the loser is told
    scene = Scene().bins("chop-shop", "beef", "fish")
    scene.market("chop-shop", "chop-shop", "chop-shop", claims=(2, 1, 1))
    assert [(w.market, [bid.seat for bid in w.bids]) for w in scene.state.view(None).wars] == [("chop-shop", [1, 2])]


def test_the_host_may_pause_the_clock() -> None:
    """RR-2.2, RR-3.4"""
    scene = Scene().market()
    assert [timer.running for timer in scene.state.timers()] == [True]
    scene.refused(1, "pause", "RR-2.2")
    scene.play(0, "pause")
    assert [timer.running for timer in scene.state.timers()] == [False]
    scene.play(CLOCK, "resume")
    assert [timer.running for timer in scene.state.timers()] == [True]
