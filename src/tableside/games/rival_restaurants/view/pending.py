"""View of what is pending: wars, offers, and the question on top, each as far as a seat may know it."""

from msgspec import Struct

from tableside.games.rival_restaurants.catalog.ids import (
    CARD_KEYS,
    CHEF_KEYS,
    FIRST,
    INGREDIENT_KEYS,
    LEANING_TOWER_OF_EATSA,
    MARKET_KEYS,
    MOST_BINS,
    NOTHING,
    POWER,
    RESTAURANT_KEYS,
)
from tableside.games.rival_restaurants.core.effects.effect_names import named
from tableside.games.rival_restaurants.core.effects.reactions import last_clam
from tableside.games.rival_restaurants.core.model.pending import (
    AFTERWARDS,
    CHOOSE_CHEF,
    CHOOSE_NPC,
    CHOOSE_RESTAURANT,
    CHOOSE_SQUAD,
    CLAIMS,
    COOKING,
    DECLARE,
    DESTINATIONS,
    DRAFTING,
    EFFECT,
    FARMERS_TABLE,
    FRIDGE,
    KEPT_INGREDIENT,
    LEVEL_BONUS,
    NEW_CHEF,
    NEW_RECIPE,
    RECALL_NAMES,
    STEP_KEYS,
)
from tableside.games.rival_restaurants.core.model.town import Bundle, Pending, Town
from tableside.games.rival_restaurants.core.phases.auction import current_war, leaders, least_bid, pressed
from tableside.games.rival_restaurants.core.phases.barter_events import terms
from tableside.games.rival_restaurants.notation.formatter import write, write_bundle, write_cooking
from tableside.games.rival_restaurants.view.situation import may_answer_itself

_PICKED = (CHOOSE_RESTAURANT, CHOOSE_CHEF, CHOOSE_NPC, CHOOSE_SQUAD, DESTINATIONS, CLAIMS)


class BidView(Struct):
    seat: int
    money: int  # 0: none yet
    garbage: int
    least: int  # the seat's own price
    stands: bool
    asked: bool
    leads: bool  # no bid is higher; garbage counts after money (RR-4.1a); with several it is a tie


class WarView(Struct):
    market: str
    bin: int
    ingredient: str
    bids: list[BidView]
    waiting: bool  # for another war to end


class OfferView(Struct):
    number: int
    seat: int
    to: int | None  # None: to all
    give: str  # in the notation of offers; cards not shown are "any-card"
    want: str
    give_words: list[str]  # arguments of a message
    want_words: list[str]
    shown: bool


class NamedView(Struct):
    seat: int  # for whom
    what: str | None  # an ingredient, a market or a chef; None: it is to be named now


class PendingView(Struct):
    """The question on top of the table. ``options`` are named only to whom they were dealt or shown."""

    step: str
    seat: int | None  # whose card, power or choice it is
    source: str | None  # the card or chef whose effect may be answered
    hit: list[int]
    named: list[NamedView]  # what the effect was declared with (RR-9.2), or which chef the choice is about
    waiting: list[int]
    declared: list[int]  # who has said what to cook
    options: list[str]
    mine: str | None  # the seat's own secret choice, as a move
    may_answer_itself: bool  # a program may give the answer for its player where there is only one
    clam: int | None  # whose Clam-Voyance may be answered with another (RR-9.3)


def wars(town: Town) -> list[WarView]:
    asked = pressed(town) if town.wars else 0
    views: list[WarView] = []
    for war in town.wars:
        seats = [seat for seat in range(town.seats) if war.mask >> seat & 1]
        first = leaders(war)
        views.append(
            WarView(
                market=MARKET_KEYS[war.market],
                bin=war.bin + 1,
                ingredient=INGREDIENT_KEYS[town.bins[war.market * MOST_BINS + war.bin]],
                bids=[
                    BidView(
                        seat,
                        war.bids[seat] * 100,
                        war.extra[seat],
                        least_bid(town, war, seat) * 100,
                        bool(war.stand >> seat & 1),
                        bool(asked >> seat & 1) and current_war(town, seat) is war,
                        bool(first >> seat & 1),
                    )
                    for seat in seats
                ],
                waiting=any(current_war(town, seat) is not war for seat in seats),
            )
        )
    return views


