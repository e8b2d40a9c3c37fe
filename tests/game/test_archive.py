from __future__ import annotations

import errno
import hashlib
import io
import json
import random
import shutil
import sqlite3
import stat
import zipfile
from contextlib import closing, suppress
from pathlib import Path

import pytest

from bjdesk.engine.presets import PRESETS
from bjdesk.game import changeover
from bjdesk.game.archive import archive_steps, look_steps, unarchive
from bjdesk.game.changeover import Stored
from bjdesk.game.faults import StoreReason, StoreUnavailable
from bjdesk.game.places import CHANGEOVER, DATABASE
from bjdesk.game.rule_sets import RuleSets
from bjdesk.game.settings import Settings, load, save
from bjdesk.game.verify import findings
from tests.support.game import START, Clock, Entropy, books, look, play_rounds, table_at


class Home:
    """A machine's data folder and its settings, which lie elsewhere."""

    def __init__(self, folder: Path, seed: str) -> None:
        self.stored = Stored(folder / "data", folder / "config" / "settings.toml")
        self.entropy, self.clock = Entropy(seed), Clock()

    def table(self):
        return table_at(self.stored.folder / DATABASE, entropy=self.entropy, clock=self.clock)

    def fill(self, rounds: int, rule_set: str) -> Home:
        table = self.table()
        play_rounds(table, rounds, random.Random(rounds))
        table.close()
        save(Settings(language="sv", volume=rounds), self.stored.settings)
        RuleSets(self.stored.folder / "rules").save(rule_set, PRESETS["vegas"])
        return self

    def pack(self, target: Path) -> Path:
        table = self.table()
        done = list(archive_steps(table.database, self.stored, target, START))
        table.close()
        assert done == sorted(done)
        assert done[-1] == 100
        return target

    def holds(self):
        """What a player would call his: rounds, money, language, volume, rule sets."""
        table = self.table()
        held = table.round_count(), books(table)
        assert list(findings(table.database)) == []
        table.close()
        settings = load(self.stored.settings).settings
        sets = [one.name for one in RuleSets(self.stored.folder / "rules").all() if one.own]
        return (*held, settings.language, settings.volume, sets)


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """Two machines with something on them, and an archive of the first, made once."""
    folder = tmp_path_factory.mktemp("made")
    here, there = Home(folder / "here", "here").fill(30, "Mine"), Home(folder / "there", "there").fill(5, "Yours")
    here.pack(folder / "all.bjdesk")
    return folder, here.holds(), there.holds()


@pytest.fixture
def homes(made, tmp_path):
    shutil.copytree(made[0], tmp_path, dirs_exist_ok=True)
    here, there = Home(tmp_path / "here", "other"), Home(tmp_path / "there", "another")
    return here, there, tmp_path / "all.bjdesk"


def test_what_was_there_is_kept_under_a_name_that_nothing_bears(homes):
    """Not even a link that leads to nothing now, as that of a disk that is away."""
    _, there, file = homes
    (there.stored.folder / "before-1").symlink_to("away")
    (there.stored.folder / "before-2").mkdir()
    assert unarchive(file, there.stored).name == "before-3"
    assert (there.stored.folder / "before-1").readlink() == Path("away")


def test_everything_goes_to_another_machine_and_what_was_there_is_kept_beside(homes):
    here, there, file = homes
    mine, yours = here.holds(), there.holds()
    kept = unarchive(file, there.stored)
    assert there.holds() == mine
    old = Home(kept.parent.parent / "old", "old")
    shutil.copytree(kept, old.stored.folder)
    old.stored.settings.parent.mkdir()
    (old.stored.folder / "settings.toml").rename(old.stored.settings)
    assert old.holds() == yours


def test_and_back_again(homes, tmp_path):
    here, there, file = homes
    unarchive(file, there.stored)
    table = there.table()
    play_rounds(table, 3, random.Random(0))
    table.close()
    back = there.pack(tmp_path / "back")
    wanted = there.holds()
    unarchive(back, here.stored)
    assert here.holds() == wanted
    assert wanted[0] == 33


