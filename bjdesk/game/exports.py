"""Rounds and movements of money as rows for other programs: one object a line, or CSV."""

from __future__ import annotations

import csv
import json
from typing import TYPE_CHECKING

from bjdesk.engine.money import format_money
from bjdesk.game import records
from bjdesk.game.store import ledger

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import TextIO

    from bjdesk.game.records import BoxRecord, HandRecord, RoundRecord
    from bjdesk.game.store.database import Database

_BATCH = 500

ROUND_COLUMNS = (
    "round", "dealt_at", "closed_at", "rules", "bet", "paid", "net", "balance_before", "balance_after", "boxes",
    "dealer", "decisions", "finished_by_program", "shoe", "shoe_position", "packs", "commitment", "client_text", "seed",
    "hash",
)  # fmt: skip
LEDGER_COLUMNS = ("transfer", "at", "debit", "credit", "amount", "kind", "round", "box", "step")


def rounds_rows(db: Database) -> Iterator[dict[str, object]]:
    """The finished rounds, oldest first. A seed is null until its shoe is done. Raises StoreError."""
    page = records.rounds_after(db, 0, _BATCH)
    while page:
        yield from (_round(record) for record in page)
        page = records.rounds_after(db, page[-1].number, _BATCH)


def _round(record: RoundRecord) -> dict[str, object]:
    return {
        "round": record.number,
        "dealt_at": record.when.isoformat(),
        "closed_at": record.closed.isoformat(),
        "rules": record.rules_name,
        "bet": format_money(record.bet),
        "paid": format_money(record.paid),
        "net": format_money(record.net),
        "balance_before": format_money(record.balance_before),
        "balance_after": format_money(record.balance_after),
        "boxes": [_box(box) for box in record.boxes],
        "dealer": _cards(record.dealer),
        "decisions": [
            {"box": made.box + 1, "hand": made.hand + 1, "action": made.action.value} for made in record.decisions
        ],
        "finished_by_program": record.finished_by_program,
        "shoe": record.shoe_number,
        "shoe_position": record.shoe_position,
        "packs": record.packs,
        "commitment": record.commitment,
        "client_text": record.client_text,
        "seed": record.seed,
        "hash": record.hash,
    }


def _box(box: BoxRecord) -> dict[str, object]:
    insurance = None
    if box.insurance is not None:
        insurance = {"wager": format_money(box.insurance), "paid": format_money(box.insurance_paid)}
    hands = [_hand(hand) for hand in box.hands]
    return {"box": box.place + 1, "bet": format_money(box.bet), "insurance": insurance, "hands": hands}


def _hand(hand: HandRecord) -> dict[str, object]:
    assert hand.outcome is not None, "a box's hand has an outcome"
    outcome = {"outcome": hand.outcome.value, "paid": format_money(hand.paid)}
    return {**_cards(hand), "wager": format_money(hand.wager), **outcome}


def _cards(hand: HandRecord) -> dict[str, object]:
    return {"cards": hand.cards, "total": hand.total, "soft": hand.soft, "natural": hand.natural}


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


def write_json(rows: Iterable[dict[str, object]], out: TextIO) -> None:
    """One object a line."""
    out.writelines(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)


def write_csv(rows: Iterable[dict[str, object]], columns: tuple[str, ...], out: TextIO) -> None:
    """A heading and one line a row; what is no plain value stands there as JSON."""
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(columns)
    for row in rows:
        writer.writerow([_cell(row[column]) for column in columns])


def _cell(value: object) -> object:
    if isinstance(value, list | dict | bool):
        return json.dumps(value, ensure_ascii=False)
    # A text that a spreadsheet would take for a formula is written so that it stays a text.
    return "'" + value if isinstance(value, str) and value[:1] in {"=", "+", "@"} else value
