"""Try moves out in imagined games."""
