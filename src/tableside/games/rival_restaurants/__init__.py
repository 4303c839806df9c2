"""Rival Restaurants (2019): two to eight chefs who act at the same time, trade, bid and sabotage.

Two levels:

* ``core``, the rules, fast, with moves as numbers: ``machine.new_town(rules, context)``, ``machine.asked(town)`` (a
  mask of seats), ``machine.legal(town, seat)``, ``machine.play(town, context, seat, move)``, ``town.copy()``,
  ``town.over``. ``Context(chance, heard)`` carries chance and collects events when somebody listens.
  ``core/model/moves.py`` makes and reads moves.
* around it, the engine's contract with moves as text: ``state.RivalRestaurantsState``, with ``notation``, ``view``,
  ``snapshot`` and ``determinize``; ``game.GAME`` is the game as the engine knows it.

Where a rule lives: RR-1 ``catalog`` and ``core/model``; RR-2 ``core/phases/setup``, ``options``; RR-3
``core/phases/movement`` and ``day``; RR-4 ``core/phases/market``, ``auction``, ``island``, ``barter``; RR-5
``core/phases/kitchen``, ``declare``, ``cooking``; RR-6 ``core/phases/day``; RR-7 ``core/effects/chefs``,
``core/phases/powers``; RR-8 ``core/effects/restaurants``; RR-9 ``core/effects/cards``, ``card_play``, ``reactions``;
RR-10 ``core/phases/squad``, ``setup``; RR-11 ``options``, ``core/phases/setup``, ``powers``.

What is declared once: things in ``catalog/*.csv``, fields of the state in ``core/model/fields.py``; `make generate`
writes the code that follows from both.
"""
