"""bjdesk: a blackjack table for the desktop."""

from __future__ import annotations

__version__ = "0.1.0"
