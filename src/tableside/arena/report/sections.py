"""Sections of a report that every game has: ratings, cross table, seats, length, points, growth, failures."""

from typing import Any, Final

from tableside.arena.contest import CHALLENGE, LONE
from tableside.arena.report import charts
from tableside.arena.report.labels import bot, interval_text, percent, rounded, rounded_to, whole
from tableside.arena.report.markup import Markup, el, join
from tableside.arena.statistics import statistics_class
from tableside.arena.summary import failure_line, grouped_failures
from tableside.engine.errors import Arg
from tableside.locales import Words

Found = dict[str, Any]
_FAILURES_SHOWN: Final = 50  # kinds of them; report.json has all


def section(words: Words, key: str, *content: Markup | None, note: str = "") -> Markup:
    """A card of the page; its title is the message ``arena-h-KEY``."""
    heading = el("h2", words.say(f"arena-h-{key}"), id=f"h-{key}")
    said = el("p", note) if note else None
    return el("section", heading, said, *content, id=key, aria_labelledby=f"h-{key}")


def head(*columns: str | Markup, chart: int = 1) -> Markup:
    """The heading row of a table; column ``chart`` holds the drawing."""
    cells = [el("td", class_="chart") if n == chart else el("th", text, scope="col") for n, text in enumerate(columns)]
    return el("thead", el("tr", *cells))


def ratings(words: Words, found: Found) -> Markup:
    say, bots = words.say, found["bots"]
    low, high = min(each["low"] for each in bots), max(each["high"] for each in bots)
    scale = charts.Scale(low, high)
    rows = [
        el(
            "tr",
            el("th", bot(words, each["name"]), scope="row"),
            el("td", charts.interval(scale, each["elo"], each["low"], each["high"]), class_="chart"),
            el("td", el("strong", f"{each['elo']:.0f}")),
            _more(say("arena-column-interval"), f"{each['low']:.0f}–{each['high']:.0f}"),
            _more(say("arena-column-wins"), percent(words, each["wins"]["share"])),
            _more(say("arena-column-ms"), words.decimal(each["ms_per_decision"], 2)),
            _more(say("arena-column-failures"), str(each["failures"]), "failed" if each["failures"] else ""),
        )
        for each in bots
    ]
    columns = [
        say("term-column-bot"),
        "",
        *(say(f"arena-column-{key}") for key in ("rating", "interval", "wins", "ms", "failures")),
    ]
    ticks = charts.axis(scale, [(tick, f"{tick:.0f}") for tick in scale.ticks()])
    foot = el("tfoot", el("tr", el("td"), el("td", ticks, class_="chart"), el("td", colspan="5")))
    table = el("table", head(*columns), el("tbody", *rows), foot, class_="ratings")
    return section(words, "ratings", table, note=say("arena-note-ratings"))


def _more(label: str, text: str, tone: str = "") -> Markup:
    return el("td", text, class_=f"more {tone}".strip(), data_label=label)


def cross(words: Words, found: Found) -> Markup:
    names = [each["name"] for each in found["bots"]]
    cells = {(cell["bot"], cell["against"]): cell for cell in found["cross"]}
    par = 1 / found["seats"] if found["design"] in (LONE, CHALLENGE) else 0.5
    top = el("tr", el("td"), *(el("th", bot(words, name), scope="col") for name in names))
    rows = [
        el(
            "tr",
            el("th", bot(words, name), scope="row"),
            *(_cell(words, cells.get((name, other)), par) for other in names),
        )
        for name in names
    ]
    table = el("table", el("thead", top), el("tbody", *rows), class_="cross")
    told = words.say(f"arena-cross-{found['design']}", {"seats": found["seats"] - 1})
    note = f"{told}. {words.say('arena-note-par', {'par': f'={rounded(words, par)}'})}"
    frame = el("div", table, class_="scroll", tabindex="0", role="group", aria_labelledby="h-cross")
    return section(words, "cross", frame, note=note)


