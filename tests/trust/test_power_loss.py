"""Power loss: wherever the power is cut, the file holds all that was confirmed, whole, and at most one step more."""

from __future__ import annotations

import hashlib
import random
import shutil
from collections import Counter
from pathlib import Path

import pytest

from bjdesk.game.commands import Act, PayIn, Rebuy
from bjdesk.game.faults import StoreError
from bjdesk.game.store import database
from bjdesk.game.store.database import Database
from bjdesk.game.verify import findings
from tests.support.disk import Disk
from tests.support.game import START, bet_and_deal, do, keep_funded, play_rounds, playing, table_at
from tests.support.power import Platter, Recorder
from tests.support.sizes import sizes

pytestmark = [pytest.mark.trust, pytest.mark.hot]
TABLES = ("account", "session", "rule_set", "shoe", "round", "action", "mark", "transfer")
ROUNDS = 25
AGAIN = 8
"""Every so manieth cut is followed by another one, while the file recovers from the first."""


def content(db: Database) -> bytes:
    """Everything that is stored, in short."""
    told = hashlib.sha256()
    for table in TABLES:
        told.update(repr(db.rows(f"SELECT * FROM {table}")).encode())
    return told.digest()


class Story:
    """A game on a recording disk: what was asked of it, and what the file held after each confirmed step."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.path = folder / "story" / "t.db"
        table_at(self.path, seed=seed, rules="american").close()
        self.before = {str(self.path): self.path.read_bytes()}
        self.recorder = Recorder()
        self.confirmed: list[tuple[int, bytes]] = [(0, self.held())]
        self.play(random.Random(seed), seed)
        self.asked = self.recorder.asked
        self.recorder.close()

    def held(self) -> bytes:
        db = Database(self.path)
        db.open(START)
        found = content(db)
        db.close()
        return found

    def play(self, rand, seed) -> None:
        table = table_at(self.path, seed=f"{seed} game", rules="american", vfs=self.recorder.vfs)
        note = lambda: self.confirmed.append((len(self.recorder.asked), content(table.database)))  # noqa: E731
        note()
        for number in range(ROUNDS):
            if number % 5 == 0:
                do(table, PayIn(5_00))
                note()
                do(table, Rebuy(100_00))
                note()
                table.client_text(f"text {number}")
                note()
            bet_and_deal(table, boxes=rand.randint(1, 3))
            note()
            while playing(table):
                do(table, Act(rand.choice(table.view.observation.legal)))
                note()
            table.shown()
            note()
        table._db.close()  # without a backup

    def allowed(self, at: int) -> set[bytes]:
        """What the file may hold after a cut behind so much: the last confirmed step, or the one on its way."""
        last = max(number for number, (when, _) in enumerate(self.confirmed) if when <= at)
        return {held for _, held in self.confirmed[last : last + 2]}

    def known(self, held: bytes) -> bool:
        return any(held == one for _, one in self.confirmed)


def recovered(path: Path, disk) -> bytes | None:
    """What the store finds in the file, once it has recovered; None if it finds it damaged."""
    db = Database(path, vfs=disk)
    try:
        db.open(START)
        if db.value("PRAGMA integrity_check") != "ok":
            return None
        return content(db)
    except StoreError:
        return None
    finally:
        db.close()


def laid(files: dict[str, bytes], folder: Path) -> Path:
    """Put what is left into a folder of its own; the path of the database there."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for name, inside in files.items():
        (folder / Path(name).name).write_bytes(inside)
    return folder / "t.db"


def cut_again(path: Path, rand) -> dict[str, bytes]:
    """What is left when the power goes once more, somewhere in the recovery."""
    recorder, platter = Recorder(), Platter({str(file): file.read_bytes() for file in path.parent.iterdir()})
    recovered(path, recorder.vfs)
    recorder.close()
    for asked in recorder.asked[: rand.randint(0, len(recorder.asked))]:
        platter.take(asked)
    return {name: inside for name, inside in platter.cut(rand).items() if not name.endswith(".before-recovery")}


def cuts(folder: Path, count: int, seed: int) -> Counter[str]:
    """Cut the power so many times; how often the file was whole, or lost or spoiled something."""
    rand, found, disk = random.Random(seed), Counter(), Disk()
    story = Story(folder, seed)
    platter, at = Platter(story.before), 0
    for number, place in enumerate(sorted(rand.randint(0, len(story.asked)) for _ in range(count))):
        while at < place:
            platter.take(story.asked[at])
            at += 1
        path = laid(platter.cut(rand), folder / "cut")
        if number % AGAIN == 0:
            path = laid(cut_again(path, rand), folder / "cut")
            found["cut again"] += 1
        held = recovered(path, disk.name)
        found[judged(story, held, at)] += 1
        if number % 100 == 0 and held is not None:
            check_goes_on(path, disk.name, number)
    disk.close()
    return found


def judged(story: Story, held: bytes | None, at: int) -> str:
    if held is None:
        return "corrupt"
    if held in story.allowed(at):
        return "whole"
    return "lost" if story.known(held) else "half"


def check_goes_on(path: Path, disk, seed) -> None:
    """The table opens on what is left, and plays on."""
    table = table_at(path, seed=f"on {seed}", vfs=disk)
    while playing(table):
        do(table, Act(table.view.observation.legal[-1]))
    keep_funded(table)
    play_rounds(table, 1, random.Random(seed))
    assert list(findings(table.database)) == []
    table._db.close()


@pytest.mark.parametrize("count", sizes(2_000, 10_000))
def test_a_cut_of_the_power_loses_halves_and_spoils_nothing(quick, seed, count, measured):
    found = cuts(quick, count, seed)
    measured(f"{count:,} cuts: {found['lost']} lost, {found['half']} half, {found['corrupt']} corrupt")
    assert found["whole"] == count
    assert found["cut again"] >= count // AGAIN


@pytest.mark.parametrize("count", sizes(600, 10_000))
def test_the_control_that_removes_its_journal_unsynced_loses_confirmed_steps(quick, seed, count, measured, monkeypatch):
    """Without the exclusive lock, too: under it SQLite keeps the journal's name and overwrites its head instead."""
    plain = database._PRAGMAS.replace("= EXTRA", "= FULL").replace("= EXCLUSIVE", "= NORMAL")
    monkeypatch.setattr(database, "_PRAGMAS", plain)
    monkeypatch.setattr(database, "_TAKE", database._TAKE.replace("= TRUNCATE", "= DELETE"))
    found = cuts(quick, count, seed)
    measured(f"control: {found['lost']:,} of {count:,} lost")
    assert found["lost"] >= 100
    assert found["half"] + found["corrupt"] == 0