def test_it_is_told_what_an_archive_holds_and_looking_changes_nothing(homes):
    _, there, file = homes
    before = there.holds(), sorted(path.name for path in there.stored.folder.iterdir())
    held = look(file, there.stored.folder)
    assert (held.rounds, held.rule_sets, held.made) == (30, 1, START.isoformat())
    assert (there.holds(), sorted(path.name for path in there.stored.folder.iterdir())) == before


def test_looking_goes_on_in_short_steps_and_leaves_nothing_where_it_is_broken_off(homes):
    _, there, file = homes
    before = sorted(path.name for path in there.stored.folder.iterdir())
    steps = look_steps(file, there.stored.folder)
    assert 0 <= next(steps) < 100
    steps.close()
    assert sorted(path.name for path in there.stored.folder.iterdir()) == before


def test_an_archive_goes_to_a_machine_where_nothing_is(homes, tmp_path):
    here, _, file = homes
    new = Home(tmp_path / "new", "new")
    unarchive(file, new.stored)
    assert new.holds() == here.holds()


@pytest.mark.trust
def test_an_archive_and_what_is_made_of_it_are_for_the_owner_alone(homes):
    _, there, file = homes
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    unarchive(file, there.stored)
    for path in [there.stored.folder, *there.stored.folder.rglob("*")]:
        assert stat.S_IMODE(path.stat().st_mode) == (0o700 if path.is_dir() else 0o600), path


# ---------------------------------------------------------------- what is refused


def bent(file: Path, name: str, change) -> Path:
    """The archive with one thing in it changed; None takes it out."""
    out = io.BytesIO()
    with zipfile.ZipFile(file) as old, zipfile.ZipFile(out, "w") as new:
        for entry in old.namelist():
            content = old.read(entry)
            content = change(content) if entry == name else content
            if content is not None:
                new.writestr(entry, content)
    other = file.with_name("bent")
    other.write_bytes(out.getvalue())
    return other


def with_list(file: Path, change) -> Path:
    def changed(content: bytes) -> bytes:
        head = json.loads(content)
        change(head)
        return json.dumps(head).encode()

    return bent(file, "bjdesk.json", changed)


def renamed(head, name):
    head["files"][name] = head["files"].pop("settings.toml")


def smuggled(file: Path, name: str) -> Path:
    """The archive with the settings under another name, listed so."""
    listed = with_list(file, lambda head: renamed(head, name))
    out = io.BytesIO()
    with zipfile.ZipFile(listed) as old, zipfile.ZipFile(out, "w") as new:
        for entry in old.namelist():
            new.writestr(name if entry == "settings.toml" else entry, old.read(entry))
    listed.write_bytes(out.getvalue())
    return listed


BENT = {
    "a byte of the database": lambda file: bent(file, DATABASE, lambda old: old[:5000] + b"\0\1" + old[5002:]),
    "no database": lambda file: bent(file, DATABASE, lambda old: None),
    "settings that are none": lambda file: bent(file, "settings.toml", lambda old: b"="),
    "a rule set less": lambda file: bent(file, "rules/Mine.toml", lambda old: None),
    "no list": lambda file: bent(file, "bjdesk.json", lambda old: None),
    "a list that is none": lambda file: bent(file, "bjdesk.json", lambda old: b"[]"),
    "another size": lambda file: with_list(file, lambda head: head["files"][DATABASE].update(size=7)),
    "a list without end": lambda file: with_list(file, lambda head: head.update(made=" " * (1 << 20))),
    "a format without end": lambda file: with_list(file, lambda head: head.update(format=float("inf"))),
    "a newer format": lambda file: with_list(file, lambda head: head.update(format=2)),
    "a way out": lambda file: smuggled(file, "rules/../../../out.toml"),
    "a place of its own": lambda file: smuggled(file, "/tmp/out.toml"),
    "a place that is not ours": lambda file: smuggled(file, "backups/x.db"),
}


