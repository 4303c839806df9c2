"""Cards: what playing an action card brings right now (RR-9). A card is played when it brings enough for its kind."""

from collections.abc import Callable
from typing import Final

from tableside.bots.rival_restaurants.choices.purchases import spree_value, wares
from tableside.bots.rival_restaurants.choices.setup import CHEF_WORTH
from tableside.bots.rival_restaurants.decision import Mind
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


def play_card(mind: Mind, legal: list[int]) -> int | None:
    """The best card to play now, or None."""
    weights = mind.weights
    best, chosen = weights.patient * min(1.0, 2 * season(mind.town)) + weights.hasty, None
    for move in legal:
        if kind_of(move) == PLAY:
            value = card_value(mind, move)
            if value > best:
                best, chosen = value, move
    return chosen


def play_early(mind: Mind, legal: list[int]) -> int | None:
    """The best card that helps to decide where to go, or None; what harms others waits until they have gone there."""
    return play_card(mind, [move for move in legal if kind_of(move) == PLAY and arg_a(move) in _EARLY])


def card_value(mind: Mind, move: int) -> float:
    return _VALUES[arg_a(move)](mind, move)


def _raiders(mind: Mind, move: int) -> float:
    other, ingredient = arg_b(move), arg_c(move)
    return mind.me.gain(ingredient) + mind.grudge(other) * mind.outlook(other).loss(ingredient) - 1.0


def _robbery(mind: Mind, move: int) -> float:
    other = arg_b(move)
    sum = mind.town.money[other] >> 1
    return mind.thrift * sum * (1 + mind.grudge(other)) - 0.5


def _star(mind: Mind, move: int) -> float:
    """5 Star Review: a point, if that recipe is cooked today or tomorrow."""
    missing = mind.me.missing(mind.town.rules.recipe_places[arg_b(move)], mind.me.stock[:])
    return mind.weights.point * (0.0 if len(missing) > 1 else 0.6 if missing else 1.0)


def _alien_attack(mind: Mind, move: int) -> float:
    held = ids.INGREDIENTS
    harm = sum(mind.grudge(other) * 2 * mind.town.stock[other * held + ids.ALIEN_GOO] for other in mind.rivals())
    return mind.weights.garbage * (harm - 2 * mind.me.stock[ids.ALIEN_GOO])


def _contamination(mind: Mind, move: int) -> float:
    hit = _hit(mind, arg_b(move))
    return sum(mind.grudge(other) * (mind.weights.garbage + 0.4) for other in hit)


