"""What things are worth to a seat."""
