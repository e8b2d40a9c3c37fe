"""Opening the table from the command line: each thing that can be wrong gets one sentence, and nothing is harmed."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from bjdesk.bootstrap import DONE, REFUSED, TableOptions, refuse_no_display
from bjdesk.ui.single_instance import Claim, SingleInstance
from tests.support.game import bet_and_deal, table_at

ROOT = Path(__file__).parents[1]
pytestmark = pytest.mark.gui


def start(*arguments, **environment):
    """Run bjdesk to its end; None removes a variable."""
    env = {**os.environ, **environment}
    env = {name: value for name, value in env.items() if value is not None}
    command = [sys.executable, "-m", "bjdesk", "--language", "en", *map(str, arguments)]
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False, timeout=120)


def one_sentence(run) -> str:
    lines = run.stderr.splitlines()
    assert len(lines) == 1, run.stderr
    assert "Traceback" not in run.stderr
    assert run.stdout == ""
    return lines[0]


# ---------------------------------------------------------------- the display


def test_without_a_display_it_says_so_and_names_the_demo(tmp_path):
    run = start("--data-dir", tmp_path, QT_QPA_PLATFORM=None, DISPLAY=None, WAYLAND_DISPLAY=None)
    assert run.returncode == REFUSED
    assert "--demo" in one_sentence(run)
    assert not list(tmp_path.iterdir())


def test_a_display_that_does_not_answer_is_no_crash(tmp_path):
    run = start("--data-dir", tmp_path, QT_QPA_PLATFORM="xcb", DISPLAY=":7654", WAYLAND_DISPLAY=None)
    assert run.returncode == REFUSED
    assert "--demo" in run.stderr
    assert "Traceback" not in run.stderr


def test_a_platform_that_qt_lacks_is_named(tmp_path):
    run = start("--data-dir", tmp_path, QT_QPA_PLATFORM="nonsense")
    assert run.returncode == REFUSED
    assert '"nonsense" that QT_QPA_PLATFORM names' in one_sentence(run)


def test_the_demo_needs_no_display(monkeypatch):
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert refuse_no_display(TableOptions(demo=1)) is None


# ---------------------------------------------------------------- the demo


def test_the_demo_plays_and_saves_pictures(tmp_path):
    run = start("--data-dir", tmp_path, "--speed", "turbo", "--demo", 2, "--screenshots", tmp_path / "pictures")
    assert run.returncode == DONE, run.stderr
    names = sorted(path.name for path in (tmp_path / "pictures").iterdir())
    assert names[0] == "01-start.png"
    assert any("betting" in name for name in names)
    assert any("result" in name for name in names)


# ---------------------------------------------------------------- the file


def played(folder) -> Path:
    """A data folder with a running round; the path of its database."""
    path = folder / "table.db"
    table = table_at(path)
    bet_and_deal(table)
    table.close()
    return path


def test_a_file_of_a_newer_version_is_not_touched(tmp_path):
    path = played(tmp_path)
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 999")
    connection.close()
    before = path.read_bytes()
    run = start("--data-dir", tmp_path)
    assert run.returncode == REFUSED
    assert "newer" in one_sentence(run)
    assert path.read_bytes() == before


def test_a_damaged_file_is_not_touched(tmp_path):
    path = played(tmp_path)
    content = bytearray(path.read_bytes())
    content[4096:20480] = b"\xa5" * (20480 - 4096)
    path.write_bytes(content)
    run = start("--data-dir", tmp_path, "--demo", 1)
    assert run.returncode == REFUSED
    assert "damaged" in one_sentence(run)
    assert path.read_bytes() == bytes(content)


def test_another_programs_file_is_not_touched(tmp_path):
    path = tmp_path / "table.db"
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE theirs (id)")
    connection.close()
    before = path.read_bytes()
    run = start("--data-dir", tmp_path)
    assert run.returncode == REFUSED
    assert "another program" in one_sentence(run)
    assert path.read_bytes() == before


def test_a_folder_that_cannot_be_made_is_named(tmp_path):
    (tmp_path / "file").write_text("no folder")
    run = start("--data-dir", tmp_path / "file" / "data")
    assert run.returncode == REFUSED
    assert "can't be written" in one_sentence(run)


# ---------------------------------------------------------------- settings, rules, a second start


def test_unreadable_settings_are_kept_and_the_table_opens(tmp_path):
    broken = "language = [sv\n"
    (tmp_path / "settings.toml").write_text(broken)
    run = start("--data-dir", tmp_path, "--speed", "turbo", "--demo", 1)
    assert run.returncode == DONE, run.stderr
    assert (tmp_path / "settings.toml").read_text() == broken
    assert (tmp_path / "settings.toml.bad").read_text() == broken


def test_an_unknown_rule_set_or_option_is_refused(tmp_path):
    assert start("--data-dir", tmp_path, "--rules", "nonesuch").returncode == REFUSED
    assert start("--data-dir", tmp_path, "--nonesuch").returncode == REFUSED
    assert start("--data-dir", tmp_path, "--speed", "wild").returncode == REFUSED


def test_a_second_start_brings_the_first_to_the_front(tmp_path, qtbot):
    first = SingleInstance(tmp_path)
    assert first.claim() is Claim.OURS
    first.listen()
    command = [sys.executable, "-m", "bjdesk", "--language", "en", "--rules", "krog", "--data-dir", str(tmp_path)]
    with qtbot.waitSignal(first.knocked, timeout=30_000):
        second = subprocess.Popen(command, cwd=ROOT, stderr=subprocess.PIPE, text=True)
    qtbot.waitUntil(lambda: second.poll() is not None, timeout=30_000)
    said = second.communicate()[1]
    first.release()
    assert second.returncode == DONE
    assert "open already" in said
    assert said.endswith("not used: --language, --rules.\n")
    assert len(said.splitlines()) == 1
