"""What is written out adds up to the books; every stored round plays again; a stranger can check the shoes."""

from __future__ import annotations

import csv
import io
import json
import random
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from bjdesk.engine.money import parse_money
from bjdesk.engine.notation import cards_text
from bjdesk.game import exports
from bjdesk.game.commands import CashOut, PayIn, Rebuy
from bjdesk.game.replay import setting_of, steps
from bjdesk.game.store import rounds
from tests.support.game import ALL_PRESETS, books, do, play_rounds, table_at
from tests.support.sizes import sizes

pytestmark = pytest.mark.trust
VERIFIER = Path(__file__).parents[2] / "packaging" / "verify_shoe.py"


def money(text: str) -> int:
    return -parse_money(text[1:]) if text.startswith("-") else parse_money(text)


def as_csv(table, what: str) -> list[dict[str, str]]:
    out = io.StringIO()
    list(exports.export_steps(table.database, what, "csv", out))
    return list(csv.DictReader(io.StringIO(out.getvalue())))


def check_statement(count: int) -> None:
    table, rand = table_at(rules="american", seed="statement"), random.Random(4)
    for number in range(count):
        if number % 3 == 0:
            do(table, PayIn(rand.randint(1, 50_000)))
            do(table, Rebuy(100 * rand.randint(1, 50)))
        if number % 10 == 0:
            do(table, CashOut(min(table.view.balance, rand.randint(1, 9_999))))
        play_rounds(table, 1, rand, boxes=2)
    played, moved = as_csv(table, "rounds"), as_csv(table, "ledger")
    held: Counter[str] = Counter()
    for row in moved:
        held[row["debit"]] -= money(row["amount"])
        held[row["credit"]] += money(row["amount"])
    assert dict(held) | {"stake": 0} == books(table)
    brought = sum(money(row["amount"]) for row in moved if row["kind"] == "rebuy")
    taken = sum(money(row["amount"]) for row in moved if row["kind"] == "cash-out")
    assert len(played) == count
    assert sum(row["kind"] == "rebuy" for row in moved) >= 100
    assert brought - taken + sum(money(row["net"]) for row in played) == held["table"]
    for row in played:
        assert money(row["balance_before"]) + money(row["net"]) == money(row["balance_after"])
        assert money(row["paid"]) - money(row["bet"]) == money(row["net"])
    table.close()


@pytest.mark.parametrize("count", sizes(500, 10_000))
def test_the_statement_of_many_rounds_with_rebuys_adds_up_to_the_books(count):
    check_statement(count)


def check_recall(rules: str, count: int) -> None:
    table = table_at(rules=rules, seed=f"recall {rules}")
    play_rounds(table, count, random.Random(rules), boxes=min(3, table.view.rules.boxes))
    db = table.database
    shown = {record.number: record for record in table.rounds_page(None, count + 1)}
    assert len(shown) == count
    for number in range(1, count + 1):
        (stored,) = rounds.page(db, number + 1, 1)
        *_, last = steps(setting_of(stored.opening), [row.action for row, _ in rounds.actions(db, number)])
        assert last.round.over
        played = [(cards_text(hand.cards), hand.wager, hand.paid) for box in last.round.boxes for hand in box.hands]
        kept = [(hand.cards, hand.wager, hand.paid) for box in shown[number].boxes for hand in box.hands]
        assert played == kept
        assert cards_text(last.round.dealer.cards) == shown[number].dealer.cards
        assert last.round.purse("player") == shown[number].balance_after
    table.close()


@pytest.mark.parametrize("rules", ALL_PRESETS)
def test_every_stored_round_plays_again_to_what_is_stored(rules):
    check_recall(rules, 40)


@pytest.mark.full
@pytest.mark.parametrize("rules", ALL_PRESETS)
def test_a_thousand_stored_rounds_play_again_to_what_is_stored(rules):
    check_recall(rules, 1_000)


# ---------------------------------------------------------------- the stand-alone verifier


def told(rows) -> tuple[int, str]:
    lines = "".join(json.dumps(row) + "\n" for row in rows)
    command = [sys.executable, "-I", "-S", str(VERIFIER)]
    run = subprocess.run(command, input=lines, capture_output=True, text=True, check=False, timeout=60)
    assert run.stderr == ""
    return run.returncode, run.stdout


def test_the_verifier_is_short_and_takes_nothing_but_python():
    text = VERIFIER.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 60
    assert "bjdesk" not in "".join(line for line in text.splitlines() if "import" in line)


@pytest.mark.parametrize("rules", ["single-deck", "american", "eight-deck"])
def test_a_stranger_deals_every_revealed_shoe_again_and_finds_what_was_bent(rules):
    table = table_at(rules=rules, seed=f"stranger {rules}")
    table.client_text("my own words, åäö")
    play_rounds(table, 60, random.Random(7), boxes=min(2, table.view.rules.boxes))
    rows = list(exports.rounds_rows(table.database))
    table.close()
    revealed = [row for row in rows if row["seed"] is not None]
    assert len(revealed) >= 20
    assert told(rows) == (0, f"{len(revealed)} rounds dealt again, 0 wrong\n")
    row = revealed[3]
    seed = ("0" if row["seed"][0] != "0" else "1") + row["seed"][1:]
    later = row["shoe_position"] + (1 if row["shoe_position"] else 7)
    bent = [{**row, "seed": seed}, {**row, "client_text": "others'"}, {**row, "shoe": row["shoe"] + 1}]
    bent.append({**row, "shoe_position": later})
    for one in bent:
        status, said = told([one])
        assert status == 1
        assert f"round {row['round']}: " in said
