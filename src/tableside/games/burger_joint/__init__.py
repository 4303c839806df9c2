"""Burger Joint: a duel of cubes for two chains (BJ-1 … BJ-9).

The rules, compiled where a C compiler is, are in ``core``: ``cubes`` (a hand as one number), ``board`` (what a board
set says), ``position`` (the table at one moment), ``production`` (BJ-3), ``trading`` (BJ-4), ``building`` (BJ-5),
``scoring`` (BJ-6, BJ-7), ``turn`` (BJ-2, BJ-8, and which of them is asked), ``codes`` (a move as one of 61 numbers).

The border, plain Python: ``board_sets`` (read from TOML), ``notation`` (moves and positions as text, and why a position
cannot be), ``reasons`` (why a move is not legal), ``view`` (what a seat sees), ``state`` and ``game`` (the contract of
the engine).
"""
