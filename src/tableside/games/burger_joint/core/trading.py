"""Trading and abilities (BJ-4): the active player exchanges cubes with the bag."""

from mypy_extensions import i64

from tableside.engine.chance import Chance
from tableside.games.burger_joint.core.board import CHOOSE, DRAW, EXCHANGE, ONE_FOR_ONE, TWO_FOR_ONE
from tableside.games.burger_joint.core.codes import GET, PUT, REDRAW, TO_BUILDING, TRADE, USE
from tableside.games.burger_joint.core.cubes import drawn, having, one, total
from tableside.games.burger_joint.core.position import (
    BUILDING,
    EXCHANGING,
    GETTING,
    PUTTING,
    TRADING,
    Position,
    bistro_sign,
    cube,
    cube_list,
    tell,
)


def trading_moves(p: Position) -> i64:
    """Trades, each unused ability that can work, or going on to build (BJ-4.1, BJ-4.2)."""
    side = p.side(p.active)
    moves: i64 = 1 << TO_BUILDING
    moves |= having(side.store, 3) << TRADE
    idle = side.bistros & ~p.used
    if idle:
        abilities = p.chain(p.active).abilities
        for bistro in range(len(abilities)):
            if idle >> bistro & 1 and _can_work(p, abilities[bistro]):
                moves |= 1 << (USE + bistro)
    return moves


def _can_work(p: Position, ability: i64) -> bool:
    if ability in (EXCHANGE, ONE_FOR_ONE):
        return p.side(p.active).store != 0
    if ability == TWO_FOR_ONE:
        return total(p.side(p.active).store) >= 2
    if ability in (DRAW, CHOOSE):
        return p.bag != 0  # BJ-4.3, BJ-4.5
    return False


def getting_moves(p: Position) -> i64:
    """A chosen colour must be in the bag. The cubes given are already in it (BJ-4.3)."""
    return having(p.bag, 1) << GET


def putting_moves(p: Position) -> i64:
    return having(p.side(p.active).store, 1) << PUT


def exchanging_moves(p: Position) -> i64:
    """Any number of your cubes, at least one (BJ-4.4)."""
    moves = having(p.side(p.active).store, 1) << PUT
    if p.pending > 0:
        moves |= 1 << REDRAW
    return moves


def trade(p: Position, colour: i64) -> None:
    """Three of a colour go into the bag (BJ-4.1). What comes out is chosen next."""
    price = 3 * one(colour)
    p.side(p.active).store -= price
    p.bag += price
    p.step = GETTING
    if p.events is not None:
        tell(p, "bj-log-trade", {"seat": f"@{p.active}", "cube": cube(colour)})


def use(p: Position, bistro: i64, chance: Chance) -> None:
    """Start a bistro's ability; it is used up for this turn (BJ-4.2)."""
    p.used |= 1 << bistro
    if p.events is not None:
        tell(p, "bj-log-use", {"seat": f"@{p.active}", "bistro": bistro_sign(p, p.active, bistro)})
    ability: i64 = p.chain(p.active).abilities[bistro]
    if ability == EXCHANGE:
        p.step = EXCHANGING
        p.pending = 0
    elif ability == TWO_FOR_ONE:
        p.step = PUTTING
        p.pending = 2
    elif ability == ONE_FOR_ONE:
        p.step = PUTTING
        p.pending = 1
    elif ability == CHOOSE:
        p.step = GETTING
    else:
        _draw(p, 1, chance)


def get(p: Position, colour: i64) -> None:
    """A chosen cube out of the bag, straight into the store, so it may be given again at once (BJ-4.6)."""
    p.bag -= one(colour)
    p.side(p.active).store += one(colour)
    p.step = TRADING
    if p.events is not None:
        tell(p, "bj-log-get", {"seat": f"@{p.active}", "cube": cube(colour)})


def put(p: Position, colour: i64) -> None:
    """One of the player's cubes goes into the bag for an ability."""
    p.side(p.active).store -= one(colour)
    p.bag += one(colour)
    if p.events is not None:
        tell(p, "bj-log-put", {"seat": f"@{p.active}", "cube": cube(colour)})
    if p.step == EXCHANGING:
        p.pending += 1
        return
    p.pending -= 1
    if p.pending == 0:
        p.step = GETTING


def redraw(p: Position, chance: Chance) -> None:
    """Draw as many as were put in. The same cubes may come back (BJ-4.4)."""
    number = p.pending
    p.pending = 0
    _draw(p, number, chance)


def to_building(p: Position) -> None:
    p.step = BUILDING
    if p.events is not None:
        tell(p, "bj-log-to-building", {"seat": f"@{p.active}"})


def _draw(p: Position, number: i64, chance: Chance) -> None:
    got: i64 = 0
    while number > 0:
        colour = drawn(p.bag, total(p.bag), chance)
        p.bag -= one(colour)
        got += one(colour)
        number -= 1
    p.side(p.active).store += got
    p.step = TRADING
    if p.events is not None:
        tell(p, "bj-log-redraw", {"seat": f"@{p.active}", "cubes": cube_list(got), "n": int(total(got))})
