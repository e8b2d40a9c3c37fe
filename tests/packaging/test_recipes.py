"""The recipes that are not built here can at least be read, and speak of the same program."""

from __future__ import annotations

import plistlib
import struct
from pathlib import Path

import yaml
from PySide6.QtGui import QImage

from bjdesk import __version__
from bjdesk.bootstrap import APP_ID
from bjdesk.ui.app_icon import icon_png

PACKAGING = Path(__file__).parents[2] / "packaging"


def test_the_flatpak_bears_the_app_id_and_asks_for_no_network():
    manifest = yaml.safe_load((PACKAGING / f"flatpak/{APP_ID}.yml").read_text(encoding="utf-8"))
    assert manifest["id"] == APP_ID
    assert "--share=network" not in manifest["finish-args"]


def test_the_bundle_of_macos_bears_the_app_id_and_the_languages():
    keys = plistlib.loads((PACKAGING / "macos/Info.plist").read_bytes())
    assert keys["CFBundleIdentifier"] == APP_ID
    assert keys["CFBundleLocalizations"] == ["en", "sv", "nl", "cs"]


def test_the_entitlements_ask_for_no_network():
    assert not any("network" in key for key in plistlib.loads((PACKAGING / "macos/entitlements.plist").read_bytes()))


def test_the_icon_of_windows_holds_every_size_as_a_picture(qapp, script):
    windows = script("windows/version")
    data = windows.icon({size: icon_png(size) for size in windows.ICON_SIZES})
    _, kind, count = struct.unpack_from("<HHH", data)
    assert (kind, count) == (1, len(windows.ICON_SIZES))
    for number, size in enumerate(windows.ICON_SIZES):
        width, *_, length, place = struct.unpack_from("<BBBBHHII", data, 6 + 16 * number)
        picture = QImage.fromData(data[place : place + length], "PNG")
        assert (width or 256, picture.width()) == (size, size)


def test_the_resource_of_windows_bears_this_version(script):
    text = script("windows/version").resource()
    assert f'StringStruct("ProductVersion", "{__version__}")' in text
    compile(text, "version.txt", "eval")
