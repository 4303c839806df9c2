"""Policy: what to do at every question of the game, by what things are worth (see ``valuation``).

A policy uses nothing hidden in the town it is given, so it may get the real one or an imagined one. The greedy bot
plays by this policy. Stronger bots override the questions that they think about longer.
"""

from collections.abc import Callable
from typing import Final

from tableside.bots.rival_restaurants.choices import card_play, cooking, movement, reactions, setup
from tableside.bots.rival_restaurants.choices import purchases as buying
from tableside.bots.rival_restaurants.decision import Decision, decision_of
from tableside.bots.rival_restaurants.effects.chefs import CHEF_ROWS
from tableside.bots.rival_restaurants.trading import offers as bartering
from tableside.bots.rival_restaurants.valuation.weights import Weights
from tableside.engine.chance import Chance
from tableside.games.rival_restaurants.catalog import ids
from tableside.games.rival_restaurants.core.machine import legal
from tableside.games.rival_restaurants.core.model import pending as kinds
from tableside.games.rival_restaurants.core.model.moves import (
    CLAIM,
    GO,
    PASS,
    PLAY,
    READY,
    USE,
    arg_a,
    kind_of,
    make,
)
from tableside.games.rival_restaurants.core.model.town import Offer, Pending, Town
from tableside.games.rival_restaurants.core.phases.auction import pressed


class Policy:
    """``offers``: whether it makes any. Trials of a search leave them out, which is faster."""

    def __init__(self, weights: Weights, offers: bool = True) -> None:
        self.weights = weights
        self.offers = offers

    def choose(self, town: Town, seat: int, chance: Chance) -> int:
        """The move of a seat: one of those that are listed, or an offer. ``chance`` is only for small variations."""
        moves = legal(town, seat)
        if len(moves) == 1:
            return moves[0]
        return self.among(decision_of(town, seat, self.weights, chance), moves)

    def decide(self, town: Town, seat: int, chance: Chance) -> int | Offer:
        """What a seat does: a move, or an offer that is not listed."""
        return self.choose(town, seat, chance)

    def among(self, decision: Decision, moves: list[int]) -> int:
        """The move among some."""
        pending = decision.town.stack[-1]
        chosen = self.answer(decision, pending, moves)
        assert chosen in moves or kind_of(chosen) not in (PLAY, USE), f"chose {chosen}, which is not legal"
        return chosen

    def answer(self, decision: Decision, pending: Pending, moves: list[int]) -> int:
        if pending.kind == kinds.DESTINATIONS:
            early = card_play.play_early(decision, moves)
            return self.destination(decision, _of_kind(moves, GO)) if early is None else early
        if pending.kind == kinds.CLAIMS:
            return self.claim(decision, _of_kind(moves, CLAIM))
        if pending.kind == kinds.POWERS:
            return self.powers(decision, moves)
        if pending.kind == kinds.BUYING:
            return self.buying(decision, moves)
        if pending.kind == kinds.DECLARE:
            return self.declare(decision, moves)
        return _CHOOSERS[pending.kind](decision, pending, moves)

    def destination(self, decision: Decision, moves: list[int]) -> int:
        return movement.destination(decision, moves)

    def claim(self, decision: Decision, moves: list[int]) -> int:
        return movement.claim(decision, moves)

    def powers(self, decision: Decision, moves: list[int]) -> int:
        """Phase 1 after the reveal: a card, a Clam against Lovehandles, a power, or ready (RR-3.4, RR-9.4)."""
        for idea in _IDEAS[:3]:
            move = idea(decision, moves)
            if move is not None:
                return move
        return READY

    def buying(self, decision: Decision, moves: list[int]) -> int:
        """Phase 2: bid if necessary, otherwise whatever helps, and in the end an offer to somebody (RR-4)."""
        if decision.town.wars and pressed(decision.town) >> decision.seat & 1:
            return buying.bid(decision, moves)
        for idea in _IDEAS:
            move = idea(decision, moves)
            if move is not None:
                return move
        move = bartering.proposal(decision, moves) if self.offers else None
        return READY if move is None else move

    def declare(self, decision: Decision, moves: list[int]) -> int:
        return cooking.declare(decision, moves)


