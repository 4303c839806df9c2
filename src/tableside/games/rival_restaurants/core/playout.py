"""Playout: play on at random; for benchmarks, property tests and bots that search."""

from tableside.games.rival_restaurants.core.machine import asked, legal, play
from tableside.games.rival_restaurants.core.model.context import Flow
from tableside.games.rival_restaurants.core.model.town import Town


def play_out(town: Town, flow: Flow, most: int) -> int:
    """Random legal moves of random seats that are asked, until the game is over or ``most`` are played."""
    played = 0
    while played < most and not town.over:
        play_one(town, flow)
        played += 1
    return played


def play_one(town: Town, flow: Flow) -> None:
    waiting = asked(town)
    seats = [seat for seat in range(town.seats) if waiting >> seat & 1]
    seat = seats[int(flow.chance.below(len(seats)))] if len(seats) > 1 else seats[0]
    moves = legal(town, seat)
    play(town, flow, seat, moves[int(flow.chance.below(len(moves)))] if len(moves) > 1 else moves[0])
