"""Rival Restaurants (2019): two to eight chefs who act at the same time, trade, bid and sabotage.

Two levels:

* **the rules**, fast, with moves as numbers: ``machine.new_town(rules, flow)``, ``machine.asked(town)`` (a mask of
  seats), ``machine.legal(town, seat)``, ``machine.play(town, flow, seat, move)``, ``town.copy()``, ``town.over``;
  ``flow.Flow(chance, heard)`` carries chance and collects events when somebody listens. Moves are made and read with
  ``moves.make`` and ``moves.arg_a`` …; offers and cookings beyond the enumerated ones go through
  ``barter.propose``, ``barter.accept`` and ``machine.declare_cooking``.
* **the border**: ``state.RivalRestaurantsState`` speaks the engine's contract with moves as text (``notation``), views
  (``view``), saved states (``saving``) and determinisation (``imagining``); ``game.GAME`` is the game on the shelf.

Where a rule lives: RR-1 ``names``, ``tables``, ``stock``, ``hands``, ``memory``, ``recipes``; RR-2 ``setup``,
``options``; RR-3 ``moving``, ``day``; RR-4 ``market``, ``auction``, ``island``, ``barter``; RR-5 ``kitchen``,
``declaring``, ``cooking``; RR-6 ``day``; RR-7 ``chefs``, ``powers``; RR-8 ``restaurants``; RR-9 ``cards``,
``playing_cards``, ``reactions``; RR-10 ``squad``, ``setup``; RR-11 ``options``, ``setup``, ``powers``.
"""
