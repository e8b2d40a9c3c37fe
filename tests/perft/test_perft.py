"""Exhaustive move trees: a rule that changes anywhere changes a count or a sum."""

from __future__ import annotations

from pathlib import Path

import pytest

from bjdesk.engine.presets import PRESETS
from tests.perft.tree import Count, counted, walk
from tests.support.rounds import ME, round_of, rules_with

FILES = sorted(Path(__file__).parent.glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_tree_has_as_many_ends_and_the_same_sum(file, update_perft):
    written = file.read_text(encoding="utf-8")
    got = counted(written)
    if update_perft:
        file.write_text(got, encoding="utf-8")
    else:
        assert got.splitlines() == written.splitlines()


def test_every_preset_has_its_trees():
    assert set(PRESETS) <= {file.stem for file in FILES}


def test_a_tree_counted_by_hand(monkeypatch):
    """Ten and six against ten and seven; the next cards are five, king.

    Stand loses 10. Hit makes 21, which stands and wins 10. Double the same with 20. That is all.
    """
    monkeypatch.setattr("tests.perft.tree.OWNER", ME)
    count = Count()
    walk(round_of(rules_with(), "Ts 6h", "Td 7c", "5d Kc", purse=10_000), count)
    assert (count.rounds, count.purses - 3 * 10_000) == (3, -1000 + 1000 + 2000)
