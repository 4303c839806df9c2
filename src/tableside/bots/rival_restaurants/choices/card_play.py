"""Cards: what playing an action card brings right now (RR-9). A card is played when it brings enough for its kind."""

from collections.abc import Callable
from typing import Final

from tableside.bots.rival_restaurants.choices.purchases import spree_value, wares
from tableside.bots.rival_restaurants.choices.setup import CHEF_WORTH
from tableside.bots.rival_restaurants.decision import Decision
from tableside.bots.rival_restaurants.valuation.valuation import season
from tableside.games.rival_restaurants.catalog import ids
from tableside.games.rival_restaurants.catalog.ids import FIRST, MARKETS, NOTHING, VEGGIE_EDEN_FIRST
from tableside.games.rival_restaurants.core.model.moves import PLAY, arg_a, arg_b, arg_c, kind_of
from tableside.games.rival_restaurants.core.model.stock import kinds_held
from tableside.games.rival_restaurants.core.phases.kitchen import cooking_points, proposals

_EXTRAS: Final = 4  # points that a recipe may bring besides its own: cuisine, sauce or wine, review, the house
# These bring me ingredients, money or another power.
_EARLY: Final = (
    *(ids.FRIDGE_RAID, ids.SPECIAL_ORDER, ids.FARMERS_MARKET, ids.RAIDERS_OF_THE_LOST_PORK, ids.MONOPOLY),
    *(ids.JACKPOT, ids.ONE_WORLD, ids.SOUS_CHEF),
)
_NEW_CHEF: Final = 0.65  # the best of three who are drawn, on average


def play_card(decision: Decision, legal: list[int]) -> int | None:
    """The best card to play now, or None."""
    weights = decision.weights
    best, chosen = weights.patient * min(1.0, 2 * season(decision.town)) + weights.hasty, None
    for move in legal:
        if kind_of(move) == PLAY:
            value = card_value(decision, move)
            if value > best:
                best, chosen = value, move
    return chosen


def play_early(decision: Decision, legal: list[int]) -> int | None:
    """The best card that helps to decide where to go, or None; what harms others waits until they have gone there."""
    return play_card(decision, [move for move in legal if kind_of(move) == PLAY and arg_a(move) in _EARLY])


def card_value(decision: Decision, move: int) -> float:
    return _VALUES[arg_a(move)](decision, move)


def _raiders(decision: Decision, move: int) -> float:
    other, ingredient = arg_b(move), arg_c(move)
    return decision.me.gain(ingredient) + decision.grudge(other) * decision.valuation(other).loss(ingredient) - 1.0


def _robbery(decision: Decision, move: int) -> float:
    other = arg_b(move)
    sum = decision.town.money[other] >> 1
    return decision.thrift * sum * (1 + decision.grudge(other)) - 0.5


def _star(decision: Decision, move: int) -> float:
    """5 Star Review: a point, if that recipe is cooked today or tomorrow."""
    missing = decision.me.missing(decision.town.rules.recipe_places[arg_b(move)], decision.me.stock[:])
    return decision.weights.point * (0.0 if len(missing) > 1 else 0.6 if missing else 1.0)


def _alien_attack(decision: Decision, move: int) -> float:
    held = ids.INGREDIENTS
    harm = sum(
        decision.grudge(other) * 2 * decision.town.stock[other * held + ids.ALIEN_GOO] for other in decision.rivals()
    )
    return decision.weights.garbage * (harm - 2 * decision.me.stock[ids.ALIEN_GOO])


def _contamination(decision: Decision, move: int) -> float:
    hit = _hit(decision, arg_b(move))
    return sum(decision.grudge(other) * (decision.weights.garbage + 0.4) for other in hit)


