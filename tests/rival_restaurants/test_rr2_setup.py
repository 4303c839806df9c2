"""RR-2: set-up."""

from __future__ import annotations

from typing import Any

import pytest

from tableside.engine.chance import FastChance
from tableside.engine.errors import OptionsError
from tableside.engine.match import Match
from tableside.games.rival_restaurants.catalog.loader import BEGINNERS
from tableside.games.rival_restaurants.core.effects.reactions import first_seat
from tableside.games.rival_restaurants.game import GAME
from tableside.games.rival_restaurants.state import RivalRestaurantsState

BEGINNERS_SEVEN = {0, 2, 3, 7, 8, 9, 11}


def started(seats: int, **options: Any) -> RivalRestaurantsState:
    return GAME.start(GAME.options({"mode": "standard", **options}), seats, FastChance(3))


@pytest.mark.parametrize("seats", range(2, 7))
def test_everyone_gets_the_same(seats: int) -> None:
    """RR-2.1: restaurant, action card, two recipes, five ingredients, chef."""
    view = started(seats).view(0)
    assert len({seat.restaurant for seat in view.seats}) == seats
    assert len({seat.chefs[0].chef for seat in view.seats}) == seats
    for seat in view.seats:
        assert seat.cards == 1
        assert [recipe.kind for recipe in seat.recipes] == ["basic", "gourmet"]
        assert sum(seat.stock.values()) == 5
    assert all(bin is not None for market in view.markets for bin in market.bins)
    assert view.markets[5].shelf == 30 - 3  # none of the five is from Mystery Mart


def test_the_head_chef_is_the_host() -> None:
    """RR-2.2: the first seat, unless the table says otherwise. The order of seats begins there (RR-1.10)."""
    assert started(4).view(None).head == 0
    state = started(4, head_chef=3)
    assert state.view(None).head == 2
    assert first_seat(state.town) == 2
    with pytest.raises(OptionsError, match="head_chef"):
        started(3, head_chef=4)


def test_choice_of_k_in_secret_shown_together() -> None:
    """RR-2.3: restaurants before any card is dealt, chefs last."""
    state = started(3, choose_restaurants=2, choose_chefs=3)
    view = state.view(0)
    assert (view.step, view.asked) == ("choose-restaurant", [0, 1, 2])
    assert len(view.pending.options) == 2  # type: ignore[union-attr]
    assert all(seat.cards == 0 and not seat.recipes for seat in view.seats)
    dealt = [state.view(seat).pending.options for seat in range(3)]  # type: ignore[union-attr]
    assert len({key for options in dealt for key in options}) == 6
    chance = FastChance(1)
    state.play(0, f"restaurant {dealt[0][0]}", chance)
    assert state.view(1).seats[0].restaurant is None
    state.play(1, f"restaurant {dealt[1][1]}", chance)
    state.play(2, f"restaurant {dealt[2][0]}", chance)
    assert [seat.restaurant for seat in state.view(1).seats] == [dealt[0][0], dealt[1][1], dealt[2][0]]
    assert state.view(1).step == "choose-chef"
    for seat in range(3):
        assert len(state.legal_moves(seat)) == 3
        state.play(seat, state.legal_moves(seat)[0], chance)
    assert state.view(1).step == "destinations"


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        ({"choose_restaurants": 3}, 3),
        ({"choose_chefs": 5}, 3),
        ({"beginners_chefs": True, "edition": "deluxe"}, 8),
        ({"beginners_chefs": True, "choose_chefs": 2}, 4),
    ],
)
def test_no_more_than_there_are(options: dict[str, Any], seats: int) -> None:
    """RR-2.3: k × players ≤ 8 restaurants, ≤ 12 chefs; beginners' seven at most 7 players."""
    with pytest.raises(OptionsError):
        Match.start("rival-restaurants", {"mode": "standard", **options}, seats=seats)


def test_the_beginners_seven() -> None:
    """RR-2.1"""
    assert {chef for chef in range(12) if BEGINNERS >> chef & 1} == BEGINNERS_SEVEN
    for seed in range(20):
        state = GAME.start(GAME.options({"mode": "standard", "beginners_chefs": True}), 6, FastChance(seed))
        assert {state.town.chef[2 * seat] for seat in range(6)} <= BEGINNERS_SEVEN


def test_everyone_starts_with_nothing() -> None:
    """RR-2.4: 0 popularity, no garbage, $0 before the first day's income."""
    for seat in started(4).view(None).seats:
        assert (seat.points, seat.garbage, seat.money) == (0, 0, 300)
