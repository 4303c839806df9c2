"""People: guests, accounts, sessions, notifications."""
