"""Windows of their own, imported when they first open."""
