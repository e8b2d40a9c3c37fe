from __future__ import annotations

import sys
from dataclasses import replace

import pytest

from bjdesk.game.settings import Settings
from bjdesk.ui.appearance import speed_of
from bjdesk.ui.felt.pace import Speed
from bjdesk.ui.system_motion import SystemMotion, has_session_bus

pytestmark = pytest.mark.gui


class Answer:
    def __init__(self, *values, error=False):
        self.values, self.error, self.dropped = list(values), error, False

    def isError(self):
        return self.error

    def reply(self):
        return self

    def arguments(self):
        return self.values

    def deleteLater(self):
        self.dropped = True


class Variant:
    """What D-Bus puts around an answer."""

    def __init__(self, value):
        self.value = value

    def variant(self):
        return self.value


@pytest.mark.parametrize(
    "answer, less, heard",
    [
        (Answer(Variant(1)), 1, 1),
        (Answer(Variant(Variant(False))), False, 1),
        (Answer(Variant("0")), "0", 1),
        (Answer(Variant(True)), False, 0),
        (Answer(1), 1, 1),
        (Answer(0), 1, 0),
        (Answer(False), False, 1),
        (Answer(error=True), 1, 0),
        (Answer(), 1, 0),
    ],
)
def test_only_a_clear_answer_reduces_motion(qtbot, answer, less, heard):
    motion, told = SystemMotion(), []
    motion.reduced.connect(lambda: told.append(1))
    motion._hear(answer, less)
    assert len(told) == heard
    assert answer.dropped


def test_where_no_bus_is_named_none_is_looked_for(monkeypatch, tmp_path):
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    assert not has_session_bus()
    (tmp_path / "bus").touch()
    assert has_session_bus() is sys.platform.startswith("linux")


def test_without_a_session_bus_nothing_is_heard(qtbot, monkeypatch):
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent")
    motion, told = SystemMotion(), []
    motion.reduced.connect(lambda: told.append(1))
    motion.ask()
    qtbot.wait(10)
    assert told == []


def test_the_systems_wish_counts_only_where_it_is_left_to_the_system():
    left, no, yes = Settings(), replace(Settings(), reduced_motion="off"), replace(Settings(), reduced_motion="on")
    assert speed_of(left, None, system_reduces=True) is Speed.REDUCED
    assert speed_of(left, None, system_reduces=False) is Speed.NORMAL
    assert speed_of(no, None, system_reduces=True) is Speed.NORMAL
    assert speed_of(yes, None, system_reduces=False) is Speed.REDUCED
    assert speed_of(yes, "fast", system_reduces=True) is Speed.FAST
