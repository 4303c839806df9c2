"""Bots for Rival Restaurants. ``outlook`` says what things are worth; the other files each choose in one phase."""
