"""Somebody who presses anything at the real window, by real events; every promise is looked at after each."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QDialog, QFileDialog, QMessageBox, QWidget
from shiboken6 import isValid

from bjdesk.engine.actions import Action
from bjdesk.game.commands import Act, PayIn
from bjdesk.game.view import Phase
from bjdesk.ui.keys import STROKES, Press
from bjdesk.ui.labels import Button
from bjdesk.ui.main_window import MainWindow
from bjdesk.ui.panels.money_label import Purse
from bjdesk.ui.panels.strip_places import PLAYING
from bjdesk.ui.window_tidying import WindowTidying
from tests.support.money_watch import MoneyWatch
from tests.support.windows import rooms

LEFT = Qt.MouseButton.LeftButton
SIZES = (QSize(960, 600), QSize(1100, 760), QSize(1280, 800), QSize(1600, 900))
LANGUAGES = ("en", "sv", "nl", "cs")
SPEEDS = ("turbo", "fast", "normal")
CLOSED_AT_ONCE = frozenset({"break", "idle"})
"""A break would keep the table shut for hours."""
PLAIN_KEYS = (
    Qt.Key.Key_Tab,
    Qt.Key.Key_Backtab,
    Qt.Key.Key_Space,
    Qt.Key.Key_1,
    Qt.Key.Key_2,
    Qt.Key.Key_5,
    Qt.Key.Key_Left,
)
WANTED = frozenset(press for press in STROKES if press is not Press.EXIT)


class Refuser(QObject):
    """Says no to what Qt itself asks in a loop of its own: whether a file may be written over."""

    def __init__(self) -> None:
        super().__init__()
        self.startTimer(200)

    def timerEvent(self, event) -> None:
        asked = QApplication.activeModalWidget()
        if isinstance(asked, QMessageBox):
            asked.reject()


class Monkey:
    """`hits` counts the presses on each control that was on; `wrong` what was seen, with the event before it."""

    def __init__(self, table, seed: int, folder: Path) -> None:
        self.rand, self.table, self._folder = random.Random(seed), table, folder
        self.hits: Counter[str] = Counter()
        self.wrong: list[str] = []
        self.watch = MoneyWatch(table)
        self.events = 0
        self._refuser = Refuser()
        self.stays = False  # whether this window is kept, so that what it needs of memory can be measured
        self._acts = (
            *[self._least_pressed] * 10, *[self._any_control] * 10, *[self._key] * 6, *[self._in_dialog] * 6,
            *[self._answer] * 6, *[self._wait] * 4, self._anywhere, self._resize, self._focus, self._settings,
            self._close,
        )  # fmt: skip
        self.open()

    def open(self) -> None:
        self.window = MainWindow(rooms(self.table, speed="turbo", folder=self._folder))
        self.window.strip.guard._clock = itertools.count(0, 10_000).__next__
        WindowTidying(self.window)  # as the program has it
        self.window.resize(self.rand.choice(SIZES))
        self.window.show()

    def warm(self) -> None:
        """Open everything once, at every size and in every language: what is loaded then stays."""
        for size, language in zip(SIZES, LANGUAGES, strict=True):
            self.window.resize(size)
            self.window.change_settings(replace(self.window.settings, language=language))
            for button in self.window.bar.buttons:
                if button not in {Button.EXIT_GAME, Button.SOUND, Button.HINT}:
                    self.window.open(button)
                    self._run_on()
            self.rest()

    def rest(self) -> None:
        """Close what is open beside the table."""
        for dialog in self._dialogs():
            if isinstance(dialog, QFileDialog):
                dialog.reject()
        self.window.side.close_all()
        self._run_on()

    def leave(self) -> None:
        self.window.side.close_all()
        self.window.leave()
        self.window.deleteLater()
        self._run_on()

    def _reopen(self) -> None:
        self.window.deleteLater()
        self.open()

    def event(self) -> None:
        """One act, and a look at everything."""
        self.events += 1
        act = self.rand.choice(self._acts)
        if QApplication.activeModalWidget() is not None and act not in {self._key, self._wait}:
            act = self._in_dialog  # what a question covers hears nothing
            print(self.events, act.__name__, [type(d).__name__ for d in self._dialogs()], flush=True)
        act()
        self._run_on()
        self._refresh_money()
        self.look(act.__name__)

    @staticmethod
    def _run_on() -> None:
        """What a running program does between two events."""
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    # -- acts

    def controls(self) -> dict[str, QAbstractButton]:
        """What can be pressed at the table now, by name."""
        window = self.window
        named = {f"strip {press.name}": button for press, button in window.strip.buttons.items()}
        named |= {f"chip {place}": chip for place, chip in enumerate(window.strip.rack.chips)}
        named |= {f"bar {button.name}": widget for button, widget in window.bar.buttons.items()}
        named |= {f"box {box}": button for box, button in enumerate(window.felt.buttons.boxes)}
        named |= {f"stack {box}": button for box, button in enumerate(window.felt.buttons.stacks)}
        named |= {"sign": window.felt.buttons.sign, "prompt yes": window.prompt.yes, "prompt no": window.prompt.no}
        bar = window.practice.bar
        if bar is not None:
            named |= {f"{type(bar).__name__} {place}": button for place, button in enumerate(bar.buttons)}
        if self.stays:
            del named[f"bar {Button.EXIT_GAME.name}"]
        return {name: one for name, one in named.items() if one.isVisible() and one.isEnabled()}

    def _least_pressed(self) -> None:
        on = {name: one for name, one in self.controls().items() if name != f"bar {Button.EXIT_GAME.name}"}
        if on:
            name = min(on, key=lambda one: (self.hits[one], self.rand.random()))
            self._click(name, on[name])

    def _any_control(self) -> None:
        for name, one in self.rand.sample(list(self.controls().items()), 1):
            self._click(name, one)

    def _click(self, name: str, one: QAbstractButton) -> None:
        modal = QApplication.activeModalWidget()
        self.hits[name] += modal is None
        face = getattr(one, "face", None)
        spot = face.center().toPoint() if face is not None and not face.isEmpty() else one.rect().center()
        for _ in range(2 if self.rand.random() < 0.05 else 1):
            if QApplication.activeModalWidget() is modal:
                self._press(one, LEFT, spot)

    def _press(self, one: QWidget, button, spot: QPoint) -> None:
        """Down and up: what is gone by then hears nothing more."""
        for half in (QTest.mousePress, QTest.mouseRelease):
            if isValid(one):
                half(one, button, pos=spot)

    def _stroke(self, key, held=Qt.KeyboardModifier.NoModifier) -> None:
        for half in (QTest.keyPress, QTest.keyRelease):
            window = QApplication.activeModalWidget() or self.window
            half(window.focusWidget() or window, key, held)

    def _key(self) -> None:
        window = QApplication.activeModalWidget() or self.window
        if self.rand.random() < 0.3:
            self._stroke(self.rand.choice(PLAIN_KEYS))
            return
        press = min(WANTED, key=lambda one: (self.hits[f"key {one.name}"], self.rand.random()))
        stroke = STROKES[press][0]
        held = Qt.KeyboardModifier.ControlModifier if stroke.control else Qt.KeyboardModifier.NoModifier
        self.hits[f"key {press.name}"] += window is self.window
        self._stroke(stroke.key, held)

    def _dialogs(self) -> list[QDialog]:
        return [one for one in QApplication.topLevelWidgets() if isinstance(one, QDialog) and one.isVisible()]

    def _in_dialog(self) -> None:
        """Press, choose or close something in a window beside the table."""
        modal = QApplication.activeModalWidget()
        for dialog in [modal] if modal is not None else self._dialogs()[-1:]:
            buttons = [one for one in dialog.findChildren(QAbstractButton) if one.isVisible() and one.isEnabled()]
            lists = [one for one in dialog.findChildren(QComboBox) if one.isVisible() and one.isEnabled()]
            if self.rand.random() < 0.25 or isinstance(dialog, QFileDialog) or not buttons:
                dialog.reject()
            elif lists and self.rand.random() < 0.3:
                chosen = self.rand.choice(lists)
                chosen.setCurrentIndex(self.rand.randrange(max(1, chosen.count())))
            else:
                self._click(f"in {type(dialog).__name__}", self.rand.choice(buttons))

    def _answer(self) -> None:
        """Go on with the round, so that many are played."""
        window = self.window
        if window.prompt.question is not None:
            self._click("prompt no", window.prompt.no)
        for press in (Press.DEAL, Press.STAND):
            button = window.strip.buttons[press]
            if button.isVisible() and button.isEnabled():
                self._click(f"strip {press.name}", button)
        if window.shown_view.phase is not Phase.PLAYING and not window.shown_view.bet:
            self._press(window.felt.buttons.boxes[0], LEFT, window.felt.buttons.boxes[0].rect().center())

    def _wait(self) -> None:
        QTest.qWait(self.rand.choice((1, 3, 10)))

    def _anywhere(self) -> None:
        spot = QPoint(self.rand.randrange(self.window.width()), self.rand.randrange(self.window.height()))
        target = self.window.childAt(spot) or self.window
        button = self.rand.choice((LEFT, Qt.MouseButton.RightButton))
        self._press(target, button, target.mapFrom(self.window, spot))
        popup = QApplication.activePopupWidget()
        if popup is not None:
            popup.close()

    def _resize(self) -> None:
        self.window.resize(self.rand.choice(SIZES))

    def _focus(self) -> None:
        self.rand.choice(list(self.controls().values()) or [self.window]).setFocus()

    def _settings(self) -> None:
        now = self.window.settings
        change = self.rand.choice(
            [{"language": self.rand.choice(LANGUAGES)}, {"speed": self.rand.choice(SPEEDS)}, {"text_scale": 1.0}]
        )
        self.window.change_settings(replace(now, **change))

    def _close(self) -> None:
        """Close the window, asked or not, and open another on the same table."""
        if self.stays:
            if self.table.view.phase is Phase.PLAYING and not self.window.practice.table:
                self.window.close()  # which asks, and is told to stay
            return
        if self.rand.random() < 0.5:
            self.window.close()
        if self.window.isVisible():
            self.window.leave()
        self._reopen()

    def _refresh_money(self) -> None:
        """Put away what would end the game, and keep a wallet that pays for more."""
        if not self.window.isVisible():
            self._reopen()
        for name in CLOSED_AT_ONCE | ({"leave", "reminder"} if self.stays else set()):
            sheet = self.window.side.get(name)
            if sheet is not None:
                sheet.reject()
        view = self.table.view
        if view.wallet < 1_000_00 and view.why_not(PayIn(100_000_00)) is None:
            self.table.perform(PayIn(100_000_00), view.step)
            self.window.bridge.use(self.table)

    # -- looking

    def look(self, act: str) -> None:
        """All invariants of TRUST.md that hold after every event."""
        found = self.watch.wrong()
        modal = [one for one in self._dialogs() if one.isModal()]
        found += [f"{len(modal)} dialogs: {modal}"] if len(modal) > 1 else []
        window, view = self.window, self.window.bridge.view
        shown = window.bar.labels[Purse.BALANCE].amount
        if shown not in {window.shown_view.balance, view.balance}:
            found.append(f"the balance says {shown}, the step shown {window.shown_view.balance}")
        if not window.playback.running:
            found += self._at_rest(view)
        if found:
            self.wrong.append(f"event {self.events}, {act}: {found}")

    def _at_rest(self, view) -> list[str]:
        window = self.window
        found = [] if window.shown_view == view else [f"shown {window.shown_view}, but it is {view}"]
        found += [] if window.bar.labels[Purse.BALANCE].amount == view.balance else ["the balance is another one"]
        if not view.practice and not view.replay:
            laid = sum(view.bets) if view.phase is not Phase.PLAYING else 0
            mine = self.watch.derived["table"]
            found += [] if mine - laid <= view.balance <= mine else [f"ledger {mine}, shown {view.balance}"]
        if view.phase is Phase.PLAYING and view.observation is not None and window.prompt.question is None:
            on = {
                place.command.action
                for place in PLAYING
                if isinstance(place.command, Act) and window.strip.buttons[place.press].isEnabled()
            }
            legal = {action for action in Action if view.why_not(Act(action)) is None}
            found += [] if on == legal else [f"on {on}, legal {legal}"]
        return found
