"""The file of a game that was played is missing at a start: the window asks, and no answer loses anything."""

from __future__ import annotations

import json
import os
import random
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bjdesk.bootstrap import DONE, REFUSED
from bjdesk.cli import run
from bjdesk.game.faults import StoreReason, StoreUnavailable
from bjdesk.game.places import DATABASE
from bjdesk.game.store import backup
from bjdesk.stored_game import StoredGame
from bjdesk.ui.dialogs.at_the_start import BeginAnew, Leave, UseBackup
from tests.support.game import play_rounds, table_at

ROOT = Path(__file__).parents[1]
AS_ANYBODY = ("setpriv", "--bounding-set=-all", "--inh-caps=-all", "--") if os.geteuid() == 0 else ()
"""Root without its powers: file modes hold for it, too."""
pytestmark = pytest.mark.gui

SCRIPT = """
import json, sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QPushButton
from bjdesk import bootstrap
from bjdesk.ui.dialogs.ask import AskDialog
from bjdesk.ui.main_window import MainWindow

folder, answer = Path(sys.argv[1]), sys.argv[2]
asked, played, ticks = [], [], []

def look():
    app = QApplication.instance()
    dialog = app.activeModalWidget()
    if isinstance(dialog, AskDialog):
        first = dialog.focusWidget()
        words = [one.text() for one in dialog.findChildren(QPushButton)]
        asked.append([dialog.windowTitle(), dialog.text.text(), words, first.text()])
        if answer == "comes back":
            (folder / "away.db").rename(folder / "table.db")
        if answer == "backups go" and (folder / "backups").exists():
            (folder / "backups").rename(folder / "gone")
        other = dialog.other if answer in {"other", "comes back"} else None
        dialog.close() if answer == "close" else (other or getattr(dialog, answer, None) or dialog.go).click()
        return
    windows = [one for one in app.topLevelWidgets() if isinstance(one, MainWindow) and one.isVisible()]
    ticks.extend(windows)
    if len(ticks) == 10:
        view = windows[0].rooms.table.view
        played.append([windows[0].rooms.table.round_count(), view.balance, view.wallet])
        app.exit(0)

timer = QTimer(interval=50)
timer.timeout.connect(look)
begin = bootstrap._Opening.run

def running(self):
    timer.start()
    return begin(self)

bootstrap._Opening.run = running
bootstrap._Opening._somebody_looks = lambda self: True
status = bootstrap.run_table(bootstrap.TableOptions(data_dir=folder, language="en", speed="turbo"))
print(json.dumps([status, asked, played]))
"""


def program(*words, **environment):
    env = {name: value for name, value in {**os.environ, **environment}.items() if value is not None}
    done = subprocess.run(words, cwd=ROOT, env=env, capture_output=True, text=True, check=False, timeout=120)
    assert "Traceback" not in done.stderr, done.stderr
    return done


def opened(folder, answer="cancel", within=()):
    """Open the table and answer what is asked: the status, what was asked, the table, and the terminal's words."""
    done = program(*within, sys.executable, "-c", SCRIPT, str(folder), answer)
    assert done.returncode == 0, done.stderr
    status, asked, played = json.loads(done.stdout)
    return status, asked, [tuple(one) for one in played], done.stderr


def lying(folder):
    return {str(path.relative_to(folder)): path.read_bytes() if path.is_file() else None for path in folder.rglob("*")}


@pytest.fixture
def lost(tmp_path):
    """A data folder whose file was moved out of it, and what it held: rounds, money on the table and in the wallet."""
    path = tmp_path / "data" / DATABASE
    table = table_at(path)
    play_rounds(table, 4, random.Random(4))
    held = table.round_count(), table.view.balance, table.view.wallet
    table.close()
    path.rename(tmp_path / "moved.db")
    return path.parent, held


def test_the_backup_is_offered_and_brings_back_balance_and_rounds(lost):
    folder, held = lost
    status, asked, played, said = opened(folder, "go")
    ((title, text, buttons, first),) = asked
    assert title == "The stored game is missing"
    assert str(folder / DATABASE) in text
    assert "It holds 4 rounds, " in text
    assert "lost" not in text
    assert (set(buttons), first) == ({"Exit game", "Begin anew", "Use the backup"}, "Use the backup")
    assert (status, played, said) == (DONE, [held], "")


