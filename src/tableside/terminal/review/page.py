"""Page: a review as one HTML file that needs nothing else."""

from collections.abc import Sequence
from importlib.resources import files
from typing import Final

from tableside.arena.report.markup import Markup, el
from tableside.review.model import WHOLE, Day, Moment, SeatReview
from tableside.terminal.review.sheet import Sheet

_WIDE: Final = 900
_HIGH: Final = 260
_COLOURS: Final = 8  # classes seat-0 … seat-7 in review.css


def page(sheet: Sheet) -> str:
    style = (files("tableside.terminal.review") / "review.css").read_text(encoding="utf-8")
    head = el(
        "head",
        el("meta", charset="utf-8"),
        el("meta", name="viewport", content="width=device-width, initial-scale=1"),
        el("meta", name="color-scheme", content="light dark"),
        el("title", sheet.title()),
        el("style", Markup(style)),
    )
    body = el(
        "body",
        el("h1", sheet.title()),
        el("main", _graph(sheet), _balance(sheet), _accuracy(sheet), _moments(sheet), _days(sheet)),
    )
    return "<!doctype html>\n" + el("html", head, Markup("\n"), body, lang=sheet.words.language) + "\n"


def _section(title: str, *children: Markup | None) -> Markup:
    return el("section", el("h2", title), *children)


def _graph(sheet: Sheet) -> Markup:
    """The chances of all seats on top of each other, from the first to the last move."""
    steps, seats = sheet.review.steps, len(sheet.review.seats)
    last = max(1, len(steps) - 1)
    bands, below = [], [0] * len(steps)
    for seat in range(seats):
        above = [low + step.after[seat] for low, step in zip(below, steps, strict=True)]
        upper = [_point(place / last, share) for place, share in enumerate(above)]
        lower = [_point(place / last, share) for place, share in enumerate(below)]
        points = " ".join([*upper, *reversed(lower)])
        bands.append(el("polygon", points=points, class_=f"seat-{seat % _COLOURS}"))
        below = above
    picture = el("svg", *bands, viewBox=f"0 0 {_WIDE} {_HIGH}", role="img", aria_label=_alt(sheet))
    legend = [el("li", sheet.names(seat), class_=f"seat-{seat % _COLOURS}") for seat in range(seats)]
    return _section(sheet.words.say("review-graph"), picture, el("ul", *legend, class_="legend"), _table(sheet))


def _point(across: float, share: int) -> str:
    return f"{across * _WIDE:.1f},{_HIGH * (1 - share / WHOLE):.1f}"


def _alt(sheet: Sheet) -> str:
    return sheet.words.say("review-graph-days" if sheet.by_days else "review-graph-about")


def _table(sheet: Sheet) -> Markup:
    """The same figures, by turn or day."""
    rows: dict[int, list[int]] = {}
    for step in sheet.review.steps:
        rows[step.turn] = step.after
    found = [
        [sheet.turn(turn) if turn else sheet.words.say("review-set-up"), *map(sheet.percent, chances)]
        for turn, chances in rows.items()
    ]
    names = [sheet.names(seat) for seat in range(len(sheet.review.seats))]
    summary = el("summary", sheet.words.say("review-graph-table"))
    return el("details", summary, _rows(["", *names], found))


def _rows(head: Sequence[str], rows: Sequence[Sequence[str]]) -> Markup:
    top = el("tr", *(el("th", cell, scope="col") for cell in head))
    body = [el("tr", el("th", first, scope="row"), *(el("td", cell) for cell in rest)) for first, *rest in rows]
    return el("div", el("table", el("thead", top), el("tbody", *body)), class_="scroll")


def _balance(sheet: Sheet) -> Markup:
    say = sheet.words.say
    seats = sheet.review.seats
    sentences = [el("p", sheet.sentence(seat), class_="lead") for seat in range(len(seats))]
    head = ["", *(say(f"review-{id}") for id in ("even", "own", "others", "luck-short", "result"))]
    rows = [[sheet.names(seat), *_parts(sheet, found)] for seat, found in enumerate(seats)]
    about = el("p", say("review-balance-about"), class_="soft")
    return _section(say("review-balance"), *sentences, _rows(head, rows), about)


def _parts(sheet: Sheet, found: SeatReview) -> list[str]:
    changes = [sheet.signed(part) for part in (found.own, found.others, found.luck)]
    return [sheet.percent(found.even), *changes, sheet.percent(found.result)]


def _accuracy(sheet: Sheet) -> Markup:
    say = sheet.words.say
    phases = [phase.phase for phase in sheet.review.seats[0].phases]
    head = ["", say("review-accuracy"), *(say(f"review-phase-{phase}") for phase in phases)]
    rows = [
        [sheet.names(seat), sheet.accuracy(found.accuracy), *(sheet.accuracy(phase.accuracy) for phase in found.phases)]
        for seat, found in enumerate(sheet.review.seats)
    ]
    return _section(say("review-accuracy"), _rows(head, rows), el("p", say("review-accuracy-about"), class_="soft"))


def _moments(sheet: Sheet) -> Markup:
    found = [_moment(sheet, moment) for moment in sheet.review.moments]
    return _section(sheet.words.say("review-moments"), *(found or [el("p", sheet.words.say("review-moments-none"))]))


def _moment(sheet: Sheet, moment: Moment) -> Markup:
    say = sheet.words.say
    line = None
    if len(moment.line) > 1:
        line = el("p", f"{say('review-moment-line')}: {' '.join(moment.line)}", class_="soft")
    return el(
        "article",
        el("h3", sheet.heading(moment)),
        el("p", say("review-moment-played", {"move": f"={sheet.move(moment, moment.played)}"})),
        el("p", say("review-moment-better", {"move": f"={sheet.move(moment, moment.better)}"}), class_="good"),
        el("ul", *(el("li", sheet.say(reason)) for reason in moment.reasons)),
        line,
    )


def _days(sheet: Sheet) -> Markup | None:
    if not sheet.review.days:
        return None
    return _section(sheet.words.say("review-days"), *(_day(sheet, day) for day in sheet.review.days))


def _day(sheet: Sheet, day: Day) -> Markup:
    say = sheet.words.say
    head = ["", *(say(f"review-day-{id}") for id in ("needed", "bought", "cooked", "points"))]
    rows = []
    for seat, found in enumerate(day.seats):
        lists = [
            say("term-argument", {"value": things}) if things else "–"
            for things in (found.needed, found.bought, found.cooked)
        ]
        rows.append([sheet.names(seat), *lists, str(found.points)])
    deals = [el("p", f"{sheet.trade(trade, 'review-trade')} ({sheet.rating(trade)})") for trade in day.trades] + [
        el("p", f"{say('review-missed')}: {sheet.trade(trade, 'review-missed-deal')} ({sheet.rating(trade)})")
        for trade in day.missed
    ]
    return el("article", el("h3", sheet.turn(day.day)), _rows(head, rows), *deals)
