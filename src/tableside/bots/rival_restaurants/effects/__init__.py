"""What cards and chefs are worth to a bot: a row for each."""
