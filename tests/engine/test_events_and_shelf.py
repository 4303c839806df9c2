"""Events and who may see them; the list of games."""

from __future__ import annotations

import pytest

from tableside.engine.errors import OptionsError
from tableside.engine.events import ALL, Event
from tableside.engine.game import game_keys, game_of


@pytest.mark.parametrize(
    ("audience", "seen"),
    [(ALL, [None, 0, 1, 2, 7]), (0, []), (0b1, [0]), (0b101, [0, 2]), (0b1000_0000, [7])],
)
def test_an_event_is_seen_by_its_audience_only(audience: int, seen: list[int | None]) -> None:
    event = Event("log-undo", {}, audience)
    assert [seat for seat in (None, 0, 1, 2, 7) if event.seen_by(seat)] == seen


def test_events_are_equal_by_content() -> None:
    event = Event("log-undo", {"seat": "@0"})
    assert event == Event("log-undo", {"seat": "@0"}, ALL)
    assert len({event, Event("log-undo", {"seat": "@0"})}) == 1
    for other in (
        Event("log-redo", {"seat": "@0"}),
        Event("log-undo", {"seat": "@1"}),
        Event("log-undo", {"seat": "@0"}, 1),
    ):
        assert event != other
    assert event != "log-undo"


def test_games_are_taken_from_the_shelf_by_key() -> None:
    assert "burger-joint" in game_keys()
    game = game_of("burger-joint")
    assert (game.key, game.rules) == ("burger-joint", "BJ")
    with pytest.raises(OptionsError) as error:
        game_of("chess")
    assert error.value.arguments["name"] == "=chess"
    assert "=burger-joint" in error.value.arguments["known"]  # type: ignore[operator]
