"""RR-10: Kitchen Squad."""

from __future__ import annotations

from tableside.engine.chance import FastChance
from tableside.games.rival_restaurants.game import GAME
from tableside.games.rival_restaurants.state import RivalRestaurantsState
from tests.rival_restaurants.scene import Scene

NPCS = {"angus-khan", "antoine-baguette", "lovehandles-mcfatterson", "senor-fuego"}


def squad(npcs: tuple[str, str], actives: tuple[str, str] = ("biff-brobeque", "phyllis-grubman")) -> Scene:
    """Skip a set-up in which these NPCs and chefs were dealt and chosen (RR-10.1)."""
    for seed in range(1, 500):
        scene = Scene(2, seed, mode="squad")
        if all(f"npc {npcs[seat]}" in scene.legal(seat) for seat in (0, 1)):
            for seat in (0, 1):
                scene.play(seat, f"npc {npcs[seat]}")
            wished = [[move for move in scene.legal(seat) if actives[seat] in move] for seat in (0, 1)]
            if all(wished):
                for seat in (0, 1):
                    scene.play(seat, wished[seat][0])
                return scene
    raise AssertionError("never dealt")


def go(scene: Scene, first: str, second: str, actives: tuple[str, str] = ("biff-brobeque", "phyllis-grubman")) -> None:
    """Each seat's places: the active chef's and the NPC's."""
    for seat, places in enumerate((first, second)):
        scene.play(seat, f"go {places} with {actives[seat]}")


def claim(scene: Scene, first: str = "none none", second: str = "none none") -> Scene:
    for seat in scene.state.asked() if scene.step == "claims" else ():
        scene.play(seat, f"claim {(first, second)[seat]}")
    return scene


def test_two_npcs_dealt_one_kept_four_chefs_dealt_three_kept() -> None:
    """RR-10.1"""
    state = GAME.start(GAME.options({}), 2, FastChance(5))
    chance = FastChance(1)
    dealt = [state.view(seat).pending.options for seat in (0, 1)]  # type: ignore[union-attr]
    assert {key for options in dealt for key in options} == NPCS
    for seat in (0, 1):
        state.play(seat, f"npc {dealt[seat][0]}", chance)
    view = state.view(0)
    assert view.step == "choose-squad"
    assert len(view.pending.options) == 4  # type: ignore[union-attr]
    for seat in (0, 1):
        assert len(state.legal_moves(seat)) == 4
        state.play(seat, state.legal_moves(seat)[0], chance)
    view = state.view(0)
    assert [len(seat.squad) for seat in view.seats] == [3, 3]
    assert [seat.chefs[1].npc for seat in view.seats] == [True, True]
    assert len(view.unused_chefs) == 2
    assert not set(view.unused_chefs) & NPCS


def test_active_chef_and_destinations_are_secret() -> None:
    """RR-10.2: the NPC may go neither to the Island nor where the active chef goes. There is one income."""
    scene = squad(("antoine-baguette", "senor-fuego"))
    scene.refused(0, "go chop-shop island with biff-brobeque", "RR-3.2")
    scene.refused(0, "go chop-shop chop-shop with biff-brobeque", "RR-3.2")
    scene.refused(0, "go chop-shop fruit-stand with angus-khan", "RR-3.2")
    scene.play(0, "go chop-shop fruit-stand with biff-brobeque")
    assert scene.state.view(1).seats[0].chefs[0].chef is None
    scene.play(1, "go island dairy-king with phyllis-grubman")
    chefs = scene.state.view(1).seats[0].chefs
    assert [(chef.chef, chef.place) for chef in chefs] == [
        ("biff-brobeque", "chop-shop"),
        ("antoine-baguette", "fruit-stand"),
    ]
    assert [scene.purse(seat) for seat in (0, 1)] == [300, 300]


def test_npc_angus_throws_out_all_active_chefs_before_claims() -> None:
    """RR-10.3: both sides pick together and in secret. NPCs are never thrown out."""
    scene = squad(("angus-khan", "lovehandles-mcfatterson"))
    go(scene, "fruit-stand chop-shop", "chop-shop veggie-eden")
    assert scene.step == "relocate"
    assert scene.state.asked() == (1,)
    scene.play(1, "go island")
    assert scene.place(1) == "island"
    assert scene.step == "claims"


