"""Trying moves in imagined games."""
