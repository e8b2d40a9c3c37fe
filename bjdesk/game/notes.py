"""Notes that the player writes beside rounds: his to change, outside every seal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bjdesk.game.store.database import Database

NOTE_MOST: Final = 500
"""Characters of a note."""


def note_of(db: Database, number: int) -> str:
    """The note beside a round; "" where there is none. Raises StoreError."""
    return cast("str | None", db.value("SELECT text FROM note WHERE round = ?", number)) or ""


def notes_of(db: Database, numbers: Iterable[int]) -> dict[int, str]:
    """The notes beside these rounds, by number, of those that have one. Raises StoreError."""
    wanted = tuple(numbers)
    if not wanted:
        return {}
    marks = ", ".join("?" * len(wanted))
    rows = db.rows(f"SELECT round, text FROM note WHERE round IN ({marks})", *wanted)  # noqa: S608 - question marks
    return dict(cast("list[tuple[int, str]]", rows))


def keep_note(db: Database, number: int, text: str, at: str) -> None:
    """Write a note beside a round, within a transaction; "" takes it away. `text` within NOTE_MOST characters."""
    tidy = text.encode("utf-8", "replace").decode().strip()  # halves of a sign, as Qt holds them, are no text
    assert len(tidy) <= NOTE_MOST, "asked by who lets the player write it"
    if tidy:
        db.run("INSERT OR REPLACE INTO note VALUES (?, ?, ?)", number, tidy, at)
    else:
        db.run("DELETE FROM note WHERE round = ?", number)
