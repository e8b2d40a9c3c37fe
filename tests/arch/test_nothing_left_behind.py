"""The ground rules of tests/conftest.py bite: each of these small tests must fail, and be told why."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest_plugins = ["pytester"]

CONFTEST = Path(__file__).parents[1] / "conftest.py"

UNTIDY = """
import logging
import pytest
from PySide6.QtCore import QPropertyAnimation, QThread, QTimer, qWarning
from PySide6.QtWidgets import QWidget

kept = []

def test_timer(qapp):
    timer = QTimer(objectName="ticking")
    timer.start(60_000)
    kept.append(timer)

def test_animation(qapp):
    target = QWidget()
    animation = QPropertyAnimation(target, b"windowOpacity", objectName="moving")
    animation.setDuration(60_000)
    animation.setEndValue(0.5)
    animation.start()
    kept.append(animation)
    kept.append(target)

def test_thread(qapp):
    thread = QThread(objectName="spinning")
    thread.start()
    kept.append(thread)

def test_window(qapp):
    window = QWidget(objectName="forgotten")
    kept.append(window)

def test_log():
    logging.getLogger("bjdesk.game").warning("purse mislaid")

def test_qt_warning(qapp):
    qWarning("felt torn")

@pytest.mark.expects_log
def test_silent_where_a_log_was_expected():
    pass

def test_last_one_stops_the_thread(qapp):
    for thing in kept:
        if isinstance(thing, QThread):
            thread = thing
    thread.quit()
    assert thread.wait(5000)
"""

TIDY = """
import os
from pathlib import Path
import pytest
import logging
from PySide6.QtCore import QTimer
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QWidget

def test_stopped_timer(qapp):
    timer = QTimer()
    timer.start(60_000)
    timer.stop()

def test_window_given_to_qtbot(qtbot):
    qtbot.addWidget(QWidget())

@pytest.mark.expects_log
def test_expected_log():
    logging.getLogger("bjdesk.game").warning("purse mislaid")

def test_home_is_empty():
    assert not list(Path.home().iterdir())

def test_only_our_own_fonts(qapp):
    generic = {"Monospace", "Sans Serif", "Serif"}  # Qt's own names for whatever there is
    families = set(QFontDatabase.families()) - generic
    assert families
    assert all(name.startswith("Source ") for name in families), families
"""


def _run(pytester: pytest.Pytester, tests: str) -> pytest.RunResult:
    pytester.makeconftest(CONFTEST.read_text(encoding="utf-8"))
    pytester.makeini("[pytest]\nqt_log_level_fail = WARNING\nmarkers = expects_log\nqt_api = pyside6\n")
    pytester.makepyfile(tests)
    return pytester.runpytest_subprocess("-p", "no:cacheprovider", "--durations=5")


def test_what_is_left_behind_fails_and_is_named(pytester: pytest.Pytester) -> None:
    result = _run(pytester, UNTIDY)
    said = result.stdout.str()
    for name in ("QTimer 'ticking'", "QPropertyAnimation 'moving'", "QThread 'spinning'", "QWidget 'forgotten'"):
        assert name in said
    assert "WARNING bjdesk.game: purse mislaid" in said
    assert "felt torn" in said
    assert "marked expects_log, but bjdesk logged no warning" in said
    result.assert_outcomes(passed=7, failed=1, errors=6)


def test_what_is_tidied_up_passes(pytester: pytest.Pytester) -> None:
    _run(pytester, TIDY).assert_outcomes(passed=5)
