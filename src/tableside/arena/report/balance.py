"""Balance: how often the owner of each thing in a game won."""

from typing import Final

from tableside.arena.report.markup import Markup, el
from tableside.arena.report.sections import Found, scale_of, section, share_rows, tone_of, verdict
from tableside.arena.statistics import Statistics, statistics_class
from tableside.locales import Words

_MANY: Final = 14  # more than these are folded


def sections(words: Words, found: Found) -> list[Markup]:
    notes = statistics_class(found["game"])
    return [_kind(words, notes, kind, found["things"][kind]) for kind in notes.kinds if found["things"].get(kind)]


def _kind(words: Words, notes: type[Statistics], kind: str, shares: list[Found]) -> Markup:
    ordered = sorted(shares, key=lambda share: -share["share"])
    if kind in notes.ranked:
        ordered = sorted(shares, key=lambda share: (share["key"].split("-")[0], int(share["key"].split("-")[1])))
    entries = [(notes.thing(words, kind, share["key"]), share, tone_of(share)) for share in ordered]
    scale = scale_of(shares)
    first = words.say(f"arena-one-{kind}")
    note = words.say(f"arena-note-{kind}")
    said = verdict(words, shares) if kind in notes.dealt else None
    if len(entries) <= _MANY:
        return section(words, kind, share_rows(words, [*entries], scale, first), said, note=note)
    half = _MANY // 2
    best, rest, worst = entries[:half], entries[half:-half], entries[-half:]
    folded = el(
        "details",
        el("summary", words.say("arena-between", {"n": len(rest)})),
        share_rows(words, [*rest], scale, first),
    )
    return section(
        words,
        kind,
        share_rows(words, [*best], scale, first),
        folded,
        share_rows(words, [*worst], scale, first),
        note=note,
    )
