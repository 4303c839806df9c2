"""The parts of a review, as they are stored and sent.

Every chance to win is a whole number of ten-thousandths. So luck and skill add up exactly, without rounding.
"""

from typing import Final

from msgspec import Struct

from tableside.engine.errors import Arg

WHOLE: Final = 10_000  # a sure win
VERSION: Final = 1  # a stored review of another version is made again


class Sentence(Struct):
    """A sentence: a message id with arguments, as in an event."""

    id: str
    args: dict[str, Arg] = {}


class Step(Struct):
    """One entry of the record, with everybody's chance to win around it.

    From ``before`` to ``decided`` the decision counts, from ``decided`` to ``after`` luck: what was drawn, or what
    others had chosen in secret. Both are equal to ``after`` if nothing was drawn or revealed.
    """

    number: int  # the entry of the record, from 1; 0 is the set-up
    seat: int  # who decided; -1 is nobody
    turn: int  # the turn or the day
    phase: str
    move: str
    before: list[int]
    decided: list[int]
    after: list[int]
    better: str = ""  # a move that was better
    lost: int = 0  # what the decision cost its seat
    hard: int = 0  # what an apprentice loses here on average; 0: forced, or all moves are equal


class Moment(Struct):
    """A decision that mattered, in detail."""

    number: int
    seat: int
    turn: int
    phase: str
    played: str
    better: str
    cost: int
    line: list[str]  # how the better move goes on
    reasons: list[Sentence]


class PhaseAccuracy(Struct):
    phase: str
    choices: int  # decisions that were neither forced nor equal
    accuracy: int | None  # per cent; None if there was no real choice


class SeatReview(Struct):
    """``even + luck + own + others == result``, exactly."""

    even: int  # an equal share of the game
    luck: int
    own: int  # the seat's own decisions
    others: int  # everybody else's decisions
    result: int
    sentences: list[Sentence]  # the same in words: who played better, and whom luck helped
    choices: int
    accuracy: int | None
    phases: list[PhaseAccuracy]


class Trade(Struct):
    """A trade that was made, or one that both sides would have liked and nobody offered."""

    number: int
    seats: list[int]
    gains: list[int]  # of both, in chances to win
    gives: list[str]  # what the first one gives, as arguments of a message
    gets: list[str]


class SeatDay(Struct):
    """One day of one seat in a game that is played by days."""

    needed: list[str]  # in the morning
    bought: list[str]
    cooked: list[str]
    points: int
    spent: int  # dollars


class Day(Struct):
    day: int
    number: int  # the entry after which it began
    seats: list[SeatDay]
    trades: list[Trade]
    missed: list[Trade]


class Review(Struct):
    version: int
    game: str
    players: list[str]
    seats: list[SeatReview]
    steps: list[Step]
    moments: list[Moment]
    days: list[Day] = []
    analyst: str = ""  # the bot whose estimates these are
