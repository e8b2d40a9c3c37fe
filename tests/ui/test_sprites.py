from __future__ import annotations

from functools import partial
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from bjdesk.engine.cards import PACK, Rank, Suit
from bjdesk.engine.presets import PRESETS, rules_named
from bjdesk.ui.app_icon import app_icon
from bjdesk.ui.felt import chip_sprites
from bjdesk.ui.felt.chip_sprites import Column
from bjdesk.ui.felt.deck import Deck, face_name
from bjdesk.ui.felt.jitter import jitter, pick
from bjdesk.ui.felt.layout import table_layout
from bjdesk.ui.felt.paint_felt import BIG, LEAST_TRACKING, WIDEST_PRINT, FeltPrint, _print_font, _run
from bjdesk.ui.felt.sprites import Sprites
from bjdesk.ui.language import LanguageSwitch
from bjdesk.ui.paint_chrome import PANEL_SHADE, paint_panel
from bjdesk.ui.soft_shadow import soft_shadow
from bjdesk.ui.table_words import TableWords
from bjdesk.ui.theme import HIGH_CONTRAST, NORMAL, FeltColour, Look, ShadowStyle, load_fonts

ACE = next(card for card in PACK if card.rank is Rank.ACE and card.suit is Suit.SPADES)
CLUB = next(card for card in PACK if card.rank is Rank.TEN and card.suit is Suit.CLUBS)


@pytest.fixture
def sprites(qapp):
    load_fonts()
    return Sprites()


def image(pixmap) -> QImage:
    return pixmap.toImage().convertToFormat(QImage.Format.Format_ARGB32)


@pytest.mark.parametrize("card", [*PACK, None], ids=lambda card: face_name(card) if card else "back")
def test_every_card_has_a_picture_with_rounded_corners(sprites, card):
    picture = image(sprites.card(card, 60))
    assert (picture.width(), picture.height()) == (60, 84)
    assert picture.pixelColor(0, 0).alpha() < 128
    assert picture.pixelColor(30, 4).alpha() == 255


def test_all_faces_differ(sprites):
    pictures = [sprites.card(card, 60).toImage() for card in (*PACK, None)]
    assert not any(one == other for i, one in enumerate(pictures) for other in pictures[i + 1 :])


@pytest.mark.parametrize("size", [24.0, 72.4, 145.0])
def test_what_is_left_out_of_a_covered_chip_lies_under_the_next_one(sprites, monkeypatch, size):
    chips = (100_000, 50_000, 10_000, 2_500, 2_500, 500, 100, 50)
    shown = image(sprites.stack(chips, size, seed=3).pixmap)
    whole = partial(chip_sprites.paint_chip_face, top=True)
    monkeypatch.setattr(chip_sprites, "paint_chip_face", lambda *args, top, turn: whole(*args, turn=turn))
    assert image(Sprites().stack(chips, size, seed=3).pixmap) == shown


def test_a_card_is_painted_once_for_a_size_and_pixel_ratio(sprites):
    first = sprites.card(ACE, 80)
    assert sprites.card(ACE, 80).cacheKey() == first.cacheKey()
    sharp = sprites.card(ACE, 80, 2.0)
    assert sharp.width() == 2 * first.width()
    assert sharp.deviceIndependentSize() == first.deviceIndependentSize()
    assert sprites.card(ACE, 81).cacheKey() != first.cacheKey()


def test_a_card_across_is_the_upright_one_turned(sprites):
    across = image(sprites.card(ACE, 80, across=True))
    assert (across.width(), across.height()) == (112, 80)
    corner = across.copy(90, 3, 20, 20)  # the index is up on the right now
    assert any(corner.pixelColor(x, y).lightness() < 90 for x in range(20) for y in range(20))


def test_four_colours_change_clubs_and_diamonds_only(sprites):
    plain = {card: sprites.card(card, 60).toImage() for card in (ACE, CLUB)}
    sprites.deck = Deck(four_colours=True)
    assert sprites.card(ACE, 60).toImage() == plain[ACE]
    assert sprites.card(CLUB, 60).toImage() != plain[CLUB]


def test_the_store_forgets_the_oldest_over_its_capacity(qapp):
    load_fonts()
    small = Sprites(capacity=200_000)
    for card in PACK:
        small.card(card, 60)
    assert small.store.kept_bytes <= 200_000
    assert len(small.store) < 15
    key = small.card(PACK[-1], 60).cacheKey()
    assert small.card(PACK[-1], 60).cacheKey() == key


