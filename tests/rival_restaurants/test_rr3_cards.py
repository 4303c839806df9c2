"""RR-3.4: action cards while everybody is still choosing. RR-9.4: Clams against permanent powers, from
the reveal on."""

from __future__ import annotations

import msgspec
import pytest

from tableside.engine.chance import FastChance
from tableside.engine.errors import IllegalMove
from tableside.engine.match import Match
from tableside.games.rival_restaurants.catalog.ids import PLACE_KEYS
from tableside.games.rival_restaurants.game import GAME
from tests.rival_restaurants.scene import Scene

LOVEHANDLES = "lovehandles-mcfatterson"


def shop(*hands: tuple[int, str], move_seconds: int = 0) -> Scene:
    scene = Scene(move_seconds=move_seconds).bins("fruit-stand", "tomato", "beans").bins("chop-shop", "beef", "fish")
    for seat, card in hands:
        scene.hand(seat, card)
    return scene


def test_before_ones_wheel_is_turned_and_after_it_is_down() -> None:
    """RR-3.4: Fridge Raid before, Taxes after."""
    scene = shop((0, "fridge-raid"), (1, "taxes"))
    scene.play(0, "play fridge-raid fruit-stand")
    assert scene.step == "fridge"
    scene.play(0, "choose tomato", "choose beans")
    assert scene.step == "destinations"
    scene.play(1, "go chop-shop")
    scene.play(1, "play taxes")
    assert [scene.purse(seat) for seat in range(3)] == [100, 700, 100]
    assert scene.step == "destinations"
    scene.refused(1, "play taxes", "RR-9.1")


def test_whoever_had_chosen_is_asked_again() -> None:
    """RR-3.4: until the reveal. The choice stands until the player makes another."""
    scene = shop((2, "jackpot")).stock(2, "rice", "rice", "milk", "milk")
    scene.play(0, "go chop-shop")
    scene.play(1, "go chop-shop")
    assert scene.state.asked() == (2,)
    scene.play(2, "play jackpot")
    assert scene.state.asked() == (0, 1, 2)
    assert scene.state.view(0).pending.mine == "go chop-shop"  # type: ignore[union-attr]
    scene.play(0, "go fruit-stand")
    scene.play(1, "go chop-shop")
    scene.play(2, "go island")
    assert [scene.place(seat) for seat in range(3)] == ["fruit-stand", "chop-shop", "island"]


def test_out_of_time_what_was_chosen_before_the_card_stands() -> None:
    """RR-3.4, RR-3.2"""
    scene = shop((2, "one-world"), move_seconds=60).garbage(2, 1)
    scene.play(0, "go chop-shop")
    scene.play(2, "play one-world 1")
    scene.time_up()
    assert [scene.place(seat) for seat in range(3)] == ["chop-shop", "island", "island"]


def test_the_clock_of_the_wheels_stops_while_a_card_resolves() -> None:
    """RR-9.1: it goes on where it was, for wheels and claims alike."""
    for step in ("destinations", "claims"):
        scene = shop((1, "taxes"), (0, "discount"), move_seconds=60)
        if step == "claims":
            scene.go("fruit-stand", "fruit-stand")
        assert scene.step == step
        [before] = scene.state.timers()
        scene.play(1, "play taxes")
        assert scene.step == "effect"
        below, window = scene.state.timers()
        assert (below.key, below.running, window.running) == (before.key, False, True)
        scene.play(0, "pass")
        [after] = scene.state.timers()
        assert (after.key, after.running) == (before.key, True)


def test_a_clam_answers_here_as_everywhere() -> None:
    """RR-9.2: everyone who is hit and holds any card is asked."""
    scene = shop((1, "taxes"), (0, "clam-voyance"), (2, "discount"))
    scene.play(0, "go chop-shop")
    scene.play(1, "play taxes")
    assert scene.state.asked() == (0, 2)
    assert scene.state.view(0).pending.mine is None  # type: ignore[union-attr]
    scene.play(0, "clam")
    scene.play(2, "pass")
    assert [scene.purse(seat) for seat in range(3)] == [300, 500, 100]
    assert scene.step == "destinations"


