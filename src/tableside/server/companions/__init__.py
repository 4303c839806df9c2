"""Companions that several phones share: a list of actions beside a real game, ordered and kept by the server.

The server knows nothing of what an action means. It decides who may add one, gives it a number and a time, stores it,
and sends it to everybody who looks. Each phone works out the state from the list (``web/src/companion/model``).
"""
