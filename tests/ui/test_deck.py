from __future__ import annotations

import dataclasses
import subprocess
import sys
import time
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from bjdesk.assets import asset
from bjdesk.engine.cards import PACK, Rank, Suit
from bjdesk.engine.notation import parse_card
from bjdesk.ui.appearance import finish_of
from bjdesk.ui.felt.deck import PLAIN, Deck, drawing, face_name, variants
from bjdesk.ui.felt.paint_cards import card_svg, paint_card, paint_card_picture
from bjdesk.ui.theme import SUITS_FOUR, SUITS_TWO
from tests.support.windows import PLAIN as PLAIN_SETTINGS
from tests.ui.test_theme_contrast import MACHADO, contrast, seen

INDEX = 0.26  # of the card's width and of its height: where rank and suit stand in the corner
LARGE, CONTRAST, FOUR = Deck(large_index=True), Deck(high_contrast=True), Deck(four_colours=True)


def painted(text: str, width: int, deck: Deck = PLAIN) -> QImage:
    picture = QImage(width, width * 7 // 5, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.white)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_card(painter, QRectF(picture.rect()), parse_card(text), deck)
    painter.end()
    return picture


def rank_rows(picture: QImage) -> list[int]:
    """The rows of the first ink in the upper left corner that hangs together: the rank."""
    width = round(picture.width() * INDEX)
    inked = [
        y
        for y in range(3, picture.height() // 3)
        if any(picture.pixelColor(x, y).lightness() < 200 for x in range(2, width))
    ]
    gap = next((place for place in range(1, len(inked)) if inked[place] - inked[place - 1] > 1), len(inked))
    return inked[:gap]


def darkest(picture: QImage) -> str:
    width, rows = round(picture.width() * INDEX), rank_rows(picture)
    spots = [picture.pixelColor(x, y) for x in range(2, width) for y in rows]
    return min(spots, key=lambda spot: spot.lightness()).name()


@pytest.mark.parametrize("rank", Rank)
@pytest.mark.parametrize("suit", [Suit.SPADES, Suit.HEARTS])
def test_the_index_of_a_card_40_pixels_wide_is_9_pixels_high_and_inked_through(qapp, rank, suit):
    picture = painted(f"{rank.value}{suit.value}", 40)
    assert len(rank_rows(picture)) >= 9
    assert contrast(darkest(picture), "#FFFDF7") >= 4.5


def test_ranks_40_pixels_wide_are_told_apart_by_their_corner(qapp):
    corners = []
    for rank in Rank:
        picture = painted(f"{rank.value}s", 40)
        corners.append([picture.pixelColor(x, y).lightness() for y in range(2, 13) for x in range(2, 10)])
    for one, other in combinations(corners, 2):
        assert sum(abs(a - b) > 90 for a, b in zip(one, other, strict=True)) >= 6


@pytest.mark.parametrize("width", [40, 80, 146])
def test_a_large_index_is_a_quarter_larger_at_least(qapp, width):
    for text in ("As", "Th", "Kd", "7c"):
        plain, large = (len(rank_rows(painted(text, width, deck))) for deck in (PLAIN, LARGE))
        assert large >= 1.2 * plain, text


@pytest.mark.parametrize("text", ["Ts", "Kh", "Qd", "Ac"])
def test_a_large_index_stays_in_what_the_next_card_leaves_free(qapp, text):
    """From seven cards on, each shows .26 of its width."""
    picture = painted(text, 200, LARGE)
    column = [picture.pixelColor(round(200 * 0.26), y).lightness() for y in range(4, 88)]
    assert min(column) > 200


def test_one_set_is_kept_and_variants_are_made_from_it():
    assert [folder.name for folder in asset("cards").iterdir() if folder.is_dir()] == ["svg"]
    for name, variant in variants().items():
        touched = {role for inks in variant.get("inks", {}).values() for role in inks}
        touched |= {*variant.get("moves", {}), *variant.get("leaves_out", ()), *variant.get("shows", ())}
        whole = "".join(drawing(card, ()) for card in PACK)
        assert all(f'class="{role}"' in whole for role in touched), name


def test_a_variant_changes_only_what_it_names():
    assert drawing(parse_card("Ks"), ("four",)) == drawing(parse_card("Ks"), ())
    assert drawing(parse_card("Kd"), ("four",)) != drawing(parse_card("Kd"), ())
    assert drawing(None, ("four", "contrast", "large")) == drawing(None, ())
    assert SUITS_TWO["d"] not in drawing(parse_card("9d"), ("four",))


@pytest.mark.parametrize("suit", Suit)
def test_the_drawings_have_the_tokens_inks(suit):
    assert SUITS_TWO[suit.value] in drawing(parse_card(f"9{suit.value}"), ())
    assert SUITS_FOUR[suit.value] in drawing(parse_card(f"9{suit.value}"), ("four",))


@pytest.mark.parametrize("deck", [CONTRAST, Deck(four_colours=True, high_contrast=True)])
@pytest.mark.parametrize("suit", Suit)
def test_high_contrast_prints_ranks_black_and_suits_at_7_to_1(qapp, deck, suit):
    svg = drawing(parse_card(f"9{suit.value}"), deck.variants())
    inks = {role: svg.split(f'class="{role}" fill="')[1][:7] for role in ("paper", "rank", "suit")}
    assert contrast(inks["rank"], inks["paper"]) >= 16.8
    assert contrast(inks["suit"], inks["paper"]) >= 7


@pytest.mark.parametrize("width", [60, 146])
@pytest.mark.parametrize("kind", MACHADO)
def test_blue_diamonds_and_green_clubs_stay_apart_by_form_where_their_inks_come_near(qapp, kind, width):
    """Their inks are 19 apart for tritanopes; a diamond has a light in its middle, where a club is inked."""
    middle = [painted(f"9{suit}", width, FOUR).pixelColor(width // 2, width * 7 // 10).name() for suit in "dc"]
    pair = [seen(tone, MACHADO[kind]) for tone in middle]
    assert sum((a - b) ** 2 for a, b in zip(*pair, strict=True)) ** 0.5 >= 120


def test_a_small_court_leaves_out_its_robes_pattern():
    assert len(drawing(parse_card("Kh"), ("small",))) < 0.75 * len(drawing(parse_card("Kh"), ()))


def made_by_the_script(folder: Path, *options: str) -> dict[str, str]:
    script = Path(__file__).parents[2] / "assets" / "cards" / "make_cards.py"
    subprocess.run([sys.executable, script, "--out", folder, *options], check=True)
    return {file.stem: file.read_text(encoding="utf-8") for file in folder.glob("*.svg")}


def test_the_set_is_what_its_script_makes(tmp_path):
    kept = {file.stem: file.read_text(encoding="utf-8") for file in asset("cards", "svg").glob("*.svg")}
    assert made_by_the_script(tmp_path) == kept


def test_the_script_prints_variants_as_the_program_paints_them(tmp_path):
    made = made_by_the_script(tmp_path, "--four", "--contrast", "--large")
    deck = Deck(four_colours=True, high_contrast=True, large_index=True)
    assert all(made[face_name(card)] == drawing(card, deck.variants()) for card in PACK)


def test_the_set_is_small_and_the_whole_pack_renders_fast(qapp):
    files = list(asset("cards", "svg").glob("*.svg"))
    assert len(files) == 53
    assert sum(file.stat().st_size for file in files) < 400_000
    card_svg.cache_clear()
    start = time.process_time()
    for card in PACK:
        painted(face_name(card).replace("10", "T")[0] + card.suit.value, 127)
    assert time.process_time() - start < 1.0  # measured: 0.05–0.09 s


def test_large_text_brings_a_large_index(qapp):
    assert not finish_of(PLAIN_SETTINGS).deck.large_index
    assert finish_of(dataclasses.replace(PLAIN_SETTINGS, text_scale=1.5)).deck.large_index
    assert finish_of(dataclasses.replace(PLAIN_SETTINGS, large_index=True)).deck.large_index


@pytest.mark.parametrize("text", [f"{rank}{suit}" for rank in "JQK" for suit in "shdc"])
@pytest.mark.parametrize("deck", [PLAIN, LARGE, CONTRAST])
@pytest.mark.parametrize("across", [False, True])
def test_a_court_of_two_equal_halves_is_its_drawing(qapp, text, deck, across):
    def shown(paint):
        size = (180, 129) if across else (129, 181)  # no middle row or column of pixels, or one
        picture = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
        picture.fill(Qt.GlobalColor.white)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if across:
            painter.translate(size[0], 0)
            painter.rotate(90)
        paint(painter, QRectF(0, 0, min(size), max(size)), parse_card(text), deck)
        painter.end()
        return picture

    drawn, made = shown(paint_card), shown(paint_card_picture)
    apart = [abs(one - other) for one, other in zip(bytes(drawn.constBits()), bytes(made.constBits()), strict=True)]
    assert max(apart) <= 8
    assert sum(apart) <= 0.1 * len(apart)
