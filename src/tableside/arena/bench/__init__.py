"""Bench: how fast the rules are, compiled and interpreted, and how fast others are, measured in one run.

What counts as a decision for whom is told in bench/README.md.
"""

from tableside.arena.bench.results import Bench, measure, said
from tableside.arena.bench.rows import ROWS, Row, row_of, rows_named

__all__ = ["ROWS", "Bench", "Row", "measure", "row_of", "rows_named", "said"]