def _discount(decision: Decision, move: int) -> float:
    """Half of what would be spent here today, in phase 2, when places are known."""
    if decision.town.phase != 2:
        return 0.0
    spent = sum(choice.cost - ((choice.cost + 1) >> 1) for choice in wares(decision) if choice.profit > 0)
    return decision.thrift * min(spent, decision.town.money[decision.seat] // 2)


def _inspector(decision: Decision, move: int) -> float:
    town = decision.town
    return decision.thrift * sum(min(town.garbage[o], town.money[o]) for o in _hit(decision, arg_b(move)))


def _recall(decision: Decision, move: int) -> float:
    return sum(decision.grudge(other) * _dearest(decision, other) for other in decision.rivals())


def _dearest(decision: Decision, other: int) -> float:
    """The most that a rival can lose by one non-Mystery ingredient."""
    held = kinds_held(decision.town, other, ids.MYSTERY_MART_FIRST)
    return max((decision.valuation(other).loss(ingredient) for ingredient in held), default=0.0)


def _fridge_raid(decision: Decision, move: int) -> float:
    market = arg_b(move)
    shelf = [i for i in range(FIRST[market], FIRST[market + 1]) if decision.town.shelf[i]]
    gains = sorted((decision.me.gain(i) for i in shelf), reverse=True)
    return sum(gains[:2]) - 1.5


def _go_vegan(decision: Decision, move: int) -> float:
    """What it lets me cook today that I could not cook without."""
    town = decision.town
    if sum(decision.me.stock[ids.FRUIT_STAND_FIRST : VEGGIE_EDEN_FIRST + 5]) == 0:
        return 0.0
    without = best_points(decision, decision.seat)
    town.vegan |= 1 << decision.seat  # the town is my own, imagined one
    gain = best_points(decision, decision.seat) - without
    town.vegan &= ~(1 << decision.seat)
    return decision.weights.point * 0.6 * gain


def can_win_tonight(decision: Decision, seat: int) -> bool:
    """Whether a seat could cook enough (RR-6.1); far behind, nobody need look into its pantry to say no."""
    town = decision.town
    listed = [town.rules.recipe_points[r] + _EXTRAS for r in town.recipe[2 * seat : 2 * seat + 2] if r >= 0]
    missing = ids.GOAL - town.points[seat]
    return sum(listed) >= missing and best_points(decision, seat) >= missing


def best_points(decision: Decision, seat: int) -> int:
    level = decision.town.level[seat]
    return max(
        (cooking_points(decision.town, seat, cooking, level) for cooking in proposals(decision.town, seat)), default=0
    )


def _just_business(decision: Decision, move: int) -> float:
    """Rivals who would cook today and could not pay $500."""
    total = 0.0
    for other in _hit(decision, arg_b(move)):
        if not decision.town.closed >> other & 1:
            harm = decision.weights.point * 0.5 * best_points(decision, other)
            total += decision.grudge(other) * (harm if decision.town.money[other] < 5 else min(harm, 4.0))
    return total


def _monopoly(decision: Decision, move: int) -> float:
    ingredient, total = arg_b(move), 0.0
    for other in decision.rivals():
        if decision.valuation(other).stock[ingredient]:
            total += decision.grudge(other) * decision.valuation(other).loss(ingredient) + 0.2
    return total + decision.me.gain(ingredient) - 1.0


def _critic(decision: Decision, move: int) -> float:
    town, other = decision.town, arg_b(move)
    close = town.points[other] >= ids.GOAL - 6
    return decision.weights.point * decision.grudge(other) * (1.5 if close else 0.7)


def _ninja(decision: Decision, move: int) -> float:
    return 1.6 + decision.grudge(arg_b(move))


def _rats(decision: Decision, move: int) -> float:
    """A market that rivals need and I do not, or where I am."""
    town, market = decision.town, arg_b(move)
    goods = ((1 << FIRST[market + 1]) - 1) & ~((1 << FIRST[market]) - 1)
    total = 0.0
    for other in decision.rivals():
        wishes = bin(decision.valuation(other).wanted() & goods).count("1")
        total += decision.grudge(other) * 1.2 * wishes
    here = market in (town.place[2 * decision.seat], town.place[2 * decision.seat + 1])
    return total + (0.5 if here else 0.0)


def _road_block(decision: Decision, move: int) -> float:
    """Shopping days that rivals lose, and rivals who claim what I claim."""
    town, total = decision.town, 0.0
    mine = {(town.place[pawn], town.claim[pawn]) for pawn in (2 * decision.seat, 2 * decision.seat + 1)}
    for other in _hit(decision, arg_b(move)):
        total += 2.0 * decision.grudge(other)
        for pawn in (2 * other, 2 * other + 1):
            if town.claim[pawn] >= 0 and (town.place[pawn], town.claim[pawn]) in mine:
                total += 1.0
    return total


def _spree(decision: Decision, move: int) -> float:
    return spree_value(decision) - 1.5


def _special_order(decision: Decision, move: int) -> float:
    card = decision.town.bins[arg_b(move)]
    return decision.me.gain(card) - 1.0


def _taxes(decision: Decision, move: int) -> float:
    return decision.thrift * sum(min(2, decision.town.money[other]) for other in decision.rivals())


def _fake_sale(decision: Decision, move: int) -> float:
    """Rivals who stand in a market with money to spend."""
    town = decision.town
    shoppers = [o for o in decision.rivals() if min(town.place[2 * o], town.place[2 * o + 1]) < MARKETS]
    return sum(1.5 * decision.grudge(other) for other in shoppers if town.money[other] >= 2)


def _sous_chef(decision: Decision, move: int) -> float:
    chef = decision.town.chef[2 * decision.seat + arg_b(move)]
    return 7 * (_NEW_CHEF - CHEF_WORTH[chef]) * season(decision.town)


def _one_world(decision: Decision, move: int) -> float:
    return arg_b(move) * (decision.weights.garbage + decision.thrift) - 1.5


def _hit(decision: Decision, mask: int) -> list[int]:
    return [other for other in decision.rivals() if mask >> other & 1]


_VALUES: Final[dict[int, Callable[[Decision, int], float]]] = {
    ids.RAIDERS_OF_THE_LOST_PORK: _raiders,
    ids.ARMED_ROBBERY: _robbery,
    ids.FIVE_STAR_REVIEW: _star,
    ids.ALIEN_ATTACK: _alien_attack,
    ids.CONTAMINATION: _contamination,
    ids.DISCOUNT: _discount,
    ids.FOOD_INSPECTOR: _inspector,
    ids.FOOD_RECALL: _recall,
    ids.FRIDGE_RAID: _fridge_raid,
    ids.GO_VEGAN: _go_vegan,
    ids.ITS_JUST_BUSINESS: _just_business,
    ids.JACKPOT: lambda decision, move: 8.0,
    ids.MONOPOLY: _monopoly,
    ids.NEGATIVE_CRITIC: _critic,
    ids.NINJA_ATTACK: _ninja,
    ids.RAT_INFESTATION: _rats,
    ids.ROAD_BLOCK: _road_block,
    ids.SHOPPING_SPREE: _spree,
    ids.SPECIAL_ORDER: _special_order,
    ids.TAXES: _taxes,
    ids.FAKE_SALE: _fake_sale,
    ids.SOUS_CHEF: _sous_chef,
    ids.ONE_WORLD: _one_world,
    ids.DINNER_AND_A_SHOW: lambda decision, move: 0.8 * len(decision.rivals()),
    ids.FARMERS_MARKET: lambda decision, move: 1.6,
    ids.SURVEILLANCE_CAMERA: lambda decision, move: 0.8,
}


def name_for_recall(decision: Decision, other: int, moves: list[int]) -> int:
    """Food Recall: the ingredient that a rival misses most."""
    return decision.best([(0.0 if arg_a(m) == NOTHING else decision.valuation(other).loss(arg_a(m)), m) for m in moves])
