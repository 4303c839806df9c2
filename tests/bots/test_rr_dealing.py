"""Deals with several items: any rival should accept them at once, whatever bot it is, and no deal lets
the rival win."""

import pytest

from tableside.bots import Ask, make_bot
from tableside.bots.rival_restaurants.decision import Decision
from tableside.bots.rival_restaurants.greedy import GreedyBot, spelled
from tableside.bots.rival_restaurants.policy import Policy
from tableside.bots.rival_restaurants.trading.deals import Talk, Terms, best_offer, lets_win
from tableside.bots.rival_restaurants.trading.merchant import Merchant, act, supposed
from tableside.bots.rival_restaurants.valuation.weights import PLANNER, Weights
from tableside.engine.chance import FastChance
from tableside.games.rival_restaurants.catalog.ids import INGREDIENT_KEYS
from tableside.games.rival_restaurants.core.machine import asked
from tableside.games.rival_restaurants.core.model.context import Context
from tableside.games.rival_restaurants.core.model.moves import ACCEPT, DECLINE, READY, kind_of
from tableside.games.rival_restaurants.core.model.town import Bundle, Offer
from tests.rival_restaurants.scene import Scene


def market() -> Scene:
    """Two players on the Island. Each has what the other lacks for a basic recipe, and neither has money."""
    scene = Scene(2, mode="standard").cast("biff-brobeque", "angus-khan")
    scene.recipe(0, "japchae", "tiramisu").stock(0, "noodles", "onion", "carrot", "shellfish", "garlic")
    scene.recipe(1, "california-roll", "mole-poblano").stock(1, "rice", "avocado", "beef", "milk")
    scene.market("island", "island")
    return scene.money(0, 0).money(1, 0)


def offered(scene: Scene, seat: int) -> Offer:
    offer = Merchant(PLANNER).offer(scene.town, seat, FastChance(1))
    assert offer is not None
    return offer


def give(*ingredients: str, money: int = 0) -> Bundle:
    bundle = Bundle()
    bundle.ingredients = [INGREDIENT_KEYS.index(name) for name in ingredients]
    bundle.money = money
    return bundle


def test_a_rival_accepts_whether_he_plans_or_not() -> None:
    """RR-4.6: each gets what they lack and the other can spare."""
    for weights in (Weights(), PLANNER):
        scene = market()
        scene.play(0, spelled(scene.town, 0, offered(scene, 0)))
        assert GreedyBot(1, Policy(weights)).choose(Ask(scene.state, 1)) == "accept 1"


def test_recipes_are_swapped_where_that_helps_both() -> None:
    """RR-4.6: each has the ingredients of the other's recipe. The rules allow swapping recipes of the same kind."""
    scene = Scene(2, mode="standard").cast("biff-brobeque", "angus-khan")
    scene.recipe(0, "california-roll", "tiramisu").stock(0, "noodles", "leafy-greens")
    scene.recipe(1, "fresh-spring-rolls", "mole-poblano").stock(1, "rice", "avocado")
    scene.market("island", "island")
    scene.money(0, 0).money(1, 0)
    offer = offered(scene, 0)
    assert len(offer.give.recipes) == len(offer.want.recipes) >= 1
    scene.play(0, spelled(scene.town, 0, offer), "ready")
    assert GreedyBot(1).choose(Ask(scene.state, 1)) == "accept 1"
    scene.play(1, "accept 1")


def test_one_offer_at_a_time_and_a_better_one_later() -> None:
    """The more is conceded, the more the same thing costs."""
    scene = market().money(0, 900)
    scene.play(0, spelled(scene.town, 0, offered(scene, 0)))
    assert Merchant(PLANNER).offer(scene.town, 0, FastChance(1)) is None
    scene.play(1, "decline 1")
    beef = Terms([INGREDIENT_KEYS.index("beef")], [], 0, 0)
    prices = [Talk(Decision(scene.town, 0, PLANNER, FastChance(1)), 1, margin).settled(beef) for margin in (0.1, 2.1)]
    assert prices[0] is not None
    assert prices[1] is not None
    assert prices[0].money < prices[1].money


def offers_shellfish(points: int) -> bool:
    """Whether it is offered to a rival with this many points. The rival is rich, so the best deal would include it."""
    scene, shellfish = market().points(1, points).money(1, 900), INGREDIENT_KEYS.index("shellfish")
    decision = Decision(scene.town, 0, PLANNER, FastChance(1))
    deal = Talk(decision, 1, 0.0).best()
    assert deal is not None
    assert shellfish in deal.terms.gives
    offer = best_offer(decision, -99.0, 0.0)
    return offer is not None and shellfish in offer.give.ingredients


def test_nobody_is_helped_to_win() -> None:
    """RR-6.1: three points are enough to win tonight, and only the shellfish is missing."""
    scene = market().points(1, 17)
    decision = Decision(scene.town, 0, PLANNER, FastChance(1))
    assert lets_win(decision, Offer(0, 0, 1, give("shellfish"), give("beef"), False))
    assert not lets_win(decision, Offer(0, 0, 1, give("garlic"), give("beef"), False))
    assert offers_shellfish(points=3)
    assert not offers_shellfish(points=17)


