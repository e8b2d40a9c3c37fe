"""The coach in the window: on request, after each choice, never in the way, and gone with the window."""

from __future__ import annotations

import gc
import os
import sys
from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtTest import QTest

from bjdesk.engine.actions import Action
from bjdesk.engine.presets import PRESETS
from bjdesk.game import coach
from bjdesk.game.chart import Part, chart_heard, chart_told
from bjdesk.game.commands import Act, DealCards, Rebet
from bjdesk.game.odds_service import ADVICE
from bjdesk.game.practice_hand import hand_of_case
from bjdesk.game.store import worth
from bjdesk.game.valuing import Decided
from bjdesk.game.view import Phase
from bjdesk.ui import chart_words, coach_words
from bjdesk.ui.coach_worker import OddsService
from bjdesk.ui.dialogs.strategy_chart import StrategyDialog
from bjdesk.ui.felt.hint_place import taken_places
from bjdesk.ui.keys import Press
from bjdesk.ui.labels import Button
from bjdesk.ui.main_window import MainWindow
from bjdesk.ui.panels.coach import SHADE, HintShape
from bjdesk.ui.rule_print import pdf_of
from tests.support.game import bet_and_deal, table_at
from tests.support.windows import PLAIN, SIZE, asks_insurance, click, just_plays, may_split, press, rooms, seed_where

pytestmark = pytest.mark.gui
F7 = Qt.Key.Key_F7
EIGHTS = {
    "rules": "single-deck",
    "boxes": [{"bet": "10.00", "cards": "8s 8h"}],
    "dealer": "6d Td",
    "next": "3c Ks 5h 9d",
}
SIZES = [((960, 600), 1.0), ((1280, 800), 1.0), ((1920, 1080), 1.0), ((1920, 1080), 2.0)]


class Answers(QObject):
    """Works odds out here and now, in the place of the process. `late` keeps the answers back."""

    def __init__(self, *, late=False):
        super().__init__()
        self.late, self.kept, self.running, self.asked, self.returns = late, [], True, [], {}

    def advice(self, question, then):
        self.asked.append(question)
        answer = coach.advice_on(question)
        if self.late:
            self.kept.append(partial(then, answer))
        else:
            then(answer)

    def returned(self, rules, then):
        then(0.9943)
        return 1

    def drop(self, number):
        pass

    def prepare(self):
        self.prepared = True

    def wait(self, milliseconds):
        pass

    def close(self):
        pass


def coached(qtbot, table, *, how="choice", odds=None, size=SIZE, scale=1.0):
    """A window with a coach."""
    service = odds or Answers()
    settings = replace(PLAIN, coach=how, text_scale=scale)
    built = replace(rooms(table, settings=settings), valuing=table.valuing, odds=lambda: service)
    window = MainWindow(built)
    qtbot.addWidget(window, before_close_func=lambda widget: setattr(widget, "_leaving", True))
    window.strip.guard._clock = iter(range(0, 10**9, 10_000)).__next__
    window.setMinimumSize(0, 0)
    window.resize(size)
    window.show()
    return window


def dealt(seed, *, rules=None, boxes=1):
    table = table_at(seed=seed, rules=rules)
    bet_and_deal(table, boxes=boxes)
    return table


# ---------------------------------------------------------------- on request


def test_it_is_off_until_it_is_turned_on(qtbot):
    window = coached(qtbot, dealt(seed_where(just_plays)), how="off")
    assert not window.bar.buttons[Button.HINT].isVisible()
    QTest.keyClick(window, F7)
    assert not window.coach.panel.isVisible()
    assert window.voice.last == coach_words.coach_is_off()


def test_f7_and_the_button_show_what_every_legal_choice_is_worth(qtbot):
    window = coached(qtbot, dealt(seed_where(may_split)), how="request")
    QTest.keyClick(window, F7)
    panel = window.coach.panel
    assert panel.isVisible()
    assert {action for action, _ in panel.advice.worth} == set(window.shown_view.observation.legal)
    assert panel.accessibleName() == coach_words.hint_spoken(panel.advice)
    QTest.keyClick(window, F7)
    assert not panel.isVisible()
    QTest.mouseClick(window.bar.buttons[Button.HINT], Qt.MouseButton.LeftButton)
    assert panel.isVisible()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not panel.isVisible()


def test_the_hint_goes_with_its_decision(qtbot):
    window = coached(qtbot, dealt(seed_where(just_plays)), how="request")
    QTest.keyClick(window, F7)
    press(window, Press.HIT)
    assert not window.coach.panel.isVisible()


