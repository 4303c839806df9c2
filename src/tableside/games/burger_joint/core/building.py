"""Building (BJ-5): the active player buys publicity and restaurants; each price goes into the bag at once."""

from mypy_extensions import i64

from tableside.games.burger_joint.core.codes import (
    ADVANCE,
    BASIC,
    BISTRO,
    DINER,
    END_TURN,
    FROM,
    NO_STEAL,
    PUBLICITY,
    STEAL,
)
from tableside.games.burger_joint.core.cubes import covers, having, one
from tableside.games.burger_joint.core.position import (
    BUILDING,
    STEAL_OR_ADVANCE,
    STEALING,
    UPGRADING,
    Position,
    bistro_sign,
    cube,
    diner,
    tell,
)


def building_moves(p: Position) -> i64:
    """Whatever the store can pay for and the board has room for (BJ-5.1)."""
    side, chain = p.side(p.active), p.chain(p.active)
    store = side.store
    moves: i64 = 1 << END_TURN
    if covers(store, chain.publicity_price) and side.publicity < chain.publicity_spaces:  # BJ-5.3
        moves |= 1 << PUBLICITY
    if covers(store, chain.basic_price) and _room_for_basic(p):
        moves |= 1 << BASIC
    if side.basics > 0 and covers(store, chain.diner_price):  # BJ-5.6
        moves |= (chain.all_diners & ~side.diners) << DINER
    if side.diners and covers(store, chain.bistro_price):  # BJ-5.7
        moves |= (chain.all_bistros & ~side.bistros) << BISTRO
    return moves


def _room_for_basic(p: Position) -> bool:
    """A free space and a token for it (BJ-5.5)."""
    return p.side(p.active).basics < p.chain(p.active).basic_spaces and p.tokens_out(p.active) < p.boards.tokens


def stealing_moves(p: Position) -> i64:
    """The first publicity of a turn: stealing is optional (BJ-5.2)."""
    return having(p.side(1 - p.active).store, 1) << STEAL | 1 << NO_STEAL


def steal_or_advance_moves(p: Position) -> i64:
    """A further publicity: either, not both; to steal there must be a cube (BJ-5.2)."""
    return having(p.side(1 - p.active).store, 1) << STEAL | 1 << ADVANCE


def upgrading_moves(p: Position) -> i64:
    """Any owned diner may become the bistro (BJ-5.7)."""
    return p.side(p.active).diners << FROM


def _pay(p: Position, price: i64) -> None:
    p.side(p.active).store -= price
    p.bag += price


def buy_publicity(p: Position) -> None:
    """The first of a turn advances and may steal; every further one is asked which (BJ-5.2)."""
    _pay(p, p.chain(p.active).publicity_price)
    if p.events is not None:
        tell(p, "bj-log-publicity", {"seat": f"@{p.active}"})
    p.publicities += 1
    if p.publicities > 1:
        p.step = STEAL_OR_ADVANCE
        return
    _advance(p)
    if p.side(1 - p.active).store:
        p.step = STEALING


def advance(p: Position) -> None:
    _advance(p)
    p.step = BUILDING


def _advance(p: Position) -> None:
    side = p.side(p.active)
    side.publicity += 1
    if p.events is not None:
        tell(p, "bj-log-advance", {"seat": f"@{p.active}", "space": int(side.publicity)})


def steal(p: Position, colour: i64) -> None:
    """The thief chooses. The cube may be spent at once (BJ-5.2, BJ-5.4)."""
    p.side(1 - p.active).store -= one(colour)
    p.side(p.active).store += one(colour)
    p.step = BUILDING
    if p.events is not None:
        tell(p, "bj-log-steal", {"seat": f"@{p.active}", "from": f"@{1 - p.active}", "cube": cube(colour)})


def steal_nothing(p: Position) -> None:
    p.step = BUILDING
    if p.events is not None:
        tell(p, "bj-log-no-steal", {"seat": f"@{p.active}"})


def buy_basic(p: Position) -> None:
    _pay(p, p.chain(p.active).basic_price)
    side = p.side(p.active)
    side.basics += 1
    if p.events is not None:
        tell(p, "bj-log-basic", {"seat": f"@{p.active}", "space": int(side.basics)})


def buy_diner(p: Position, colour: i64) -> None:
    """The token of the lowest basic moves to the diner (BJ-5.6)."""
    _pay(p, p.chain(p.active).diner_price)
    side = p.side(p.active)
    side.basics -= 1
    side.diners |= 1 << colour
    if p.events is not None:
        tell(p, "bj-log-diner", {"seat": f"@{p.active}", "diner": diner(colour)})


def buy_bistro(p: Position, bistro: i64) -> None:
    _pay(p, p.chain(p.active).bistro_price)
    p.pending = bistro
    p.step = UPGRADING


def upgrade(p: Position, colour: i64) -> None:
    """The token of a diner moves to the bistro. Its ability works from the player's next turn (BJ-5.7, BJ-5.8)."""
    side = p.side(p.active)
    bistro = p.pending
    side.diners &= ~(1 << colour)
    side.bistros |= 1 << bistro
    p.pending = 0
    p.step = BUILDING
    if p.events is not None:
        tell(
            p,
            "bj-log-bistro",
            {"seat": f"@{p.active}", "bistro": bistro_sign(p, p.active, bistro), "diner": diner(colour)},
        )
