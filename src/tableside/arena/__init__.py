"""The arena: many games, played by bots against each other."""
