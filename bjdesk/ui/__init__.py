"""What is seen and pressed: the window, the felt and the words (Qt)."""

from __future__ import annotations