def test_npc_angus_throws_out_later_arrivals_too() -> None:
    """RR-10.3: a chef who stayed with the help of a Clam is swapped for another chef, who has no Clam."""
    actives = ("kim-chi", "phyllis-grubman")
    scene = squad(("angus-khan", "lovehandles-mcfatterson"), actives).hand(1, "clam-voyance")
    go(scene, "fruit-stand dairy-king", "dairy-king veggie-eden", actives)
    scene.play(1, "clam")
    assert (scene.step, scene.place(1)) == ("claims", "dairy-king")
    claim(scene)
    scene.play(0, "use kim-chi p2")
    assert (scene.step, scene.state.asked()) == ("relocate", (0,))
    scene.play(0, "go island")
    assert (scene.place(0), scene.place(1)) == ("island", "fruit-stand")


def test_npc_lovehandles_leaves_only_the_shelf() -> None:
    """RR-10.3: to active chefs of both sides; never an NPC."""
    scene = squad(("lovehandles-mcfatterson", "antoine-baguette"))
    scene.bins("fruit-stand", "tomato", "beans").bins("chop-shop", "beef")
    go(scene, "veggie-eden fruit-stand", "fruit-stand chop-shop")
    claim(scene)
    scene.ready()
    scene.refused(1, "buy tomato", "RR-7.8")
    scene.play(1, "buy fruit-stand shelf")
    scene.play(0, "buy fruit-stand 1")  # through his NPC
    assert scene.purse(0) == 100


def test_npc_antoine_charges_active_chefs() -> None:
    """RR-10.3: also your own active chef, if a swap takes them there."""
    actives = ("kim-chi", "phyllis-grubman")
    scene = squad(("antoine-baguette", "lovehandles-mcfatterson"), actives)
    go(scene, "veggie-eden fruit-stand", "fruit-stand chop-shop", actives)
    claim(scene)
    scene.play(0, "use kim-chi p2")
    scene.ready()
    assert [scene.place(0, pawn) for pawn in (0, 1)] == ["fruit-stand", "fruit-stand"]
    scene.play(0, "buy fruit-stand shelf")  # active chef and NPC pay alike: $100 + $100
    assert scene.purse(0) == 300 - 100 - 200
    scene.play(1, "buy veggie-eden shelf")
    assert scene.purse(1) == 200


def test_npc_antoine_does_not_charge_in_mystery_mart() -> None:
    """RR-10.3"""
    for place, price in (("fruit-stand", 200), ("mystery-mart", 300)):
        scene = squad(("antoine-baguette", "lovehandles-mcfatterson"))
        go(scene, f"veggie-eden {place}", f"{place} chop-shop")
        claim(scene)
        scene.ready().play(1, f"buy {place} shelf")
        assert scene.purse(1) == 300 - price


def test_npc_fuego_collects_for_the_bank() -> None:
    """RR-10.3: $200, automatically. Nobody can be spared."""
    scene = squad(("senor-fuego", "lovehandles-mcfatterson"))
    go(scene, "veggie-eden fruit-stand", "fruit-stand chop-shop")
    claim(scene)
    scene.ready()
    assert scene.step == "buying"
    assert [scene.purse(seat) for seat in (0, 1)] == [300, 100]
    scene = squad(("senor-fuego", "lovehandles-mcfatterson"))
    go(scene, "veggie-eden mystery-mart", "mystery-mart chop-shop")
    claim(scene)
    scene.ready()
    assert scene.purse(1) == 300


def test_the_rulebooks_npc_example() -> None:
    """RR-10.4: Fuego buys a tomato and a shelf card at the Fruit Stand: $400."""
    scene = squad(("senor-fuego", "lovehandles-mcfatterson")).money(0, 900).bins("fruit-stand", "tomato", "beans")
    go(scene, "veggie-eden fruit-stand", "island chop-shop")
    claim(scene, "none 1")
    scene.ready()
    scene.play(0, "buy tomato")
    scene.play(0, "buy fruit-stand shelf")
    assert scene.purse(0) == 500


def test_discount_halves_what_the_npc_adds_too() -> None:
    """RR-4.4, RR-10.4: first $100 more, then half of the sum."""
    for place, price in (("dairy-king", 200), ("mystery-mart", 200)):  # half of $300, rounded up, and of $400
        scene = squad(("senor-fuego", "lovehandles-mcfatterson")).money(0, 900).hand(0, "discount")
        go(scene, f"veggie-eden {place}", "island chop-shop")
        claim(scene)
        scene.ready().play(0, "play discount", f"buy {place} shelf")
        assert scene.purse(0) == 900 - price