@pytest.mark.parametrize("way", BENT)
def test_an_archive_that_is_bent_is_refused_and_changes_nothing(homes, way):
    _, there, file = homes
    before = there.holds(), sorted(path.name for path in there.stored.folder.iterdir())
    with pytest.raises(StoreUnavailable) as caught:
        unarchive(BENT[way](file), there.stored)
    wanted = {"no list": StoreReason.FOREIGN, "a newer format": StoreReason.NEWER}.get(way, StoreReason.DAMAGED)
    assert caught.value.reason is wanted
    assert (there.holds(), sorted(path.name for path in there.stored.folder.iterdir())) == before
    assert not (there.stored.folder.parent.parent / "out.toml").exists()


def test_an_archive_that_does_not_say_when_it_was_made_is_looked_at_all_the_same(homes):
    _, there, file = homes
    packed = look(with_list(file, lambda head: head.pop("made")), there.stored.folder)
    assert (packed.made, packed.rounds) == ("", look(file, there.stored.folder).rounds)


def repacked(file: Path, name: str, content: bytes) -> Path:
    """The archive with another content under a name, listed as it is: somebody made it so."""
    listed = {"size": len(content), "sha256": hashlib.sha256(content).hexdigest()}
    return bent(with_list(file, lambda head: head["files"].update({name: listed})), name, lambda _: content)


def database_with(file: Path, sql: str) -> bytes:
    """The archive's database after a statement of somebody else's."""
    with zipfile.ZipFile(file) as packed:
        made = file.with_name("made.db")
        made.write_bytes(packed.read(DATABASE))
    with closing(sqlite3.connect(made)) as connection:
        connection.executescript(sql)
    return made.read_bytes()


FALSE = {
    "settings that are none": ("settings.toml", lambda file: b"=", StoreReason.DAMAGED),
    "settings nested without end": ("settings.toml", lambda file: b"x = " + b"[" * 100_000, StoreReason.DAMAGED),
    "settings that are no text": ("settings.toml", lambda file: b"\xff\xff", StoreReason.DAMAGED),
    "no database": (DATABASE, lambda file: b"no database", StoreReason.DAMAGED),
    "half a database": (DATABASE, lambda file: database_with(file, "")[:40_000], StoreReason.DAMAGED),
    "another program's": (DATABASE, lambda file: database_with(file, "PRAGMA application_id = 7"), StoreReason.FOREIGN),
    "a newer program's": (DATABASE, lambda file: database_with(file, "PRAGMA user_version = 99"), StoreReason.NEWER),
}


@pytest.mark.parametrize("way", FALSE)
def test_an_archive_that_somebody_made_wrongly_is_refused_and_changes_nothing(homes, way):
    _, there, file = homes
    name, make, reason = FALSE[way]
    before = there.holds(), sorted(path.name for path in there.stored.folder.iterdir())
    with pytest.raises(StoreUnavailable) as caught:
        unarchive(repacked(file, name, make(file)), there.stored)
    assert (caught.value.reason, caught.value.path) == (reason, file.with_name("bent"))
    assert (there.holds(), sorted(path.name for path in there.stored.folder.iterdir())) == before


def test_settings_on_another_file_system_are_copied_and_then_removed(made, homes, monkeypatch):
    _, there, file = homes
    real = Path.rename

    def apart(path, target):
        if (path.parent == there.stored.settings.parent) != (Path(target).parent == there.stored.settings.parent):
            raise OSError(errno.EXDEV, "across file systems")
        return real(path, target)

    monkeypatch.setattr(Path, "rename", apart)
    kept = unarchive(file, there.stored)
    assert there.holds() == made[1]
    assert (kept / "settings.toml").exists()


@pytest.mark.parametrize(
    "note",
    [
        "{",
        "{}",
        "[1]",
        "null",
        "[" * 100_000,
        '{"kept": 1, "new": [], "settings": "s"}',
        '{"kept": "before-1", "new": 5, "settings": "s"}',
        '{"kept": "before-1", "new": ["../x"], "settings": "s"}',
        '{"kept": "before-1/../..", "new": [], "settings": "s"}',
        '{"kept": "..", "new": [], "settings": "s"}',
        '{"kept": null, "new": [], "settings": 5}',
    ],
)
def test_a_note_that_says_nothing_is_refused_and_nothing_goes(homes, note):
    _, there, _ = homes
    (there.stored.folder / CHANGEOVER).write_text(note)
    with pytest.raises(StoreUnavailable, match="damaged"):
        changeover.finish(there.stored)
    assert (there.stored.folder / DATABASE).exists()


