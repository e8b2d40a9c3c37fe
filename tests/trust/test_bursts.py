"""One press, one effect (GLI-19, 4.2.3): bursts of presses within 50 ms; of HIT or DEAL at most one."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bjdesk.game.commands import Rebuy
from bjdesk.game.view import Phase
from bjdesk.ui.keys import STROKES, Press
from tests.support.game import table_at
from tests.support.sitters import SimpleCharts
from tests.support.sizes import sizes
from tests.support.windows import open_window

pytestmark = [pytest.mark.trust, pytest.mark.gui, pytest.mark.hot]
LEFT = Qt.MouseButton.LeftButton
ONCE = (Press.HIT, Press.DEAL, Press.REBET_AND_DEAL)
PAUSE = 1_000
"""Milliseconds between two bursts: everything is heard again."""


class Bursts:
    """A window whose clock is set by hand: a burst takes 50 ms at the most."""

    def __init__(self, qtbot, seed: int) -> None:
        self.rand, self.now = random.Random(seed), 0
        self.table = table_at(seed=seed, rules="american")
        self.table.charts = SimpleCharts()
        self.window = open_window(qtbot, self.table, patient=False, speed="fast")
        self.window.strip.guard._clock = lambda: self.now
        self.wrong: list[str] = []
        self.effects: Counter[int] = Counter()

    def stored(self) -> int:
        """Decisions and rounds on disk."""
        return self.table.database.value("SELECT (SELECT count(*) FROM action) + (SELECT count(*) FROM round)")

    def ready(self) -> None:
        """Come to a state in which something may be pressed: a decision, or a bet that lies there."""
        window = self.window
        self.now += PAUSE
        window.skip_motion()
        window.side.close_all()
        if window.prompt.question is not None:
            self.answer()
        view = self.table.view
        if view.phase is Phase.PLAYING:
            return
        if view.balance < 500_00:
            window.press(Rebuy(1_000_00), view.step)
        if not window.shown_view.bet or view.phase is Phase.RESULTS:
            QTest.mouseClick(window.felt.buttons.boxes[0], LEFT)
        self.now += PAUSE

    def answer(self) -> None:
        QTest.mouseClick(self.window.prompt.no, LEFT, pos=self.window.prompt.no.face.center().toPoint())
        self.window.skip_motion()
        self.now += PAUSE

    def burst(self) -> None:
        self.ready()
        playing = self.table.view.phase is Phase.PLAYING
        kind = self.rand.choice(("once", "once", "mixed"))
        pressed = self.rand.choice((Press.HIT,) if playing else ONCE[1:])
        self.told: list[object] = []
        before, count = self.stored(), self.rand.randint(2, 5)
        for _ in range(count):
            step, written = self.table.view.step, self.stored()
            one = pressed if kind == "once" else self.any_press()
            self.input(one)
            self.told.append((one.name, self.now, self.table.view.step - step, self.table.view.phase.name))
            self.check(one, self.table.view.step - step, self.stored() - written)
            self.now += self.rand.randint(1, 50 // count)
        self.effects[self.stored() - before] += 1
        if kind == "once" and self.stored() - before > 1:
            self.wrong.append(f"{count} times {pressed.name}: {self.stored() - before} effects {self.told}")

    def check(self, one: Press, steps: int, written: int) -> None:
        if steps > 1 or written > 1:
            self.wrong.append(f"one {one.name}: {steps} steps, {written} stored")

    def any_press(self) -> Press:
        return self.rand.choice([press for press, button in self.window.strip.buttons.items() if button.isVisible()])

    def input(self, one: Press) -> None:
        window = self.window
        if self.rand.random() < 0.5:
            button = window.strip.buttons[one]
            QTest.mouseClick(button, LEFT, pos=button.face.center().toPoint())
        else:
            stroke = STROKES[one][0]
            held = Qt.KeyboardModifier.ControlModifier if stroke.control else Qt.KeyboardModifier.NoModifier
            QTest.keyClick(window.focusWidget() or window, stroke.key, held)


@pytest.mark.parametrize("count", sizes(500, 5_000))
def test_a_press_has_one_effect_at_most_and_a_burst_of_hit_or_deal_too(qtbot, seed, count, measured):
    bursts = Bursts(qtbot, seed)
    for number in range(count):
        bursts.burst()
        if number % 50 == 0:
            QApplication.processEvents()
    rounds = bursts.table.round_count()
    measured(f"{count:,} bursts over {rounds:,} rounds, {len(bursts.wrong)} with more than one effect")
    bursts.window.leave()
    bursts.table.close()
    print(*bursts.wrong, sep="\n")
    assert bursts.wrong == []
    assert bursts.effects[1] > count // 4
    assert rounds > count // 20
