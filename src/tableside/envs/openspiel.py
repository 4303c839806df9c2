"""Spiel: Burger Joint for OpenSpiel, with every draw from the bag as a chance node of its own.

>>> import pyspiel
>>> import tableside.envs.openspiel
>>> game = pyspiel.load_game("tableside_burger_joint")

Player 0 is Burger. Actions are the 61 codes of the rules; an outcome of chance is the colour of the cube drawn.
OpenSpiel needs games that end. After ``last_turn`` turns (BJ-9.1) the game is a draw.
"""

from collections.abc import Mapping
from typing import Any, Final, Self

import numpy as np
import pyspiel
from librt.strings import BytesWriter

from tableside.engine.chance import ScriptedChance
from tableside.engine.errors import ChanceError, IllegalMove, OptionsError
from tableside.envs.burger_joint.observation import WIDTH, layout, observe
from tableside.games.burger_joint.board_sets.reader import DEFAULT, board_set
from tableside.games.burger_joint.core.codes import CODES
from tableside.games.burger_joint.core.cubes import COLOURS, LETTERS, count
from tableside.games.burger_joint.core.position import DRAWN, OVER, Position
from tableside.games.burger_joint.core.turn import apply, begin_turn, laid_out, legal_mask
from tableside.games.burger_joint.game import GAME
from tableside.games.burger_joint.notation.moves import TOKENS
from tableside.games.burger_joint.notation.position_text import format_line

NAME: Final = "tableside_burger_joint"
_BEGIN: Final = -1  # instead of a move: the first turn
_MOST_A_TURN: Final = 300  # decisions; there are not so many cubes
_LAST_TURN: Final = 200
# The fields of a position. A game that is over has no more moves, so its end is not saved.
_SIDE: Final = ("store", "new", "area", "picks", "publicity", "basics", "diners", "bistros", "score")
_NUMBERS: Final = (
    *("bag", "general", "step", "active", "mover", "turn", "last_turn"),
    *("used", "publicities", "pending"),
)

_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Burger Joint",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"set": DEFAULT, "last_turn": _LAST_TURN},
)


class ReplayPoint:
    """A position, or a position that waits for a draw. It never changes, so copies share it.

    The rules use chance while they play a move. Here chance only repeats the ``draws`` made so far. When it runs out,
    that is a chance node, and the move is played again with one more draw.
    """

    def __init__(self, set_: Mapping[str, Any], before: Position, code: int, draws: tuple[int, ...] = ()) -> None:
        self._set = set_
        self._before = before
        self._code = code
        self._draws = draws
        self.position = before.copy()
        chance = ScriptedChance(list(draws))
        try:
            if code == _BEGIN:
                begin_turn(self.position, chance)
            else:
                apply(self.position, code, chance)
            self.drawing = False
        except ChanceError:
            self.drawing = True

    def allows(self, action: int) -> bool:
        """Whether the mover may play it, or the bag holds such a cube."""
        if self.drawing:
            return 0 <= action < COLOURS and count(self.position.bag, action) > 0
        return 0 <= action < CODES and bool(legal_mask(self.position) >> action & 1)

    def then(self, action: int) -> "ReplayPoint":
        """After a player's move, or after a cube of this colour is drawn."""
        if not self.drawing:
            return ReplayPoint(self._set, self.position, action)
        place = sum(int(count(self.position.bag, colour)) for colour in range(action))
        return ReplayPoint(self._set, self._before, self._code, (*self._draws, place))

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """OpenSpiel saves states by pickling. A compiled position cannot be pickled, but its numbers can."""
        p = self._before
        sides = [tuple(getattr(side, name) for name in _SIDE) for side in (p.burger, p.pizza)]
        numbers = tuple(getattr(p, name) for name in _NUMBERS)
        return _restored, (dict(self._set), *sides, numbers, self._code, self._draws)


