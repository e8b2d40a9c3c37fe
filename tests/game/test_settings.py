"""The player's choices: kept in one stroke; a file that can't be read is kept aside, never written over."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bjdesk.game.faults import StoreReason, StoreUnavailable
from bjdesk.game.settings import ProblemKind, Settings, SettingsProblem, load, rule_set_named, save

NOBODY = 65_534
CHOSEN = Settings(
    language="cs",
    rules="vegas",
    text_scale=1.5,
    speed="turbo",
    muted=True,
    volume=0,
    geometry="00ff",
    keys={"hit": "H", "ctrl+\"x\"": "\x7f\\"},
    ask_insurance={"vegas": False},
)  # fmt: skip


def test_what_is_saved_is_loaded(tmp_path):
    save(CHOSEN, tmp_path / "new" / "settings.toml")
    assert load(tmp_path / "new" / "settings.toml").settings == CHOSEN
    assert sorted(path.name for path in (tmp_path / "new").iterdir()) == ["settings.toml"]


@given(st.text(st.characters(exclude_categories=["Cs"])), st.text(st.characters(exclude_categories=["Cs"])))
def test_any_text_survives(tmp_path_factory, felt, key):
    path = tmp_path_factory.mktemp("s") / "settings.toml"
    chosen = Settings(felt=felt, keys={key: felt})
    save(chosen, path)
    assert load(path).settings == chosen


def test_without_a_file_the_defaults_hold(tmp_path):
    found = load(tmp_path / "settings.toml")
    assert (found.settings, found.problem) == (Settings(), None)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    "content", [b"not = [toml", b"\xff\xfe", b'language = "sv"\nlanguage = "nl"\n', b"a = " + b"[" * 99_999]
)
def test_an_unreadable_file_gives_the_defaults_and_is_kept_aside(tmp_path, content):
    path = tmp_path / "settings.toml"
    path.write_bytes(content)
    found = load(path)
    kept = tmp_path / "settings.toml.bad"
    assert found.settings == Settings()
    assert found.problem == SettingsProblem(ProblemKind.NOT_TOML, path, kept)
    assert path.read_bytes() == kept.read_bytes() == content
    save(found.settings, path)
    assert kept.read_bytes() == content


def test_a_second_bad_file_does_not_write_over_the_first(tmp_path):
    path = tmp_path / "settings.toml"
    for content in (b"= 1", b"= 2", b"= 2"):
        path.write_bytes(content)
        load(path)
    assert (tmp_path / "settings.toml.bad").read_bytes() == b"= 1"
    assert (tmp_path / "settings.toml.bad-2").read_bytes() == b"= 2"
    assert not (tmp_path / "settings.toml.bad-3").exists()


@pytest.mark.parametrize(
    "line",
    [
        'language = "de"', "language = 1", "language = []", 'text_scale = "big"', "text_scale = 3.0",
        "text_scale = true",
        'speed = "warp"', "reduced_motion = true", "volume = 101", "volume = true", 'muted = "no"', "felt = 1",
        "four_colours = 1",
        'high_contrast = "maybe"', "hit_guard_ms = 501", 'currency = "XXX"', "idle_minutes = 4",
        "notice_seen = 0", "geometry = 0", 'keys = "h"', "keys = { hit = 1 }", "ask_insurance = { vegas = 1 }",
        "rules = 7",
    ],
)  # fmt: skip
def test_a_value_that_cannot_be_is_named_and_the_others_hold(tmp_path, line):
    path = tmp_path / "settings.toml"
    other = "hit_guard_ms = 100" if not line.startswith("hit") else "volume = 5"
    path.write_text(f"{line}\n{other}\nfrom_a_newer_version = 1\n")
    found = load(path)
    name = line.split(" ")[0]
    assert found.problem.kind is ProblemKind.BAD_VALUE
    assert found.problem.names == (name,)
    assert found.problem.kept.read_text() == path.read_text()
    assert getattr(found.settings, name) == getattr(Settings(), name)
    assert (found.settings.hit_guard_ms, found.settings.volume) in {(100, 70), (250, 5)}


def test_a_file_the_system_will_not_read_is_a_problem_too(tmp_path):
    (tmp_path / "settings.toml").mkdir()
    assert load(tmp_path / "settings.toml").problem.kind is ProblemKind.UNREADABLE


def test_a_file_far_too_large_is_not_read_but_moved_out_of_the_next_saves_way(tmp_path):
    path = tmp_path / "settings.toml"
    path.touch()
    os.truncate(path, 1 << 40)
    (tmp_path / "settings.toml.bad").write_text("other")
    found = load(path)
    assert found.problem == SettingsProblem(ProblemKind.UNREADABLE, path, tmp_path / "settings.toml.bad-2")
    save(found.settings, path)
    assert (tmp_path / "settings.toml.bad-2").stat().st_size == 1 << 40
    assert load(path).problem is None


@pytest.fixture
def nobodys_folder():
    """A folder of somebody who is not root, as whom the test goes on: root may read everything."""
    with tempfile.TemporaryDirectory() as name:
        if os.geteuid() != 0:
            yield Path(name)
            return
        os.chown(name, NOBODY, NOBODY)
        os.seteuid(NOBODY)
        try:
            yield Path(name)
        finally:
            os.seteuid(0)


@pytest.mark.skipif(os.name != "posix", reason="elsewhere modes say nothing")
def test_a_file_that_may_not_be_read_is_never_written_over(nobodys_folder):
    path = nobodys_folder / "settings.toml"
    save(CHOSEN, path)
    path.chmod(0)
    save(load(path).settings, path)
    (nobodys_folder / "settings.toml.bad").chmod(0o600)
    assert load(nobodys_folder / "settings.toml.bad").settings == CHOSEN


def test_without_room_for_the_copy_the_problem_is_told_all_the_same(tmp_path):
    path = tmp_path / "settings.toml"
    path.write_text("= 1")
    for name in ("settings.toml.bad", *(f"settings.toml.bad-{number}" for number in range(2, 100))):
        (tmp_path / name).write_text("other")
    assert load(path).problem.kept is None
    (tmp_path / "settings.toml.bad").unlink()
    (tmp_path / "settings.toml.bad").mkdir()
    assert load(path).problem.kept is None


def test_settings_that_cannot_be_written_are_the_worlds_fault(tmp_path):
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StoreUnavailable) as caught:
        save(Settings(), tmp_path / "file" / "settings.toml")
    assert caught.value.reason is StoreReason.UNWRITABLE


@pytest.mark.parametrize(
    "before, name, played, asked, rules",
    [
        ("Home", "Cabin", "krog", {"Cabin": False, "krog": True}, "Cabin"),
        ("Home", "Cabin", "Home", {"Home": False, "Cabin": False, "krog": True}, "Cabin"),
        ("", "Home", "krog", {"krog": True}, "Home"),
        ("", "Boat", "krog", {"Home": False, "krog": True}, "Home"),
        ("Boat", "Home", "krog", {"krog": True}, "Home"),
    ],
)
def test_what_was_chosen_for_a_rule_set_follows_its_name(before, name, played, asked, rules):
    chosen = Settings(rules="Home", ask_insurance={"Home": False, "krog": True})
    after = rule_set_named(chosen, before, name, played=played)
    assert (after.ask_insurance, after.rules) == (asked, rules)
