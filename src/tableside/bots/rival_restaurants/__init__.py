"""Bots for Rival Restaurants. ``valuation`` says what things are worth; the other files each choose in one phase."""