def test_between_rounds_it_says_that_nothing_is_to_decide(qtbot):
    window = coached(qtbot, table_at(), how="request")
    assert window.bar.buttons[Button.HINT].reason == coach_words.nothing_asked()
    QTest.keyClick(window, F7)
    assert window.voice.last == coach_words.nothing_asked()


def test_the_first_chip_lets_the_process_start(qtbot):
    window = coached(qtbot, table_at(), how="off")
    assert not hasattr(window.coach.service, "prepared")
    click(window.strip.rack.chips[0])
    assert window.coach.service.prepared


def test_an_answer_that_comes_after_its_step_shows_nothing(qtbot):
    answers = Answers(late=True)
    window = coached(qtbot, dealt(seed_where(just_plays)), how="request", odds=answers)
    service = window.coach.service
    QTest.keyClick(window, F7)
    assert window.coach.panel.sentence == coach_words.working()
    first = service.kept[0]
    press(window, Press.HIT)
    QTest.keyClick(window, F7)
    first()
    assert window.coach.panel.advice is None


def test_insurance_is_valued_before_the_look(qtbot):
    window = coached(qtbot, dealt(seed_where(asks_insurance)), how="request")
    QTest.keyClick(window, F7)
    advice = window.coach.panel.advice
    assert {action for action, _ in advice.worth} == {Action.INSURANCE, Action.NO_INSURANCE}
    assert advice.dealer[5] > 0.2, "the natural is among what may come"


# ---------------------------------------------------------------- after each choice


def test_a_quiet_mark_tells_what_a_choice_cost_and_goes_with_the_next_bet(qtbot):
    window = coached(qtbot, dealt(seed_where(just_plays)))
    question = window.coach._question
    press(window, Press.STAND)
    advice = coach.advice_on(question)
    assert window.coach.mark.text == coach_words.mark_texts(advice, Action.STAND)[0]
    assert window.coach.mark.right == (advice.best is Action.STAND)
    assert window.coach.mark.isVisible()
    click(window.strip.rack.chips[0])
    assert not window.coach.mark.isVisible()


def test_no_mark_without_the_wish_but_the_worth_is_kept(qtbot):
    table = dealt(seed_where(just_plays))
    window = coached(qtbot, table, how="off")
    press(window, Press.STAND)
    assert not window.coach.mark.isVisible()
    table.valuing.write_rest()
    assert len(worth.of_round(table.database, 1)) == 1


def test_practice_marks_choices_in_the_same_words_and_keeps_no_worth(qtbot):
    table = dealt(seed_where(just_plays))
    window = coached(qtbot, table)
    window.practice.begin(hand_of_case(EIGHTS))
    press(window, Press.DEAL)
    question = window.coach._question
    press(window, Press.STAND)
    advice = coach.advice_on(question)
    assert window.coach.mark.isVisible()
    assert window.coach.mark.text == coach_words.mark_texts(advice, Action.STAND)[0]
    assert not window.coach.mark.right
    table.valuing.write_rest()
    assert not worth.missing(table.database, 0)
    assert not worth.of_round(table.database, 1)


def test_practice_without_the_wish_for_marks_asks_for_none(qtbot):
    answers = Answers()
    window = coached(qtbot, dealt(seed_where(just_plays)), how="off", odds=answers)
    window.practice.begin(hand_of_case(EIGHTS))
    for button in (Press.DEAL, Press.SPLIT, Press.STAND, Press.STAND):
        press(window, button)
    assert not window.coach.mark.isVisible()
    assert not answers.asked


def test_an_answer_about_a_hand_that_is_dealt_again_marks_nothing(qtbot):
    answers = Answers(late=True)
    window = coached(qtbot, dealt(seed_where(just_plays)), odds=answers)
    window.practice.begin(hand_of_case(EIGHTS))
    for button in (Press.DEAL, Press.STAND):
        press(window, button)
    window.practice.again()
    press(window, Press.DEAL)
    for answer in answers.kept:
        answer()
    assert not window.coach.mark.isVisible()
    press(window, Press.STAND)
    answers.kept[-1]()
    assert window.coach.mark.isVisible()


def test_round_after_round_leaves_no_decision_behind(qtbot):
    before, service = decisions_held(), OddsService()
    service.ask, service.prepare = told_at_once, lambda: None
    window = coached(qtbot, dealt(seed_where(just_plays)), odds=service)
    held = []
    for _ in range(3):
        play_on(window, rounds=20)
        held.append(decisions_held() - before)
    assert held[0] == held[1] == held[2] < 30


