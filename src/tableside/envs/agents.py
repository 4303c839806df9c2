"""Agents: what PettingZoo's two forms of a game share: a desk, a seat for each agent, spaces, seeds, a text."""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from tableside.envs.desk import Desk, counted
from tableside.envs.rewards import Rewards


def observation_space(desk: Desk) -> Dict:
    high = np.iinfo(desk.dtype).max
    return Dict(
        {
            "observation": Box(0, high, (desk.width,), desk.dtype),
            "action_mask": Box(0, 1, (desk.actions,), np.int8),
        }
    )


class Agents:
    def _sit_down(
        self, name: str, desk: Desk, *, parallel: bool, reward: str, most: int, render_mode: str | None
    ) -> None:
        self.metadata = {
            "name": name,
            "render_modes": ["human", "ansi"],
            "is_parallelizable": parallel,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.desk = desk
        self.possible_agents = desk.agents
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(desk) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(desk.actions) for agent in self.possible_agents}
        self._rewards = Rewards(reward, desk.seats, desk.goal)
        self._most = counted("max_decisions", most)
        self._decisions = 0
        self._seeds = np.random.default_rng()

    def _begin(self, seed: int | None) -> None:
        """A new game; without a seed, the next one of the last seed."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.desk.begin(int(self._seeds.integers(1 << 62)))
        self._decisions = 0
        self._rewards.begin(self.desk.points())
        self.agents = self.possible_agents[:]

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[Any]:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        return self.desk.render(self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
