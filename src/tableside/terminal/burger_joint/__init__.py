"""Burger Joint on a text screen."""
