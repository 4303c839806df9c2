"""What a view caches from earlier positions equals a new computation (BJ-4, BJ-5)."""

from random import Random
from typing import Any

import msgspec
import pytest

from tableside.engine.chance import FastChance
from tableside.engine.match import Match
from tableside.engine.state import State
from tableside.games.burger_joint import view


def test_short_cuts_lead_to_the_same_views_and_digests() -> None:
    chance = FastChance(5)
    for seed in range(4):
        match = Match.start("burger-joint", {"last_turn": 30}, seed=seed)
        while match.outcome() is None:
            seat = match.asked()[0]
            moves = match.legal_moves(seat)
            match.play(seat, moves[chance.below(len(moves))])
            remembered = match.view(0)
            known = dict(view._KNOWN)
            view._KNOWN.clear()
            assert match.view(0) == remembered
            assert match.state.view_json(0) == msgspec.json.encode(remembered)
            view._KNOWN.update(known)
            assert match.state.digest() == State.digest(match.state)


def spoil(part: Any) -> None:
    """Change everything in a view that can be changed."""
    if isinstance(part, msgspec.Struct):
        for name in part.__struct_fields__:
            spoil(getattr(part, name))
    elif isinstance(part, list | dict):
        for each in part.values() if isinstance(part, dict) else part:
            spoil(each)
        part.clear()


@pytest.mark.parametrize(("game", "seats"), [("burger-joint", 2), ("rival-restaurants", 4)])
def test_who_spoils_a_view_spoils_no_other(game: str, seats: int) -> None:
    """Bots get views. If one bot changes its view, no other bot's view changes."""
    match, draw = Match.start(game, {}, seats=seats, seed=5), Random(5)
    for _ in range(60):
        before = msgspec.json.encode(match.view(0))
        spoil(match.view(0))
        assert msgspec.json.encode(match.view(0)) == before
        seat = draw.choice(match.asked())
        match.play(seat, draw.choice(match.legal_moves(seat)))
