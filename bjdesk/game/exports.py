"""Rounds and movements of money as rows for other programs: one object a line, or CSV.

All of a million rounds are written in a minute or so: a row is made from the round's line without a record in between.
"""

from __future__ import annotations

import csv
import json
from typing import TYPE_CHECKING, Any, Final

from bjdesk.engine.money import format_money, parse_money
from bjdesk.engine.rules import Shuffle
from bjdesk.game import records
from bjdesk.game.faults import StoreReason, StoreUnavailable
from bjdesk.game.replay import PLAYER, rules_of
from bjdesk.game.store import ledger, lines
from bjdesk.game.store.packing import record_told, told_hash, told_time

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from typing import TextIO

    from bjdesk.game.store.database import Database
    from bjdesk.game.store.lines import RoundLine

_BATCH: Final = 50
_json: Final = json.JSONEncoder(ensure_ascii=False).encode
_A_STEP: Final = 25
"""Rows of a step: a few milliseconds."""

ROUND_COLUMNS = (
    "round", "dealt_at", "closed_at", "rules", "bet", "paid", "net", "balance_before", "balance_after", "boxes",
    "dealer", "decisions", "finished_by_program", "shoe", "shoe_position", "packs", "commitment", "client_text", "seed",
    "hash",
)  # fmt: skip
LEDGER_COLUMNS = ("transfer", "at", "debit", "credit", "amount", "kind", "round", "box", "step")


def export_steps(db: Database, what: str, kind: str, out: TextIO) -> Iterator[int]:
    """Write all "rounds" or the whole "ledger" as "csv" or "json", a few milliseconds a step; yields percents.

    Raises StoreError.
    """
    columns = ROUND_COLUMNS if what == "rounds" else LEDGER_COLUMNS
    rows = rounds_rows(db) if what == "rounds" else ledger_rows(db)
    whole = max(1, records.count(db) if what == "rounds" else ledger.tip(db)[0])
    writer = csv.writer(out, lineterminator="\n")
    if kind == "csv":
        writer.writerow(columns)
    for number, row in enumerate(rows, start=1):
        if kind == "csv":
            writer.writerow([_cell(row[column]) for column in columns])
        else:
            out.write(_json(row) + "\n")
        if number % _A_STEP == 0:
            yield min(100, 100 * number // whole)
    yield 100


# ---------------------------------------------------------------- rounds


def rounds_rows(db: Database) -> Iterator[dict[str, object]]:
    """The finished rounds, oldest first. A seed is null until its shoe is done. Raises StoreError."""
    in_use, every_round = records.shoe_in_use(db), _EveryRound(db)
    page = lines.after(db, 0, _BATCH)
    while page:
        for line in page:
            done = line.shoe < in_use or every_round.holds(line.rule_set)
            yield _row(db, line, line.seed.hex() if done else None)
        page = lines.after(db, page[-1].number, _BATCH)


class _EveryRound:
    """Which rule sets shuffle for every round."""

    def __init__(self, db: Database) -> None:
        self._db = db
        self._known: dict[int, bool] = {}

    def holds(self, rule_set: int) -> bool:
        """Whether this one does."""
        if rule_set not in self._known:
            rules = rules_of(lines.options_of(self._db, rule_set))
            self._known[rule_set] = rules.shuffle is Shuffle.EVERY_ROUND
        return self._known[rule_set]


def _row(db: Database, line: RoundLine, seed: str | None) -> dict[str, object]:
    try:
        return _round(line, record_told(line.record), seed)
    except (ValueError, KeyError, TypeError) as error:
        raise StoreUnavailable(StoreReason.DAMAGED, db.path, f"round {line.number}: {error}") from error


def _round(line: RoundLine, record: Mapping[str, Any], seed: str | None) -> dict[str, object]:
    bet = sum(_wagered(box) for box in record["boxes"] if box["owner"] == PLAYER)
    return {
        "round": line.number,
        "dealt_at": told_time(line.dealt_at),
        "closed_at": told_time(line.closed_at),
        "rules": line.rules_name,
        "bet": format_money(bet),
        "paid": format_money(bet + line.net),
        "net": format_money(line.net),
        "balance_before": record["balance_before"],
        "balance_after": record["balance_after"],
        "boxes": [_box(box) for box in record["boxes"]],
        "dealer": record["dealer"],
        "decisions": record["decisions"],
        "finished_by_program": line.mark == "finished",
        "shoe": line.shoe,
        "shoe_position": line.position,
        "packs": line.packs,
        "commitment": told_hash(line.commitment),
        "client_text": line.client_text,
        "seed": seed,
        "hash": told_hash(line.hash),
    }


def _wagered(box: Mapping[str, Any]) -> int:
    insurance = box["insurance"]
    hands = sum(parse_money(hand["wager"]) for hand in box["hands"])
    return hands + (0 if insurance is None else parse_money(insurance["wager"]))


def _box(box: Mapping[str, Any]) -> dict[str, object]:
    hands = [{name: hand[name] for name in _HAND} for hand in box["hands"]]
    return {"box": box["box"], "bet": box["bet"], "insurance": box["insurance"], "hands": hands, "owner": box["owner"]}


_HAND: Final = ("cards", "total", "soft", "natural", "wager", "outcome", "paid")


# ---------------------------------------------------------------- movements of money


def ledger_rows(db: Database) -> Iterator[dict[str, object]]:
    """The movements of money, oldest first; boxes count from 1. Raises StoreError."""
    page = ledger.after(db, 0, _BATCH)
    while page:
        for entry in page:
            moved = entry.transfer
            box = None if moved.box is None else moved.box + 1
            values = (
                moved.debit,
                moved.credit,
                format_money(moved.amount),
                moved.kind.value,
                moved.round,
                box,
                moved.step,
            )
            yield dict(zip(LEDGER_COLUMNS, (entry.number, entry.at, *values), strict=True))
        page = ledger.after(db, page[-1].number, _BATCH)


def _cell(value: object) -> object:
    if isinstance(value, str):
        # A text that a spreadsheet would take for a formula is written so that it stays a text.
        is_formula = value[:1] in _FORMULA and not value[1:].replace(".", "", 1).isdecimal()
        return f"'{value}" if is_formula else value
    return _json(value) if isinstance(value, _NO_PLAIN_VALUES) else value


_NO_PLAIN_VALUES: Final = (list, dict, bool)
_FORMULA: Final = frozenset("=+-@\t\r")
"""How a formula may begin; a sum below zero is none."""
