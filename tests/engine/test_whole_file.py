"""A file is written completely or not at all, and an error names the requested file."""

from pathlib import Path

import pytest

from tableside.atomic_file import whole_file


def test_the_file_is_there_when_all_of_it_is(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("old")
    with whole_file(path) as draft:
        draft.write_text("new")
        assert path.read_text() == "old"
    assert path.read_text() == "new"
    assert list(tmp_path.iterdir()) == [path]


def test_a_fault_on_the_way_leaves_the_old_file_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("old")

    def broken_off() -> None:
        with whole_file(path) as draft:
            draft.write_text("half")
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        broken_off()
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("where", ["nowhere/game.json", "file/game.json", "folder"])
def test_a_fault_names_the_file_that_was_asked_for(tmp_path: Path, where: str) -> None:
    (tmp_path / "file").write_text("")
    (tmp_path / "folder").mkdir()
    path = tmp_path / where
    with pytest.raises((FileNotFoundError, NotADirectoryError, IsADirectoryError)) as error, whole_file(path) as draft:
        draft.write_text("new")
    assert error.value.filename == str(path)