def offers(town: Town, seat: int | None) -> list[OfferView]:
    views: list[OfferView] = []
    for offer in town.offers:
        named = seat == offer.seat or (offer.shown and (offer.to < 0 or offer.to == seat))
        give = offer.give if named else _veiled(offer.give)
        views.append(
            OfferView(
                number=offer.number,
                seat=offer.seat,
                to=None if offer.to < 0 else offer.to,
                give=write_bundle(town, give),
                want=write_bundle(town, offer.want),
                give_words=terms(town, give, True),
                want_words=terms(town, offer.want, True),
                shown=offer.shown,
            )
        )
    return views


def _veiled(bundle: Bundle) -> Bundle:
    """A bundle without the names of its action cards."""
    veiled = Bundle()
    veiled.money, veiled.garbage, veiled.upgrades = bundle.money, bundle.garbage, bundle.upgrades
    veiled.ingredients, veiled.recipes, veiled.favour = bundle.ingredients, bundle.recipes, bundle.favour
    veiled.any_cards = len(bundle.cards)
    return veiled


def pending_view(town: Town, seat: int | None) -> PendingView | None:
    if not town.stack:
        return None
    pending = town.stack[-1]
    effect = pending.kind == EFFECT
    return PendingView(
        step=STEP_KEYS[pending.kind],
        seat=pending.seat if pending.seat >= 0 else None,
        source=_source(pending.a) if effect else None,
        hit=_seats(pending.mask) if effect else [],
        named=[NamedView(for_seat, name or None) for for_seat, name in named(town, pending)],
        waiting=_seats(pending.wait),
        declared=_seats(pending.yes) if pending.kind == DECLARE else [],
        options=_options(town, pending, seat),
        mine=None if seat is None else _mine(town, pending, seat),
        may_answer_itself=may_answer_itself(pending),
        clam=last_clam(pending) if effect else None,
    )


def _seats(mask: int) -> list[int]:
    return [seat for seat in range(8) if mask >> seat & 1]


def _source(source: int) -> str:
    return CARD_KEYS[source] if source < POWER else CHEF_KEYS[source - POWER]


def _mine(town: Town, pending: Pending, seat: int) -> str | None:
    """What one has chosen in secret."""
    if pending.kind == DECLARE:
        cooking = town.declared[seat]
        if cooking is not None:
            return write_cooking(town, seat, cooking)
        return "cook nothing" if pending.yes >> seat & 1 else None
    if pending.kind not in _PICKED or town.pick[seat] < 0:
        return None
    return write(town, seat, town.pick[seat])


def _options(town: Town, pending: Pending, seat: int | None) -> list[str]:
    """What there is to choose from, if it is open or was shown to this seat alone."""
    data = pending.data
    kind = pending.kind
    if kind in (CHOOSE_RESTAURANT, CHOOSE_CHEF, CHOOSE_NPC, CHOOSE_SQUAD):
        if seat is None:
            return []
        keys = RESTAURANT_KEYS if kind == CHOOSE_RESTAURANT else CHEF_KEYS
        return [keys[i] for i in sorted(data[pending.a * seat : pending.a * seat + pending.a])]
    if kind == DRAFTING:
        return [CHEF_KEYS[chef] for chef in data]
    if kind in (FARMERS_TABLE, KEPT_INGREDIENT):
        return [INGREDIENT_KEYS[i] for i in data]
    if kind == RECALL_NAMES:
        return [INGREDIENT_KEYS[i] for i in data if i != NOTHING]
    if kind == FRIDGE:
        shelf = range(FIRST[pending.a], FIRST[pending.a + 1])
        return [INGREDIENT_KEYS[i] for i in shelf for _ in range(town.shelf[i])]
    if pending.seat != seat or kind in (AFTERWARDS, COOKING):
        return []
    if kind == NEW_RECIPE:
        return [town.rules.recipe_keys[r] for r in data]
    if kind == NEW_CHEF:
        return [CHEF_KEYS[chef] for chef in data]
    if kind == LEVEL_BONUS and town.restaurant[seat] == LEANING_TOWER_OF_EATSA:
        return [CARD_KEYS[card] for card in data]
    return []
