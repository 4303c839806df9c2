"""RR-9: playing cards, and answering them."""

from __future__ import annotations

import pytest

from tests.rival_restaurants.scene import Scene


def test_one_card_per_chef_and_day() -> None:
    """RR-9.1: and the used card goes to the discard."""
    scene = Scene().hand(0, "jackpot", "taxes").stock(0, "milk", "milk", "beef", "beef").market()
    scene.play(0, "play jackpot")
    scene.refused(0, "play taxes", "RR-9.1")
    assert scene.state.view(None).used_cards == {"jackpot": 1}
    scene.ready().decline()
    scene.market()
    scene.play(0, "play taxes")


def test_a_card_not_held_cannot_be_played() -> None:
    """RR-9.1"""
    scene = Scene().market()
    scene.refused(0, "play taxes", "RR-9.1")


def test_the_clock_stops_while_a_card_resolves() -> None:
    """RR-9.1, RR-9.2: the window is timed."""
    scene = Scene().hand(0, "taxes").hand(1, "jackpot").market()
    [market] = scene.state.timers()
    assert (market.seconds, market.running) == (60, True)
    scene.play(0, "play taxes")
    stopped, window = scene.state.timers()
    assert (stopped.key, stopped.running) == (market.key, False)
    assert (window.seconds, window.running, window.seats) == (8, True, (1,))
    scene.time_up()  # no answer is a pass
    assert scene.purse(0) == 700
    assert scene.state.timers() == [market]


def test_cards_beat_powers() -> None:
    """RR-9.1, RR-3.3: Road Block sends Lovehandles home and opens the bins, so claims are possible after all."""
    scene = Scene(chefs=("kim-chi", "lovehandles-mcfatterson")).hand(0, "road-block").bins("fruit-stand", "tomato")
    scene.go("fruit-stand", "fruit-stand").claims()
    scene.play(0, "play road-block p2")
    scene.play(0, "claim 1")
    scene.ready()
    scene.play(0, "buy tomato")


def test_everyone_hit_who_holds_any_card_is_asked() -> None:
    """RR-9.2: with or without a Clam, so that a pause reveals nothing. Players without a card are not asked."""
    scene = Scene(4).hand(0, "taxes").hand(1, "jackpot").hand(2, "clam-voyance").market()
    scene.play(0, "play taxes")
    assert scene.state.asked() == (1, 2)
    view = scene.state.view(3)
    assert view.pending is not None
    assert (view.pending.source, view.pending.hit, view.pending.waiting) == ("taxes", [1, 2, 3], [1, 2])
    events = scene.play(2, "clam")
    assert events == []  # shown when all have answered
    scene.play(1, "pass")
    assert scene.told("clams")[0].args["seat"] == "@2"


def last_clam(scene: Scene) -> int | None:
    """Whose Clam may be answered, as anybody can see."""
    pending = scene.state.view(3).pending
    return None if pending is None else pending.clam


def test_the_view_says_whose_clam_may_be_answered() -> None:
    """RR-9.3: the player who stopped, then the player who was stopped, in turns."""
    scene = Scene(4).hand(0, "taxes", "clam-voyance").hand(2, "clam-voyance", "clam-voyance").market()
    scene.play(0, "play taxes")
    assert last_clam(scene) is None
    scene.play(2, "clam")
    assert last_clam(scene) == 2
    scene.play(0, "clam")
    assert last_clam(scene) == 0


def test_several_clams_are_answered_in_seat_order() -> None:
    """RR-9.3: only by the player who was stopped."""
    scene = Scene(4).hand(0, "taxes", "clam-voyance").hand(1, "clam-voyance").hand(2, "clam-voyance").market()
    scene.play(0, "play taxes")
    scene.play(2, "clam")
    scene.play(1, "clam")
    assert scene.state.asked() == (0,)
    assert last_clam(scene) == 1
    scene.play(0, "pass")
    assert last_clam(scene) == 2
    scene.play(0, "clam")
    assert [scene.purse(seat) for seat in range(4)] == [700, 300, 100, 100]


def test_a_stopped_card_counts_for_the_day() -> None:
    """RR-9.3: and is used up."""
    scene = Scene().hand(0, "armed-robbery", "taxes").hand(1, "clam-voyance").market()
    scene.play(0, "play armed-robbery p2")
    scene.play(1, "clam")
    scene.play(0, "pass")
    scene.refused(0, "play taxes", "RR-9.1")


def test_a_new_question_has_a_new_time_limit() -> None:
    """RR-9.2, RR-9.3"""
    scene = Scene().hand(0, "armed-robbery", "taxes").hand(1, "clam-voyance").market()
    scene.play(0, "play armed-robbery p2")
    first = scene.state.timers()[-1]
    scene.play(1, "clam")
    second = scene.state.timers()[-1]
    assert first.key != second.key
    assert second.seats == (0,)


def test_shields_last_as_long_as_the_card() -> None:
    """RR-9.4: Fake Sale, for the day."""
    scene = Scene().hand(0, "fake-sale").hand(1, "clam-voyance").go("island", "fruit-stand").claims()
    scene.play(0, "play fake-sale")
    scene.play(1, "clam")
    assert "fake-sale" not in scene.state.view(None).seats[1].marks
    assert "fake-sale" in scene.state.view(None).seats[2].marks


def test_a_card_may_undo_what_another_did() -> None:
    """RR-9.5: once the first card has resolved. What was stolen may be stolen back."""
    scene = Scene().hand(0, "raiders-of-the-lost-pork").hand(1, "raiders-of-the-lost-pork").stock(1, "wine").market()
    scene.play(0, "play raiders p2 wine")
    scene.refused(1, "play raiders p1 wine")  # only a Clam interrupts
    scene.play(1, "pass")
    scene.play(1, "play raiders p1 wine")
    assert scene.has(1, "wine") == 1


def test_a_card_played_takes_back_everybodys_ready() -> None:
    """RR-3.7: a player who was ready may want to react."""
    scene = Scene().hand(0, "armed-robbery").market()
    scene.play(1, "ready")
    scene.play(0, "play armed-robbery p2")
    assert scene.state.asked() == (0, 1, 2)


@pytest.mark.parametrize("phase", [1, 2])
def test_nobody_who_has_left_is_a_target(phase: int) -> None:
    """RR-9, RR-7: players who have left are no targets of any card or power. The others are."""
    chefs = ("mortimer-sleazburger", "general-stroganov", "kim-chi", "angus-khan")
    scene = Scene(5, chefs=chefs).go(*["chop-shop"] * 5)
    for seat in range(5):
        scene.stock(seat, "wine", "rice").garbage(seat, 1).points(seat, 2).hand(seat, "clam-voyance")
    scene.hand(0, "raiders-of-the-lost-pork", "armed-robbery", "contamination", "food-inspector", "negative-critic")
    scene.hand(0, "its-just-business", "ninja-attack", "road-block", "food-recall")
    scene.claims()
    scene.state.concede(4, "end-resigned")
    if phase == 2:
        for seat in range(4):
            scene.play(seat, "ready")
    targeting = [move for seat in range(4) for move in scene.legal(seat) if move.startswith(("use", "play", "offer"))]
    assert len([move for move in targeting if " p2" in move]) >= (7 if phase == 1 else 6)
    assert not [move for move in targeting if " p5" in move]
    scene.refused(0, "play raiders p5 wine", "RR-9 Raiders of the Lost Pork")
    scene.play(0, "play food-recall")
    named = 0
    while scene.step == "recall-names":
        scene.play(0, "choose rice")
        named += 1
    assert named == 3
