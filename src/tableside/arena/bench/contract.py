"""Contract: measurements that work for any of our games, using only the engine's contract."""

from collections.abc import Callable
from typing import Final

from tableside.arena.bench.stopwatch import Burst
from tableside.arena.simulate import is_compiled
from tableside.engine.chance import FastChance
from tableside.engine.game import game_of
from tableside.engine.state import State

BURST: Final = 5_000  # decisions or copies between two looks at the clock
MOST: Final = 100_000  # decisions in one game
MIDDLE: Final = 100  # decisions until the middle of a game, where copies are taken


def missing_for(game: str, build: str) -> str:
    """What is missing to measure this build of a game; empty if nothing is."""
    try:
        rules = game_of(game)
    except ModuleNotFoundError:
        return "game"
    return "compiled" if build == "compiled" and not is_compiled(rules) else ""


def text_moves(key: str, seats: int) -> Burst:
    """Legal moves as text, and events for every move."""
    game, chance = game_of(key), FastChance(1)
    start = game.start(game.options({}), seats, chance)

    def burst() -> int:
        done = 0
        while done < BURST:
            done += _play(start.copy(), chance)
        return done

    return burst


def _play(state: State, chance: FastChance) -> int:
    done = 0
    while done < MOST and (asked := state.asked()):
        seat = asked[0] if len(asked) == 1 else asked[chance.below(len(asked))]
        moves = state.legal_moves(seat)
        state.play(seat, moves[chance.below(len(moves))], chance)
        done += 1
    return done


def copies(copy: Callable[[], object]) -> Burst:
    def burst() -> int:
        for _ in range(BURST):
            copy()
        return BURST

    return burst
