"""Lively random games: full hands and kitchens, traded cards (shown or not), and many moves without being asked."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from tableside.engine.chance import FastChance
from tableside.engine.errors import MoveError
from tableside.engine.state import CLOCK
from tableside.games.rival_restaurants.catalog.ids import CARD_KEYS, CARDS, MARKETS
from tableside.games.rival_restaurants.core.model.bank import gain
from tableside.games.rival_restaurants.core.model.context import Context
from tableside.games.rival_restaurants.core.model.hands import draw_card
from tableside.games.rival_restaurants.core.model.pending import BUYING
from tableside.games.rival_restaurants.core.model.stock import draw_shelf, receive
from tableside.games.rival_restaurants.game import GAME
from tableside.games.rival_restaurants.state import RivalRestaurantsState
from tests.rival_restaurants.tables import Table

FULL = 4  # extra action cards that everybody is dealt


def positions(table: Table, seed: int, most: int = 10_000) -> Iterator[RivalRestaurantsState]:
    """Yields every position of a lively game. It is the state itself, so copy it to play on."""
    seats, options = table
    chance = FastChance(seed)
    state = GAME.start(GAME.options(options | {"market_seconds": 60}), seats, chance)
    dealt = False
    for _ in range(most):
        if state.outcome() is not None:
            return
        if not dealt and state.town.phase == 1:
            deal(state, chance)
            dealt = True
        yield state
        one_move(state, chance)


def deal(state: RivalRestaurantsState, chance: FastChance) -> None:
    """Cards, ingredients and money for everybody. Some get cookbooks, and enough points to be close to
    the next level."""
    town = state.town
    for seat in range(state.seats):
        for _ in range(min(FULL, town.deck_size // (state.seats + 1))):
            draw_card(town, Context(chance, False), seat)
        for market in range(MARKETS):
            for _ in range(min(2, town.shelf_size[market] - 1)):
                receive(town, seat, draw_shelf(town, Context(chance, False), market))
        gain(town, seat, 9)
        if chance.below(2):
            town.upgrades[seat] |= 0b111  # both cookbooks and the Double Stove
        level = chance.below(3)
        town.points[seat], town.level[seat] = (2, 6, 11)[level], level


def one_move(state: RivalRestaurantsState, chance: FastChance) -> None:
    """One move by somebody."""
    seat, move = an_idea(state, chance)
    if move.startswith("offer"):
        with suppress(MoveError):
            state.play(seat, move, chance)
    elif move:
        state.play(seat, move, chance)


def an_idea(state: RivalRestaurantsState, chance: FastChance) -> tuple[int, str]:
    """A seat and a move: a legal one, an offer that may be illegal, or nothing."""
    asked = state.asked()
    seat = chance.below(state.seats) if chance.below(6) == 0 else asked[chance.below(len(asked))]
    if state.town.stack[-1].kind == BUYING and chance.below(4) == 0:
        return seat, offer(state, seat, chance)
    if chance.below(300) == 0 and "time-up" in state.legal_moves(CLOCK):
        return CLOCK, "time-up"
    moves = state.legal_moves(seat)
    wanted = [move for move in moves if move.startswith(("accept", "play", "clam", "cook", "go island"))]
    moves = wanted if wanted and chance.below(2) else moves
    return seat, moves[chance.below(len(moves))] if moves else ""


def offer(state: RivalRestaurantsState, seat: int, chance: FastChance) -> str:
    """An offer with action cards on either side. It may be illegal."""
    hand = [card for card in range(CARDS) for _ in range(state.town.hand[seat * CARDS + card])]
    give = [f"card {CARD_KEYS[hand.pop(chance.below(len(hand)))]}" for _ in range(min(len(hand), chance.below(3)))]
    if chance.below(2):
        give.append("$100")
    want = ("nothing", "$100", "1 any-card", f"card {CARD_KEYS[chance.below(CARDS)]}", '"a smile"')[chance.below(5)]
    other = (seat + 1 + chance.below(state.seats - 1)) % state.seats
    to = "all" if chance.below(3) == 0 else f"p{other + 1}"
    openly = " openly" if chance.below(3) == 0 else ""
    return f"offer {to}{openly}: {', '.join(give) or 'nothing'} for {want}"