def test_a_stack_looks_the_same_each_time(qapp):
    load_fonts()
    chips = (2_500, 2_500, 500, 100)
    one, other = (Sprites().stack(chips, 58, seed=3) for _ in range(2))
    assert one.pixmap.toImage() == other.pixmap.toImage()
    assert one.origin == other.origin
    assert Sprites().stack(chips, 58, seed=4).pixmap.toImage() != one.pixmap.toImage()


@pytest.mark.parametrize("count", range(1, 9))
def test_a_column_of_up_to_eight_chips_stays_under_its_hand(sprites, count):
    layout = table_layout(1280, 800)
    bet = sprites.bet((500,) * count, layout.chip, layout.circle_ry)
    picture = image(bet.pixmap)
    opaque = [y for y in range(picture.height()) if picture.pixelColor(round(bet.origin.x()), y).alpha() == 255]
    circle = layout.circle(0)
    assert circle.y() - bet.origin.y() + opaque[0] > layout.hand(0, 0, 1, 2).bounds.bottom()
    assert circle.y() - bet.origin.y() + opaque[-1] < layout.tag(circle).y()


def test_more_chips_than_three_columns_are_counted(sprites):
    assert (
        sprites.bet((100_000,) * 24, 40, 50).pixmap.toImage() != sprites.bet((100_000,) * 25, 40, 50).pixmap.toImage()
    )


def test_a_chip_alone_lies_around_the_middle_of_its_face(sprites):
    chip = sprites.chip(2_500, 64)
    picture = image(chip.pixmap)
    x, y = round(chip.origin.x()), round(chip.origin.y())
    assert all(picture.pixelColor(x + dx, y).alpha() == 255 for dx in (-31, 0, 31))
    assert picture.pixelColor(x - 36, y - 30).alpha() < 60


