"""Moves as text: parser and formatter."""
