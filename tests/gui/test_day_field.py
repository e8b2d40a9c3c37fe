"""A day is typed as it is written, in every language."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QDate, QLocale, Qt
from PySide6.QtTest import QTest

from bjdesk.ui.dialogs.fields import DayField
from bjdesk.ui.formats import date_pattern
from tests.support.languages import CODES, speaking

pytestmark = pytest.mark.gui
DAYS = [QDate(2026, 3, 9), QDate(2025, 12, 31), QDate(2026, 10, 3), QDate(2026, 1, 1), QDate(2024, 11, 30)]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("day", DAYS, ids=lambda day: day.toString(Qt.DateFormat.ISODate))
def test_a_day_that_is_typed_as_it_is_written_is_that_day(qtbot, code, day):
    with speaking(code):
        field = DayField()
        qtbot.addWidget(field)
        field.setLocale(QLocale())
        field.setDisplayFormat(date_pattern())
        field.setDate(QDate(2026, 7, 15))  # Qt has no 31st of June, not even while the month is still to be typed
        with qtbot.waitExposed(field):
            field.show()
        field.setFocus(Qt.FocusReason.TabFocusReason)
        field.setSelectedSection(field.sectionAt(0))
        QTest.keyClicks(field, QLocale().toString(day, date_pattern()))
        QTest.keyClick(field, Qt.Key.Key_Return)
        assert field.date() == day


def test_a_separator_typed_where_the_field_has_not_gone_on_goes_on(qtbot):
    field = DayField()
    qtbot.addWidget(field)
    field.setDisplayFormat("d/M/yyyy")
    field.setDate(QDate(2026, 6, 15))
    field.show()
    field.setSelectedSection(field.sectionAt(0))
    QTest.keyClicks(field, "1/2/2027")
    assert field.date() == QDate(2027, 2, 1)
