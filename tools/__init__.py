"""The tools that set up, build and check the project; run them from its root, as the Makefile does."""
