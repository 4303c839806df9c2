"""Properties of Burger Joint that hold in every position of every set, tested by random play."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tableside.engine.chance import FastChance, NotedChance, ScriptedChance, SealedChance, seed_from
from tableside.engine.errors import IllegalMove, InvalidMove, MoveError, PositionError
from tableside.engine.game import game_of
from tableside.games.burger_joint.core.cubes import MOST, bits_in, count, covers, having, one, total
from tableside.games.burger_joint.core.position import Position
from tableside.games.burger_joint.core.turn import legal_mask, lowest, play_out, random_move
from tableside.games.burger_joint.notation.cube_text import format_cubes, parse_cubes
from tableside.games.burger_joint.notation.moves import TOKENS, code_of, tokens_in
from tableside.games.burger_joint.notation.position_text import format_line, parse_line
from tableside.games.burger_joint.state import BurgerJointState
from tests.burger_joint.strategies import SEEDS, contents, positions
from tests.burger_joint.table import CLASSIC

GAME = game_of("burger-joint")
HANDS = st.lists(st.integers(0, MOST), min_size=6, max_size=6)


def packed(hand: list[int]) -> int:
    return sum(number * int(one(colour)) for colour, number in enumerate(hand))


# A hand of cubes as one number


@given(HANDS, HANDS)
def test_a_packed_hand_counts_like_a_list(hand: list[int], price: list[int]) -> None:
    cubes = packed(hand)
    assert [count(cubes, colour) for colour in range(6)] == hand
    assert total(cubes) == sum(hand)
    assert covers(cubes, packed(price)) == all(have >= need for have, need in zip(hand, price, strict=True))


@given(HANDS, st.integers(1, 31))
def test_colours_of_which_there_are_enough(hand: list[int], least: int) -> None:
    expected = sum(1 << colour for colour, number in enumerate(hand) if number >= least)
    assert having(packed(hand), least) == expected


@given(HANDS)
def test_cubes_as_text_and_back(hand: list[int]) -> None:
    assert parse_cubes(format_cubes(packed(hand))) == packed(hand)


@given(st.lists(st.tuples(st.integers(0, 5), st.sampled_from("KYGRWN")), min_size=1, max_size=6))
def test_cube_letters_may_repeat_and_come_in_any_order(parts: list[tuple[int, str]]) -> None:
    text = "".join(f"{number or ''}{letter}" for number, letter in parts)
    hand = [sum(number or 1 for number, letter in parts if letter == wanted) for wanted in "KYGRWN"]
    assert parse_cubes(text) == packed(hand)


@pytest.mark.parametrize("text", ["", "k", "0K", "K-", "--", "X", "32K", "31KK", "100K", "K 2Y", "٣K", "-K", "3", "K3"])
def test_other_text_is_no_cubes(text: str) -> None:
    assert parse_cubes(text) is None


@given(st.integers(1, 2**61 - 1), SEEDS)
def test_masks(mask: int, seed: int) -> None:
    assert bits_in(mask) == mask.bit_count()
    assert lowest(mask) == (mask & -mask).bit_length() - 1
    assert mask >> random_move(mask, FastChance(seed)) & 1


def test_a_random_move_is_any_of_the_mask() -> None:
    mask = 1 << 60 | 1 << 31 | 1 << 32 | 1
    assert {random_move(mask, ScriptedChance([n])) for n in range(4)} == {0, 31, 32, 60}


# Notation


def test_each_of_the_61_moves_has_one_spelling() -> None:
    assert len(TOKENS) == len({token.lower() for token in TOKENS}) == 61
    assert [code_of(token) for token in TOKENS] == list(range(61))


@given(st.integers(0, 2**61 - 1))
def test_masks_as_moves_and_back(mask: int) -> None:
    assert sum(1 << code_of(token) for token in tokens_in(mask)) == mask


@given(st.sampled_from(TOKENS), st.text(" \t\n", max_size=3), st.booleans())
def test_case_and_blanks_do_not_matter_but_the_record_has_one_spelling(token: str, blank: str, upper: bool) -> None:
    spelled = blank + (token.upper() if upper else token.lower()) + blank
    state = BurgerJointState(Position(CLASSIC))
    assert state.canonical(0, spelled) == token


@given(st.text(max_size=8))
def test_any_other_text_is_no_move(text: str) -> None:
    assume(text.strip().lower() not in {token.lower() for token in TOKENS})
    with pytest.raises(InvalidMove) as error:
        code_of(text)
    assert error.value.id == "bj-err-no-move"


# Positions


@given(positions())
def test_a_line_and_back(position: Position) -> None:
    """Every position reached by play is possible, and its line describes it completely."""
    line = format_line(position)
    again = parse_line(line, position.boards)
    assert format_line(again) == line
    assert legal_mask(again) == legal_mask(position)


@given(
    positions(), st.integers(0, 40), st.sampled_from(["-", "0", "1", "2", "3", "6", "K", "2K", "KY", "A", "AE", "B"])
)
@settings(max_examples=300)
def test_a_changed_line_is_refused_or_can_be_played(position: Position, place: int, other: str) -> None:
    """If any part of a line is replaced, there is a PositionError that names the field, or a playable position."""
    parts = re.split(r"([ /])", format_line(position))
    parts[2 * (place % (len(parts) // 2 + 1))] = other
    try:
        changed = parse_line("".join(parts), position.boards)
    except PositionError as error:
        named = error.arguments
    else:
        state = BurgerJointState(changed)
        assert bool(state.asked()) == (state.outcome() is None)
        play_out(changed, FastChance(place), 40)
        parse_line(format_line(changed), position.boards)
        return
    assert "where" in named


@given(positions(), SEEDS)
def test_the_legal_list_is_exactly_what_play_accepts(position: Position, seed: int) -> None:
    """All 61 moves, for both seats. A refusal names a reason and its rule, and changes nothing."""
    state = BurgerJointState(position)
    before = state.dump()
    for seat in (0, 1):
        legal = state.legal_moves(seat)
        assert legal == [token for token in TOKENS if token in legal]
        for token in TOKENS:
            if token in legal:
                state.check(seat, token)
                state.copy().play(seat, token, FastChance(seed))
                continue
            for attempt in (
                lambda t=token, s=seat: state.check(s, t),
                lambda t=token, s=seat: state.play(s, t, FastChance(0)),
            ):
                with pytest.raises(IllegalMove) as refusal:
                    attempt()
                assert refusal.value.rule.startswith("BJ-") or refusal.value.id == "err-game-over"
            assert state.dump() == before
    assert bool(state.legal_moves(int(position.mover))) == (state.outcome() is None)


@given(positions(), SEEDS)
def test_a_copy_is_independent(position: Position, seed: int) -> None:
    state = BurgerJointState(position)
    assume(state.asked())
    before, seat = state.dump(), state.asked()[0]
    twin = state.copy()
    assert twin.dump() == before
    twin.play(seat, state.legal_moves(seat)[seed % len(state.legal_moves(seat))], FastChance(seed))
    assert state.dump() == before
    assert twin.dump() != before
    assert state.determinise(seat, FastChance(seed)).dump() == before  # nothing is hidden (BJ-3.6, BJ-3.8)


@given(contents(), SEEDS, st.integers(0, 300))
@settings(max_examples=40)
def test_a_saved_state_goes_on_alike(content: dict[str, Any], seed: int, moves: int) -> None:
    """Dump, convert to JSON and restore. Then the same moves with the same chance lead to the same digests."""
    options = GAME.recorded({"set": content, "last_turn": 30})
    chance = FastChance(seed)
    state = GAME.start(options, 2, chance)
    for _ in range(moves):
        if not state.asked():
            break
        state.play(state.asked()[0], state.legal_moves(state.asked()[0])[0], chance)
    saved = json.loads(json.dumps(state.dump()))
    restored = GAME.restore(options, saved)
    twin, choose = chance.copy(), FastChance(seed + 1)
    assert restored.digest() == state.digest()
    for _ in range(20):
        assert restored.asked() == state.asked()
        if not state.asked():
            break
        seat = state.asked()[0]
        legal = state.legal_moves(seat)
        move = legal[choose.below(len(legal))]
        assert restored.play(seat, move, twin) == state.play(seat, move, chance)
        assert restored.digest() == state.digest()


@given(positions(), positions())
def test_digests_differ_where_positions_do(one: Position, other: Position) -> None:
    first, second = BurgerJointState(one), BurgerJointState(other)
    assert (first.digest() == second.digest()) == (first.dump() == second.dump())
    assert len(first.digest()) == 16


# Views


@given(positions())
def test_the_view_says_of_every_purchase_what_the_rules_say(position: Position) -> None:
    """Exactly what has no reason against it can be bought while building and used while trading."""
    state = BurgerJointState(position)
    assume(state.asked())
    view = state.view(None)
    legal = state.legal_moves(int(position.active))
    mine = view.sides[view.active]
    purchases = [mine.publicity_purchase, mine.basic_purchase, *mine.diner_purchases, *mine.bistro_purchases]
    if view.step == "build":
        assert [p.move for p in purchases if p.reason is None] == [p.move for p in purchases if p.move in legal]
    if view.step == "trade":
        assert [b.move for b in mine.bistros if b.reason is None] == [b.move for b in mine.bistros if b.move in legal]
    for purchase in purchases:
        assert (purchase.reason is not None and purchase.reason.id == "bj-err-missing") <= bool(purchase.missing)


@given(positions())
def test_all_seats_and_spectators_see_the_same_open_table(position: Position) -> None:
    """BJ-3.6, BJ-3.8: nothing is hidden, and every cube can be seen."""
    state = BurgerJointState(position)
    views = [msgspec.json.encode(state.view(seat)) for seat in (0, 1, None)]
    assert views[0] == views[1] == views[2]
    view = state.view(None)
    seen = view.general + "".join(side.store + side.new + side.area for side in view.sides)
    for colour, letter in enumerate("KYGRWN"):
        assert view.bag[letter] + seen.count(letter) == count(position.boards.cubes, colour)


@given(contents(), st.integers(0, 1000))
@settings(max_examples=30)
def test_the_seed_is_in_no_view_and_no_event(content: dict[str, Any], number: int) -> None:
    """The seed reveals every draw, so the state never holds it."""
    seed = seed_from(number)
    chance = NotedChance(SealedChance(seed))
    state = GAME.start(GAME.recorded({"set": content}), 2, chance)
    told = [repr(state.opening_events())]
    for _ in range(60):
        if not state.asked():
            break
        seat = state.asked()[0]
        legal = state.legal_moves(seat)
        told.append(repr(state.play(seat, legal[number % len(legal)], chance)))
        told.append(msgspec.json.encode(state.view(seat)).decode() + json.dumps(state.dump()))
    everything = "".join(told)
    assert seed.hex() not in everything
    assert repr(seed)[2:-1] not in everything


@given(positions(), st.sampled_from([-1, 2, 7]))
def test_a_seat_that_is_not_there_may_do_nothing(position: Position, seat: int) -> None:
    state = BurgerJointState(position)
    assert state.legal_moves(seat) == []
    for token in TOKENS[:10]:
        with pytest.raises(MoveError):
            state.play(seat, token, FastChance(0))
