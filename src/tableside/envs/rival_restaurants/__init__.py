"""Rival Restaurants for research: a table of actions, and what a seat sees as numbers."""
