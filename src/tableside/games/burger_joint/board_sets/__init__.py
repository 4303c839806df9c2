"""Board sets (BJ-9): the packaged ones, and the reader that checks any of them."""
