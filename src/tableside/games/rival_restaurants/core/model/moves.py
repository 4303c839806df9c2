"""Moves as numbers: six bits for the kind, then up to five arguments of ten bits each. Text lives in ``notation``."""

from typing import Final

# Made from notation/move_table.py by `python -m tableside.games.rival_restaurants.notation.generate`.
GO: Final = 0  # a, b: places of the first and second pawn (HOME: no such pawn); c: the active chef (squad) (RR-3.2)
CLAIM: Final = 1  # a, b: bins of the first and second pawn (NO_BIN: none) (RR-3.3)
READY: Final = 2  # (RR-3.7)
UNREADY: Final = 3  # (RR-3.7)
USE: Final = 4  # a chef's power; a: chef; b, c: what it needs (RR-7)
PLAY: Final = 5  # an action card; a: card; b, c: what it needs (RR-9)
ANSWER: Final = 6  # Clam-Voyance, as an answer (RR-9.2)
PASS: Final = 7  # (RR-9.2)
SHAKE_OFF: Final = 8  # Clam-Voyance against a standing power; a: chef (RR-9.4)
SPARE: Final = 9  # a: chef, b: seat (RR-7.13)
BUY_BIN: Final = 10  # a: market, b: bin (RR-4.3)
BUY_SHELF: Final = 11  # a: market (RR-4.3)
BUY_CARD: Final = 12  # (RR-4.5)
BUY_UPGRADE: Final = 13  # a: upgrade (RR-4.5)
DUMP: Final = 14  # a: how much garbage (RR-4.5)
SELL: Final = 15  # a: how many chocolates (RR-4.5)
RELEASE: Final = 16  # a: pawn 0 or 1 (RR-4.2)
BID: Final = 17  # a: hundreds, b: garbage (RR-4.1)
DROP: Final = 18  # (RR-4.1)
STAND: Final = 19  # (RR-4.1)
PAY_RATS: Final = 20  # a: market, b: hundreds (RR-9 Rat Infestation)
OFFER: Final = 21  # a: seat, b: ingredient given, c: hundreds given, d: ingredient wanted, e: hundreds wanted (RR-4.6)
ACCEPT: Final = 22  # a: number of the offer, b: the card asked for (NO_CARD: none) (RR-4.6)
WITHDRAW: Final = 23  # a: number of the offer (RR-4.6)
DECLINE: Final = 24  # a: number of the offer (RR-4.6)
COOK: Final = 25  # a: which of the proposals (RR-5.2)
NO_COOK: Final = 26  # (RR-5.1)
RECALL_COOK: Final = 27  # (RR-5.1)
MOVE_TO: Final = 28  # a: place (RR-3.4)
INGREDIENT: Final = 29  # a: ingredient (NOTHING: none) (RR-9)
KEEP_RECIPE: Final = 30  # a: recipe (RR-5.4)
NEXT: Final = 31  # a: what to do first after cooking (RR-5.4)
BONUS: Final = 32  # a: 0 money, 1 garbage; b: how many (RR-8)
SMILE: Final = 33  # a: 0 or 1 (RR-9 Dinner and a Show)
RESTAURANT: Final = 34  # a: restaurant (RR-2.3)
CHEF: Final = 35  # a: chef, b: second chef (NO_CHEF: none) (RR-2.3)
NPC: Final = 36  # a: chef (RR-10.1)
SQUAD: Final = 37  # a, b, c: chefs (NO_CHEF: none) (RR-10.1)
DRAFT: Final = 38  # a: chef (RR-10.5)
BAN: Final = 39  # a: chef (RR-10.5)
SHELVES: Final = 40  # a: markets as a mask (RR-8)
KEEP_CARDS: Final = 41  # a, b: cards (NO_CARD: none) (RR-8)
TOLL: Final = 42  # a: seats as a mask (RR-7.12)
KINDS: Final = 43
# End of what is made.


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
