"""Limits first: input is measured before anything is done with it, and read in one pass. The sizes here are what fits
into a record of four megabytes. The time allowed is many times the time needed."""

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tableside.engine.errors import DataError, InvalidMove, PositionError, RecordError, TablesideError
from tableside.engine.game import game_of
from tableside.engine.match import Match
from tableside.engine.record import Record
from tableside.engine.verify import verify
from tableside.games.burger_joint.board_sets.reader import read_set
from tableside.games.burger_joint.notation.cube_text import parse_cubes
from tableside.games.rival_restaurants import options as table_options
from tableside.games.rival_restaurants.catalog.loader import check_recipe

MANY = 30_000
HEADING = "kind,cuisine,name,ingredients,points,garbage\n"


@contextmanager
def quickly(seconds: float = 2.0) -> Iterator[None]:
    """Processor time, so a busy machine does not matter."""
    began = time.process_time()
    yield
    assert time.process_time() - began < seconds


def recipes(count: int) -> list[dict[str, Any]]:
    few = game_of("rival-restaurants").options({})["recipes"]
    return [{**few[n % len(few)], "name": f"Dish {n}"} for n in range(count)]


def test_too_many_recipes_are_not_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """RR-1.4: at most a hundred of each kind."""
    looked = 0

    def counted(*args: Any) -> dict[str, object]:
        nonlocal looked
        looked += 1
        return check_recipe(*args)

    monkeypatch.setattr(table_options, "check_recipe", counted)
    with quickly(), pytest.raises(DataError) as refused:
        game_of("rival-restaurants").options({"recipes": recipes(MANY)})
    assert "200" in str(refused.value)
    assert looked == 0


def test_a_record_with_too_many_recipes_is_refused_at_once() -> None:
    match = Match.start("rival-restaurants", seed=1, players=["a", "b", "c"])
    data = match.record.to_json()
    data["options"]["recipes"] = recipes(MANY)
    with quickly(), pytest.raises(DataError):
        verify(Record.from_json(data))


def test_a_deck_as_big_as_it_may_be_is_fine() -> None:
    deck = [{**recipe, "kind": ("basic", "gourmet")[n % 2]} for n, recipe in enumerate(recipes(200))]
    assert len(game_of("rival-restaurants").options({"recipes": deck})["recipes"]) == 200
    twice = [*deck[:-1], {**deck[-1], "name": deck[0]["name"].upper()}]
    with pytest.raises(DataError, match="row 200, name"):
        game_of("rival-restaurants").options({"recipes": twice})


@pytest.mark.parametrize(
    "text",
    [
        HEADING + "basic,french,x,bread,1,1\n" * 140_000,
        HEADING + "basic,french," + "x" * 3_000_000 + ",bread,1,1\n",  # longer than the CSV reader accepts
        HEADING + "basic,french,x,bread," + "1" * 120_000 + ",1\n",
        "a," * 1_500_000 + "\n",
        HEADING + '"' + "\n" * 3_000_000,
    ],
    ids=["rows", "field", "digits", "columns", "lines"],
)
def test_recipes_as_text_of_any_length(text: str) -> None:
    with quickly(4), pytest.raises(DataError):
        game_of("rival-restaurants").options({"recipes": text})


def test_a_quotation_mark_alone_is_a_fault_of_the_move() -> None:
    """RR-4.6: there is a favour between two of them."""
    match = Match.start("rival-restaurants", {"home_cook": True}, seed=1, players=["a", "b", "c"])
    for offer in ('offer p2: " for nothing', 'offer p2: nothing for "', "offer p2: " + '"' * 1001 + " for nothing"):
        with pytest.raises(InvalidMove):
            match.play(0, offer)


def test_cubes_letters_and_positions_of_any_length() -> None:
    with quickly():
        assert parse_cubes("K" * 4_000_000) is None
        assert parse_cubes("1K" * 31 + "1Y" * 31) is not None
        boards = read_set("classic")
        for field, value in (("price", "K" * 4_000_000), ("points", [1] * 1_000_000)):
            wrong = json.loads(json.dumps(boards))
            wrong["burger"]["basic"][field] = value
            with pytest.raises(DataError):
                game_of("burger-joint").options({"set": wrong})
        wrong = json.loads(json.dumps(boards))
        wrong["burger"]["start"]["diners"] = "KY" * 1_000_000
        with pytest.raises(DataError):
            game_of("burger-joint").options({"set": wrong})
        for line in ("a " * 2_000_000, "pick B B 1 " + "/" * 2_000_000 + " x x x x"):
            with pytest.raises(PositionError):
                game_of("burger-joint").options({"position": line})


@pytest.mark.parametrize(
    "spoil",
    [
        lambda r: r.update(players=["x"] * 500_000),
        lambda r: r.update(seal="a" * 4_000_000),
        lambda r: r["moves"].append([0, "x" * 4_000_000, 0, [], ""]),
        lambda r: r["moves"].append([0, "K", 0, [1] * 1_000_000, ""]),
        lambda r: r["options"].update({"x" * 4_000_000: 1}),
        lambda r: r["options"].update(even_start={f"k{n}": 0 for n in range(200_000)}),
    ],
    ids=["players", "seal", "move", "draws", "option", "starts"],
)
def test_records_with_something_of_any_length(spoil: Any) -> None:
    match = Match.start("rival-restaurants", seed=1, players=["a", "b", "c"])
    data = match.record.to_json()
    spoil(data)
    with quickly(), pytest.raises(TablesideError) as refused:
        verify(Record.from_json(data))
    assert not isinstance(refused.value, RecordError) or refused.value.id.startswith("err-")