def _of_kind(moves: list[int], kind: int) -> list[int]:
    return [move for move in moves if kind_of(move) == kind]


def use_power(decision: Decision, moves: list[int]) -> int | None:
    """The best use of a chef's power, if it brings something (RR-7)."""
    best, chosen = 0.2, None
    for move in moves:
        if kind_of(move) == USE:
            value = CHEF_ROWS[arg_a(move)].power(decision, move)
            if value > best:
                best, chosen = value, move
    return chosen


_IDEAS: Final[list[Callable[[Decision, list[int]], int | None]]] = [
    card_play.play_card,
    reactions.shake_off,
    use_power,
    bartering.answer,
    buying.purchase,
    buying.exterminate,
]


def _spree_call(decision: Decision, pending: Pending, moves: list[int]) -> int:
    spree = make(PLAY, ids.SHOPPING_SPREE)
    return spree if spree in moves and card_play.card_value(decision, spree) > 1 else PASS


def _spree(decision: Decision, pending: Pending, moves: list[int]) -> int:
    power = use_power(decision, moves)
    if power is not None:
        return power
    bought = buying.shopping(decision, moves)
    return READY if bought is None else bought


def _smile(decision: Decision, pending: Pending, moves: list[int]) -> int:
    """It is a matter of honour, so a bot flips a coin (RR-9 Dinner and a Show)."""
    return moves[int(decision.chance.below(len(moves)))]


def _toll(decision: Decision, pending: Pending, moves: list[int]) -> int:
    return moves[0]  # everybody pays


def _choose(decision: Decision, pending: Pending, moves: list[int]) -> int:
    return setup.choose(decision, moves)


def _relocate(decision: Decision, pending: Pending, moves: list[int]) -> int:
    return movement.relocation(decision, moves)


def _reclaim(decision: Decision, pending: Pending, moves: list[int]) -> int:
    return movement.reclaim(decision, pending.a, moves)


def _afterwards(decision: Decision, pending: Pending, moves: list[int]) -> int:
    return cooking.what_first(decision, moves)


def _keep_recipe(decision: Decision, pending: Pending, moves: list[int]) -> int:
    return cooking.keep_recipe(decision, moves)


def _level_bonus(decision: Decision, pending: Pending, moves: list[int]) -> int:
    return cooking.level_bonus(decision, moves)


def _veto(decision: Decision, pending: Pending, moves: list[int]) -> int:
    return reactions.veto(decision, moves)


def _recall_names(decision: Decision, pending: Pending, moves: list[int]) -> int:
    return card_play.name_for_recall(decision, pending.a, moves)


def _worst_ingredient(decision: Decision, pending: Pending, moves: list[int]) -> int:
    return cooking.worst_ingredient(decision, moves)


def _best_ingredient(decision: Decision, pending: Pending, moves: list[int]) -> int:
    return cooking.best_ingredient(decision, moves)


_CHOOSERS: Final[dict[int, Callable[[Decision, Pending, list[int]], int]]] = {
    kinds.CHOOSE_RESTAURANT: _choose,
    kinds.CHOOSE_CHEF: _choose,
    kinds.CHOOSE_NPC: _choose,
    kinds.CHOOSE_SQUAD: _choose,
    kinds.DRAFTING: _choose,
    kinds.NEW_CHEF: _choose,
    kinds.TOLL: _toll,
    kinds.EFFECT: reactions.answer,
    kinds.RELOCATE: _relocate,
    kinds.RECLAIM: _reclaim,
    kinds.SPREE_CALL: _spree_call,
    kinds.SPREE: _spree,
    kinds.AFTERWARDS: _afterwards,
    kinds.NEW_RECIPE: _keep_recipe,
    kinds.LEVEL_BONUS: _level_bonus,
    kinds.VETO: _veto,
    kinds.SMILES: _smile,
    kinds.RECALL_NAMES: _recall_names,
    kinds.CONTAMINATED: _worst_ingredient,
    kinds.FRIDGE: _best_ingredient,
    kinds.FARMERS_TABLE: _best_ingredient,
    kinds.KEPT_INGREDIENT: _best_ingredient,
}
