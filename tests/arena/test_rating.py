"""Ratings: the numbers behind the table are correct."""

import numpy as np
import pytest

from tableside.arena.contest import Contest
from tableside.arena.play_game import Result
from tableside.arena.rating import SCALE, chances, rate
from tableside.arena.shares import Share, wilson


def result(number: int, deal: int, seating: list[int], winners: list[int]) -> Result:
    nothing = [0] * len(seating)
    return Result(number, deal, seating, winners, nothing, "end-points", 1, nothing, [0.0], [0.0])


def played(contest: Contest, strength: list[float], seed: int) -> list[Result]:
    """Games whose winners are drawn according to known strengths."""
    rng = np.random.default_rng(seed)
    theta = np.array(strength) / SCALE
    return [
        result(f.number, f.deal, list(f.seating), [int(rng.choice(contest.seats, p=chances(theta, f.seating)))])
        for f in contest.fixtures()
    ]


@pytest.mark.parametrize(("seats", "tables"), [(2, "lone"), (4, "lone"), (4, "mixed")])
def test_known_strengths_are_found_again(seats: int, tables: str) -> None:
    contest = Contest("rival-restaurants", ("a", "b", "c"), 1200, seats=seats, tables=tables)
    ratings = {r.bot: r for r in rate(contest, played(contest, [150.0, 0.0, -150.0], seed=5))}
    for bot, true in enumerate([1650, 1500, 1350]):
        assert ratings[bot].elo == pytest.approx(true, abs=25)
        assert ratings[bot].low - 5 < true < ratings[bot].high + 5
        assert 5 < ratings[bot].high - ratings[bot].low < 80


def test_two_bots_three_to_one() -> None:
    """With many games, winning three out of four is 191 points on the Elo scale."""
    contest = Contest("burger-joint", ("a", "b"), 4000, seats=2)
    games = [
        result(f.number, f.deal, list(f.seating), [f.seating.index(f.number % 4 == 3)]) for f in contest.fixtures()
    ]
    first, second = rate(contest, games)
    assert first.bot == 0
    assert first.elo - second.elo == pytest.approx(400 * np.log10(3), abs=1)


def test_who_never_lost_is_not_infinitely_strong() -> None:
    contest = Contest("burger-joint", ("a", "b"), 20, seats=2)
    games = [result(f.number, f.deal, list(f.seating), [f.seating.index(0)]) for f in contest.fixtures()]
    best, worst = rate(contest, games)
    assert 300 < best.elo - worst.elo < 1200
    assert best.high - best.low > 100  # 20 games do not show how much stronger it is


def test_draws_and_shared_wins() -> None:
    contest = Contest("rival-restaurants", ("a", "b"), 8, seats=4, tables="mixed")
    drawn = [result(f.number, f.deal, list(f.seating), []) for f in contest.fixtures()]
    assert [r.elo for r in rate(contest, drawn)] == pytest.approx([1500, 1500])
    assert result(0, 0, [0, 1, 0, 1], [1, 2]).share(2) == 0.5
    assert result(0, 0, [0, 1, 0, 1], []).share(2) == 0.25


def test_paired_deals_narrow_the_interval() -> None:
    """If the same seat wins both games of every deal, swapping sides shows that the bots are equal."""
    contest = Contest("burger-joint", ("a", "b"), 200, seats=2)
    rng = np.random.default_rng(1)
    lucky = rng.integers(0, 2, contest.deals)
    paired = [result(f.number, f.deal, list(f.seating), [int(lucky[f.deal])]) for f in contest.fixtures()]
    single = [
        result(f.number, f.number, list(f.seating), list(r.winners))
        for f, r in zip(contest.fixtures(), paired, strict=True)
    ]
    narrow, wide = (rate(contest, games)[0] for games in (paired, single))
    assert narrow.elo == pytest.approx(1500)
    assert narrow.high - narrow.low < (wide.high - wide.low) / 3


def test_many_games_on_one_deal_are_not_taken_for_certainty() -> None:
    """Resampling a single deal always gives the same games, so single games are resampled instead."""
    contest = Contest("rival-restaurants", ("a", "b", "c"), 8, seats=8)
    games = played(contest, [0.0, 0.0, 0.0], seed=5)
    apart = [result(r.number, r.number, r.seating, r.winners) for r in games]
    together, single = (rate(contest, each) for each in (games, apart))
    assert (contest.deals, contest.total) == (1, 48)
    for one, other in zip(together, single, strict=True):
        assert one.high - one.low == pytest.approx(other.high - other.low, rel=0.15)
        assert one.high - one.low > 100


def test_wilsons_interval() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(1.0, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)


def test_games_of_one_deal_are_no_independent_games() -> None:
    """Ten deals that each went one way four times say no more than ten games."""
    together, apart = Share(), Share()
    for game in range(40):
        won = float(game // 4 % 2)
        together.add(game // 4, won)
        apart.add(game, won)
    assert together.share == apart.share == 0.5
    low, high = together.interval()
    assert high - low > 1.7 * (apart.interval()[1] - apart.interval()[0])
    assert apart.interval() == pytest.approx(wilson(0.5, 40 / (40 / 39)))