def decisions_held():
    gc.collect()
    return sum(isinstance(one, (coach.Question, coach.Advice, Decided)) for one in gc.get_objects())


def told_at_once(job, then):
    """The answer of the helper process, without it."""
    advice = coach.advice_on(coach.question_heard(job)) if job["kind"] == ADVICE else None
    then({"advice": None if advice is None else coach.advice_told(advice), "return": 0.99})
    return 1


def play_on(window, *, rounds):
    """Bet again, deal, and stand or decline as long as somebody is asked."""
    for _ in range(rounds):
        while window.bridge.view.phase is Phase.PLAYING:
            legal = window.bridge.view.observation.legal
            window.press(Act(Action.STAND if Action.STAND in legal else legal[-1]), window.bridge.view.step)
            window.skip_motion()
        window.press(Rebet(), window.bridge.view.step)
        window.press(DealCards(), window.bridge.view.step)
        window.skip_motion()


# ---------------------------------------------------------------- places


@pytest.mark.parametrize(
    "size, scale", [((960, 600), 1.0), ((1280, 800), 1.0), ((1920, 1080), 1.0), ((1920, 1080), 2.0)]
)
@pytest.mark.parametrize("rules, boxes", [(None, 1), ("classic", 3), ("classic", 7)])
def test_the_hint_lies_over_no_card_and_no_word(qtbot, size, scale, rules, boxes):
    seed = next(seed for seed in range(50) if dealt(seed, rules=rules, boxes=boxes).view.persons_turn)
    window = coached(qtbot, dealt(seed, rules=rules, boxes=boxes), how="request", size=QSize(*size), scale=scale)
    QTest.keyClick(window, F7)
    panel = window.coach.panel.geometry().toRectF().adjusted(SHADE + 1, SHADE + 1, -SHADE - 1, -SHADE - 1)
    assert window.felt.rect().toRectF().contains(panel)
    for taken in taken_places(window.felt.table_layout, window.shown_view):
        assert not panel.intersects(taken), (panel, taken)


def asked(qtbot, boxes, size, scale, **options):
    """A window with the hint of the first such deal that asks about more than hit and stand."""
    deals = (dealt(seed, rules="classic", boxes=boxes) for seed in range(50))
    table = next(one for one in deals if one.view.persons_turn and len(one.view.observation.legal) > 3)
    window = coached(qtbot, table, how="request", size=QSize(*size), scale=scale, **options)
    QTest.keyClick(window, F7)
    return window


@pytest.mark.parametrize("boxes", [1, 2, 3, 4, 5, 6, 7])
@pytest.mark.parametrize("size, scale", [((1920, 1080), 2.0), ((1600, 900), 1.5), ((1280, 800), 1.5)])
def test_in_large_text_the_hint_keeps_letters_near_the_texts_and_says_no_less_to_a_screen_reader(
    qtbot, boxes, size, scale
):
    panel = (window := asked(qtbot, boxes, size, scale)).coach.panel
    text = window.felt.table_layout.text
    assert panel.look.font >= (0.6 if panel.shape is HintShape.LINE else 0.45) * text
    assert panel.accessibleName() == coach_words.hint_spoken(panel.advice)


def test_with_seven_boxes_in_large_text_the_hint_is_the_best_choice_in_one_line(qtbot):
    panel = asked(qtbot, 7, (1920, 1080), 2.0).coach.panel
    assert panel.shape is HintShape.LINE
    assert panel.covers.height() < 2.2 * panel.look.font
    panel.grab()


@pytest.mark.parametrize("size, scale", [one for one in SIZES if one[1] == 1])
@pytest.mark.parametrize("boxes", [1, 3, 7])
def test_at_normal_size_the_hint_shows_every_choice(qtbot, size, scale, boxes):
    assert asked(qtbot, boxes, size, scale).coach.panel.shape is not HintShape.LINE


def test_the_one_line_hint_can_say_that_there_is_no_answer(qtbot):
    panel = asked(qtbot, 7, (1920, 1080), 2.0).coach.panel
    place, pictures = panel.covers, []
    for known in (True, False):
        panel.show_advice(None, known=known)
        panel.set_place(place, panel.look, HintShape.LINE)
        pictures.append(panel.grab().toImage())
        assert panel.accessibleName() == (coach_words.not_told() if known else coach_words.working())
    assert pictures[0] != pictures[1]


