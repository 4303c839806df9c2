"""What the box contains: data files, their loader, and the ids by which the rules know each thing."""
