"""Tools for the documentation: its site, its generated pages, and its pictures of the app."""
