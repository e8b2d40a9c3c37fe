"""Lists and tables as thin item models: they own no truth and hold codes, never sentences."""
