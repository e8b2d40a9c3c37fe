"""A replay in the window: as it was, to and fro, nothing that can be pressed moves money, and back to the table."""

from __future__ import annotations

import itertools
import random
from dataclasses import replace

import pytest
from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from bjdesk.engine.actions import Action
from bjdesk.game import coach
from bjdesk.game.commands import Act, AddChip, DealCards, Rebuy, TableRefusal, TakeSeat
from bjdesk.game.computer_player import Charts
from bjdesk.game.seats import COMPUTER
from bjdesk.game.view import Phase
from bjdesk.ui.access import readings
from bjdesk.ui.felt.hint_place import taken_places
from bjdesk.ui.felt.pace import Speed
from bjdesk.ui.keys import Press
from bjdesk.ui.labels import Button
from bjdesk.ui.panels.coach import SHADE, HintShape
from bjdesk.ui.panels.practice_bar import WhatIfBar
from bjdesk.ui.panels.replay_bar import ReplayBar
from bjdesk.ui.refusals import refusal_text
from tests.golden.pictures.likeness import difference, halved
from tests.support.game import bet_and_deal, books, do, play_out, play_rounds, table_at
from tests.support.languages import CODES, speaking
from tests.support.windows import PLAIN, click, just_plays, open_window, press, rooms, seed_where

pytestmark = pytest.mark.gui


class Answers(QObject):
    """Works odds out here and now, in the place of the process; `late` keeps the answers back."""

    def __init__(self, *, late=False):
        super().__init__()
        self.late, self.kept, self.asked = late, [], []

    def advice(self, question, then):
        self.asked.append(question)
        self.kept.append(lambda: then(coach.advice_on(question)))
        if not self.late:
            self.kept.pop()()

    def returned(self, rules, then):
        return 1

    def drop(self, number): ...

    def prepare(self): ...

    def wait(self, milliseconds): ...

    def close(self): ...


def played(rounds=4, *, path=":memory:", rules="classic", seed=7, boxes=1):
    table = table_at(path, seed=seed, rules=rules)
    play_rounds(table, rounds, random.Random(seed), boxes=boxes)
    return table


def replaying(qtbot, table, number, **options):
    window = open_window(qtbot, table, **options)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.practice.replay.begin(number, plays=False)
    return window, window.practice.replay


def round_with_decisions(table, least=1):
    from bjdesk.game.replay_frames import replay_of

    return next(n for n in range(1, 99) if len(replay_of(table.database, n).choices) >= least)


def to_choice(replay):
    while replay.table.asked is None:
        replay.step(1)
    return replay.table.asked


# ---------------------------------------------------------------- what is shown


def test_it_is_marked_for_eyes_for_screen_readers_and_on_the_desktop(qtbot):
    window, replay = replaying(qtbot, played(), 2)
    bar = window.practice.bar
    assert isinstance(bar, ReplayBar)
    assert bar.isVisible()
    assert "Replay of round 2" in bar.accessibleName()
    assert "no money moves" in bar.accessibleName()
    assert "replay of round 2" in window.windowTitle()
    assert window.felt.geometry().bottom() < bar.geometry().top()
    assert bar.geometry().bottom() < window.strip.geometry().top()
    replay.leave()
    assert window.windowTitle() == "bjdesk"


def test_steps_by_hand_lead_to_the_record(qtbot):
    table = played(3)
    for record in table.rounds_page(None, 3):
        window, replay = replaying(qtbot, table, record.number)
        assert window.shown_view.phase is Phase.BETTING
        while not replay.table.ended:
            click(window.practice.bar.step_on)
        window.skip_motion()
        view = window.shown_view
        assert (view.phase, view.net, view.balance) == (Phase.RESULTS, record.net, record.balance_after)
        assert window.bar.labels
        window.leave()


def test_to_and_fro_by_keys(qtbot):
    window, replay = replaying(qtbot, played(), 3)
    for key, at in ((Qt.Key.Key_Right, 1), (Qt.Key.Key_Right, 2), (Qt.Key.Key_Left, 1), (Qt.Key.Key_End, None)):
        QTest.keyClick(window.practice.bar.play, key)
        assert replay.table.at == (at or len(replay.table.replay.steps))
    assert window.shown_view.phase is Phase.RESULTS
    QTest.keyClick(window.practice.bar.play, Qt.Key.Key_Home)
    assert (replay.table.at, window.shown_view.phase) == (0, Phase.BETTING)
    assert not window.practice.bar.to_start.isEnabled()
    QTest.keyClick(window.practice.bar.play, Qt.Key.Key_Escape)
    assert window.practice.bar is None


