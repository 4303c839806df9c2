"""Position check: everything that must hold in a reachable position, and the reason why a position is impossible."""

from typing import Final

from tableside.engine.errors import Arg, PositionError
from tableside.games.burger_joint.core.board import EXCHANGE, ONE_FOR_ONE, TWO_FOR_ONE
from tableside.games.burger_joint.core.cubes import COLOURS, LETTERS, count, total
from tableside.games.burger_joint.core.position import (
    BUILDING,
    DISCARDING,
    DRAWN,
    EXCHANGING,
    FIRST_PICK,
    GETTING,
    NOBODY,
    OVER,
    PICK,
    PUTTING,
    STEAL_OR_ADVANCE,
    STEALING,
    UPGRADING,
    Position,
)
from tableside.games.burger_joint.core.scoring import excess

_CHAINS: Final = ("$bj-burger", "$bj-pizza")


def check_position(p: Position) -> None:
    """PositionError names the first field that contradicts the rules, and the rule."""
    _check_cubes(p)
    for seat, name in enumerate(("burger", "pizza")):
        _check_side(p, seat, name)
    _check_turn(p)
    if (p.step == OVER) != (p.winner != NOBODY):
        raise _impossible("bj-err-line-over", "step", "BJ-6.2")
    if p.step == OVER:
        _check_end(p)
    if p.step in (FIRST_PICK, PICK):
        _check_production(p)
    elif p.step != OVER:
        _check_after_production(p)
        _check_pending(p)


def _check_cubes(p: Position) -> None:
    places = [p.bag, p.general]
    for side in (p.burger, p.pizza):
        places += [side.store, side.new, side.area]
    for colour in range(int(COLOURS)):
        found = sum(count(place, colour) for place in places)
        wanted = count(p.boards.cubes, colour)
        if found != wanted:
            everything = sum(total(place) for place in places)
            raise PositionError(
                "bj-err-line-cubes",
                {
                    "cube": f"$bj-cube-{LETTERS[colour]}",
                    "n": int(found),
                    "wanted": int(wanted),
                    "total": int(everything),
                    "where": "=bag",
                },
                rule="BJ-1.1",
            )


def _check_side(p: Position, seat: int, name: str) -> None:
    side, chain = p.side(seat), p.chain(seat)
    if side.publicity > chain.publicity_spaces:
        raise _too_many(f"{name}.publicity", int(side.publicity), int(chain.publicity_spaces), "BJ-5.3")
    if side.basics > chain.basic_spaces:
        raise _too_many(f"{name}.basics", int(side.basics), int(chain.basic_spaces), "BJ-5.5")
    if side.diners & ~chain.all_diners:
        raise _impossible("bj-err-line-diner", f"{name}.diners", "BJ-1.3")
    if side.bistros & ~chain.all_bistros:
        raise _impossible("bj-err-line-bistro", f"{name}.bistros", "BJ-1.3")
    if p.tokens_out(seat) > p.boards.tokens:
        raise _too_many(name, int(p.tokens_out(seat)), int(p.boards.tokens), "BJ-5.5")
    if p.reason != "end-points" and side.score >= p.boards.points_to_win:
        raise _too_many(f"{name}.score", int(side.score), int(p.boards.points_to_win) - 1, "BJ-6.2")


def _check_turn(p: Position) -> None:
    """Whose turn it is, and what may have been done in it so far."""
    if p.turn == 0 or 0 < p.last_turn < p.turn:
        raise _impossible("bj-err-line-pending", "turn", "BJ-9.1")
    if p.active != (p.boards.starting_chain + p.turn - 1) % 2:
        raise _not_the_turn(p)
    if p.used & ~p.side(int(p.active)).bistros:
        raise _impossible("bj-err-line-used", "memory.used", "BJ-4.2")
    if p.step in (FIRST_PICK, PICK) and p.used:
        raise _impossible("bj-err-line-pending", "memory.used", "BJ-4.2")
    least = 2 if p.step == STEAL_OR_ADVANCE else 1 if p.step == STEALING else 0
    most = 0 if p.step < BUILDING else 1 if p.step == STEALING else p.publicities
    if not least <= p.publicities <= most or (p.publicities and p.side(int(p.active)).publicity == 0):
        raise _impossible("bj-err-line-pending", "memory.publicities", "BJ-5.2")


def _not_the_turn(p: Position) -> PositionError:
    """Odd turns belong to the starting chain, even ones to the other."""
    first = int(p.boards.starting_chain)
    owner = (first + int(p.turn) - 1) % 2
    args: dict[str, Arg] = {
        "where": "=active",
        "turn": int(p.turn),
        "chain": _CHAINS[owner],
        "letter": f"={'BP'[owner]}",
        "first": _CHAINS[first],
    }
    return PositionError("bj-err-line-turn", args, rule="BJ-8.1")


