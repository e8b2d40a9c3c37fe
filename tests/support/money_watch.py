"""Looks at the books after every step, adding up only what is new."""

from __future__ import annotations

from collections import Counter

MAY_OWE = {"bank", "house"}


class MoneyWatch:
    """What every account must have, derived from the transfers alone."""

    def __init__(self, table) -> None:
        self._table = table
        self._last = 0
        self.derived: Counter[str] = Counter()

    def wrong(self) -> list[str]:
        """What does not fit: money that came or went, a cached balance, an account below zero, a second open round."""
        db = self._table.database
        for number, debit, credit, amount in db.rows(
            "SELECT id, debit, credit, amount FROM transfer WHERE id > ? ORDER BY id", self._last
        ):
            self._last = number
            self.derived[debit] -= amount
            self.derived[credit] += amount
        held = dict(db.rows("SELECT name, balance FROM account"))
        found = ["the sum is not 0"] if sum(held.values()) else []
        found += [
            f"{name}: {has}, by its transfers {self.derived[name]}"
            for name, has in held.items()
            if has != self.derived[name]
        ]
        found += [f"{name} is below zero: {has}" for name, has in held.items() if has < 0 and name not in MAY_OWE]
        running = db.value("SELECT count(*) FROM round WHERE state = 'running'")
        return found + ([f"{running} rounds run"] if running > 1 else [])
