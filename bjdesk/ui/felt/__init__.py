"""The felt: layout, painters, sprites and the scene on it."""
