"""What the next frames show is made ready in ticks that have little to do, and never anything else."""

from __future__ import annotations

import pytest

from bjdesk.engine.events import CardDealt
from bjdesk.ui.felt import foresight
from bjdesk.ui.felt.pace import Speed
from bjdesk.ui.felt.picture_book import PARTS, VIEWS, PictureBook
from bjdesk.ui.felt.schedule import schedule
from bjdesk.ui.felt.view import FeltView
from bjdesk.ui.table_words import TableWords
from tests.support.clock import Show
from tests.support.dealt import TALES
from tests.support.views import view


@pytest.fixture
def deal():
    return TALES["seven-boxes"].batches()[0]


@pytest.fixture
def felt(qtbot, deal):
    made = FeltView(TableWords(), deal[0])
    qtbot.addWidget(made)
    made.set_font_size(18)
    made.resize(1280, 647)
    made.show()
    made.show_view(deal[0])
    return made


@pytest.fixture
def timed(deal):
    return schedule(*deal, Speed.NORMAL)


def faces(felt):
    return {key[1] for key in felt._sprites.store._kept if isinstance(key, tuple) and key[0] == "card" and key[1]}


def dealt(timed):
    return [one.frame.event.card for one in timed if isinstance(one.frame.event, CardDealt) and one.frame.event.card]


def test_the_faces_of_the_coming_frames_are_painted_before_they_begin(felt, timed):
    felt.expect(timed)
    assert not faces(felt)
    for _ in range(400):
        felt._foresight.work()
    assert faces(felt) == set(dealt(timed))
    assert felt._foresight.waiting == 0


def test_a_frame_that_began_is_not_made_ready_any_more(felt, timed):
    felt.expect(timed)
    felt._foresight.begun(timed[-1])
    assert felt._foresight.waiting == 0


def test_a_tick_in_which_something_began_or_settled_makes_nothing_ready(felt, timed, monkeypatch):
    monkeypatch.setattr(foresight, "BUDGET", 60.0)
    felt.expect(timed)
    for tell in (lambda: felt._foresight.begun(timed[0]), felt._foresight.settled):
        tell()
        waiting = felt._foresight.waiting
        felt._foresight.work()
        assert felt._foresight.waiting == waiting
    felt._foresight.work()
    assert felt._foresight.waiting == 0


def test_a_tick_begins_nothing_more_once_its_time_is_used(felt, timed, monkeypatch):
    monkeypatch.setattr(foresight, "BUDGET", 0.0)
    felt.expect(timed)
    waiting = felt._foresight.waiting
    felt._foresight.work()
    assert felt._foresight.waiting == waiting


def test_what_is_shown_at_rest_ends_all_looking_forward(felt, timed):
    felt.expect(timed)
    felt.show_view(timed[-1].frame.view)
    assert felt._foresight.waiting == 0


def test_the_first_picture_after_the_press_knows_what_is_to_come(qapp):
    start, frames = TALES["hit-and-stand"].batches()[0]
    show = Show(start)
    show.playback.play(frames)
    Show.close_all()
    assert show.stage.told[0] == ("expect", len(frames))


def test_a_state_that_a_later_one_overtakes_in_the_same_tick_is_not_drawn(qapp):
    """Seven first bets and the first card come at once: one picture, not one for each."""
    start, frames = TALES["seven-boxes"].batches()[0]
    show = Show(start)
    show.playback.play(frames)
    Show.close_all()
    settled = [step for what, step in show.stage.told if what == "settle"]
    assert len(show.steps("shown")) >= 3
    assert len(settled) <= 1


# ---------------------------------------------------------------- pictures


def test_a_state_is_drawn_up_once(felt, deal):
    book = PictureBook(felt.table_layout, TableWords())
    assert book.of(deal[0]) is book.of(deal[0])


def test_what_did_not_change_is_the_same_thing_in_the_next_picture(felt, deal):
    book = PictureBook(felt.table_layout, TableWords())
    before, after = (book.of(frame.view) for frame in deal[1][-2:])
    same = [key for key in before if key in after and before[key] is after[key]]
    assert len(same) >= 0.9 * len(before)


def test_a_book_keeps_a_bounded_number_of_pictures(felt):
    book = PictureBook(felt.table_layout, TableWords())
    for step in range(2 * VIEWS):
        book.of(view(chips=((100 * (step + 1),),), rules=felt._view.rules, step=step))
    assert len(book._views) == VIEWS
    assert sum(map(len, book._parts.values())) <= PARTS + 100
