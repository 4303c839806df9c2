"""Single: one seat of a game for Gymnasium, against bots that play the others.

>>> import gymnasium
>>> import tableside.envs.single
>>> env = gymnasium.make("tableside/BurgerJoint-v0", opponents=["greedy"], seat=0)

The agent acts whenever its seat is asked. If several seats are asked at once, chance decides who acts first. An illegal
action loses the game at once: the reward is -1, and the info says why.
"""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any, Final

import gymnasium
import numpy as np

from tableside.bots import Ask, Bot, make_bot
from tableside.bots.hearing import let_play
from tableside.engine.errors import IllegalMove, OptionsError
from tableside.envs.agents import observation_space
from tableside.envs.burger_joint.desk import BurgerJointDesk
from tableside.envs.desk import MODES, MOST_DECISIONS, Desk, Observation, counted, known_mode
from tableside.envs.rewards import WIN, Rewards
from tableside.envs.rival_restaurants.desk import RivalRestaurantsDesk
from tableside.option_values import listed_names

_DESKS: Final[dict[str, type[Desk]]] = {"burger-joint": BurgerJointDesk, "rival-restaurants": RivalRestaurantsDesk}
_USUAL: Final = {"burger-joint": ("greedy",), "rival-restaurants": ("greedy", "greedy", "greedy")}  # opponents


class OneSeat(gymnasium.Env[Observation, np.int64]):
    """``opponents``: names of bots, or your own as ``module:Class``, one for each seat from the left of the agent,
    as a list or separated by commas. None: one greedy bot, or three in Rival Restaurants. ``seat``: None draws a new
    one at every reset."""

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012 - Gymnasium's

    def __init__(
        self,
        game: str,
        opponents: Sequence[str] | None = None,
        *,
        seat: int | None = None,
        options: dict[str, Any] | None = None,
        reward: str = WIN,
        max_decisions: int = MOST_DECISIONS,
        render_mode: str | None = None,
    ) -> None:
        if game not in _DESKS:
            raise OptionsError("err-unknown-game", {"name": f"={game}", "known": [f"={key}" for key in _DESKS]})
        names = _USUAL[game] if opponents is None else _names(opponents)
        self.desk = _DESKS[game](len(names) + 1, options)
        seat = None if seat is None else counted("seat", seat, least=None)
        if seat is not None and seat not in range(self.desk.seats):
            raise OptionsError("err-option-range", {"where": "=seat", "min": 0, "max": self.desk.seats - 1})
        for name in names:
            make_bot(game, name)  # report a wrong name now
        self.opponents = names
        self.render_mode = known_mode(render_mode)
        self.observation_space: gymnasium.spaces.Space[Any] = observation_space(self.desk)
        self.action_space = gymnasium.spaces.Discrete(self.desk.actions)
        self._fixed_seat = seat
        self._rewards = Rewards(reward, self.desk.seats, self.desk.goal)
        self._most = counted("max_decisions", max_decisions)
        self._over = True
        self.seat = seat or 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Any]:
        super().reset(seed=None if seed is None else counted("seed", seed, least=0))
        draw = self.np_random
        seats = self.desk.seats
        self.desk.begin(int(draw.integers(1 << 62)))
        self.seat = int(draw.integers(seats)) if self._fixed_seat is None else self._fixed_seat
        self._bots: dict[int, Bot] = {
            (self.seat + place) % seats: make_bot(self.desk.key, name, int(draw.integers(1 << 32)))
            for place, name in enumerate(self.opponents, 1)
        }
        self._decisions = 0
        self._over = False
        self._rewards.begin(self.desk.points())
        self._let_others_play()
        return self.desk.observe(self.seat), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self._over:
            raise IllegalMove("err-env-over")
        number = self.desk.number(self.seat, action)
        try:
            self.desk.check(self.seat, number)
        except IllegalMove as error:
            self._over = True
            return self.desk.observe(self.seat), -1.0, True, False, {**self._info(), "illegal": str(error)}
        self.desk.play(self.seat, number)
        self._decisions += 1
        self._let_others_play()
        outcome = self.desk.outcome()
        reward = self._rewards.of_step(self.desk.points(), outcome)[self.seat]
        truncated = outcome is None and self._decisions >= self._most
        self._over = outcome is not None or truncated
        if self.render_mode == "human":
            self.render()
        return self.desk.observe(self.seat), reward, outcome is not None, truncated, self._info()

    def _let_others_play(self) -> None:
        """Play until the agent acts next or the game is over."""
        desk = self.desk
        while (asked := desk.asked) and self._decisions < self._most:
            seat = asked[0] if len(asked) == 1 else asked[int(desk.chance.below(len(asked)))]
            if seat == self.seat:
                return
            # BotError names the opponent, so that nobody mistakes it for a move of the agent.
            let_play(self._bots[seat], Ask(desk.state, seat), partial(desk.state.play, seat, chance=desk.chance))
            desk.take(desk.state)
            self._decisions += 1

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"seat": self.seat, "action_mask": self.desk.mask(self.seat)}
        outcome = self.desk.outcome()
        if outcome is not None:
            info |= {"winners": list(outcome.winners), "points": list(outcome.scores)}
        return info

    def render(self) -> Any:
        return self.desk.render(self.render_mode)


def _names(opponents: Any) -> tuple[str, ...]:
    """The names of bots. OptionsError if this is something else."""
    if isinstance(opponents, str):
        return listed_names(opponents)
    names = tuple(opponents) if isinstance(opponents, Iterable) else (opponents,)
    for name in names:
        if not isinstance(name, str):
            raise OptionsError("err-env-opponents", {"text": f"={name!r:.60}"})
    return names


def _register() -> None:
    for id, game in (
        ("tableside/BurgerJoint-v0", "burger-joint"),
        ("tableside/RivalRestaurants-v0", "rival-restaurants"),
    ):
        if id not in gymnasium.registry:
            gymnasium.register(id, "tableside.envs.single:OneSeat", kwargs={"game": game}, order_enforce=True)


_register()
