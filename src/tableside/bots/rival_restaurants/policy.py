"""Policy: what to do at every question of the game, by what things are worth (see ``outlook``).

A policy looks at nothing hidden in the town it is given, so it may be asked on the real one or on an imagined one.
This is what the greedy bot plays by; bots that play better override the questions that they think about longer.
"""

from collections.abc import Callable
from typing import Final

from tableside.bots.rival_restaurants.choices import card_play, cooking, movement, reactions, setup
from tableside.bots.rival_restaurants.choices import purchases as buying
from tableside.bots.rival_restaurants.decision import Mind, mind_of
from tableside.bots.rival_restaurants.trading import offers as bartering
from tableside.bots.rival_restaurants.valuation.weights import Weights
from tableside.engine.chance import Chance
from tableside.games.rival_restaurants.catalog import ids
from tableside.games.rival_restaurants.core.machine import legal
from tableside.games.rival_restaurants.core.model import pending
from tableside.games.rival_restaurants.core.model.moves import (
    CLAIM,
    GO,
    PASS,
    PLAY,
    READY,
    USE,
    arg_a,
    arg_b,
    arg_c,
    kind_of,
    make,
)
from tableside.games.rival_restaurants.core.model.town import Frame, Offer, Town
from tableside.games.rival_restaurants.core.phases.auction import pressed


class Policy:
    """``offers``: whether it makes any; trials of a search go without, which is quicker."""

    def __init__(self, weights: Weights, offers: bool = True) -> None:
        self.weights = weights
        self.offers = offers

    def choose(self, town: Town, seat: int, chance: Chance) -> int:
        """The move of a seat, one of those that are listed or an offer; ``chance`` is for whims only."""
        moves = legal(town, seat)
        if len(moves) == 1:
            return moves[0]
        return self.among(mind_of(town, seat, self.weights, chance), moves)

    def decide(self, town: Town, seat: int, chance: Chance) -> int | Offer:
        """What a seat does: a move, or an offer of more than can be listed."""
        return self.choose(town, seat, chance)

    def among(self, mind: Mind, moves: list[int]) -> int:
        """The move among some."""
        frame = mind.town.stack[-1]
        chosen = self.answer(mind, frame, moves)
        assert chosen in moves or kind_of(chosen) not in (PLAY, USE), f"chose {chosen}, which is not legal"
        return chosen

    def answer(self, mind: Mind, frame: Frame, moves: list[int]) -> int:
        if frame.kind == pending.DESTINATIONS:
            early = card_play.play_early(mind, moves)
            return self.destination(mind, _of_kind(moves, GO)) if early is None else early
        if frame.kind == pending.CLAIMS:
            return self.claim(mind, _of_kind(moves, CLAIM))
        if frame.kind == pending.POWERS:
            return self.powers(mind, moves)
        if frame.kind == pending.BUYING:
            return self.buying(mind, moves)
        if frame.kind == pending.DECLARE:
            return self.declare(mind, moves)
        return _CHOOSERS[frame.kind](mind, frame, moves)

    def destination(self, mind: Mind, moves: list[int]) -> int:
        return movement.destination(mind, moves)

    def claim(self, mind: Mind, moves: list[int]) -> int:
        return movement.claim(mind, moves)

    def powers(self, mind: Mind, moves: list[int]) -> int:
        """Phase 1 after the reveal: a card, a Clam against Lovehandles, a power, or ready (RR-3.4, RR-9.4)."""
        for idea in _IDEAS[:3]:
            move = idea(mind, moves)
            if move is not None:
                return move
        return READY

    def buying(self, mind: Mind, moves: list[int]) -> int:
        """Phase 2: bid if one must; else whatever helps, and at last an offer to somebody (RR-4)."""
        if mind.town.wars and pressed(mind.town) >> mind.seat & 1:
            return buying.bid(mind, moves)
        for idea in _IDEAS:
            move = idea(mind, moves)
            if move is not None:
                return move
        move = bartering.proposal(mind, moves) if self.offers else None
        return READY if move is None else move

    def declare(self, mind: Mind, moves: list[int]) -> int:
        return cooking.declare(mind, moves)


def _of_kind(moves: list[int], kind: int) -> list[int]:
    return [move for move in moves if kind_of(move) == kind]


def use_power(mind: Mind, moves: list[int]) -> int | None:
    """The best use of a chef's power, if it brings something (RR-7)."""
    best, chosen = 0.2, None
    for move in moves:
        if kind_of(move) == USE:
            value = _POWERS[arg_a(move)](mind, move)
            if value > best:
                best, chosen = value, move
    return chosen


def _comrade(mind: Mind, move: int) -> float:
    """Stroganov (RR-7.5)."""
    other = mind.outlook(arg_b(move))
    return mind.me.gain(arg_c(move)) - mind.thrift + mind.grudge(other.seat) * other.loss(arg_c(move))


