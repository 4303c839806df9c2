"""Agents: what PettingZoo's two forms of a game share: an adapter, a seat for each agent, spaces, seeds, a text."""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from tableside.engine.errors import Arg, OptionsError
from tableside.envs.game_adapter import MODES, GameAdapter, check_count, check_render_mode
from tableside.envs.rewards import Rewards


def observation_space(adapter: GameAdapter) -> Dict:
    high = np.iinfo(adapter.dtype).max
    return Dict(
        {
            "observation": Box(adapter.low, high, (adapter.width,), adapter.dtype),
            "action_mask": Box(0, 1, (adapter.actions,), np.int8),
        }
    )


class PettingZooBase:
    def _sit_down(
        self, name: str, adapter: GameAdapter, *, parallel: bool, reward: str, most: int, render_mode: str | None
    ) -> None:
        self.metadata = {
            "name": name,
            "render_modes": list(MODES),
            "is_parallelizable": parallel,
            "render_fps": 1,
        }
        self.render_mode = check_render_mode(render_mode)
        self.adapter = adapter
        self.possible_agents = adapter.agents
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(adapter) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(adapter.actions) for agent in self.possible_agents}
        self._rewards = Rewards(reward, adapter.seats, adapter.goal)
        self._most = check_count("max_decisions", most)
        self._decisions = 0
        self._seeds = np.random.default_rng()

    def _begin(self, seed: int | None) -> None:
        """Start a new game. Without a seed, use the next number after the last seed."""
        if seed is not None:
            self._seeds = np.random.default_rng(check_count("seed", seed, least=0))
        self.adapter.begin(int(self._seeds.integers(1 << 62)))
        self._decisions = 0
        self._rewards.begin(self.adapter.points())
        self.agents = self.possible_agents[:]

    def _seat(self, agent: str) -> int:
        """The seat of an agent; OptionsError if there is no such agent."""
        try:
            return self.possible_agents.index(agent)
        except ValueError:
            raise OptionsError("err-env-agent", self._stranger(agent)) from None

    def _stranger(self, agent: object) -> dict[str, Arg]:
        return {"name": f"={agent!s:.60}", "known": [f"={known}" for known in self.possible_agents]}

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[self.possible_agents[self._seat(agent)]]

    def action_space(self, agent: str) -> Discrete[Any]:
        return self.action_spaces[self.possible_agents[self._seat(agent)]]

    def render(self) -> str | None:
        return self.adapter.render(self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""
