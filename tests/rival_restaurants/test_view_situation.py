"""What the view says can be done now, compared with the rules: claims, barter, cards, and what may fill a place."""

from __future__ import annotations

import random

import pytest

from tableside.engine.errors import IllegalMove
from tableside.engine.match import Match
from tableside.games.rival_restaurants.catalog.ids import INGREDIENT_KEYS
from tableside.games.rival_restaurants.core.phases.kitchen import Cook
from tableside.games.rival_restaurants.state import RivalRestaurantsState
from tableside.games.rival_restaurants.view.situation import may_fill
from tests.rival_restaurants.scene import Scene

OPTIONS: tuple[dict[str, object], ...] = ({"edition": "deluxe"}, {"two_many_cooks": True}, {"mode": "squad"})


@pytest.mark.parametrize("options", OPTIONS)
def test_the_view_agrees_with_the_rules(options: dict[str, object]) -> None:
    """RR-3.3, RR-4.6, RR-5.2, RR-9.1: from every seat in the course of a game."""
    match = Match.start("rival-restaurants", options, seats=2 if options.get("mode") else 3, seed=3)
    choice = random.Random(3)
    seen = dict.fromkeys(("claims", "barter", "held back", "fills"), 0)
    for _ in range(700):
        if not match.asked():
            break
        for seat in range(match.state.seats):
            look(match.state, seat, seen)
        seat = choice.choice(match.asked())
        match.play(seat, choice.choice(match.legal_moves(seat)))
    assert all(count > 3 for count in seen.values()), seen


def look(state: object, seat: int, seen: dict[str, int]) -> None:
    assert isinstance(state, RivalRestaurantsState)
    view, moves = state.view(seat), state.legal_moves(seat)
    own = view.seats[seat]
    claims = [move.split()[1:] for move in moves if move.startswith("claim ")]
    if claims:
        seen["claims"] += 1
        assert {len(bins) for bins in claims} == {len(own.claiming)}
        for at, chef in enumerate(own.claiming):
            places = [pawn.place for pawn in own.chefs if pawn.chef == chef.chef]
            assert places == [chef.market] or chef.market is None
            assert chef.market is not None or {bins[at] for bins in claims} == {"none"}
    assert own.purse == own.money - own.bound
    assert view.barter == ("no-barter-now" not in fault(state, seat, f"offer p{2 - seat % 2}: nothing for nothing"))
    seen["barter"] += view.barter
    for card, reason in own.unplayable.items():
        seen["held back"] += 1
        assert not any(move.split()[:2] == ["play", card] for move in moves)
        assert reason.startswith("rr-err-")
    for other in view.seats[:seat] + view.seats[seat + 1 :]:
        assert other.unplayable == {}
    assert bool(view.may_fill) == bool(view.step == "declare" and view.pending and seat in view.pending.waiting)
    for cooking in view.cookings:
        for dish in cooking.dishes:
            seen["fills"] += all(fill.cards in view.may_fill[fill.listed] for fill in dish.fills)
            assert dish.extra in (None, dish.season)
            assert all(fill.cards in view.may_fill[fill.listed] for fill in dish.fills)


def fault(state: RivalRestaurantsState, seat: int, move: str) -> str:
    try:
        state.check(seat, move)
    except IllegalMove as error:
        return error.id
    return ""


def test_gardenas_pairs_may_fill_a_meat() -> None:
    """RR-7.4: two Veggie Eden ingredients for a meat, and only for Gardena."""
    for chef, pairs in (("gardena-eden", [["carrot", "carrot"], ["carrot", "onion"]]), ("kim-chi", [])):
        scene = Scene(2, chefs=(chef, "pork-knuckles")).recipe(0, "banh-mi", "lasagna")
        scene.stock(0, "bread", "carrot", "carrot", "onion", "tofu", "wine", "cheese")
        assert Cook(scene.town, 0).gardena == (chef == "gardena-eden")

        found = may_fill(scene.town, 0)
        meat = next(key for key in found if key in ("beef", "pork", "poultry"))
        assert [cards for cards in found[meat] if len(cards) == 2] == pairs
        assert ["tofu"] in found[meat]
        assert found["bread"] == [["bread"]]


def test_bins_that_lovehandles_closes() -> None:
    """RR-7.8, RR-3.3: his own claim there would lapse, and everybody can see that."""
    scene = Scene(3, chefs=("kim-chi", "lovehandles-mcfatterson", "pork-knuckles"))
    for seat, place in enumerate(("chop-shop", "chop-shop", "dairy-king")):
        scene.play(seat, f"go {place}")
    for looker in (None, 0, 1, 2):
        seats = scene.state.view(looker).seats
        assert [(chef.market, chef.closed) for seat in seats for chef in seat.claiming] == [
            ("chop-shop", True),
            ("chop-shop", False),
            ("dairy-king", False),
        ]


def test_why_a_card_is_held_back() -> None:
    """RR-9.1, RR-9.2: each card has its own reason, which only its owner sees."""
    scene = Scene(3).hand(0, "clam-voyance", "taxes", "go-vegan")
    held = scene.state.view(0).seats[0].unplayable
    assert held["clam-voyance"] == "rr-err-clam-answers"
    assert held["go-vegan"] == "rr-err-card-phase"
    assert all(seat.unplayable == {} for looker in (None, 1) for seat in scene.state.view(looker).seats)


def test_the_extra_of_a_dish() -> None:
    """RR-5.2: secret sauce for a basic, if one is left after filling the places. Wine is not for basics."""
    scene = Scene(2).recipe(0, "banh-mi", "lasagna")
    recipe = scene.town.rules.recipe_places[scene.town.recipe[0]]
    scene.stock(0, *(INGREDIENT_KEYS[listed] for listed in recipe), "secret-sauce", "wine")
    scene.kitchen("chop-shop", "dairy-king")
    dishes = [dish for cooking in scene.state.view(0).cookings for dish in cooking.dishes]
    assert {dish.season for dish in dishes} == {"secret-sauce"}
    assert {dish.extra for dish in dishes} == {None, "secret-sauce"}
