"""Nowhere to write: a read-only folder, no home, no space at the start: one sentence, exit ≠ 0, no traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = [pytest.mark.trust, pytest.mark.hot]
ROOT = Path(__file__).parents[2]
AS_ANYBODY = ("setpriv", "--bounding-set=-all", "--inh-caps=-all", "--") if os.geteuid() == 0 else ()
"""Root without its powers: file modes hold for it, too."""
COMMANDS = ((), ("export", "rounds"), ("verify",))


def start(*arguments, within=(), **environment):
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen", **environment}
    env = {name: value for name, value in env.items() if value is not None}
    command = [*within, *AS_ANYBODY, sys.executable, "-m", "bjdesk", *map(str, arguments)]
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False, timeout=60)


def refused(run) -> bool:
    """One line on standard error, and an exit status that says no."""
    print(run.stderr)
    return run.returncode not in {0, None} and run.returncode > 0 and len(run.stderr.splitlines()) == 1 and (
        run.stderr.startswith("bjdesk: ") and "Traceback" not in run.stderr
    )  # fmt: skip


@pytest.fixture
def shut(tmp_path):
    folder = tmp_path / "shut"
    folder.mkdir()
    folder.chmod(0o500)
    yield folder
    folder.chmod(0o700)


def test_a_read_only_folder_is_named(shut):
    run = start("--data-dir", shut)
    assert refused(run)
    assert str(shut) in run.stderr
    assert list(shut.iterdir()) == []


def test_a_folder_within_a_read_only_one_is_named(shut):
    run = start("--data-dir", shut / "new")
    assert refused(run)
    assert str(shut / "new") in run.stderr


def test_no_home_is_said_so():
    nowhere = dict.fromkeys(("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"))
    assert refused(start(HOME="/proc/home", **nowhere))


def test_no_space_at_the_start_is_said_so(tmp_path):
    """A file may grow to no size: as on a disk that is full before anything is written."""
    limited = ("bash", "-c", 'ulimit -f 0; trap "" XFSZ; exec "$@"', "limited")
    run = start("--data-dir", tmp_path / "data", within=limited)
    assert refused(run)
    assert not list((tmp_path / "data").glob("table.db"))


@pytest.mark.parametrize("command", COMMANDS[1:])
def test_commands_that_only_read_say_that_there_is_nothing(shut, command):
    assert refused(start(*command, "--data-dir", shut))
