"""The public interface in random games: notation, saving, views, secrets, determinisation."""

from __future__ import annotations

import json
from collections.abc import Iterator

import msgspec
import pytest

from tableside.engine.chance import FastChance
from tableside.engine.errors import MoveError, PositionError
from tableside.games.rival_restaurants.game import GAME
from tableside.games.rival_restaurants.state import RivalRestaurantsState
from tests.rival_restaurants import conservation, lively
from tests.rival_restaurants.tables import TABLES, Table, name

SOME = TABLES[::7]


def positions(table: Table, seed: int, every: int, most: int = 1200) -> Iterator[RivalRestaurantsState]:
    """Positions of a random game played in notation."""
    seats, options = table
    chance = FastChance(seed)
    state = GAME.start(GAME.options(options), seats, chance)
    for number in range(most):
        if state.outcome() is not None:
            return
        if number % every == 0:
            yield state
        asked = state.asked()
        seat = asked[chance.below(len(asked))]
        moves = state.legal_moves(seat)
        state.play(seat, moves[chance.below(len(moves))], chance)


@pytest.mark.parametrize("table", SOME, ids=name)
def test_notation_round_trips(table: Table) -> None:
    """Every legal move has one spelling, which parses to itself and is accepted. Others are refused."""
    for state in positions(table, 1, 9):
        for seat in range(state.seats):
            moves = state.legal_moves(seat)
            assert len(set(moves)) == len(moves)
            for move in moves:
                assert state.canonical(seat, move) == move
                assert state.canonical(seat, f"  {move.replace(' ', '  ')} ") == move or '"' in move
                state.check(seat, move)
        if not state.legal_moves(seat):
            with pytest.raises(MoveError):
                state.check(seat, "ready")


@pytest.mark.parametrize("table", SOME, ids=name)
def test_saved_and_restored_a_game_goes_on_the_same(table: Table) -> None:
    full = GAME.options(table[1])
    for state in positions(table, 2, 29):
        text = json.dumps(state.dump())
        twin = GAME.restore(full, json.loads(text))
        assert twin.dump() == state.dump()
        assert twin.digest() == state.digest()
        original = state.copy()
        chance, again = FastChance(5), FastChance(5)
        for _ in range(12):
            if original.outcome() is not None:
                break
            seat = original.asked()[-1]
            moves = original.legal_moves(seat)
            assert twin.legal_moves(seat) == moves
            move = moves[chance.below(len(moves))]
            again.below(len(moves))
            assert twin.play(seat, move, again) == original.play(seat, move, chance)
        assert twin.digest() == original.digest()


@pytest.mark.once
@pytest.mark.parametrize("table", TABLES[4::21], ids=name)
def test_restored_at_every_decision_a_game_takes_the_same_course(table: Table) -> None:
    """A lively game, next to one that is saved and restored before each move."""
    chance = FastChance(12)
    state = GAME.start(GAME.options(table[1]), table[0], chance)
    twin, again = state.copy(), chance.copy()
    for _ in range(400):
        if state.outcome() is not None:
            break
        twin = GAME.restore(GAME.options(table[1]), json.loads(json.dumps(twin.dump())))
        lively.one_move(state, chance)
        lively.one_move(twin, again)
        assert twin.digest() == state.digest()


@pytest.mark.parametrize("table", SOME, ids=name)
def test_an_imagined_game_looks_the_same(table: Table) -> None:
    """RR-1.7: if what a seat does not know is redrawn, it sees the same and may do the same (see also
    ``test_secrecy``)."""
    luck = FastChance(99)
    for state in positions(table, 3, 31):
        for seat in range(state.seats):
            imagined = state.determinise(seat, luck)
            assert msgspec.json.encode(imagined.view(seat)) == msgspec.json.encode(state.view(seat))
            assert imagined.legal_moves(seat) == state.legal_moves(seat)
            assert imagined.asked() == state.asked()
            assert imagined.timers() == state.timers()


@pytest.mark.once
@pytest.mark.parametrize("table", SOME, ids=name)
def test_an_imagined_game_can_be_played_on(table: Table) -> None:
    """Every card is somewhere, and play continues for a day or two."""
    luck = FastChance(4)
    for state in positions(table, 5, 41, 600):
        for seat in range(state.seats):
            imagined = state.determinise(seat, luck)
            conservation.check(imagined.town)
            for _ in range(40):
                if imagined.outcome() is not None:
                    break
                asked = imagined.asked()
                actor = asked[luck.below(len(asked))]
                moves = imagined.legal_moves(actor)
                imagined.play(actor, moves[luck.below(len(moves))], luck)
                conservation.check(imagined.town)


def test_a_spectator_sees_no_hand() -> None:
    """RR-1.7"""
    for state in positions(TABLES[0], 8, 25):
        view = state.view(None)
        assert all(seat.hand is None and seat.known == [] for seat in view.seats)
        assert view.pending is None or view.pending.mine is None


def test_a_damaged_save_is_refused() -> None:
    state = GAME.start(GAME.options({}), 3, FastChance(1))
    saved = state.dump()
    for field in saved:
        for wrong in (None, 1.5, [1]):
            with pytest.raises(PositionError):
                GAME.restore(GAME.options({}), saved | {field: wrong})
