"""A database of derived rows alone, as many as wanted: what the statistics read, without a round played for it."""

from __future__ import annotations

import json
import random
from datetime import UTC, datetime

from bjdesk.engine.presets import rules_named
from bjdesk.engine.rules import options_of
from bjdesk.game.statistics_tally import STARTS, UPS
from bjdesk.game.store.database import MEMORY, Database

START = datetime(2025, 3, 1, 12, 0, tzinfo=UTC)
SETS = ("single-deck", "american", "eight-deck", "classic", "european", "krog", "vegas")
_RESULTS = ((-2.0, 45), (-1.0, 430), (-0.5, 15), (0.0, 85), (1.0, 370), (1.5, 45), (2.0, 55), (4.0, 2))
_OUTCOMES = (("win", 38), ("natural", 3), ("push", 8), ("lose", 33), ("bust", 16), ("surrender", 2))


def filled(rounds: int, *, seed: object = 1, sets: int = 4, valued: float = 0.8) -> Database:
    """So many rounds of the player, a share of them valued, with rebuys and cash-outs between them."""
    db = Database(MEMORY)
    db.open(START)
    with db.transaction():
        for number, name in enumerate(SETS[:sets], start=1):
            options = json.dumps(options_of(rules_named(name)))
            db.run("INSERT INTO rule_set VALUES (?, ?, ?, '')", number, name, options)
        _fill(db, random.Random(seed), rounds, (sets, valued))
    return db


def add_round(db: Database, number: int, net: int, **values: float) -> None:
    """One more round of the player: first wager and all wagers 1,000 hundredths, a second after the one before."""
    row = {"owner": "player", "rule_set": 1, "dealt": 1_740_830_400 + number, "staked": 1_000, "bet": 1_000,
           "balance": 100_000, "expected": None, "cost": None, **values}  # fmt: skip
    flags = (0,) * 6
    db.run(
        "INSERT INTO digest VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        *(row["owner"], number, row["rule_set"], row["dealt"], row["staked"], row["bet"], net, row["balance"]),
        *(*flags, row["expected"], row["cost"]),
    )


def move(db: Database, amount: int, at: int) -> None:
    """Wallet to table, or back for an amount below zero; at a second since 1970."""
    number = (db.value("SELECT max(id) FROM transfer") or 0) + 1
    sides, kind = (("wallet", "table"), "rebuy") if amount > 0 else (("table", "wallet"), "cash-out")
    when = datetime.fromtimestamp(at, UTC).isoformat()
    db.run(
        "INSERT INTO transfer VALUES (?, ?, ?, ?, ?, NULL, NULL, NULL, ?, '')", number, *sides, abs(amount), kind, when
    )


def _fill(db: Database, rand: random.Random, rounds: int, wanted: tuple[int, float]) -> None:
    sets, valued = wanted
    if rounds:
        db.run(
            "INSERT INTO transfer VALUES (1, 'bank', 'wallet', 1000000000, 'gift', NULL, NULL, NULL, ?, '')",
            START.isoformat(),
        )
        move(db, 20_000, int(START.timestamp()))
    balance, at = 20_000, int(START.timestamp())
    results, weights = zip(*_RESULTS, strict=True)
    for number in range(1, rounds + 1):
        bet = rand.choice((500, 500, 1_000, 1_000, 2_500))
        at += rand.randint(8, 40) if rand.random() > 0.02 else rand.randint(3_600, 90_000)
        if balance < 5 * bet:
            balance += 20_000
            _move_after(db, number - 1, (20_000, at))
        share = rand.choices(results, weights)[0]
        net = round(bet * share)
        balance += net
        if balance > 90_000:
            balance -= 60_000
            _move_after(db, number, (-60_000, at))
        expected, cost = (bet * rand.gauss(-0.004, 0.35), rand.choice((0.0,) * 9 + (0.04 * bet,)))
        known = rand.random() < valued
        add_round(db, number, net, rule_set=1 + number % sets if number % 5 else 1, dealt=at, staked=bet, bet=bet,
                  balance=balance, expected=expected if known else None, cost=cost if known else None)  # fmt: skip
        _tally(db, rand, bet)


