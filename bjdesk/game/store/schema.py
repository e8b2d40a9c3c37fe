"""What tells a file of ours: its mark, and the numbered steps of its schema."""

from __future__ import annotations

from pathlib import Path
from typing import Final

APPLICATION_ID: Final = int.from_bytes(b"bjdk", "big")


def migrations() -> tuple[str, ...]:
    """The numbered steps of the schema, first to last."""
    return tuple(file.read_text(encoding="utf-8") for file in _steps())


def newest_version() -> int:
    """The number of the schema's last step."""
    return len(_steps())


def _steps() -> list[Path]:
    return sorted((Path(__file__).parent / "migrations").glob("*.sql"))
