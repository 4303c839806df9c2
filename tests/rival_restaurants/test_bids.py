"""RR-4.1: all listed bids can be played, as text and as actions of the environments, and every bidding war ends."""

from __future__ import annotations

from contextlib import suppress

from hypothesis import given, settings
from hypothesis import strategies as st

from tableside.engine.errors import IllegalMove, MoveError
from tableside.envs.rival_restaurants.action_codec import codes
from tableside.envs.rival_restaurants.actions import CODES
from tableside.games.rival_restaurants.core import machine
from tableside.games.rival_restaurants.core.model.context import Context
from tableside.games.rival_restaurants.core.model.moves import BID, arg_a, arg_b, kind_of
from tableside.games.rival_restaurants.core.phases.auction import MOST_GARBAGE, current_war
from tests.rival_restaurants.scene import Scene

PURSES = st.lists(st.integers(3, 9), min_size=2, max_size=4)


def war(hundreds: list[int]) -> Scene:
    """Everybody claims the alien goo of the Mystery Mart (list price $300)."""
    scene = Scene(len(hundreds), chefs=("gohan-sushido", "kim-chi", "biff-brobeque", "pork-knuckles"))
    for seat, money in enumerate(hundreds):
        scene.money(seat, 100 * money)
    return scene.bins("mystery-mart", "alien-goo").market(
        *["mystery-mart"] * len(hundreds), claims=(1,) * len(hundreds)
    )


def accepted(scene: Scene, seat: int, move: str) -> bool:
    with suppress(MoveError):
        scene.state.check(seat, move)
        return True
    return False


def listed(scene: Scene, seat: int) -> dict[int, list[int]]:
    """The garbage that is listed for each sum."""
    found: dict[int, list[int]] = {}
    for move in scene.legal(seat, "bid"):
        _, money, *garbage = move.split()
        found.setdefault(int(money), []).append(int(garbage[0]) if garbage else 0)
    return found


def agree(scene: Scene, seat: int) -> None:
    """The legal bids are the listed ones. Garbage goes from the listed minimum up to the limit."""
    sums = listed(scene, seat)
    for money in range(0, scene.purse(seat) + 300, 100):
        garbage = sums.get(money, [])
        least = min(garbage, default=0)
        assert garbage in ([], [least], [least, least + 1])
        for extra in (0, 1, 2, 3, 5, MOST_GARBAGE - 1, MOST_GARBAGE, MOST_GARBAGE + 1, 999):
            allowed = extra in garbage or (len(garbage) == 2 and least <= extra <= MOST_GARBAGE)
            assert accepted(scene, seat, f"bid {money} {extra}") == allowed, (money, extra)
    for move in scene.state.legal_moves(seat):
        assert accepted(scene, seat, move), move
    by_code = codes(scene.town, seat)
    for number in by_code.values():
        machine.check(scene.town, seat, number)
        if kind_of(number) == BID:
            assert arg_b(number) in sums[100 * arg_a(number)]
    if sums:
        cheapest = by_code[CODES["bid", 0]]
        assert (100 * arg_a(cheapest), arg_b(cheapest)) == min((money, min(extra)) for money, extra in sums.items())


@settings(max_examples=60, deadline=None)
@given(PURSES, st.lists(st.tuples(st.integers(0, 3), st.integers(0, 40), st.integers(0, 60)), max_size=25))
def test_what_is_listed_is_what_may_be_bid(purses: list[int], acts: list[tuple[int, int, int]]) -> None:
    """RR-4.1, RR-4.1a: at every moment of a war, whatever was bid before."""
    scene = war(purses)
    for who, what, garbage in acts:
        if not scene.town.wars:
            break
        seat = who % scene.town.seats
        if current_war(scene.town, seat) is None:
            continue
        agree(scene, seat)
        moves = scene.legal(seat, "bid") or scene.legal(seat, "stand")
        if not moves:
            continue
        move = moves[what % len(moves)]
        with suppress(IllegalMove):  # more garbage than is listed, if that is allowed
            move_with_garbage = " ".join([*move.split()[:2], str(garbage)])
            if move.startswith("bid"):
                scene.state.check(seat, move_with_garbage)
                move = move_with_garbage
        scene.play(seat, move)
        for fight in scene.town.wars:
            assert max(fight.extra) <= MOST_GARBAGE


@settings(max_examples=60, deadline=None)
@given(PURSES)
def test_always_bidding_the_least_ends(purses: list[int]) -> None:
    """RR-4.1: by text …"""
    scene = war(purses)
    played = 0
    while scene.town.wars:
        for seat in range(scene.town.seats):
            moves = scene.legal(seat, "bid") or scene.legal(seat, "stand")
            if moves:
                scene.play(seat, moves[0])
                played += 1
        assert played < 4 * (MOST_GARBAGE + 12), "this war does not end"
    assert max(scene.town.garbage) <= MOST_GARBAGE


@settings(max_examples=60, deadline=None)
@given(PURSES, st.integers(0, 19))
def test_always_bidding_the_same_step_ends(purses: list[int], step: int) -> None:
    """RR-4.1: … and by the environments' numbers; the last step is the highest bid."""
    scene = war(purses)
    context = Context(scene.luck, False)
    played = 0
    while scene.town.wars:
        for seat in range(scene.town.seats):
            by_code = codes(scene.town, seat)
            move = by_code.get(CODES["bid", step], by_code.get(CODES["bid", 0], by_code.get(CODES["stand",])))
            if move is not None and scene.town.wars:
                before = current_war(scene.town, seat)
                assert before is not None
                before = before.copy()
                machine.play(scene.town, context, seat, move)
                after = current_war(scene.town, seat)
                if kind_of(move) == BID and after is not None:
                    raised = (after.bids[seat], after.extra[seat]) > (before.bids[seat], before.extra[seat])
                    assert raised, "a bid never counts as less than the one before"
                played += 1
        assert played < 4 * (MOST_GARBAGE + 12), "this war does not end"
    assert max(scene.town.garbage) <= MOST_GARBAGE
