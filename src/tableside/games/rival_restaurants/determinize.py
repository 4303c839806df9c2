"""A town that a seat cannot tell from the real one, with what the seat does not know redrawn.

These are hidden: the hands of others, which cards lie where in the recipe decks, what was dealt to others to choose
from, and secret choices. What a seat remembers (cards it was shown, recipes it put under a deck) stays as it is. A card
that may have gone unseen from one hand to another is in one of them.
"""

from tableside.engine.chance import Chance
from tableside.games.rival_restaurants.catalog.ids import (
    CARDS,
    CHEFS,
    CLAM_VOYANCE,
    LEANING_TOWER_OF_EATSA,
    POWER,
    RESTAURANTS,
    SHOPPING_SPREE,
)
from tableside.games.rival_restaurants.core.effects.reactions import place_in_order
from tableside.games.rival_restaurants.core.model.hands import holds
from tableside.games.rival_restaurants.core.model.memory import (
    UNSEEN,
    entry,
    holder_of,
    known_cards,
    observer_of,
    takers_of,
)
from tableside.games.rival_restaurants.core.model.moves import arg_a
from tableside.games.rival_restaurants.core.model.pending import (
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

_DEALT = (CHOOSE_RESTAURANT, CHOOSE_CHEF, CHOOSE_NPC, CHOOSE_SQUAD)


def imagine(town: Town, seat: int, chance: Chance) -> Town:
    twin = town.copy()
    for pending in twin.stack:
        if pending.kind in _DEALT:
            _deal_again(twin, pending, seat, chance)
        elif pending.kind == NEW_RECIPE and pending.seat != seat:
            _look_again(twin, pending, seat, chance)
        elif pending.kind == NEW_CHEF and pending.seat != seat:
            _draw_chefs_again(twin, pending, chance)
    _hands(twin, seat, chance)
    _offered_cards(twin, seat, chance)
    _recipe_decks(twin, seat, chance)
    for pending in twin.stack:
        _secret_choices(twin, pending, seat, chance)
    return twin


def _pick(chance: Chance, options: list[int]) -> int:
    return options[int(chance.below(len(options)))] if len(options) > 1 else options[0]


def _hands(town: Town, seat: int, chance: Chance) -> None:
    """Deck and others' hands are mixed, except for cards the seat knows."""
    fixed = [known_cards(town, seat, other) for other in range(town.seats)]
    for card, other in _doubtful_cards(town, seat, fixed, chance):
        fixed[other].append(card)
    pool: list[int] = []
    for card in range(CARDS):
        pool += [card] * town.deck[card]
    drawn = [pending for pending in town.stack if _drawing(town, pending) and pending.seat != seat]
    for pending in drawn:
        pool += pending.data
    others = [other for other in range(town.seats) if other != seat]
    for other in others:
        base = other * CARDS
        for card in range(CARDS):
            pool += [card] * town.hand[base + card]
            town.hand[base + card] = fixed[other].count(card)
    for other in others:
        for card in fixed[other]:
            pool.remove(card)
    for other in others:
        for _ in range(town.hand_size[other] - len(fixed[other])):
            town.hand[other * CARDS + _take(pool, chance)] += 1
    for pending in drawn:
        pending.data = sorted(_take(pool, chance) for _ in pending.data)
    for card in range(CARDS):
        town.deck[card] = pool.count(card)
    _forget_others(town, seat)


def _doubtful_cards(town: Town, seat: int, fixed: list[list[int]], chance: Chance) -> list[tuple[int, int]]:
    """For each card that may have gone unseen from the hand where it was seen, whose hand it is in now."""
    doubtful = [memory for memory in town.seen_cards if observer_of(memory) == seat and takers_of(memory)]
    if not doubtful:
        return []
    room = [town.hand_size[other] - len(fixed[other]) for other in range(town.seats)]
    left = [town.seen_cards.count(entry(seat, other, UNSEEN)) for other in range(town.seats)]
    placed: list[tuple[int, int]] = []
    found = _place(_shuffled(doubtful, chance), room, left, placed, chance)
    assert found, "somewhere they are"
    return placed


def _place(
    doubtful: list[int], room: list[int], left: list[int], placed: list[tuple[int, int]], chance: Chance
) -> bool:
    """Put the cards into hands that have room, with no more of them elsewhere than have left. True if it worked."""
    if len(placed) == len(doubtful):
        return True
    memory = doubtful[len(placed)]
    holder = holder_of(memory)
    hands = _shuffled([other for other in range(len(room)) if takers_of(memory) >> other & 1], chance)
    hands.insert(0 if chance.below(room[holder] + 1) else len(hands), holder)
    for other in hands:
        elsewhere = 1 if other != holder else 0
        if room[other] > 0 and left[holder] >= elsewhere:
            room[other] -= 1
            left[holder] -= elsewhere
            placed.append((memory & 63, other))
            if _place(doubtful, room, left, placed, chance):
                return True
            placed.pop()
            left[holder] += elsewhere
            room[other] += 1
    return False


def _drawing(town: Town, pending: Pending) -> bool:
    """Whether a pending holds action cards that only its seat has seen."""
    return pending.kind == LEVEL_BONUS and town.restaurant[pending.seat] == LEANING_TOWER_OF_EATSA


def _take(pool: list[int], chance: Chance) -> int:
    return pool.pop(int(chance.below(len(pool))))


def _shuffled(things: list[int], chance: Chance) -> list[int]:
    left = things[:]
    return [_take(left, chance) for _ in things]


def _forget_others(town: Town, seat: int) -> None:
    """What others know about hands is hidden from this seat."""
    town.seen_cards = [memory for memory in town.seen_cards if observer_of(memory) == seat]


def _offered_cards(town: Town, seat: int, chance: Chance) -> None:
    """Cards that others offer without showing them are some of their hand."""
    for at, offer in enumerate(town.offers):
        told = offer.seat == seat or (offer.shown and offer.to in (-1, seat))
        if offer.give.cards and not told:
            hand = [c for c in range(CARDS) for _ in range(town.hand[offer.seat * CARDS + c])]
            give = Bundle()
            give.money, give.garbage, give.upgrades = offer.give.money, offer.give.garbage, offer.give.upgrades
            give.ingredients, give.recipes = offer.give.ingredients, offer.give.recipes
            give.favour = offer.give.favour
            for _ in offer.give.cards:  # if too few are left, all can see that, and it does not matter which
                give.cards.append(_take(hand, chance) if hand else CLAM_VOYANCE)
            town.offers[at] = Offer(offer.number, offer.seat, offer.to, give, offer.want, offer.shown)


def _recipe_decks(town: Town, seat: int, chance: Chance) -> None:
    """Recipes whose depth the seat does not know change places within their batch."""
    groups: dict[int, list[int]] = {}
    for recipe, layer in enumerate(town.recipe_layer):
        if layer >= 0 and not town.recipe_known[recipe] >> seat & 1:
            key = 2 * town.recipe_batch[recipe] + town.rules.recipe_kind[recipe]
            groups.setdefault(key, []).append(recipe)
    for group in groups.values():
        layers = [town.recipe_layer[recipe] for recipe in group]
        for recipe in group:
            town.recipe_layer[recipe] = _take(layers, chance)


def _look_again(town: Town, pending: Pending, seat: int, chance: Chance) -> None:
    """Somebody else looks at recipes: they could be any of the kind that lie in the deck unknown to this seat."""
    for at, recipe in enumerate(pending.data):
        same = [
            r
            for r, layer in enumerate(town.recipe_layer)
            if layer >= 0 and town.rules.recipe_kind[r] == pending.b and not town.recipe_known[r] >> seat & 1
        ]
        other = _pick(chance, [recipe, *same])
        if other != recipe:
            town.recipe_layer[recipe], town.recipe_layer[other] = town.recipe_layer[other], -1
            town.recipe_known[recipe] = town.recipe_known[other]
            town.recipe_batch[recipe], town.recipe_batch[other] = town.recipe_batch[other], town.recipe_batch[recipe]
            pending.data[at] = other


def _draw_chefs_again(town: Town, pending: Pending, chance: Chance) -> None:
    left = [chef for chef in range(CHEFS) if town.unused >> chef & 1]
    pending.data = sorted(_take(left, chance) for _ in pending.data)


def _deal_again(town: Town, pending: Pending, seat: int, chance: Chance) -> None:
    """Others were dealt any of what this seat was not dealt."""
    if pending.kind == CHOOSE_RESTAURANT:
        pool = list(range(RESTAURANTS))
    else:
        chefs = town.rules.chef_pool
        if pending.kind == CHOOSE_NPC:
            chefs = town.rules.npc_pool
        elif pending.kind == CHOOSE_SQUAD:
            chefs &= ~town.rules.npc_pool
        pool = [chef for chef in range(CHEFS) if chefs >> chef & 1]
    own = pending.data[pending.a * seat : pending.a * seat + pending.a]
    pool = [card for card in pool if card not in own]
    for at in range(len(pending.data)):
        if at // pending.a != seat:
            pending.data[at] = _take(pool, chance)


def _secret_choices(town: Town, pending: Pending, seat: int, chance: Chance) -> None:
    """Others who have chosen in secret choose something legal."""
    for other in range(town.seats):
        if other == seat:
            continue
        if pending.kind == EFFECT:
            _answer_again(town, pending, other, chance)
        elif pending.kind == SPREE_CALL and pending.yes >> other & 1:
            pending.yes &= ~(1 << other)
        elif pending.kind == DECLARE and pending.yes >> other & 1:
            ways = proposals(town, other)
            choice = int(chance.below(len(ways) + 1))
            town.declared[other] = ways[choice] if choice < len(ways) else None
        elif pending.kind in (*_DEALT, DESTINATIONS, CLAIMS, RELOCATE) and town.pick[other] >= 0:
            moves: list[int] = []
            waiting = pending.wait
            pending.wait |= 1 << other
            STEPS[pending.kind].choices(town, pending, other, moves)
            pending.wait = waiting
            move = _pick(chance, moves or [town.pick[other]])
            town.pick[other] = arg_a(move) if pending.kind == RELOCATE else move
    _spree_again(town, pending, seat, chance)


def _answer_again(town: Town, pending: Pending, other: int, chance: Chance) -> None:
    """A seat that has answered but not shown its answer yet may have answered with a Clam, if it holds one."""
    own_card = pending.a < POWER and other == pending.seat
    if own_card or not pending.mask >> other & 1 or not town.hand_size[other]:
        return
    if pending.data[-1] < 0:
        if pending.wait >> other & 1:
            return
    elif place_in_order(town, other) <= place_in_order(town, pending.data[-2]):
        return  # answers are shown in seat order, one duel after the other (RR-9.3)
    pending.yes &= ~(1 << other)
    if holds(town, other, CLAM_VOYANCE) and chance.below(2):
        pending.yes |= 1 << other


def _spree_again(town: Town, pending: Pending, seat: int, chance: Chance) -> None:
    if pending.kind == SPREE_CALL:
        for other in range(town.seats):
            asked_before = not (pending.wait | town.card_played | town.blocked | town.gone) >> other & 1
            if other != seat and asked_before and holds(town, other, SHOPPING_SPREE) and chance.below(2):
                pending.yes |= 1 << other