@pytest.mark.parametrize("across", [False, True])
@pytest.mark.parametrize("lift", [0.0, 1.0])
def test_a_cards_shadow_fades_out_before_its_pictures_edge(sprites, across, lift):
    picture = image(sprites.card_shadow(127, across=across, lift=lift).pixmap)
    width, height = picture.width(), picture.height()
    rim = [picture.pixelColor(x, y).alpha() for x in range(width) for y in (0, height - 1)]
    rim += [picture.pixelColor(x, y).alpha() for x in (0, width - 1) for y in range(height)]
    assert max(rim) <= 6
    assert picture.pixelColor(width // 2, height // 2).alpha() > 30


def test_a_shadow_falls_off_smoothly(qapp):
    picture = QImage(160, 120, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    soft_shadow(painter, QRectF(40, 30, 80, 60), ShadowStyle(8, 0, 0.5), 6)
    painter.end()
    row = [picture.pixelColor(x, 60).alpha() for x in range(80)]
    assert row == sorted(row)
    assert max(b - a for a, b in pairwise(row)) <= 9
    assert row[40] == pytest.approx(64, abs=10)  # half of it at the edge
    assert row[79] == pytest.approx(127, abs=2)


@pytest.mark.parametrize("turn", [0, -9])
def test_a_very_soft_shadow_is_stretched_without_steps(qapp, turn):
    """Its picture has six pixels to a sigma; nobody sees that."""
    picture = QImage(600, 400, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.translate(300, 200)
    painter.rotate(turn)
    soft_shadow(painter, QRectF(-170, -120, 340, 240), ShadowStyle(32, 0, 0.5), 20)
    painter.end()
    row = [picture.pixelColor(x, 200).alpha() for x in range(300)]
    assert all(b >= a - 1 for a, b in pairwise(row))
    assert max(b - a for a, b in pairwise(row)) <= 3  # of 1.6 levels at the steepest
    assert row[130 if not turn else 128] == pytest.approx(64, abs=6)
    assert row[299] == pytest.approx(127, abs=2)


@pytest.mark.parametrize("dpr", [1.0, 2.0])
def test_the_felt_has_the_layouts_size(sprites, dpr):
    layout = table_layout(960, 600)
    felt = sprites.felt(layout, FeltColour.GREEN, FeltPrint("BLACKJACK PAYS 3 TO 2"), dpr)
    assert (felt.width(), felt.height()) == (960 * dpr, 447 * dpr)
    assert felt.deviceIndependentSize().width() == 960


def test_the_felt_does_not_band(sprites):
    """Along a row, no level of green stays for long: the weave breaks up the gradient's steps."""
    picture = image(sprites.felt(table_layout(1280, 800), FeltColour.GREEN, FeltPrint("X", words=False)))
    row = [picture.pixelColor(x, 560).green() for x in range(1280)]
    longest = run = 1
    for one, other in pairwise(row):
        run = run + 1 if one == other else 1
        longest = max(longest, run)
    assert longest <= 12
    assert len(set(row)) >= 20


@pytest.mark.parametrize(
    "felt, hue", [(FeltColour.GREEN, "green"), (FeltColour.BLUE, "blue"), (FeltColour.BURGUNDY, "red")]
)
def test_each_felt_has_its_colour(sprites, felt, hue):
    picture = image(sprites.felt(table_layout(960, 600), felt, FeltPrint("X", words=False)))
    colour = QColor(picture.scaled(1, 1, mode=Qt.TransformationMode.SmoothTransformation).pixelColor(0, 0))
    shares = {"red": colour.red(), "green": colour.green(), "blue": colour.blue()}
    assert max(shares, key=shares.__getitem__) == hue


def test_high_contrast_has_a_black_felt(qapp):
    load_fonts()
    picture = image(
        Sprites(palette=HIGH_CONTRAST).felt(table_layout(960, 600), FeltColour.GREEN, FeltPrint("X", words=False))
    )
    assert picture.pixelColor(100, 400).name() == "#000000"


LONG_PRINT = "BLACKJACK BETAALT 3 TEGEN 2 EN DE DEALER PAST ALTIJD OP ZEVENTIEN"


@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (2560, 1440)])
@pytest.mark.parametrize("text", ["BLACKJACK PAYS 3 TO 2", "BLACK JACK VYPLÁCÍ 3 KU 2", LONG_PRINT])
def test_the_print_fits_the_arc(sprites, size, text):
    layout = table_layout(*size)
    bare = image(sprites.felt(layout, FeltColour.GREEN, FeltPrint(text, words=False)))
    printed = image(sprites.felt(layout, FeltColour.GREEN, FeltPrint(text)))
    rows = range(0, round(layout.plan.arc), 2)
    edge = round(0.1 * layout.width)
    changed = [x for x in range(0, edge, 2) if any(bare.pixel(x, y) != printed.pixel(x, y) for y in rows)]
    assert changed == []


def test_furniture_is_kept_by_its_look(sprites):
    assert sprites.shoe(1.0, 0.5).pixmap.cacheKey() == sprites.shoe(1.0, 0.5).pixmap.cacheKey()
    assert sprites.shoe(1.0, 0.5).pixmap.toImage() != sprites.shoe(1.0, 1.0).pixmap.toImage()
    assert sprites.discard(1.0, 1).pixmap.toImage() != sprites.discard(1.0, 9).pixmap.toImage()
    rows, other = (("MIN", "1"), ("MAX", "500")), (("MIN", "1"), ("MAX", "2,000"))
    box = table_layout(1280, 800).sign
    assert sprites.sign(box, 1.0, rows).pixmap.toImage() != sprites.sign(box, 1.0, other).pixmap.toImage()


def test_an_empty_shoe_shows_no_next_card(sprites):
    assert sprites.shoe(1.0, 0.0).pixmap.toImage() != sprites.shoe(1.0, 0.02).pixmap.toImage()


def test_jitter_depends_on_seed_and_number_alone():
    values = [jitter(seed, number) for seed in range(20) for number in range(20)]
    assert values == [jitter(seed, number) for seed in range(20) for number in range(20)]
    assert len(set(values)) == 400
    assert all(-1 <= value <= 1 for value in values)
    assert abs(sum(values)) / 400 < 0.1
    assert {pick(1, number, (1.0, 2.0, 3.0)) for number in range(40)} == {1.0, 2.0, 3.0}


def test_the_palette_changes_what_it_touches(sprites):
    box = table_layout(1280, 800).sign
    plain = sprites.sign(box, 1.0, (("MIN", "1"),)).pixmap.toImage()
    sprites.palette = HIGH_CONTRAST
    assert sprites.sign(box, 1.0, (("MIN", "1"),)).pixmap.toImage() != plain
    sprites.palette = NORMAL
    assert sprites.sign(box, 1.0, (("MIN", "1"),)).pixmap.toImage() == plain


@pytest.mark.parametrize("seed", range(12))
def test_every_chip_of_a_column_lies_a_pixel_or_two_off_the_one_below(qapp, seed):
    spots = Column((500,) * 8, 58, 1.0, seed).spots()
    steps = [abs(other.x() - one.x()) for one, other in pairwise(spots)]
    assert max(steps) >= 1
    assert max(steps) <= 4
    assert abs(spots[-1].x()) <= 58 * 0.13
    assert all(one.y() - other.y() == 5 for one, other in pairwise(spots))  # each shows its edge


def longest_run(levels) -> int:
    longest = run = 1
    for one, other in pairwise(levels):
        run = run + 1 if one == other else 1
        longest = max(longest, run)
    return longest


@pytest.mark.parametrize("felt", FeltColour)
def test_no_felt_bands_across_or_down(sprites, felt):
    """Neighbouring means of 16 pixels rise and fall by single levels, and no level stays for long."""
    picture = image(sprites.felt(table_layout(1280, 800), felt, FeltPrint("X", words=False)))
    for channel in (QColor.red, QColor.green, QColor.blue):
        across = [channel(picture.pixelColor(x, 560)) for x in range(1280)]
        down = [channel(picture.pixelColor(60, y)) for y in range(130, 600)]
        if max(across) - min(across) > 8:
            assert longest_run(across) <= 14
            assert longest_run(down) <= 14
        for line in (across, down):
            means = [sum(line[at : at + 16]) / 16 for at in range(0, len(line) - 16, 16)]
            assert max(abs(one - other) for one, other in pairwise(means)) <= 4


@pytest.mark.parametrize("felt", FeltColour)
def test_the_light_falls_from_above(sprites, felt):
    picture = image(sprites.felt(table_layout(1280, 800), felt, FeltPrint("X", words=False)))
    small = picture.scaled(16, 9, mode=Qt.TransformationMode.SmoothTransformation)
    rows = [small.pixelColor(4, y).value() for y in range(9)]
    assert rows.index(max(rows)) in {2, 3}
    assert small.pixelColor(8, 3).value() > small.pixelColor(0, 3).value()
    assert min(rows) == rows[-1]


@pytest.mark.parametrize("code", ["en", "sv", "nl", "cs"])
@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (1920, 1080), (2560, 1440)])
def test_the_print_is_letter_spaced_in_every_language_where_it_is_full(qapp, code, size):
    load_fonts()
    layout = table_layout(*size)
    switch = LanguageSwitch()
    switch.set(code)
    try:
        for rules in map(rules_named, PRESETS):
            big, _ = TableWords().print_lines(rules)
            font = _print_font(layout, big, *BIG)
            assert font.letterSpacing() >= LEAST_TRACKING * font.pixelSize() - 0.01
            assert font.pixelSize() >= 0.62 * BIG[0] * layout.unit
            assert _run(big, font) <= WIDEST_PRINT * layout.width
    finally:
        switch.set("en")


