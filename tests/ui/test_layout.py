from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from bjdesk.ui.felt.hint_place import taken_places
from bjdesk.ui.felt.layout import TableLayout, bar_height, felt_layout, strip_height, table_layout
from bjdesk.ui.felt.measures import PLATE_BELOW, PLATE_HEIGHT, TAB_HEIGHT, TAG_HALF, Print
from bjdesk.ui.felt.notice_place import notice_place
from bjdesk.ui.felt.places import READABLE, HandPlace
from bjdesk.ui.felt.results_place import Reach, results_place
from tests.support.views import view

SIZES = ((960, 600), (1280, 800), (1920, 1080), (2560, 1440))
SCALES = (1.0, 1.5, 2.0)
WINDOWS = [
    (width, height, scale, rows)
    for width, height in SIZES
    for scale in SCALES
    for rows in ((1, 2) if scale > 1 else (1,))
    if width >= min(960 * scale, 1920) and height >= min(600 * scale, 1080)
]
BOXES = (1, 2, 3, 4, 5, 6, 7)


def shrunk(rect: QRectF) -> QRectF:
    return rect.adjusted(0.5, 0.5, -0.5, -0.5)


def plate(layout: TableLayout, place: HandPlace) -> QRectF:
    height = PLATE_HEIGHT * layout.text
    width = min(place.plate_width, 4 * layout.text)
    below = PLATE_BELOW * height
    return QRectF(place.plate.x() - width / 2, place.plate.y() + below - height, width, height)


def tab(layout: TableLayout, place: HandPlace) -> QRectF:
    height = TAB_HEIGHT * layout.text + 2
    width = min(place.tab_width, 6.5 * layout.text)
    return QRectF(place.tab.x() - width / 2, place.tab.y() - 3.5 - height, width, height)


def tag(layout: TableLayout, place: HandPlace) -> QRectF:
    middle, half = layout.tag(place.circle), TAG_HALF * layout.plan.tag_text
    return QRectF(middle.x() - 1.2 * layout.text, middle.y() - half, 2.4 * layout.text, 2 * half)


def furniture(layout: TableLayout) -> dict[str, QRectF]:
    found = {"sign": layout.sign, "shoe": layout.shoe, "discard": layout.discard}
    return found | {"rack": layout.rack} if layout.rack else found


def assert_apart(things: dict[str, QRectF]) -> None:
    for (name, one), (other, two) in combinations(things.items(), 2):
        assert not shrunk(one).intersects(shrunk(two)), f"{name} {one} meets {other} {two}"


def table_things(layout: TableLayout, hands: int, cards: int, *, across: bool = False) -> dict[str, QRectF]:
    things = {"caption": layout.caption, "dealer": layout.dealer(2).bounds} | furniture(layout)
    for box in range(layout.boxes):
        for number in range(hands):
            place = layout.hand(box, number, hands, cards, across=across)
            things[f"hand {box}.{number}"] = place.bounds
            things[f"circle {box}.{number}"] = layout.circle_rect(box, number, hands)
    return things


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("boxes", BOXES)
@pytest.mark.parametrize("cards", [2, 5, 11])
def test_no_hand_circle_caption_or_furniture_overlaps(window, boxes, cards):
    layout = table_layout(window[0], window[1], boxes, window[2], strip_rows=window[3])
    assert_apart(table_things(layout, 1, cards))


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("hands", [2, 3, 4])
@pytest.mark.parametrize("cards", [2, 3, 11])
def test_no_hand_of_a_split_box_overlaps(window, hands, cards):
    layout = table_layout(window[0], window[1], 1, window[2], strip_rows=window[3])
    assert_apart(table_things(layout, hands, cards))
    if cards == 3:
        assert_apart(table_things(layout, hands, cards, across=True))


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("boxes", [2, 3, 4, 7])
@pytest.mark.parametrize("hands", [2, 4])
@pytest.mark.parametrize("cards", [1, 2, 5])
def test_no_hand_overlaps_where_every_box_is_split(window, boxes, hands, cards):
    layout = table_layout(window[0], window[1], boxes, window[2], strip_rows=window[3])
    assert_apart(table_things(layout, hands, cards))


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("boxes", BOXES)
def test_a_doubled_card_lies_across_or_is_marked_and_never_meets_a_neighbour(window, boxes):
    layout = table_layout(window[0], window[1], boxes, window[2], strip_rows=window[3])
    assert_apart(table_things(layout, 1, 3, across=True))
    place = layout.hand(0, 0, 1, 3, across=True)
    assert (place.cards[-1].rotation == 0) == place.straight_double
    assert boxes > 4 or not place.straight_double


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("boxes", BOXES)
def test_words_over_the_active_hand_meet_neither_caption_nor_furniture(window, boxes):
    layout = table_layout(window[0], window[1], boxes, window[2], strip_rows=window[3])
    things = {"caption": layout.caption, "dealer": layout.dealer(2).bounds} | furniture(layout)
    for box in range(boxes):
        place = layout.hand(box, 0, 1, 2)
        assert_apart(things | {"tab": tab(layout, place), "frame": place.frame})


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("boxes", BOXES)
def test_plates_stay_clear_of_circles_and_tags_inside_the_felt(window, boxes):
    layout = table_layout(window[0], window[1], boxes, window[2], strip_rows=window[3])
    for box in range(boxes):
        place = layout.hand(box, 0, 1, 2)
        assert plate(layout, place).bottom() <= layout.circle_rect(box).top() + 1
        assert tag(layout, place).bottom() <= layout.height
        assert layout.boxes == 1 or tag(layout, place).bottom() <= layout.seat(box).top() + 0.5
        assert layout.boxes == 1 or layout.seat(box).bottom() <= layout.height + 0.5
    assert plate(layout, layout.dealer(2)).bottom() <= layout.caption.top() + 0.5


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("boxes", BOXES)
def test_the_question_lies_in_the_free_middle(window, boxes):
    layout = table_layout(window[0], window[1], boxes, window[2], strip_rows=window[3])
    things = {"prompt": layout.prompt, "dealer": layout.dealer(2).bounds} | furniture(layout)
    for box in range(boxes):
        things[f"hand {box}"] = layout.hand(box, 0, 1, 2).bounds
    assert_apart(things)
    assert layout.prompt.height() >= (64 if boxes <= 4 else 50)
    assert layout.prompt.width() >= 480
    assert layout.caption.width() >= 340