def _cell(words: Words, cell: Found | None, par: float) -> Markup:
    if cell is None:
        return el("td", "–", class_="same")
    share = cell["share"]
    much = (share - par) / (1 - par) if share >= par else (par - share) / par
    tint = "var(--heat)" if share >= par else "var(--cool)"
    return el(
        "td",
        rounded(words, share),
        el("small", interval_text(words, cell["low"], cell["high"])),
        style=f"--tint:{tint};--much:{0.08 + 0.5 * much:.2f}",
    )


def share_rows(words: Words, entries: list[tuple[str | Markup, Found, str]], scale: charts.Scale, first: str) -> Markup:
    """A table of shares with their intervals: name, figures, tone of the dot."""
    rows = [
        el(
            "tr",
            el("th", name, scope="row"),
            el("td", charts.interval(scale, share["share"], share["low"], share["high"],
                                     expected=share.get("expected"), tone=tone), class_="chart"),
            el("td", el("strong", percent(words, share["share"])), " ",
               el("span", interval_text(words, share["low"], share["high"]), class_="key")),
            el("td", whole(words, share["games"]), class_="more soft", data_label=words.say("arena-column-games")),
        )
        for name, share, tone in entries
    ]  # fmt: skip
    columns = (first, "", words.say("arena-column-wins"), words.say("arena-column-games"))
    ticks = charts.axis(scale, [(tick, f"{100 * tick:.0f} %") for tick in scale.ticks(5)])
    foot = el("tfoot", el("tr", el("td"), el("td", ticks, class_="chart"), el("td", colspan="2")))
    return el("table", head(*columns), el("tbody", *rows), foot, class_="rows")


def scale_of(shares: list[Found]) -> charts.Scale:
    """Wide enough for every interval, and at least a fifth."""
    low = min(min(each["low"], each.get("expected", 1)) for each in shares)
    high = max(max(each["high"], each.get("expected", 0)) for each in shares)
    room = max(0.0, 0.2 - (high - low)) / 2
    return charts.Scale(max(0.0, low - room), min(1.0, high + room))


def tone_of(share: Found) -> str:
    """Whether the interval does not contain the expected value."""
    expected = share.get("expected", share["share"])
    return "good" if share["low"] > expected else "bad" if share["high"] < expected else "calm"


def seats(words: Words, found: Found) -> Markup | None:
    shares = found["by_seat"]
    if not shares:  # a bot failed in every game
        return None
    entries: list[tuple[str | Markup, Found, str]] = []
    for each in shares:
        name = words.say("term-argument", {"value": each["name"]})
        begins = el("span", words.say("arena-begins"), class_="key") if each["first"] else None
        entries.append((join((el("span", name, class_="line"), begins)), each, tone_of(each)))
    table = share_rows(words, entries, scale_of(shares), words.say("term-column-seat"))
    return section(words, "seats", table, verdict(words, shares), note=words.say("arena-note-seats"))


def verdict(words: Words, shares: list[Found]) -> Markup:
    """What the intervals say, with a warning of how many would miss by chance alone."""
    tones = [tone_of(share) for share in shares]
    more, fewer = tones.count("good"), tones.count("bad")
    if not more and not fewer:
        return el("p", words.say("arena-verdict-even"), class_="verdict")
    told: dict[str, Arg] = {
        "more": more,
        "fewer": fewer,
        "all": len(shares),
        "chance": f"={rounded_to(words, 0.05 * len(shares), 1)}",
    }
    return el("p", words.say("arena-verdict", told), class_="verdict")


