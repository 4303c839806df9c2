"""Burger Joint as a game of the engine: options, set-up, and restoring a saved state."""

from collections.abc import Mapping
from typing import Any, Final

from tableside.engine.chance import Chance
from tableside.engine.errors import OptionsError
from tableside.engine.events import Event
from tableside.engine.game import Game, OptionField
from tableside.games.burger_joint.board_sets.playable import check_playable
from tableside.games.burger_joint.board_sets.reader import CHAINS, DEFAULT, board_set, copied, read_set
from tableside.games.burger_joint.core.board import BoardSet
from tableside.games.burger_joint.core.position import Position
from tableside.games.burger_joint.core.turn import set_up
from tableside.games.burger_joint.notation.position_check import check_position
from tableside.games.burger_joint.notation.position_text import format_line, parse_line
from tableside.games.burger_joint.notation.score_markers import check_markers
from tableside.games.burger_joint.state import BurgerJointState

_MOST_TURNS: Final = 100_000


class BurgerJoint(Game):
    """Options: ``set`` (a name, a TOML file, or the content itself), ``last_turn`` (a draw after it; 0: never),
    ``position`` (a line to start from instead of the set-up)."""

    key = "burger-joint"
    rules = "BJ"
    form = (OptionField("last_turn", (0, 20, 40, 60), 0, label="new-last-turn", names={0: "pace-no-limit"}),)

    def options(self, raw: Mapping[str, Any]) -> dict[str, Any]:
        full, boards, position = self._read(raw)
        check_playable(full["set"]["name"], boards)
        if position is not None:
            check_markers(position)
        return full

    def recorded(self, options: Mapping[str, Any]) -> dict[str, Any]:
        return self._read(options)[0]

    def _read(self, raw: Mapping[str, Any]) -> tuple[dict[str, Any], BoardSet, Position | None]:
        for name in raw:
            if name not in ("set", "last_turn", "position"):
                raise OptionsError(
                    "err-unknown-option", {"where": f"={name}", "known": ["=set", "=last_turn", "=position"]}
                )
        content = raw.get("set", DEFAULT)
        if isinstance(content, str):
            content = read_set(content)
        boards = board_set(content)
        last = raw.get("last_turn", 0)
        if type(last) is not int or not 0 <= last <= _MOST_TURNS:
            raise OptionsError("err-option-range", {"where": "=last_turn", "min": 0, "max": _MOST_TURNS}, rule="BJ-9.1")
        full: dict[str, Any] = {"set": copied(content), "last_turn": last}  # the set by content (BJ-9.2)
        position = None
        line = raw.get("position")
        if line is not None:
            if not isinstance(line, str):
                raise OptionsError("err-option-text", {"where": "=position"})
            position = parse_line(line, boards)
            if "last_turn" in raw:
                position.last_turn = last
                check_position(position)
            full |= {"last_turn": int(position.last_turn), "position": format_line(position)}
        return full, boards, position

    def seat_counts(self, options: Mapping[str, Any]) -> range:
        return range(2, 3)

    def start(self, options: Mapping[str, Any], seats: int, chance: Chance) -> BurgerJointState:
        boards = board_set(options["set"])
        if "position" in options:
            return BurgerJointState(parse_line(options["position"], boards))
        events: list[Event] = []
        position = set_up(boards, chance, options.get("last_turn", 0), events)
        position.events = None
        return BurgerJointState(position, events)

    def restore(self, options: Mapping[str, Any], data: Mapping[str, Any]) -> BurgerJointState:
        return BurgerJointState(parse_line(data["line"], board_set(options["set"])))

    def seat_name(self, options: Mapping[str, Any], seat: int) -> str:
        return f"$bj-{CHAINS[seat]}"


GAME: Final = BurgerJoint()
