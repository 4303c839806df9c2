"""People: guests, accounts, sessions, passwords, notifications."""
