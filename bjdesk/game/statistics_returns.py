"""What each rule set returned, with how far chance may have moved it."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, cast

from bjdesk.frozen import dataclass
from bjdesk.game.replay import rules_of

if TYPE_CHECKING:
    from bjdesk.engine.rules import Rules
    from bjdesk.game.store.database import Database

LEAST: Final = 30
"""Rounds from which on an interval is given: below it the normal distribution says nothing."""
_NORMAL_95: Final = 1.959964
"""Between minus and plus so many standard deviations lie 95 of 100 values of a normal distribution."""


@dataclass(frozen=True, slots=True)
class Sums:
    """Sums over rounds: `staked` the first wagers, `net` the results, in hundredths; then of squares and products."""

    rounds: int = 0
    staked: int = 0
    bet: int = 0  # all wagers
    net: int = 0
    net_net: float = 0.0
    net_staked: float = 0.0
    staked_staked: float = 0.0

    def with_more(self, more: Sums) -> Sums:
        """Both together."""
        return Sums(
            self.rounds + more.rounds,
            self.staked + more.staked,
            self.bet + more.bet,
            self.net + more.net,
            self.net_net + more.net_net,
            self.net_staked + more.net_staked,
            self.staked_staked + more.staked_staked,
        )

    @property
    def returned(self) -> float:
        """The share of the first wagers that came back, as exact returns are given; 1 is a fair game."""
        return 1 + self.net / self.staked

    @property
    def interval(self) -> tuple[float, float] | None:
        """The 95 % confidence interval of `returned`; None for less than `LEAST` rounds.

        The return is a ratio R of two sums, results y and first wagers x. Its variance over n rounds is estimated by
        n/(n−1) · Σ(y − R·x)² / (Σx)² (Cochran: Sampling Techniques, 3rd edition, 1977, section 2.11), and the interval
        is R ± 1.96 standard deviations, since sums of many rounds are distributed normally.
        """
        if self.rounds < LEAST:
            return None
        ratio = self.net / self.staked
        residual = self.net_net - 2 * ratio * self.net_staked + ratio * ratio * self.staked_staked
        variance = self.rounds / (self.rounds - 1) * max(0.0, residual) / self.staked**2
        half = _NORMAL_95 * math.sqrt(variance)
        return self.returned - half, self.returned + half


@dataclass(frozen=True, slots=True)
class RuleReturn:
    """What was played by one rule set. Sets of one name with other options are sets of their own."""

    rule_set: int
    name: str
    rules: Rules
    sums: Sums


def read_sums(db: Database, owner: str, first: int, end: int) -> dict[int, Sums]:
    """The sums of each rule set over the rounds from `first` up to before `end`. Raises StoreError."""
    rows = db.rows(
        "SELECT rule_set, count(*), sum(staked), sum(bet), sum(net), total(1.0 * net * net), total(1.0 * net * staked),"
        " total(1.0 * staked * staked) FROM digest WHERE owner = ? AND round >= ? AND round < ? GROUP BY rule_set",
        *(owner, first, end),
    )
    return {
        cast("int", number): Sums(*cast("tuple[int, int, int, int, float, float, float]", tuple(sums)))
        for number, *sums in rows
    }


def read_rule_set(db: Database, number: int) -> tuple[str, Rules]:
    """Name and rules of a stored rule set. Raises StoreError."""
    name, options = db.rows("SELECT name, options FROM rule_set WHERE id = ?", number)[0]
    return cast("str", name), rules_of(cast("str", options))
