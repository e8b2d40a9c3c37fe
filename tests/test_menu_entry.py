"""The menu entry of an installation without a package: written whole, found by desktops, taken out without a trace."""

from __future__ import annotations

import configparser
from xml.etree import ElementTree as ET

import pytest
from click.testing import CliRunner
from PySide6.QtGui import QImage

from bjdesk import __version__
from bjdesk.assets import menu_files
from bjdesk.bootstrap import APP_ID
from bjdesk.cli import bjdesk
from bjdesk.menu_entry import ICON_SIZES, _quoted, lay_out, places, take_out

pytestmark = pytest.mark.gui


def entry(share):
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str
    parser.read(share / "applications" / f"{APP_ID}.desktop", encoding="utf-8")
    return parser["Desktop Entry"]


def command_line(monkeypatch, tmp_path, *words):
    program = tmp_path / "bin" / "bjdesk"
    program.parent.mkdir(exist_ok=True)
    program.touch(mode=0o755)
    monkeypatch.setattr("sys.argv", [str(program)])
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    return CliRunner().invoke(bjdesk, ["install-desktop", *words])


def test_the_entry_names_the_program_that_was_called(qapp, monkeypatch, tmp_path):
    told = command_line(monkeypatch, tmp_path)
    assert told.exit_code == 0, told.output
    assert entry(tmp_path / "share")["Exec"] == str(tmp_path / "bin" / "bjdesk")


def test_icons_of_every_size_are_there_in_that_size(qapp, tmp_path):
    lay_out(tmp_path, "bjdesk")
    for size in ICON_SIZES:
        image = QImage(str(tmp_path / f"icons/hicolor/{size}x{size}/apps/{APP_ID}.png"))
        assert (image.width(), image.height()) == (size, size)


def test_a_second_time_writes_the_same_and_nothing_half_done_stays(qapp, tmp_path):
    first = {path: path.read_bytes() for path in lay_out(tmp_path, "bjdesk")}
    (tmp_path / f"applications/{APP_ID}.desktop").write_text("[half", encoding="utf-8")
    lay_out(tmp_path, "bjdesk")
    there = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    assert there == first


def test_removing_leaves_no_file(qapp, monkeypatch, tmp_path):
    command_line(monkeypatch, tmp_path)
    told = command_line(monkeypatch, tmp_path, "--remove")
    assert told.output.startswith(f"{len(places())} files removed")
    assert [path for path in (tmp_path / "share").rglob("*") if path.is_file()] == []


def test_a_half_installed_entry_is_removed_too(qapp, tmp_path):
    files = lay_out(tmp_path, "bjdesk")
    files[0].unlink()
    assert set(take_out(tmp_path)) == set(files[1:])


def test_removing_what_is_not_there_says_so(qapp, monkeypatch, tmp_path):
    assert "nothing to remove" in command_line(monkeypatch, tmp_path, "--remove").output


def test_a_file_in_the_way_is_named_in_one_sentence(qapp, monkeypatch, tmp_path):
    (tmp_path / "share").touch()
    told = command_line(monkeypatch, tmp_path)
    assert told.exit_code != 0
    assert f"{tmp_path / 'share'}" in told.output
    assert "can't be written" in told.output
    assert "Traceback" not in told.output


@pytest.mark.parametrize(
    ("command", "written"),
    [
        ("bjdesk", "bjdesk"),
        ("/opt/my games/bjdesk", '"/opt/my games/bjdesk"'),
        ('/a"b/bjdesk', '"/a\\\\"b/bjdesk"'),
        ("/a b/100%/bjdesk", '"/a b/100%%/bjdesk"'),
    ],
)
def test_a_program_is_quoted_as_the_exec_key_takes_it(command, written):
    assert _quoted(command) == written


def test_entry_and_metainfo_speak_all_four_languages():
    text = (menu_files() / f"{APP_ID}.desktop").read_text(encoding="utf-8")
    metainfo = ET.fromstring((menu_files() / f"{APP_ID}.metainfo.xml").read_text(encoding="utf-8"))
    language = "{http://www.w3.org/XML/1998/namespace}lang"
    for code in ("sv", "nl", "cs"):
        assert f"Comment[{code}]=" in text
        assert f"GenericName[{code}]=" in text
        for tag in ("summary", "description/p", "screenshots/screenshot/caption"):
            assert any(node.get(language) == code for node in metainfo.findall(tag)), (code, tag)


def test_the_store_says_play_money_gambling_and_the_version_of_the_program():
    metainfo = ET.fromstring((menu_files() / f"{APP_ID}.metainfo.xml").read_text(encoding="utf-8"))
    rating = metainfo.find("content_rating/content_attribute[@id='money-gambling']")
    assert rating is not None
    assert rating.text == "moderate"
    assert metainfo.find("id").text == APP_ID
    assert metainfo.find("releases/release").get("version") == __version__
