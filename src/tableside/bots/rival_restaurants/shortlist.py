"""Shortlist: which moves are worth a trial at a question; at questions that matter little only the policy's own."""

from tableside.bots.rival_restaurants import cards
from tableside.bots.rival_restaurants.mind import Mind
from tableside.bots.rival_restaurants.moving import Ways, bin_value
from tableside.games.rival_restaurants import frames
from tableside.games.rival_restaurants.auction import pressed
from tableside.games.rival_restaurants.moves import (
    ACCEPT,
    ANSWER,
    BID,
    BUY_BIN,
    BUY_CARD,
    BUY_SHELF,
    BUY_UPGRADE,
    COOK,
    DROP,
    DUMP,
    OFFER,
    PLAY,
    READY,
    SELL,
    USE,
    arg_a,
    arg_b,
    kind_of,
)

TRIED: set[int] = {frames.DESTINATIONS}


def worth_trying(mind: Mind, moves: list[int], habit: int, width: int) -> list[int]:
    """The policy's habit first, then others in the order of their promise."""
    kind = mind.town.stack[-1].kind
    if kind not in TRIED:
        return [habit]
    if kind == frames.DESTINATIONS:
        others = _places(mind, moves)
    elif kind == frames.CLAIMS:
        others = _claims(mind, moves)
    elif kind == frames.POWERS:
        others = _cards(mind, moves, 2) + [move for move in moves if kind_of(move) == USE][:3] + [READY]
    elif kind == frames.BUYING:
        others = _bids(moves) if mind.town.wars and pressed(mind.town) >> mind.seat & 1 else _deals(mind, moves, habit)
    elif kind == frames.DECLARE:
        others = _dishes(moves)
    elif kind == frames.EFFECT:
        others = moves if ANSWER in moves else []
    elif kind == frames.NEW_RECIPE:
        others = moves
    else:
        others = []
    return list(dict.fromkeys([habit, *others]))[:width]


def _places(mind: Mind, moves: list[int]) -> list[int]:
    ways = Ways(mind)
    return [move for _, move in sorted((-ways.value(move), move) for move in moves)]


def _claims(mind: Mind, moves: list[int]) -> list[int]:
    pawn = 2 * mind.seat
    scored = [(-bin_value(mind, pawn, arg_a(move)) - bin_value(mind, pawn + 1, arg_b(move)), move) for move in moves]
    return [move for _, move in sorted(scored)]


def _cards(mind: Mind, moves: list[int], most: int) -> list[int]:
    """The best ways to play a card now."""
    scored = sorted((-cards.card_value(mind, move), move) for move in moves if kind_of(move) == PLAY)
    return [move for _, move in scored[:most]]


def _bids(moves: list[int]) -> list[int]:
    bids = [move for move in moves if kind_of(move) == BID]
    return [*bids[:2], *(move for move in moves if kind_of(move) == DROP)]


def _deals(mind: Mind, moves: list[int], habit: int) -> list[int]:
    """Phase 2: trades that are offered, what can be bought here, a card, or nothing more. Offers are not tried."""
    if kind_of(habit) == OFFER:
        return []
    bought = (BUY_BIN, BUY_SHELF, BUY_UPGRADE, BUY_CARD, SELL, ACCEPT)
    found = [move for move in moves if kind_of(move) in bought]
    dumps = [move for move in moves if kind_of(move) == DUMP]
    return [READY, *_cards(mind, moves, 1), *found, *dumps[-1:]]


def _dishes(moves: list[int]) -> list[int]:
    return [move for move in moves if kind_of(move) != COOK] + [move for move in moves if kind_of(move) == COOK]
