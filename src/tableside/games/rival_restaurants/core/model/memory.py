"""Memory: what seats know about the action cards in others' hands (RR-1.7, RR-9 Surveillance Camera).

Each known card is a number in ``town.seen_cards``: who knows it, in whose hand it was seen (its *holder*), and who may
have got it unseen since then (its *takers*, a mask; without any it is surely still there). UNSEEN in place of a card
notes that a card left that hand unseen. No more of its cards can be elsewhere than there are such notes.
"""

from typing import Final

from tableside.games.rival_restaurants.catalog.ids import CARDS
from tableside.games.rival_restaurants.core.model.town import Town

UNSEEN: Final = 63


def entry(observer: int, holder: int, card: int) -> int:
    return (observer << 12) | (holder << 6) | card


def observer_of(memory: int) -> int:
    return memory >> 12 & 15


def holder_of(memory: int) -> int:
    return memory >> 6 & 63


def takers_of(memory: int) -> int:
    return memory >> 16


def hands_of(memory: int) -> int:
    """Whose hands the card may be in, as a mask."""
    return takers_of(memory) | (1 << holder_of(memory))


def known_cards(town: Town, observer: int, holder: int) -> list[int]:
    """What an observer surely knows to be in a hand."""
    prefix = (observer << 6) | holder
    return sorted(memory & 63 for memory in town.seen_cards if memory >> 6 == prefix and memory & 63 != UNSEEN)


def remember(town: Town, observer: int, holder: int, card: int) -> None:
    if observer != holder:
        town.seen_cards.append(entry(observer, holder, card))


def forget(town: Town, observer: int, seat: int, card: int) -> None:
    """An observer saw a card in a hand, or saw it leave. What they knew about such a card there is used up.

    If it may have been one of several, the one with the fewest possible hands is removed. The others may be where that
    one was.
    """
    about = [
        memory
        for memory in town.seen_cards
        if observer_of(memory) == observer and memory & 63 == card and hands_of(memory) >> seat & 1
    ]
    if not about:
        return
    used = about[0]
    for memory in about:
        if bin(hands_of(memory)).count("1") < bin(hands_of(used)).count("1"):
            used = memory
    about.remove(used)
    town.seen_cards.remove(used)
    for memory in about:
        if hands_of(used) & ~hands_of(memory):
            town.seen_cards.remove(memory)
            town.seen_cards.append(memory | (hands_of(used) & ~(1 << holder_of(memory))) << 16)
            town.seen_cards.append(entry(observer, holder_of(memory), UNSEEN))
    note = entry(observer, holder_of(used), UNSEEN)
    if holder_of(used) != seat and town.rules.copies[card] == 1 and note in town.seen_cards:
        town.seen_cards.remove(note)  # that was what had left unseen
    _tidy(town, observer)


def forget_one(town: Town, holder: int, card: int) -> None:
    """The holder openly parted with a card."""
    for observer in range(town.seats):
        forget(town, observer, holder, card)


def lose_sight(town: Town, observer: int, giver: int, taker: int) -> None:
    """A card went from hand to hand, and an observer did not see which."""
    doubt = False
    for at, memory in enumerate(town.seen_cards):
        if observer_of(memory) == observer and memory & 63 != UNSEEN and hands_of(memory) >> giver & 1:
            doubt = doubt or holder_of(memory) == giver
            if holder_of(memory) != taker:
                town.seen_cards[at] = memory | 1 << (taker + 16)
    if doubt:
        town.seen_cards.append(entry(observer, giver, UNSEEN))


def show_cards(town: Town, observer: int, holder: int, cards: list[int]) -> None:
    """Some cards of a hand are shown to an observer, who may already have known about them."""
    if observer == holder:
        return
    for card in cards:
        forget(town, observer, holder, card)
    for card in cards:
        remember(town, observer, holder, card)


def look_at_hand(town: Town, observer: int, holder: int) -> None:
    """See a whole hand (RR-9 Surveillance Camera). What was thought to be there and is not must be elsewhere."""
    seen: list[int] = []
    for card in range(CARDS):
        seen += [card] * town.hand[holder * CARDS + card]
    for card in seen:
        forget(town, observer, holder, card)
    for card in range(CARDS):
        rule_out(town, observer, holder, card)
    for card in seen:
        remember(town, observer, holder, card)


def rule_out(town: Town, observer: int, seat: int, card: int) -> None:
    """A card that may have been in a hand is not there."""
    for at, memory in enumerate(town.seen_cards):
        doubtful = takers_of(memory) and hands_of(memory) >> seat & 1
        if doubtful and observer_of(memory) == observer and memory & 63 == card:
            hands = hands_of(memory) & ~(1 << seat)
            holder = holder_of(memory)
            if holder == seat:  # one who may have it now counts as its holder
                holder = (hands & -hands).bit_length() - 1
                town.seen_cards.append(entry(observer, holder, UNSEEN))
            town.seen_cards[at] = entry(observer, holder, card) | (hands & ~(1 << holder)) << 16
    _tidy(town, observer)


def _tidy(town: Town, observer: int) -> None:
    """Notes about hands without any doubt are no longer needed."""
    doubted = 0
    for memory in town.seen_cards:
        if takers_of(memory) and observer_of(memory) == observer:
            doubted |= 1 << holder_of(memory)
    town.seen_cards = [
        memory
        for memory in town.seen_cards
        if memory & 63 != UNSEEN or observer_of(memory) != observer or doubted >> holder_of(memory) & 1
    ]
