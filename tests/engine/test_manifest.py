"""Manifests: each game is declared once, and nothing else knows it by name."""

import ast
from pathlib import Path

import pytest

from tableside.engine.errors import OptionsError
from tableside.engine.game import Game
from tableside.engine.manifest import Manifest, manifest_of, manifests, named

SOURCES = Path(__file__).parents[2] / "src" / "tableside"
GAMES = ("burger_joint", "rival_restaurants")
# Files about one game outside its own folders: measurements, an OpenSpiel game, a fast way to play at random.
ABOUT_ONE_GAME = ("arena/bench/", "arena/random_game.py", "envs/openspiel.py", "games/__init__.py")


@pytest.mark.parametrize("manifest", manifests().values(), ids=list(manifests()))
def test_every_name_in_a_manifest_leads_somewhere(manifest: Manifest) -> None:
    game = named(manifest.game)
    assert isinstance(game, Game)
    assert game.key == manifest.key
    parts = [manifest.face, manifest.environment, manifest.statistics, manifest.random_game]
    for name in (*manifest.bots.values(), *manifest.search_bots.values(), *filter(None, parts)):
        assert callable(named(name))
    assert set(manifest.opponents) <= set(manifest.bots)


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(OptionsError, match=r"chess.*burger-joint"):
        manifest_of("chess")


def code_of_no_game() -> list[Path]:
    found = []
    for path in sorted(SOURCES.rglob("*.py")):
        place = path.relative_to(SOURCES).as_posix()
        if not any(game in place for game in GAMES) and not place.startswith(ABOUT_ONE_GAME):
            found.append(path)
    assert len(found) > 120
    return found


def test_nothing_else_knows_a_game_by_name() -> None:
    knowing = []
    for path in code_of_no_game():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}  # docstrings
        for node in ast.walk(tree):
            if not isinstance(node, ast.Constant) or id(node) in told or not isinstance(node.value, str):
                continue
            if any(game in node.value.replace("-", "_") for game in GAMES):
                knowing.append(f"{path.relative_to(SOURCES)}:{node.lineno}")
    assert knowing == []
