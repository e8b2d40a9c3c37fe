from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtGui import QColor

from bjdesk.ui.theme import (
    CARD_FACE,
    CHIPS,
    FELTS,
    HIGH_CONTRAST,
    HIGH_CONTRAST_FELT,
    LIGHT,
    NORMAL,
    SUITS_FOUR,
    SUITS_TWO,
    FeltColour,
)


def luminance(code: str) -> float:
    """Relative luminance by the WCAG formula."""
    colour = QColor(code)
    shares = (colour.redF(), colour.greenF(), colour.blueF())
    linear = [share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_the_formula_gives_21_for_black_on_white():
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)


@pytest.mark.parametrize(
    "felt, centre",
    [(FeltColour.GREEN, 7.95), (FeltColour.BLUE, 10.2), (FeltColour.BURGUNDY, 11.6), (FeltColour.GREY, 10.4)],
)
def test_white_on_the_felts_has_its_stated_contrast(felt, centre):
    assert contrast("#FFFFFF", FELTS[felt][0]) == pytest.approx(centre, abs=0.1)
    assert contrast("#FFFFFF", FELTS[felt][1]) > centre


def test_white_on_the_green_felts_edge_has_its_stated_contrast():
    assert contrast("#FFFFFF", FELTS[FeltColour.GREEN][1]) == pytest.approx(12.8, abs=0.1)


@pytest.mark.parametrize("felt", FeltColour)
def test_the_print_can_be_read_on_every_felt(felt):
    for ground in FELTS[felt]:
        assert contrast(NORMAL.gold, ground) >= 4.5


def test_gold_has_its_stated_contrasts():
    assert contrast(NORMAL.gold, FELTS[FeltColour.GREEN][0]) == pytest.approx(4.73, abs=0.02)
    assert contrast(NORMAL.gold_ink, NORMAL.gold) == pytest.approx(10.4, abs=0.1)


@pytest.mark.parametrize("felt", FeltColour)
def test_the_focus_colour_stands_out_on_every_felt(felt):
    assert contrast(NORMAL.focus, FELTS[felt][0]) >= 6.0


def test_the_focus_colour_has_its_stated_contrast():
    assert contrast(NORMAL.focus, FELTS[FeltColour.GREEN][0]) == pytest.approx(6.09, abs=0.02)


def test_suits_have_their_stated_contrasts_on_the_card():
    assert contrast(SUITS_TWO["s"], CARD_FACE) == pytest.approx(17.1, abs=0.1)
    assert contrast(SUITS_TWO["h"], CARD_FACE) == pytest.approx(6.34, abs=0.02)
    assert all(contrast(ink, CARD_FACE) >= 5.2 for ink in SUITS_FOUR.values())


