"""Rival Restaurants on a text screen."""
