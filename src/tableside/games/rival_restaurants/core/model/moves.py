"""Moves as numbers: six bits for the kind, then up to five arguments of ten bits each. Text lives in ``notation``."""

from typing import Final

GO: Final = 0  # a, b: places of the first and second pawn (HOME: no such pawn); c: the active chef (squad)
CLAIM: Final = 1  # a, b: bins of the first and second pawn (NO_BIN: none)
READY: Final = 2
UNREADY: Final = 3
USE: Final = 4  # a chef's power; a: chef; b, c: what it needs
PLAY: Final = 5  # an action card; a: card; b, c, d: what it needs
ANSWER: Final = 6  # Clam-Voyance, as an answer
PASS: Final = 7
SHAKE_OFF: Final = 8  # Clam-Voyance against a standing power; a: chef (RR-9.4)
SPARE: Final = 9  # a: chef, b: seat (RR-7.13)
BUY_BIN: Final = 10  # a: market, b: bin
BUY_SHELF: Final = 11  # a: market
BUY_CARD: Final = 12
BUY_UPGRADE: Final = 13  # a: upgrade
DUMP: Final = 14  # a: how much garbage
SELL: Final = 15  # a: how many chocolates
RELEASE: Final = 16  # a: pawn 0 or 1
BID: Final = 17  # a: hundreds, b: garbage
DROP: Final = 18
STAND: Final = 19
PAY_RATS: Final = 20  # a: market, b: hundreds
OFFER: Final = 21  # a: seat, b: ingredient given, c: hundreds given, d: ingredient wanted, e: hundreds wanted
ACCEPT: Final = 22  # a: number of the offer, b: the card asked for (NO_CARD: none)
WITHDRAW: Final = 23  # a: number of the offer
DECLINE: Final = 24  # a: number of the offer
COOK: Final = 25  # a: which of the proposals
NO_COOK: Final = 26
RECALL_COOK: Final = 27
MOVE_TO: Final = 28  # a: place
INGREDIENT: Final = 29  # a: ingredient (NOTHING: none)
KEEP_RECIPE: Final = 30  # a: recipe
NEXT: Final = 31  # a: what to do first after cooking
BONUS: Final = 32  # a: 0 money, 1 garbage; b: how many
SMILE: Final = 33  # a: 0 or 1
RESTAURANT: Final = 34  # a: restaurant
CHEF: Final = 35  # a: chef, b: second chef (NO_CHEF: none)
NPC: Final = 36  # a: chef
SQUAD: Final = 37  # a, b, c: chefs
DRAFT: Final = 38  # a: chef
BAN: Final = 39  # a: chef
SHELVES: Final = 40  # a: markets as a mask
KEEP_CARDS: Final = 41  # a, b: cards (NO_CARD: none)
TOLL: Final = 42  # a: seats as a mask
KINDS: Final = 43


def make(kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> int:
    return kind | a << 6 | b << 16 | c << 26 | d << 36 | e << 46


def kind_of(move: int) -> int:
    return move & 63


def arg_a(move: int) -> int:
    return (move >> 6) & 1023


def arg_b(move: int) -> int:
    return (move >> 16) & 1023


def arg_c(move: int) -> int:
    return (move >> 26) & 1023


def arg_d(move: int) -> int:
    return (move >> 36) & 1023


def arg_e(move: int) -> int:
    return (move >> 46) & 1023
