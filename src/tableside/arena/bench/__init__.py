"""Bench: measures the speed of the rules, compiled and interpreted, and of other engines, in one run.

bench/README.md says what counts as a decision in each engine.
"""

from tableside.arena.bench.results import Bench, measure, said
from tableside.arena.bench.rows import ROWS, Row, row_of, rows_named

__all__ = ["ROWS", "Bench", "Row", "measure", "row_of", "rows_named", "said"]