def test_beginning_anew_keeps_the_backups(lost):
    folder, _ = lost
    copies = {file.name: file.read_bytes() for file in backup.backups(folder / DATABASE)}
    status, asked, played, _ = opened(folder, "other")
    assert (status, len(asked), played) == (DONE, 1, [(0, 1_000_00, 10_000_00)])
    assert {file.name: file.read_bytes() for file in (folder / "backups" / "aside-1").iterdir()} == copies
    assert opened(folder)[1] == [], "it is asked once"


@pytest.mark.parametrize("answer", ["cancel", "close"])
def test_leaving_changes_nothing_and_says_how_the_game_comes_back(lost, answer):
    folder, held = lost
    before = lying(folder)
    status, asked, played, said = opened(folder, answer)
    assert (status, len(asked), played) == (REFUSED, 1, [])
    assert lying(folder) == before
    assert said.count("\n") == 1
    _, *command = shlex.split(said.rpartition(": ")[2])
    assert run(command) == DONE
    assert opened(folder)[1:3] == ([], [held])


def test_a_file_that_comes_back_while_it_is_asked_is_played_from(lost):
    folder, held = lost
    (folder.parent / "moved.db").rename(folder / "away.db")
    before = lying(folder / "backups")
    status, asked, played, _ = opened(folder, "comes back")
    assert (status, len(asked), played) == (DONE, 1, [held])
    assert before.items() <= lying(folder / "backups").items()
    assert not list(folder.glob("*aside*"))


def test_where_no_backup_is_good_it_says_so_and_leaving_comes_first(lost):
    folder, _ = lost
    for file in backup.backups(folder / DATABASE):
        file.write_bytes(file.read_bytes()[:4096])
    before = lying(folder)
    _, asked, played, said = opened(folder)
    ((_, text, buttons, first),) = asked
    assert "There is no good backup of it." in text
    assert (set(buttons), first, played) == ({"Exit game", "Begin anew"}, "Exit game", [])
    assert "restore" not in said
    assert lying(folder) == before
    assert opened(folder, "go")[2] == [(0, 1_000_00, 10_000_00)]
    assert (
        lying(folder / "backups" / "aside-1").items()
        == {Path(name).name: content for name, content in before.items() if name.endswith("Z.db")}.items()
    )


@pytest.mark.parametrize("answer", ["go", "other"])
def test_where_nothing_can_be_written_no_answer_does_harm(lost, answer):
    folder, _ = lost
    before = lying(folder)
    for place in (folder, folder / "backups"):
        place.chmod(0o500)
    status, asked, played, said = opened(folder, answer, AS_ANYBODY)
    for place in (folder, folder / "backups"):
        place.chmod(0o700)
    assert (status, [title for title, *_ in asked], played) == (
        *(REFUSED, ["The stored game is missing", "The table can't open"]),
        [],
    )
    assert "can't be written" in said
    assert lying(folder) == before


def test_backups_that_go_while_it_is_asked_do_no_harm(lost):
    folder, _ = lost
    status, asked, played, said = opened(folder, "backups go")
    assert (status, [title for title, *_ in asked], played) == (
        *(REFUSED, ["The stored game is missing", "The table can't open"]),
        [],
    )
    assert said.count("\n") == 1


@pytest.mark.parametrize("closed", ["backups", "elsewhere", "."])
@pytest.mark.parametrize("mode", [0o000, 0o600])
def test_what_may_not_be_looked_into_is_no_first_start(lost, closed, mode):
    folder, _ = lost
    (folder / "elsewhere").mkdir()
    if closed == "elsewhere":
        (folder.parent / "moved.db").rename(folder / "elsewhere" / "moved.db")
        (folder / DATABASE).symlink_to("elsewhere/moved.db")
    before = lying(folder)
    (folder / closed).chmod(mode)
    status, asked, played, said = opened(folder, "go", AS_ANYBODY)
    checked = program(*AS_ANYBODY, sys.executable, "-m", "bjdesk", "verify", "--data-dir", str(folder))
    (folder / closed).chmod(0o700)
    assert (status, [title for title, *_ in asked], played) == (REFUSED, ["The table can't open"], [])
    assert "can't be written" in said
    assert checked.returncode == REFUSED
    assert "can't be written" in checked.stderr or "not readable" in checked.stderr
    assert lying(folder) == before


