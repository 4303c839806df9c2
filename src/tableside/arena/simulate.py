"""Simulate: many games between bots, counted. The same seed gives the same games, compiled or not.

Game *i* of a simulation has its own chance and its own bots, made from the seed and *i*. So you can look at it alone.
"""

import sys
import time
from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from importlib.machinery import EXTENSION_SUFFIXES
from typing import Any, Final

from tableside.bots import RANDOM, Ask, Bot, make_bot
from tableside.bots.bot_errors import let_play
from tableside.engine.chance import FastChance
from tableside.engine.errors import OptionsError
from tableside.engine.game import Game, check_seats, game_of
from tableside.engine.manifest import manifest_of, named
from tableside.engine.state import CLOCK, State

MOST_DECISIONS: Final = 100_000  # in one game; random chefs might never finish
_SEED_SPAN: Final = 1 << 40  # games of neighbouring seeds never share their chance

Progress = Callable[[int], None]
# A whole game at random: options, chance and the most decisions → how many there were, and who won (None: stopped).
RandomGame = Callable[[Mapping[str, Any], FastChance, int], tuple[int, Sequence[int] | None]]


@dataclass
class Tally:
    """What happened in some games."""

    wins: list[int]
    decisions: int = 0
    draws: int = 0
    unfinished: int = 0

    def note(self, winners: Sequence[int] | None) -> None:
        """Add the winners of one game. An empty tuple is a draw; None means that the game was stopped."""
        if winners is None:
            self.unfinished += 1
        elif not winners:
            self.draws += 1
        for seat in winners or ():
            self.wins[seat] += 1


@dataclass(frozen=True)
class Simulation:
    """A simulation's result; ``to_json`` is what the command line prints."""

    game: str
    bots: tuple[str, ...]
    seed: int
    games: int
    tally: Tally
    seconds: float
    compiled: bool

    def to_json(self) -> dict[str, Any]:
        tally = self.tally
        return {
            "game": self.game,
            "games": self.games,
            "seed": self.seed,
            "bots": list(self.bots),
            "decisions": tally.decisions,
            "seconds": round(self.seconds, 6),
            "decisions_per_second": round(tally.decisions / self.seconds) if self.seconds > 0 else 0,
            "wins": tally.wins,
            "draws": tally.draws,
            "unfinished": tally.unfinished,
            "wins_by_bot": self._wins_by_bot(),
            "compiled": self.compiled,
        }

    def _wins_by_bot(self) -> dict[str, int]:
        found = dict.fromkeys(self.bots, 0)
        for name, wins in zip(self.bots, self.tally.wins, strict=True):
            found[name] += wins
        return found


def simulate(
    key: str,
    bots: Sequence[str],
    *,
    games: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    most_decisions: int = MOST_DECISIONS,
    progress: Progress | None = None,
) -> Simulation:
    """Play games between bots, one for each seat. OptionsError says what is wrong."""
    game = game_of(key)
    full = game.options(options or {})
    check_seats(len(bots), game.seat_counts(full))
    if games < 1:
        raise OptionsError("err-option-least", {"where": "=games", "min": 1})
    if most_decisions < 1:
        raise OptionsError("err-option-least", {"where": "=max-decisions", "min": 1})
    bots_for(key, bots, seed, 0)  # report a bot that cannot be created before anything is played
    tally = Tally([0] * len(bots))
    tell = progress or (lambda _: None)
    began = time.perf_counter()
    quick = manifest_of(key).random_game
    if quick and set(bots) == {RANDOM} and "position" not in full:
        _games_at_random(named(quick), full, range(games), seed, most_decisions, tally, tell)
    else:
        _games(game, full, bots, range(games), seed, most_decisions, tally, tell)
    seconds = time.perf_counter() - began
    return Simulation(key, tuple(bots), seed, games, tally, seconds, is_compiled(game))


def chance_for(seed: int, number: int) -> FastChance:
    """The chance of one game of a simulation."""
    return FastChance(seed * _SEED_SPAN + number)


def bots_for(key: str, names: Sequence[str], seed: int, number: int) -> list[Bot]:
    """The bots of one game of a simulation. Their seeds never equal the seed of a game."""
    first = seed * _SEED_SPAN + _SEED_SPAN // 2 + number * len(names)
    return [make_bot(key, name, first + place) for place, name in enumerate(names)]


def is_compiled(game: Game) -> bool:
    """Whether the rules of a game were loaded from a shared object."""
    room = type(game).__module__.rpartition(".")[0]
    return any(
        (getattr(module, "__file__", None) or "").endswith(tuple(EXTENSION_SUFFIXES))
        for name, module in list(sys.modules.items())
        if name.startswith(room + ".")
    )


def _games_at_random(
    quick: RandomGame,
    options: Mapping[str, Any],
    numbers: range,
    seed: int,
    most: int,
    tally: Tally,
    tell: Progress,
) -> None:
    """Whole games inside the rules, where a game has such a way; the same games as move by move."""
    for number in numbers:
        decisions, winners = quick(options, chance_for(seed, number), most)
        tally.decisions += decisions
        tally.note(winners)
        tell(number + 1)


def _games(
    game: Game,
    options: Mapping[str, Any],
    bots: Sequence[str],
    numbers: range,
    seed: int,
    most: int,
    tally: Tally,
    tell: Progress,
) -> None:
    for number in numbers:
        chance = chance_for(seed, number)
        state = game.start(options, len(bots), chance)
        tally.decisions += play_one(state, bots_for(game.key, bots, seed, number), chance, most)
        outcome = state.outcome()
        tally.note(None if outcome is None else outcome.winners)
        tell(number + 1)


def play_one(state: State, players: Sequence[Bot], chance: FastChance, most: int = MOST_DECISIONS) -> int:
    """Let bots play a game to its end or for a number of decisions. Returns how many. BotError if one of them fails.

    If several seats are asked at once, chance decides who acts first, so that no seat has an advantage. If nobody is
    asked, the game waits for its clock, and here time is up at once.
    """
    decisions = 0
    for _ in range(most):
        seat = next_seat(state, chance)
        if seat is None:
            break
        if seat == CLOCK:
            state.play(CLOCK, time_up(state), chance)
        else:
            let_play(players[seat], Ask(state, seat), partial(state.play, seat, chance=chance))
            decisions += 1
    return decisions


def next_seat(state: State, chance: FastChance, gone: Container[int] = ()) -> int | None:
    """Who acts next: a seat, CLOCK, or None when nothing more can happen. Seats that are gone are skipped."""
    asked = state.asked()
    if gone != ():
        asked = tuple(seat for seat in asked if seat not in gone)
    if asked:
        return asked[0] if len(asked) == 1 else asked[chance.below(len(asked))]
    return CLOCK if state.outcome() is None and state.timers() else None


def time_up(state: State) -> str:
    """What the clock plays when nobody is asked: the move of the limit that ends first."""
    return min(state.timers(), key=lambda timer: timer.seconds).move
