"""Other engines: uniformly random play, through the interface that each documents for its users.

They are optional, so they are imported only when they are measured.
"""

from importlib import import_module
from random import choices, random
from typing import Any, Final

from tableside.arena.bench.environments import agents_in_turn, spiel_environment
from tableside.arena.bench.stopwatch import Burst

_GAMES_COUNTED: Final = 300
_SIDE_BY_SIDE: Final = 1024  # games that pgx plays in one call


def open_spiel_python() -> Burst:
    game = import_module("pyspiel").load_game("backgammon")
    return lambda: _backgammon(game)


def open_spiel_native() -> Burst:
    """Whole games inside C++. It does not report their length, so the mean length of random games is counted first."""
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


def open_spiel_environment() -> Burst:
    return spiel_environment("backgammon")


def _backgammon(game: Any) -> int:
    """One game. Dice rolls are chance moves and do not count."""
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


def pettingzoo_tictactoe() -> Burst:
    return agents_in_turn(import_module("pettingzoo.classic.tictactoe_v3").env())


def pettingzoo_connect_four() -> Burst:
    return agents_in_turn(import_module("pettingzoo.classic.connect_four_v3").env())


def pgx_connect_four() -> Burst:
    return _pgx("connect_four")


def pgx_backgammon() -> Burst:
    return _pgx("backgammon")


def _pgx(name: str) -> Burst:
    """Many games in one compiled call: random legal actions, a step, and a new game for each that has ended."""
    jax, pgx = import_module("jax"), import_module("pgx")
    env = pgx.make(name)
    step = import_module("pgx.experimental").auto_reset(env.step, env.init)
    split, key = jax.random.split, jax.random.PRNGKey(1)

    def play(state: Any, key: Any) -> Any:
        choosing, going_on = split(key)
        weights = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(choosing, weights, axis=1)
        return jax.vmap(step)(state, actions, split(going_on, _SIDE_BY_SIDE))

    compiled = jax.jit(play)
    state = jax.jit(jax.vmap(env.init))(split(key, _SIDE_BY_SIDE))

    def burst() -> int:
        nonlocal state, key
        key, now = split(key)
        state = jax.block_until_ready(compiled(state, now))
        return _SIDE_BY_SIDE

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
