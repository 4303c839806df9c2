"""Even start: weaker restaurants and chefs begin with money (an option; by the rules everybody begins
with $0, RR-2.4)."""

from __future__ import annotations

import pytest

from tableside.engine.match import Match
from tableside.games.rival_restaurants.catalog.ids import CHEF_KEYS, RESTAURANT_KEYS
from tableside.games.rival_restaurants.catalog.loader import HEAD_STARTS
from tableside.games.rival_restaurants.game import GAME
from tableside.games.rival_restaurants.view.table import RivalRestaurantsView

INCOME = 300  # of the first day (RR-3.1)


def started(seats: int, **options: object) -> Match:
    return Match.start("rival-restaurants", {"mode": "standard", **options}, seats=seats, seed=5)


def expected(view: RivalRestaurantsView) -> list[int]:
    sums = [
        HEAD_STARTS[seat.restaurant or ""] + sum(HEAD_STARTS[chef.chef or ""] for chef in seat.chefs)
        for seat in view.seats
    ]
    return [INCOME + dollars - min(sums) for dollars in sums]


def test_without_the_option_all_begin_with_nothing() -> None:
    """RR-2.4"""
    for match in (started(4), started(4, even_start=False)):
        assert [seat.money for seat in match.view(0).seats] == [INCOME] * 4
        assert match.record.options["even_start"] == {}


@pytest.mark.parametrize(("seats", "two_many_cooks"), [(2, False), (4, False), (6, False), (3, True)])
def test_everyone_has_what_makes_up_for_the_best_placed(seats: int, two_many_cooks: bool) -> None:
    match = started(seats, even_start=True, two_many_cooks=two_many_cooks)
    view = match.view(0)
    money = [seat.money for seat in view.seats]
    assert money == expected(view)
    assert min(money) == INCOME < max(money)
    told = [event.args["money"] for event in match.opening if event.id == "rr-log-head-start"]
    assert told == [dollars - INCOME for dollars in money if dollars > INCOME]


def test_chosen_restaurants_and_chefs_count() -> None:
    """RR-2.3: the sums are known when all have chosen."""
    match = started(2, even_start=True, choose_restaurants=2, choose_chefs=2)
    while match.view(None).step.startswith("choose-"):
        seat = match.asked()[0]
        assert [side.money for side in match.view(0).seats] == [0, 0]
        match.play(seat, match.legal_moves(seat)[-1])
    assert [seat.money for seat in match.view(0).seats] == expected(match.view(0))


def test_in_kitchen_squad_the_restaurant_alone_counts() -> None:
    """RR-10.2: the active chef may change every day, so chefs do not count."""
    match = Match.start("rival-restaurants", {"mode": "squad", "even_start": True}, seats=2, seed=5)
    while match.view(None).step.startswith("choose-"):
        match.play(match.asked()[0], match.legal_moves(match.asked()[0])[0])
    sums = [HEAD_STARTS[seat.restaurant or ""] for seat in match.view(0).seats]
    assert sums[0] != sums[1]
    assert [seat.money for seat in match.view(0).seats] == [INCOME + dollars - min(sums) for dollars in sums]


def test_sums_of_ones_own_are_carried_by_content() -> None:
    own = {key: 100 * at for at, key in enumerate(RESTAURANT_KEYS)}
    match = started(4, even_start=own)
    assert match.record.options["even_start"] == own
    numbers = [RESTAURANT_KEYS.index(seat.restaurant or "") for seat in match.view(0).seats]
    assert [seat.money for seat in match.view(0).seats] == [INCOME + 100 * (n - min(numbers)) for n in numbers]


def test_every_restaurant_and_chef_has_its_measured_sum() -> None:
    assert set(HEAD_STARTS) == {*RESTAURANT_KEYS, *CHEF_KEYS}
    assert GAME.options({"even_start": True})["even_start"] == HEAD_STARTS
    for keys in (RESTAURANT_KEYS, CHEF_KEYS):
        assert min(HEAD_STARTS[key] for key in keys) == 0
