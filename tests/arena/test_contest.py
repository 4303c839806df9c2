"""Contests: who plays whom, where and with which deal."""

from collections import Counter
from itertools import product

import pytest

from tableside.arena.contest import CHALLENGE, LONE, MIXED, Contest
from tableside.engine.errors import OptionsError


def contest(bots: int, seats: int, tables: str = LONE, games: int = 10) -> Contest:
    return Contest("rival-restaurants", tuple(f"bot{n}" for n in range(bots)), games, seats=seats, tables=tables)


def test_duels_swap_sides_on_the_same_deals() -> None:
    found = contest(bots=3, seats=2, games=7)
    pairs = Counter((fixture.deal, fixture.seating) for fixture in found.fixtures())
    wanted = [(a, b) for a, b in product(range(3), repeat=2) if a != b]
    assert pairs == Counter({(deal, pair): 1 for deal in range(4) for pair in wanted})  # 7 rounded up to 8
    assert found.total == len(pairs) == 24


@pytest.mark.parametrize("seats", [3, 4, 8])
def test_one_against_a_table_of_another_in_every_seat(seats: int) -> None:
    found = contest(bots=3, seats=seats, games=2 * seats)
    assert found.deals == 2
    lone = Counter()  # type: Counter[tuple[int, int, int, int]]
    for fixture in found.fixtures():
        counts = Counter(fixture.seating)
        (one, many) = sorted(counts, key=lambda bot: counts[bot])
        assert (counts[one], counts[many]) == (1, seats - 1)
        lone[fixture.deal, one, many, fixture.seating.index(one)] += 1
    assert set(lone.values()) == {1}
    assert len(lone) == 2 * 6 * seats


@pytest.mark.parametrize("seats", [2, 4])
def test_challengers_meet_the_first_bot_alone_in_every_seat(seats: int) -> None:
    found = contest(bots=3, seats=seats, tables=CHALLENGE, games=2 * seats)
    played = Counter((fixture.deal, fixture.seating) for fixture in found.fixtures())
    wanted = [tuple(one if place == seat else 0 for place in range(seats)) for one in (1, 2) for seat in range(seats)]
    assert played == Counter({(deal, seating): 1 for deal in range(2) for seating in wanted})


@pytest.mark.parametrize(("bots", "seats"), [(2, 4), (3, 4), (4, 4), (5, 4), (3, 8), (6, 2), (5, 3)])
def test_mixed_tables_seat_every_bot_everywhere_equally_often(bots: int, seats: int) -> None:
    found = contest(bots, seats, MIXED)
    places = Counter((seat, bot) for seating in found.seatings for seat, bot in enumerate(seating))
    assert set(places) == set(product(range(seats), range(bots)))
    assert len(set(places.values())) == 1
    assert all(len(set(seating)) == min(bots, seats) for seating in found.seatings)


def test_more_games_begin_with_the_same_games() -> None:
    few, many = contest(3, 4, games=4), contest(3, 4, games=40)
    assert list(few.fixtures()) == list(many.fixtures())[: few.total]


def test_seeds_of_bots_depend_on_the_table_alone() -> None:
    """The games of two bots are the same, no matter which other bots are in the arena."""
    small = Contest("burger-joint", ("a", "b"), 10, seed=3, seats=2)
    large = Contest("burger-joint", ("c", "a", "b"), 10, seed=3, seats=2)
    twin = {fixture.seating: fixture for fixture in large.fixtures() if fixture.deal == 2}
    fixture = small.fixture(5)
    assert (fixture.deal, fixture.seating) == (2, (1, 0))
    assert small.bot_seed(fixture, 0) == large.bot_seed(twin[2, 1], 0)
    seeds = {small.bot_seed(each, seat) for each in small.fixtures() for seat in (0, 1)}
    assert len(seeds) == 2 * small.total


def test_a_bot_may_play_against_itself() -> None:
    found = Contest.agreed("burger-joint", ("master", "master", "greedy", "master"), 2)
    assert found.labels == ("master", "master (2)", "greedy", "master (3)")


def test_the_usual_number_of_seats() -> None:
    assert Contest.agreed("burger-joint", ("random", "greedy"), 2).seats == 2
    assert Contest.agreed("rival-restaurants", ("random", "greedy"), 2).seats == 4
    assert Contest.agreed("rival-restaurants", ("random", "greedy"), 2, options={"players": 3}).seats == 3


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"bots": ("random",)}, "at least two bots, not 1"),
        ({"games": 0}, "at least 1"),
        ({"seats": 9}, "9"),
        ({"tables": "round"}, "Available: lone, challenge and mixed"),
        ({"most_decisions": 0}, "at least 1"),
        ({"options": {"playres": 3}}, "playres"),
    ],
)
def test_what_cannot_be_agreed(wrong: dict[str, object], said: str) -> None:
    terms: dict[str, object] = {"bots": ("random", "greedy"), "games": 4} | wrong
    with pytest.raises(OptionsError, match=said):
        Contest.agreed("rival-restaurants", **terms)  # type: ignore[arg-type]
