"""Storage: SQLite by default, PostgreSQL when asked. ``model`` says what is kept, ``store`` reads and writes it."""
