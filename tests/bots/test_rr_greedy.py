"""The greedy bot of Rival Restaurants: always legal, active, far better than random, and blind to what is hidden."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from tableside.arena.simulate import simulate
from tableside.bots import Ask, make_bot
from tableside.bots.rival_restaurants.greedy import GreedyBot
from tableside.engine.chance import FastChance
from tableside.engine.match import Match
from tableside.engine.verify import verify
from tableside.games.rival_restaurants.state import RivalRestaurantsState
from tests.rival_restaurants import conservation

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {"mode": "standard"}),
    (2, {}),  # Kitchen Squad
    (2, {"mode": "squad-draft", "edition": "deluxe"}),
    (3, {"two_many_cooks": True}),
    (3, {"two_many_cooks": True, "choose_chefs": 4, "from_scratch": True, "home_cook": True}),
    (4, {"choose_restaurants": 2, "choose_chefs": 3, "edition": "deluxe"}),
    (5, {"home_cook": True}),
    (6, {"from_scratch": True}),
    (6, {}),
    (7, {"edition": "deluxe", "beginners_chefs": True}),
    (8, {"edition": "deluxe"}),
]


def played(seats: int, options: dict[str, Any], seed: int, most: int = 4000) -> Match:
    """A game of greedy bots. Chance decides which of those who are asked acts first."""
    match = Match.start("rival-restaurants", options, seats=seats, seed=seed)
    bots = [make_bot("rival-restaurants", "greedy", seed + seat) for seat in range(seats)]
    order = FastChance(seed)
    for _ in range(most):
        asked = match.asked()
        if not asked:
            break
        seat = asked[int(order.below(len(asked)))]
        match.play(seat, bots[seat].choose(Ask(match.state, seat)))
    return match


def town_of(match: Match) -> Any:
    assert isinstance(match.state, RivalRestaurantsState)
    return match.state.town


@pytest.mark.once
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_games_end_in_every_mode(seats: int, options: dict[str, Any]) -> None:
    """RR-6.1, RR-10, RR-11: somebody reaches 20 points within a few days, and all moves are legal."""
    for seed in (1, 2):
        match = played(seats, options, seed)
        outcome = match.outcome()
        assert outcome is not None, f"day {town_of(match).day}, {town_of(match).points}"
        assert outcome.reason == "end-points"
        assert max(outcome.scores) >= 20
        assert 5 <= town_of(match).day <= 30
        conservation.check(town_of(match))


def test_a_record_of_bots_verifies() -> None:
    assert verify(played(4, {}, 3).record).finished


def test_plays_the_same_game_again() -> None:
    games = [[move.move for move in played(3, {}, 5).history] for _ in range(2)]
    assert games[0] == games[1]


@pytest.mark.once
@pytest.mark.parametrize(
    ("bots", "options", "seat", "share"),
    [
        (("greedy", "random"), {"mode": "standard"}, 0, 0.95),
        (("random", "greedy"), {"mode": "standard"}, 1, 0.95),
        (("greedy", "random"), {}, 0, 0.95),
        (("random", "random", "greedy", "random"), {}, 2, 0.8),
    ],
)
def test_beats_chance(bots: Sequence[str], options: dict[str, Any], seat: int, share: float) -> None:
    result = simulate("rival-restaurants", bots, games=20, seed=7, options=options)
    assert result.tally.unfinished == 0
    assert result.tally.wins[seat] >= share * 20


def test_a_game_of_six_is_lively() -> None:
    """RR-4, RR-7, RR-9: bots buy, bid, trade, throw away garbage, play cards, answer, use powers and cook."""
    verbs: Counter[str] = Counter()
    for seed in range(6):
        match = played(6, {"edition": "deluxe"}, 20 + seed)
        verbs.update(move.move.split()[0] for move in match.history)
    wanted = {"go", "claim", "buy", "bid", "drop", "offer", "accept", "decline", "dump", "sell", "play", "clam", "use",
              "cook", "keep", "pass", "ready"}  # fmt: skip
    assert wanted <= set(verbs)
    assert verbs["accept"] >= 6
    assert verbs["play"] >= 30


def test_offers_are_few() -> None:
    """RR-4.6: at most two offers a day from each bot, so that people are not flooded with offers."""
    match = played(6, {}, 31)
    made: Counter[tuple[int, int]] = Counter()
    day = 0
    for move in match.history:
        day += sum(event.id == "rr-log-day" for event in move.events)
        made[move.seat, day] += move.move.startswith("offer")
    assert max(made.values()) <= 2


def test_chooses_without_looking_at_what_is_hidden() -> None:
    """RR-1.7: it does the same in towns that its seat cannot tell apart."""
    looked = 0
    for seats, options in TABLES[:4]:
        match = Match.start("rival-restaurants", options, seats=seats, seed=9)
        chance = FastChance(9)
        while (asked := match.asked()) and looked < 1500:
            state = match.state
            assert isinstance(state, RivalRestaurantsState)
            seat = asked[int(chance.below(len(asked)))]
            chosen = [GreedyBot(4).decide(state.determinise(seat, FastChance(place)).town, seat) for place in range(3)]
            assert len(set(chosen)) == 1, match.legal_moves(seat)
            looked += 1
            moves = match.legal_moves(seat)
            match.play(seat, moves[int(chance.below(len(moves)))])
            if looked % 400 == 0:
                break
    assert looked > 1000


@pytest.mark.once
def test_chooses_legally_wherever_chance_leads() -> None:
    """Asked in the middle of random games, where unusual questions come up."""
    steps = set()
    for seed, (seats, options) in enumerate(TABLES):
        match = Match.start("rival-restaurants", options, seats=seats, seed=seed)
        bot, chance = GreedyBot(seed), FastChance(seed)
        for _ in range(400):
            asked = match.asked()
            if not asked:
                break
            seat = asked[int(chance.below(len(asked)))]
            steps.add(match.view(seat).step)
            match.state.check(seat, bot.choose(Ask(match.state, seat)))
            moves = match.legal_moves(seat)
            match.play(seat, moves[int(chance.below(len(moves)))])
    assert {"destinations", "claims", "powers", "effect", "buying", "declare", "spree-call", "drafting"} <= steps
