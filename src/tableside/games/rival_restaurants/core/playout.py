"""Playout: play on at random, for benchmarks, property tests and search bots."""

from tableside.games.rival_restaurants.core.machine import asked, legal, play
from tableside.games.rival_restaurants.core.model.context import Context
from tableside.games.rival_restaurants.core.model.town import Town


def play_out(town: Town, context: Context, most: int) -> int:
    """Random legal moves of random seats that are asked, until the game is over or ``most`` are played."""
    played = 0
    while played < most and not town.over:
        play_one(town, context)
        played += 1
    return played


def play_one(town: Town, context: Context) -> None:
    waiting = asked(town)
    seats = [seat for seat in range(town.seats) if waiting >> seat & 1]
    seat = seats[int(context.chance.below(len(seats)))] if len(seats) > 1 else seats[0]
    moves = legal(town, seat)
    play(town, context, seat, moves[int(context.chance.below(len(moves)))] if len(moves) > 1 else moves[0])