def test_a_step_back_shows_the_picture_that_was_there(qtbot):
    table = played(boxes=2)
    window, replay = replaying(qtbot, table, round_with_decisions(table, 2))
    pictures = []
    while not replay.table.ended:
        pictures.append((window.shown_view, window.felt.grab().toImage()))
        replay.step(1)
        window.skip_motion()
    while pictures:
        replay.step(-1)
        view, picture = pictures.pop()
        assert window.shown_view == view
        if pictures:  # the caption of the very first picture is the status, not an event
            assert window.felt.grab().toImage().size() == picture.size()


def test_it_plays_by_itself_pauses_and_ends(qtbot):
    window, replay = replaying(qtbot, played(), 2)
    replay.speed = Speed.TURBO
    replay.toggle()
    assert window.practice.bar.play.accessibleName() == "Pause"
    at = replay.table.at
    qtbot.waitUntil(lambda: replay.table.at > at, timeout=5000)
    replay.toggle()
    stands = replay.table.at
    assert not replay._rest.isActive()
    QTest.qWait(50)
    assert replay.table.at == stands
    replay.toggle()
    qtbot.waitUntil(lambda: replay.table.ended and not replay._plays, timeout=15_000)
    replay.toggle()
    assert replay.table.at == 1
    replay.leave()


def test_its_speed_is_its_own(qtbot):
    window, replay = replaying(qtbot, played(), 2, speed="slow")
    assert window.playback.speed is Speed.NORMAL
    speeds = []
    for _ in range(4):
        QTest.keyClick(window.practice.bar.play, Qt.Key.Key_V)
        speeds.append(window.playback.speed)
    assert speeds == [Speed.FAST, Speed.TURBO, Speed.SLOW, Speed.NORMAL]
    window.change_settings(replace(window.settings, volume=0.5))
    assert window.playback.speed is Speed.NORMAL
    replay.leave()
    assert window.playback.speed is Speed.SLOW


@pytest.mark.parametrize("speed", ["off", "reduced"])
def test_who_wants_less_motion_has_less_in_replays_too(qtbot, speed):
    window, replay = replaying(qtbot, played(), 2, speed=speed)
    replay.faster()
    assert window.playback.speed is Speed(speed)
    window.practice.replay.begin(3)
    assert not replay._plays  # and nothing goes on by itself


def test_the_hole_card_is_read_by_nobody_before_it_is_turned(qtbot):
    table = played(12, rules="american")
    window, replay = replaying(qtbot, table, 1)
    turned = 0
    for number in range(1, 13):
        replay.begin(number, plays=False)
        while not replay.table.ended:
            replay.step(1)
            window.skip_motion()
            seen = window.shown_view.observation
            if seen.dealer.cards[1:2] == (None,):
                assert readings(window.shown_view)[0].cards[1] == "Face-down card"
                assert _hidden_in_tree(window)
            else:
                turned += 1
    assert turned > 3


def _hidden_in_tree(window):
    felt = QAccessible.queryAccessibleInterface(window.felt.viewport())
    dealer = felt.child(0)
    while dealer is not None and dealer.childCount() < 2:
        dealer = felt.child(felt.indexOfChild(dealer) + 1)
    return dealer is None or "Face-down card" in {
        dealer.child(place).text(QAccessible.Text.Name) for place in range(dealer.childCount())
    }


# ---------------------------------------------------------------- nothing moves


def test_nothing_that_can_be_pressed_moves_money(qtbot, tmp_path):
    path = tmp_path / "table.db"
    table = played(3, path=path)
    window, replay = replaying(qtbot, table, 2, folder=tmp_path)
    before, held, view = path.read_bytes(), books(table), table.view
    while not replay.table.ended:
        assert all(not button.isEnabled() for button in window.strip.buttons.values() if button.isVisible())
        assert all(not chip.isEnabled() for chip in window.strip.rack.chips)
        for key in "HSDPUXRN123":
            QTest.keyClick(window, getattr(Qt.Key, f"Key_{key}"))
        QTest.keyClick(window, Qt.Key.Key_Return)
        for command in (Rebuy(100), DealCards(), AddChip(0, 500), Act(Action.HIT)):
            window.press(command, window.shown_view.step)
        assert window.prompt.question is None
        replay.step(1)
        window.skip_motion()
    assert path.read_bytes() == before
    assert (books(table), table.view) == (held, view)


@pytest.mark.parametrize("button", [Button.REBUY, Button.GAMELOGS])
def test_what_needs_the_books_is_off_with_the_reason(qtbot, button):
    window, replay = replaying(qtbot, played(2), 1)
    reason = refusal_text(TableRefusal.REPLAY, window.shown_view, Rebuy(100))
    assert window.bar.buttons[button].accessibleDescription() == reason
    window.open(button)
    assert window.voice.last == reason
    replay.leave()
    assert window.bar.buttons[button].isEnabled()


