"""Pinch of Salt, a small game for Tableside."""
