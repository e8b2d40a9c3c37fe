"""When the desktop's session ends, or the terminal says stop, nothing is asked and nothing is lost."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bjdesk.ui.single_instance import LOCK_NAME
from tests.support.game import bet_and_deal, table_at
from tests.support.windows import just_plays, open_window, playing, seed_where

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.gui


def test_a_session_that_ends_in_mid_hand_closes_the_table_without_a_question(qtbot):
    table = table_at(seed=seed_where(just_plays))
    bet_and_deal(table, chip=100)
    saved = []
    window = open_window(qtbot, table, saved=saved)
    assert playing(window)
    window.session_ends()
    assert saved[-1].geometry
    assert window.close()
    assert window.side.get("leave") is None


def test_a_table_that_is_closed_by_hand_in_mid_hand_does_ask(qtbot):
    table = table_at(seed=seed_where(just_plays))
    bet_and_deal(table, chip=100)
    window = open_window(qtbot, table)
    assert not window.close()
    assert window.side.get("leave") is not None


def test_the_terminals_stop_ends_the_table_at_once_and_without_a_traceback(tmp_path):
    command = [sys.executable, "-m", "bjdesk", "--data-dir", str(tmp_path), "--language", "en"]
    table = subprocess.Popen(command, cwd=ROOT, stderr=subprocess.PIPE, text=True)
    try:
        _wait_for_the_window(table, tmp_path)
        table.send_signal(signal.SIGINT)
        _, said = table.communicate(timeout=20)
    finally:
        table.kill()
    assert table.returncode == -signal.SIGINT
    assert "Traceback" not in said
    checked = subprocess.run(
        [*command[:3], "verify", *command[3:5]], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert checked.returncode == 0, checked.stderr


def _wait_for_the_window(table, folder):
    """Until the signal's own way is set: the door that a second start knocks on opens after it."""
    end = time.monotonic() + 30
    while time.monotonic() < end and not (folder / LOCK_NAME).exists():
        time.sleep(0.05)
    while time.monotonic() < end and table.poll() is None:
        knock = [sys.executable, "-m", "bjdesk", "--data-dir", str(folder)]
        if subprocess.run(knock, cwd=ROOT, capture_output=True, check=False, timeout=30).returncode == 0:
            return
    raise AssertionError("the table never opened")
