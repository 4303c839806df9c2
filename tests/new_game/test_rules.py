"""The rules of the example, and what a simple game gets for free: views, undo, saving, replay, verification."""

import json

import pytest

import tableside
from tableside.bots import Ask, bot_names, make_bot, playable_names
from tableside.engine.chance import FastChance
from tableside.engine.errors import IllegalMove, InvalidMove, OptionsError, RecordError
from tableside.engine.game import game_of
from tableside.engine.match import Match
from tableside.engine.record import Record
from tableside.engine.simple_game import SimpleState
from tableside.engine.verify import verify
from tableside.locales import words

KEY = "pinch-of-salt"


def state_of(match: Match) -> SimpleState:
    assert isinstance(match.state, SimpleState)
    return match.state


def played_out(seed: int = 4, seats: int = 3) -> Match:
    match = tableside.start(KEY, seats=seats, seed=seed)
    bots = [make_bot(KEY, name, seed) for name in ("taster", "random", "taster", "random")]
    while asked := match.asked():
        match.play(asked[0], bots[asked[0]].choose(Ask(match.state, asked[0])))
    return match


def test_tastes_are_three_to_nine_and_secret() -> None:
    """PS-1.2"""
    tastes = set()
    for seed in range(60):
        match = tableside.start(KEY, seed=seed)
        mine, theirs = (match.view(0).seats[seat]["taste"] for seat in (0, 1))
        assert theirs is None
        assert match.view(None).seats[0]["taste"] is None
        tastes.add(mine)
    assert tastes == set(range(3, 10))


def test_a_view_tells_nothing_of_what_is_hidden() -> None:
    """Whatever the others' tastes are, a seat and a spectator see the same bytes."""
    match = tableside.start(KEY, seats=4, seed=1)
    state = state_of(match)
    seen = [state.view_json(0), state.view_json(None)]
    for taste in range(3, 10):
        other = state.copy()
        other.taste[1:] = [taste, 12 - taste, 3]  # type: ignore[attr-defined] # the example's own field
        assert other.view_json(0) == seen[0]
        assert other.digest() != state.digest() or other.taste == state.taste  # type: ignore[attr-defined]


def test_the_moves() -> None:
    """PS-1.3: a soup without salt cannot be served."""
    match = tableside.start(KEY, seed=1)
    assert match.legal_moves(0) == ["salt 1", "salt 2", "salt 3"]
    assert match.legal_moves(1) == []
    with pytest.raises(IllegalMove) as refused:
        match.play(0, "serve")
    assert (refused.value.id, refused.value.rule) == ("err-simple-illegal", "PS-1")
    match.play(0, "salt   2")
    assert match.record.entries[-1].move == "salt 2"
    assert match.legal_moves(1)[-1] == "serve"
    with pytest.raises(IllegalMove, match="Waiting for"):
        match.play(0, "salt 1")
    with pytest.raises(InvalidMove, match="Unknown move"):
        match.play(1, "pepper 3")
    assert match.view(None).facts["pinches"] == 2


def test_points_and_the_next_soup() -> None:
    """PS-1.4, PS-1.5: served at twelve, and nobody loses points."""
    match = tableside.start(KEY, seed=1)
    state_of(match).taste[:] = [9, 3]  # type: ignore[attr-defined]
    for turn in range(4):
        events = match.play(turn % 2, "salt 3")
    assert [event.id for event in events] == ["ps-log-salt", "ps-log-serve", "ps-log-taste", "ps-log-taste"]
    view = match.view(None)
    assert [seat["points"] for seat in view.seats] == [2, 0]
    assert (view.facts["soup"], view.facts["pinches"]) == (2, 0)


def test_the_most_points_win_and_a_tie_is_shared() -> None:
    """PS-1.6"""
    for tastes, winners in (([4, 9], (0,)), ([3, 3], (0, 1))):
        match = tableside.start(KEY, {"soups": 1}, seed=1)
        state_of(match).taste[:] = tastes  # type: ignore[attr-defined]
        match.play(0, "salt 3")
        match.play(1, "serve")
        outcome = match.outcome()
        assert outcome is not None
        assert outcome.winners == winners
        assert match.record.seed is not None
        with pytest.raises(IllegalMove, match="over"):
            match.play(0, "salt 1")


def test_undo_stops_at_the_act_of_somebody_else_and_at_what_was_shown() -> None:
    match = tableside.start(KEY, seed=1)
    before = match.state.digest()
    match.play(0, "salt 3")
    assert match.can_undo(0)
    match.undo(0)
    assert match.state.digest() == before
    match.play(0, "salt 3")
    match.play(1, "salt 3")
    assert not match.can_undo(0)
    match.play(0, "serve")
    assert not match.can_undo(0)


def test_saved_restored_replayed_and_verified() -> None:
    match = played_out()
    record = Record.parse(match.record.text())
    assert verify(record).finished
    assert Match.replay(record).state.digest() == match.state.digest()
    half = Match.replay(record, 5).state
    restored = game_of(KEY).restore(record.options, json.loads(json.dumps(half.dump())))
    assert restored.digest() == half.digest()
    assert restored.view_json(1) == half.view_json(1)


def test_a_forged_record_is_found_out() -> None:
    record = Record.parse(played_out().record.text())
    entry = record.entries[3]
    other = "salt 1" if entry.move != "salt 1" else "salt 2"
    record.entries[3] = type(entry)(entry.by, other, entry.at, entry.draws, entry.digest)
    with pytest.raises(RecordError):
        verify(record)


def test_resigning_ends_it_for_the_others() -> None:
    match = tableside.start(KEY, seats=3, seed=1)
    match.play(1, ":resign")
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.winners == (0, 2)
    assert outcome.reason == "end-resigned"


def test_what_a_bot_imagines_looks_the_same_to_it() -> None:
    state = state_of(tableside.start(KEY, seats=4, seed=9))
    imagined = [state.determinise(2, FastChance(seed)) for seed in range(20)]
    assert {each.view_json(2) for each in imagined} == {state.view_json(2)}
    assert len({each.digest() for each in imagined}) > 10


def test_the_options_are_checked() -> None:
    for options, known in (({"soups": 2}, "1, 3 and 5"), ({"soups": True}, "1, 3 and 5"), ({"salt": 1}, "soups")):
        with pytest.raises(OptionsError, match=known):
            tableside.start(KEY, options)
    with pytest.raises(OptionsError, match="2 to 4"):
        tableside.start(KEY, seats=5)
    assert game_of(KEY).options({"soups": 5}) == {"soups": 5}


def test_its_bots() -> None:
    assert bot_names(KEY) == ["taster"]
    assert playable_names(KEY) == ["taster", "random"]


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_everything_it_says_has_words(language: str) -> None:
    speak = words(language)
    match = played_out()
    for played in match.history:
        for event in played.events:
            said = speak.event(event)
            assert event.id not in said
            assert "{" not in said
    for id in ("game-pinch-of-salt", "ps-ask", "ps-soups", "ps-soup", "ps-pinches", "ps-points", "ps-taste", "ps-seat"):
        assert speak.has(id)
