"""Where the frozen program begins."""

from __future__ import annotations

from bjdesk.__main__ import main

main()