def test_a_file_that_was_cut_or_is_something_else_is_refused(homes, tmp_path):
    _, there, file = homes
    whole = file.read_bytes()
    rand = random.Random(7)
    for _ in range(30):
        file.write_bytes(whole[: rand.randrange(len(whole))])
        with pytest.raises(StoreUnavailable):
            unarchive(file, there.stored)
    for _ in range(30):
        at = rand.randrange(len(whole))
        file.write_bytes(whole[:at] + bytes([whole[at] ^ (1 << rand.randrange(8))]) + whole[at + 1 :])
        try:
            look(file, there.stored.folder)
        except StoreUnavailable:
            continue
    with pytest.raises(StoreUnavailable, match="missing"):
        unarchive(tmp_path / "nothing", there.stored)
    assert not (there.stored.folder / "changeover").exists()


def test_while_a_table_is_open_nothing_is_replaced_or_removed(homes):
    _, there, file = homes
    table = there.table()
    with pytest.raises(StoreUnavailable, match="busy"):
        unarchive(file, there.stored)
    with pytest.raises(StoreUnavailable, match="busy"), changeover.owned(there.stored.folder):
        changeover.remove_all(there.stored)
    table.close()


def test_packing_that_is_broken_off_leaves_nothing(homes, tmp_path):
    here, _, _ = homes
    target = tmp_path / "again"
    target.write_text("kept")
    table = here.table()
    whole = len(list(archive_steps(table.database, here.stored, tmp_path / "whole", START)))
    table.close()
    assert whole >= 3
    for steps in range(whole):
        table = here.table()
        packing = archive_steps(table.database, here.stored, target, START)
        for _ in range(steps):
            next(packing)
        packing.close()
        table.close()
        assert target.read_text() == "kept"
        assert not list(tmp_path.glob("again.*"))
        assert not list(here.stored.folder.glob("*.packing*"))


# ---------------------------------------------------------------- broken off in the middle


class Cut(BaseException):
    """The power is gone."""


def cut_after(monkeypatch, steps: int) -> None:
    """Let so many renamings and removals happen, and then nothing any more."""
    left = [steps]
    for owner, name in ((Path, "rename"), (Path, "unlink"), (Path, "replace"), (shutil, "rmtree")):
        real = getattr(owner, name)

        def counted(*args, real=real, **options):
            left[0] -= 1
            if left[0] < 0:
                raise Cut
            return real(*args, **options)

        monkeypatch.setattr(owner, name, counted)


@pytest.mark.parametrize("steps", range(32))
def test_an_exchange_that_is_cut_anywhere_is_all_old_or_all_new(made, homes, monkeypatch, steps):
    _, there, file = homes
    with monkeypatch.context() as patched:
        cut_after(patched, steps)
        with suppress(Cut):
            unarchive(file, there.stored)
    changeover.finish(there.stored)
    assert there.holds() in made[1:]
    assert not (there.stored.folder / "changeover.json").exists()


@pytest.mark.parametrize("steps", range(16))
def test_a_removal_that_is_cut_anywhere_is_all_or_nothing(homes, monkeypatch, steps):
    _, there, file = homes
    unarchive(file, there.stored)
    (there.stored.folder / f"{DATABASE}.aside-1").write_text("old")
    (there.stored.settings.with_name("settings.toml.bad")).write_text("old")
    with monkeypatch.context() as patched:
        cut_after(patched, steps)
        with suppress(Cut), changeover.owned(there.stored.folder):
            changeover.remove_all(there.stored)
    began = (there.stored.folder / "changeover.json").exists()
    changeover.finish(there.stored)
    left = {path.name for path in there.stored.folder.iterdir()} - {f"{DATABASE}.lock"}
    assert left == set() or (not began and DATABASE in left)
    assert there.stored.settings.exists() == bool(left)
    assert bool(list(there.stored.settings.parent.iterdir())) == bool(left)
