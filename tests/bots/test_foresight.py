"""Foresight: planning a whole turn, and what a bot may imagine about a position."""

import itertools

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tableside.bots import Ask, bot_names, make_bot
from tableside.bots.burger_joint.network_bots import TURNS, taught_valuer
from tableside.bots.burger_joint.search.one_turn import Foresight
from tableside.bots.burger_joint.search.successors import Picks, asks_chance, branch
from tableside.engine.chance import FastChance, ScriptedChance
from tableside.engine.errors import ChanceError
from tableside.games.burger_joint.board_sets.reader import DEFAULT, board_set, read_set
from tableside.games.burger_joint.core.codes import CODES
from tableside.games.burger_joint.core.position import OVER, PICK, Position
from tableside.games.burger_joint.core.turn import apply, carry_out, legal_mask, random_move, set_up
from tableside.games.burger_joint.notation.moves import TOKENS, code_of
from tableside.games.burger_joint.notation.position_text import format_line, parse_line
from tableside.games.burger_joint.state import BurgerJointState

BOARDS = board_set(read_set(DEFAULT))
NOBODY = ScriptedChance([])


def somewhere(seed: int, moves: int) -> Position:
    """A position that is reached by random play."""
    chance = FastChance(seed)
    p = set_up(BOARDS, chance)
    for _ in range(moves):
        if p.step == OVER:
            break
        apply(p, random_move(legal_mask(p), chance), chance)
    return p


@given(st.integers(0, 10**6), st.integers(0, 900), st.integers(0, 1), st.integers(0, 10**6))
@settings(max_examples=60, deadline=None)
def test_what_is_imagined_looks_like_what_is_seen(seed: int, moves: int, seat: int, other: int) -> None:
    """BJ-3.8: a determinised state is another object, but shows the seat the same table and offers the same moves."""
    state = BurgerJointState(somewhere(seed, moves))
    line = state.line
    imagined = Ask(state, seat).determinise(FastChance(other))
    assert imagined.view_json(seat) == state.view_json(seat)
    assert imagined.legal_moves(seat) == state.legal_moves(seat)
    if asked := imagined.asked():
        imagined.play(asked[0], imagined.legal_moves(asked[0])[0], FastChance(1))
    assert format_line(state.position) == line


@given(st.integers(0, 10**6), st.integers(0, 900))
@settings(max_examples=40, deadline=None)
def test_a_move_that_asks_chance_is_known_beforehand(seed: int, moves: int) -> None:
    """BJ-4.4, BJ-4.5: only the exchange and ability C draw cubes within a turn."""
    p = somewhere(seed, moves)
    for code in range(int(CODES)):
        if legal_mask(p) >> code & 1:
            after = p.copy()
            if asks_chance(p, code):
                with pytest.raises(ChanceError):
                    carry_out(after, code, NOBODY)
            else:
                carry_out(after, code, NOBODY)


def test_branches_are_the_legal_moves_each_once() -> None:
    for seed in range(8):
        p = somewhere(seed, 150)
        if p.step == OVER:
            continue
        mask = int(legal_mask(p))
        quiet = [code for code in range(int(CODES)) if mask >> code & 1 and not asks_chance(p, code)]
        found = branch([p, p], [0, 1], NOBODY)
        lines = set()
        for code in quiet:
            after = p.copy()
            carry_out(after, code, NOBODY)
            lines.add(_key(after))
        for root in range(2):
            mine = [q for q, owner in zip(found.positions, found.roots, strict=True) if owner == root and q is not p]
            assert {_key(q) for q in mine} == lines
            assert len(mine) == len(lines)


def _key(p: Position) -> tuple[int, ...]:
    sides = [(s.store, s.new, s.publicity, s.basics, s.diners, s.bistros) for s in (p.burger, p.pizza)]
    return tuple(map(int, itertools.chain(*sides, (p.step, p.mover, p.used, p.pending, p.publicities))))