def test_road_block_waits_for_the_reveal() -> None:
    """RR-3.4: it needs places. A chef who is sent home is not asked for a claim."""
    scene = shop((2, "road-block"))
    assert scene.legal(2, "play") == []
    scene.refused(2, "play road-block p1", "RR-3.4")
    scene.go("fruit-stand", "fruit-stand")
    scene.play(0, "claim 1")
    scene.play(2, "play road-block p1")
    assert (scene.place(0), scene.state.asked()) == ("home", (1,))
    scene.play(1, "claim 1")
    assert (scene.town.claim[0], scene.town.claim[2], scene.step) == (-1, 0, "powers")


def test_sous_chef_waits_in_kitchen_squad_only() -> None:
    """RR-3.4, RR-10.6: in Kitchen Squad the active chef is secret."""
    scene = shop((0, "sous-chef"))
    scene.play(0, "play sous-chef")
    assert scene.step == "new-chef"
    scene = Scene(2, mode="squad")
    while scene.step != "destinations":
        seat = scene.state.asked()[0]
        scene.play(seat, scene.legal(seat)[0])
    scene.hand(0, "sous-chef")
    scene.refused(0, "play sous-chef", "RR-3.4")
    for seat in (0, 1):
        chef = scene.state.view(seat).seats[seat].squad[0]
        scene.play(seat, f"go island {('chop-shop', 'dairy-king')[seat]} with {chef}")
    assert scene.step == "claims"
    scene.play(0, "play sous-chef")
    assert scene.step == "new-chef"


def test_special_order_takes_what_was_claimed_in_secret() -> None:
    """RR-9 Special Order, RR-3.4: all who had claimed are asked again, not only those who lose something."""
    scene = shop((2, "special-order")).go("fruit-stand", "fruit-stand", "chop-shop")
    scene.play(0, "claim 1")
    scene.play(1, "claim 2")
    scene.play(2, "play special-order fruit-stand 1")
    assert scene.state.asked() == (0, 1, 2)
    scene.refused(0, "claim 1", "RR-3.3")
    scene.play(1, "claim 2")
    scene.play(2, "claim none")
    scene.play(0, "claim 2")
    assert (scene.town.claim[0], scene.town.claim[2]) == (1, 1)


def test_a_claim_on_a_card_that_is_gone_is_none() -> None:
    """RR-3.4: when time runs out, a player who had claimed it stands at the shelf."""
    scene = shop((2, "special-order"), move_seconds=60).go("fruit-stand", "fruit-stand", "chop-shop")
    scene.play(0, "claim 1")
    scene.play(1, "claim 2")
    scene.play(2, "play special-order fruit-stand 1")
    scene.time_up()
    assert (scene.town.claim[0], scene.town.claim[2], scene.step) == (-1, 1, "powers")


def test_the_last_card_of_a_market_ends_the_question() -> None:
    """RR-3.3: a question that nobody could answer is not asked."""
    scene = Scene().bins("chop-shop", "beef").hand(2, "special-order").go("chop-shop")
    assert (scene.step, scene.state.asked()) == ("claims", (0,))
    scene.play(2, "play special-order chop-shop 1")
    assert scene.step == "powers"


def test_a_change_of_mind_is_not_told() -> None:
    """RR-1.7: others see only once that somebody has chosen."""
    scene = shop()
    assert len(scene.play(0, "go chop-shop")) == 1
    assert scene.play(0, "go island") == []


@pytest.mark.parametrize("step", ["destinations", "claims"])
def test_secret_choices_do_not_show_while_a_card_resolves(step: str) -> None:
    """RR-1.7, RR-3.4: whatever somebody has chosen, the others see the same and may do the same."""
    choices = (
        [f"go {place}" for place in PLACE_KEYS[:7]] if step == "destinations" else ["claim 1", "claim 2", "claim none"]
    )
    seen = set()
    for choice in choices:
        scene = shop((1, "taxes"), (2, "discount"), (0, "clam-voyance"))
        if step == "claims":
            scene.go("fruit-stand", "fruit-stand", "chop-shop")
        scene.events.clear()
        scene.play(0, choice)
        sights = [look(scene)]
        scene.play(1, "play taxes")
        sights.append(look(scene))
        scene.play(0, "clam")
        scene.play(2, "pass")
        assert scene.step == step
        sights.append(look(scene))
        seen.add((tuple(sights), tuple(str(event) for event in scene.events if event.seen_by(1) or event.seen_by(2))))
    assert len(seen) == 1


def look(scene: Scene) -> tuple[object, ...]:
    views = [msgspec.json.encode(scene.state.view(seat)) for seat in (None, 1, 2)]
    return (*views, *map(tuple, (scene.legal(1), scene.legal(2))), scene.state.asked(), *scene.state.timers())