@pytest.mark.parametrize("stage", ["betting", "playing", "results"])
def test_back_to_the_table_it_is_exactly_where_it_was(qtbot, tmp_path, stage):
    table = table_at(tmp_path / "table.db", seed=seed_where(just_plays))
    bet_and_deal(table)
    play_out(table)
    table.shown()
    window = open_window(qtbot, table, folder=tmp_path)
    click(window.strip.rack.chips[1])
    if stage != "betting":
        press(window, Press.DEAL)
    while stage == "results" and window.shown_view.phase is Phase.PLAYING:
        press(window, Press.STAND)
    there, felt = window.shown_view, window.felt.grab().toImage()
    replay = window.practice.replay
    replay.begin(1, plays=False)
    replay.go(99)
    if replay.table.replay.choices:
        while replay.table.asked is None:
            replay.go(replay.table.at - 1)
        replay.what_if()
        while window.shown_view.phase is Phase.PLAYING:
            press(window, Press.STAND)
    click(window.practice.bar.back)
    assert window.shown_view == window.bridge.view == table.view == there
    apart = difference(halved(window.felt.grab().toImage()), halved(felt))
    assert apart.worst < 3  # the letters of the print are set anew, and round otherwise
    assert window.practice.bar is None
    if stage == "playing":
        press(window, Press.HIT)
        assert len(window.shown_view.observation.boxes[0].hands[0].cards) == 3


def test_a_round_that_is_not_there_is_not_shown(qtbot):
    window, replay = replaying(qtbot, played(1), 9)
    assert replay.table is None
    assert window.practice.bar is None


# ---------------------------------------------------------------- what decisions were worth


def with_answers(qtbot, table, answers):
    from bjdesk.ui.main_window import MainWindow

    window = MainWindow(replace(rooms(table), odds=lambda: answers))
    qtbot.addWidget(window, before_close_func=lambda widget: setattr(widget, "_leaving", True))
    window.setMinimumSize(0, 0)
    window.resize(1280, 800)
    window.show()
    return window


def test_each_decision_has_its_worth_and_what_was_done_beside_it(qtbot):
    table = played(3)
    answers = Answers()
    window = with_answers(qtbot, table, answers)
    replay = window.practice.replay
    replay.begin(round_with_decisions(table), plays=False)
    asked = to_choice(replay)
    window.skip_motion()
    values = replay.values
    assert values.isVisible()
    assert values.made is asked.action
    assert values.advice.worth == coach.advice_on(asked.decided.question).worth
    assert "Played" in values.accessibleName()
    place = values.geometry().adjusted(SHADE, SHADE, -SHADE, -SHADE)
    assert not any(one.intersects(place) for one in taken_places(window.felt.table_layout, window.shown_view))
    replay.go(0)
    assert replay.values is None


def test_an_answer_that_comes_too_late_is_not_shown(qtbot):
    table, answers = played(3), Answers(late=True)
    window = with_answers(qtbot, table, answers)
    replay = window.practice.replay
    replay.begin(round_with_decisions(table), plays=False)
    to_choice(replay)
    window.skip_motion()
    assert replay.values.advice is None
    replay.go(0)
    for answer in answers.kept:
        answer()
    assert replay.values is None


def test_what_the_file_holds_is_shown_and_not_asked_again(qtbot):
    table = table_at(seed=seed_where(just_plays), rules="single-deck")
    bet_and_deal(table)
    play_out(table)
    for decided in table.valuing.take():
        table.valuing.valued(decided, coach.advice_on(decided.question))
    table.valuing.write_rest()
    answers = Answers()
    window = with_answers(qtbot, table, answers)
    replay = window.practice.replay
    replay.begin(1, plays=False)
    to_choice(replay)
    window.skip_motion()
    assert replay.values.advice.worth
    assert HintShape.BARS not in replay.values.shapes
    assert answers.asked == []
    replay.values.grab()


def test_at_normal_size_every_choice_is_shown_with_its_worth(qtbot):
    for boxes in (1, 3, 7):
        table = table_at(seed=5, rules="classic")
        bet_and_deal(table, boxes=boxes)
        play_out(table)
        window = with_answers(qtbot, table, Answers())
        window.practice.replay.begin(1, plays=False)
        to_choice(window.practice.replay)
        window.skip_motion()
        assert window.practice.replay.values.shape is not HintShape.LINE


