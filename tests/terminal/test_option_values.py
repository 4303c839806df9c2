"""Options of a game are read as they are written, so the command in a report repeats the same games."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tableside.engine.errors import OptionsError
from tableside.option_values import key_and_value, written

LISTS = st.lists(st.integers(0, 9))
TABLES = st.dictionaries(st.text(max_size=5), st.integers(0, 60))


@given(st.booleans() | st.integers(-(10**17), 10**17) | LISTS | TABLES | st.sampled_from(["deluxe", "my recipes.csv"]))
def test_what_is_written_is_read_as_it_was(value: Any) -> None:
    assert key_and_value(written("name", value)) == ("name", value)


@pytest.mark.parametrize("text", ["bins=[3,3", "cards={taxes:3}", "bins=" + "[" * 100_000])
def test_what_is_no_json_is_refused(text: str) -> None:
    with pytest.raises(OptionsError, match="JSON"):
        key_and_value(text)