def test_a_first_start_does_not_ask(tmp_path):
    assert opened(tmp_path / "data")[1:3] == ([], [(0, 1_000_00, 10_000_00)])


def test_after_a_wipe_a_start_does_not_ask(lost):
    folder, _ = lost
    done = subprocess.run(
        [sys.executable, "-m", "bjdesk", "wipe", "--data-dir", str(folder)],
        cwd=ROOT,
        input="wipe\n",
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == DONE, done.stderr
    assert opened(folder)[1:3] == ([], [(0, 1_000_00, 10_000_00)])


def test_a_damaged_file_is_asked_about_the_same_way_and_goes_on_from_its_backup(lost):
    folder, held = lost
    (folder / DATABASE).write_bytes(b"gone")
    before = lying(folder)
    status, asked, played, _ = opened(folder)
    assert (status, len(asked), played, lying(folder)) == (REFUSED, 1, [], before)
    _, asked, played, _ = opened(folder, "go")
    ((title, text, buttons, first),) = asked
    assert "All that was played after it is lost." in text
    assert (title, set(buttons), first) == ("The stored game is damaged", {"Exit game", "Use the backup"}, "Exit game")
    assert played == [held]


def test_a_damaged_file_without_a_good_backup_may_be_left_aside_for_a_new_game(lost):
    folder, _ = lost
    (folder / DATABASE).write_bytes(b"gone")
    for file in backup.backups(folder / DATABASE):
        file.write_bytes(b"gone, too")
    before = lying(folder)
    _, asked, played, _ = opened(folder)
    ((title, text, buttons, first),) = asked
    assert (title, set(buttons), first) == ("The stored game is damaged", {"Exit game", "Begin anew"}, "Exit game")
    assert "There is no good backup of it." in text
    assert (played, lying(folder)) == ([], before)
    assert opened(folder, "go")[2] == [(0, 1_000_00, 10_000_00)]
    assert (folder / f"{DATABASE}.aside-1").read_bytes() == b"gone"
    assert {file.read_bytes() for file in (folder / "backups" / "aside-1").iterdir()} == {b"gone, too"}


def test_it_goes_on_from_the_backup_that_the_answer_names(lost):
    folder, held = lost
    named, *_ = backup.backups(folder / DATABASE)
    shutil.move(named, folder.parent / "named.db")
    table_at(folder.parent / "other" / DATABASE).close()
    shutil.copy(folder.parent / "other" / DATABASE, named)
    table = StoredGame(folder, lambda fault: UseBackup(folder.parent / "named.db")).table(None, "")
    assert (table.round_count(), table.view.balance, table.view.wallet) == held
    table.close()


@pytest.mark.parametrize("answer", [None, Leave()])
def test_without_an_answer_that_wants_a_table_nothing_is_prepared(lost, answer):
    folder, _ = lost
    before = lying(folder)
    with pytest.raises(StoreUnavailable) as caught:
        StoredGame(folder, lambda fault: answer).table(None, "")
    assert (caught.value.reason, lying(folder)) == (StoreReason.LOST, before)


def test_beginning_anew_never_takes_the_place_of_a_file_that_came_back(lost):
    folder, held = lost

    def back(_fault):
        (folder.parent / "moved.db").rename(folder / DATABASE)
        return BeginAnew()

    table = StoredGame(folder, back).table(None, "")
    assert table.round_count() == held[0]
    table.close()


@pytest.mark.parametrize("words", [(), ("--demo", "1")])
def test_without_somebody_to_ask_it_says_so_and_how_the_game_comes_back(lost, words):
    folder, _ = lost
    before = lying(folder)
    done = program(sys.executable, "-m", "bjdesk", "--language", "en", "--data-dir", str(folder), *words)
    assert (done.returncode, done.stdout) == (REFUSED, "")
    assert done.stderr.count("\n") == 1
    assert "is missing. Nothing was changed. " in done.stderr
    assert f"bjdesk restore --data-dir {folder} {backup.backups(folder / DATABASE)[0]}\n" in done.stderr
    assert lying(folder) == before


def test_without_a_display_nothing_is_touched(lost):
    folder, _ = lost
    before = lying(folder)
    nowhere = dict.fromkeys(("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"))
    done = program(sys.executable, "-m", "bjdesk", "--data-dir", str(folder), **nowhere)
    assert done.returncode == REFUSED
    assert "There is no display" in done.stderr
    assert lying(folder) == before