@pytest.mark.parametrize("size, scale", [((960, 600), 1.0), ((1280, 800), 1.5), ((1920, 1080), 2.0)])
def test_beside_seven_boxes_what_was_done_is_told_in_letters_near_the_texts(qtbot, size, scale):
    table = table_at(seed=5, rules="classic")
    bet_and_deal(table, boxes=7)
    play_out(table)
    window = with_answers(qtbot, table, Answers())
    window.change_settings(replace(PLAIN, text_scale=scale))
    window.resize(*size)
    replay = window.practice.replay
    replay.begin(1, plays=False)
    to_choice(replay)
    window.skip_motion()
    values = replay.values
    assert values.look.font >= 0.6 * window.felt.table_layout.text
    assert "Played" in values.sentence
    place = values.geometry().adjusted(SHADE, SHADE, -SHADE, -SHADE)
    assert not any(one.intersects(place) for one in taken_places(window.felt.table_layout, window.shown_view))
    window.grab()


# ---------------------------------------------------------------- what if


def test_from_a_decision_it_is_played_on_as_practice(qtbot, tmp_path):
    path = tmp_path / "table.db"
    table = played(3, path=path)
    number = round_with_decisions(table)
    window, replay = replaying(qtbot, table, number, folder=tmp_path)
    held, before = books(table), path.read_bytes()
    to_choice(replay)
    asked = window.bridge.view.observation
    QTest.keyClick(window.practice.bar.play, Qt.Key.Key_W)
    bar = window.practice.bar
    assert isinstance(bar, WhatIfBar)
    assert "other cards" in bar.accessibleName()  # its shoe is in use
    assert window.shown_view.practice
    assert window.shown_view.observation.boxes == asked.boxes
    while window.shown_view.phase is Phase.PLAYING:
        press(window, Press.STAND)
    press(window, Press.REBET)
    press(window, Press.DEAL)
    click(bar.once_more)
    assert window.shown_view.observation.boxes == asked.boxes
    click(bar.to_replay)
    assert isinstance(window.practice.bar, ReplayBar)
    assert window.shown_view.observation == asked
    click(window.practice.bar.back)
    assert window.shown_view == table.view
    assert (path.read_bytes(), books(table)) == (before, held)


def test_of_a_shoe_that_is_done_its_own_cards_come(qtbot):
    table = played(3)
    table.change_rules("vegas")
    play_rounds(table, 1, random.Random(1))
    window, replay = replaying(qtbot, table, round_with_decisions(table))
    to_choice(replay)
    replay.what_if()
    assert "as they lay" in window.practice.bar.accessibleName()


def test_where_nothing_is_asked_there_is_nothing_to_branch_from(qtbot):
    window, replay = replaying(qtbot, played(2), 1)
    assert not window.practice.bar.what_if.isEnabled()
    replay.what_if()
    assert "no decision here" in window.voice.last
    assert isinstance(window.practice.bar, ReplayBar)


def test_computer_players_whose_strategy_is_not_known_yet_are_waited_for(qtbot):
    table = table_at(rules="american", seed=3)
    do(table, TakeSeat(1, COMPUTER))
    table.charts = Charts(make=lambda _rules, _cancelled: Stands())
    table.charts.get(table.view.rules)
    do(table, AddChip(0, 2500))
    do(table, DealCards())
    play_out(table, lambda legal: Action.STAND if Action.STAND in legal else legal[-1])
    table.shown()
    waits = Charts(make=lambda _rules, _cancelled: QTest.qWait(1) or Stands())
    table.charts = waits
    waits.ready = lambda _rules: False
    window, replay = replaying(qtbot, table, 1)
    while replay.table.asked is None or not replay.table.asked.persons:
        replay.step(1)
    replay.what_if()
    assert "not ready" in window.voice.last
    assert isinstance(window.practice.bar, ReplayBar)


class Stands:
    def action(self, hand, up, legal):
        return Action.STAND if Action.STAND in legal else next(iter(legal))


# ---------------------------------------------------------------- words


@pytest.mark.parametrize(
    ("size", "scale"), [((960, 600), 1.0), ((1280, 800), 1.0), ((1920, 1080), 1.0), ((1920, 1200), 2.0)]
)
def test_the_strips_leave_every_word_and_button_its_room(qtbot, languages, size, scale):
    table, settings = played(3), replace(PLAIN, text_scale=scale)
    window, replay = replaying(qtbot, table, round_with_decisions(table), size=QSize(*size), settings=settings)
    to_choice(replay)
    for code in CODES:
        with speaking(code):
            window._retranslate()
            bar = window.practice.bar
            faces = [button.face.translated(button.pos()) for button in bar.buttons]
            assert all(face.height() >= 44 and face.width() >= 44 for face in faces)
            assert all(one.right() < other.left() for one, other in itertools.pairwise(faces))
            assert bar.words_fit, code
    replay.what_if()
    for code in CODES:
        with speaking(code):
            window._retranslate()
            assert window.practice.bar.words_fit, code