def length(words: Words, found: Found) -> Markup | None:
    data = found["length"]
    counts = dict(data["histogram"])
    if not counts:
        return None
    first, last = min(counts), max(counts)
    size = max(1, -(-(last - first + 1) // 40))  # at most 40 bars
    bars = [
        (str(at) if size == 1 else f"{at}–{at + size - 1}", float(sum(counts.get(at + n, 0) for n in range(size))))
        for at in range(first, last + 1, size)
    ]
    every = max(1, -(-len(bars) // 8))
    mark = (data["mean"] - first) / size - (0.0 if size == 1 else 0.5)
    figures = {
        "mean": f"={words.decimal(data['mean'], 1)}",
        "median": f"={words.decimal(data['median'], 1)}",
        "low": data["usual"][0],
        "high": data["usual"][1],
        "least": first,
        "most": last,
        "decisions": f"={whole(words, data['decisions'])}",
    }
    note = words.say(f"arena-note-length-{data['unit']}", figures)
    ends = [f"{words.say(reason)}: {n} ({percent(words, n / found['games'])})" for reason, n in found["ends"].items()]
    said = el("p", words.say("arena-ends", {"list": [f"={end}" for end in ends]}), class_="note")
    return section(words, "length", charts.columns(bars, every, mark), said, note=note)


def points(words: Words, found: Found) -> Markup | None:
    groups = found["points"]
    if not groups:
        return None
    sources = list(groups[0]["sources"])
    longest = max(sum(max(0.0, n) for n in group["sources"].values()) for group in groups) or 1.0
    rows = []
    for group in groups:
        parts = [group["sources"][key] for key in sources]
        figures = " · ".join(rounded_to(words, part, 2) for part in parts)
        rows.append(
            el(
                "tr",
                el("th", _owner(words, group), scope="row"),
                el("td", charts.stack(parts, longest), class_="chart"),
                el("td", el("strong", rounded_to(words, sum(parts), 2)), el("span", figures, class_="figures")),
            )
        )
    notes = statistics_class(found["game"])
    names = [notes.source(words, found["game"], key) for key in sources]
    legend = charts.legend([(f"part-{n}", name) for n, name in enumerate(names)])
    top = head(words.say("arena-who"), "", words.say("arena-sum"))
    table = el("table", top, el("tbody", *rows), class_="rows")
    return section(words, "points", legend, table, note=words.say("arena-note-points"))


def _owner(words: Words, group: Found) -> str | Markup:
    """Whose points they are: of a bot, of a seat, of the winners or of the others."""
    if group["of"] == "bot":
        return bot(words, group["who"])
    if group["of"] == "seat":
        return words.say("term-argument", {"value": group["who"]})
    return words.say(f"arena-{group['who']}")


def growth(words: Words, found: Found) -> Markup | None:
    steps = found["growth"]
    if len(steps) < 2:
        return None
    unit = found["length"]["unit"]
    series = [(name, [step[name] for step in steps]) for name in ("winners", "others")]
    plot = charts.curves(series, [step["step"] for step in steps])
    legend = charts.legend([(name, words.say(f"arena-{name}")) for name, _ in series])
    rows = [
        el("tr", el("th", str(step["step"]), scope="row"), *(el("td", words.decimal(step[k], 1)) for k, _ in series))
        for step in steps
    ]
    columns = (words.say(f"arena-step-{unit}"), *(words.say(f"arena-{name}") for name, _ in series))
    table = el("table", head(*columns, chart=-1), el("tbody", *rows))
    figures = el("details", el("summary", words.say("arena-figures")), table)
    note = words.say(f"arena-note-growth-{unit}")
    return section(words, f"growth-{unit}", legend, plot, figures, note=note)


def failures(words: Words, found: Found) -> Markup | None:
    listed = found["failures"]
    if not listed:
        return None
    shown = [
        el(
            "details",
            el("summary", words.say("arena-failure-line", failure_line(first, times))),
            el("pre", first["trace"]) if first["trace"] else None,
        )
        for first, times in grouped_failures(listed)[:_FAILURES_SHOWN]
    ]
    note = words.say("arena-note-failures", {"n": len(listed), "most": _FAILURES_SHOWN})
    return section(words, "failures", *shown, note=note)
