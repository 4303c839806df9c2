"""Bots for Rival Restaurants. ``valuation`` and ``effects``: what things are worth; ``choices``: what to do."""
