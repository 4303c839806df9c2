"""Our own work: random play on every path there is into the rules, and copies."""

from typing import Final

from tableside.arena.bench.stopwatch import Burst
from tableside.arena.simulate import is_compiled
from tableside.engine.chance import FastChance
from tableside.engine.game import game_of
from tableside.engine.state import State
from tableside.games.burger_joint.position import OVER, Position
from tableside.games.burger_joint.sets import DEFAULT, board_set, read_set
from tableside.games.burger_joint.turn import apply, legal_mask, play_out, random_move, set_up

_BURST: Final = 5_000  # decisions or copies between two looks at the clock
_MOST: Final = 100_000  # decisions in one game
_MIDDLE: Final = 100  # decisions until the middle of a game, where copies are taken
_CHEFS: Final = 4


def missing_for(game: str, build: str) -> str:
    """What is missing to measure this build of a game, or nothing."""
    try:
        rules = game_of(game)
    except ModuleNotFoundError:
        return "game"
    return "compiled" if build == "compiled" and not is_compiled(rules) else ""


def burger_joint_loop() -> Burst:
    boards, chance = board_set(read_set(DEFAULT)), FastChance(1)

    def burst() -> int:
        done = 0
        while done < _BURST:
            done += play_out(set_up(boards, chance), chance, _MOST)
        return done

    return burst


def burger_joint_moves() -> Burst:
    boards, chance = board_set(read_set(DEFAULT)), FastChance(1)

    def burst() -> int:
        done = 0
        while done < _BURST:
            position = set_up(boards, chance)
            while position.step != OVER:
                apply(position, random_move(legal_mask(position), chance), chance)
                done += 1
        return done

    return burst


def burger_joint_text() -> Burst:
    return _text("burger-joint", 2)


def burger_joint_copy() -> Burst:
    chance = FastChance(1)
    position = set_up(board_set(read_set(DEFAULT)), chance)
    play_out(position, chance, _MIDDLE)
    return _copies(position)


def rival_restaurants_text() -> Burst:
    return _text("rival-restaurants", _CHEFS)


def rival_restaurants_copy() -> Burst:
    chance = FastChance(1)
    state = _started("rival-restaurants", _CHEFS, chance)
    _play_texts(state, chance, _MIDDLE)
    return _copies(state)


def _text(key: str, seats: int) -> Burst:
    """The contract of the engine: legal moves as text, and events for every move."""
    chance = FastChance(1)
    start = _started(key, seats, chance)

    def burst() -> int:
        done = 0
        while done < _BURST:
            done += _play_texts(start.copy(), chance, _MOST)
        return done

    return burst


def _started(key: str, seats: int, chance: FastChance) -> State:
    game = game_of(key)
    return game.start(game.options({}), seats, chance)


def _play_texts(state: State, chance: FastChance, most: int) -> int:
    done = 0
    while done < most and (asked := state.asked()):
        seat = asked[0] if len(asked) == 1 else asked[chance.below(len(asked))]
        moves = state.legal_moves(seat)
        state.play(seat, moves[chance.below(len(moves))], chance)
        done += 1
    return done


def _copies(original: Position | State) -> Burst:
    copy = original.copy

    def burst() -> int:
        for _ in range(_BURST):
            copy()
        return _BURST

    return burst
