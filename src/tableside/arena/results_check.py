"""Fitting: whether a line of a journal can be a game of the arena that goes on with it."""

from typing import Any

import msgspec

from tableside.arena.bot_guard import RULES
from tableside.arena.contest import Contest
from tableside.arena.play_game import Result


class _Facts(msgspec.Struct):
    """What the summary reads of ``tableside.arena.statistics``."""

    first: int
    growth: list[list[int]]
    leads: int
    seats: list[dict[str, dict[str, int] | list[str]]]


def find_mismatch(contest: Contest, result: Result) -> str:
    """What is wrong with a game that was read, as an argument of a message. Empty if it counts."""
    if not _belongs_to(contest, result):
        return "$arena-line-foreign"
    if not _is_complete(contest.seats, result):
        return "$arena-line-torn"
    if not result.failures or result.facts:  # a game whose process ended has none
        try:
            facts = msgspec.convert(result.facts, _Facts)
        except msgspec.ValidationError as error:
            return f"={error}"
        if not _are_complete(contest.seats, facts):
            return "$arena-line-torn"
    return ""


def _belongs_to(contest: Contest, result: Result) -> bool:
    """Whether the game of this number is this one. There may be more games than are wanted today."""
    if result.number < 0:
        return False
    fixture = contest.fixture(result.number)
    return (result.deal, tuple(result.seating)) == (fixture.deal, fixture.seating)


def _is_complete(seats: int, result: Result) -> bool:
    """Whether every seat has all its facts, and no other seat has any."""
    lists: list[list[Any]] = [result.scores, result.decisions, result.seconds, result.slowest]
    named = [*result.winners, *(failure.seat for failure in result.failures if failure.kind != RULES)]
    return all(len(each) == seats for each in lists) and all(0 <= seat < seats for seat in named)


def _are_complete(seats: int, facts: _Facts) -> bool:
    told = len(facts.seats) == seats and all(isinstance(each.get("points"), dict) for each in facts.seats)
    return told and all(len(scores) == seats for scores in facts.growth)
