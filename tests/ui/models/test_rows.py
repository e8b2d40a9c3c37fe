from __future__ import annotations

import pytest
from PySide6.QtTest import QAbstractItemModelTester

from bjdesk.ui.models.languages import LanguagesModel

pytestmark = pytest.mark.gui

ALL = (("en", "English"), ("sv", "Svenska"), ("nl", "Nederlands"), ("cs", "Čeština"))


@pytest.fixture
def model(qtbot):
    model = LanguagesModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    yield model
    tester.deleteLater()


def changes(model):
    seen = []
    model.rowsInserted.connect(lambda _, first, last: seen.append(("in", first, last)))
    model.rowsRemoved.connect(lambda _, first, last: seen.append(("out", first, last)))
    model.dataChanged.connect(lambda first, last, *_: seen.append(("new", first.row(), last.row())))
    model.modelReset.connect(lambda: seen.append("reset"))
    return seen


def test_unchanged_rows_tell_nothing(model):
    model.show(ALL, "en")
    seen = changes(model)
    model.show(ALL, "en")
    assert seen == []


def test_only_the_row_that_changed_is_told(model):
    model.show(ALL, "en")
    seen = changes(model)
    model.show(ALL, "nl")
    assert seen == [("new", 0, 0), ("new", 2, 2)]


def test_only_the_middle_goes_and_comes(model):
    model.show(ALL, "en")
    seen = changes(model)
    model.show((ALL[0], ("fi", "Suomi"), ALL[3]), "en")
    assert seen == [("out", 1, 2), ("in", 1, 1)]
    assert [row.code for row in model.rows] == ["en", "fi", "cs"]


def test_no_row_has_children_and_no_word_is_ours(model, qtmodeltester):
    model.show(ALL, "en")
    qtmodeltester.check(model)
    assert model.rowCount(model.index(0, 0)) == 0
    assert model.data(model.index(1, 0)) == "Svenska"
    assert model.place("cs") == 3
    assert model.place("xx") == -1
