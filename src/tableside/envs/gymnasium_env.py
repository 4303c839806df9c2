"""Single: one seat of a game for Gymnasium, against bots that play the others.

>>> import gymnasium
>>> import tableside.envs.gymnasium_env
>>> env = gymnasium.make("tableside/BurgerJoint-v0", opponents=["greedy"], seat=0)

The agent acts whenever its seat is asked. If several seats are asked at once, chance decides who acts first. An illegal
action loses the game at once: the reward is -1, and the info says why.
"""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

import gymnasium
import numpy as np

from tableside.bots import Ask, Bot, make_bot
from tableside.bots.bot_errors import let_play
from tableside.engine.errors import IllegalMove, OptionsError
from tableside.engine.game import game_keys
from tableside.envs.game_adapter import (
    MODES,
    MOST_DECISIONS,
    Observation,
    adapter_for,
    check_count,
    check_render_mode,
    usual_opponents,
)
from tableside.envs.pettingzoo_base import observation_space
from tableside.envs.rewards import WIN, Rewards
from tableside.option_values import listed_names


class SingleSeatEnv(gymnasium.Env[Observation, np.int64]):
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
        names = usual_opponents(game) if opponents is None else _names(opponents)
        self.adapter = adapter_for(game, len(names) + 1, options)
        seat = None if seat is None else check_count("seat", seat, least=None)
        if seat is not None and seat not in range(self.adapter.seats):
            raise OptionsError("err-option-range", {"where": "=seat", "min": 0, "max": self.adapter.seats - 1})
        for name in names:
            make_bot(game, name)  # report a wrong name now
        self.opponents = names
        self.render_mode = check_render_mode(render_mode)
        self.observation_space: gymnasium.spaces.Space[Any] = observation_space(self.adapter)
        self.action_space = gymnasium.spaces.Discrete(self.adapter.actions)
        self._fixed_seat = seat
        self._rewards = Rewards(reward, self.adapter.seats, self.adapter.goal)
        self._most = check_count("max_decisions", max_decisions)
        self._over = True
        self.seat = seat or 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Any]:
        super().reset(seed=None if seed is None else check_count("seed", seed, least=0))
        draw = self.np_random
        seats = self.adapter.seats
        self.adapter.begin(int(draw.integers(1 << 62)))
        self.seat = int(draw.integers(seats)) if self._fixed_seat is None else self._fixed_seat
        self._bots: dict[int, Bot] = {
            (self.seat + place) % seats: make_bot(self.adapter.key, name, int(draw.integers(1 << 32)))
            for place, name in enumerate(self.opponents, 1)
        }
        self._decisions = 0
        self._over = False
        self._rewards.begin(self.adapter.points())
        self._let_others_play()
        return self.adapter.observe(self.seat), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self._over:
            raise IllegalMove("err-env-over")
        number = self.adapter.number(self.seat, action)
        try:
            self.adapter.check(self.seat, number)
        except IllegalMove as error:
            self._over = True
            return self.adapter.observe(self.seat), -1.0, True, False, {**self._info(), "illegal": str(error)}
        self.adapter.play(self.seat, number)
        self._decisions += 1
        self._let_others_play()
        outcome = self.adapter.outcome()
        reward = self._rewards.of_step(self.adapter.points(), outcome)[self.seat]
        truncated = outcome is None and self._decisions >= self._most
        self._over = outcome is not None or truncated
        if self.render_mode == "human":
            self.render()
        return self.adapter.observe(self.seat), reward, outcome is not None, truncated, self._info()

    def _let_others_play(self) -> None:
        """Play until the agent is asked or the game is over."""
        adapter = self.adapter
        while (asked := adapter.asked) and self._decisions < self._most:
            seat = asked[0] if len(asked) == 1 else asked[int(adapter.chance.below(len(asked)))]
            if seat == self.seat:
                return
            # BotError says what is wrong with an opponent, so that nobody takes it for a move of the agent's.
            let_play(
                self._bots[seat], Ask(adapter.state, seat), partial(adapter.state.play, seat, chance=adapter.chance)
            )
            adapter.take(adapter.state)
            self._decisions += 1

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"seat": self.seat, "action_mask": self.adapter.mask(self.seat)}
        outcome = self.adapter.outcome()
        if outcome is not None:
            info |= {"winners": list(outcome.winners), "points": list(outcome.scores)}
        return info

    def render(self) -> Any:
        return self.adapter.render(self.render_mode)


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
    for game in game_keys():
        id = f"tableside/{game.title().replace('-', '')}-v0"  # "tableside/BurgerJoint-v0"
        if id not in gymnasium.registry:
            gymnasium.register(
                id, "tableside.envs.gymnasium_env:SingleSeatEnv", kwargs={"game": game}, order_enforce=True
            )


_register()
