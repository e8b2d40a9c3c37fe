"""The SQLite file: the only place that knows the database."""
