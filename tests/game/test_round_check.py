"""A kept round is checked by dealing its shoe and playing it again."""

from __future__ import annotations

import random

import pytest

from bjdesk.game.round_check import RoundCheck, check_round
from tests.support.game import ALL_PRESETS, play_rounds, table_at


def tamper(table, sql: str) -> None:
    """Change the file behind the program's back."""
    triggers = [row[0] for row in table.database.rows("SELECT name FROM sqlite_schema WHERE type = 'trigger'")]
    with table.database.transaction():
        for name in triggers:
            table.database.run(f"DROP TRIGGER {name}")
        table.database.run(sql)


@pytest.mark.parametrize("preset", ALL_PRESETS)
def test_rounds_as_they_were_played_agree(preset):
    table = table_at(seed=preset, rules=preset)
    play_rounds(table, 3, random.Random(preset))
    assert [check_round(table.database, number) for number in (1, 2, 3)] == [RoundCheck.AGREES] * 3
    table.close()


@pytest.mark.parametrize(
    ("sql", "found"),
    [
        ("UPDATE round SET record = replace(record, ',', ', ') WHERE id = 1", RoundCheck.ROUND),
        ("UPDATE round SET net = net + 100 WHERE id = 1", RoundCheck.ROUND),
        ("UPDATE action SET action = 'surrender' WHERE round = 1", RoundCheck.ROUND),
        ("UPDATE shoe SET client_text = 'other' WHERE id = 1", RoundCheck.ROUND),
        ("UPDATE shoe SET commitment = zeroblob(32) WHERE id = 1", RoundCheck.SHOE),
    ],
)
def test_a_changed_round_is_told_from_one_that_was_played(sql, found):
    table = table_at(seed=1, rules="classic")
    play_rounds(table, 2, random.Random(1))
    tamper(table, sql)
    assert check_round(table.database, 1) is found


def test_a_round_that_is_not_there_is_missing():
    assert check_round(table_at().database, 1) is RoundCheck.MISSING
