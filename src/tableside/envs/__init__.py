"""Environments for research: the same rules behind the interfaces that learning programs know.

* ``BurgerJointVector``: many games in one call, with NumPy alone
* ``burger_joint_v0``, ``rival_restaurants_v0``: PettingZoo, agents in turn (``env``) or together (``parallel_env``)
* ``single``: Gymnasium, one seat against bots
* ``spiel``: OpenSpiel, Burger Joint

All but the first need the packages of ``pip install "tableside[research]"`` (OpenSpiel: ``open_spiel``) and are
imported as modules. docs/environments.md tells what actions, observations and rewards mean.
"""

from tableside.envs.burger_joint.vector import Afterstates, BurgerJointVector, Step

__all__ = ["Afterstates", "BurgerJointVector", "Step"]
