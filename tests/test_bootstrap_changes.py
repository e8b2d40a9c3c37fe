"""What needs a closed table: the window asks, the program does it between two openings, or finishes it later."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

from bjdesk.game.archive import archive_steps
from bjdesk.game.changeover import Stored
from bjdesk.game.places import CHANGEOVER, DATABASE, STAGING
from bjdesk.game.saving import carry_out
from bjdesk.game.settings import Settings, load, save
from tests.support.game import START, play_rounds, table_at

ROOT = Path(__file__).parents[1]
pytestmark = pytest.mark.gui

SCRIPT = """
import sys
from pathlib import Path
from bjdesk import bootstrap

folder, act, file = sys.argv[1:]
seen = []

def stay(self, table, loaded, instance):
    window = self._window(table, loaded)
    seen.append(table.round_count())
    if len(seen) == 1:
        keeping = window._openings._keeping
        if act == "wipe":
            keeping._wipe()
        elif act == "unarchive":
            keeping.unarchive(Path(file))
            while window.side.get("unarchive") is None:
                self.app.processEvents()
            window.side.get("unarchive").go.click()
    return bootstrap.DONE

bootstrap._Opening._stay = stay
status = bootstrap.run_table(bootstrap.TableOptions(data_dir=Path(folder)))
print(status, *seen)
"""


def opened(folder, act, file=""):
    """Open the table, ask for a change, and tell how many rounds it had at each opening."""
    command = [sys.executable, "-c", SCRIPT, str(folder), act, str(file)]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=120)
    assert run.returncode == 0, run.stderr
    assert "Traceback" not in run.stderr, run.stderr
    return run.stdout.split()


def filled(folder, rounds):
    table = table_at(folder / DATABASE, seed=rounds)
    play_rounds(table, rounds, random.Random(rounds))
    save(Settings(volume=rounds, language="en"), folder / "settings.toml")
    return table


def test_after_a_wipe_the_table_opens_as_at_the_first_start(tmp_path):
    filled(tmp_path, 3).close()
    assert opened(tmp_path, "wipe") == ["0", "3", "0"]
    assert not list(tmp_path.glob("backups/*3*.db.*"))


def test_after_an_archive_was_brought_the_table_opens_with_it(tmp_path):
    there, here = tmp_path / "there", tmp_path / "here"
    table = filled(there, 5)
    carry_out(archive_steps(table.database, Stored(there, there / "settings.toml"), tmp_path / "all", START))
    table.close()
    filled(here, 2).close()
    assert opened(here, "unarchive", tmp_path / "all") == ["0", "2", "5"]
    assert (here / "before-1" / DATABASE).exists()
    assert load(here / "settings.toml").settings.volume == 5


def test_a_change_that_was_cut_is_finished_before_the_table_opens(tmp_path):
    filled(tmp_path, 3).close()
    note = {"kept": None, "new": [], "settings": str(tmp_path / "settings.toml")}
    (tmp_path / CHANGEOVER).write_text(json.dumps(note))
    assert opened(tmp_path, "wipe") == ["0", "0", "0"]
    assert not (tmp_path / CHANGEOVER).exists()


def test_what_a_killed_look_at_an_archive_laid_ready_goes_at_the_next_start(tmp_path):
    filled(tmp_path, 2).close()
    (tmp_path / STAGING / "rules").mkdir(parents=True)
    (tmp_path / STAGING / DATABASE).write_bytes(b"half")
    assert opened(tmp_path, "nothing") == ["0", "2"]
    assert not (tmp_path / STAGING).exists()
