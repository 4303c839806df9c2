"""AEC: a game for PettingZoo, one agent after the other.

If several seats are asked at once, they act in seat order, starting to the left of the last one who acted. Secret
choices stay secret: no observation contains them before they are revealed.
"""

from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from tableside.engine.errors import IllegalMove
from tableside.envs.game_adapter import MOST_DECISIONS, GameAdapter, Observation
from tableside.envs.pettingzoo_base import PettingZooBase
from tableside.envs.rewards import WIN


class TurnBasedEnv(PettingZooBase, AECEnv):  # type: ignore[misc] # PettingZoo is not typed
    """An illegal action raises IllegalMove and changes nothing; ``wrapped`` makes it lose the game instead."""

    def __init__(
        self,
        name: str,
        adapter: GameAdapter,
        *,
        reward: str = WIN,
        max_decisions: int = MOST_DECISIONS,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._sit_down(name, adapter, parallel=False, reward=reward, most=max_decisions, render_mode=render_mode)
        self.agent_selection = ""  # nobody, before the first reset

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: self._info() for agent in self.agents}
        self.agent_selection = self.possible_agents[self.adapter.asked[0]]

    def observe(self, agent: str) -> Observation:
        return self.adapter.observe(self._seat(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if not agent:
            raise IllegalMove("err-env-over")
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        number = self.adapter.number(seat, action)
        self.adapter.check(seat, number)
        self.adapter.play(seat, number)
        self._decisions += 1
        self._cumulative_rewards[agent] = 0.0
        self._conclude(seat)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _conclude(self, seat: int) -> None:
        """Rewards, the end, and who is next."""
        outcome = self.adapter.outcome()
        rewards = self._rewards.of_step(self.adapter.points(), outcome)
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self.terminations = dict.fromkeys(self.agents, outcome is not None)
        self.truncations = dict.fromkeys(self.agents, outcome is None and self._decisions >= self._most)
        self.infos = {agent: self._info() for agent in self.agents}
        asked = self.adapter.asked
        if asked:
            seats = self.adapter.seats
            self.agent_selection = self.possible_agents[min(asked, key=lambda other: (other - seat - 1) % seats)]

    def _info(self) -> dict[str, Any]:
        outcome = self.adapter.outcome()
        return {} if outcome is None else {"winners": list(outcome.winners), "points": list(outcome.scores)}


def wrapped(raw: TurnBasedEnv) -> Any:
    """Wrapped like PettingZoo's own games: an illegal action loses, and calls in the wrong order are refused."""
    env = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)
