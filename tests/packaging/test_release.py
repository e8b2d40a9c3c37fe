"""A release says no before anything changes, and stamps one version in all its places."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from bjdesk import __version__

ROOT = Path(__file__).parents[2]
STAMPED = ("bjdesk/__init__.py", "CHANGELOG.md", "packaging/linux/bjdesk.6")
METAINFO = "packaging/linux/io.github.bjdesk.bjdesk.metainfo.xml"


@pytest.fixture
def release(script):
    return script("release")


@pytest.fixture
def clean(release, monkeypatch):
    """A checkout in which nothing stands in a release's way."""
    monkeypatch.setattr(release, "_said", lambda *_: "")
    monkeypatch.setattr(release, "unreleased", lambda *_: ("Something new.",))
    done = subprocess.CompletedProcess((), 0)
    monkeypatch.setattr(release.subprocess, "run", lambda *_, **__: done)
    return release


def test_a_clean_tree_with_news_and_finished_translations_may_be_released(clean):
    clean._check("99.0.0")


@pytest.mark.parametrize("version", ["1", "1.2", "v1.2.3", "1.2.3rc1", "0.0.1"])
def test_a_version_that_is_none_or_not_newer_is_refused(clean, version):
    with pytest.raises(clean.Refused, match=version):
        clean._check(version)


def test_a_dirty_tree_is_refused(clean, monkeypatch):
    monkeypatch.setattr(clean, "_said", lambda *_: " M bjdesk/cli.py")
    with pytest.raises(clean.Refused, match="dirty"):
        clean._check("99.0.0")


def test_an_empty_changelog_is_refused(clean, monkeypatch):
    monkeypatch.setattr(clean, "unreleased", lambda *_: ())
    with pytest.raises(clean.Refused, match="nothing new"):
        clean._check("99.0.0")


def test_unfinished_translations_are_refused(clean, monkeypatch):
    monkeypatch.setattr(clean.subprocess, "run", lambda *_, **__: subprocess.CompletedProcess((), 1))
    with pytest.raises(clean.Refused, match="translations"):
        clean._check("99.0.0")


def test_a_failed_smoke_test_is_refused_and_leaves_dist_as_it_was(release, monkeypatch, tmp_path):
    monkeypatch.setattr(release, "ROOT", tmp_path)
    monkeypatch.setattr(release, "CLONE", tmp_path / "build" / "release")
    monkeypatch.setattr(release, "stamp", lambda *_: None)
    monkeypatch.setattr(release, "source_date", lambda: 0)
    (tmp_path / "dist").mkdir()
    (tmp_path / "dist" / "old").touch()

    def run(command, **_):
        return subprocess.CompletedProcess(command, int("packaging/smoke.py" in command))

    monkeypatch.setattr(release.subprocess, "run", run)
    with pytest.raises(release.Refused, match="smoke"):
        release._build("99.0.0")
    assert [path.name for path in (tmp_path / "dist").iterdir()] == ["old"]


def test_nothing_unreleased_is_nothing_new(release):
    assert release.unreleased("# Changelog\n\n## [Unreleased]\n\n## [0.1.0] - 2026-01-01\n\n- First.\n") == ()
    assert release.unreleased("## [Unreleased]\n\n- Sound.\n") == ("Sound.",)


def test_the_version_is_stamped_in_all_its_places(release, tmp_path):
    for name in (*STAMPED, METAINFO):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    release.stamp(tmp_path, "99.1.2", "2027-01-02")
    program, changelog, manual = ((tmp_path / name).read_text(encoding="utf-8") for name in STAMPED)
    assert '__version__ = "99.1.2"' in program
    assert "## [Unreleased]\n\n## [99.1.2] - 2027-01-02\n" in changelog
    assert manual.startswith('.TH BJDESK 6 "2027-01-02" "bjdesk 99.1.2"')
    first = ET.parse(tmp_path / METAINFO).find("releases/release")
    assert (first.get("version"), first.get("date")) == ("99.1.2", "2027-01-02")
    assert [point.text for point in first.iter("li")] == list(release.unreleased())


def test_an_announced_version_gives_way_to_the_released_one(release, tmp_path):
    for name in (*STAMPED, METAINFO):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    release.stamp(tmp_path, __version__, "2027-01-02")
    versions = [one.get("version") for one in ET.parse(tmp_path / METAINFO).iter("release")]
    assert versions.count(__version__) == 1


def test_the_sums_are_those_of_the_files(release, tmp_path):
    (tmp_path / "a").write_bytes(b"abc")
    release._sums(tmp_path)
    known = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"  # FIPS 180-2, B.1
    assert (tmp_path / "SHA256SUMS").read_text(encoding="utf-8") == f"{known}  a\n"


def test_what_is_frozen_is_the_wheel_though_the_clone_is_on_the_python_path(script, monkeypatch):
    freeze, seen = script("freeze"), []
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.setattr(freeze.subprocess, "run", lambda *_, env, **__: seen.append(env))
    freeze._run("python", "-m", "PyInstaller")
    assert "PYTHONPATH" not in seen[0]
    assert seen[0]["PATH"]
