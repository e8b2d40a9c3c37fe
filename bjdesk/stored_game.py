"""Opens the table of a data folder: by which rules, and how it goes on where its file is missing or damaged."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime
from typing import TYPE_CHECKING, assert_never

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from bjdesk.engine.rules import Rules
    from bjdesk.game.faults import StoreUnavailable
    from bjdesk.game.rule_sets import RuleSet
    from bjdesk.game.table import Table
    from bjdesk.ui.dialogs.at_the_start import Answer


class StoredGame:
    """What lies in a data folder, before there is a table. `ask` tells how to go on; None where it has no answer."""

    def __init__(self, folder: Path, ask: Callable[[StoreUnavailable], Answer | None]) -> None:
        from bjdesk.game.places import database_path, rules_folder

        self._path = database_path(folder)
        self._rules = rules_folder(folder)
        self._ask = ask
        self.damaged_rules: RuleSet | None = None
        """The set that was remembered, where it can't be played by."""

    def table(self, asked_rules: str | None, remembered_rules: str) -> Table:
        """Open the file; where it is missing or damaged, go on as the answer says. Raises StoreError."""
        from bjdesk.game.faults import StoreUnavailable

        try:
            return self._opened(asked_rules, remembered_rules)
        except StoreUnavailable as fault:
            if not self._prepared(fault, self._ask(fault)):
                raise
        return self._opened(asked_rules, remembered_rules)

    def _prepared(self, fault: StoreUnavailable, answer: Answer | None) -> bool:
        """Make ready what the answer wants; False where it wants no table. Raises StoreError."""
        from bjdesk.game.faults import StoreReason
        from bjdesk.game.rescue import restore, start_anew
        from bjdesk.game.store.files import is_there
        from bjdesk.ui.dialogs.at_the_start import BeginAnew, Leave, UseBackup

        if answer is None or isinstance(answer, Leave):
            return False
        if fault.reason is StoreReason.LOST and is_there(self._path):
            return True  # it came back while we asked: it holds more than any backup
        match answer:
            case UseBackup(backup):
                restore(self._path, backup)
            case BeginAnew():
                start_anew(self._path)
            case _:
                assert_never(answer)
        return True

    def _opened(self, asked_rules: str | None, remembered_rules: str) -> Table:
        from bjdesk.boot_clock import uptime
        from bjdesk.game.table import open_table

        return open_table(
            self._path,
            now=lambda: datetime.now(UTC),
            entropy=secrets.token_bytes,
            rules=self._asked(asked_rules) or self._remembered(remembered_rules),
            uptime=uptime(),
        )

    def _asked(self, name: str | None) -> tuple[str, Rules] | None:
        """What the command line wants to be played: any rule set. A running round by others goes on."""
        from bjdesk.game.rule_files import named_rules

        return named_rules(name, self._rules) if name else None

    def _remembered(self, name: str) -> tuple[str, Rules] | None:
        """The rule set that was chosen last; where it is gone or damaged, the last round's rules hold."""
        from bjdesk.game.rule_sets import RuleSets

        found = RuleSets(self._rules).find(name) if name else None
        if found is None:
            return None
        if found.rules is None:
            self.damaged_rules = found
            return None
        return found.name, found.rules
