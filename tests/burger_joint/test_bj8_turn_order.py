"""BJ-8 Turn order."""

from __future__ import annotations

from tableside.games.burger_joint.board_sets.reader import board_set
from tests.burger_joint.table import BURGER, PIZZA, at, classic, side, start


def test_burger_and_pizza_take_turns() -> None:
    """BJ-8.1: Burger, Pizza, Burger …; each turn is production, trading, building, score and discard."""
    table = start()
    for turn in range(1, 8):
        assert (table.position.turn, table.position.active) == (turn, (turn - 1) % 2)
        steps = [table.step]
        while table.position.turn == turn:
            table.play("/" if table.step == "trade" else "end" if table.step == "build" else min(table.legal))
            if table.step != steps[-1]:
                steps.append(table.step)
        assert steps[:4] == ["first-pick", "pick", "trade", "build"]
        assert steps[4:] in (["first-pick"], ["discard", "first-pick"])


def test_the_player_whose_turn_it_is_not_may_do_nothing() -> None:
    """BJ-8.1: every step of Burger's turn asks Burger, if it asks the active player."""
    table = at("trade", side("KY", store="3K"), side("GR", "ABCDE", "3G3R"), active="B")
    assert table.state.legal_moves(PIZZA) == []
    for move in ("3G", "@E", "/", "end", "basic"):
        assert table.refused(move, seat=PIZZA) == ("err-not-your-move", "BJ-8.1")


def test_pizza_may_begin_by_the_set() -> None:
    """BJ-8.1, BJ-9.1: the starting chain is data."""
    table = start(boards=board_set(classic({"starting_chain": "pizza"})))
    assert (table.position.active, table.asked, table.position.turn) == (PIZZA, PIZZA, 1)
    table.takers()
    assert table.play("/", "end").position.active == BURGER


def test_what_belongs_to_a_turn_is_forgotten_with_it() -> None:
    """BJ-8.1: used abilities and bought publicity do not carry over into the other's turn."""
    table = at("trade", side("KY", "E", "WG2Y"), side("GR", "E", "NKR"), active="B").play("@E", "=K", "/", "pub", "x-")
    table.play("end")
    assert table.line.split()[-1] == "-/0/0/0/-"
