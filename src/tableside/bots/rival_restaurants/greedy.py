"""The greedy bot: takes what brings most today, by what its kitchen lacks (see ``outlook``).

It thinks on an imagined town that its seat cannot tell from the real one, and looks at nothing hidden in it.
"""

from collections.abc import Callable
from typing import Final

from tableside.bots.bot import Ask, Bot
from tableside.bots.rival_restaurants import answering, bartering, buying, cards, choosing, kitchen, moving
from tableside.bots.rival_restaurants.mind import Mind
from tableside.bots.rival_restaurants.outlook import Weights
from tableside.engine.chance import FastChance
from tableside.games.rival_restaurants import frames, names
from tableside.games.rival_restaurants.auction import pressed
from tableside.games.rival_restaurants.machine import legal
from tableside.games.rival_restaurants.moves import PASS, PLAY, READY, USE, arg_a, arg_b, arg_c, kind_of, make
from tableside.games.rival_restaurants.state import RivalRestaurantsState
from tableside.games.rival_restaurants.town import Frame, Town
from tableside.games.rival_restaurants.writing import write

Chooser = Callable[[Mind, Frame, list[int]], int]


class GreedyBot(Bot):
    def __init__(self, seed: int = 0, weights: Weights | None = None) -> None:
        super().__init__(seed)
        self._chance = FastChance(seed)
        self._weights = weights or Weights()

    def choose(self, ask: Ask) -> str:
        state = ask.determinise(self._chance)
        assert isinstance(state, RivalRestaurantsState)
        return write(state.town, ask.seat, self.move(state.town, ask.seat))

    def move(self, town: Town, seat: int) -> int:
        """The chosen move of a seat, as a number; ``town`` is the bot's to scribble on."""
        moves = legal(town, seat)
        if len(moves) == 1:
            return moves[0]
        frame = town.stack[-1]
        chosen = _CHOOSERS[frame.kind](Mind(town, seat, self._weights, self._chance), frame, moves)
        assert chosen in moves or kind_of(chosen) not in (PLAY, USE), f"greedy chose {chosen}, which is not legal"
        return chosen


def _powers(mind: Mind, frame: Frame, moves: list[int]) -> int:
    """Phase 1 after the reveal: a card, a power, or ready (RR-3.4)."""
    return _first(cards.play_card(mind, moves), _use_power(mind, moves))


def _buying(mind: Mind, frame: Frame, moves: list[int]) -> int:
    """Phase 2: bid if one must; else whatever helps, and at last an offer to somebody (RR-4)."""
    if mind.town.wars and pressed(mind.town) >> mind.seat & 1:
        return buying.bid(mind, moves)
    for idea in _IDEAS:
        move = idea(mind, moves)
        if move is not None:
            return move
    return READY


def _first(*ideas: int | None) -> int:
    return next((move for move in ideas if move is not None), READY)


def _use_power(mind: Mind, moves: list[int]) -> int | None:
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
    return mind.me.gain(arg_c(move)) - mind.weights.thrift + mind.grudge(other.seat) * other.loss(arg_c(move))


def _dirty_business(mind: Mind, move: int) -> float:
    """Mortimer (RR-7.9)."""
    return mind.weights.garbage * (1 + mind.grudge(arg_b(move)))


def _black_market(mind: Mind, move: int) -> float:
    """Pork Knuckles: an action card, when there is money left for it (RR-7.11)."""
    spare = mind.town.money[mind.seat] - mind.town.garbage[mind.seat]
    return 0.5 if spare >= 6 and mind.town.hand_size[mind.seat] < 3 else 0.0


_POWERS: Final[dict[int, Callable[[Mind, int], float]]] = {
    names.ANGUS: moving.throw_out,
    names.KIM: moving.swap,
    names.MORTIMER: _dirty_business,
    names.STROGANOV: _comrade,
    names.GOHAN: buying.far_shelf,
    names.PORK: _black_market,
    names.PHYLLIS: lambda mind, move: 1.0,
}


_IDEAS: Final[tuple[Callable[[Mind, list[int]], int | None], ...]] = (
    cards.play_card,
    answering.shake_off,
    _use_power,
    bartering.answer,
    buying.purchase,
    buying.exterminate,
    bartering.proposal,
)


def _spree_call(mind: Mind, frame: Frame, moves: list[int]) -> int:
    spree = make(PLAY, names.SPREE)
    return spree if spree in moves and cards.card_value(mind, spree) > 1 else PASS


def _spree(mind: Mind, frame: Frame, moves: list[int]) -> int:
    return _first(_use_power(mind, moves), buying.shopping(mind, moves))


def _smile(mind: Mind, frame: Frame, moves: list[int]) -> int:
    """On honour, and a bot flips a coin (RR-9 Dinner and a Show)."""
    return moves[int(mind.chance.below(len(moves)))]


def _choose(mind: Mind, frame: Frame, moves: list[int]) -> int:
    return choosing.choose(mind, moves)


def _best_ingredient(mind: Mind, frame: Frame, moves: list[int]) -> int:
    return kitchen.best_ingredient(mind, moves)


_CHOOSERS: Final[dict[int, Chooser]] = {
    frames.CHOOSE_RESTAURANT: _choose,
    frames.CHOOSE_CHEF: _choose,
    frames.CHOOSE_NPC: _choose,
    frames.CHOOSE_SQUAD: _choose,
    frames.DRAFTING: _choose,
    frames.NEW_CHEF: _choose,
    frames.DESTINATIONS: lambda mind, frame, moves: moving.destination(mind, moves),
    frames.CLAIMS: lambda mind, frame, moves: moving.claim(mind, moves),
    frames.POWERS: _powers,
    frames.TOLLS: lambda mind, frame, moves: moves[0],  # everybody pays
    frames.EFFECT: answering.answer,
    frames.RELOCATE: lambda mind, frame, moves: moving.relocation(mind, moves),
    frames.RECLAIM: lambda mind, frame, moves: moving.reclaim(mind, frame.a, moves),
    frames.BUYING: _buying,
    frames.SPREE_CALL: _spree_call,
    frames.SPREE_SHOPPING: _spree,
    frames.DECLARE: lambda mind, frame, moves: kitchen.declare(mind, moves),
    frames.AFTERWARDS: lambda mind, frame, moves: kitchen.what_first(mind, moves),
    frames.NEW_RECIPE: lambda mind, frame, moves: kitchen.keep_recipe(mind, moves),
    frames.LEVEL_BONUS: lambda mind, frame, moves: kitchen.level_bonus(mind, moves),
    frames.VETO: lambda mind, frame, moves: answering.veto(mind, moves),
    frames.SMILES: _smile,
    frames.RECALL_NAMES: lambda mind, frame, moves: cards.name_for_recall(mind, frame.a, moves),
    frames.CONTAMINATED: lambda mind, frame, moves: kitchen.worst_ingredient(mind, moves),
    frames.FRIDGE: _best_ingredient,
    frames.FARMERS_TABLE: _best_ingredient,
    frames.KEPT_INGREDIENT: _best_ingredient,
}

__all__ = ["GreedyBot"]
