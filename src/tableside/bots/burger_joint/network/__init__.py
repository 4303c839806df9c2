"""The value network: what it sees, how it is asked, how it learns."""
