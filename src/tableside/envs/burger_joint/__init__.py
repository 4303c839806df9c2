"""Burger Joint for research: observations, a batch of games, and adapters."""
