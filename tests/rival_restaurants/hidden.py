"""Changes hidden things by hand: makes a twin of a position and lists the seats that may notice the difference.

Nothing here asks the rules who may know what. This is a second, independent statement of RR-1.7.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from tableside.engine.chance import FastChance
from tableside.games.rival_restaurants.catalog.ids import (
    CARD_KEYS,
    CARDS,
    CHEFS,
    CLAM_VOYANCE,
    LEANING_TOWER_OF_EATSA,
    SHOPPING_SPREE,
)
from tableside.games.rival_restaurants.core.model.moves import PLAY, SHAKE_OFF, arg_a, kind_of
from tableside.games.rival_restaurants.core.model.pending import (
    BUYING,
    CHOOSE_CHEF,
    CHOOSE_NPC,
    CHOOSE_RESTAURANT,
    CHOOSE_SQUAD,
    CLAIMS,
    DECLARE,
    DESTINATIONS,
    EFFECT,
    LEVEL_BONUS,
    NEW_CHEF,
    NEW_RECIPE,
    RELOCATE,
    SPREE_CALL,
)
from tableside.games.rival_restaurants.core.model.town import Bundle, Offer, Pending, Town
from tableside.games.rival_restaurants.core.phases.kitchen import proposals
from tableside.games.rival_restaurants.core.registry import STEPS
from tableside.games.rival_restaurants.state import RivalRestaurantsState

DEALT = (CHOOSE_RESTAURANT, CHOOSE_CHEF, CHOOSE_NPC, CHOOSE_SQUAD)
SECRET = (*DEALT, DESTINATIONS, CLAIMS, RELOCATE, DECLARE, EFFECT, SPREE_CALL)


@dataclass
class Twin:
    state: RivalRestaurantsState
    kind: str
    knowers: set[int]  # seats that may notice the difference
    offers: set[int] = field(default_factory=set)  # offers that may now fail, or may now succeed
    at: int = -1  # the entry of the stack that holds the secret choice


def held(town: Town, seat: int) -> list[int]:
    return [card for card in range(CARDS) for _ in range(town.hand[seat * CARDS + card])]


def pick(things: list[int], luck: FastChance) -> int:
    return things[luck.below(len(things))]


def seats_that_remember(town: Town, cards: set[int]) -> set[int]:
    """Who knows about any such card in any hand (see ``memory``)."""
    return {memory >> 12 & 15 for memory in town.seen_cards if memory & 63 in cards}


def bound_by_an_answer(town: Town, seat: int, card: int) -> bool:
    """Whether a seat has promised this card in secret, in an answer that is not shown yet."""
    pending = town.stack[-1] if town.stack else Pending(DECLARE)
    promised = {EFFECT: CLAM_VOYANCE, SPREE_CALL: SHOPPING_SPREE}.get(pending.kind)
    return promised == card and bool(pending.yes >> seat & 1) and town.hand[seat * CARDS + card] < 2


def other_hand(state: RivalRestaurantsState, luck: FastChance) -> Twin | None:
    """Swap a card of a hand with one of the deck or of another hand."""
    town = state.town
    holders = [seat for seat in range(town.seats) if town.hand_size[seat]]
    if not holders:
        return None
    seat = pick(holders, luck)
    card = pick(held(town, seat), luck)
    elsewhere = [other for other in holders if other != seat]
    source = pick(elsewhere, luck) if elsewhere and luck.below(3) == 0 else -1
    there = held(town, source) if source >= 0 else [c for c in range(CARDS) for _ in range(town.deck[c])]
    other = pick(there, luck) if there else card
    if (
        other == card
        or bound_by_an_answer(town, seat, card)
        or (source >= 0 and bound_by_an_answer(town, source, other))
    ):
        return None
    for owner, loses, gains in ((seat, card, other), (source, other, card)):
        where, base = (town.hand, owner * CARDS) if owner >= 0 else (town.deck, 0)
        where[base + loses] -= 1
        where[base + gains] += 1
    knowers = {seat} | ({source} if source >= 0 else set()) | seats_that_remember(town, {card, other})
    return Twin(state, "hand", knowers, {o.number for o in town.offers if o.seat in (seat, source) and o.give.cards})


def whole_hand(state: RivalRestaurantsState, luck: FastChance) -> Twin | None:
    """Swap all cards of a hand with cards of the deck."""
    town = state.town
    holders = [seat for seat in range(town.seats) if 0 < town.hand_size[seat] <= town.deck_size]
    if not holders or (town.stack and town.stack[-1].yes and town.stack[-1].kind in (EFFECT, SPREE_CALL)):
        return None
    seat = pick(holders, luck)
    old = held(town, seat)
    deck = [c for c in range(CARDS) for _ in range(town.deck[c])]
    new = [deck.pop(luck.below(len(deck))) for _ in old]
    deck += old
    for card in range(CARDS):
        town.hand[seat * CARDS + card] = new.count(card)
        town.deck[card] = deck.count(card)
    knowers = {seat} | seats_that_remember(town, {*old, *new})
    return Twin(state, "hand", knowers, {o.number for o in town.offers if o.seat == seat and o.give.cards})


def other_offered_card(state: RivalRestaurantsState, luck: FastChance) -> Twin | None:
    """Replace a card of an offer that is not shown, by one that the giver holds or no longer holds."""
    town = state.town
    found = [at for at, offer in enumerate(town.offers) if offer.give.cards]
    if not found:
        return None
    at = pick(found, luck)
    old = town.offers[at]
    give = Bundle()
    for name in ("money", "garbage", "upgrades", "ingredients", "recipes", "favour"):
        setattr(give, name, getattr(old.give, name))
    give.cards = [luck.below(CARDS) if luck.below(2) else card for card in old.give.cards]
    town.offers[at] = Offer(old.number, old.seat, old.to, give, old.want, old.shown)
    knowers = {old.seat}
    if old.shown:
        knowers |= set(range(town.seats)) if old.to < 0 else {old.to}
    if old.shown and old.to < 0:
        return None  # everybody has seen it, even spectators
    return Twin(state, "offered", knowers, {old.number})


def other_choice(state: RivalRestaurantsState, luck: FastChance) -> Twin | None:
    """Change what somebody has chosen in secret."""
    town = state.town
    at = -1
    for below, under in enumerate(town.stack[:-1]):  # a card is played while others choose (RR-3.4)
        if under.kind == DESTINATIONS or (under.kind == CLAIMS and town.stack[-1].kind != RELOCATE):
            at = below
    pending = town.stack[at]
    chosen = [seat for seat in range(town.seats) if has_chosen(town, pending, seat)]
    if not chosen:
        return None
    seat = pick(chosen, luck)
    if pending.kind == DECLARE:
        ways = [*proposals(town, seat), None]
        town.declared[seat] = ways[luck.below(len(ways))]
    elif pending.kind in (EFFECT, SPREE_CALL):
        if not town.hand[seat * CARDS + (CLAM_VOYANCE if pending.kind == EFFECT else SHOPPING_SPREE)]:
            return None
        pending.yes ^= 1 << seat
    else:
        moves: list[int] = []
        waiting = pending.wait
        pending.wait |= 1 << seat
        STEPS[pending.kind].moves(town, pending, seat, moves)
        pending.wait = waiting
        moves = [move for move in moves if kind_of(move) not in (PLAY, SHAKE_OFF)]
        if not moves:
            return None  # a claim that a Road Block has ended
        move = pick(moves, luck)
        town.pick[seat] = arg_a(move) if pending.kind == RELOCATE else move
    return Twin(state, "choice", {seat}, at=at)


def has_chosen(town: Town, pending: Pending, seat: int) -> bool:
    if pending.kind == EFFECT:
        asked = pending.mask & ~pending.wait & ~(1 << pending.seat)
        return pending.data[-1] < 0 and bool(asked >> seat & 1) and town.hand_size[seat] > 0
    if pending.kind == SPREE_CALL:
        barred = town.card_played | town.blocked | town.gone | pending.wait
        return not barred >> seat & 1 and town.hand_size[seat] > 0
    if pending.kind == DECLARE:
        return bool(pending.yes >> seat & 1)
    return pending.kind in SECRET and town.pick[seat] >= 0


def other_deal(state: RivalRestaurantsState, luck: FastChance) -> Twin | None:
    """Swap cards that two seats were dealt to choose from. Their choices change with them."""
    town = state.town
    pending = town.stack[-1]
    if pending.kind not in DEALT:
        return None
    one, two = luck.below(len(pending.data)), luck.below(len(pending.data))
    seats = {one // pending.a, two // pending.a}
    if len(seats) < 2:
        return None
    pending.data[one], pending.data[two] = pending.data[two], pending.data[one]
    for seat in seats:
        if town.pick[seat] >= 0:
            pending.wait |= 1 << seat
            out: list[int] = []
            STEPS[pending.kind].moves(town, pending, seat, out)
            pending.wait &= ~(1 << seat)
            town.pick[seat] = pick(out, luck)
    return Twin(state, "choice", seats)


def other_recipes(state: RivalRestaurantsState, luck: FastChance) -> Twin | None:
    """Swap two recipes of a kind that were shuffled together."""
    town = state.town
    deck = [r for r, layer in enumerate(town.recipe_layer) if layer >= 0]
    if not deck:
        return None
    one = pick(deck, luck)
    alike = [
        r
        for r in deck
        if town.rules.recipe_kind[r] == town.rules.recipe_kind[one] and town.recipe_batch[r] == town.recipe_batch[one]
    ]
    two = pick(alike, luck)
    if town.recipe_layer[one] == town.recipe_layer[two]:
        return None
    for values in (town.recipe_layer, town.recipe_known):
        values[one], values[two] = values[two], values[one]
    knowing = town.recipe_known[one] | town.recipe_known[two]
    return Twin(state, "recipes", {seat for seat in range(town.seats) if knowing >> seat & 1})


def other_drawn(state: RivalRestaurantsState, luck: FastChance) -> Twin | None:
    """Change what only one player is looking at: recipes, chefs, action cards."""
    town = state.town
    pending = town.stack[-1]
    if pending.kind == NEW_CHEF:
        free = [c for c in range(CHEFS) if town.unused >> c & 1 and c not in pending.data]
        if not free:
            return None
        pending.data[luck.below(len(pending.data))] = pick(free, luck)
        return Twin(state, "chefs", {pending.seat})
    if pending.kind == LEVEL_BONUS and town.restaurant[pending.seat] == LEANING_TOWER_OF_EATSA and town.deck_size:
        at = luck.below(len(pending.data))
        new = pick([c for c in range(CARDS) for _ in range(town.deck[c])], luck)
        town.deck[new] -= 1
        town.deck[pending.data[at]] += 1
        pending.data[at] = new
        pending.data.sort()
        return Twin(state, "drawn", {pending.seat})
    if pending.kind == NEW_RECIPE:
        deck = [r for r, layer in enumerate(town.recipe_layer) if layer >= 0 and town.rules.recipe_kind[r] == pending.b]
        if not deck:
            return None
        at = luck.below(len(pending.data))
        old, new = pending.data[at], pick(deck, luck)
        knowing = town.recipe_known[old] | town.recipe_known[new]
        town.recipe_layer[old], town.recipe_layer[new] = town.recipe_layer[new], -1
        pending.data[at] = new
        return Twin(state, "recipes", {pending.seat} | {s for s in range(town.seats) if knowing >> s & 1})
    return None


CHANGES: list[Callable[[RivalRestaurantsState, FastChance], Twin | None]] = [
    other_hand,
    whole_hand,
    other_offered_card,
    other_choice,
    other_deal,
    other_recipes,
    other_drawn,
]


def twins(state: RivalRestaurantsState, luck: FastChance) -> list[Twin]:
    """One twin for each kind of hidden thing in this position."""
    found = [change(state.copy(), luck) for change in CHANGES]
    return [twin for twin in found if twin is not None]


def alike(state: RivalRestaurantsState, luck: FastChance) -> tuple[int, str, str, set[int]] | None:
    """Two moves of a seat that look the same to others: the seat, the moves, and the seats that may know."""
    town = state.town
    pending = town.stack[-1]
    seat = luck.below(state.seats)
    moves = state.legal_moves(seat)
    if pending.kind in SECRET and pending.wait & ~(1 << seat) and pending.wait >> seat & 1:
        shown = () if pending.kind == SPREE_CALL else ("play", "clam ")
        secret = [move for move in moves if not move.startswith(shown)]
        return (seat, *two_of(secret, luck), {seat})
    cards = sorted(set(held(town, seat)))
    if pending.kind != BUYING or len(cards) < 2:
        return None
    giving = [move for move in moves if move.startswith("accept") and " with " in move]
    if giving and luck.below(2):
        one = giving[luck.below(len(giving))]
        number = one.split()[1]
        same = [move for move in giving if move.split()[1] == number]
        [offer] = [offer for offer in town.offers if offer.number == int(number)]
        return seat, one, same[luck.below(len(same))], {seat, offer.seat}
    other = (seat + 1 + luck.below(state.seats - 1)) % state.seats
    openly = luck.below(2)
    first, second = (
        f"offer p{other + 1}{' openly' * openly}: card {CARD_KEYS[pick(cards, luck)]} for nothing" for _ in "12"
    )
    return seat, first, second, {seat, other} if openly else {seat}


def two_of(moves: list[str], luck: FastChance) -> tuple[str, str]:
    return moves[luck.below(len(moves))], moves[luck.below(len(moves))]
