"""Turn: set-up (BJ-2), the order of the phases and of the turns (BJ-8), and which moves are legal now."""

from mypy_extensions import i64

from tableside.engine.chance import Chance
from tableside.engine.events import Event
from tableside.games.burger_joint.core.board import BoardSet
from tableside.games.burger_joint.core.building import (
    advance,
    building_moves,
    buy_basic,
    buy_bistro,
    buy_diner,
    buy_publicity,
    steal,
    steal_nothing,
    steal_or_advance_moves,
    stealing_moves,
    upgrade,
    upgrading_moves,
)
from tableside.games.burger_joint.core.codes import (
    ADVANCE,
    BASIC,
    BISTRO,
    DINER,
    END_TURN,
    FROM,
    GET,
    NO_STEAL,
    PUBLICITY,
    PUT,
    REDRAW,
    STEAL,
    TAKE,
    TO_BUILDING,
    TRADE,
    USE,
)
from tableside.games.burger_joint.core.cubes import bits_in
from tableside.games.burger_joint.core.position import (
    BETWEEN,
    BUILDING,
    DISCARDING,
    DRAWN,
    EXCHANGING,
    GETTING,
    OVER,
    PICK,
    PUTTING,
    STEAL_OR_ADVANCE,
    STEALING,
    TRADING,
    UPGRADING,
    Position,
    tell,
)
from tableside.games.burger_joint.core.production import draw_cubes, pick, pick_moves
from tableside.games.burger_joint.core.scoring import ask_for_discards, discard, discarding_moves, finish, points, score
from tableside.games.burger_joint.core.trading import (
    exchanging_moves,
    get,
    getting_moves,
    put,
    putting_moves,
    redraw,
    to_building,
    trade,
    trading_moves,
    use,
)


def laid_out(boards: BoardSet) -> Position:
    """All cubes in the bag, the starting buildings on the boards, the scores they are worth (BJ-2.1)."""
    p = Position(boards)
    p.bag = boards.cubes
    p.active = boards.starting_chain
    for seat in range(2):
        side, chain = p.side(seat), p.chain(seat)
        side.basics = chain.start_basics
        side.diners = chain.start_diners
        side.bistros = chain.start_bistros
        side.score = points(p, seat)
    return p


def set_up(boards: BoardSet, chance: Chance, last_turn: i64 = 0, events: list[Event] | None = None) -> Position:
    """The table laid out and the first production drawn."""
    p = laid_out(boards)
    p.events = events
    p.last_turn = last_turn
    begin_turn(p, chance)
    return p


def begin_turn(p: Position, chance: Chance) -> None:
    p.turn += 1
    p.used = 0
    p.publicities = 0
    p.pending = 0
    if p.events is not None:
        tell(p, "bj-log-turn", {"seat": f"@{p.active}", "turn": int(p.turn)})
    draw_cubes(p, chance)


def legal_mask(p: Position) -> i64:
    """All legal moves of the mover, a bit for each code."""
    step = p.step
    if step <= PICK:
        return pick_moves(p)
    if step == TRADING:
        return trading_moves(p)
    if step == BUILDING:
        return building_moves(p)
    if step == GETTING:
        return getting_moves(p)
    if step == PUTTING:
        return putting_moves(p)
    if step == EXCHANGING:
        return exchanging_moves(p)
    if step == STEALING:
        return stealing_moves(p)
    if step == STEAL_OR_ADVANCE:
        return steal_or_advance_moves(p)
    if step == UPGRADING:
        return upgrading_moves(p)
    if step == DISCARDING:
        return discarding_moves(p)
    return 0


def apply(p: Position, code: i64, chance: Chance) -> None:
    """Play a legal move. Whether it is legal is not checked again."""
    carry_out(p, code, chance)
    if p.step == BETWEEN:
        begin_turn(p, chance)


def carry_out(p: Position, code: i64, chance: Chance) -> None:
    """Play a legal move without the next turn's draw, for bots that rate it before the draw."""
    if code < TRADE:
        pick(p, code - TAKE)
    elif code <= TO_BUILDING:
        _apply_trading(p, code, chance)
    elif code < END_TURN:
        _apply_building(p, code)
    else:
        score(p)
        _close_turn(p)


def _apply_trading(p: Position, code: i64, chance: Chance) -> None:
    if code == TO_BUILDING:
        to_building(p)
    elif code < GET:
        trade(p, code - TRADE)
    elif code < PUT:
        get(p, code - GET)
    elif code >= USE:
        use(p, code - USE, chance)
    elif code == REDRAW:
        redraw(p, chance)
    elif p.step == DISCARDING:
        discard(p, code - PUT)
        _close_turn(p)
    else:
        put(p, code - PUT)


def _apply_building(p: Position, code: i64) -> None:
    if code == BASIC:
        buy_basic(p)
    elif code == PUBLICITY:
        buy_publicity(p)
    elif code == ADVANCE:
        advance(p)
    elif code == NO_STEAL:
        steal_nothing(p)
    elif code < NO_STEAL:
        steal(p, code - STEAL)
    elif code < BISTRO:
        buy_diner(p, code - DINER)
    elif code < FROM:
        buy_bistro(p, code - BISTRO)
    else:
        upgrade(p, code - FROM)


def _close_turn(p: Position) -> None:
    """Discards, unless the game is won, then the other chain's turn (BJ-7, BJ-8.1)."""
    if p.step == OVER or ask_for_discards(p):
        return
    if p.turn == p.last_turn:
        finish(p, DRAWN, "end-turn-limit")  # BJ-9.1
        return
    p.active = 1 - p.active
    p.mover = p.active
    p.step = BETWEEN


def random_move(mask: i64, chance: Chance) -> i64:
    """One of the moves in a mask, each equally likely."""
    skip = chance.below(bits_in(mask))
    while skip > 0:
        mask &= mask - 1
        skip -= 1
    return lowest(mask)


def lowest(mask: i64) -> i64:
    """The number of the lowest set bit."""
    place: i64 = 0
    if mask & 0xFFFFFFFF == 0:
        mask >>= 32
        place += 32
    if mask & 0xFFFF == 0:
        mask >>= 16
        place += 16
    if mask & 0xFF == 0:
        mask >>= 8
        place += 8
    if mask & 0xF == 0:
        mask >>= 4
        place += 4
    if mask & 3 == 0:
        mask >>= 2
        place += 2
    if mask & 1 == 0:
        place += 1
    return place


def play_out(p: Position, chance: Chance, most: i64) -> i64:
    """Play random moves to the end, or so many; returns how many."""
    played: i64 = 0
    while p.step != OVER and played < most:
        apply(p, random_move(legal_mask(p), chance), chance)
        played += 1
    return played
