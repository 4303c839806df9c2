"""Storage: SQLite by default, PostgreSQL on request. ``model`` defines the tables, ``store`` reads and writes them."""
