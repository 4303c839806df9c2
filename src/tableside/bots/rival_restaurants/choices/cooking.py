"""What to cook, and the choices that follow (RR-5)."""

from tableside.bots.rival_restaurants.choices.card_play import play_card
from tableside.bots.rival_restaurants.decision import Decision
from tableside.bots.rival_restaurants.effects.cards import card_worth
from tableside.bots.rival_restaurants.valuation.cooking_value import can_win_tonight
from tableside.bots.rival_restaurants.valuation.visit_value import shelf_gain
from tableside.games.rival_restaurants.catalog.ids import (
    BIFF_BROBEQUE,
    EL_LUNCHADOR_PICANTE,
    GOAL,
    GOURMET,
    LEANING_TOWER_OF_EATSA,
    MARKETS,
    NO_CARD,
    NOTHING,
    THE_SOUL_OF_SEOUL,
)
from tableside.games.rival_restaurants.core.model.moves import (
    BONUS,
    COOK,
    KEEP_CARDS,
    NO_COOK,
    arg_a,
    arg_b,
    kind_of,
    make,
)
from tableside.games.rival_restaurants.core.model.town import Cooking
from tableside.games.rival_restaurants.core.phases.cooking import FIRST_GARBAGE, FIRST_LEVEL, FIRST_RECIPE
from tableside.games.rival_restaurants.core.phases.kitchen import (
    cooking_garbage,
    cooking_points,
    extra_of,
    meat_kinds,
    proposals,
    spend,
)
from tableside.games.rival_restaurants.core.phases.powers import has_power
from tableside.games.rival_restaurants.core.registry import restaurant_of


def declare(decision: Decision, legal: list[int]) -> int:
    """A card of this phase if it helps, then the best dish, or none while garbage would spoil it."""
    card = play_card(decision, legal)
    if card is not None:
        return card
    town, seat = decision.town, decision.seat
    ways = proposals(town, seat)
    if not ways:
        return NO_COOK
    level = town.level[seat]
    points = [cooking_points(town, seat, way, level) for way in ways]
    if last_evening(decision, max(points)):
        return make(COOK, max(range(len(ways)), key=lambda i: (points[i], cooking_worth(decision, ways[i]))))
    scored = [(cooking_worth(decision, way), make(COOK, i)) for i, way in enumerate(ways)]
    if town.garbage[seat] or town.closed >> seat & 1:  # otherwise nothing is gained by waiting
        scored.append((waiting_worth(decision), NO_COOK))
    return decision.best([pair for pair in scored if pair[1] in legal])


def last_evening(decision: Decision, points: int) -> bool:
    """Whether somebody can win tonight: then only points count."""
    town = decision.town
    if town.points[decision.seat] + points >= GOAL:
        return True
    return any(can_win_tonight(decision, other) for other in decision.rivals())


def cooking_worth(decision: Decision, cooking: Cooking) -> float:
    """Points, money and garbage of a cooking, and the kitchen it leaves behind."""
    town, seat, weights, me = decision.town, decision.seat, decision.weights, decision.me
    level = town.level[seat]
    stock = me.stock[:]
    spend(stock, cooking.fills)
    recipes = [r for slot, r in enumerate(town.recipe[2 * seat : 2 * seat + 2]) if not cooking.slots >> slot & 1]
    total = weights.point * cooking_points(town, seat, cooking, level)
    total -= weights.garbage * cooking_garbage(town, seat, cooking, level)
    for slot in (0, 1):
        if cooking.slots >> slot & 1:
            kind = town.rules.recipe_kind[town.recipe[2 * seat + slot]]
            total += weights.new_gourmet if kind == GOURMET else weights.new_basic
            total += restaurant_of(town.restaurant[seat]).pay(level)
            if cooking.extras >> slot & 1:
                stock[extra_of(kind)] -= 1
            if has_power(town, seat, BIFF_BROBEQUE) and meat_kinds(town, seat, cooking, slot) >= 2:
                total += 2
    if town.closed >> seat & 1:
        total -= 5
    return total + me.cooking(recipes, stock)


def waiting_worth(decision: Decision) -> float:
    """The value of the kitchen as it is, minus the cost of coming back to it without garbage."""
    me, garbage = decision.me, decision.town.garbage[decision.seat]
    worth = decision.weights.patience * me.now
    return worth - (garbage * decision.thrift + decision.weights.trip if garbage else 0.0)


def what_first(decision: Decision, moves: list[int]) -> int:
    """The order after cooking (RR-5.4): garbage first if some may be thrown away, cookbooks first if they may help."""
    house = decision.town.restaurant[decision.seat]
    wish = (
        FIRST_GARBAGE
        if house == EL_LUNCHADOR_PICANTE
        else FIRST_LEVEL
        if house in (THE_SOUL_OF_SEOUL, LEANING_TOWER_OF_EATSA)
        else FIRST_RECIPE
    )
    return next((move for move in moves if arg_a(move) == wish), moves[0])


def keep_recipe(decision: Decision, moves: list[int]) -> int:
    """The recipe that goes best with the stock and the other recipe."""
    me = decision.me
    return decision.best([(me.cooking([*me.recipes, arg_a(move)], me.stock), move) for move in moves])


def level_bonus(decision: Decision, moves: list[int]) -> int:
    return decision.best([(_bonus(decision, move), move) for move in moves])


def _bonus(decision: Decision, move: int) -> float:
    kind = kind_of(move)
    if kind == BONUS:
        return 3.0 if arg_a(move) == 0 else decision.weights.garbage * arg_b(move)
    if kind == KEEP_CARDS:
        return card_worth(arg_a(move)) + (0 if arg_b(move) == NO_CARD else card_worth(arg_b(move)))
    return sum(shelf_gain(decision.me, market) for market in range(MARKETS) if arg_a(move) >> market & 1)


def best_ingredient(decision: Decision, moves: list[int]) -> int:
    """The ingredient that helps most, or none."""
    return decision.best([(-0.1 if arg_a(m) == NOTHING else decision.me.gain(arg_a(m)), m) for m in moves])


def worst_ingredient(decision: Decision, moves: list[int]) -> int:
    """The ingredient that is missed least."""
    return decision.best([(-decision.me.loss(arg_a(m)), m) for m in moves])