def _check_end(p: Position) -> None:
    """The result must follow from what is on the table."""
    if p.reason == "end-points":
        fits, rule = p.winner == p.active and p.side(int(p.active)).score >= p.boards.points_to_win, "BJ-6.2"
    elif p.reason == "end-turn-limit":
        fits, rule = p.winner == DRAWN and p.turn == p.last_turn, "BJ-9.1"
    else:
        fits, rule = p.winner != DRAWN, "BJ-6.2"
    if not fits:
        raise _impossible("bj-err-line-over", "memory.end", rule)


def _check_production(p: Position) -> None:
    lying = total(p.general) + total(p.burger.area) + total(p.pizza.area)
    wanted = p.burger.picks + p.pizza.picks
    if lying == 0 or lying > wanted or (lying < wanted and p.bag != 0):
        raise PositionError(
            "bj-err-line-picks", {"n": int(lying), "wanted": int(wanted), "where": "=areas"}, rule="BJ-3.5"
        )
    for seat, name in enumerate(("burger", "pizza")):
        side = p.side(seat)
        if side.picks + total(side.new) != p.capacity(seat):
            raise _impossible("bj-err-line-capacity", f"{name}.picks", "BJ-3.1")
        if total(side.store) > p.boards.hand_limit:
            raise _too_many(f"{name}.store", int(total(side.store)), int(p.boards.hand_limit), "BJ-7.1")
        others = p.side(1 - seat).diners
        if side.area and (p.step == PICK or side.area & ~_lanes(int(side.diners & ~others))):
            raise _impossible("bj-err-line-area", f"areas.{name}", "BJ-3.2")
    if p.step == FIRST_PICK and p.general & _lanes(int(p.burger.diners ^ p.pizza.diners)):
        raise _impossible("bj-err-line-area", "areas.general", "BJ-3.2")
    _check_order(p)


def _check_order(p: Position) -> None:
    """The players take turns, the active one first. A player who is done is skipped (BJ-3.3, BJ-3.5)."""
    mover, other = p.side(int(p.mover)), p.side(1 - int(p.mover))
    ahead = total(mover.new) + (0 if p.mover == p.active else 1)
    if mover.picks == 0 or total(other.new) != min(ahead, p.capacity(1 - p.mover)):
        raise _impossible("bj-err-line-mover", "mover", "BJ-3.5")
    if (p.step == FIRST_PICK) != (mover.new == 0):
        raise _impossible("bj-err-line-pending", "step", "BJ-3.5")


def _check_after_production(p: Position) -> None:
    for name, side in (("burger", p.burger), ("pizza", p.pizza)):
        if side.new or side.picks or side.area or p.general:
            raise _impossible("bj-err-line-produced", name, "BJ-3.6")
    if p.step == DISCARDING:
        if excess(p, p.mover) == 0 or (p.mover != p.active and excess(p, p.active)):
            raise _impossible("bj-err-line-discard", "mover", "BJ-7.1")
    elif p.mover != p.active:
        raise _impossible("bj-err-line-mover", "mover", "BJ-4.2")


def _check_pending(p: Position) -> None:
    """What was begun must be possible to finish."""
    side, chain = p.side(int(p.active)), p.chain(int(p.active))
    used = [chain.abilities[bistro] for bistro in range(len(chain.abilities)) if p.used >> bistro & 1]
    if p.step == UPGRADING:
        fits = p.pending < len(chain.abilities) and not side.bistros >> p.pending & 1 and side.diners != 0
        rule = "BJ-5.7"
    elif p.step == PUTTING:
        fits = 1 <= p.pending <= total(side.store) and (
            (p.pending <= 2 and TWO_FOR_ONE in used) or (p.pending == 1 and ONE_FOR_ONE in used)
        )
        rule = "BJ-4.2"
    elif p.step == EXCHANGING:
        fits = EXCHANGE in used and p.pending <= total(p.bag) and (side.store != 0 or p.pending > 0)
        rule = "BJ-4.4"
    else:
        fits, rule = p.pending == 0, "BJ-4.2"
    if not fits:
        raise _impossible("bj-err-line-pending", "memory.pending", rule)
    if p.step == GETTING and p.bag == 0:
        raise _impossible("bj-err-line-pending", "bag", "BJ-4.3")
    if p.step == STEALING and p.side(1 - int(p.active)).store == 0:
        raise _impossible("bj-err-line-pending", "step", "BJ-5.2")
    if p.step == STEAL_OR_ADVANCE and side.publicity == chain.publicity_spaces:
        raise _impossible("bj-err-line-pending", "step", "BJ-5.3")


def _lanes(bits: int) -> int:
    """The lanes of some colours, all their bits set."""
    return sum(63 << (6 * colour) for colour in range(int(COLOURS)) if bits >> colour & 1)


def _impossible(id: str, where: str, rule: str) -> PositionError:
    return PositionError(id, {"where": f"={where}"}, rule=rule)


def _too_many(where: str, n: int, most: int, rule: str) -> PositionError:
    return PositionError("bj-err-line-too-many", {"where": f"={where}", "n": n, "most": most}, rule=rule)
