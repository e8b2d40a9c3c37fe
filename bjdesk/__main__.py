"""The door: `bjdesk` and `python -m bjdesk`."""

from __future__ import annotations

import sys

from bjdesk.cli import run


def main() -> None:
    """Run the command line and leave with its exit status."""
    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
