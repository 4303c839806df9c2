"""What a view remembers of earlier positions is what it would work out anew (BJ-4, BJ-5)."""

import msgspec

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
