"""Manifests: each game is declared once, and nothing else knows it by name."""

import ast
from pathlib import Path

import pytest

from tableside.engine.errors import OptionsError
from tableside.engine.game import Game
from tableside.engine.manifest import Manifest, manifest_of, manifests, named

SOURCES = Path(__file__).parents[2] / "src" / "tableside"
GAMES = ("burger_joint", "rival_restaurants")
# What is about one game beside its own folders: measurements, an OpenSpiel game, a quick way to play at random.
ABOUT_ONE_GAME = ("arena/bench/", "arena/random_game.py", "envs/openspiel.py", "games/__init__.py")
LAYERS = {"engine": 0, "games": 1, "bots": 2, "arena": 3, "envs": 3, "terminal": 4, "server": 4}


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
            text = node.value if isinstance(node, ast.Constant) and id(node) not in told else None
            if isinstance(text, str) and any(game in text.replace("-", "_") for game in GAMES):
                knowing.append(f"{path.relative_to(SOURCES)}:{node.lineno}")
    assert knowing == []


def test_imports_point_one_way() -> None:
    upwards = []
    for path in sorted(SOURCES.rglob("*.py")):
        layer = path.relative_to(SOURCES).parts[0]
        if layer not in LAYERS:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            for name in names:
                there = name.split(".")[1] if name.startswith("tableside.") else ""
                if LAYERS.get(there, 0) > LAYERS[layer]:
                    upwards.append(f"{path.relative_to(SOURCES)}:{node.lineno} imports {name}")
    assert upwards == []
