"""Score (BJ-6) and discard (BJ-7): how a turn ends."""

from mypy_extensions import i64

from tableside.games.burger_joint.core.board import Chain
from tableside.games.burger_joint.core.codes import PUT
from tableside.games.burger_joint.core.cubes import having, one, total
from tableside.games.burger_joint.core.position import DISCARDING, DRAWN, OVER, Position, cube, tell


def points(p: Position, seat: i64) -> i64:
    """Counted from scratch: the marker's space + basics + diners + bistros (BJ-6.1)."""
    side = p.side(seat)
    return worth(p.chain(seat), side.publicity, side.basics, side.diners, side.bistros)


def worth(chain: Chain, publicity: i64, basics: i64, diners: i64, bistros: i64) -> i64:
    """What stands on a chain's board: the marker's space, how many basics, a bit for each diner and bistro (BJ-6.1)."""
    return (
        _publicity(chain, publicity)
        + _basics(chain, basics)
        + _built(diners, chain.diner_points)
        + _built(bistros, chain.bistro_points)
    )


def points_by_source(p: Position, seat: i64) -> dict[str, int]:
    """The same, each column of the board by itself."""
    side, chain = p.side(seat), p.chain(seat)
    return {
        "publicity": int(_publicity(chain, side.publicity)),
        "basics": int(_basics(chain, side.basics)),
        "diners": int(_built(side.diners, chain.diner_points)),
        "bistros": int(_built(side.bistros, chain.bistro_points)),
    }


def _publicity(chain: Chain, space: i64) -> i64:
    return chain.publicity_points[space - 1] if space > 0 else 0


def _basics(chain: Chain, basics: i64) -> i64:
    found: i64 = 0
    for space in range(basics):
        found += chain.basic_points[space]
    return found


def _built(built: i64, points: list[int]) -> i64:
    found: i64 = 0
    for place in range(len(points)):
        if built >> place & 1:
            found += points[place]
    return found


def score(p: Position) -> None:
    """The active player's points are marked. Enough of them win at once (BJ-6.2)."""
    side = p.side(p.active)
    before = side.score
    side.score = points(p, p.active)
    if p.events is not None:
        change = int(side.score - before)
        told = f"={change:+}" if change else "$bj-no-change"
        tell(p, "bj-log-score", {"seat": f"@{p.active}", "points": int(side.score), "change": told})
    if side.score >= p.boards.points_to_win:
        finish(p, p.active, "end-points")


def finish(p: Position, winner: i64, reason: str) -> None:
    p.winner = winner
    p.reason = reason
    p.step = OVER
    if p.events is not None:
        if winner == DRAWN:
            tell(p, "bj-log-draw-agreed", {"reason": f"${reason}"})
        else:
            tell(p, "bj-log-win", {"seat": f"@{winner}", "reason": f"${reason}"})


def excess(p: Position, seat: i64) -> i64:
    """How many cubes are above the limit (BJ-7.1). Only asked after a turn was scored (BJ-7.2)."""
    over = total(p.side(seat).store) - p.boards.hand_limit
    return over if over > 0 else 0


def ask_for_discards(p: Position) -> bool:
    """Let players who hold too many discard, the active player first. False if nobody does (BJ-7.1)."""
    if excess(p, p.active):
        p.mover = p.active
    elif excess(p, 1 - p.active):
        p.mover = 1 - p.active
    else:
        return False
    p.step = DISCARDING
    return True


def discarding_moves(p: Position) -> i64:
    return having(p.side(p.mover).store, 1) << PUT


def discard(p: Position, colour: i64) -> None:
    p.side(p.mover).store -= one(colour)
    p.bag += one(colour)
    if p.events is not None:
        tell(p, "bj-log-discard", {"seat": f"@{p.mover}", "cube": cube(colour)})
