"""Storage: SQLite by default, PostgreSQL by URL. What is answered has been committed."""