@pytest.mark.parametrize("size", [16, 24, 32, 48, 64, 128, 256])
def test_the_app_icon_shows_a_dark_spade_on_a_light_card_at_every_size(qapp, size):
    picture = app_icon().pixmap(size, size).toImage()
    assert picture.width() == size
    middle = [picture.pixelColor(round(x * size), round(size * 0.47)) for x in (0.5, 0.6)]
    assert max(tone.lightness() for tone in middle) < 80
    row = [picture.pixelColor(x, round(size * 0.47)).lightness() for x in range(size)]
    assert max(row) > 220
    assert picture.pixelColor(0, 0).alpha() < 128


def test_a_panels_shadow_fades_out_inside_the_margin_that_panels_leave_for_it(qapp):
    picture = QImage(300 + 2 * PANEL_SHADE, 100 + 2 * PANEL_SHADE, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    paint_panel(painter, Look(18.0), QRectF(PANEL_SHADE, PANEL_SHADE, 300, 100))
    painter.end()
    width, height = picture.width(), picture.height()
    rim = [picture.pixelColor(x, y).alpha() for x in range(width) for y in (0, height - 1)]
    rim += [picture.pixelColor(x, y).alpha() for x in (0, width - 1) for y in range(height)]
    assert max(rim) <= 3
    assert picture.pixelColor(width // 2, height - PANEL_SHADE + 3).alpha() > 60


def test_a_card_narrower_than_40_pixels_has_a_large_index(sprites):
    """At any pixel ratio: what counts is how large it is for the eye."""
    large = Sprites(deck=Deck(large_index=True))
    for dpr in (1.0, 2.0):
        assert sprites.card(CLUB, 34, dpr).toImage() == large.card(CLUB, 34, dpr).toImage()
        assert sprites.card(CLUB, 40, dpr).toImage() != large.card(CLUB, 40, dpr).toImage()
