"""Where the frozen program begins."""

from bjdesk.__main__ import main

main()
