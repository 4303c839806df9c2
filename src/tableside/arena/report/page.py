"""Page: the report as one HTML file that needs nothing else."""

from functools import cache
from importlib.resources import files

from tableside.arena.report import balance, sections
from tableside.arena.report.labels import bot_name, interval_text, percent, rounded_to, whole
from tableside.arena.report.markup import Markup, el, join
from tableside.arena.report.sections import Found, section
from tableside.locales import Words


def page(words: Words, found: Found, data: list[str]) -> str:
    """``data`` are the files next to the page."""
    title = words.say("arena-page-title", {"game": f"$game-{found['game']}"})
    head = el(
        "head",
        el("meta", charset="utf-8"),
        el("meta", name="viewport", content="width=device-width, initial-scale=1"),
        el("meta", name="color-scheme", content="light dark"),
        el("title", title),
        el("style", Markup(_style())),
    )
    body = el(
        "body",
        _header(words, found),
        el("main", *_sections(words, found), _again(words, found, data)),
        _footer(words, found),
    )
    return "<!doctype html>\n" + el("html", head, Markup("\n"), body, lang=words.language) + "\n"


def _sections(words: Words, found: Found) -> list[Markup | None]:
    return [
        sections.ratings(words, found),
        sections.cross(words, found),
        el("div", sections.seats(words, found), sections.length(words, found), class_="pair"),
        el("div", sections.points(words, found), sections.growth(words, found), class_="pair"),
        *balance.sections(words, found),
        sections.failures(words, found),
    ]


def _header(words: Words, found: Found) -> Markup:
    best, second = found["bots"][:2]
    told = {
        "bot": f"={bot_name(words, best['name'])}",
        "elo": f"={best['elo']:.0f}",
        "low": f"={best['low']:.0f}",
        "high": f"={best['high']:.0f}",
    }
    return el(
        "header",
        el("p", words.say("arena-over"), class_="over"),
        el("h1", words.say(f"game-{found['game']}")),
        el("p", words.say("arena-lead", told), " ", _against(words, found, best, second), class_="lead"),
        _tiles(words, found),
    )


def _against(words: Words, found: Found, best: Found, second: Found) -> str:
    """How the first bot did against the second."""
    for cell in found["cross"]:
        if (cell["bot"], cell["against"]) == (best["name"], second["name"]):
            told = {
                "bot": f"={bot_name(words, second['name'])}",
                "share": f"={percent(words, cell['share'])}",
                "reach": f"={interval_text(words, cell['low'], cell['high'])}",
                "seats": found["seats"] - 1,
            }
            return words.say(f"arena-lead-{found['design']}", told)
    return ""


def _tiles(words: Words, found: Found) -> Markup:
    first = next((seat for seat in found["by_seat"] if seat["first"]), None)
    unit, played, race = found["length"]["unit"], bool(found["length"]["histogram"]), found["race"]
    margin = words.say("arena-margin", {"n": f"={rounded_to(words, race['margin'], 2)}"})
    tiles = [
        ("games", whole(words, found["games"]), words.say("arena-on-deals", {"n": found["deals"]})),
        ("length", words.decimal(found["length"]["mean"], 1) if played else "–", words.say(f"arena-unit-{unit}")),
        ("race", rounded_to(words, race["leads"], 2) if played else "–", margin if played else ""),
        ("first", percent(words, first["share"]) if first else "–", _reach(words, first) if first else ""),
        ("failed", whole(words, len(found["failures"])), ""),
    ]
    return el(
        "dl",
        join(
            el("div", el("dt", words.say(f"arena-tile-{key}")), el("dd", value, el("small", more) if more else None))
            for key, value, more in tiles
        ),
        class_="tiles",
    )


def _reach(words: Words, share: Found) -> str:
    return f"{words.decimal(100 * share['low'], 1)}–{words.decimal(100 * share['high'], 1)} %"


def _again(words: Words, found: Found, data: list[str]) -> Markup:
    """How to repeat the arena, and how the figures were computed."""
    say = words.say
    facts = [
        (say("arena-fact-version"), f"tableside {found['version']} ({found['code']})"),
        (say("arena-fact-seed"), str(found["seed"])),
        (say("arena-fact-design"), say(f"arena-design-{found['design']}", {"seats": found["seats"] - 1})),
        (say("arena-fact-rules"), say("term-compiled" if found["compiled"] else "term-not-compiled")),
    ]
    listed = el("dl", join(join((el("dt", name), el("dd", value))) for name, value in facts), class_="facts")
    links = join(join((" ", el("a", name, href=name))) for name in data)
    return section(
        words,
        "again",
        el("pre", found["command"]),
        listed,
        el("p", say("arena-method"), class_="note"),
        el("p", say("arena-data"), links, class_="note"),
    )


def _footer(words: Words, found: Found) -> Markup:
    return el("footer", words.say("arena-footer"))


@cache
def _style() -> str:
    return (files("tableside.arena.report") / "style.css").read_text(encoding="utf-8")
