"""The return is worked out beside the window; a new question drops the one before; the figures are the odds room's."""

from __future__ import annotations

import threading
from dataclasses import replace

import pytest

from bjdesk.engine.presets import PRESETS
from bjdesk.engine.rules import NaturalPays
from bjdesk.ui.coach_worker import OddsService, ServedReturns
from bjdesk.ui.dialogs.rules_return import (
    Change,
    Returns,
    bare,
    best_return,
    change_sentence,
    return_sentence,
    wait_for_threads,
)
from tests.support.languages import speaking

pytestmark = pytest.mark.gui
KROG, SINGLE = PRESETS["krog"], PRESETS["single-deck"]


@pytest.fixture(autouse=True)
def _no_thread_is_left(qapp):
    yield
    wait_for_threads()


def test_what_was_asked_is_found_and_then_known(qtbot):
    returns = Returns(lambda rules, cancelled: rules.decks / 10)
    assert returns.known(SINGLE) is None
    with qtbot.waitSignal(returns.found):
        returns.ask(SINGLE)
    assert returns.known(SINGLE) == 0.1


def test_limits_and_boxes_make_no_other_return(qtbot):
    asked = []
    returns = Returns(lambda rules, cancelled: asked.append(rules) or 0.9)
    with qtbot.waitSignal(returns.found):
        returns.ask(SINGLE)
    other = replace(SINGLE, boxes=7, max_bet=100_000, chips=(100,))
    assert returns.known(other) == 0.9
    returns.ask(other)
    assert asked == [bare(SINGLE)]


def test_a_new_question_drops_the_one_before(qtbot):
    started, given_up = threading.Event(), threading.Event()

    def worth(rules, cancelled):
        if rules.decks == 1:
            started.set()
            while not cancelled():
                threading.Event().wait(0.002)
            given_up.set()
            return None
        return 0.8

    returns = Returns(worth)
    returns.ask(SINGLE)
    assert started.wait(10)
    returns.ask(PRESETS["vegas"])
    qtbot.waitUntil(lambda: returns.known(PRESETS["vegas"]) is not None, timeout=10_000)
    assert given_up.is_set()
    assert returns.known(SINGLE) is None


def test_at_most_one_thread_works(qtbot):
    at_work, most = [], []

    def worth(rules, cancelled):
        at_work.append(rules)
        most.append(len(at_work))
        while not cancelled() and rules.decks != 6:
            threading.Event().wait(0.001)
        at_work.pop()
        return 0.5 if rules.decks == 6 else None

    returns = Returns(worth)
    for decks in (1, 2, 3, 4, 5, 6):
        returns.ask(replace(SINGLE, decks=decks))
    qtbot.waitUntil(lambda: returns.known(replace(SINGLE, decks=6)) is not None, timeout=10_000)
    assert max(most) == 1


def test_dropping_ends_the_work(qtbot):
    started = threading.Event()

    def worth(rules, cancelled):
        started.set()
        while not cancelled():
            threading.Event().wait(0.002)

    returns = Returns(worth)
    returns.ask(SINGLE)
    assert started.wait(10)
    returns.drop()
    qtbot.waitUntil(lambda: returns._work is None, timeout=10_000)
    assert returns.known(SINGLE) is None


def test_the_figure_is_that_of_the_odds_and_giving_up_gives_none():
    assert best_return(KROG, lambda: False) == pytest.approx(0.9063, abs=5e-5)
    assert best_return(KROG, lambda: True) is None


@pytest.mark.parametrize(
    "spoken, written, after, said",
    [
        ("en", True, 0.9946, "Dealer hits soft 17: −0.20 points"),
        ("en", False, 0.9986, "Dealer hits soft 17, no: +0.20 points"),
        ("en", True, 0.99661, "Dealer hits soft 17: no difference"),
        ("sv", True, 0.9946, "Given drar på mjuk 17: −0,20 procentenheter"),
    ],
)
def test_the_change_is_told_in_points(spoken, written, after, said):
    change = Change("dealer_hits_soft_17", SINGLE, SINGLE, written)
    with speaking(spoken):
        assert change_sentence(change, 0.9966, after) == said


def test_a_change_of_a_word_names_the_word():
    after = replace(SINGLE, natural_pays=NaturalPays.SIX_TO_FIVE)
    with speaking("en"):
        assert change_sentence(Change("natural_pays", SINGLE, after, "6:5"), 0.9981, 0.9842) == (
            "Blackjack pays, 6 to 5: −1.39 points"
        )
        assert change_sentence(Change("natural_pays", SINGLE, after, "6:5"), None, 0.9842) == ""
        assert return_sentence(0.9981) == "Return with best play: 99.81%"
        assert "worked out" in return_sentence(None)


class Asked(OddsService):
    """Keeps what it is asked, and answers when told to."""

    def __init__(self):
        super().__init__()
        self.jobs = {}

    def ask(self, job, then):
        self.jobs[len(self.jobs) + 1] = (job, then)
        return len(self.jobs)

    def drop(self, number):
        self.jobs[number] = (None, None)


def test_what_one_window_has_learned_no_other_asks_again(qapp):
    service = Asked()
    rules_window, editor = ServedReturns(service), ServedReturns(service)
    rules_window.ask(SINGLE)
    service.jobs[1][1]({"return": 0.9981})
    editor.ask(SINGLE, KROG)
    assert editor.known(SINGLE) == pytest.approx(0.9981)
    assert len(service.jobs) == 2
    editor.drop()
    assert service.jobs[2] == (None, None)
    assert editor.known(KROG) is None