def _dirty_business(mind: Mind, move: int) -> float:
    """Mortimer (RR-7.9)."""
    return mind.weights.garbage * (1 + mind.grudge(arg_b(move)))


def _black_market(mind: Mind, move: int) -> float:
    """Pork Knuckles: an action card, when there is money left for it (RR-7.11)."""
    spare = mind.town.money[mind.seat] - mind.town.garbage[mind.seat]
    return 0.5 if spare >= 6 and mind.town.hand_size[mind.seat] < 3 else 0.0


def _mystery_meat(mind: Mind, move: int) -> float:
    """Phyllis: a free card (RR-7.10)."""
    return 1.0


_POWERS: Final[dict[int, Callable[[Mind, int], float]]] = {
    ids.ANGUS_KHAN: movement.throw_out,
    ids.KIM_CHI: movement.swap,
    ids.MORTIMER_SLEAZBURGER: _dirty_business,
    ids.GENERAL_STROGANOV: _comrade,
    ids.GOHAN_SUSHIDO: buying.far_shelf,
    ids.PORK_KNUCKLES: _black_market,
    ids.PHYLLIS_GRUBMAN: _mystery_meat,
}

_IDEAS: Final[list[Callable[[Mind, list[int]], int | None]]] = [
    card_play.play_card,
    reactions.shake_off,
    use_power,
    bartering.answer,
    buying.purchase,
    buying.exterminate,
]


def _spree_call(mind: Mind, frame: Frame, moves: list[int]) -> int:
    spree = make(PLAY, ids.SHOPPING_SPREE)
    return spree if spree in moves and card_play.card_value(mind, spree) > 1 else PASS


def _spree(mind: Mind, frame: Frame, moves: list[int]) -> int:
    power = use_power(mind, moves)
    if power is not None:
        return power
    bought = buying.shopping(mind, moves)
    return READY if bought is None else bought


def _smile(mind: Mind, frame: Frame, moves: list[int]) -> int:
    """On honour, and a bot flips a coin (RR-9 Dinner and a Show)."""
    return moves[int(mind.chance.below(len(moves)))]


def _toll(mind: Mind, frame: Frame, moves: list[int]) -> int:
    return moves[0]  # everybody pays


def _choose(mind: Mind, frame: Frame, moves: list[int]) -> int:
    return setup.choose(mind, moves)


def _relocate(mind: Mind, frame: Frame, moves: list[int]) -> int:
    return movement.relocation(mind, moves)


def _reclaim(mind: Mind, frame: Frame, moves: list[int]) -> int:
    return movement.reclaim(mind, frame.a, moves)


def _afterwards(mind: Mind, frame: Frame, moves: list[int]) -> int:
    return cooking.what_first(mind, moves)


def _keep_recipe(mind: Mind, frame: Frame, moves: list[int]) -> int:
    return cooking.keep_recipe(mind, moves)


def _level_bonus(mind: Mind, frame: Frame, moves: list[int]) -> int:
    return cooking.level_bonus(mind, moves)


def _veto(mind: Mind, frame: Frame, moves: list[int]) -> int:
    return reactions.veto(mind, moves)


def _recall_names(mind: Mind, frame: Frame, moves: list[int]) -> int:
    return card_play.name_for_recall(mind, frame.a, moves)


def _worst_ingredient(mind: Mind, frame: Frame, moves: list[int]) -> int:
    return cooking.worst_ingredient(mind, moves)


def _best_ingredient(mind: Mind, frame: Frame, moves: list[int]) -> int:
    return cooking.best_ingredient(mind, moves)


_CHOOSERS: Final[dict[int, Callable[[Mind, Frame, list[int]], int]]] = {
    pending.CHOOSE_RESTAURANT: _choose,
    pending.CHOOSE_CHEF: _choose,
    pending.CHOOSE_NPC: _choose,
    pending.CHOOSE_SQUAD: _choose,
    pending.DRAFTING: _choose,
    pending.NEW_CHEF: _choose,
    pending.TOLL: _toll,
    pending.EFFECT: reactions.answer,
    pending.RELOCATE: _relocate,
    pending.RECLAIM: _reclaim,
    pending.SPREE_CALL: _spree_call,
    pending.SPREE: _spree,
    pending.AFTERWARDS: _afterwards,
    pending.NEW_RECIPE: _keep_recipe,
    pending.LEVEL_BONUS: _level_bonus,
    pending.VETO: _veto,
    pending.SMILES: _smile,
    pending.RECALL_NAMES: _recall_names,
    pending.CONTAMINATED: _worst_ingredient,
    pending.FRIDGE: _best_ingredient,
    pending.FARMERS_TABLE: _best_ingredient,
    pending.KEPT_INGREDIENT: _best_ingredient,
}
