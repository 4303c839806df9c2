"""The levels of Rival Restaurants: legal in every mode, repeatable with a seed, each stronger than the one below."""

import os
from random import Random
from typing import Any

import pytest

from tableside.arena.simulate import simulate
from tableside.bots import RANDOM, Ask, bot_names, make_bot
from tableside.bots.rival_restaurants.levels import Master
from tableside.engine.chance import FastChance
from tableside.engine.match import Match
from tableside.games.rival_restaurants.state import RivalRestaurantsState
from tests.rival_restaurants import conservation
from tests.rival_restaurants.scene import Scene

GAME = "rival-restaurants"
GAMES = int(os.environ.get("TABLESIDE_RR_GAMES", "3"))  # a few; TABLESIDE_RR_GAMES sets the number
LEVELS = bot_names(GAME)
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {"mode": "standard"}),
    (2, {}),  # Kitchen Squad
    (2, {"mode": "squad-draft", "edition": "deluxe"}),
    (3, {"two_many_cooks": True, "from_scratch": True, "home_cook": True}),
    (4, {"choose_restaurants": 2, "choose_chefs": 3, "edition": "deluxe"}),
    (5, {"home_cook": True}),
    (6, {"from_scratch": True}),
    (7, {"edition": "deluxe", "beginners_chefs": True}),
    (8, {"edition": "deluxe"}),
]


def played(levels: list[str], options: dict[str, Any], seed: int, most: int = 4000) -> Match:
    match = Match.start(GAME, options, seats=len(levels), seed=seed)
    bots = [make_bot(GAME, level, seed + seat) for seat, level in enumerate(levels)]
    order = FastChance(seed)
    for _ in range(most):
        asked = match.asked()
        if not asked:
            break
        seat = asked[int(order.below(len(asked)))]
        match.play(seat, bots[seat].choose(Ask(match.state, seat)))
    return match


@pytest.mark.once
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_mixed_table_ends_in_every_mode(seats: int, options: dict[str, Any]) -> None:
    """RR-6.1, RR-10, RR-11: all moves are legal. ``match.play`` refuses any other."""
    cast = ["apprentice", "restaurateur", "line-cook", "waiter"]
    match = played([cast[seat % 4] for seat in range(seats)], options, 3)
    outcome = match.outcome()
    assert outcome is not None
    assert max(outcome.scores) >= 20
    assert isinstance(match.state, RivalRestaurantsState)
    conservation.check(match.state.town)


