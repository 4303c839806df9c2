"""Whole games at random inside compiled rules, for simulations (the manifest's ``random_game``)."""

from collections.abc import Mapping, Sequence
from typing import Any

from tableside.engine.chance import FastChance
from tableside.games.burger_joint.board_sets.reader import board_set
from tableside.games.burger_joint.core.position import DRAWN, NOBODY
from tableside.games.burger_joint.core.turn import play_out, set_up


def burger_joint(options: Mapping[str, Any], chance: FastChance, most: int) -> tuple[int, Sequence[int] | None]:
    position = set_up(board_set(options["set"]), chance, options["last_turn"])
    decisions = play_out(position, chance, most)
    winner = int(position.winner)
    return decisions, None if winner == NOBODY else () if winner == DRAWN else (winner,)
