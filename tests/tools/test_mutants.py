"""Mutants change a program in one place at a time, and the file is restored afterwards."""

from __future__ import annotations

import ast
import contextlib
from pathlib import Path

import pytest

from tools.mutation import mutants
from tools.mutation.mutants import AREAS, ROOT, Area, Mutant, changes, files_of, mutants_of
from tools.mutation.mutations import of_python, of_script


def python(source: str) -> set[str]:
    return {change.apply(source) for change in of_python(source)}


@pytest.mark.parametrize(
    ("source", "changed"),
    [
        ("a < b", {"a <= b"}),
        ("if (a) < (b := c):\n    f", {"if True:\n    f", "if False:\n    f"}),
        ("a is not None", {"a is None"}),
        ("x = a and b", {"x = a or b"}),
        ("x = a - b", {"x = a + b"}),
        ("x = not a", {"x = bool(a)"}),
        ("x = 'é' if a else b", {"x = 'é' if True else b", "x = 'é' if False else b"}),
        ("x = 3", {"x = 4"}),
        ("x = True", {"x = False"}),
        ("f(a)", {"pass"}),
        ("a += b", {"pass"}),
        ("while a:\n    f", {"while False:\n    f"}),
    ],
)
def test_small_changes_of_python(source: str, changed: set[str]) -> None:
    assert python(source) == changed


@pytest.mark.parametrize(
    "source",
    ['"""1 < 2"""', "assert a < b", "_log.info(a)", "def f(a: int = b) -> list[0]: ...", "import a", "x = 'a' + b"],
)
def test_what_speaks_to_developers_stays(source: str) -> None:
    assert python(source) == set()


@pytest.mark.parametrize(
    ("source", "changed"),
    [
        ("a === b", {"a !== b"}),
        ("a && !b", {"a || !b", "a && !!b"}),
        ("x ?? 0", {"x && 0", "x ?? 1"}),
        ("f(true)", {"f(false)"}),
        ("i < 10_000", {"i <= 10_000", "i < 10001"}),
        ("x = 'a === 1'; // b && c", set()),
        ("import { a } from './b2';", set()),
        ("type A = 1 | 2;", set()),
        ("a => b", set()),
    ],
)
def test_small_changes_of_a_script(source: str, changed: set[str]) -> None:
    assert {change.apply(source) for change in of_script(source, svelte=False)} == changed


def test_of_a_component_script_and_braces_are_changed_and_nothing_else() -> None:
    markup = "<p title='2'>3 {#if a > 4}5{/if} {a && b}</p>"
    source = f"<script>\n  let a = 1;\n</script>\n{markup}\n<style>p {{ top: 6px; }}</style>\n"
    changed = {change.apply(source) for change in of_script(source, svelte=True)}
    assert changed == {
        source.replace("a = 1", "a = 2"),
        source.replace(" > 4", " >= 4"),
        source.replace("4}", "5}"),
        source.replace("&&", "||"),
    }


@pytest.mark.parametrize("area", AREAS, ids=lambda area: area.name)
def test_every_mutant_of_the_project_is_another_program(area: Area) -> None:
    files = files_of(area)
    assert len(files) > 40
    for path in files[::50]:
        source = (ROOT / path).read_text(encoding="utf-8")
        for change in changes(path, source):
            changed = change.apply(source)
            assert changed != source
            if path.endswith(".py"):
                assert ast.dump(ast.parse(changed)) != ast.dump(ast.parse(source)), f"{path}: {change.shown(source)}"


def test_the_same_seed_tries_the_same_places() -> None:
    def first(seed: int) -> list[Mutant]:
        found = mutants_of(AREAS[0], seed)
        return [next(found) for _ in range(5)]

    assert first(1) == first(1)
    assert first(1) != first(2)


def test_a_mutant_is_put_back(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("x = 1\n")
    bench = mutants.Bench.__new__(mutants.Bench)
    bench.folder = tmp_path
    mutant = Mutant("rules", "a.py", of_python("x = 1\n")[0], 1, "")
    with contextlib.suppress(KeyboardInterrupt), bench.changed(mutant):
        assert (tmp_path / "a.py").read_text() == "x = 2\n"
        raise KeyboardInterrupt
    assert (tmp_path / "a.py").read_text() == "x = 1\n"


@pytest.mark.parametrize(("test", "verdict"), [("x == 1", True), ("x", False), ("False", False)])
def test_a_mutant_is_killed_by_a_test_that_passes_without_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, test: str, verdict: bool
) -> None:
    """A test that fails anyway detects nothing."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # pytest alone starts sooner
    (tmp_path / "tests/a").mkdir(parents=True)
    (tmp_path / "a.py").write_text("x = 1\n")
    source = "import pathlib\nx = int(pathlib.Path('a.py').read_text()[4:])\n"
    (tmp_path / "tests/a/test_a.py").write_text(f"{source}def test_x():\n    assert {test}\n")
    bench = mutants.Bench.__new__(mutants.Bench)
    bench.folder, bench.left_out = tmp_path, {}
    mutant = Mutant("rules", "a.py", of_python("x = 1\n")[0], 1, "")
    assert mutants.killed(bench, Area("rules", (), {"a": ("tests/a",)}), mutant) is verdict


def test_tests_that_name_the_module_come_first(tmp_path: Path) -> None:
    for name, text in {
        "test_limits.py": "",
        "test_a.py": "from tableside.server.limits import Rate",
        "test_b.py": "from tableside.server import clocks, limits",
        "test_c.py": "unlimited = tableside.server.limitsless",
    }.items():
        (tmp_path / "tests/server").mkdir(parents=True, exist_ok=True)
        (tmp_path / "tests/server" / name).write_text(text)
    bench = mutants.Bench.__new__(mutants.Bench)
    bench.folder = tmp_path
    found = mutants.naming(bench, "src/tableside/server/limits.py", ("tests/server",))
    assert found == ["tests/server/test_limits.py", "tests/server/test_a.py", "tests/server/test_b.py"]
