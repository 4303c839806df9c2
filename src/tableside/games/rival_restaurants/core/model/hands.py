"""Hands: action cards in hand, their deck and discard (RR-1.7, RR-1.9). What others know about them
is in ``memory``."""

from tableside.games.rival_restaurants.catalog.ids import CARDS
from tableside.games.rival_restaurants.core.model.context import Context, card_name, who
from tableside.games.rival_restaurants.core.model.memory import forget, forget_one, lose_sight, remember
from tableside.games.rival_restaurants.core.model.town import Town


def holders(town: Town) -> int:
    """Seats that hold any action card."""
    mask = 0
    for seat in range(town.seats):
        if town.hand_size[seat] > 0:
            mask |= 1 << seat
    return mask


def holds(town: Town, seat: int, card: int) -> bool:
    return town.hand[seat * CARDS + card] > 0


def draw_card(town: Town, context: Context, seat: int) -> int:
    """The top card of the deck goes into a hand. -1 if deck and discard are both empty (RR-1.9)."""
    card = next_card(town, context)
    if card >= 0:
        put_in_hand(town, seat, card)
        if context.heard:
            context.whisper(1 << seat, "drew-card", {"seat": who(seat), "card": card_name(card)})
    return card


def next_card(town: Town, context: Context) -> int:
    """Take the top card off the deck. The discard is shuffled when the deck is empty (RR-9.1)."""
    if town.deck_size == 0:
        for card in range(CARDS):
            town.deck[card] = town.used_cards[card]
            town.used_cards[card] = 0
            town.deck_size += town.deck[card]
        if town.deck_size == 0:
            return -1
        context.tell("cards-reshuffled", {})
    at = int(context.chance.below(town.deck_size))
    card = 0
    while at >= town.deck[card]:
        at -= town.deck[card]
        card += 1
    town.deck[card] -= 1
    town.deck_size -= 1
    return card


def put_in_hand(town: Town, seat: int, card: int) -> None:
    town.hand[seat * CARDS + card] += 1
    town.hand_size[seat] += 1


def take_from_hand(town: Town, seat: int, card: int) -> None:
    town.hand[seat * CARDS + card] -= 1
    town.hand_size[seat] -= 1


def use_up(town: Town, seat: int, card: int) -> None:
    """From the hand to the discard, openly."""
    take_from_hand(town, seat, card)
    town.used_cards[card] += 1
    if town.seen_cards:
        forget_one(town, seat, card)


def random_card(town: Town, context: Context, seat: int) -> int:
    """A card of a hand, at random."""
    at = int(context.chance.below(town.hand_size[seat]))
    card = 0
    while at >= town.hand[seat * CARDS + card]:
        at -= town.hand[seat * CARDS + card]
        card += 1
    return card


def pass_card(town: Town, giver: int, taker: int, card: int, witnesses: int) -> None:
    """From hand to hand. Both know what it was, and so do those who saw it shown."""
    take_from_hand(town, giver, card)
    put_in_hand(town, taker, card)
    insiders = witnesses | (1 << giver) | (1 << taker)
    for seat in range(town.seats):
        if insiders >> seat & 1:
            forget(town, seat, giver, card)
            remember(town, seat, taker, card)
        else:
            lose_sight(town, seat, giver, taker)
