"""Plays rounds by pressing the real widgets, and saves pictures of what it meets on the way."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QEventLoop, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from bjdesk.engine.actions import Action
from bjdesk.game.commands import Rebuy
from bjdesk.game.verdicts import in_chips
from bjdesk.game.view import Phase
from bjdesk.ui.keys import Press
from bjdesk.ui.panels.guard import DEAF
from bjdesk.ui.window_size import DEFAULT

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QAbstractButton

    from bjdesk.ui.main_window import MainWindow
    from bjdesk.ui.panels.strip_button import PaintedButton

DONE: Final = 0
STUCK: Final = 1
_LONGEST: Final = 20_000
"""Milliseconds that one press may take until the table rests."""


def play_demo(window: MainWindow, rounds: int, folder: Path | None) -> int:
    """Play so many rounds and leave; returns the exit status, 1 if the table does not go on."""
    window.resize(DEFAULT)
    window.show()
    demo = Demo(window, folder)
    try:
        for _ in range(rounds):
            demo.play_round()
    except DemoStuck:
        return STUCK
    finally:
        window.leave()
    return DONE


class DemoStuck(RuntimeError):
    """A press was not taken although its button was on."""


class Demo:
    """A player who bets 55, insures nothing and plays simply; the first of each picture is kept."""

    def __init__(self, window: MainWindow, folder: Path | None) -> None:
        self._window = window
        self._folder = folder
        self._taken: set[str] = set()
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
        self.rest()
        self.picture("start")

    # -- playing

    def play_round(self) -> None:
        """Bet, deal, decide until it is over."""
        self._bet()
        self.picture("betting")
        self._press_strip(Press.DEAL)
        while self._window.shown_view.phase is Phase.PLAYING:
            self._decide()
        self.picture(self._result_name())
        if "results-list" not in self._taken:
            self._window.toggle_results()
            self.picture("results-list")
            self._window.toggle_results()

    def _bet(self) -> None:
        """Lay 55, or repeat the last bet; fetch money when it is short."""
        view = self._window.shown_view
        if view.balance < 40 * view.rules.min_bet + 22_000:
            self._window.press(Rebuy(in_chips(min(100_000, view.wallet), view.rules)), view.step)
            self.rest()
        rebet = self._window.strip.buttons[Press.REBET]
        if rebet.isVisible() and rebet.isEnabled():
            self._press_strip(Press.REBET)
            return
        for place in (2, 2, 1):
            chips = self._window.strip.rack.chips
            self._lay(chips[min(place, len(chips) - 1)])

    def _lay(self, chip: PaintedButton) -> None:
        """Bet a chip; where there are several boxes a press picks it, and a press on the first box bets it."""
        if len(self._window.shown_view.bets) == 1:
            self.click(chip)
            return
        self._press(chip, chip.face.center().toPoint())
        box = self._window.felt.buttons.boxes[0]
        self._moved(lambda: self._press(box, box.rect().center()))

    def _decide(self) -> None:
        window = self._window
        question = window.prompt.question
        if question is not None:
            self.picture(question.yes.value)
            self.click(window.prompt.no)
            return
        self.picture(self._turn_name())
        self._press_strip(_press(self._choice()))

    def _choice(self) -> Action:
        """Split what may be split once, double 10 and 11, draw to 17 against a high card, else to 12."""
        seen = self._window.shown_view.observation
        assert seen is not None
        assert seen.turn is not None
        hand = seen.boxes[seen.turn.box].hands[seen.turn.hand]
        if Action.SPLIT in seen.legal and hand.total != 20:
            return Action.SPLIT
        if Action.DOUBLE in seen.legal and hand.total in {10, 11}:
            return Action.DOUBLE
        target = 17 if seen.dealer.total >= 7 or seen.dealer.soft else 12
        if Action.HIT in seen.legal and (hand.total < target or (hand.soft and hand.total < 18)):
            return Action.HIT
        return Action.STAND

    def _turn_name(self) -> str:
        seen = self._window.shown_view.observation
        assert seen is not None
        return "split" if any(len(box.hands) > 1 for box in seen.boxes) else "turn"

    def _result_name(self) -> str:
        net = self._window.shown_view.net or 0
        return "result-win" if net > 0 else "result-lose" if net < 0 else "result-push"

    # -- pressing

    def _press_strip(self, press: Press) -> None:
        self.click(self._window.strip.buttons[press])

    def click(self, button: PaintedButton) -> None:
        """Press a widget as a mouse does, and wait until the table rests and the strip listens."""
        self._moved(lambda: self._press(button, button.face.center().toPoint()))

    def _moved(self, press: Callable[[], None]) -> None:
        """Wait until a press has been taken. Raises DemoStuck."""
        before = self._window.bridge.view.step
        press()
        self.rest()
        if self._window.bridge.view.step == before:
            raise DemoStuck

    def _press(self, button: QAbstractButton, spot: QPoint) -> None:
        kinds = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease)
        for kind in kinds:
            held = Qt.MouseButton.LeftButton if kind is kinds[0] else Qt.MouseButton.NoButton
            event = QMouseEvent(
                kind, QPointF(spot), QPointF(button.mapToGlobal(QPoint(spot))), Qt.MouseButton.LeftButton, held,
                Qt.KeyboardModifier.NoModifier,
            )  # fmt: skip
            QApplication.sendEvent(button, event)

    def rest(self) -> None:
        """Wait until nothing moves, and as long as the strip is deaf."""
        loop = QEventLoop()
        if self._window.playback.running:
            self._window.settled.connect(loop.quit)
            QTimer.singleShot(_LONGEST, loop, loop.quit)
            loop.exec()
        QTimer.singleShot(DEAF + 20, loop, loop.quit)
        loop.exec()

    def picture(self, name: str) -> None:
        """Keep the first picture of each kind."""
        if self._folder is None or name in self._taken:
            return
        self._taken.add(name)
        self._window.grab().save(str(self._folder / f"{len(self._taken):02}-{name}.png"))


def _press(action: Action) -> Press:
    match action:
        case Action.HIT:
            return Press.HIT
        case Action.STAND:
            return Press.STAND
        case Action.DOUBLE:
            return Press.DOUBLE
        case Action.SPLIT:
            return Press.SPLIT
        case _:
            raise AssertionError(action)
