from __future__ import annotations

import subprocess
import sys

import pytest
from PySide6.QtGui import QFontInfo, QRawFont

from bjdesk.ui.theme import (
    CHIPS,
    SANS,
    SERIF,
    TYPE,
    Role,
    blend,
    chip_colours,
    chip_number,
    font_paths,
    font_size,
    load_fonts,
    make_font,
    role_font,
)


def test_the_typefaces_come_from_their_packages(qapp):
    assert all(path.is_file() for path in font_paths())
    assert {SANS, SERIF} <= set(load_fonts())


@pytest.mark.parametrize("family", [SANS, SERIF])
@pytest.mark.parametrize("weight", [400, 600, 700])
def test_every_weight_is_its_own_cut(qapp, family, weight):
    load_fonts()
    info = QFontInfo(make_font(family, 20, weight))
    assert (info.family(), info.weight()) == (family, weight)


@pytest.mark.parametrize("letters", ["ÅÄÖåäö", "ëïé", "ĚŠČŘŽÝÁÍÉŮŤĎŇěščřžýáíéůťďň", "×−–·"])
@pytest.mark.parametrize("family", [SANS, SERIF])
def test_the_typefaces_have_the_letters_of_all_languages(qapp, family, letters):
    load_fonts()
    raw = QRawFont.fromFont(make_font(family, 20, 600))
    assert [letter for letter in letters if not raw.supportsCharacter(ord(letter))] == []


@pytest.mark.parametrize(
    "height, scale, size", [(600, 1, 18), (800, 1, 18), (1080, 1, 25), (1440, 1.5, 49.5), (1080, 2, 50)]
)
def test_f_follows_the_height_and_the_text_scale(height, scale, size):
    assert font_size(height, scale) == size


@pytest.mark.parametrize("role", Role)
def test_every_role_has_a_font_of_its_size(qapp, role):
    assert role_font(role, 20).pixelSize() == round(TYPE[role].size * 20)


@pytest.mark.parametrize(
    "value, number",
    [
        (100, "1"),
        (50, "0.5"),
        (2_500, "25"),
        (1_050, "10.5"),
        (100_000, "1000"),
        (1_000_000, "10k"),
        (250_000, "2500"),
        (25, "0.25"),
    ],
)
def test_the_number_on_a_chip_is_short(value, number):
    assert chip_number(value) == number


@pytest.mark.parametrize("value, like", [(50, 100), (1_000, 500), (5_000, 2_500), (25_000, 10_000), (200_000, 100_000)])
def test_a_value_outside_the_table_takes_the_next_lower_colour_with_its_own_spots(value, like):
    colours = chip_colours(value)
    assert colours.body == CHIPS[like].body
    assert colours.spots not in {chip.spots for chip in CHIPS.values()}


def test_values_outside_the_table_look_different_from_each_other():
    values = (*CHIPS, 50, 1_000, 2_000, 5_000, 25_000, 250_000, 500_000, 1_000_000)
    looks = {(chip.body, chip.spots, chip.stripe) for chip in map(chip_colours, values)}
    assert len(looks) == len(values)


def test_blending_moves_from_the_first_colour_to_the_second():
    assert blend("#000000", "#FFFFFF", 0).name() == "#000000"
    assert blend("#000000", "#FFFFFF", 1).name() == "#ffffff"


def test_the_look_of_the_table_needs_no_numpy():
    code = (
        "import sys, bjdesk.ui.felt.sprites, bjdesk.ui.paint_chrome;"
        "sys.exit(any(name in sys.modules for name in ('numpy', 'pyqtgraph', 'miniaudio')))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
