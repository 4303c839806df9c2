"""Observing a seat: the part of an observation that each seat has, as far as the one who looks may know (RR-1.7)."""

from functools import cache
from typing import Final

from tableside.games.rival_restaurants.catalog.ids import (
    CARDS,
    CHEF_KEYS,
    CHEFS,
    HOME,
    INGREDIENT_KEYS,
    INGREDIENTS,
    MARKET_KEYS,
    MOST_BINS,
    RESTAURANTS,
    UPGRADES,
)
from tableside.games.rival_restaurants.core.effects.effect_names import named
from tableside.games.rival_restaurants.core.model.bank import bound
from tableside.games.rival_restaurants.core.model.memory import known_cards
from tableside.games.rival_restaurants.core.model.pending import DECLARE, EFFECT, RECALL_NAMES, STEP_KINDS
from tableside.games.rival_restaurants.core.model.town import Pending, Town
from tableside.games.rival_restaurants.core.phases.auction import current_war, least_bid

PHASES: Final = 5  # the set-up, three of the day, and over
WHEREABOUTS: Final = HOME + 1
RECIPE: Final = 6 + INGREDIENTS
NAMED: Final = (*INGREDIENT_KEYS, *MARKET_KEYS, *CHEF_KEYS)
SEAT_PARTS: Final = (
    ("restaurant", RESTAURANTS),
    ("chef", CHEFS),
    ("place", WHEREABOUTS),
    ("claim", MOST_BINS),
    ("second_chef", CHEFS),
    ("second_place", WHEREABOUTS),
    ("second_claim", MOST_BINS),
    ("squad_chefs", CHEFS),
    ("money", 1),
    ("bound", 1),
    ("garbage", 1),
    ("points", 1),
    ("level", 1),
    ("gourmets", 1),
    ("cards", 1),
    ("upgrades", UPGRADES),
    ("stock", INGREDIENTS),
    ("recipe", RECIPE),
    ("second_recipe", RECIPE),
    ("known_cards", CARDS),
    ("powers_used", CHEFS),
    ("marks", 10),
    ("ready", 1),
    ("card_played", 1),
    ("asked", 1),
    ("waited_for", 1),
    ("declared", 1),
    ("hit", 1),
    ("named", len(NAMED)),
    ("asks", 1),
    ("war", 5),
)
_NOTHING_NAMED: Final = [0] * len(NAMED)


def bits(mask: int, size: int) -> list[int]:
    return [mask >> bit & 1 for bit in range(size)]


_SIZES: Final = (MOST_BINS, PHASES, WHEREABOUTS, RESTAURANTS, CHEFS, STEP_KINDS + 1)
_HOT: Final = {size: [[int(i == at) for i in range(size)] for at in range(size)] for size in _SIZES}


def one_hot(at: int, size: int) -> list[int]:
    return _HOT[size][at] if at >= 0 else [0] * size


def count(into: list[int], things: list[int]) -> None:
    for thing in things:
        into[thing] += 1


def recipe_numbers(town: Town, recipe: int, seat: int, stars: int) -> list[int]:
    if recipe < 0:
        return [0] * RECIPE
    rules = town.rules
    own = int(rules.recipe_cuisine[recipe] == town.restaurant[seat])
    return [
        1,
        rules.recipe_kind[recipe],
        own,
        rules.recipe_points[recipe],
        rules.recipe_garbage[recipe],
        stars,
        *_listed(tuple(rules.recipe_places[recipe])),
    ]


@cache
def _listed(places: tuple[int, ...]) -> list[int]:
    listed = [0] * INGREDIENTS
    count(listed, list(places))
    return listed


def _pawn(town: Town, pawn: int) -> list[int]:
    return [
        *one_hot(town.chef[pawn], CHEFS),
        *one_hot(town.place[pawn], WHEREABOUTS),
        *one_hot(town.claim[pawn], MOST_BINS),
    ]


def seat_numbers(
    town: Town, seat: int, looker: int, pending: Pending | None, now_asked: int, fighting: int
) -> list[int]:
    known = [0] * CARDS
    if seat != looker and town.seen_cards:
        count(known, known_cards(town, looker, seat))
    bit = 1 << seat
    stack = pending if pending is not None else Pending(0)
    hit = stack.mask if stack.kind == EFFECT else 1 << stack.a if stack.kind == RECALL_NAMES else 0
    return [
        *one_hot(town.restaurant[seat], RESTAURANTS),
        *_pawn(town, 2 * seat),
        *_pawn(town, 2 * seat + 1),
        *bits(town.squad[seat], CHEFS),
        town.money[seat],
        bound(town, seat),
        town.garbage[seat],
        town.points[seat],
        town.level[seat] + 1,
        town.gourmets[seat],
        town.hand_size[seat],
        *bits(town.upgrades[seat], UPGRADES),
        *town.stock[seat * INGREDIENTS : (seat + 1) * INGREDIENTS],
        *recipe_numbers(town, town.recipe[2 * seat], seat, town.stars[2 * seat]),
        *recipe_numbers(town, town.recipe[2 * seat + 1], seat, town.stars[2 * seat + 1]),
        *known,
        *_powers_used(town, seat),
        *_marks(town, seat),
        int(bool(town.ready & bit)),
        int(bool(town.card_played & bit)),
        int(bool(now_asked & bit)),
        int(bool(stack.wait & bit)),
        int(stack.kind == DECLARE and bool(stack.yes & bit)),
        int(bool(hit & bit)),
        *_named(town, stack, seat),
        int(stack.seat == seat),
        *_war(town, seat, fighting),
    ]


def _named(town: Town, pending: Pending, seat: int) -> list[int]:
    """What the effect names for a seat: an ingredient, a market or a chef (RR-9.2)."""
    for whom, name in named(town, pending):
        if whom == seat and name:
            return [int(key == name) for key in NAMED]
    return _NOTHING_NAMED


def _powers_used(town: Town, seat: int) -> list[int]:
    used = [0] * CHEFS
    for chef in town.chef[2 * seat : 2 * seat + 2]:
        if chef >= 0 and town.power_used >> chef & 1:
            used[chef] = 1
    return used


def _marks(town: Town, seat: int) -> list[int]:
    """Effects on a seat today: discount, fake sale, road block, closed, go vegan, show, and whether Antoine and
    Lovehandles spare it or were stopped."""
    masks = (
        *(town.discount, town.fake_sale, town.blocked, town.closed, town.vegan, town.shows),
        *(town.spared, town.spared >> 8, town.shaken, town.shaken >> 8),
    )
    return [mask >> seat & 1 for mask in masks]


def _war(town: Town, seat: int, fighting: int) -> list[int]:
    """The seat's current bidding war: whether it must answer, its bid, its garbage, its price, whether it stands. The
    seat's claim says what the war is about."""
    war = current_war(town, seat) if town.wars else None
    if war is None:
        return [0] * 5
    stands = war.stand >> seat & 1
    return [1 + (fighting >> seat & 1), war.bids[seat], war.extra[seat], least_bid(town, war, seat), stands]
