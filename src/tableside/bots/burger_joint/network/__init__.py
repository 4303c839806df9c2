"""The value network: what it sees, how it is evaluated, how it learns."""
