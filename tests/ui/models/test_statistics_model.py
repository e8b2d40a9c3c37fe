from __future__ import annotations

import pytest
from PySide6.QtCore import QObject, Qt

from bjdesk.ui.models.roles import Role
from bjdesk.ui.models.statistics import KIND_OF, Column, Figure, Kind, StatisticsModel, Table
from bjdesk.ui.panels.statistics.words import StatisticsWords

pytestmark = pytest.mark.gui
RESULTS = (Column.RESULT_LOW, Column.RESULT_HIGH, Column.ROUNDS, Column.SHARE)


def table(*rows):
    return Table(RESULTS, rows)


@pytest.fixture
def model(qtbot):
    owner = QObject()
    made = StatisticsModel(owner)
    made.owner = owner
    made.show(table((-500, -500, 3, 0.3), (0, 0, 7, 0.7)))
    return made


def test_every_column_has_one_kind():
    assert set(KIND_OF) == set(Column)


def test_the_model_gives_values_and_no_words(model, qtmodeltester):
    qtmodeltester.check(model)
    assert (model.rowCount(), model.columnCount()) == (2, 4)
    assert model.index(0, 0).data() is None
    assert model.index(0, 0).data(Role.AMOUNT) == -500
    assert model.index(1, 2).data(Role.CODE) is Column.ROUNDS
    assert model.index(1, 0).data(Role.ROW) == (0, 0, 7, 0.7)


def test_one_more_round_changes_only_its_bar(model):
    told = []
    model.dataChanged.connect(lambda first, last, *_: told.append((first.row(), last.row())))
    model.modelReset.connect(lambda: told.append("reset"))
    model.show(table((-500, -500, 3, 0.3), (0, 0, 8, 0.7)))
    assert told == [(1, 1)]


def test_a_new_bar_comes_in_its_place(model):
    told = []
    model.rowsInserted.connect(lambda _, first, last: told.append((first, last)))
    model.show(table((-500, -500, 3, 0.3), (-200, -100, 1, 0.1), (0, 0, 7, 0.6)))
    assert told == [(1, 1)]


def test_other_columns_make_a_new_table(model, qtmodeltester):
    model.show(Table((Column.FIGURE, Column.AMOUNT), ((Figure.ROUNDS, (Kind.COUNT, 5)),)))
    qtmodeltester.check(model)
    assert (model.rowCount(), model.columnCount()) == (1, 2)


def test_the_words_are_a_sound_model_too(model, qtmodeltester):
    words = StatisticsWords(model.owner)
    words.setSourceModel(model)
    qtmodeltester.check(words)
    assert [words.index(0, column).data() for column in range(4)] == ["−5", "−5", "3", "30.0%"]
    assert words.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole) == "−5"
    assert words.headerData(2, Qt.Orientation.Horizontal) == "Rounds"
    assert words.headerData(9, Qt.Orientation.Horizontal) is None
    assert words.headerData(0, Qt.Orientation.Vertical) is None
    right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    assert words.index(0, 0).data(Qt.ItemDataRole.TextAlignmentRole) == right
