"""Text: a review as lines on a screen."""

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from tableside.review.model import WHOLE, Day
from tableside.terminal.review.sheet import Sheet

_BARS: Final = " ▁▂▃▄▅▆▇█"
_WIDEST: Final = 100


def lines(sheet: Sheet, width: int) -> Iterator[Text]:
    yield Text(sheet.title(), "bold")
    yield Text()
    yield from _graph(sheet, min(width, _WIDEST))
    yield from _balance(sheet)
    yield from _accuracy(sheet)
    yield from _moments(sheet)
    for day in sheet.review.days:
        yield from _day(sheet, day)


def _graph(sheet: Sheet, width: int) -> Iterator[Text]:
    """A bar for each part of the game; the lower half of the height is below an equal share of two."""
    yield Text(sheet.words.say("review-graph"), "bold underline")
    names = [sheet.names(seat) for seat in range(len(sheet.review.seats))]
    longest = max(map(len, names))
    steps = sheet.review.steps
    places = max(1, min(width - longest - 2, len(steps)))
    for seat, name in enumerate(names):
        bars = ""
        for place in range(places):
            chance = steps[place * (len(steps) - 1) // max(1, places - 1)].after[seat]
            bars += _BARS[round((len(_BARS) - 1) * chance / WHOLE)]
        yield Text(f"{name:<{longest}} ").append(bars, "cyan")
    yield Text()


def _balance(sheet: Sheet) -> Iterator[Text]:
    say = sheet.words.say
    yield Text(say("review-balance"), "bold underline")
    for seat, found in enumerate(sheet.review.seats):
        yield Text(sheet.sentence(seat))
        parts = [
            f"{say('review-even')} {sheet.percent(found.even)}",
            f"{say('review-own')} {sheet.signed(found.own)}",
            f"{say('review-others')} {sheet.signed(found.others)}",
            f"{say('review-luck-short')} {sheet.signed(found.luck)}",
        ]
        yield Text(f"  {', '.join(parts)} = {say('review-result')} {sheet.percent(found.result)}", "dim")
    yield Text()


def _accuracy(sheet: Sheet) -> Iterator[Text]:
    say = sheet.words.say
    yield Text(say("review-accuracy"), "bold underline")
    for seat, found in enumerate(sheet.review.seats):
        choices = say("review-choices", {"n": found.choices})
        phases = [
            f"{say(f'review-phase-{phase.phase}')} {sheet.accuracy(phase.accuracy)}"
            for phase in found.phases
            if phase.accuracy is not None
        ]
        yield Text(f"{sheet.names(seat)}: {sheet.accuracy(found.accuracy)} ({choices})")
        if phases:
            yield Text(f"  {', '.join(phases)}", "dim")
    yield Text(say("review-accuracy-about"), "dim")
    yield Text()


def _moments(sheet: Sheet) -> Iterator[Text]:
    say = sheet.words.say
    yield Text(say("review-moments"), "bold underline")
    if not sheet.review.moments:
        yield Text(say("review-moments-none"))
    for moment in sheet.review.moments:
        yield Text(f"{moment.number:>4}  ", "dim").append(sheet.heading(moment), "bold")
        yield Text("      " + say("review-moment-played", {"move": f"={sheet.move(moment, moment.played)}"}))
        yield Text("      " + say("review-moment-better", {"move": f"={sheet.move(moment, moment.better)}"}), "green")
        for reason in moment.reasons:
            yield Text(f"      · {sheet.say(reason)}")
        if len(moment.line) > 1:
            yield Text(f"      {say('review-moment-line')}: {' '.join(moment.line)}", "dim")
    yield Text()


def _day(sheet: Sheet, day: Day) -> Iterator[Text]:
    say = sheet.words.say
    yield Text(sheet.turn(day.day), "bold underline")
    for seat, found in enumerate(day.seats):
        nothing = say("review-day-nothing")
        parts = []
        for id, things in (("needed", found.needed), ("bought", found.bought), ("cooked", found.cooked)):
            listed = say("term-argument", {"value": things}) if things else nothing
            parts.append(f"{say(f'review-day-{id}')}: {listed}")
        yield Text(f"{sheet.names(seat)}  {'; '.join(parts)}; {say('review-day-points')}: {found.points}")
    for trade in day.trades:
        yield Text(f"  {sheet.trade(trade, 'review-trade')} ({sheet.rating(trade)})")
    for trade in day.missed:
        told = sheet.trade(trade, "review-missed-deal")
        yield Text(f"  {say('review-missed')}: {told} ({sheet.rating(trade)})", "yellow")
    yield Text()
