"""One file for each kind of question a bot is asked."""
