"""Pages of rows: a filter brings others, new rounds join, a changed row is told alone, and views stay content."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QAbstractItemModelTester

from bjdesk.frozen import replace
from bjdesk.game.records import rounds_page
from bjdesk.ui.models.gamelogs import GamelogsModel
from bjdesk.ui.models.paged import PAGE
from bjdesk.ui.models.roles import Role
from bjdesk.ui.panels.gamelog_words import GamelogWords
from bjdesk.ui.panels.gamelogs.line_view import LinesModel
from bjdesk.ui.panels.gamelogs.lines import Line, LineKind
from tests.support.game import bet_and_deal, play_out, table_at

pytestmark = pytest.mark.gui


@pytest.fixture(scope="module")
def record():
    table = table_at(seed=1)
    bet_and_deal(table)
    play_out(table)
    yield rounds_page(table.database)[0]
    table.close()


class Rounds:
    """So many rounds, of which those count that `fits` lets through."""

    def __init__(self, record, count):
        self.record, self.count, self.asked = record, count, []

    def page(self, before, limit, fits=lambda number: True):
        self.asked.append(before)
        top = self.count if before is None else before - 1
        numbers = [number for number in range(top, 0, -1) if fits(number)][:limit]
        return tuple(replace(self.record, number=number) for number in numbers)


def watched(model):
    """Tested at each change; only a model that has fetched all: the tester fetches in the middle of insertions."""
    assert not model.canFetchMore(model.index(-1, -1))
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    tester.setParent(model)
    return model


def test_another_filter_brings_other_rows(qtmodeltester, record):
    rounds = Rounds(record, 1000)
    model = GamelogsModel(rounds.page)
    model.use(lambda before, limit: rounds.page(before, limit, lambda number: number % 7 == 0))
    assert [row.number for row in model.rows][:2] == [994, 987]
    model.fetchMore(model.index(-1, -1))
    assert model.rowCount() == 142
    assert model.ended
    watched(model)
    model.use(lambda before, limit: rounds.page(before, limit, lambda number: number % 11 == 0))
    assert model.rowCount() == 90
    qtmodeltester.check(model)


def test_a_round_that_was_played_joins_and_older_pages_stay(qtmodeltester, record):
    rounds = Rounds(record, 250)
    model = GamelogsModel(rounds.page)
    model.fetchMore(model.index(-1, -1))
    told = []
    model.rowsInserted.connect(lambda _, first, last: told.append((first, last)))
    rounds.count = 252
    model.reload()
    assert told == [(0, 1)]
    assert [row.number for row in model.rows] == list(range(252, 50, -1))
    model.fetchMore(model.index(-1, -1))
    assert [row.number for row in model.rows] == list(range(252, 0, -1))
    watched(model)
    rounds.count = 253
    model.reload()
    assert model.rowCount() == 253
    qtmodeltester.check(model)


def test_after_a_whole_page_of_new_rounds_it_begins_anew(record):
    rounds = Rounds(record, 50)
    model = GamelogsModel(rounds.page)
    assert model.ended
    rounds.count = 50 + 2 * PAGE
    model.reload()
    assert not model.ended
    assert [row.number for row in model.rows] == list(range(250, 150, -1))


def test_only_the_changed_row_is_told(record):
    rounds = Rounds(record, 30)
    model = watched(GamelogsModel(rounds.page))
    told = []
    model.dataChanged.connect(lambda first, last, *_: told.append((first.row(), last.row())))
    model.change(replace(model.rows[4], note="so"))
    model.change(replace(record, number=99, note="nobody's"))
    assert told == [(4, 4)]
    assert model.index(4, model.columns.index(Role.NOTE)).data(Role.NOTE) == "so"


def test_words_over_it_are_a_model_too(qtmodeltester, record):
    model = GamelogsModel(Rounds(record, 120).page)
    words = GamelogWords(model)
    words.columns = model.columns
    words.setSourceModel(model)
    words.fetchMore(words.index(-1, -1))
    assert words.rowCount() == 120
    watched(words)
    qtmodeltester.check(words)


def test_the_lines_of_a_round_are_a_model_of_sentences(qtmodeltester):
    model = watched(LinesModel())
    model.show((Line(LineKind.FACT, "Bet", "5"), Line(LineKind.UNDER, "so it was")))
    assert [model.index(row).data() for row in range(2)] == ["Bet: 5", "so it was"]
    resets = []
    model.modelReset.connect(lambda: resets.append(1))
    model.show(model.lines)
    assert resets == []
    model.show(())
    assert resets == [1]
    qtmodeltester.check(model)