def _discount(mind: Mind, move: int) -> float:
    """Half of what would be spent here today, in phase 2, when places are known."""
    if mind.town.phase != 2:
        return 0.0
    spent = sum(choice.cost - ((choice.cost + 1) >> 1) for choice in wares(mind) if choice.profit > 0)
    return mind.thrift * min(spent, mind.town.money[mind.seat] // 2)


def _inspector(mind: Mind, move: int) -> float:
    town = mind.town
    return mind.thrift * sum(min(town.garbage[o], town.money[o]) for o in _hit(mind, arg_b(move)))


def _recall(mind: Mind, move: int) -> float:
    return sum(mind.grudge(other) * _dearest(mind, other) for other in mind.rivals())


def _dearest(mind: Mind, other: int) -> float:
    """The most that a rival can lose by one non-Mystery ingredient."""
    held = kinds_held(mind.town, other, ids.MYSTERY_MART_FIRST)
    return max((mind.outlook(other).loss(ingredient) for ingredient in held), default=0.0)


def _fridge_raid(mind: Mind, move: int) -> float:
    market = arg_b(move)
    shelf = [i for i in range(FIRST[market], FIRST[market + 1]) if mind.town.shelf[i]]
    gains = sorted((mind.me.gain(i) for i in shelf), reverse=True)
    return sum(gains[:2]) - 1.5


def _go_vegan(mind: Mind, move: int) -> float:
    """What it lets me cook today that I could not cook without."""
    town = mind.town
    if sum(mind.me.stock[ids.FRUIT_STAND_FIRST : VEGGIE_EDEN_FIRST + 5]) == 0:
        return 0.0
    without = best_points(mind, mind.seat)
    town.vegan |= 1 << mind.seat  # the town is my own, imagined one
    gain = best_points(mind, mind.seat) - without
    town.vegan &= ~(1 << mind.seat)
    return mind.weights.point * 0.6 * gain


def can_win_tonight(mind: Mind, seat: int) -> bool:
    """Whether a seat could cook enough (RR-6.1); far behind, nobody need look into its pantry to say no."""
    town = mind.town
    listed = [town.rules.recipe_points[r] + _EXTRAS for r in town.recipe[2 * seat : 2 * seat + 2] if r >= 0]
    missing = ids.GOAL - town.points[seat]
    return sum(listed) >= missing and best_points(mind, seat) >= missing


def best_points(mind: Mind, seat: int) -> int:
    level = mind.town.level[seat]
    return max((cooking_points(mind.town, seat, cooking, level) for cooking in proposals(mind.town, seat)), default=0)


def _just_business(mind: Mind, move: int) -> float:
    """Rivals who would cook today and could not pay $500."""
    total = 0.0
    for other in _hit(mind, arg_b(move)):
        if not mind.town.closed >> other & 1:
            harm = mind.weights.point * 0.5 * best_points(mind, other)
            total += mind.grudge(other) * (harm if mind.town.money[other] < 5 else min(harm, 4.0))
    return total


def _monopoly(mind: Mind, move: int) -> float:
    ingredient, total = arg_b(move), 0.0
    for other in mind.rivals():
        if mind.outlook(other).stock[ingredient]:
            total += mind.grudge(other) * mind.outlook(other).loss(ingredient) + 0.2
    return total + mind.me.gain(ingredient) - 1.0


def _critic(mind: Mind, move: int) -> float:
    town, other = mind.town, arg_b(move)
    close = town.points[other] >= ids.GOAL - 6
    return mind.weights.point * mind.grudge(other) * (1.5 if close else 0.7)


def _ninja(mind: Mind, move: int) -> float:
    return 1.6 + mind.grudge(arg_b(move))


def _rats(mind: Mind, move: int) -> float:
    """A market that rivals need and I do not, or where I am."""
    town, market = mind.town, arg_b(move)
    goods = ((1 << FIRST[market + 1]) - 1) & ~((1 << FIRST[market]) - 1)
    total = 0.0
    for other in mind.rivals():
        wishes = bin(mind.outlook(other).wanted() & goods).count("1")
        total += mind.grudge(other) * 1.2 * wishes
    here = market in (town.place[2 * mind.seat], town.place[2 * mind.seat + 1])
    return total + (0.5 if here else 0.0)


def _road_block(mind: Mind, move: int) -> float:
    """Shopping days that rivals lose, and rivals who claim what I claim."""
    town, total = mind.town, 0.0
    mine = {(town.place[pawn], town.claim[pawn]) for pawn in (2 * mind.seat, 2 * mind.seat + 1)}
    for other in _hit(mind, arg_b(move)):
        total += 2.0 * mind.grudge(other)
        for pawn in (2 * other, 2 * other + 1):
            if town.claim[pawn] >= 0 and (town.place[pawn], town.claim[pawn]) in mine:
                total += 1.0
    return total


def _spree(mind: Mind, move: int) -> float:
    return spree_value(mind) - 1.5


def _special_order(mind: Mind, move: int) -> float:
    card = mind.town.bins[arg_b(move)]
    return mind.me.gain(card) - 1.0


def _taxes(mind: Mind, move: int) -> float:
    return mind.thrift * sum(min(2, mind.town.money[other]) for other in mind.rivals())


def _fake_sale(mind: Mind, move: int) -> float:
    """Rivals who stand in a market with money to spend."""
    town = mind.town
    shoppers = [o for o in mind.rivals() if min(town.place[2 * o], town.place[2 * o + 1]) < MARKETS]
    return sum(1.5 * mind.grudge(other) for other in shoppers if town.money[other] >= 2)


def _sous_chef(mind: Mind, move: int) -> float:
    chef = mind.town.chef[2 * mind.seat + arg_b(move)]
    return 7 * (_NEW_CHEF - CHEF_WORTH[chef]) * season(mind.town)


def _one_world(mind: Mind, move: int) -> float:
    return arg_b(move) * (mind.weights.garbage + mind.thrift) - 1.5


def _hit(mind: Mind, mask: int) -> list[int]:
    return [other for other in mind.rivals() if mask >> other & 1]


_VALUES: Final[dict[int, Callable[[Mind, int], float]]] = {
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
    ids.JACKPOT: lambda mind, move: 8.0,
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
    ids.DINNER_AND_A_SHOW: lambda mind, move: 0.8 * len(mind.rivals()),
    ids.FARMERS_MARKET: lambda mind, move: 1.6,
    ids.SURVEILLANCE_CAMERA: lambda mind, move: 0.8,
}


def name_for_recall(mind: Mind, other: int, moves: list[int]) -> int:
    """Food Recall: the ingredient that a rival misses most."""
    return mind.best([(0.0 if arg_a(m) == NOTHING else mind.outlook(other).loss(arg_a(m)), m) for m in moves])
