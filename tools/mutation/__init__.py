"""Mutation testing: change the code at random, and see whether a test notices."""
