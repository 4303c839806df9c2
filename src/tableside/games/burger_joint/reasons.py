"""Reasons: why a move is not legal, in words with the rule. Only used after the rules have said no."""

from functools import lru_cache

from tableside.engine.errors import Arg, IllegalMove
from tableside.games.burger_joint.core import codes
from tableside.games.burger_joint.core.board import CHOOSE, DRAW, NO_ABILITY, TWO_FOR_ONE
from tableside.games.burger_joint.core.cubes import COLOURS, count, having, one
from tableside.games.burger_joint.core.position import (
    BISTROS,
    DISCARDING,
    OVER,
    STEPS,
    Position,
    bistro_sign,
    cube,
    cube_list,
    diner,
)
from tableside.games.burger_joint.notation.move_table import KIND_OF


@lru_cache(maxsize=4096)
def missing(store: int, price: int) -> int:
    """The cubes that a store lacks for a price."""
    lack = 0
    for colour in range(int(COLOURS)):
        lack += max(0, count(price, colour) - count(store, colour)) * one(colour)
    return lack


def why_not(p: Position, seat: int, code: int) -> IllegalMove:
    """The reason why this seat may not play this move now."""
    if p.step == OVER:
        return IllegalMove("err-game-over", {})
    if seat != p.mover:
        return IllegalMove("err-not-your-move", {"seat": f"@{p.mover}"}, rule="BJ-8.1")
    if p.step not in KIND_OF[code].steps:
        return IllegalMove("bj-err-not-now", {"step": f"$bj-step-{STEPS[p.step]}"}, rule=KIND_OF[code].rule)
    if code < codes.TRADE:
        return _no_take(p, code)
    if code < codes.PUBLICITY:
        return _no_trade(p, code)
    return no_purchase(p, seat, code) or _no_such_choice(p, code)


def _no_take(p: Position, colour: int) -> IllegalMove:
    if having(p.side(1 - p.mover).area, 1) >> colour & 1:
        return IllegalMove("bj-err-take-reserved", {"cube": cube(colour), "seat": f"@{1 - p.mover}"}, rule="BJ-3.3")
    return IllegalMove("bj-err-take-none", {"cube": cube(colour)}, rule="BJ-3.3")


def _no_trade(p: Position, code: int) -> IllegalMove:
    store = p.side(p.mover).store
    if code < codes.GET:
        colour = code - codes.TRADE
        args: dict[str, Arg] = {"cube": cube(colour), "n": int(count(store, colour))}
        return IllegalMove("bj-err-trade-three", args, rule="BJ-4.1")
    if code < codes.PUT:
        return IllegalMove("bj-err-get-none", {"cube": cube(code - codes.GET)}, rule="BJ-4.3")
    if code < codes.REDRAW:
        rule = "BJ-7.1" if p.step == DISCARDING else "BJ-4.2"
        return IllegalMove("bj-err-put-none", {"cube": cube(code - codes.PUT)}, rule=rule)
    if code == codes.REDRAW:
        return IllegalMove("bj-err-exchange-none", {}, rule="BJ-4.4")
    return no_ability(p, p.mover, code - codes.USE) or IllegalMove("bj-err-no-move", {"move": "=?"})


def no_ability(p: Position, seat: int, bistro: int) -> IllegalMove | None:
    """Why a bistro's ability cannot be used, or None if nothing prevents it."""
    side, chain = p.side(seat), p.chain(seat)
    if not chain.all_bistros >> bistro & 1:
        return _no_such_bistro(bistro)
    sign: dict[str, Arg] = {"bistro": bistro_sign(p, seat, bistro)}
    if not side.bistros >> bistro & 1:
        return IllegalMove("bj-err-bistro-not-built", sign, rule="BJ-4.2")
    ability = chain.abilities[bistro]
    if ability == NO_ABILITY:
        return IllegalMove("bj-err-no-ability", sign, rule="BJ-1.3")
    if p.used >> bistro & 1 and seat == p.active:
        return IllegalMove("bj-err-ability-used", sign, rule="BJ-4.2")
    if ability in (DRAW, CHOOSE):
        return IllegalMove("bj-err-bag-empty", {}, rule="BJ-4.5") if p.bag == 0 else None
    needed = 2 if ability == TWO_FOR_ONE else 1
    if sum(count(side.store, colour) for colour in range(int(COLOURS))) < needed:
        return IllegalMove("bj-err-ability-cubes", {**sign, "n": needed}, rule="BJ-4.2")
    return None


