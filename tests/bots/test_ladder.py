"""The ladders: the levels offered to people, and the other bots, which are available by name."""

import pytest

from tableside.bots import RANDOM, bot_names, load_bot, make_bot, playable_names, usual_bot
from tableside.bots.random_bot import RandomBot
from tableside.engine.errors import OptionsError
from tableside.engine.game import game_keys

LADDERS = {
    "burger-joint": "apprentice waiter line-cook sous-chef greedy head-chef star-chef master",
    "rival-restaurants": "apprentice waiter line-cook greedy restaurateur master",
}


@pytest.mark.parametrize("game", game_keys())
def test_the_levels_from_the_weakest_to_the_strongest(game: str) -> None:
    assert bot_names(game) == LADDERS[game].split()


def test_who_plays_when_nobody_said_which_bot() -> None:
    assert [usual_bot(game) for game in LADDERS] == ["line-cook", "waiter"]


@pytest.mark.parametrize("game", game_keys())
def test_chance_is_no_level_but_a_bot(game: str) -> None:
    """Beating it is no fun, so players are not offered it. It is available by name."""
    assert RANDOM not in bot_names(game)
    assert playable_names(game) == [*bot_names(game), RANDOM]
    assert isinstance(make_bot(game, RANDOM, 1), RandomBot)


@pytest.mark.parametrize("game", game_keys())
def test_a_wrong_name_is_answered_with_all_that_are_known(game: str) -> None:
    with pytest.raises(OptionsError) as refused:
        load_bot(game, "deepblue")
    known = refused.value.arguments["known"]
    assert isinstance(known, list)
    assert known[: len(playable_names(game))] == [f"={name}" for name in playable_names(game)]
    assert ("=mcts" in known) == (game == "burger-joint")