def test_the_hint_leaves_no_half_words_of_the_print(qtbot):
    seed = next(seed for seed in range(50) if dealt(seed, rules="classic", boxes=7).view.persons_turn)
    window = coached(qtbot, dealt(seed, rules="classic", boxes=7), how="request", size=SIZE)
    assert not window.felt._prompted
    QTest.keyClick(window, F7)
    assert window.felt.cuts_print(window.coach.panel.covers)
    assert window.felt._prompted
    QTest.keyClick(window, F7)
    assert not window.felt._prompted


# ---------------------------------------------------------------- the process


def test_a_real_process_answers_and_ends_with_the_window(qtbot):
    table = dealt(seed_where(just_plays))
    window = coached(qtbot, table, odds=OddsService())
    service = window.coach.service
    qtbot.waitUntil(lambda: window.coach._known, timeout=30_000)
    assert window.coach._advice == coach.advice_on(window.coach._question)
    process = service._process.processId()
    press(window, Press.STAND)
    window.leave()
    assert not service.running
    assert not os.path.exists(f"/proc/{process}")  # noqa: PTH110 - there is no file to speak of
    table.valuing.write_rest()
    assert len(worth.of_round(table.database, 1)) == 1


def test_a_chart_gives_way_to_a_decision_and_can_be_dropped(qtbot):
    service, told = OddsService(), []
    service.chart(PRESETS["classic"], lambda chart: told.append("chart"))
    dropped = service.chart(PRESETS["vegas"], lambda chart: told.append("dropped"))
    service.drop(dropped)
    question = coach.Question(
        PRESETS["single-deck"], *hand("8h 8c", "6s"), (), (Action.HIT, Action.STAND, Action.SPLIT), purse=9
    )
    service.advice(question, told.append)
    qtbot.waitUntil(lambda: not service.busy, timeout=60_000)
    assert told == [coach.advice_on(question), "chart"]
    service.close()


def hand(player, up):
    from bjdesk.engine.notation import parse_cards

    return parse_cards(player), parse_cards(up)[0]


def test_a_process_that_dies_leaves_no_question_open(qtbot):
    service, told = OddsService(start=[sys.executable, "-c", "raise SystemExit(3)"]), []
    service.returned(PRESETS["vegas"], told.append)
    qtbot.waitUntil(lambda: told == [None], timeout=30_000)
    assert not service.running


# ---------------------------------------------------------------- the strategy chart


@pytest.fixture(scope="module")
def chart():
    from bjdesk.odds.strategy import basic_strategy

    return chart_heard(chart_told(basic_strategy(PRESETS["single-deck"])))


def test_the_chart_has_every_hand_against_every_up_card(chart):
    assert [len(chart.part(part)) for part in Part] == [17, 9, 10]
    assert all(len(row.fields) == 10 for row in chart.rows)
    assert chart.part(Part.PAIRS)[0].row == 0
    assert chart_words.code(chart.part(Part.PAIRS)[0].fields[4]) == "P"


def test_a_field_tells_its_values_by_mouse_and_by_key(qtbot, chart):
    dialog = StrategyDialog("single-deck")
    qtbot.addWidget(dialog)
    dialog.set_text_size(18.0)
    dialog.show_chart(chart)
    dialog.show()
    table = dialog.tables[Part.HARD]
    QTest.mouseMove(table, table._field(4, 8).center().toPoint())
    qtbot.waitUntil(lambda: dialog.told.text().startswith("Hard 16 against 10: "))
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Down)
    assert dialog.told.text().startswith("Hard 15 against 10: ")
    assert table.accessibleDescription() == dialog.told.text()


def test_the_chart_in_words_and_on_paper_says_all(qtbot, chart, languages):
    dialog = StrategyDialog("single-deck")
    qtbot.addWidget(dialog)
    dialog.show_chart(chart)
    for code in languages:
        languages_switch(code)
        dialog.retranslate()
        words = dialog.text.toPlainText()
        assert len(words.splitlines()) >= 17 + 9 + 10 + 4
        assert len(dialog.exceptions.toPlainText().splitlines()) > len(chart.exceptions)
        letters = {chart_words.letter(action) for action in chart_words.PLAYED}
        assert len(letters) == 5, (code, letters)
    assert pdf_of(chart_words.chart_document(chart, "single-deck")).startswith(b"%PDF")


def languages_switch(code):
    from bjdesk.ui.language import LanguageSwitch
    from tests.support.windows import switches

    if not switches:
        switches.append(LanguageSwitch())
    switches[-1].set(code)
