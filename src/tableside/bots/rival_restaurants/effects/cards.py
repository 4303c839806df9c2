"""Action cards: what they are worth, what playing one brings right now, and what it costs whom it hits (RR-9).

A row for each.
"""

from typing import Final

from tableside.bots.rival_restaurants.choices.purchases import spree_value, wares
from tableside.bots.rival_restaurants.decision import Decision
from tableside.bots.rival_restaurants.effects.chefs import CHEF_ROWS, Harm, Value, always, harmless, nothing, stolen
from tableside.bots.rival_restaurants.valuation.cooking_value import best_points
from tableside.bots.rival_restaurants.valuation.valuation import season
from tableside.games.rival_restaurants.catalog import ids
from tableside.games.rival_restaurants.catalog.ids import FIRST, MARKETS, VEGGIE_EDEN_FIRST
from tableside.games.rival_restaurants.core.model.moves import arg_b, arg_c
from tableside.games.rival_restaurants.core.model.stock import kinds_held
from tableside.games.rival_restaurants.core.model.town import Pending

_NEW_CHEF: Final = 0.65  # the best of three who are drawn, on average


class CardRow:
    """What a bot knows of a card.

    ``worth``: before one knows when it will be played. ``value``: what playing it now brings. ``harm``: what it costs a
    seat that it hits. ``early``: it brings ingredients, money or another power, and so helps to decide where to go.
    """

    def __init__(self, worth: float, value: Value = nothing, harm: Harm = harmless, early: bool = False) -> None:
        self.worth = worth
        self.value = value
        self.harm = harm
        self.early = early


def card_worth(card: int) -> float:
    return CARD_ROWS[card].worth


def hand_worth(cards: list[int]) -> float:
    total = 0.0
    for card in cards:
        total += card_worth(card)
    return total


# what playing a card brings


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
    """The dish that it makes possible today."""
    town = decision.town
    if sum(decision.me.stock[ids.FRUIT_STAND_FIRST : VEGGIE_EDEN_FIRST + 5]) == 0:
        return 0.0
    without = best_points(decision, decision.seat)
    town.vegan |= 1 << decision.seat  # the town is my own, imagined one
    gain = best_points(decision, decision.seat) - without
    town.vegan &= ~(1 << decision.seat)
    return decision.weights.point * 0.6 * gain


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
    return 7 * (_NEW_CHEF - CHEF_ROWS[chef].worth) * season(decision.town)


def _one_world(decision: Decision, move: int) -> float:
    return arg_b(move) * (decision.weights.garbage + decision.thrift) - 1.5


def _hit(decision: Decision, mask: int) -> list[int]:
    return [other for other in decision.rivals() if mask >> other & 1]


# what a card costs whom it hits


def _recalled(decision: Decision, pending: Pending, seat: int) -> float:
    return decision.valuation(seat).loss(pending.data[seat])


def _closed(decision: Decision, pending: Pending, seat: int) -> float:
    lost = 0.5 * decision.weights.point * best_points(decision, seat)
    return lost if decision.town.money[seat] < 5 else min(lost, 4.0)


def _monopoly_harm(decision: Decision, pending: Pending, seat: int) -> float:
    valuation = decision.valuation(seat)
    return valuation.loss(pending.b) + 0.3 * (valuation.stock[pending.b] - 1)


def _rats_harm(decision: Decision, pending: Pending, seat: int) -> float:
    goods = ((1 << FIRST[pending.b + 1]) - 1) & ~((1 << FIRST[pending.b]) - 1)
    return 1.3 * bin(decision.valuation(seat).wanted() & goods).count("1")


def _inspected(decision: Decision, pending: Pending, seat: int) -> float:
    return float(min(decision.town.garbage[seat], decision.town.money[seat]))


def _in_market(decision: Decision, pending: Pending, seat: int) -> float:
    """Being sent away, or paying double. It is worse the more money there was to spend."""
    return min(3.0, 0.6 * decision.town.money[seat])


CARD_ROWS: Final[dict[int, CardRow]] = {
    ids.CLAM_VOYANCE: CardRow(2.5),
    ids.RAIDERS_OF_THE_LOST_PORK: CardRow(3.5, value=_raiders, harm=stolen, early=True),
    ids.ARMED_ROBBERY: CardRow(
        2.5, value=_robbery, harm=lambda decision, pending, seat: float(decision.town.money[seat] >> 1)
    ),
    ids.FIVE_STAR_REVIEW: CardRow(2.8, value=_star),
    ids.ALIEN_ATTACK: CardRow(
        0.8,
        value=_alien_attack,
        harm=lambda decision, pending, seat: 4.0 * decision.valuation(seat).stock[ids.ALIEN_GOO],
    ),
    ids.CONTAMINATION: CardRow(
        2.0, value=_contamination, harm=lambda decision, pending, seat: decision.weights.garbage + 0.5
    ),
    ids.DISCOUNT: CardRow(2.2, value=_discount),
    ids.FOOD_INSPECTOR: CardRow(1.8, value=_inspector, harm=_inspected),
    ids.FOOD_RECALL: CardRow(1.8, value=_recall, harm=_recalled),
    ids.FRIDGE_RAID: CardRow(4.5, value=_fridge_raid, early=True),
    ids.GO_VEGAN: CardRow(2.5, value=_go_vegan),
    ids.ITS_JUST_BUSINESS: CardRow(2.0, value=_just_business, harm=_closed),
    ids.JACKPOT: CardRow(5.0, value=lambda decision, move: 8.0, early=True),
    ids.MONOPOLY: CardRow(4.5, value=_monopoly, harm=_monopoly_harm, early=True),
    ids.NEGATIVE_CRITIC: CardRow(1.2, value=_critic, harm=lambda decision, pending, seat: 0.8 * decision.weights.point),
    ids.NINJA_ATTACK: CardRow(2.0, value=_ninja, harm=always(1.5)),
    ids.RAT_INFESTATION: CardRow(1.8, value=_rats, harm=_rats_harm),
    ids.ROAD_BLOCK: CardRow(3.0, value=_road_block, harm=_in_market),
    ids.SHOPPING_SPREE: CardRow(4.0, value=_spree),
    ids.SPECIAL_ORDER: CardRow(4.0, value=_special_order, early=True),
    ids.TAXES: CardRow(
        4.0, value=_taxes, harm=lambda decision, pending, seat: float(min(2, decision.town.money[seat]))
    ),
    ids.FAKE_SALE: CardRow(1.5, value=_fake_sale, harm=_in_market),
    ids.SOUS_CHEF: CardRow(1.5, value=_sous_chef, early=True),
    ids.ONE_WORLD: CardRow(3.0, value=_one_world, early=True),
    ids.DINNER_AND_A_SHOW: CardRow(2.5, value=lambda decision, move: 0.8 * len(decision.rivals())),
    ids.FARMERS_MARKET: CardRow(2.0, value=lambda decision, move: 1.6, early=True),
    ids.SURVEILLANCE_CAMERA: CardRow(0.5, value=lambda decision, move: 0.8, harm=always(0.3)),
}
