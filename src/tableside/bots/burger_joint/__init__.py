"""Bots for Burger Joint."""
