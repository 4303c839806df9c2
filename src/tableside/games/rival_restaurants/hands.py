"""Hands: action cards in hand, their deck and discard, and what seats remember of others' hands (RR-1.7, RR-1.9)."""

from tableside.games.rival_restaurants.flow import Flow, card_name, who
from tableside.games.rival_restaurants.names import CARDS
from tableside.games.rival_restaurants.town import Town


def holders(town: Town) -> int:
    """Seats that hold any action card."""
    mask = 0
    for seat in range(town.seats):
        if town.hand_size[seat] > 0:
            mask |= 1 << seat
    return mask


def holds(town: Town, seat: int, card: int) -> bool:
    return town.hand[seat * CARDS + card] > 0


def draw_card(town: Town, flow: Flow, seat: int) -> int:
    """The top card of the deck into a hand; -1 when deck and discard are both empty (RR-1.9)."""
    card = next_card(town, flow)
    if card >= 0:
        put_in_hand(town, seat, card)
        if flow.heard:
            flow.whisper(1 << seat, "drew-card", {"seat": who(seat), "card": card_name(card)})
    return card


def next_card(town: Town, flow: Flow) -> int:
    """Take the top card off the deck; the discard is shuffled when the deck is empty (RR-9.1)."""
    if town.deck_size == 0:
        for card in range(CARDS):
            town.deck[card] = town.used_cards[card]
            town.used_cards[card] = 0
            town.deck_size += town.deck[card]
        if town.deck_size == 0:
            return -1
        flow.tell("cards-reshuffled", {})
    at = int(flow.chance.below(town.deck_size))
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


def random_card(town: Town, flow: Flow, seat: int) -> int:
    """A card of a hand, at random."""
    at = int(flow.chance.below(town.hand_size[seat]))
    card = 0
    while at >= town.hand[seat * CARDS + card]:
        at -= town.hand[seat * CARDS + card]
        card += 1
    return card


# What is remembered: one number for each card that ``observer`` knows ``holder`` to have.


def remember(town: Town, observer: int, holder: int, card: int) -> None:
    if observer != holder:
        town.seen_cards.append((observer << 12) | (holder << 6) | card)


def forget_one(town: Town, holder: int, card: int) -> None:
    """The holder openly parted with a card: whoever knew of it knows of one less."""
    for observer in range(town.seats):
        entry = (observer << 12) | (holder << 6) | card
        if entry in town.seen_cards:
            town.seen_cards.remove(entry)


def forget_doubtful(town: Town, holder: int, insiders: int, card: int) -> None:
    """The holder parted with a card that only ``insiders`` saw: others are no longer sure of any."""
    kept: list[int] = []
    for entry in town.seen_cards:
        outsider = not insiders >> (entry >> 12) & 1
        if not (outsider and (entry >> 6) & 63 == holder):
            kept.append(entry)
    town.seen_cards = kept
    for observer in range(town.seats):
        if insiders >> observer & 1:
            entry = (observer << 12) | (holder << 6) | card
            if entry in town.seen_cards:
                town.seen_cards.remove(entry)


def known_cards(town: Town, observer: int, holder: int) -> list[int]:
    """What an observer remembers of a hand."""
    prefix = (observer << 6) | holder
    return sorted(entry & 63 for entry in town.seen_cards if entry >> 6 == prefix)


def pass_card(town: Town, giver: int, taker: int, card: int, witnesses: int) -> None:
    """From hand to hand; both know what it was, and so does whoever saw it shown."""
    insiders = witnesses | (1 << giver) | (1 << taker)
    take_from_hand(town, giver, card)
    put_in_hand(town, taker, card)
    forget_doubtful(town, giver, insiders, card)
    for seat in range(town.seats):
        if insiders >> seat & 1:
            remember(town, seat, taker, card)


def look_at_hand(town: Town, observer: int, holder: int) -> None:
    """See a whole hand and remember it (RR-9 Surveillance Camera)."""
    prefix = (observer << 6) | holder
    town.seen_cards = [entry for entry in town.seen_cards if entry >> 6 != prefix]
    for card in range(CARDS):
        for _ in range(town.hand[holder * CARDS + card]):
            remember(town, observer, holder, card)
