"""The text environment: whole games in words, refused moves, and positions that a stranger can read."""

import random

import pytest

import tableside
from tableside.engine.errors import BotError, IllegalMove, OptionsError
from tableside.envs.position_text import PositionText
from tableside.envs.text_env import TextEnv

GAMES = {"burger-joint": ["apprentice"], "rival-restaurants": ["apprentice", "random"]}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_whole_game_in_words(game: str, seat: int) -> None:
    options = {"last_turn": 12} if game == "burger-joint" else {}
    env = TextEnv(game, opponents=GAMES[game], seat=seat, options=options, max_decisions=3000)
    text, info = env.reset(seed=3)
    assert "Kinds of moves, with examples" in text
    draw, over, steps = random.Random(1), False, 0
    while not over:
        moves = [move for move in info["moves"] if not move.startswith("unready")]
        for move in moves:
            assert f"  {move}  –  " in text
        text, reward, terminated, truncated, info = env.step(draw.choice(moves))
        over, steps = terminated or truncated, steps + 1
        assert "refused" not in info
    assert steps > 10
    if terminated:
        assert reward == (1 if seat in info["winners"] else pytest.approx(-1 / (env.seats - 1))) or not info["winners"]
        with pytest.raises(IllegalMove):
            env.step("ready")


def test_a_refused_move_changes_nothing_and_says_why() -> None:
    env = TextEnv("rival-restaurants", opponents=["random", "random"], max_refused=2)
    _, before = env.reset(seed=1)
    text, reward, terminated, truncated, info = env.step("buy the moon")
    assert info["refused"] in text
    assert info["refused"] == "Unknown market: “the”"
    assert (reward, terminated, truncated) == (0.0, False, False)
    assert (info["moves"], info["view"]) == (before["moves"], before["view"])
    assert env.step("nonsense")[3]  # the second refusal in a row ends it
    with pytest.raises(IllegalMove):
        env.step(info["moves"][0])


def test_the_same_seed_tells_the_same_story() -> None:
    def story() -> list[str]:
        env = TextEnv("rival-restaurants", opponents=["random", "random"], seat=1)
        told, info = env.reset(seed=5)
        texts = [told]
        for _ in range(15):
            told, *_, info = env.step(info["moves"][0])
            texts.append(told)
        return texts

    assert story() == story()


def test_what_is_wrong_is_refused_at_once() -> None:
    with pytest.raises(OptionsError):
        TextEnv("chess")
    with pytest.raises(OptionsError, match="deepblue"):
        TextEnv("burger-joint", opponents=["deepblue"])
    with pytest.raises(OptionsError, match="seat"):
        TextEnv("burger-joint", seat=2)
    with pytest.raises(OptionsError, match="speed"):
        TextEnv("burger-joint", options={"speed": 3})
    with pytest.raises(IllegalMove):
        TextEnv("burger-joint").step("3K")
    failing = TextEnv("burger-joint", opponents=["tests.arena.own_bots:Illegal"], seat=1)
    with pytest.raises(BotError, match="Illegal"):
        failing.reset(seed=1)


def test_a_position_in_three_languages() -> None:
    match = tableside.start("rival-restaurants", seats=3, seed=7)
    texts = {
        language: PositionText("rival-restaurants", language).describe(match.view(0), 0, match.legal_moves(0))
        for language in ("en", "de", "it")
    }
    assert len(set(texts.values())) == 3
    for language, text in texts.items():
        assert match.legal_moves(0)[0] in text, language
        assert "rr-" not in text, language
    assert PositionText("burger-joint").explain(tableside.start("burger-joint", seed=1).view(0), 0, "nonsense") == ""
