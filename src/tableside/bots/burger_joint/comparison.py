"""Comparison: why one move is better than another, from where both lead by the end of the turn.

Each reason is a fact about the two positions, never a guess. ``advice`` says why a single move makes sense; it is asked
here too, where no such fact tells the two moves apart.
"""

from typing import Final, NamedTuple

from tableside.bots.burger_joint.advice import Message, purchases
from tableside.engine.chance import ScriptedChance
from tableside.engine.errors import Arg
from tableside.games.burger_joint.core import codes
from tableside.games.burger_joint.core.board import ABILITIES, NO_ABILITY
from tableside.games.burger_joint.core.building import building_moves
from tableside.games.burger_joint.core.cubes import count, total
from tableside.games.burger_joint.core.position import (
    BISTROS,
    BUILDING,
    OVER,
    Position,
    cube,
    cube_list,
)
from tableside.games.burger_joint.core.scoring import points
from tableside.games.burger_joint.core.turn import carry_out, legal_mask
from tableside.games.burger_joint.reasons import missing

_MOST: Final = 3  # reasons of one move
_NEAR: Final = 2  # cubes that may be missing for a purchase that is worth speaking of


class Fork(NamedTuple):
    """A decision of the mover: the position, the two moves, and where both lead by the end of the turn."""

    position: Position
    better: int
    played: int
    after_better: Position
    after_played: Position


def compare(fork: Fork) -> list[Message]:
    """The reasons for the better move, the weightiest first; empty if no fact tells the two apart."""
    found: list[Message] = []
    for reason in (
        _wins,
        _loses,
        _threat,
        _points,
        _rival_points,
        _capacity,
        _bistro,
        _next_turn,
        _denies,
        _nearer,
        _track,
        _basics,
        _cubes,
    ):
        message = reason(fork)
        if message is not None and len(found) < _MOST:
            found.append(message)
    return found


def points_within_reach(p: Position, seat: int) -> int:
    """The most points a side could have after buying with what it holds, in any order (BJ-5). Stealing is left out."""
    start = p.copy()
    start.active = start.mover = seat
    start.step = BUILDING
    start.publicities = 0
    side = start.side(seat)
    side.store += side.new
    side.new = 0
    return _most_points(start, seat, {})


def _most_points(p: Position, seat: int, known: dict[tuple[int, ...], int]) -> int:
    side = p.side(seat)
    board = (int(side.publicity), int(side.basics), int(side.diners), int(side.bistros))
    key = (int(p.step), int(side.store), int(p.publicities), int(p.pending), *board)
    if key in known:
        return known[key]
    best = int(points(p, seat)) if p.step == BUILDING else 0
    mask = int(building_moves(p)) if p.step == BUILDING else int(legal_mask(p))
    for code in range(mask.bit_length()):
        if mask >> code & 1 and code != codes.END_TURN and not codes.STEAL <= code < codes.NO_STEAL:
            after = p.copy()
            carry_out(after, code, ScriptedChance([]))
            best = max(best, _most_points(after, seat, known))
    known[key] = best
    return best


def _seats(fork: Fork) -> tuple[int, int]:
    seat = int(fork.position.mover)
    return seat, 1 - seat


def _wins(fork: Fork) -> Message | None:
    seat, _ = _seats(fork)
    if fork.after_better.winner == seat != fork.after_played.winner:
        return "bj-because-wins", {"seat": f"@{seat}", "n": int(points(fork.after_better, seat))}
    return None


def _loses(fork: Fork) -> Message | None:
    """The other side wins in this very turn after the move that was played."""
    _, rival = _seats(fork)
    if fork.after_played.winner == rival != fork.after_better.winner:
        return "bj-because-loses", {"seat": f"@{rival}"}
    return None


def _threat(fork: Fork) -> Message | None:
    """The other side keeps enough to win in its next turn, unless the better move is played."""
    _, rival = _seats(fork)
    if OVER in (fork.after_better.step, fork.after_played.step):
        return None
    goal = int(fork.position.boards.points_to_win)
    if points_within_reach(fork.after_better, rival) < goal <= points_within_reach(fork.after_played, rival):
        return "bj-because-threat", {"seat": f"@{rival}", "n": goal}
    return None


def _points(fork: Fork) -> Message | None:
    seat, _ = _seats(fork)
    more = int(points(fork.after_better, seat) - points(fork.after_played, seat))
    return ("bj-because-points", {"seat": f"@{seat}", "n": more}) if more > 0 else None


def _rival_points(fork: Fork) -> Message | None:
    _, rival = _seats(fork)
    less = int(points(fork.after_played, rival) - points(fork.after_better, rival))
    return ("bj-because-rival-points", {"seat": f"@{rival}", "n": less}) if less > 0 else None


