from __future__ import annotations

import subprocess
import sys

import pytest

from bjdesk.ui.single_instance import LOCK_NAME, Claim, SingleInstance

pytestmark = pytest.mark.gui

HOLD_AND_DIE = """
import os, sys
from PySide6.QtCore import QCoreApplication
from pathlib import Path
from bjdesk.ui.single_instance import SingleInstance
app = QCoreApplication([])
one = SingleInstance(Path(sys.argv[1]))
print(one.claim().name, flush=True)
os._exit(9)
"""


@pytest.fixture
def first(qtbot, tmp_path):
    one = SingleInstance(tmp_path)
    assert one.claim() is Claim.OURS
    yield one
    one.release()


def test_a_second_start_finds_the_folder_taken(first, tmp_path):
    assert SingleInstance(tmp_path).claim() is Claim.TAKEN


def test_another_folder_is_free(first, tmp_path):
    (tmp_path / "other").mkdir()
    second = SingleInstance(tmp_path / "other")
    assert second.claim() is Claim.OURS
    second.release()


KNOCK = """
import sys
from PySide6.QtCore import QCoreApplication
from pathlib import Path
from bjdesk.ui.single_instance import SingleInstance
app = QCoreApplication([])
sys.exit(0 if SingleInstance(Path(sys.argv[1])).knock() else 1)
"""


@pytest.mark.parametrize("turn", range(3))
def test_a_knock_is_heard_and_answered(first, tmp_path, qtbot, turn):
    first.listen()
    with qtbot.waitSignal(first.knocked, timeout=10_000):
        second = subprocess.Popen([sys.executable, "-c", KNOCK, str(tmp_path)])
    qtbot.waitUntil(lambda: second.poll() is not None, timeout=10_000)
    assert second.returncode == 0


def test_nobody_answers_after_the_first_has_gone(first, tmp_path):
    first.listen()
    first.release()
    second = SingleInstance(tmp_path)
    assert not second.knock()
    assert second.claim() is Claim.OURS
    second.release()


def test_a_lock_left_by_a_crash_is_free_again(qtbot, tmp_path):
    run = subprocess.run(
        [sys.executable, "-c", HOLD_AND_DIE, str(tmp_path)], capture_output=True, text=True, check=False
    )
    assert (run.stdout, run.returncode) == ("OURS\n", 9)
    assert (tmp_path / LOCK_NAME).exists()
    next_start = SingleInstance(tmp_path)
    assert next_start.claim() is Claim.OURS
    next_start.release()


def test_a_folder_that_cannot_be_written_is_told_apart(qtbot, tmp_path):
    assert SingleInstance(tmp_path / "missing").claim() is Claim.UNWRITABLE
