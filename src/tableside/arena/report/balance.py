"""Balance: how often the owner of each thing in a game won."""

from typing import Final

from tableside.arena.report.markup import Markup, el
from tableside.arena.report.naming import thing
from tableside.arena.report.sections import Found, scale_of, section, share_rows, tone_of, verdict
from tableside.locales import Words

_KINDS: Final = ("restaurants", "chefs", "cuisines", "recipes", "upgrades", "bistros", "diners", "publicity")
_DEALT: Final = ("restaurants", "chefs")  # dealt by chance, so that their shares can be compared with what was expected
_MANY: Final = 14  # more than these are folded


def sections(words: Words, found: Found) -> list[Markup]:
    return [_kind(words, kind, found["things"][kind]) for kind in _KINDS if found["things"].get(kind)]


def _kind(words: Words, kind: str, shares: list[Found]) -> Markup:
    ordered = shares if kind == "publicity" else sorted(shares, key=lambda share: -share["share"])
    if kind == "publicity":
        ordered = sorted(shares, key=lambda share: (share["key"].split("-")[0], int(share["key"].split("-")[1])))
    entries = [(thing(words, kind, share["key"]), share, tone_of(share)) for share in ordered]
    scale = scale_of(shares)
    first = words.say(f"arena-one-{kind}")
    note = words.say(f"arena-note-{kind}")
    said = verdict(words, shares) if kind in _DEALT else None
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