def test_no_price_is_high_enough_for_what_lets_a_rival_win() -> None:
    """RR-6.1: the merchant sells shellfish for $900 to a rival far behind, but not to one who would win with it."""
    answers = []
    for points, to in ((3, "p1"), (17, "p1"), (17, "all")):
        scene = market().points(1, points).money(1, 900)
        scene.play(1, f"offer {to}: $900 for shellfish")
        answers.append(Merchant(PLANNER).choose(scene.town, 0, FastChance(1)))
    assert [kind_of(move) for move in answers] == [ACCEPT, DECLINE, READY]
    scene.town.points[1] = 3
    assert kind_of(Merchant(PLANNER).choose(scene.town, 0, FastChance(1))) == ACCEPT


def coq_au_vin(points: int) -> Scene:
    """Player 2 needs only player 1's wine for a gourmet recipe."""
    scene = Scene(2, mode="standard").cast("biff-brobeque", "angus-khan")
    scene.recipe(0, "japchae", "tiramisu").stock(0, "wine", "noodles")
    scene.recipe(1, "croque-monsieur", "coq-au-vin").stock(1, "carrot", "onion", "poultry", "butter")
    return scene.points(1, points)


@pytest.mark.parametrize(("points", "answer"), [(7, "accept 1"), (8, "decline 1"), (9, "decline 1")])
@pytest.mark.parametrize("bot", ["restaurateur", "master"])
def test_two_recipes_at_once_may_win_from_far_behind(bot: str, points: int, answer: str) -> None:
    """RR-5.1, RR-6.1: with the Double Stove the rival cooks twelve points tonight."""
    scene = coq_au_vin(points).stock(1, "bread", "cheese", "pork", "potato").upgrade(1, "double-stove")
    scene.market("island", "island").money(0, 0).money(1, 1000)
    scene.play(1, "offer p1: $1000 for wine")
    assert make_bot("rival-restaurants", bot, 1).choose(Ask(scene.state, 0)) == answer


@pytest.mark.parametrize(
    ("place", "money", "answer"),
    [("house-of-carbs", 1100, "decline 1"), ("house-of-carbs", 1000, "accept 1"), ("island", 1100, "accept 1")],
)
def test_what_he_can_buy_tonight_counts(place: str, money: int, answer: str) -> None:
    """RR-4.3, RR-6.1: the rival can buy a potato if they are at the market and have $100 left."""
    scene = coq_au_vin(12).bins("house-of-carbs", "potato", "rice", "rice", "rice").market("island", place)
    scene.money(0, 0).money(1, money)
    scene.play(1, "offer p1: $1000 for wine")
    assert make_bot("rival-restaurants", "master", 1).choose(Ask(scene.state, 0)) == answer


def test_money_fills_the_gap() -> None:
    """The rival has no use for what I have. I pay no more than they ask, and they pay for what only they need."""
    scene = market().money(0, 900)
    talk = Talk(Decision(scene.town, 0, PLANNER, FastChance(1)), 1, 0.1)
    deal = talk.settled(Terms([INGREDIENT_KEYS.index("beef")], [], 0, 0))
    assert deal is not None
    assert 0 < deal.money <= 5
    scene.money(1, 900)
    talk = Talk(Decision(scene.town, 0, PLANNER, FastChance(1)), 1, 0.1)
    deal = talk.settled(Terms([], [INGREDIENT_KEYS.index("shellfish")], 0, 0))
    assert deal is not None
    assert deal.money < 0


def test_an_open_offer_is_taken_for_accepted() -> None:
    """What is already on its way is not bought a second time. The real town stays unchanged."""
    scene = market()
    scene.play(0, "offer p2: shellfish for beef")
    twin = supposed(scene.town, 0)
    assert twin is not scene.town
    beef = INGREDIENT_KEYS.index("beef")
    assert (twin.stock[beef], scene.town.stock[beef]) == (1, 0)
    assert supposed(scene.town, 1) is scene.town


def test_an_offer_does_not_depend_on_what_is_hidden() -> None:
    """RR-1.7: it makes the same offers in towns that its seat cannot tell apart."""
    scene = market().hand(0, "taxes").hand(1, "jackpot", "clam-voyance")
    towns = [scene.state.determinise(0, FastChance(luck)).town for luck in range(4)]
    assert len({tuple(town.hand) for town in towns}) > 1
    offers = [Merchant(PLANNER).offer(town, 0, FastChance(1)) for town in towns]
    assert len({spelled(scene.town, 0, offer) for offer in offers if offer is not None}) == 1
    assert None not in offers


def test_most_offers_are_accepted() -> None:
    """One merchant plays two greedy bots. Its offers are worth considering."""
    scene = Scene(3, seed=4)
    town, chance, context = scene.town, FastChance(4), Context(FastChance(4), False)
    policies: list[Policy] = [Merchant(PLANNER), Policy(Weights()), Policy(Weights())]
    made = taken = 0
    for _ in range(400):
        if town.over:
            break
        waiting = asked(town)
        seat = next(s for s in range(3) if waiting >> s & 1)
        answer = policies[seat].decide(town, seat, chance)
        open_before = sum(offer.seat == 0 for offer in town.offers)
        held = town.stock[:29]
        act(town, context, seat, answer)
        made += isinstance(answer, Offer)
        taken += seat != 0 and open_before > sum(offer.seat == 0 for offer in town.offers) and held != town.stock[:29]
    assert made >= 2
    assert taken >= 0.7 * made


def test_the_master_makes_such_offers() -> None:
    scene = market()
    assert make_bot("rival-restaurants", "master", 1).choose(Ask(scene.state, 0)).startswith("offer p2: ")