def test_production_is_solved_as_by_trying_everything() -> None:
    """BJ-3.3 to BJ-3.5: both sides take their best cube. Compared with plain minimax, where each end has
    its own value."""

    def worth(p: Position) -> float:
        return (int(p.burger.store) * 7919 + int(p.pizza.store) * 104729) % 1009 / 1009

    def minimax(p: Position) -> float:
        if p.step > PICK:
            return worth(p)
        values = []
        for code in range(int(CODES)):
            if legal_mask(p) >> code & 1:
                after = p.copy()
                carry_out(after, code, NOBODY)
                values.append(minimax(after))
        return max(values) if p.mover == 0 else min(values)

    for seed in range(12):
        p = set_up(BOARDS, FastChance(seed))
        picks = Picks(p, NOBODY)
        arrives = picks.settle([worth(end) for end in picks.ends])
        for code, end in zip(picks.codes, arrives, strict=True):
            after = p.copy()
            carry_out(after, code, NOBODY)
            assert worth(picks.ends[end]) == minimax(after), TOKENS[code]


def test_a_wide_beam_finds_the_best_end_of_the_turn() -> None:
    """Compared with trying every order of purchases (BJ-5.1)."""
    p = parse_line("build B B 9 1/2/KYW/-/5/3K3YWN2G/-/0 0/2/GR/-/3/RW/-/0 -/-/- 7K7Y8G9R8W9N -/0/0/0/-", BOARDS)
    valuer = taught_valuer(TURNS)

    def best(q: Position) -> float:
        if q.step not in range(int(PICK) + 1, int(OVER)) or q.mover != 0:
            return valuer.value(q)
        values = []
        for code in range(int(CODES)):
            if legal_mask(q) >> code & 1:
                after = q.copy()
                carry_out(after, code, NOBODY)
                values.append(best(after))
        return max(values)

    codes, values = Foresight(valuer, beam=1000, narrow=1000, samples=1).moves(p, NOBODY)
    for code, value in zip(codes, values, strict=True):
        after = p.copy()
        carry_out(after, code, NOBODY)
        assert value == pytest.approx(best(after), abs=1e-5), TOKENS[code]


def test_the_master_weighs_every_legal_move() -> None:
    for seed in range(6):
        state = BurgerJointState(somewhere(seed, 60 + seed))
        for seat in range(2):
            ask = Ask(state, seat)
            weighed = make_bot("burger-joint", "master", 1).weigh(ask)
            assert sorted(weighed) == sorted(ask.moves)
            assert all(0 <= chance <= 1 for chance in weighed.values())


def test_the_master_plays_what_it_weighs_highest() -> None:
    for seed in range(6):
        state = BurgerJointState(somewhere(seed, 40 + 7 * seed))
        ask = Ask(state, state.asked()[0])
        if not any(asks_chance(state.position, code_of(move)) for move in ask.moves):
            weighed = make_bot("burger-joint", "master", 1).weigh(ask)
            assert weighed[make_bot("burger-joint", "master", 1).choose(ask)] == max(weighed.values())


def test_a_won_game_weighs_one() -> None:
    """BJ-6.2"""
    line = "build B B 31 6/2/KYWN/DF/11/KYWN/-/0 6/2/GRWN/DF/11/GRWN/-/0 -/-/- 9K9Y9G9R8W8N -/0/0/0/-"
    weighed = make_bot("burger-joint", "master").weigh(Ask(BurgerJointState(parse_line(line, BOARDS)), 0))
    assert weighed["dG"] == weighed["dR"] == 1.0
    assert weighed["end"] < 0.9


def test_bots_that_cannot_tell_say_nothing() -> None:
    state = BurgerJointState(somewhere(1, 10))
    for name in ("random", "greedy"):
        assert make_bot("burger-joint", name).weigh(Ask(state, 0)) == {}


@pytest.mark.once
def test_no_level_ever_plays_an_illegal_move() -> None:
    """Each level is asked again and again in random games, where every step comes up."""
    bots = [make_bot("burger-joint", name, 5) for name in bot_names("burger-joint")]
    steps = set()
    for seed in range(8):
        chance = FastChance(seed)
        p = set_up(BOARDS, chance)
        asked = 0
        while p.step != OVER:
            if legal_mask(p) & (legal_mask(p) - 1):
                asked += 1
                if asked % 160 == seed or int(p.step) not in steps:
                    steps.add(int(p.step))
                    for bot in bots:
                        assert legal_mask(p) >> bot.code(p) & 1  # type: ignore[attr-defined]
            apply(p, random_move(legal_mask(p), chance), chance)
    assert len(steps) >= 9
    assert np.isfinite(taught_valuer(TURNS).value(p))
