"""Every reason that a review gives is true: each claim is computed again from the positions, in another way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

import pytest

from tableside.engine.errors import Arg
from tableside.engine.record import Record
from tableside.games.burger_joint.core.cubes import LETTERS, count
from tableside.games.burger_joint.core.position import BISTROS, Position
from tableside.games.burger_joint.core.scoring import points_by_source
from tableside.games.burger_joint.state import BurgerJointState
from tableside.games.rival_restaurants.catalog.ids import MARKET_KEYS
from tableside.games.rival_restaurants.state import RivalRestaurantsState
from tableside.games.rival_restaurants.view.table import RivalRestaurantsView
from tableside.locales import LANGUAGES, words
from tableside.review import Moment, Review
from tableside.review.burger_joint import BurgerJointAnalyst
from tableside.review.calibration import Calibration
from tableside.review.timeline import Timeline

Args = Mapping[str, Arg]
PRICES = {"$bj-what-publicity": "publicity", "$bj-what-basic": "basic", "$bj-what-diner": "diner",
          "$bj-what-bistro": "bistro"}  # fmt: skip


def cubes(number: int) -> Counter[str]:
    return Counter({letter: int(count(number, place)) for place, letter in enumerate(LETTERS)})


def held(p: Position, seat: int) -> Counter[str]:
    return cubes(int(p.side(seat).store)) + cubes(int(p.side(seat).new))


def lacking(p: Position, seat: int, what: str) -> Counter[str]:
    price = cubes(int(getattr(p.chain(seat), PRICES[what] + "_price")))
    return price - held(p, seat)


def listed(value: Arg) -> Counter[str]:
    assert isinstance(value, list)
    return Counter(name.removeprefix("$bj-cube-") for name in value)


def score(p: Position, seat: int) -> int:
    return sum(points_by_source(p, seat).values())


def buildings(p: Position, seat: int) -> int:
    side = p.side(seat)
    return int(side.basics) + int(side.diners).bit_count() + int(side.bistros).bit_count()


def reach(p: Position, seat: int) -> int:
    """The points within reach by any purchases, found by playing the moves of the rules as text."""
    start = p.copy()
    start.active = start.mover = seat
    start.step = 6
    start.publicities = 0
    start.side(seat).store += start.side(seat).new
    start.side(seat).new = 0
    best, open, seen = 0, [BurgerJointState(start)], set()
    while open:
        state = open.pop()
        if state.line in seen:
            continue
        seen.add(state.line)
        if state.position.step == 6:
            best = max(best, score(state.position, seat))
        for move in state.legal_moves(seat):
            if move != "end" and not (move.startswith("x") and move != "x-"):
                after = state.copy()
                after.play(seat, move, None)  # type: ignore[arg-type]
                if after.position.mover == seat:
                    open.append(after)
    return best


def true_of_burger_joint(id: str, args: Args, better: Position, played: Position) -> bool:
    seat = int(str(args["seat"])[1:]) if "seat" in args else -1
    claims: dict[str, Callable[[], bool]] = {
        "wins": lambda: better.winner == seat and score(better, seat) == args["n"] and played.winner != seat,
        "loses": lambda: played.winner == seat != better.winner,
        "threat": lambda: reach(played, seat) >= 12 > reach(better, seat),
        "points": lambda: score(better, seat) - score(played, seat) == args["n"],
        "rival-points": lambda: score(played, seat) - score(better, seat) == args["n"],
        "capacity": lambda: better.capacity(seat) - played.capacity(seat) == args["n"],
        "rival-capacity": lambda: played.capacity(seat) - better.capacity(seat) == args["n"],
        "bistro": lambda: (
            bool(better.side(seat).bistros >> BISTROS.index(str(args["bistro"])[-1]) & 1)
            and not played.side(seat).bistros >> BISTROS.index(str(args["bistro"])[-1]) & 1
        ),
        "next-turn": lambda: (reach(better, seat), reach(played, seat)) == (args["n"], args["m"]),
        "denies": lambda: (
            lacking(better, seat, str(args["what"])) == listed(args["cubes"])
            and lacking(played, seat, str(args["what"])).total() < listed(args["cubes"]).total()
        ),
        "denies-cube": lambda: (
            lacking(better, seat, str(args["what"])) == listed(args["cubes"])
            and str(args["cube"])[-1] in listed(args["cubes"])
            and held(played, seat)[str(args["cube"])[-1]] >= held(better, seat)[str(args["cube"])[-1]]
        ),
        "affords": lambda: (
            not lacking(better, seat, str(args["what"]))
            and lacking(played, seat, str(args["what"])) == listed(args["more"])
        ),
        "nearer": lambda: (
            lacking(better, seat, str(args["what"])) == listed(args["cubes"])
            and lacking(played, seat, str(args["what"])) == listed(args["more"])
        ),
        "track": lambda: better.side(seat).publicity - played.side(seat).publicity == args["n"],
        "basic": lambda: buildings(better, seat) - buildings(played, seat) == args["n"],
        "cubes": lambda: held(better, seat).total() - held(played, seat).total() == args["n"],
        "estimate": lambda: True,  # says that there is no such fact
    }
    return claims[id.removeprefix("bj-because-")]()


def test_every_reason_of_burger_joint_is_true() -> None:
    """In a game of random moves, where much is lost: also at moves that a review would not show."""
    record = Record.load("tests/golden/whole-game.json")
    analyst = BurgerJointAnalyst(Calibration())
    told = Counter[str]()
    for turning in Timeline(record).turnings[::9]:
        verdict = analyst.judge(turning)
        if not verdict.better or max(verdict.effect or [0]) < 0.02:
            continue
        position = turning.state.position  # type: ignore[attr-defined]
        _, better = analyst._followed(position, verdict.better)
        _, played = analyst._followed(position, turning.entry.move)
        line, reasons = analyst.explain(turning, verdict)
        assert line[0] == verdict.better
        for reason in reasons:
            assert true_of_burger_joint(reason.id, reason.args, better, played), (turning.number, reason)
            told[reason.id] += 1
    assert len(told) >= 5, "the sample has reasons of several kinds"


def names(value: Arg) -> list[str]:
    assert isinstance(value, list)
    return [str(name).removeprefix("$rr-") for name in value]


def true_of_rival_restaurants(id: str, args: Args, view: RivalRestaurantsView, moment: Moment) -> bool:
    seat = int(str(args["seat"])[1:]) if "seat" in args else -1
    key = str(args.get("what", ""))[4:]
    mine = view.seats[seat]

    def on_display() -> set[str]:
        market = MARKET_KEYS.index(str(args["where"])[4:])
        return {card for card in view.markets[market].bins if card is not None and card in mine.needs}

    def recipe_lacks() -> list[str]:
        return next(recipe.missing for recipe in mine.recipes if recipe.name == args["recipe"])

    claims: dict[str, Callable[[], bool]] = {
        "completes": lambda: recipe_lacks() == [key] and seat == moment.seat,
        "needs": lambda: Counter(recipe_lacks()) == Counter([key, *names(args["rest"])]) and seat == moment.seat,
        "denies": lambda: key in recipe_lacks() and seat != moment.seat,
        "not-needed": lambda: key not in mine.needs,
        "on-display": lambda: on_display() == set(names(args["what"])),
        "nothing-there": lambda: not on_display(),
        "garbage": lambda: mine.garbage == args["n"] and "island" in moment.better,
        "evenings": lambda: int(str(args["better"])) > int(str(args["played"])),
        "evenings-rival": lambda: int(str(args["better"])) < int(str(args["played"])) and seat != moment.seat,
        "wins-tonight": lambda: moment.better.startswith("cook"),
        "points-tonight": lambda: moment.better.startswith("cook"),
        "trade-wins": lambda: moment.better.startswith("accept"),
        "trade-cooks": lambda: moment.better.startswith("accept"),
        "trade-lets-win": lambda: moment.played.startswith("accept"),
        "trade-lets-cook": lambda: moment.played.startswith("accept"),
        "estimate": lambda: True,
    }
    return claims[id.removeprefix("rr-because-")]()


def test_every_reason_of_rival_restaurants_is_true(rival: tuple[Record, Review]) -> None:
    record, found = rival
    states = {turning.number: turning.state for turning in Timeline(record).turnings}
    told = Counter[str]()
    assert found.moments
    for moment in found.moments:
        state = states[moment.number]
        assert isinstance(state, RivalRestaurantsState)
        for reason in moment.reasons:
            assert true_of_rival_restaurants(reason.id, reason.args, state.view(moment.seat), moment), reason
            told[reason.id] += 1
    assert told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said(language: str, burger: tuple[Record, Review], rival: tuple[Record, Review]) -> None:
    for _, found in (burger, rival):
        for moment in found.moments:
            assert moment.reasons
            for reason in moment.reasons:
                for reader in (None, *range(len(found.seats))):
                    text = words(language).read_by(reader).say(reason.id, reason.args)
                    assert "{" not in text
                    assert text != reason.id