def _move_after(db: Database, number: int, moved: tuple[int, int]) -> None:
    """A move of money after a round: a bet of that round in the books tells where it belongs."""
    if number:
        row = db.rows("SELECT dealt FROM digest WHERE round = ?", number)
        when = datetime.fromtimestamp(int(row[0][0]) if row else moved[1], UTC).isoformat()
        last = (db.value("SELECT max(id) FROM transfer") or 0) + 1
        if not db.rows("SELECT 1 FROM round WHERE id = ?", number):
            _round(db, number, when)
        paid = "INSERT INTO transfer VALUES (?, 'bank', 'table', ?, 'payout', ?, 0, 0, ?, '')"
        db.run(paid, last, abs(moved[0]), number, when)
    move(db, *moved)


def _round(db: Database, number: int, when: str) -> None:
    if not db.rows("SELECT 1 FROM session"):
        db.run("INSERT INTO session VALUES (1, ?, '0', '')", when)
        db.run("INSERT INTO shoe VALUES (1, ?, ?, '', 1, ?, '')", "0" * 64, b"0" * 32, when)
    db.run("INSERT INTO round (id, session, rule_set, shoe, position, boxes, purses, program, dealt_at, seal)"
           " VALUES (?, 1, 1, 1, 0, '[]', '{}', '0', ?, '')", number, when)  # fmt: skip
    db.run("UPDATE round SET state = 'settled', closed_at = ?, position_after = 0, net = 0, record = '{}', hash = ?"
           " WHERE id = ?", when, str(number), number)  # fmt: skip


def _tally(db: Database, rand: random.Random, bet: int) -> None:
    start, up = rand.choice([one for rows in STARTS.values() for one in rows]), rand.choice(UPS)
    outcomes, weights = zip(*_OUTCOMES, strict=True)
    outcome = rand.choices(outcomes, weights)[0]
    net = {"win": bet, "natural": bet * 3 // 2, "push": 0, "surrender": -bet // 2}.get(outcome, -bet)
    db.run(
        "INSERT INTO hand_tally VALUES (?, ?, ?, ?, 1, ?, ?) ON CONFLICT DO UPDATE SET hands = hands + 1,"
        " wagered = wagered + excluded.wagered, net = net + excluded.net",
        *(1, start, up, outcome, bet, net),
    )


_MANY = """
WITH RECURSIVE rounds (number, chance) AS (
    SELECT 1, 12345 UNION ALL
    SELECT number + 1, (chance * 1103515245 + 12345) & 0x7FFFFFFF FROM rounds WHERE number < ?
), played AS (
    SELECT number, (chance >> 8) % 1000 AS drawn, 500 * (1 + (chance >> 20) % 5) AS bet FROM rounds
), paid AS (
    SELECT *, CASE WHEN drawn < 45 THEN -2 * bet WHEN drawn < 478 THEN -bet WHEN drawn < 560 THEN 0
              WHEN drawn < 900 THEN bet WHEN drawn < 945 THEN bet * 3 / 2 ELSE 2 * bet END AS net FROM played
)
INSERT INTO digest
SELECT 'player', number, 1 + number % 4, 1600000000 + 15 * number + 36000 * (number / 200), bet, bet, net,
       100000000 + sum(net) OVER (ORDER BY number), 0, 0, 0, 0, 0, 0,
       CASE WHEN drawn % 10 < 8 THEN net * 0.3 END, CASE WHEN drawn % 10 < 8 THEN (drawn % 50 = 1) * 20.0 END
FROM paid
"""


def many(rounds: int) -> Database:
    """Very many rounds, in a few seconds: made by the database itself."""
    db = filled(0)
    with db.transaction():
        for number, name in enumerate(SETS[:4], start=1):
            if not db.rows("SELECT 1 FROM rule_set WHERE id = ?", number):
                db.run(
                    "INSERT INTO rule_set VALUES (?, ?, ?, '')", number, name, json.dumps(options_of(rules_named(name)))
                )
        db.run(_MANY, rounds)
    return db