MACHADO = {  # severe colour blindness, on linear light
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def seen(code: str, matrix: tuple[tuple[float, ...], ...]) -> tuple[float, ...]:
    colour = QColor(code)
    shares = (colour.redF(), colour.greenF(), colour.blueF())
    linear = [share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares]
    mixed = [max(0.0, min(1.0, sum(a * b for a, b in zip(row, linear, strict=True)))) for row in matrix]
    return tuple(255 * (12.92 * v if v <= 0.0031308 else 1.055 * v ** (1 / 2.4) - 0.055) for v in mixed)


@pytest.mark.parametrize("kind, least", [("protan", 45), ("deutan", 45), ("tritan", 19)])
def test_four_suit_colours_stay_apart_in_simulated_colour_blindness(kind, least):
    for one, other in combinations(SUITS_FOUR.values(), 2):
        pair = zip(seen(one, MACHADO[kind]), seen(other, MACHADO[kind]), strict=True)
        assert sum((a - b) ** 2 for a, b in pair) ** 0.5 >= least, (one, other)


def test_chip_numbers_can_be_read_on_the_inlay():
    assert all(contrast(chip.ink, "#E9E2CC") >= 5.07 for chip in CHIPS.values())


def test_chips_are_told_apart_without_colour():
    assert [chip.spots for chip in CHIPS.values()] == [4, 6, 8, 4, 6, 8]


def test_result_words_can_be_read_on_their_grounds():
    for ground in (NORMAL.win, NORMAL.lose):
        assert contrast(NORMAL.text, ground) >= 4.7
    assert contrast("#FFFFFF", NORMAL.win) >= 5.18
    assert contrast(NORMAL.text, NORMAL.push) >= 5.18
    assert contrast(NORMAL.gold_ink, NORMAL.blackjack) >= 5.18


@pytest.mark.parametrize("ink", ["text", "muted", "off"])
@pytest.mark.parametrize("ground", ["strip", "bar"])
def test_texts_on_strip_and_bar_have_their_stated_contrast(ink, ground):
    assert contrast(getattr(NORMAL, ink), getattr(NORMAL, ground)) >= 5.4


@pytest.mark.parametrize("icon", ["hit", "stand", "double", "split", "surrender", "clear"])
def test_icons_and_labels_can_be_read_on_buttons(icon):
    for ground in (NORMAL.strip, NORMAL.button_top, NORMAL.button):
        assert contrast(getattr(NORMAL, icon), ground) >= 3
        assert contrast(NORMAL.text, ground) >= 4.5


def test_high_contrast_has_at_least_16_8():
    ground = HIGH_CONTRAST_FELT[0]
    for ink in (
        HIGH_CONTRAST.text,
        HIGH_CONTRAST.gold,
        HIGH_CONTRAST.focus,
        HIGH_CONTRAST.muted,
        HIGH_CONTRAST.caption,
    ):
        assert contrast(ink, ground) >= 16.8
    assert contrast(HIGH_CONTRAST.gold_ink, HIGH_CONTRAST.gold) >= 16.8
    assert contrast(HIGH_CONTRAST.text, HIGH_CONTRAST.win) >= 16.8


WINDOWS = {"dark": NORMAL, "light": LIGHT, "contrast": HIGH_CONTRAST}
GROUNDS = ("panel_top", "panel", "panel_low", "card", "row", "field", "pressed")


@pytest.mark.parametrize("light", WINDOWS)
@pytest.mark.parametrize("ink", ["text", "muted", "accent", "refusal"])
@pytest.mark.parametrize("ground", GROUNDS)
def test_words_of_a_window_can_be_read_in_every_light(light, ink, ground):
    palette = WINDOWS[light]
    assert contrast(getattr(palette, ink), getattr(palette, ground)) >= 4.5


@pytest.mark.parametrize("light", WINDOWS)
def test_words_on_the_buttons_of_a_window_can_be_read_in_every_light(light):
    palette = WINDOWS[light]
    for ground in (palette.button_top, palette.button, palette.button_low, palette.pressed):
        assert contrast(palette.text, ground) >= 4.5
    for ground in (palette.gold, palette.gold_light, palette.gold_pressed):
        assert contrast(palette.gold_ink, ground) >= 4.5
    assert contrast(palette.off, palette.disabled) >= 4.5


@pytest.mark.parametrize("light", WINDOWS)
@pytest.mark.parametrize("ground", ["panel_top", "panel", "panel_low"])
def test_fields_buttons_and_the_focus_stand_out_from_a_window_in_every_light(light, ground):
    palette = WINDOWS[light]
    for edge in (palette.field_edge, palette.button_edge, palette.focus, palette.scroll, palette.hover_edge):
        assert contrast(edge, getattr(palette, ground)) >= 3


def test_high_contrast_windows_have_at_least_16_8():
    for ink in (HIGH_CONTRAST.accent, HIGH_CONTRAST.refusal, HIGH_CONTRAST.field_edge, HIGH_CONTRAST.hover_edge):
        assert contrast(ink, HIGH_CONTRAST.panel) >= 16.8
