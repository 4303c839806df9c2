"""Others' work: uniformly random play, by the interface that each documents for its users.

They are optional, so they are imported only when they are measured.
"""

from importlib import import_module
from random import choices, random
from typing import Any, Final

from tableside.arena.bench.stopwatch import Burst

_GAMES_COUNTED: Final = 300


def open_spiel_python() -> Burst:
    game = import_module("pyspiel").load_game("backgammon")
    return lambda: _backgammon(game)


def open_spiel_native() -> Burst:
    """Whole games inside C++. It does not tell their length, so the mean length of random games is counted before."""
    spiel = import_module("pyspiel")
    game = spiel.load_game("backgammon")
    length = sum(_backgammon(game) for _ in range(_GAMES_COUNTED)) // _GAMES_COUNTED
    bots = [spiel.make_uniform_random_bot(seat, seat) for seat in range(2)]
    seed = 0

    def burst() -> int:
        nonlocal seed
        seed += 1
        spiel.evaluate_bots(game.new_initial_state(), bots, seed)
        return length

    return burst


def _backgammon(game: Any) -> int:
    """One game; throws of the dice are moves of chance and do not count."""
    state = game.new_initial_state()
    done = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(choices(actions, weights)[0])
        else:
            moves = state.legal_actions()
            state.apply_action(moves[int(random() * len(moves))])
            done += 1
    return done


def catanatron_play() -> Burst:
    catan = import_module("catanatron")

    def burst() -> int:
        game = catan.Game([catan.RandomPlayer(colour) for colour in catan.Color])
        game.play()
        return len(game.state.actions)

    return burst


def rlcard_leduc() -> Burst:
    return _rlcard("leduc-holdem")


def rlcard_uno() -> Burst:
    return _rlcard("uno")


def _rlcard(name: str) -> Burst:
    env = import_module("rlcard").make(name)

    def burst() -> int:
        state, _ = env.reset()
        done = 0
        while not env.is_over():
            moves = list(state["legal_actions"])
            state, _ = env.step(moves[int(random() * len(moves))])
            done += 1
        return done

    return burst


def chess_moves() -> Burst:
    """Until there is no legal move, or 75 moves by both without a capture or a pawn's move."""
    chess = import_module("chess")

    def burst() -> int:
        board = chess.Board()
        done = 0
        while board.halfmove_clock < 150 and (moves := list(board.legal_moves)):
            board.push(moves[int(random() * len(moves))])
            done += 1
        return done

    return burst
