"""Parallel: a game for PettingZoo, all seats that are asked at the same time.

Each agent acts on what it saw before the step. The actions are played one after another, in a random order. If an
action has become impossible (somebody bought the same card, another question came first), it does nothing. The agent's
info says ``"void": True``, and the agent is asked again. A seat that is not asked plays the no-op. An illegal action
loses at once: the game ends with -1 for that agent and 0 for the others.
"""

from collections.abc import Mapping
from typing import Any

from pettingzoo import ParallelEnv

from tableside.engine.errors import IllegalMove, InvalidMove
from tableside.envs.game_adapter import MOST_DECISIONS, GameAdapter, Observation
from tableside.envs.pettingzoo_base import PettingZooBase
from tableside.envs.rewards import WIN

Infos = dict[str, dict[str, Any]]
Result = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]


class SimultaneousEnv(PettingZooBase, ParallelEnv):  # type: ignore[misc] # PettingZoo is not typed
    """With ``strict`` an illegal action raises IllegalMove instead, before anything is played."""

    def __init__(
        self,
        name: str,
        adapter: GameAdapter,
        *,
        reward: str = WIN,
        max_decisions: int = MOST_DECISIONS,
        strict: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self._sit_down(name, adapter, parallel=True, reward=reward, most=max_decisions, render_mode=render_mode)
        self._strict = strict

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        self._begin(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> Result:
        if not self.agents:
            raise IllegalMove("err-env-over")
        infos: Infos = {agent: {} for agent in self.agents}
        chosen = self._chosen(actions)
        offenders = self._offenders(chosen, infos)
        if offenders:
            return self._ended_by(offenders, infos)
        meant = {seat: self.adapter.move(seat, action) for seat, action in chosen}
        while chosen:
            seat, action = chosen.pop(int(self.adapter.chance.below(len(chosen))) if len(chosen) > 1 else 0)
            if self._still_means(seat, action, meant[seat]):
                self.adapter.play(seat, action)
                self._decisions += 1
            else:
                infos[self.possible_agents[seat]]["void"] = True
        return self._concluded(infos)

    def _chosen(self, actions: dict[str, Any]) -> list[tuple[int, int]]:
        """Seat and action of all agents that are asked, and of those that act without being asked."""
        self._check_form(actions)
        no_op = self.adapter.no_op
        chosen = [
            (seat, self.adapter.number(seat, actions.get(agent, no_op)))
            for seat, agent in enumerate(self.possible_agents)
        ]
        return [(seat, action) for seat, action in chosen if seat in self.adapter.asked or action != no_op]

    def _check_form(self, actions: Any) -> None:
        """InvalidMove unless this is a dict of actions by agent."""
        if not isinstance(actions, Mapping):
            raise InvalidMove("err-env-by-agent", {"text": f"={actions!r:.60}"})
        for agent in actions:
            if agent not in self.possible_agents:
                raise InvalidMove("err-env-agent", self._stranger(agent))

    def _offenders(self, chosen: list[tuple[int, int]], infos: Infos) -> list[str]:
        """The seats whose action is illegal."""
        found = []
        for seat, action in chosen:
            try:
                self.adapter.check(seat, action)
            except IllegalMove as error:
                if self._strict:
                    raise
                found.append(self.possible_agents[seat])
                infos[found[-1]]["illegal"] = str(error)
        return found

    def _ended_by(self, offenders: list[str], infos: Infos) -> Result:
        agents, self.agents = self.agents, []
        rewards = {agent: -1.0 if agent in offenders else 0.0 for agent in agents}
        return self._observations(), rewards, dict.fromkeys(agents, True), dict.fromkeys(agents, False), infos

    def _still_means(self, seat: int, action: int, move: str) -> bool:
        """Whether an action is still what it was when it was chosen."""
        return self.adapter.is_legal(seat, action) and self.adapter.move(seat, action) == move

    def _concluded(self, infos: Infos) -> Result:
        outcome = self.adapter.outcome()
        rewards = self._rewards.of_step(self.adapter.points(), outcome)
        agents = self.agents
        terminated = outcome is not None
        truncated = not terminated and self._decisions >= self._most
        if outcome is not None:
            for info in infos.values():
                info |= {"winners": list(outcome.winners), "points": list(outcome.scores)}
        observations = self._observations()
        if terminated or truncated:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            observations,
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, terminated),
            dict.fromkeys(agents, truncated),
            infos,
        )

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.adapter.observe(seat) for seat, agent in enumerate(self.possible_agents)}
