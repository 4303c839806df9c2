"""Tools that set up, build and check the project. Run them from its root, as the Makefile does."""
