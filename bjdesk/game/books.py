"""What a window asks of the books and of all that is stored: pages, statements, files for other programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bjdesk.game import account_book
from bjdesk.game.account_book import AccountBook

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator
    from datetime import datetime
    from pathlib import Path

    from bjdesk.game.archive import Packed
    from bjdesk.game.changeover import Stored
    from bjdesk.game.statement import Period, Sink
    from bjdesk.game.store.database import Database


class Books:
    """The open table's. Whatever takes long is done in steps that yield percents; closing them early leaves nothing."""

    def __init__(self, db: Database, stored: Stored, now: Callable[[], datetime]) -> None:
        self._db = db
        self.now = now
        self.stored = stored

    def accounts(self) -> tuple[str, ...]:
        """The accounts that are somebody's. Raises StoreError."""
        return account_book.accounts(self._db)

    def account(self, name: str) -> AccountBook:
        """The pages of one account."""
        return AccountBook(self._db, name)

    def statement(self, account: str, period: Period, sink: Sink) -> Iterator[int]:
        """A statement, written into a sink. Raises StoreError."""
        from bjdesk.game.statement import statement_steps

        return statement_steps(self._db, account, period, sink)

    def csv_statement(self, account: str, period: Period, target: Path) -> Iterator[int]:
        """A statement as a CSV file. Raises StoreError."""
        from bjdesk.game.saving import text_steps
        from bjdesk.game.statement import CsvStatement, statement_steps

        return text_steps(target, lambda out: statement_steps(self._db, account, period, CsvStatement(out)))

    def export(self, what: str, kind: str, target: Path) -> Iterator[int]:
        """All "rounds", or the whole "ledger", as "csv" or "json", for other programs. Raises StoreError."""
        from bjdesk.game.exports import export_steps
        from bjdesk.game.saving import text_steps

        return text_steps(target, lambda out: export_steps(self._db, what, kind, out))

    def archive(self, target: Path) -> Iterator[int]:
        """Everything in one file. Raises StoreError."""
        from bjdesk.game.archive import archive_steps

        return archive_steps(self._db, self.stored, target, self.now())

    def look(self, source: Path) -> Generator[int, None, Packed]:
        """Check an archive whole, and return what it holds. Raises StoreError."""
        from bjdesk.game.archive import look_steps

        return look_steps(source, self.stored.folder)
