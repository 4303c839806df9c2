"""Rival Restaurants (2019): two to eight chefs who act at the same time, trade, bid and sabotage.

Two levels:

* ``core``, the rules, fast, with moves as numbers: ``machine.new_town(rules, context)``, ``machine.asked(town)`` (a
  mask of seats), ``machine.legal(town, seat)``, ``machine.play(town, context, seat, move)``, ``town.copy()``,
  ``town.over``. ``Context(chance, heard)`` carries chance and collects events when somebody listens.
  ``core/model/moves.py`` makes and reads moves.
* around it, the engine's contract with moves as text: ``state.RivalRestaurantsState``, with ``notation``, ``view``,
  ``snapshot`` and ``determinize``; ``game.GAME`` is the game as the engine knows it.

Where a rule lives, and what is declared once, is in ``docs/architecture.md``.
"""
