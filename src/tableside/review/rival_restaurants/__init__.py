"""Review of Rival Restaurants: many seats, secret choices, and days instead of turns."""
