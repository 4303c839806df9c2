"""docs/new-game.md shows the example as it is, and its code runs."""

import re
from pathlib import Path
from typing import Any

from tests.new_game.conftest import EXAMPLE

PAGE = Path(__file__).parents[2] / "docs" / "new-game.md"
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


def test_the_page_shows_the_files_of_the_example() -> None:
    files = [(EXAMPLE / "src/pinch_of_salt" / name).read_text() for name in ("game.py", "bot.py", "manifest.py")]
    assert BLOCKS[:3] == files


def test_its_code_runs() -> None:
    names: dict[str, Any] = {}
    exec(BLOCKS[3], names)
    assert names["match"].view(1).facts["pinches"] == 2
    assert names["env"].agents == ["player_0", "player_1", "player_2"]


def test_every_field_and_helper_it_names_is_there() -> None:
    from tableside.engine import simple_game

    text = PAGE.read_text(encoding="utf-8")
    for helper in re.findall(r"`self\.(\w+)\(", text):
        assert hasattr(simple_game.SimpleState, helper)
    for kind in ("each", "secret", "hidden"):
        assert hasattr(simple_game, kind)
        assert f"= {kind}(" in text
