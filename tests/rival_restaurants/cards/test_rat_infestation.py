"""RR-9 Rat Infestation."""

from __future__ import annotations

from tests.rival_restaurants.scene import Scene


def infested(*chefs: str) -> Scene:
    scene = Scene(chefs=chefs).hand(0, "rat-infestation").bins("chop-shop", "beef", "fish", "pork")
    for seat in range(3):
        scene.money(seat, 900)
    scene.go("chop-shop", "chop-shop", "chop-shop").claims(None, 1, 1)
    scene.play(0, "play rat-infestation chop-shop")
    if scene.step == "effect":
        for seat in scene.state.asked():
            scene.play(seat, "pass")
    if scene.step == "reclaim":  # Lovehandles kept the owner from claiming until now (RR-3.3)
        scene.play(0, "claim none")
    return scene.ready()


def test_only_the_owner_may_buy_there() -> None:
    """RR-9: bins and shelf; claims lapse (RR-3.6)."""
    scene = infested()
    assert scene.town.wars == []
    scene.refused(1, "buy beef", "RR-9 Rat Infestation")
    scene.refused(1, "buy shelf", "RR-9 Rat Infestation")
    scene.play(0, "buy beef")


def test_the_others_pay_500_together_from_the_next_day_on() -> None:
    """RR-9: any sums, from anywhere; then it is discarded at once."""
    scene = infested()
    scene.refused(1, "exterminate chop-shop 100", "RR-9 Rat Infestation")
    assert scene.legal(1, "exterminate") == []
    scene.ready().decline()
    scene.market("island", "chop-shop")
    assert scene.legal(0, "exterminate") == []
    assert scene.legal(1, "exterminate") == [f"exterminate chop-shop {money}" for money in (100, 200, 300, 400, 500)]
    scene.refused(0, "exterminate chop-shop 100", "RR-9 Rat Infestation")
    scene.refused(1, "exterminate chop-shop 600", "RR-9 Rat Infestation")
    scene.play(1, "exterminate chop-shop 200")
    scene.refused(1, "buy shelf", "RR-9 Rat Infestation")
    scene.play(2, "exterminate chop-shop 300")
    assert scene.state.view(None).markets[3].rats is None
    assert scene.state.view(None).used_cards == {"rat-infestation": 1}
    scene.play(1, "buy shelf")
    scene.refused(1, "exterminate chop-shop 100", "RR-9 Rat Infestation")


def test_lovehandles_does_not_stop_the_owner_antoine_charges_him() -> None:
    """RR-9"""
    scene = infested("kim-chi", "lovehandles-mcfatterson", "antoine-baguette")
    scene.play(0, "buy beef")
    assert scene.purse(0) == 900 - 300


def test_a_clam_is_a_shield_as_long_as_the_card_lasts() -> None:
    """RR-9.4"""
    scene = Scene().hand(0, "rat-infestation").hand(1, "clam-voyance").go("island", "chop-shop", "chop-shop").claims()
    scene.play(0, "play rat-infestation chop-shop")
    scene.play(1, "clam")
    scene.ready()
    scene.play(1, "buy shelf")
    scene.refused(2, "buy shelf", "RR-9 Rat Infestation")
    scene.ready().decline()
    scene.market("island", "chop-shop", "chop-shop")
    scene.play(1, "buy shelf")


def test_played_in_phase_2_it_puts_bidders_out() -> None:
    """RR-9.5: no permission lifts a ban."""
    scene = Scene().hand(0, "rat-infestation").bins("chop-shop", "beef")
    scene.market("island", "chop-shop", "chop-shop", claims=(None, 1, 1))
    assert scene.town.wars
    scene.play(0, "play rat-infestation chop-shop")
    assert scene.town.wars == []
    assert [event.args for event in scene.told("war-shut")] == [{"seat": s, "what": "$rr-beef"} for s in ("@1", "@2")]


def test_others_sprees_are_shut_out() -> None:
    """RR-9"""
    scene = Scene().hand(0, "rat-infestation").hand(1, "shopping-spree").market()
    scene.play(0, "play rat-infestation chop-shop")
    scene.play(1, "pass")
    for seat in range(3):
        scene.play(seat, "ready")
    scene.play(1, "play shopping-spree")
    assert scene.legal(1, "buy chop-shop") == []
    scene.refused(1, "buy chop-shop shelf", "RR-9 Rat Infestation")


def test_one_infestation_for_a_market() -> None:
    """RR-9"""
    scene = Scene(cards={"rat-infestation": 2}).hand(0, "rat-infestation").hand(1, "rat-infestation").market()
    scene.play(0, "play rat-infestation chop-shop")
    scene.play(1, "pass")
    scene.refused(1, "play rat-infestation chop-shop", "RR-9 Rat Infestation")


def test_played_in_phase_2_a_claim_keeps_the_owner_from_nothing() -> None:
    """RR-9, RR-3.6: a chef who may not buy there has nothing reserved."""
    scene = Scene().hand(0, "rat-infestation").bins("chop-shop", "beef")
    scene.market("chop-shop", "chop-shop", claims=(None, 1))
    scene.refused(0, "buy beef", "RR-4.2")
    scene.play(0, "play rat-infestation chop-shop", "buy beef")
    assert scene.has(0, "beef") == 1


def test_stopped_by_all_it_is_used_up() -> None:
    """RR-9.3"""
    scene = Scene(2).hand(0, "rat-infestation").hand(1, "clam-voyance").market()
    scene.play(0, "play rat-infestation chop-shop")
    scene.play(1, "clam")
    assert scene.state.view(None).markets[3].rats is None
    assert scene.state.view(None).used_cards == {"clam-voyance": 1, "rat-infestation": 1}
