"""Summary: the results of an arena as JSON values. The terminal, ``report.json`` and the report page show the same."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from statistics import median
from typing import Any, Final

import numpy as np

import tableside
from tableside.arena.bot_guard import RULES, Failure
from tableside.arena.contest import CHALLENGE, LONE, MIXED, Contest
from tableside.arena.play_game import STOPPED, Result
from tableside.arena.rating import Array, Rating, RatingModel, chances, rate
from tableside.arena.results_file import code_of
from tableside.arena.shares import Share, mean
from tableside.arena.simulate import is_compiled
from tableside.arena.statistics import statistics_class
from tableside.engine.errors import Arg
from tableside.engine.game import game_of

_LATE_PART: Final = 0.1  # of the games must have got as far as a day, to be drawn


def summarise(contest: Contest, results: Sequence[Result]) -> dict[str, Any]:
    """All results worth showing. They are the same for the same games, in any order."""
    ordered = sorted(results, key=lambda result: result.number)
    theta, ratings = RatingModel(contest, ordered).fit(), rate(contest, ordered)
    sound = [result for result in ordered if not result.failures]  # the others say nothing about the game
    return {
        "game": contest.game,
        "version": tableside.__version__,
        "code": code_of(contest),
        "compiled": is_compiled(game_of(contest.game)),
        "seed": contest.seed,
        "seats": contest.seats,
        "design": contest.design,
        "seconds_per_move": contest.seconds_per_move,
        "games": len(ordered),
        "deals": len({result.deal for result in ordered}),
        "draws": sum(1 for result in ordered if not result.winners and result.reason != STOPPED),
        "unfinished": sum(1 for result in ordered if result.reason == STOPPED),
        "bots": [_bot(contest, ordered, rating) for rating in ratings],
        "cross": _cross(contest, ordered, [rating.bot for rating in ratings]),
        "by_seat": _by_seat(contest, sound, theta),
        "length": _length(contest, sound),
        "race": _race(sound),
        "ends": dict(sorted(Counter(result.reason for result in ordered).items())),
        "points": _points(contest, sound, ratings),
        "growth": _growth(sound),
        "things": _things(sound, theta),
        "failures": _failures(contest, ordered),
    }


def _bot(contest: Contest, results: Sequence[Result], rating: Rating) -> dict[str, Any]:
    won, seconds, slowest, decisions, failures = Share(), 0.0, 0.0, 0, 0
    for result in results:
        for seat, bot in enumerate(result.seating):
            if bot == rating.bot:
                if contest.design != LONE or result.seating.count(bot) == 1:
                    won.add(result.deal, result.share(seat))  # at a table of its own kind it always wins
                seconds += result.seconds[seat]
                decisions += result.decisions[seat]
                slowest = max(slowest, result.slowest[seat])
        failures += sum(1 for failure in result.failures if _culprit(result, failure) == rating.bot)
    return {
        "name": contest.labels[rating.bot],
        "elo": round(rating.elo, 1),
        "low": round(rating.low, 1),
        "high": round(rating.high, 1),
        "wins": won.to_json(),
        "decisions": decisions,
        "failures": failures,
        "ms_per_decision": round(1000 * seconds / decisions, 3) if decisions else 0.0,
        "slowest_ms": round(1000 * slowest, 3),
    }


def _culprit(result: Result, failure: Failure) -> int | None:
    """The bot that failed. None if the rules failed."""
    return None if failure.kind == RULES else result.seating[failure.seat]


def _cross(contest: Contest, results: Sequence[Result], order: list[int]) -> list[dict[str, Any]]:
    """For each pair of bots that met: how often the first won. At mixed tables: how often it did better."""
    cells: dict[tuple[int, int], Share] = defaultdict(Share)
    for result in results:
        for one, other, won in _meetings(contest, result):
            cells[one, other].add(result.deal, won)
    return [
        {"bot": contest.labels[one], "against": contest.labels[other], **cells[one, other].to_json()}
        for one in order
        for other in order
        if (one, other) in cells
    ]


def _meetings(contest: Contest, result: Result) -> list[tuple[int, int, float]]:
    seating = result.seating
    if contest.design in (LONE, CHALLENGE):
        counts = Counter(seating)
        champion = 0 if contest.design == CHALLENGE else None
        seat = next(seat for seat, bot in enumerate(seating) if counts[bot] == 1 and bot != champion)
        return [(seating[seat], seating[seat - 1], result.share(seat))]
    return [
        (seating[a], seating[b], _better(contest, result, a, b))
        for a in range(len(seating))
        for b in range(len(seating))
        if seating[a] != seating[b]
    ]


def _better(contest: Contest, result: Result, a: int, b: int) -> float:
    if contest.design != MIXED:
        return result.share(a)
    first, second = (result.share(seat) * 1000 + result.scores[seat] for seat in (a, b))
    return 0.5 + (first > second) / 2 - (first < second) / 2


def _by_seat(contest: Contest, results: Sequence[Result], theta: Array) -> list[dict[str, Any]]:
    """How often each seat won, and how often it should have by the ratings. Empty if no game counts."""
    if not results:
        return []
    shares = [Share() for _ in range(contest.seats)]
    for result in results:
        hoped = chances(theta, result.seating)
        for seat, share in enumerate(shares):
            share.add(result.deal, result.share(seat), hoped[seat])
    first = next((result.facts["first"] for result in results if result.facts), 0)
    rulebook = game_of(contest.game)
    return [
        {"seat": seat, "name": rulebook.seat_name(contest.options, seat), "first": seat == first, **share.to_json()}
        for seat, share in enumerate(shares)
    ]


def _length(contest: Contest, results: Sequence[Result]) -> dict[str, Any]:
    lengths = [result.length for result in results if result.length]
    return {
        "unit": statistics_class(contest.game).unit,
        "mean": round(mean(lengths), 2),
        "median": median(lengths) if lengths else 0,
        "usual": _usual(lengths),
        "decisions": round(mean(sum(result.decisions) for result in results), 1),
        "histogram": [[length, count] for length, count in sorted(Counter(lengths).items())],
    }


def _usual(lengths: list[int]) -> list[int]:
    """The range of the middle 90%."""
    return [int(n) for n in np.quantile(lengths, (0.05, 0.95), method="nearest")] if lengths else [0, 0]


def _race(results: Sequence[Result]) -> dict[str, float]:
    """Means of how often the lead changed, and of the points between the first and the second at the end."""
    ranked = (sorted(result.scores) for result in results)
    return {
        "leads": round(mean(result.facts["leads"] for result in results), 3),
        "margin": round(mean(scores[-1] - scores[-2] for scores in ranked), 3),
    }


def _seats(results: Sequence[Result]) -> list[tuple[Result, int, dict[str, Any]]]:
    """Every seat of every game that was played to its end."""
    return [(result, seat, facts) for result in results for seat, facts in enumerate(result.facts.get("seats", ()))]


def _points(contest: Contest, results: Sequence[Result], ratings: Sequence[Rating]) -> list[dict[str, Any]]:
    """Mean points by source: of winners and of the others, of each seat, and of each bot."""
    seat_name = game_of(contest.game).seat_name
    groups: dict[tuple[str, str], list[dict[str, int]]] = {("end", who): [] for who in ("winners", "others")}
    groups |= {("seat", seat_name(contest.options, seat)): [] for seat in range(contest.seats)}
    groups |= {("bot", contest.labels[rating.bot]): [] for rating in ratings}
    for result, seat, facts in _seats(results):
        groups["end", "winners" if seat in result.winners else "others"].append(facts["points"])
        groups["seat", seat_name(contest.options, seat)].append(facts["points"])
        groups["bot", contest.labels[result.seating[seat]]].append(facts["points"])
    return [
        {"of": of, "who": who, "sources": {key: round(mean(p[key] for p in listed), 3) for key in listed[0]}}
        for (of, who), listed in groups.items()
        if listed
    ]


def _growth(results: Sequence[Result]) -> list[dict[str, Any]]:
    """Mean score after each turn or day, of the later winners and of the others."""
    steps: dict[int, list[list[int]]] = defaultdict(lambda: [[], []])
    decided = [result for result in results if result.winners and result.facts]
    for result in decided:
        for step, scores in enumerate(result.facts["growth"], 1):
            for seat, score in enumerate(scores):
                steps[step][seat not in result.winners].append(score)
    return [
        {"step": step, "winners": round(mean(won), 3), "others": round(mean(lost), 3)}
        for step, (won, lost) in sorted(steps.items())
        if len(won) >= _LATE_PART * len(decided)
    ]


def _things(results: Sequence[Result], theta: Array) -> dict[str, list[dict[str, Any]]]:
    """For each kind of thing (bistros, chefs, recipes …): how often its owner won, and should have by the ratings."""
    kinds: dict[str, dict[str, Share]] = {}
    for result, seat, facts in _seats(results):
        hoped = chances(theta, result.seating)[seat]
        for kind, things in facts.items():
            if kind != "points":
                shares = kinds.setdefault(kind, {})
                for thing in set(things):
                    shares.setdefault(thing, Share()).add(result.deal, result.share(seat), hoped)
    return {
        kind: [{"key": key, **share.to_json()} for key, share in sorted(shares.items())]
        for kind, shares in kinds.items()
        if shares
    }


def _failures(contest: Contest, results: Sequence[Result]) -> list[dict[str, Any]]:
    return [
        {
            "game": result.number,
            "deal": result.deal,
            "bot": "" if (bot := _culprit(result, failure)) is None else contest.labels[bot],
            "seat": failure.seat,
            "kind": failure.kind,
            "why": failure.why,
            "decision": failure.decision,
            "trace": failure.trace,
        }
        for result in results
        for failure in result.failures
    ]


def grouped_failures(failures: Sequence[dict[str, Any]]) -> list[tuple[dict[str, Any], int]]:
    """Groups failures of a bot by reason: the first one of each and how many, the most frequent first."""
    kinds: dict[tuple[str, str, str], list[dict[str, Any]]] = defaultdict(list)
    for failure in failures:
        kinds[failure["bot"], failure["kind"], failure["why"]].append(failure)
    return sorted(((same[0], len(same)) for same in kinds.values()), key=lambda kind: -kind[1])


def most_frequent(kinds: Sequence[tuple[dict[str, Any], int]], most: int) -> list[tuple[dict[str, Any], int]]:
    """The first groups of failures, but at least one of every bot that failed."""
    firsts = {failure["bot"]: place for place, (failure, _) in reversed(list(enumerate(kinds)))}
    wanted = set(firsts.values())
    for place in range(len(kinds)):
        if len(wanted) >= most:
            break
        wanted.add(place)
    return [kinds[place] for place in sorted(wanted)]


def failure_line(failure: dict[str, Any], times: int) -> dict[str, Arg]:
    """The arguments of ``arena-failure-line`` for a group of failures."""
    return {
        "bot": f"={failure['bot'] or 'Tableside'}",
        "kind": f"$arena-failure-{failure['kind']}",
        "why": f"={failure['why']}",
        "n": times,
        "first": f"={failure['game']}",
    }
