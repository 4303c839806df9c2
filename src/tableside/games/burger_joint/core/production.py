"""Production (BJ-3): both players take cubes that the active player drew from the bag."""

from mypy_extensions import i64

from tableside.engine.chance import Chance
from tableside.games.burger_joint.core.codes import TAKE
from tableside.games.burger_joint.core.cubes import count, drawn, having, one, total
from tableside.games.burger_joint.core.position import FIRST_PICK, PICK, TRADING, Position, cube, cube_list, tell


def priority(diners: i64, others: i64) -> i64:
    """The colours whose cubes go to a player's own area: only that player has a diner of them (BJ-3.2)."""
    return diners & ~others


def draw_cubes(p: Position, chance: Chance) -> None:
    """Draw for both capacities and lay each cube where it may be picked first (BJ-3.1, BJ-3.2).

    Both count as they are now; what is built later counts from the next draw (BJ-3.7).
    """
    burger, pizza = p.burger, p.pizza
    burger.picks = p.capacity(0)
    pizza.picks = p.capacity(1)
    burger_only = priority(burger.diners, pizza.diners)
    pizza_only = priority(pizza.diners, burger.diners)
    size = total(p.bag)
    wanted = burger.picks + pizza.picks
    nobody = wanted == 0
    while wanted > 0 and size > 0:
        colour = drawn(p.bag, size, chance)
        p.bag -= one(colour)
        size -= 1
        wanted -= 1
        if (burger_only >> colour) & 1:
            burger.area += one(colour)
        elif (pizza_only >> colour) & 1:
            pizza.area += one(colour)
        else:
            p.general += one(colour)
    if p.events is not None and nobody:
        tell(p, "bj-log-no-production", {"seat": f"@{p.active}"})
    elif p.events is not None:
        where = p.general + burger.area + pizza.area
        tell(p, "bj-log-draw", {"seat": f"@{p.active}", "cubes": cube_list(where), "n": int(total(where))})
    p.step = FIRST_PICK
    p.mover = p.active
    if p.side(p.active).picks == 0:
        p.mover = 1 - p.active
    _settle(p)


def pick_moves(p: Position) -> i64:
    """First the general or the own area; if both are empty, any cube (BJ-3.3, BJ-3.4)."""
    mine = p.general + p.side(p.mover).area
    if mine == 0:
        mine = p.side(1 - p.mover).area
    return having(mine, 1) << TAKE


def pick(p: Position, colour: i64) -> None:
    """Take a cube into the new-cubes space (BJ-3.6)."""
    side, other = p.side(p.mover), p.side(1 - p.mover)
    if count(p.general, colour) > 0:
        p.general -= one(colour)
    elif count(side.area, colour) > 0:
        side.area -= one(colour)
    else:
        other.area -= one(colour)
    side.new += one(colour)
    side.picks -= 1
    if p.events is not None:
        tell(p, "bj-log-take", {"seat": f"@{p.mover}", "cube": cube(colour)})
    if p.step == FIRST_PICK and p.mover == p.active and other.picks > 0:
        p.mover = 1 - p.mover
    elif p.step == FIRST_PICK:
        _open_areas(p)
        p.mover = p.active if p.side(p.active).picks > 0 else 1 - p.active
    elif other.picks > 0:
        p.mover = 1 - p.mover
    _settle(p)


def _open_areas(p: Position) -> None:
    """After the first picks all cubes lie in the general area (BJ-3.5)."""
    p.general += p.burger.area + p.pizza.area
    p.burger.area = 0
    p.pizza.area = 0
    p.step = PICK


def _settle(p: Position) -> None:
    """When nothing is left to take, new cubes go to the main stores and trading begins (BJ-3.5, BJ-3.6)."""
    if p.general + p.burger.area + p.pizza.area:
        return
    for seat in range(2):
        side = p.side(seat)
        side.store += side.new
        side.new = 0
        side.picks = 0
    p.mover = p.active
    p.step = TRADING
