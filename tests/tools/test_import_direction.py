"""Imports point one way: engine ← games ← bots ← envs, arena, server, terminal (docs/architecture.md).

Every import counts, even one inside a function, one for type checkers only, and a module named in a string for
``importlib`` (except for the list of games and their manifests, which only say where things are).
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parents[2] / "src"
_NAMED = re.compile(r"(tableside(?:\.[a-z_]\w*)+)\.?(?::\w+)?")

TOOLS = {"atomic_file", "option_values", "optional_packages"}
RULES = {"engine", "games", "bots"}
# The packages of tableside, and what each may import.
PACKAGES = {
    "engine": set[str](),
    "games": {"engine"},
    "bots": {"engine", "games"} | TOOLS,
    "review": {"engine", "games", "bots"} | TOOLS,
    "locales": {"engine"},
    "rulebooks": {"engine", "locales"},
    "atomic_file": set[str](),
    "option_values": {"engine"},
    "optional_packages": {"engine"},
    "envs": RULES | TOOLS | {"locales"},
    "arena": RULES | TOOLS | {"envs", "locales"},
    "server": RULES | TOOLS | {"locales", "rulebooks", "review"},
    "terminal": RULES | TOOLS | {"locales", "rulebooks", "envs", "arena", "review", "server"},
    "__init__": {"engine"},
    "__main__": {"terminal"},
}
# The parts of the server, and what each may import. The first group is used by all.
BASE = {"addresses", "limits", "logs", "metrics", "api_schema", "problems", "settings", "validation_messages"}
SERVER = {
    **dict.fromkeys(BASE, BASE),
    "storage": BASE,
    "tables": BASE | {"storage", "live", "people", "bots"},
    "live": BASE | {"storage", "tables", "people", "bots", "app_context", "companions"},
    "companions": BASE | {"storage", "tables", "live", "people", "app_context"},
    "people": BASE | {"storage", "tables", "live"},
    "bots": BASE | {"tables"},
    "cluster": BASE | {"storage", "tables", "live"},
    "app_context": BASE | {"storage", "tables", "people", "cluster", "preload", "companions"},
    "http": BASE | {"storage", "tables", "live", "people", "bots", "cluster", "app_context", "preload", "companions"},
    "preload": BASE | {"http"},
    "command": BASE | {"storage", "app_context", "http"},
}
# Only these may name modules as strings without using them: the list of games, and the manifest of each game.
LISTS = {"tableside.engine.game", "tableside.engine.manifest"}
EXCEPTIONS = {
    ("tableside.engine.errors", "tableside.locales"),  # an error has an English text
    ("tableside.server.tables.services", "tableside.server.cluster.relay"),  # sockets that are passed on
    ("tableside.server.live.socket", "tableside.server.cluster.relay"),  # who sent a socket that was passed on
}


def modules(sources: Path) -> dict[str, Path]:
    found = {}
    for path in sorted((sources / "tableside").rglob("*.py")):
        if "migrations" not in path.parts:
            name = ".".join(path.relative_to(sources).with_suffix("").parts)
            found[name.removesuffix(".__init__") if name != "tableside.__init__" else name] = path
    return found


def imports(path: Path, module: str, known: dict[str, Path]) -> Iterator[str]:
    """The modules of tableside that a file imports, anywhere and in any way."""
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.startswith("tableside."))
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                above = package.split(".")[: len(package.split(".")) - node.level + 1]
                base = ".".join([*above, base]).rstrip(".")
            for alias in node.names:
                whole = f"{base}.{alias.name}"
                if base.startswith("tableside"):
                    yield whole if whole in known else base
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and module not in LISTS:
            named = _NAMED.fullmatch(node.value)  # a string is an import if it names a module
            if named and named[1] in known and path.name != "manifest.py":
                yield named[1]


def part_of(module: str, level: int) -> str:
    return module.split(".")[level] if module.count(".") >= level else ""


def graph(sources: Path) -> dict[str, set[str]]:
    known = modules(sources)
    return {
        module: {found for found in imports(path, module, known) if found != module} for module, path in known.items()
    }


def wrong_ways(sources: Path) -> list[str]:
    """Every import that points the wrong way."""
    found = []
    for module, targets in graph(sources).items():
        for target in sorted(targets):
            if (module, target) in EXCEPTIONS:
                continue
            levels = [(1, PACKAGES)]
            if module.startswith("tableside.server.") and target.startswith("tableside.server."):
                levels.append((2, SERVER))
            for level, allowed in levels:
                one, other = part_of(module, level), part_of(target, level)
                if one != other and other and other not in allowed.get(one, set()):
                    found.append(f"{module} imports {target}")
    return found


def test_imports_point_one_way() -> None:
    assert wrong_ways(SOURCES) == []


def test_every_part_has_its_place() -> None:
    """A new package or part of the server must be in the tables above."""
    known = modules(SOURCES)
    assert {part_of(module, 1) for module in known} - {""} <= set(PACKAGES)
    inside = {part_of(module, 2) for module in known if module.startswith("tableside.server.")}
    assert inside - {""} <= set(SERVER)
    assert inside >= set(SERVER), "what is gone is taken out of the table"


def test_no_module_of_the_server_imports_itself_by_a_detour() -> None:
    server = {
        module: {target for target in targets if target.startswith("tableside.server.")}
        for module, targets in graph(SOURCES).items()
        if module.startswith("tableside.server.")
    }
    try:
        TopologicalSorter(server).prepare()
    except CycleError as error:
        pytest.fail(" → ".join(error.args[1]))


def test_the_server_hides_no_import_of_its_own_from_python() -> None:
    """At most three imports are for type checkers only: optional or slow libraries, nothing of the project."""
    hidden = []
    for module, path in modules(SOURCES).items():
        if module.startswith("tableside.server."):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
                    hidden.append(ast.unparse(node))
    assert len(hidden) <= 3
    assert "tableside" not in "".join(hidden)


@pytest.mark.parametrize(
    ("where", "text"),
    [
        ("engine/state.py", "from tableside.games import burger_joint"),
        ("engine/state.py", "import tableside.server.problems"),
        ("games/burger_joint/state.py", "def late():\n    from tableside.bots import make_bot"),
        ("games/burger_joint/state.py", "from ...bots import make_bot"),
        ("bots/ladder.py", "from importlib import import_module\nimport_module('tableside.server.problems')"),
        ("bots/ladder.py", "KINDS = {'a': 'tableside.arena.contest:Contest'}"),
        ("envs/env.py", "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from tableside.arena import contest"),
        ("server/storage/store.py", "from tableside.server.tables.table import Table"),
        ("server/storage/store.py", "from tableside.server.http import app"),
        ("server/tables/table.py", "async def f() -> None:\n    from tableside.server.cluster.cluster import Cluster"),
        ("server/problems.py", "from tableside.server.storage.store import Store"),
    ],
)
def test_a_wrong_import_is_found_wherever_it_hides(tmp_path: Path, where: str, text: str) -> None:
    """A tree of a few empty modules passes. With one wrong import it does not."""
    for name in (
        "__init__", "engine/state", "games/__init__", "games/burger_joint/__init__", "bots/__init__", "arena/contest",
        "server/__init__", "server/problems", "server/http/app", "server/tables/table", "server/storage/store",
        "server/cluster/cluster",
    ):  # fmt: skip
        path = tmp_path / "tableside" / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("")
    assert wrong_ways(tmp_path) == []
    bad = tmp_path / "tableside" / where
    bad.parent.mkdir(parents=True, exist_ok=True)
    bad.write_text(text)
    assert len(wrong_ways(tmp_path)) == 1
