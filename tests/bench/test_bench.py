"""The benchmark measures what it says, and says what it could not measure. These tests check no speed."""

import json
from importlib.machinery import EXTENSION_SUFFIXES, PathFinder
from pathlib import Path

import pytest

from tableside.arena.bench import ROWS, Bench, measure, rows_named
from tableside.arena.bench.results import DecisionsRow
from tableside.arena.bench.stopwatch import PlainSources
from tableside.engine.errors import OptionsError
from tableside.terminal.main import main

TINY = 0.01


@pytest.fixture
def broken_chess(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A module named chess that shadows the real one."""
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    return tmp_path / "chess.py"


@pytest.mark.parametrize("first", range(3))
def test_every_row_is_measured_or_says_why_not(first: int) -> None:
    """Each run tests a third of the rows, so that tests in parallel share the work."""
    third = ROWS[first::3]
    bench = measure(third, TINY)
    assert len(bench.rows) + len(bench.copies) == len(third)
    for row in bench.rows:
        assert not row.failed, row
        assert (row.decisions_per_second is None) == (row.note != ""), row
        assert row.decisions_per_second is None or row.decisions_per_second > 0
    for copy in bench.copies:
        assert not copy.failed, copy
        assert (copy.microseconds is None) == (copy.note != ""), copy


def test_json_is_as_documented(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--json", "--seconds", str(TINY), "--only", "burger-joint"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert set(data) == {"date", "machine", "python", "compiled", "seconds", "rows", "copies"}
    rows = {row["key"]: row for row in data["rows"]}
    assert set(rows["burger-joint.loop.interpreted"]) == {
        "key",
        "engine",
        "version",
        "game",
        "path",
        "decisions_per_second",
        "ratio",
        "ratio_to_catanatron",
        "note",
        "failed",
    }
    assert rows["burger-joint.loop.interpreted"]["decisions_per_second"] > 0
    assert data["copies"][1]["microseconds"] > 0
    assert data["compiled"] == (rows["burger-joint.loop.compiled"]["decisions_per_second"] is not None)
    reference = "burger-joint.loop.compiled" if data["compiled"] else "burger-joint.loop.interpreted"
    for row in rows.values():
        if row["decisions_per_second"] is not None:
            expected = rows[reference]["decisions_per_second"] / row["decisions_per_second"]
            assert row["ratio"] == pytest.approx(expected, rel=0.01, abs=0.001)


def test_missing_peer_is_said(broken_chess: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken_chess.write_text("raise ModuleNotFoundError(\"No module named 'chess'\", name='chess')\n")
    assert main(["bench", "--json", "--seconds", str(TINY), "--only", "chess"]) == 0
    (row,) = json.loads(capsys.readouterr().out)["rows"]
    assert (row["decisions_per_second"], row["ratio"], row["note"]) == (None, None, "not installed")


def test_broken_peer_is_a_failure_with_its_reason(broken_chess: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken_chess.write_text("raise RuntimeError('no board today')\n")
    assert main(["bench", "--seconds", str(TINY), "--only", "chess"]) == 1
    assert "no board today" in " ".join(capsys.readouterr().out.split())


def test_table_speaks_every_language(broken_chess: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken_chess.write_text("raise ModuleNotFoundError('chess', name='chess')\n")
    for language, missing in {"en": "not installed", "de": "nicht installiert", "it": "non installato"}.items():
        assert main(["bench", "--lang", language, "--seconds", str(TINY), "--only", "chess"]) == 0
        shown = capsys.readouterr().out
        assert all(word in shown for word in missing.split())
        assert "bench-" not in shown, "a message without words"


@pytest.mark.parametrize("arguments", [["--only", "checkers"], ["--seconds", "soon"], ["--seconds", "0"]])
def test_bad_arguments_are_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", *arguments]) == 2
    assert arguments[-1] in capsys.readouterr().err


def test_rows_are_named_by_the_beginning_of_their_key() -> None:
    assert rows_named([]) == ROWS
    assert [row.key for row in rows_named(["rlcard"])] == ["rlcard.leduc", "rlcard.uno"]
    with pytest.raises(OptionsError, match="rlcard"):
        rows_named(["rl"])


def test_interpreted_rows_never_load_a_compiled_module(tmp_path: Path) -> None:
    (tmp_path / "chance.py").touch()
    compiled = tmp_path / f"chance{EXTENSION_SUFFIXES[0]}"
    compiled.touch()
    plain = PathFinder.find_spec("tableside.engine.chance", [str(tmp_path)])
    assert plain is not None
    assert plain.origin == str(compiled), "without the hook the compiled one is found"
    hooked = PlainSources.find_spec("tableside.engine.chance", [str(tmp_path)])
    assert hooked is not None
    assert hooked.origin == str(tmp_path / "chance.py")
    assert PlainSources.find_spec("numpy.core", [str(tmp_path)]) is None, "others keep their compiled modules"


def test_record_replaces_the_same_day_and_machine_only(tmp_path: Path) -> None:
    def bench(date: str, pace: int) -> Bench:
        row = DecisionsRow("chess", "python-chess", "1", "chess", "moves", pace, None, None, "", False)
        return Bench(date, "a machine", "3.11.0", True, 1.0, (row,), ())

    file = tmp_path / "results.md"
    file.write_text("# Speed\n\nWords before.\n")
    for date, pace in (("2025-01-01", 111), ("2025-01-02", 222), ("2025-01-02", 333)):
        bench(date, pace).record(file)
    text = file.read_text()
    assert text.startswith("# Speed\n\nWords before.\n\n## 2025-01-02, a machine\n")
    assert text.count("## ") == 2
    assert "222" not in text
    assert text.index("333") < text.index("111")