def _restored(
    set_: Mapping[str, Any],
    burger: tuple[int, ...],
    pizza: tuple[int, ...],
    numbers: tuple[int, ...],
    code: int,
    draws: tuple[int, ...],
) -> ReplayPoint:
    p = Position(board_set(set_))
    for side, values in ((p.burger, burger), (p.pizza, pizza)):
        for name, value in zip(_SIDE, values, strict=True):
            setattr(side, name, value)
    for name, value in zip(_NUMBERS, numbers, strict=True):
        setattr(p, name, value)
    return ReplayPoint(set_, p, code, draws)


class BurgerJointGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel is not typed
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        asked = params or {}
        options = GAME.options({"last_turn": _LAST_TURN, **asked})
        last_turn = options["last_turn"]
        if last_turn == 0:  # the game might never end
            raise OptionsError("err-option-least", {"where": "=last_turn", "min": 1}, rule="BJ-9.1")
        info = pyspiel.GameInfo(
            num_distinct_actions=int(CODES),
            max_chance_outcomes=int(COLOURS),
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=_MOST_A_TURN * last_turn,
        )
        super().__init__(_TYPE, info, asked)
        start = laid_out(board_set(options["set"]))
        start.last_turn = last_turn
        self.start = ReplayPoint(options["set"], start, _BEGIN)

    def new_initial_state(self) -> "BurgerJointState":
        return BurgerJointState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "BurgerJointObserver":
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return BurgerJointObserver(kind.perfect_recall)


class BurgerJointState(pyspiel.State):  # type: ignore[misc] # OpenSpiel is not typed
    def __init__(self, game: BurgerJointGame) -> None:
        super().__init__(game)
        self.moment = game.start

    def current_player(self) -> int:
        if self.moment.drawing:
            return int(pyspiel.PlayerId.CHANCE)
        p = self.moment.position
        return int(pyspiel.PlayerId.TERMINAL) if p.step == OVER else int(p.mover)

    def _legal_actions(self, player: int) -> list[int]:
        p = self.moment.position
        if player != p.mover:
            return []
        mask = int(legal_mask(p))
        return [code for code in range(int(CODES)) if mask >> code & 1]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        bag = self.moment.position.bag
        counts = [int(count(bag, colour)) for colour in range(int(COLOURS))]
        size = sum(counts)
        return [(colour, cubes / size) for colour, cubes in enumerate(counts) if cubes]

    def _apply_action(self, action: int) -> None:
        if not self.moment.allows(action):  # OpenSpiel itself does not check
            player = self.current_player()
            known = LETTERS if self.moment.drawing else TOKENS
            move = known[action] if 0 <= action < len(known) else "–"
            agent = {0: "burger_0", 1: "pizza_1", int(pyspiel.PlayerId.CHANCE): "chance"}.get(player, "–")
            raise IllegalMove("err-env-illegal", {"n": action, "move": f"={move}", "agent": f"={agent}"})
        self.moment = self.moment.then(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"draw {LETTERS[action]}" if player == pyspiel.PlayerId.CHANCE else TOKENS[action]

    def is_terminal(self) -> bool:
        return bool(self.moment.position.step == OVER)

    def returns(self) -> list[float]:
        p = self.moment.position
        if p.step != OVER or p.winner == DRAWN:
            return [0.0, 0.0]
        return [1.0, -1.0] if p.winner == 0 else [-1.0, 1.0]

    def __str__(self) -> str:
        return "drawing" if self.moment.drawing else format_line(self.moment.position)


class BurgerJointObserver:
    """Everything is open, so an observation and an information state are the same. Its string is the history."""

    def __init__(self, perfect_recall: bool) -> None:
        self._recall = perfect_recall
        self.tensor = np.zeros(WIDTH, np.float32)
        self.dict = {name: self.tensor[first:end] for name, (first, end) in layout().items()}

    def set_from(self, state: BurgerJointState, player: int) -> None:
        out = BytesWriter()
        observe(state.moment.position, player, out)
        self.tensor[:] = np.frombuffer(out.getvalue(), np.uint8)

    def string_from(self, state: BurgerJointState, player: int) -> str:
        return str(state.history_str()) if self._recall else str(state)


pyspiel.register_game(_TYPE, BurgerJointGame)