def test_what_was_chosen_is_imagined_anew_under_a_card() -> None:
    """RR-1.7: a search bot knows nothing about it, and its own choice stays."""
    scene = shop((1, "taxes"), (2, "discount"))
    scene.play(0, "go chop-shop")
    scene.play(2, "go dairy-king")
    own = scene.town.pick[2]
    scene.play(1, "play taxes")
    assert scene.step == "effect"
    twins = [scene.state.determinise(2, FastChance(seed)).town.pick for seed in range(60)]
    assert len({pick[0] for pick in twins}) > 4
    assert {pick[2] for pick in twins} == {own}
    assert {pick[1] for pick in twins} == {-1}


def test_saved_and_restored_under_a_card() -> None:
    """RR-3.4"""
    scene = shop((1, "taxes"), (2, "discount"))
    scene.play(0, "go chop-shop")
    scene.play(1, "play taxes")
    again = GAME.restore(scene.options, scene.state.dump())
    assert again.digest() == scene.state.digest()
    for state in (scene.state, again):
        for seat, move in ((2, "pass"), (1, "go island"), (2, "go island"), (0, "go fruit-stand")):
            state.play(seat, move, FastChance(3))
    assert again.digest() == scene.state.digest()


def test_undo_ends_at_a_card() -> None:
    """RR-3.4: a choice can be taken back, but not a card that was played, nor a choice made before it."""
    match = Match.start("rival-restaurants", {"edition": "deluxe", "mode": "standard"}, seats=3, seed=5)
    match.play(0, "go island")
    assert match.can_undo(0)
    match.undo(0)
    match.play(0, "go island")
    plays = [(seat, move) for seat in range(3) for move in match.state.legal_moves(seat) if move.startswith("play")]
    match.play(*plays[0])
    assert not any(match.can_undo(seat) for seat in range(3))


# Lovehandles and Antoine (RR-9.4)


def stalled(*clams: int) -> Scene:
    """Lovehandles and two others are at the Fruit Stand, about to claim."""
    scene = Scene(chefs=(LOVEHANDLES,)).bins("fruit-stand", "tomato", "beans").bins("chop-shop", "beef")
    for seat in clams:
        scene.hand(seat, "clam-voyance")
    return scene.go("fruit-stand", "fruit-stand", "fruit-stand")


def test_with_every_bin_closed_nobody_is_asked_to_claim() -> None:
    """RR-3.3, RR-7.8: whether or not somebody could stop him, so being asked reveals nothing."""
    for clams in ((), (1,), (1, 2)):
        scene = stalled(*clams)
        assert (scene.step, scene.state.asked()) == ("claims", (0,))
        scene.play(0, "claim 1")
        assert scene.step == "powers"


def test_rats_close_all_bins_too() -> None:
    """RR-9 Rat Infestation: no claim there could stand, so nobody claims."""
    scene = shop((0, "rat-infestation"))
    scene.play(0, "play rat-infestation fruit-stand")
    scene.go("island", "fruit-stand", "chop-shop")
    assert scene.state.asked() == (2,)
    scene.refused(1, "claim 1", "RR-3.3")


def test_a_clam_before_the_claims_opens_the_bins() -> None:
    """RR-9.4: from the reveal on. Then the chef is asked like the others."""
    scene = stalled(1)
    scene.play(1, f"clam {LOVEHANDLES}")
    assert scene.state.asked() == (0, 1)
    scene.play(0, "claim 1")
    scene.play(1, "claim 2")
    scene.ready()
    assert scene.town.claim[2] == 1
    scene.play(1, "buy beans")


def test_a_claim_survives_lovehandles() -> None:
    """RR-9.4: a chef on a closed bin may answer until the phase ends, and then the claim stands."""
    scene = stalled(1)
    scene.play(1, "claim 2")  # not asked, but allowed
    scene.play(2, "claim 2")
    scene.play(0, "claim 1")
    assert [scene.town.claim[2 * seat] for seat in range(3)] == [0, 1, 1]
    scene.play(1, f"clam {LOVEHANDLES}")
    assert scene.step == "powers"
    scene.ready()
    assert [scene.town.claim[2 * seat] for seat in range(3)] == [0, 1, -1]
    assert scene.town.wars == []
    scene.refused(2, "buy beans")
    scene.play(1, "buy beans")


