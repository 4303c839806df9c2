"""Environments for research: the same rules behind the interfaces that learning libraries know.

* ``BurgerJointVector``: many games in one call, using only NumPy
* ``burger_joint_v0``, ``rival_restaurants_v0``: PettingZoo, agents in turn (``env``) or together (``parallel_env``)
* ``single``: Gymnasium, one seat against bots
* ``spiel``: OpenSpiel, Burger Joint

All but the first need the packages of ``pip install "tableside[research]"`` (OpenSpiel: ``open_spiel``) and are
imported as modules. docs/environments.md explains actions, observations and rewards.
"""

from tableside.envs.burger_joint.vector import Afterstates, BurgerJointVector, Step

__all__ = ["Afterstates", "BurgerJointVector", "Step"]