def no_purchase(p: Position, seat: int, code: int) -> IllegalMove | None:
    """Why something cannot be bought, or None if nothing prevents it. The phase is not considered."""
    if code == codes.PUBLICITY:
        return _no_publicity(p, seat)
    if code == codes.BASIC:
        return _no_basic(p, seat)
    if codes.DINER <= code < codes.BISTRO:
        return _no_diner(p, seat, code - codes.DINER)
    if codes.BISTRO <= code < codes.FROM:
        return _no_bistro(p, seat, code - codes.BISTRO)
    return None


def _no_publicity(p: Position, seat: int) -> IllegalMove | None:
    if p.side(seat).publicity >= p.chain(seat).publicity_spaces:
        return IllegalMove("bj-err-publicity-last", {}, rule="BJ-5.3")
    return _too_poor(p, seat, p.chain(seat).publicity_price, "BJ-5.2")


def _no_basic(p: Position, seat: int) -> IllegalMove | None:
    if p.side(seat).basics >= p.chain(seat).basic_spaces:
        return IllegalMove("bj-err-basic-space", {}, rule="BJ-5.5")
    if p.tokens_out(seat) >= p.boards.tokens:
        return IllegalMove("bj-err-tokens", {"n": int(p.boards.tokens)}, rule="BJ-5.5")
    return _too_poor(p, seat, p.chain(seat).basic_price, "BJ-5.1")


def _no_diner(p: Position, seat: int, colour: int) -> IllegalMove | None:
    side, chain = p.side(seat), p.chain(seat)
    if not chain.all_diners >> colour & 1:
        return IllegalMove("bj-err-no-such-diner", {"diner": diner(colour)}, rule="BJ-9.1")
    if side.diners >> colour & 1:
        return IllegalMove("bj-err-diner-owned", {"diner": diner(colour)}, rule="BJ-5.6")
    if side.basics == 0:
        return IllegalMove("bj-err-diner-basic", {}, rule="BJ-5.6")
    return _too_poor(p, seat, chain.diner_price, "BJ-5.1")


def _no_bistro(p: Position, seat: int, bistro: int) -> IllegalMove | None:
    side, chain = p.side(seat), p.chain(seat)
    if not chain.all_bistros >> bistro & 1:
        return _no_such_bistro(bistro)
    if side.bistros >> bistro & 1:
        return IllegalMove("bj-err-bistro-built", {"bistro": bistro_sign(p, seat, bistro)}, rule="BJ-5.7")
    if side.diners == 0:
        return IllegalMove("bj-err-bistro-diner", {}, rule="BJ-5.7")
    return _too_poor(p, seat, chain.bistro_price, "BJ-5.1")


def _no_such_bistro(bistro: int) -> IllegalMove:
    return IllegalMove("bj-err-no-such-bistro", {"letter": f"={BISTROS[bistro]}"}, rule="BJ-9.1")


def _too_poor(p: Position, seat: int, price: int, rule: str) -> IllegalMove | None:
    lack = missing(int(p.side(seat).store), int(price))
    if lack == 0:
        return None
    return IllegalMove("bj-err-missing", {"cubes": cube_list(lack)}, rule=rule)


def _no_such_choice(p: Position, code: int) -> IllegalMove:
    """The remaining cases: a cube to steal or a diner to upgrade that is not there."""
    if codes.STEAL <= code < codes.NO_STEAL:
        args: dict[str, Arg] = {"cube": cube(code - codes.STEAL), "seat": f"@{1 - p.active}"}
        return IllegalMove("bj-err-steal-none", args, rule="BJ-5.2")
    return IllegalMove("bj-err-from-none", {"diner": diner(code - codes.FROM)}, rule="BJ-5.7")