def test_without_a_claim_one_claims_openly_at_once() -> None:
    """RR-9.4, RR-3.4: after the claims are shown, like a chef who was moved."""
    scene = stalled(1).claims(1)
    scene.play(1, f"clam {LOVEHANDLES}")
    assert (scene.step, scene.state.asked()) == ("reclaim", (1,))
    scene.play(1, "claim 1")
    scene.ready()
    assert [bid.seat for bid in scene.state.view(None).wars[0].bids] == [0, 1]


def test_a_clam_against_him_may_be_answered() -> None:
    """RR-9.3, RR-9.4"""
    scene = stalled(0, 1).claims(1)
    scene.play(1, f"clam {LOVEHANDLES}")
    assert scene.state.asked() == (0,)
    scene.play(0, "clam")
    assert scene.step == "powers"
    scene.refused(1, f"clam {LOVEHANDLES}", "RR-9.4")  # it is used up
    scene.ready()
    scene.refused(1, "buy beans", "RR-7.8")


def test_antoine_is_shaken_off_from_the_reveal_on() -> None:
    """RR-9.4: not before it, and until the day ends."""
    scene = Scene(chefs=("antoine-baguette",)).bins("fruit-stand", "tomato", "beans").hand(1, "clam-voyance")
    scene.refused(1, "clam antoine-baguette")
    scene.go("fruit-stand", "fruit-stand")
    scene.play(1, "clam antoine-baguette")
    scene.claims().ready()
    assert scene.state.view(1).markets[1].my_bin_price == 100


def test_who_is_spared_claims_openly_at_once() -> None:
    """RR-7.13, RR-3.4"""
    scene = stalled().claims(1)
    scene.play(0, f"spare {LOVEHANDLES} p3")
    assert (scene.step, scene.state.asked()) == ("reclaim", (2,))
    scene.play(2, "claim 2")
    scene.ready()
    assert scene.town.claim[4] == 1


def test_when_lovehandles_is_gone_who_was_not_asked_claims() -> None:
    """RR-3.3, RR-7.7, RR-9 Sous Chef, Road Block: whatever opens the bins before the phase ends, in seat order."""
    for move in ("use kim-chi p1", "play sous-chef", "play road-block p1"):
        scene = Scene(seats=4, chefs=(LOVEHANDLES, "kim-chi")).bins("fruit-stand", "tomato", "beans")
        scene.hand(0, "sous-chef").hand(1, "road-block").go("fruit-stand", "island", "fruit-stand", "fruit-stand")
        scene.play(0, "claim 1")
        scene.play(0 if "sous" in move else 1, move)
        while scene.step in ("new-chef", "effect"):
            seat = scene.state.asked()[0]
            scene.play(seat, next(word for word in scene.legal(seat) if word.startswith(("chef", "pass"))))
        assert (scene.step, scene.state.asked()) == ("reclaim", (2,)), move
        scene.play(2, "claim 2")
        assert (scene.step, scene.state.asked()) == ("reclaim", (3,))
        scene.play(3, "claim 2")
        assert scene.step == "powers"
        scene.ready()
        assert [bid.seat for bid in scene.state.view(None).wars[0].bids] == [2, 3]


def test_who_had_chosen_the_shelf_is_not_asked_twice() -> None:
    """RR-3.3: only those who could not claim before. Lovehandles came later."""
    scene = Scene(chefs=(LOVEHANDLES, "kim-chi")).hand(2, "clam-voyance").bins("fruit-stand", "tomato", "beans")
    scene.go("chop-shop", "fruit-stand", "fruit-stand").claims(1, 1, None)
    scene.play(1, "use kim-chi p1")
    scene.play(2, f"clam {LOVEHANDLES}")
    assert (scene.step, scene.town.claim[4]) == ("powers", -1)


def test_moved_to_closed_bins_nobody_is_asked() -> None:
    """RR-3.4, RR-7.8"""
    scene = Scene(chefs=(LOVEHANDLES, "angus-khan")).bins("fruit-stand", "tomato").bins("chop-shop", "beef")
    scene.go("fruit-stand", "chop-shop", "chop-shop").claims()
    scene.play(1, "use angus-khan p3")
    scene.play(2, "go fruit-stand")
    assert scene.step == "powers"


def test_without_a_clam_there_is_no_shaking_off() -> None:
    """RR-9.4"""
    scene = stalled()
    with pytest.raises(IllegalMove):
        scene.state.check(1, f"clam {LOVEHANDLES}")
    assert scene.legal(1, "clam") == []
