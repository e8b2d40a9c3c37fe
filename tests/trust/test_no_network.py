"""No network: two hundred rounds in the real window, a start and a demo, and no internet socket is asked for."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = [pytest.mark.trust, pytest.mark.full]
ROOT = Path(__file__).parents[2]


def sockets(log: Path, *arguments) -> tuple[int, list[str]]:
    """Run Python with these under strace; how many network calls there were, and those that reach for the internet."""
    assert shutil.which("strace"), "strace is needed: packaging/test.sh --full installs it"
    command = ["strace", "-f", "-qq", "-e", "trace=network", "-o", str(log), sys.executable, *map(str, arguments)]
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    run = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False, timeout=1_500)
    assert run.returncode == 0, run.stderr
    calls = log.read_text(encoding="utf-8", errors="replace").splitlines()
    return len(calls), [line for line in calls if "AF_INET" in line]


def test_the_strace_would_see_one(tmp_path):
    code = "import socket; socket.socket(socket.AF_INET, socket.SOCK_DGRAM).close()"
    assert len(sockets(tmp_path / "log", "-c", code)[1]) == 1


def test_200_rounds_in_the_window_ask_for_no_internet_socket(tmp_path, measured):
    calls, internet = sockets(tmp_path / "log", "-m", "tests.support.two_hundred_rounds", "200", tmp_path)
    measured(f"200 rounds: {calls} network calls, {len(internet)} of them to the internet")
    assert internet == []


def test_a_start_as_the_player_starts_it_asks_for_none(tmp_path):
    demo = ("-m", "bjdesk", "--data-dir", tmp_path / "data", "--demo", "2", "--speed", "turbo")
    assert sockets(tmp_path / "log", *demo)[1] == []
