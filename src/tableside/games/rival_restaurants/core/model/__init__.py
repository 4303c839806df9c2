"""The state of a game: what lies where, what is pending, what each seat knows."""
