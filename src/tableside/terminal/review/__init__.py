"""``tableside review``: a finished game with its win chances, luck and skill, and the moments that mattered."""