def test_no_illegal_move_in_many_games() -> None:
    """All levels in all modes. The master plays only in a long run, because it is slow without compiled rules."""
    levels = [RANDOM, *(LEVELS if len(TABLES) < GAMES else LEVELS[:-1])]
    for game in range(GAMES):
        seats, options = TABLES[game % len(TABLES)]
        cast = [levels[(game // len(TABLES) + 2 * seat) % len(levels)] for seat in range(seats)]
        state = played(cast, options, 1000 + game, most=20_000).state
        assert state.outcome() is not None, (game, cast, options)


def test_masters_play_a_whole_game(pytestconfig: pytest.Config) -> None:
    """RR-6.1: a whole game with compiled rules. Without them the bots are slow, and only its beginning is played."""
    whole = pytestconfig.getoption("--compiled")
    match = played(["master"] * 3, {}, 5, most=20_000 if whole else 12)
    outcome = match.outcome()
    assert (outcome is not None) == whole
    assert outcome is None or max(outcome.scores) >= 20
    assert isinstance(match.state, RivalRestaurantsState)
    conservation.check(match.state.town)


@pytest.mark.parametrize("level", [RANDOM, *LEVELS])
def test_plays_the_same_again(level: str) -> None:
    most = 9 if level == "master" else 60
    games = [[move.move for move in played([level] * 3, {}, 5, most).history] for _ in range(2)]
    assert games[0] == games[1]


@pytest.mark.once
def test_the_master_chooses_legally_wherever_chance_leads() -> None:
    """Asked in the middle of random games, where unusual questions come up."""
    looked = 0
    for seed, (seats, options) in enumerate(TABLES):
        match = Match.start(GAME, options, seats=seats, seed=seed)
        chance = FastChance(seed)
        for step in range(150):
            asked = match.asked()
            if not asked:
                break
            seat = asked[int(chance.below(len(asked)))]
            if step % 50 == 0:
                match.state.check(seat, Master(seed).choose(Ask(match.state, seat)))
                looked += 1
            moves = match.legal_moves(seat)
            match.play(seat, moves[int(chance.below(len(moves)))])
    assert looked >= 25


def test_an_apprentice_is_no_fool() -> None:
    """Far better than random play, and close to the next level."""
    assert simulate(GAME, ("apprentice", "random"), games=8, seed=3, options={"mode": "standard"}).tally.wins[0] >= 7
    points = [played(["apprentice", "greedy", "greedy"], {}, seed).outcome() for seed in range(4)]
    assert sum(outcome.scores[0] for outcome in points if outcome) / 4 >= 5


def test_what_can_be_cooked_is_cooked_by_all() -> None:
    """RR-5.1: every bot cooks when it can."""
    for level in LEVELS:
        scene = Scene().recipe(0, "japchae", "bouillabaisse").stock(0, "noodles", "carrot", "onion", "beef")
        choice = make_bot(GAME, level, 1).choose(Ask(scene.kitchen("island").state, 0))
        assert choice.startswith("cook japchae"), level


def test_the_master_says_what_its_moves_promise() -> None:
    """Every move has a chance. The best place is the one with the ingredient that wins tonight."""
    scene = Scene().recipe(0, "japchae", "bouillabaisse").stock(0, "noodles", "carrot", "onion").points(0, 17)
    scene.bins("chop-shop", "beef", "pork", "pork").bins("mystery-mart").empty_shelf("mystery-mart")
    weighed = Master(1).weigh(Ask(scene.state, 0))
    assert len(weighed) == 7
    assert all(0 <= chance <= 1 for chance in weighed.values())
    assert set(weighed) == set(scene.legal(0))
    assert max(weighed, key=weighed.__getitem__) == "go chop-shop"
    assert Master(1).choose(Ask(scene.state, 0)) == "go chop-shop"


@pytest.mark.once
def test_the_master_advises_what_it_would_play_itself() -> None:
    match, draw = Match.start(GAME, {}, seats=3, seed=4), Random(4)
    steps = set()
    for _ in range(60):
        seat = draw.choice(match.asked())
        ask = Ask(match.state, seat)
        advice = Master(1).advise(ask)
        assert advice.move == Master(1).choose(ask)
        assert len(ask.moves) == 1 or set(ask.moves) <= set(advice.chances)
        if advice.chances:
            assert advice.ranked()[0] == (advice.move, advice.chances[advice.move])
            assert advice.chances[advice.move] == max(advice.chances.values())
            steps.add(match.view(None).step)
        match.play(seat, advice.move)
    assert {"destinations", "buying", "powers"} <= steps


def test_chances_of_claims_purchases_dishes_and_recipes() -> None:
    """Every legal move has a chance, and the move that wins tonight has the best."""
    scene = Scene().recipe(0, "japchae", "bouillabaisse").stock(0, "noodles", "carrot", "onion").points(0, 17)
    scene.bins("chop-shop", "pork", "beef", "pork").upgrade(0, "basic-cookbook").money(0, 300)
    scene.go("chop-shop")
    assert best_weighed(scene) == "claim 2"
    scene.claims(2).ready()
    assert best_weighed(scene) == "buy chop-shop 2"
    scene.play(0, "buy chop-shop 2")
    scene.ready()
    assert best_weighed(scene).startswith("cook japchae")
    scene.points(0, 5)
    scene.play(0, scene.legal(0, "cook japchae")[0])
    while scene.step != "new-recipe":
        scene.play(0, scene.legal(0)[0])
    assert best_weighed(scene).startswith("keep ")


def best_weighed(scene: Scene) -> str:
    master = Master(1)
    master.search.rounds = 1
    weighed = master.weigh(Ask(scene.state, 0))
    assert len(weighed) >= 2
    assert set(weighed) == set(scene.legal(0))
    return max(weighed, key=weighed.__getitem__)
