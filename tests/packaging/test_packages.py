"""What the packages are made from says what the program is."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import click
import pytest

from bjdesk import __version__
from bjdesk.cli import bjdesk

ROOT = Path(__file__).parents[2]
LINUX = {
    kind: (ROOT / f"packaging/linux/io.github.bjdesk.bjdesk.{kind}").read_text(encoding="utf-8")
    for kind in ("desktop", "metainfo.xml")
}
MAN = (ROOT / "packaging/linux/bjdesk.6").read_text(encoding="utf-8").replace("\\-", "-")


@pytest.fixture
def changes(script):
    return script("changes")


TEXT = """# Changelog

## [Unreleased]

### Added

- Seven boxes, played by
  whoever sits there.
- Sound.

## [0.0.9] - 2026-01-02

- The first one.
"""


def test_a_changelog_is_read_release_by_release_each_point_on_one_line(changes):
    new, old = changes.changes(TEXT)
    assert (new.version, new.day, new.points) == (
        __version__,
        None,
        ("Seven boxes, played by whoever sits there.", "Sound."),
    )
    assert (old.version, old.day, old.points) == ("0.0.9", "2026-01-02", ("The first one.",))
    assert old.moment.isoformat() == "2026-01-02T12:00:00+00:00"


def test_our_own_changelog_begins_with_this_version(changes):
    newest = changes.changes()[0]
    assert newest.version == __version__
    assert newest.points


def test_a_build_bears_the_moment_that_it_is_told(changes, monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "86400")
    assert changes.source_date() == 86400
    assert changes.changes(TEXT)[0].moment.isoformat() == "1970-01-02T00:00:00+00:00"


def test_the_manual_names_every_command_and_every_option_of_the_table():
    named = set(re.findall(r"[a-z][a-z-]+", MAN))
    shown = {name for name, command in bjdesk.commands.items() if not command.hidden}
    assert shown - named == set()
    options = {word for one in bjdesk.params if isinstance(one, click.Option) for word in one.opts}
    assert {word for word in options if word.startswith("--")} - set(re.findall(r"--[a-z-]+", MAN)) == set()


def test_the_archive_names_the_packages_that_a_window_needs(script):
    setup = f"source {ROOT}/packaging/setup.sh; printf '%s ' \"${{window_libraries[@]}}\""
    known = subprocess.run(("bash", "-c", setup), capture_output=True, text=True, check=True).stdout
    assert script("tarball")._libraries().split() == known.split()


def test_the_manual_bears_this_version():
    assert f'"bjdesk {__version__}"' in MAN


def test_the_menu_speaks_of_play_money_as_the_program_does():
    glossary = (ROOT / "i18n/glossary.md").read_text(encoding="utf-8")
    row = re.search(r"(?m)^\| play money \| (.*) \|$", glossary)
    for code, words in zip(("sv", "nl", "cs"), row[1].split(" | "), strict=True):
        entry = re.search(rf"(?m)^Comment\[{code}\]=(.*)$", LINUX["desktop"])
        summary = re.search(rf'<summary xml:lang="{code}">(.*)</summary>', LINUX["metainfo.xml"])
        assert words in entry[1]
        assert words in summary[1]