def _capacity(fork: Fork) -> Message | None:
    seat, rival = _seats(fork)
    more = int(fork.after_better.capacity(seat) - fork.after_played.capacity(seat))
    if more > 0:
        return "bj-because-capacity", {"seat": f"@{seat}", "n": more}
    less = int(fork.after_played.capacity(rival) - fork.after_better.capacity(rival))
    if less > 0:
        return "bj-because-rival-capacity", {"seat": f"@{rival}", "n": less}
    return None


def _bistro(fork: Fork) -> Message | None:
    """A bistro with an ability that only the better move leads to."""
    seat, _ = _seats(fork)
    more = int(fork.after_better.side(seat).bistros & ~fork.after_played.side(seat).bistros)
    abilities = fork.position.chain(seat).abilities
    for bistro in range(len(BISTROS)):
        if more >> bistro & 1 and abilities[bistro] != NO_ABILITY:
            sign = f"$bj-bistro-{ABILITIES[abilities[bistro]]} {BISTROS[bistro]}"
            return "bj-because-bistro", {"seat": f"@{seat}", "bistro": sign}
    return None


def _next_turn(fork: Fork) -> Message | None:
    """More points within reach of what the mover keeps."""
    seat, _ = _seats(fork)
    if fork.after_better.step == OVER or points(fork.after_better, seat) != points(fork.after_played, seat):
        return None
    best, other = points_within_reach(fork.after_better, seat), points_within_reach(fork.after_played, seat)
    if best > other:
        return "bj-because-next-turn", {"seat": f"@{seat}", "n": best, "m": other}
    return None


def _denies(fork: Fork) -> Message | None:
    """The other side lacks more of what it could buy."""
    _, rival = _seats(fork)
    price = _further(fork.after_played, fork.after_better, rival)
    if price is None:
        return None
    what, lack, _ = price
    args: dict[str, Arg] = {"seat": f"@{rival}", "what": what, "cubes": cube_list(lack)}
    if fork.better < codes.TRADE and count(lack, fork.better):
        return "bj-because-denies-cube", {**args, "cube": cube(fork.better)}
    return "bj-because-denies", args


def _nearer(fork: Fork) -> Message | None:
    """The mover lacks less of what they could buy."""
    seat, _ = _seats(fork)
    price = _further(fork.after_better, fork.after_played, seat)
    if price is None:
        return None
    what, more, less = price
    args: dict[str, Arg] = {"seat": f"@{seat}", "what": what, "more": cube_list(more)}
    if not less:
        return "bj-because-affords", args
    return "bj-because-nearer", {**args, "cubes": cube_list(less)}


def _further(near: Position, far: Position, seat: int) -> tuple[str, int, int] | None:
    """The purchase for which a side lacks more cubes in one position than in the other: the one that is nearest to
    being bought. What it lacks far away, and near."""
    if OVER in (near.step, far.step):
        return None
    in_reach = {what: price for what, price, possible in purchases(near, seat) if possible}
    found: list[tuple[int, str, int, int]] = []
    for what, price, possible in purchases(far, seat):
        if not possible or what not in in_reach:
            continue
        less, more = missing(_held(near, seat), price), missing(_held(far, seat), price)
        if len(cube_list(more)) > len(cube_list(less)) <= _NEAR:
            found.append((len(cube_list(less)), what, more, less))
    if not found:
        return None
    _, what, more, less = min(found, key=lambda each: each[0])
    return what, more, less


def _track(fork: Fork) -> Message | None:
    """The marker of the publicity track stands further on."""
    seat, _ = _seats(fork)
    more = int(fork.after_better.side(seat).publicity - fork.after_played.side(seat).publicity)
    return ("bj-because-track", {"seat": f"@{seat}", "n": more}) if more > 0 else None


def _basics(fork: Fork) -> Message | None:
    """One more basic restaurant, the ground for a diner."""
    seat, _ = _seats(fork)
    more = int(fork.after_better.tokens_out(seat) - fork.after_played.tokens_out(seat))
    return ("bj-because-basic", {"seat": f"@{seat}", "n": more}) if more > 0 else None


def _cubes(fork: Fork) -> Message | None:
    seat, _ = _seats(fork)
    more = int(total(_held(fork.after_better, seat)) - total(_held(fork.after_played, seat)))
    return ("bj-because-cubes", {"seat": f"@{seat}", "n": more}) if more > 0 else None


def _held(p: Position, seat: int) -> int:
    return int(p.side(seat).store + p.side(seat).new)


__all__ = ["Fork", "compare", "points_within_reach"]