def test_an_npc_bids_at_least_100_above_list() -> None:
    """RR-10.4"""
    scene = squad(("senor-fuego", "antoine-baguette")).bins("chop-shop", "beef").money(0, 900).money(1, 900)
    go(scene, "veggie-eden chop-shop", "chop-shop fruit-stand")
    claim(scene, "none 1", "1 none")
    scene.ready()
    scene.refused(0, "bid 200", "RR-4.1")
    scene.play(1, "bid 200")
    scene.play(0, "bid 300")
    scene.play(1, "drop")
    assert (scene.has(0, "beef"), scene.purse(0)) == (1, 600)


def test_the_draft() -> None:
    """RR-10.5: P1 picks; P2 picks and bans; P1 picks and bans; P2 picks; P1 picks; P2 picks."""
    state: RivalRestaurantsState = GAME.start(GAME.options({"mode": "squad-draft"}), 2, FastChance(5))
    chance = FastChance(1)
    for seat in (0, 1):
        state.play(seat, state.legal_moves(seat)[0], chance)
    script = []
    while state.view(None).step == "drafting":
        [seat] = state.asked()
        move = state.legal_moves(seat)[0]
        script.append((seat, move.split()[0]))
        state.play(seat, move, chance)
    assert script == [
        (0, "draft"),
        (1, "draft"),
        (1, "ban"),
        (0, "draft"),
        (0, "ban"),
        (1, "draft"),
        (0, "draft"),
        (1, "draft"),
    ]
    assert [len(seat.squad) for seat in state.view(None).seats] == [3, 3]


def test_road_block_sends_active_chef_and_npc_home() -> None:
    """RR-10.6: NPCs cannot be swapped, and your own chefs never bid against each other."""
    scene = squad(("senor-fuego", "antoine-baguette"), ("kim-chi", "phyllis-grubman")).hand(0, "road-block")
    go(scene, "veggie-eden chop-shop", "chop-shop fruit-stand", ("kim-chi", "phyllis-grubman"))
    claim(scene)
    assert scene.legal(0, "use") == ["use kim-chi p2"]
    scene.play(0, "play road-block p2")
    assert [scene.place(1, pawn) for pawn in (0, 1)] == ["home", "home"]


def test_own_active_chef_and_npc_do_not_claim_the_same_bin() -> None:
    """RR-10.6: a chef thrown out by Angus goes where their NPC is."""
    scene = squad(("senor-fuego", "angus-khan")).bins("fruit-stand", "tomato", "beans")
    go(scene, "veggie-eden fruit-stand", "island veggie-eden")
    scene.play(0, "go fruit-stand")
    assert scene.step == "claims"
    assert "claim 1 1" not in scene.legal(0)
    assert "claim none none" in scene.legal(0)
    scene.play(0, "claim 1 2")
    scene.play(1, "claim none none")
    scene.ready()
    assert scene.state.view(None).wars == []


def test_sous_chef_replaces_the_active_one() -> None:
    """RR-10.6: from the removed non-NPC chefs."""
    scene = squad(("senor-fuego", "angus-khan")).hand(0, "sous-chef")
    go(scene, "veggie-eden fruit-stand", "island chop-shop")
    claim(scene)
    before = scene.state.view(None)
    scene.play(0, "play sous-chef")
    new = scene.legal(0)[0]
    assert new.removeprefix("chef ") in before.unused_chefs
    scene.play(0, new)
    after = scene.state.view(None).seats[0]
    assert after.chefs[0].chef in after.squad
    assert len(after.squad) == 3
    assert "biff-brobeque" not in after.squad


def test_a_clam_answers_once() -> None:
    """RR-9.3, RR-10.3: Fuego hits both sides. A Clam that the owner played against Fuego answers no other Clam."""
    scene = squad(("senor-fuego", "angus-khan"))
    go(scene, "island fruit-stand", "island dairy-king")
    claim(scene).ready().ready().decline()
    assert scene.town.day == 2  # seat order begins with the other side (RR-1.10)
    go(scene, "veggie-eden fruit-stand", "fruit-stand veggie-eden")
    scene.play(0, "go fruit-stand")  # thrown out by Angus
    claim(scene)
    scene.hand(0, "clam-voyance").hand(1, "clam-voyance").ready()
    scene.play(0, "clam")
    scene.play(1, "clam")
    assert scene.state.asked() == (0,)
    scene.refused(0, "clam", "RR-9.2")
    scene.play(0, "pass")
    assert scene.step == "buying"
    assert [scene.purse(seat) for seat in (0, 1)] == [600, 600]
    assert scene.cards(0) == []