def summary(layout: TableLayout) -> QRectF:
    """What the caption's sentence about a round takes of its line."""
    return layout.caption.intersected(QRectF(layout.width / 2 - 15 * layout.text, 0, 30 * layout.text, layout.height))


def rows_shown(rect: QRectF, font: float) -> float:
    return (rect.height() / font - 2.6) / 1.72


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("boxes", BOXES)
def test_the_results_list_covers_neither_dealer_nor_caption_nor_a_hand(window, boxes):
    layout = table_layout(window[0], window[1], boxes, window[2], strip_rows=window[3])
    rect, font, reach = results_place(layout, boxes + 1)
    things = {"results": rect, "sign": layout.sign, "dealer": layout.dealer(8).bounds, "caption": summary(layout)}
    for box in range(boxes):
        things[f"hand {box}"] = layout.hand(box, 0, 1, 2).bounds
    assert_apart(things)
    assert reach is Reach.FREE
    assert font >= (max(12, 0.6 * layout.text) if window[2] == 1 else 12)
    assert layout.felt.contains(rect)
    shown = rows_shown(rect, font)
    assert abs(shown - round(shown)) <= 0.2
    assert shown >= min(boxes + 1, 8 if window[0] >= 1280 else 5) - 0.01 if window[2] == 1 else shown >= 1.99


@pytest.mark.parametrize("window", [window for window in WINDOWS if window[2] > 1], ids=str)
@pytest.mark.parametrize("boxes", BOXES)
def test_in_large_text_the_results_list_may_hang_over_hands_then_over_the_caption_to_show_all_rows(window, boxes):
    layout = table_layout(window[0], window[1], boxes, window[2], strip_rows=window[3])
    rect, font, reach = results_place(layout, boxes + 1, hangs=True)
    things = {"results": rect, "dealer": layout.dealer(8).bounds, "shoe": layout.shoe, "discard": layout.discard}
    if reach is not Reach.CAPTION:
        things |= {"sign": layout.sign, "caption": summary(layout)}
    if reach is Reach.FREE:
        things |= {f"hand {box}": layout.hand(box, 0, 1, 2).bounds for box in range(boxes)}
    assert_apart(things)
    assert layout.felt.contains(rect)
    assert font >= 0.75 * layout.text
    assert rows_shown(rect, font) >= boxes + 0.99
    assert reach is not Reach.CAPTION or boxes > 3
    assert reach is Reach.FREE or boxes > 1


