"""Shortlist: which moves are worth a trial at a question; where the policy is as good as a trial, only its own.

Destinations are tried: they matter most, are chosen against what others are likely to do, and the whole day follows
from them. At the other questions a few trials told less than the policy knows.
"""

from tableside.bots.rival_restaurants.mind import Mind
from tableside.bots.rival_restaurants.moving import Ways
from tableside.games.rival_restaurants.frames import DESTINATIONS


def worth_trying(mind: Mind, moves: list[int], habit: int, width: int) -> list[int]:
    """The policy's habit first, then others in the order of their promise."""
    if mind.town.stack[-1].kind != DESTINATIONS:
        return [habit]
    ways = Ways(mind)
    promising = [move for _, move in sorted((-ways.value(move), move) for move in moves)]
    return list(dict.fromkeys([habit, *promising]))[:width]
