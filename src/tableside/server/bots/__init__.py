"""Bots at tables: their seats, processes and queue."""
