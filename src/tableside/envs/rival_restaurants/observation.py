"""Observing: what a seat of Rival Restaurants sees, as numbers, built up from what is open and what it knows (RR-1.7).

Of other hands it has the number of cards and what the seat has seen of them. Of decks it has the size. Of secret
choices it says who has made one. Seats come in table order, the own seat first. Money is in hundreds. ``layout`` says
where everything is.
"""

from array import array
from functools import cache
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from tableside.envs.rival_restaurants.action_codec import cooking_keys, offers_of, offers_to, relative_seat
from tableside.envs.rival_restaurants.actions import CODES, OFFERS, TABLE
from tableside.envs.rival_restaurants.seat_observation import (
    PHASES,
    RECIPE,
    SEAT_PARTS,
    bits,
    count,
    one_hot,
    recipe_numbers,
    seat_numbers,
)
from tableside.games.rival_restaurants.catalog.ids import (
    CARDS,
    CHEFS,
    FIRST,
    GOURMET,
    INGREDIENTS,
    LEANING_TOWER_OF_EATSA,
    MARKET_OF,
    MARKETS,
    MOST_BINS,
    NOTHING,
    POWER,
    RESTAURANTS,
    UPGRADES,
)
from tableside.games.rival_restaurants.core.effects.reactions import first_seat
from tableside.games.rival_restaurants.core.machine import asked
from tableside.games.rival_restaurants.core.model.pending import (
    CHOOSE_CHEF,
    CHOOSE_NPC,
    CHOOSE_RESTAURANT,
    CHOOSE_SQUAD,
    DECLARE,
    DRAFTING,
    EFFECT,
    FARMERS_TABLE,
    FRIDGE,
    KEPT_INGREDIENT,
    LEVEL_BONUS,
    NEW_CHEF,
    NEW_RECIPE,
    RECALL_NAMES,
    STEP_KINDS,
)
from tableside.games.rival_restaurants.core.model.recipes import in_deck
from tableside.games.rival_restaurants.core.model.town import Bundle, Offer, Pending, Town
from tableside.games.rival_restaurants.core.phases.auction import pressed
from tableside.games.rival_restaurants.core.phases.cooking import reached
from tableside.games.rival_restaurants.core.phases.kitchen import cooking_garbage, proposals
from tableside.games.rival_restaurants.core.phases.market import bins_closed, infested, price

LARGEST: Final = 32_767
COOKINGS: Final = len(TABLE["cooking"]) - 1
_FIRST_COOKING: Final = CODES[("cook", 1, 1, 0)]
_SIDE: Final = 4 + CARDS + 2 + UPGRADES + INGREDIENTS
_OFFER: Final = 2 + 2 * _SIDE

_SHARED_PARTS: Final = (
    ("day", 1),
    ("phase", PHASES),
    ("step", STEP_KINDS + 1),
    ("home_cook", 1),
    ("squad", 1),
    ("two_cooks", 1),
    ("first", 1),
    ("action_deck", 1),
    ("basic_deck", 1),
    ("gourmet_deck", 1),
    ("unused_chefs", CHEFS),
    ("used_cards", CARDS),
    ("bins", INGREDIENTS * MOST_BINS),
    ("barred", MARKETS * MOST_BINS),
    ("shelves", MARKETS),
    ("discard", INGREDIENTS),
    ("rats_left", MARKETS),
    ("rats_mine", MARKETS),
    ("shut_out", MARKETS),
    ("shelf_price", MARKETS),
    ("bin_price", MARKETS),
    ("hand", CARDS),
    ("source", CARDS + CHEFS),
    ("question", INGREDIENTS + CARDS + CHEFS + RESTAURANTS),
    ("cookbook", 4 * RECIPE),
    ("offers", OFFERS * _OFFER),
    ("own_offers", 1),
    ("cookings", COOKINGS * 3),
)


def observe(town: Town, seat: int) -> npt.NDArray[np.int16]:
    """What this seat sees."""
    pending = town.stack[-1] if town.stack else None
    out = _game(town, seat, pending)
    out += _markets(town, seat)
    out += town.hand[seat * CARDS : (seat + 1) * CARDS]
    out += _question(town, seat, pending)
    out += _offers(town, seat)
    out += _cookings(town, seat, pending)
    now_asked = asked(town)
    fighting = pressed(town) if town.wars else 0
    for place in range(town.seats):
        out += seat_numbers(town, (seat + place) % town.seats, seat, pending, now_asked, fighting)
    try:
        return np.frombuffer(array("h", out), np.int16)
    except OverflowError:  # millions of dollars
        return np.frombuffer(array("h", [min(n, LARGEST) for n in out]), np.int16)


def _game(town: Town, seat: int, pending: Pending | None) -> list[int]:
    rules = town.rules
    return [
        town.day,
        *one_hot(town.phase, PHASES),
        *one_hot(pending.kind if pending is not None else STEP_KINDS, STEP_KINDS + 1),
        int(rules.home_cook),
        int(rules.squad),
        int(rules.two_cooks),
        relative_seat(town, seat, first_seat(town)),
        town.deck_size,
        len(in_deck(town, 0)),
        len(in_deck(town, GOURMET)),
        *bits(town.unused, CHEFS),
        *town.used_cards,
    ]


