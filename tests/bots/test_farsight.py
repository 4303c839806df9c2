"""Farsight: also planning the other side's next turn."""

import numpy as np
import pytest

from tableside.bots.burger_joint.network_bots import TURNS, taught_valuer
from tableside.bots.burger_joint.search.one_turn import Foresight, ends_of_turns, packed
from tableside.bots.burger_joint.search.two_turns import Farsight
from tableside.engine.chance import FastChance
from tableside.games.burger_joint.board_sets.reader import DEFAULT, board_set, read_set
from tableside.games.burger_joint.core.position import BETWEEN, OVER, PICK, Position
from tableside.games.burger_joint.core.turn import apply, begin_turn, carry_out, legal_mask, random_move, set_up
from tableside.games.burger_joint.notation.position_text import parse_line

BOARDS = board_set(read_set(DEFAULT))
VALUER = taught_valuer(TURNS)
NEAR = Foresight(VALUER, beam=4, narrow=2, samples=2)


def farsight(trust: float, moves: int = 3, margin: float = 1.0, draws: int = 3, most: int = 10**6) -> Farsight:
    return Farsight(VALUER, NEAR, moves=moves, margin=margin, draws=draws, beam=2, trust=trust, most=most)


def somewhere(seed: int, moves: int) -> Position:
    chance = FastChance(seed)
    p = set_up(BOARDS, chance)
    for _ in range(moves):
        apply(p, random_move(legal_mask(p), chance), chance)
    return p


@pytest.mark.parametrize("seed", range(5))
def test_without_trust_it_sees_what_foresight_sees(seed: int) -> None:
    p = somewhere(seed, 100 + seed)
    codes, values = NEAR.moves(p, FastChance(1))
    again, same = farsight(trust=0).moves(p, FastChance(1))
    assert again == codes
    assert same == pytest.approx(values, abs=1e-6)


@pytest.mark.parametrize("seed", range(5))
def test_the_same_luck_gives_the_same_answer(seed: int) -> None:
    p = somewhere(seed, 120)
    _, once = farsight(trust=0.5).moves(p, FastChance(4))
    _, twice = farsight(trust=0.5).moves(p, FastChance(4))
    assert once.tolist() == twice.tolist()
    assert 0 <= once.min() <= once.max() <= 1


def test_a_move_is_worth_what_the_replies_leave() -> None:
    """With full trust: the mean over the draws, each reply thought through by itself (BJ-3, BJ-8.1)."""
    p = parse_line("build B B 9 1/2/KYW/-/5/3K3YWN2G/-/0 0/2/GR/-/3/RW/-/0 -/-/- 7K7Y8G9R8W9N -/0/0/0/-", BOARDS)
    codes, near, ends = NEAR.outlook(p, FastChance(2))
    best = int(near.argmax())
    end = ends[best]
    assert end is not None
    assert end.step == BETWEEN
    chance = FastChance(2)
    luck = [chance.below(1 << 30) for _ in range(3)]
    _, far = farsight(trust=1.0).moves(p, FastChance(2))
    replies = []
    for seed in luck:
        q = end.copy()
        begin_turn(q, FastChance(seed))
        while q.step <= PICK:
            q = best_pick(q)
        replies.append(ends_of_turns(VALUER, [q], 2, FastChance(0))[0][0])
    assert far[best] == pytest.approx(np.mean(replies), abs=1e-4)
    assert len(codes) == len(far)


def test_where_there_is_much_to_think_through_fewer_draws_do() -> None:
    """The answer is the same as with so few draws from the start. It depends on the work done, not on the clock."""
    p = somewhere(3, 120)
    looked = VALUER.looked
    _, all_draws = farsight(trust=1.0, draws=12).moves(p, FastChance(2))
    work = VALUER.looked - looked
    _, few = farsight(trust=1.0, draws=12, most=1).moves(p, FastChance(2))
    assert VALUER.looked - looked - work < work
    assert few.tolist() != all_draws.tolist()
    _, half = farsight(trust=1.0, draws=12, most=work // 2).moves(p, FastChance(2))
    assert half.tolist() not in (few.tolist(), all_draws.tolist())


def best_pick(p: Position) -> Position:
    """The best next cube, by plain minimax over the rest of the production."""

    def settled(q: Position) -> float:
        if q.step > PICK:
            return float(VALUER.values(packed([q]))[0])
        worth = [settled(after) for after in following(q)]
        return max(worth) if q.mover == 0 else min(worth)

    best = max if p.mover == 0 else min
    return best(following(p), key=settled)


def following(p: Position) -> list[Position]:
    found = []
    for code in range(64):
        if int(legal_mask(p)) >> code & 1:
            after = p.copy()
            carry_out(after, code, FastChance(0))
            found.append(after)
    return found


def test_moves_not_looked_at_again_keep_their_distance() -> None:
    p = parse_line("build B B 9 1/2/KYW/-/5/3K3YWN2G/-/0 0/2/GR/-/3/RW/-/0 -/-/- 7K7Y8G9R8W9N -/0/0/0/-", BOARDS)
    _, near = NEAR.moves(p, FastChance(7))
    _, far = farsight(trust=1.0, moves=2).moves(p, FastChance(7))
    rest = np.argsort(-near, kind="stable")[2:]
    assert len(rest) >= 2
    shift = far[rest] - near[rest]
    assert shift == pytest.approx(np.full(len(rest), shift[0]), abs=1e-5)


def test_whole_games_stay_legal() -> None:
    far = farsight(trust=0.5, moves=2, draws=1)
    chance = FastChance(11)
    p = set_up(BOARDS, chance, 12)
    while p.step != OVER:
        codes, values = far.moves(p, chance)
        code = codes[int(values.argmax() if p.mover == 0 else values.argmin())]
        assert legal_mask(p) >> code & 1
        apply(p, code, chance)
    assert p.turn == 12 or p.winner in (0, 1)
