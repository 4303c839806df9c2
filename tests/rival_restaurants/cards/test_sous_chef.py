"""RR-9 Sous Chef (Deluxe)."""

from __future__ import annotations

import pytest

from tableside.games.rival_restaurants.catalog.ids import CHEF_KEYS, PHYLLIS_GRUBMAN
from tableside.games.rival_restaurants.core.phases.powers import under
from tests.rival_restaurants.scene import Scene


def drawn(scene: Scene, *chefs: str) -> None:
    """The chefs that will be drawn."""
    left = [key for number, key in enumerate(CHEF_KEYS) if scene.town.unused >> number & 1]
    for chef in chefs:
        scene.queue.append(left.index(chef))
        left.remove(chef)


def test_one_of_three_unused_chefs_for_good() -> None:
    """RR-9: only the player sees the three chefs. The old chef joins the unused ones."""
    scene = Scene().hand(0, "sous-chef").market("fruit-stand")
    old = scene.state.view(None).seats[0].chefs[0].chef
    drawn(scene, "biff-brobeque", "gardena-eden", "phyllis-grubman")
    scene.play(0, "play sous-chef")
    assert scene.state.view(0).pending.options == ["biff-brobeque", "gardena-eden", "phyllis-grubman"]  # type: ignore[union-attr]
    assert scene.state.view(1).pending.options == []  # type: ignore[union-attr]
    scene.play(0, "chef biff-brobeque")
    assert scene.state.view(None).seats[0].chefs[0].chef == "biff-brobeque"
    assert old in scene.state.view(None).unused_chefs
    assert scene.place(0) == "fruit-stand"  # pawn and claim stay


def test_the_new_power_is_fresh_today() -> None:
    """RR-9: at once."""
    scene = (
        Scene(chefs=("gohan-sushido", "kim-chi", "angus-khan")).hand(0, "sous-chef").money(0, 900).market("fruit-stand")
    )
    scene.play(0, "use gohan-sushido chop-shop")
    drawn(scene, "pork-knuckles", "biff-brobeque", "gardena-eden")
    scene.play(0, "play sous-chef")
    scene.play(0, "chef pork-knuckles")
    scene.play(0, "use pork-knuckles")
    assert len(scene.cards(0)) == 1


def test_becoming_lovehandles_closes_the_bins_at_once() -> None:
    """RR-9, RR-7.8"""
    scene = Scene().hand(0, "sous-chef").bins("fruit-stand", "tomato").market("fruit-stand", "fruit-stand")
    drawn(scene, "lovehandles-mcfatterson", "biff-brobeque", "gardena-eden")
    scene.play(0, "play sous-chef")
    scene.play(0, "chef lovehandles-mcfatterson")
    scene.refused(1, "buy tomato", "RR-7.8")


def test_without_unused_chefs_it_cannot_be_played() -> None:
    """RR-9"""
    scene = Scene(7, beginners_chefs=True)
    scene.town.unused = 0
    scene.hand(0, "sous-chef").market()
    scene.refused(0, "play sous-chef", "RR-9 Sous Chef")


def test_a_new_phyllis_has_bought_nothing_yet() -> None:
    """RR-9, RR-7.10: what she bought for another player gives no free card."""
    scene = Scene(cards={"sous-chef": 2}, chefs=("phyllis-grubman", "kim-chi")).money(0, 900)
    scene.hand(0, "sous-chef").hand(1, "sous-chef").market("chop-shop", "chop-shop")
    scene.play(0, "buy shelf", "play sous-chef")
    scene.play(0, scene.legal(0)[0])
    scene.town.unused = 1 << PHYLLIS_GRUBMAN
    scene.play(1, "play sous-chef", "chef phyllis-grubman")
    assert scene.legal(1, "use") == []


@pytest.mark.parametrize(
    ("chef", "place"), [("antoine-baguette", "island"), ("lovehandles-mcfatterson", "fruit-stand")]
)
def test_a_standing_power_that_comes_back_hits_everybody_anew(chef: str, place: str) -> None:
    """RR-9, RR-9.4, RR-7.13: players who were spared by one owner, or free of the power, are under the next owner's
    power."""
    scene = Scene(4, cards={"sous-chef": 2}, chefs=(chef,)).hand(0, "sous-chef").hand(1, "sous-chef")
    scene.hand(3, "clam-voyance").market(*[place] * 4)
    scene.play(0, f"spare {chef} p3")
    scene.play(3, f"clam {chef}")
    while scene.step == "effect":
        scene.play(scene.state.asked()[0], "pass")
    scene.play(0, "play sous-chef")
    scene.play(0, scene.legal(0)[0])
    scene.town.unused = 1 << CHEF_KEYS.index(chef)
    scene.play(1, "play sous-chef", f"chef {chef}")
    assert [under(scene.town, 2 * seat, CHEF_KEYS.index(chef)) for seat in range(4)] == [True, False, True, True]
