"""SIGKILL at any moment: no confirmed step is missing, none is there twice, the next card is the same."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = [pytest.mark.trust, pytest.mark.hot]
HERE = Path(__file__).parents[2]


def kill(folder, kills, seed):
    command = [sys.executable, "-m", "tests.support.killed", str(folder), str(kills), str(seed)]
    done = subprocess.run(
        command,
        cwd=HERE,
        env={**os.environ, "PYTHONPATH": str(HERE)},
        capture_output=True,
        text=True,
        check=False,
        timeout=3000,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def check(found, kills):
    print(found)
    assert found["kills"] == kills
    assert found["confirmed"] >= 2 * kills
    assert (found["missing"], found["doubled"], found["other_card"], found["broken"]) == (0, 0, 0, 0)


def test_a_killed_game_loses_no_confirmed_step_and_makes_none(tmp_path):
    check(kill(tmp_path, 60, 1), 60)


@pytest.mark.full
def test_a_thousand_kills(tmp_path):
    found = kill(tmp_path, 1_000, 2)
    check(found, 1_000)
    assert found["inside"] >= 200
