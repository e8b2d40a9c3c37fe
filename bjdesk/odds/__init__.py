"""Exact odds, strategy and simulation: the second floor. Holds nothing yet."""