@pytest.mark.parametrize("window", [window for window in WINDOWS if window[2] > 1], ids=str)
@pytest.mark.parametrize("rows", [9, 13, 22])
def test_in_large_text_a_longer_list_is_set_smaller_and_cuts_no_row(window, rows):
    layout = table_layout(window[0], window[1], 7, window[2], strip_rows=window[3])
    rect, font, _ = results_place(layout, rows, 3, hangs=True)
    shown = rows_shown(rect, font)
    assert layout.felt.contains(rect)
    assert font >= max(12, 0.45 * layout.text)
    assert abs(shown - round(shown)) <= 0.2
    assert shown >= min(rows, 12)


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize(("hands", "cards"), [(1, 2), (1, 11), (2, 3), (4, 5)])
def test_a_lone_boxs_results_are_listed_clear_of_its_hands_in_letters_nearly_as_large_as_the_text(window, hands, cards):
    layout = table_layout(window[0], window[1], 1, window[2], strip_rows=window[3])
    rect, font, _ = results_place(layout, hands + 1, hands, cards)
    things = {"results": rect, "sign": layout.sign, "dealer": layout.dealer(8).bounds}
    for number in range(hands):
        place = layout.hand(0, number, hands, cards, across=cards == 3)
        things[f"hand {number}"] = place.bounds
        things[f"circle {number}"] = layout.circle_rect(0, number, hands)
        half = min(place.plate_width, 8.4 * layout.text) / 2
        lower = plate(layout, place)
        things[f"result {number}"] = QRectF(place.plate.x() - half, lower.y(), 2 * half, lower.height())
    for name, thing in things.items():
        assert name == "results" or not shrunk(rect).intersects(shrunk(thing)), name
    assert layout.felt.contains(rect)
    assert hands > 1 or cards > 2 or font >= 0.75 * layout.text


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("boxes", BOXES)
def test_the_notice_of_the_first_start_covers_no_bet_and_no_caption(window, boxes):
    layout = table_layout(window[0], window[1], boxes, window[2], strip_rows=window[3])
    notice = notice_place(layout, 17 * layout.text, 3.6 * layout.text)
    assert layout.felt.contains(notice)
    for box in range(boxes):
        assert not notice.intersects(shrunk(layout.circle_rect(box)))
        seat, half = layout.seat(box), 2.9 * layout.text
        name = QRectF(seat.center().x() - half, seat.y(), 2 * half, seat.height())
        assert boxes == 1 or not notice.intersects(shrunk(name))
    for name in ("sign", "shoe", "discard", "caption"):
        assert not shrunk(notice).intersects(shrunk(getattr(layout, name))), name


@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_the_dealer_may_draw_eleven_cards(window):
    layout = table_layout(window[0], window[1], 1, window[2], strip_rows=window[3])
    assert_apart({"dealer": layout.dealer(11).bounds, "caption": layout.caption} | furniture(layout))


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("boxes", BOXES)
def test_cards_stay_readable(window, boxes):
    layout = table_layout(window[0], window[1], boxes, window[2], strip_rows=window[3])
    assert layout.hand(0, 0, 1, 11).cards[0].width >= READABLE
    assert layout.hand(0, 0, 1, 2).cards[0].width >= 1.6 * READABLE or boxes > 4
    assert layout.dealer(11).cards[0].width >= READABLE


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("boxes", BOXES)
def test_everything_lies_inside_the_felt(window, boxes):
    layout = table_layout(window[0], window[1], boxes, window[2], strip_rows=window[3])
    for name, rect in table_things(layout, 1, 11).items():
        assert name == "rack" or layout.felt.contains(rect), name


def test_text_on_the_felt_grows_with_the_text_scale():
    plain, large = table_layout(1920, 1080, 1, 1.0), table_layout(1920, 1080, 1, 2.0)
    assert large.text >= 1.9 * plain.text


def test_the_drawn_sizes_hold_at_1280_by_800():
    layout = table_layout(1280, 800)
    assert (layout.height, layout.font) == (647, 18)
    assert layout.plan.printed is Print.FULL
    hand = layout.hand(0, 0, 1, 2)
    assert hand.cards[0].width == pytest.approx(126.6, abs=0.1)
    assert hand.bounds.top() == pytest.approx(336, abs=1)
    assert layout.dealer(2).bounds.top() == pytest.approx(33)


def test_print_goes_first_when_height_is_short():
    assert table_layout(960, 600).plan.printed is Print.BIG_ONLY
    assert table_layout(1920, 1080, 1, 2.0).plan.printed is Print.NONE
    assert table_layout(960, 600).rack is None


@pytest.mark.parametrize(("height", "boxes"), [(800, 1), (800, 3), (800, 7), (755, 1), (755, 3), (740, 1)])
def test_the_small_print_stays_while_cards_of_decent_size_have_room_beside_it(height, boxes):
    layout = table_layout(1280, height, boxes)
    assert layout.plan.printed is Print.FULL
    assert layout.hand(0, 0, 1, 2).cards[0].width >= (65 if boxes == 7 else 100)


def test_a_felt_by_itself_has_the_layout_of_its_window():
    font = table_layout(1280, 800).font
    assert felt_layout(1280, 800 - bar_height(font) - strip_height(font), font) == table_layout(1280, 800)


def test_more_rows_in_the_strip_take_height_from_the_felt():
    assert table_layout(1440, 900, 1, 1.5, strip_rows=2).height < table_layout(1440, 900, 1, 1.5).height


@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_the_hint_keeps_off_the_letters_that_reach_under_the_captions_line(window):
    layout = table_layout(window[0], window[1], 1, window[2], strip_rows=window[3])
    lowest = layout.caption.bottom() + 0.1 * layout.text
    assert any(one.bottom() >= lowest and one.contains(layout.caption) for one in taken_places(layout, view()))
