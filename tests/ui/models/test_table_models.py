from __future__ import annotations

import random

import pytest
from PySide6.QtTest import QAbstractItemModelTester

from bjdesk.engine.events import Outcome
from bjdesk.game import records
from bjdesk.ui.models.gamelogs import GamelogsModel
from bjdesk.ui.models.hands import HandsModel
from bjdesk.ui.models.paged import PAGE
from bjdesk.ui.models.results import ResultsModel
from bjdesk.ui.models.roles import Role
from tests.support.game import play_rounds, table_at
from tests.support.views import box, hand, seen, view
from tests.support.windows import open_window

pytestmark = pytest.mark.gui


def watch(model):
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    tester.setParent(model)
    return model


def test_a_new_card_changes_only_its_hand(qtbot):
    model = watch(HandsModel())
    model.show(seen("6d ??", hand("8s 3h", 5500)))
    told = []
    model.dataChanged.connect(lambda first, last, *_: told.append((first.row(), last.row())))
    model.show(seen("6d ??", hand("8s 3h Kd", 5500)))
    assert told == [(1, 1)]
    assert model.index(1, 0).data(Role.TOTAL) == 21


def test_a_split_adds_a_hand_and_tells_its_place(qtbot):
    model = watch(HandsModel())
    model.show(seen("6d ??", hand("8s 8h", 5500)))
    told = []
    model.rowsInserted.connect(lambda _, first, last: told.append((first, last)))
    model.show(seen("6d ??", box(hand("8s 3h", 5500, from_split=True), hand("8h 5c", 5500, from_split=True))))
    assert told == [(2, 2)]
    assert model.index(0, 0).data(Role.KIND) == "dealer"


def test_no_model_gives_words_or_the_face_down_card(qtbot, qtmodeltester):
    model = watch(HandsModel())
    model.show(seen("6d ??", hand("8s 3h", 5500)))
    qtmodeltester.check(model)
    assert model.index(0, 0).data() is None
    assert model.index(0, 0).data(Role.CARDS)[1] is None


def test_results_tell_the_net_of_hands_and_insurance(qtbot, qtmodeltester):
    model = watch(ResultsModel())
    lost = hand("Th 8d", 5000, Outcome.LOSE, 0)
    model.show(view(seen("As Kd", box(lost, insurance=2500, insurance_paid=7500), over=True)))
    qtmodeltester.check(model)
    assert [(row.kind, row.net) for row in model.rows] == [("dealer", None), ("hand", -5000), ("insurance", 5000)]


def test_results_name_the_tables_boxes(qtbot):
    model = watch(ResultsModel())
    state = view(seen("9c 8d", hand("Th 8d", 5000), hand("Th 9d", 5000)), box_places=(0, 2))
    model.show(state)
    assert [row.box for row in model.rows] == [None, 0, 2]


@pytest.fixture
def long_table():
    table = table_at(seed=3)
    play_rounds(table, PAGE + 20, random.Random(3))
    yield table
    table.close()


def test_gamelogs_come_page_by_page_newest_first(qtbot, qtmodeltester, long_table):
    asked = []

    def page(before, limit):
        asked.append(before)
        return records.rounds_page(long_table.database, before, limit)

    model = GamelogsModel(page)
    assert model.rowCount() == PAGE
    assert model.canFetchMore(model.index(-1, -1))
    model.fetchMore(model.index(-1, -1))
    assert model.rowCount() == PAGE + 20
    assert not model.canFetchMore(model.index(-1, -1))
    assert asked == [None, 21]
    numbers = [row.number for row in model.rows]
    assert numbers == list(range(PAGE + 20, 0, -1))
    watch(model)
    qtmodeltester.check(model)


def test_an_empty_gamelog_is_no_rows(qtbot, qtmodeltester):
    model = watch(GamelogsModel(lambda before, limit: ()))
    qtmodeltester.check(model)
    assert model.rowCount() == 0


def test_the_window_keeps_its_models_on_the_shown_state(qtbot):
    window = open_window(qtbot, table_at(seed=3))
    assert window.hands.rowCount() == 0
    window.strip.rack.chips[0].click()
    from bjdesk.ui.keys import Press

    window.strip.buttons[Press.DEAL].click()
    assert window.hands.rowCount() == 2