def _markets(town: Town, seat: int) -> list[int]:
    """An ingredient is always in a bin of its own market, so a bit for each of the four bins says where it is."""
    bins = [0] * (INGREDIENTS * MOST_BINS)
    for at, card in enumerate(town.bins):
        if card >= 0 and MARKET_OF[card] == at // MOST_BINS:
            bins[card * MOST_BINS + at % MOST_BINS] = 1
    opened = town.phase > 0 and town.restaurant[seat] >= 0
    shut = [int(opened and infested(town, seat, market)) for market in range(MARKETS)]
    shelf, bin = [0] * MARKETS, [0] * MARKETS
    for pawn in (2 * seat, 2 * seat + 1):
        market = town.place[pawn]
        if opened and market < MARKETS and not shut[market]:
            shelf[market] = _less(shelf[market], price(town, pawn, market, True))
            if not bins_closed(town, pawn, market):
                bin[market] = _less(bin[market], price(town, pawn, market, False))
    return [
        *bins,
        *bits(town.barred, MARKETS * MOST_BINS),
        *town.shelf_size,
        *town.discard,
        *(left if owner >= 0 else 0 for left, owner in zip(town.rats_left, town.rats_owner, strict=True)),
        *(int(owner == seat) for owner in town.rats_owner),
        *shut,
        *shelf,
        *bin,
    ]


def _less(known: int, new: int) -> int:
    return min(known, new) if known else new


def _question(town: Town, seat: int, pending: Pending | None) -> list[int]:
    """The effect that may be answered, the options to choose from if they are open or shown only to this seat, and the
    recipes that this seat is looking at."""
    source = [0] * (CARDS + CHEFS)
    ingredients, cards, chefs, restaurants = [0] * INGREDIENTS, [0] * CARDS, [0] * CHEFS, [0] * RESTAURANTS
    recipes: list[int] = []
    if pending is not None:
        kind, data = pending.kind, pending.data
        if kind == EFFECT:
            source[pending.a if pending.a < POWER else CARDS + pending.a - POWER] = 1
        elif kind in (CHOOSE_RESTAURANT, CHOOSE_CHEF, CHOOSE_NPC, CHOOSE_SQUAD):
            count(restaurants if kind == CHOOSE_RESTAURANT else chefs, data[pending.a * seat : pending.a * (seat + 1)])
        elif kind == DRAFTING or (kind == NEW_CHEF and pending.seat == seat):
            count(chefs, data)
        elif kind in (FARMERS_TABLE, KEPT_INGREDIENT, RECALL_NAMES):
            count(ingredients, [card for card in data if card != NOTHING])
        elif kind == FRIDGE:
            first, end = FIRST[pending.a], FIRST[pending.a + 1]
            ingredients[first:end] = town.shelf[first:end]
        elif kind == LEVEL_BONUS and pending.seat == seat and town.restaurant[seat] == LEANING_TOWER_OF_EATSA:
            count(cards, data)
        elif kind == NEW_RECIPE and pending.seat == seat:
            recipes = data
    looked_at = [n for recipe in recipes for n in recipe_numbers(town, recipe, seat, 0)]
    nothing = [0] * (4 * RECIPE - len(looked_at))
    return [*source, *ingredients, *cards, *chefs, *restaurants, *looked_at, *nothing]


def _offers(town: Town, seat: int) -> list[int]:
    """The offers that the seat may answer, in the places that actions use, and the number of its own open offers."""
    out: list[int] = []
    for offer in offers_to(town, seat)[:OFFERS]:
        out += _offer(town, offer, seat)
    out += [0] * (OFFERS * _OFFER - len(out))
    out.append(len(offers_of(town, seat)))
    return out


def _offer(town: Town, offer: Offer, seat: int) -> list[int]:
    give = _bundle(town, offer.give, offer.seat, offer.shown)
    want = _bundle(town, offer.want, seat, True)
    return [relative_seat(town, seat, offer.seat), int(offer.to == seat), *give, *want]


def _bundle(town: Town, bundle: Bundle, owner: int, shown: bool) -> list[int]:
    """One side of an offer: the number of action cards and those named to this seat, the number of recipes and which of
    their owner's two."""
    ingredients, cards = [0] * INGREDIENTS, [0] * CARDS
    count(ingredients, bundle.ingredients)
    if shown:
        count(cards, bundle.cards)
    return [
        bundle.money,
        bundle.garbage,
        len(bundle.cards) + bundle.any_cards,
        *cards,
        len(bundle.recipes),
        int(town.recipe[2 * owner] in bundle.recipes),
        int(town.recipe[2 * owner + 1] in bundle.recipes),
        *bits(bundle.upgrades, UPGRADES),
        *ingredients,
    ]


def _cookings(town: Town, seat: int, pending: Pending | None) -> list[int]:
    """Points, garbage and level of every way to cook, in the place of its action."""
    out = [0] * (COOKINGS * 3)
    if pending is None or pending.kind != DECLARE or not pending.wait >> seat & 1:
        return out
    for key, cooking in zip(cooking_keys(town, seat), proposals(town, seat), strict=True):
        code = CODES.get(key)
        if code is not None:
            at = 3 * (code - _FIRST_COOKING)
            level, points = reached(town, seat, cooking, town.level[seat])
            out[at : at + 3] = [points, cooking_garbage(town, seat, cooking, level), level + 1]
    return out


@cache
def layout(seats: int) -> dict[str, tuple[int, int]]:
    """Where each part is: name → (first, one after the last). Parts of a seat start with ``own_``, ``left1_`` …"""
    found: dict[str, tuple[int, int]] = {}
    at = 0
    owners: list[tuple[str, Any]] = [("", _SHARED_PARTS), ("own_", SEAT_PARTS)]
    owners += [(f"left{place}_", SEAT_PARTS) for place in range(1, seats)]
    for owner, parts in owners:
        for part, size in parts:
            found[owner + part] = (at, at + size)
            at += size
    return found


def width(seats: int) -> int:
    return sum(size for _, size in _SHARED_PARTS) + seats * sum(size for _, size in SEAT_PARTS)
