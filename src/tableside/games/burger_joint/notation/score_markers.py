"""Score markers: whether the markers of a position fit the boards (BJ-6). Checked when a game starts
from a position."""

from collections.abc import Iterator

from tableside.engine.errors import PositionError
from tableside.games.burger_joint.core.board import CHOOSE, DRAW
from tableside.games.burger_joint.core.cubes import bits_in, total
from tableside.games.burger_joint.core.position import BUILDING, DISCARDING, OVER, Position
from tableside.games.burger_joint.core.scoring import points, worth


def check_markers(p: Position) -> None:
    """PositionError if a marker cannot be where it is.

    It shows the points of the player's own last turn (BJ-6.2), and only the active player builds (BJ-5). So it is what
    the board is worth, except for an active player who may have bought something since.
    """
    for seat, name in enumerate(("burger", "pizza")):
        marker, found = int(p.side(seat).score), int(points(p, seat))
        if marker == found:
            continue
        if seat != p.active or not _may_have_bought(p):
            raise _wrong("bj-err-line-score", name, marker, found)
        if not any(marker == before for before in _points_before(p)):
            raise _wrong("bj-err-line-gain", name, marker, found)


def _wrong(id: str, name: str, marker: int, found: int) -> PositionError:
    return PositionError(id, {"where": f"={name}.score", "n": marker, "points": found}, rule="BJ-6.1")


def _may_have_bought(p: Position) -> bool:
    """Whether the active player is building, or may have been when somebody resigned or ran out of time."""
    return BUILDING <= p.step < DISCARDING or (p.step == OVER and p.reason in ("end-resigned", "end-time"))


def _points_before(p: Position) -> Iterator[int]:
    """What the active player's board can have been worth when this turn began."""
    side, chain = p.side(int(p.active)), p.chain(int(p.active))
    price = {
        "publicity": int(total(chain.publicity_price)),
        "basic": int(total(chain.basic_price)),
        "diner": int(total(chain.diner_price)),
        "bistro": int(total(chain.bistro_price)),
    }
    spent = _most_spent(p) - int(p.publicities) * price["publicity"]
    # The first publicity of a turn advances, each further one may (BJ-5.2).
    places = range(max(0, int(side.publicity - p.publicities)), int(side.publicity - (1 if p.publicities else 0)) + 1)
    for bistros in _parts(int(side.bistros)):
        upgrades = int(bits_in(side.bistros & ~bistros))
        if p.used & ~bistros or upgrades * price["bistro"] > spent:
            continue  # what was used stood there before (BJ-5.8)
        for diners in _parts(int(chain.all_diners)):
            grown = int(bits_in(side.diners)) - int(bits_in(diners)) + upgrades  # diners built (BJ-5.6, BJ-5.7)
            left = spent - upgrades * price["bistro"] - grown * price["diner"]
            if grown < bits_in(side.diners & ~diners) or left < 0:
                continue
            tokens = int(side.basics) + grown  # basics there were, and those opened in this turn (BJ-5.5)
            for basics in range(max(0, tokens - left // price["basic"]), min(tokens, int(chain.basic_spaces)) + 1):
                for place in places:
                    yield int(worth(chain, place, basics, diners, bistros))


def _most_spent(p: Position) -> int:
    """The most cubes paid this turn: kept, produced, got from bistros and stolen, minus what is left."""
    side, chain = p.side(int(p.active)), p.chain(int(p.active))
    used = [ability for bistro, ability in enumerate(chain.abilities) if p.used >> bistro & 1]
    free = used.count(int(DRAW)) + used.count(int(CHOOSE))
    had = p.boards.hand_limit + p.capacity(p.active) + free + p.publicities
    return max(0, int(had - total(side.store)))


def _parts(bits: int) -> Iterator[int]:
    """Every choice of some of the bits, all of them first."""
    part = bits
    while True:
        yield part
        if part == 0:
            return
        part = (part - 1) & bits
