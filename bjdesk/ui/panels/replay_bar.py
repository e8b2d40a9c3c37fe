"""The strip under a replay: what is shown and how far it is, to and fro, pause, speed, and the ways on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QColor

from bjdesk.ui.brushes import filling
from bjdesk.ui.felt.pace import Speed
from bjdesk.ui.formats import count, date_time
from bjdesk.ui.panels.beside_bar import BesideBar, BesideButton
from bjdesk.ui.theme import colour
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

    from bjdesk.game.replay_frames import ReplayTable

SPEEDS: Final = (Speed.SLOW, Speed.NORMAL, Speed.FAST, Speed.TURBO)
_TIMES: Final = {Speed.SLOW: "½×", Speed.NORMAL: "1×", Speed.FAST: "2×", Speed.TURBO: "4×"}
_TIGHT: Final = 48
"""Width in F under which labels give way to icons."""
KEYS: Final = {
    "to_start": "Home",
    "back": "←",
    "play": "Space",
    "on": "→",
    "to_end": "End",
    "speed": "V",
    "what_if": "W",
}
"""What stands on the keys of the buttons; arrows are drawings."""


class ReplayBar(BesideBar):
    """Tells what is pressed; the replay itself is the window's."""

    icon = "replay"
    moved = Signal(int)
    """Steps to go: −1 or 1."""
    sent = Signal(bool)
    """To the end, or to the beginning."""
    toggled = Signal()
    sped = Signal()
    branching = Signal()
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        icons = ("to-start", "step-back", "play", "step-on", "to-end", "", "", "")
        made = tuple(BesideButton(self, icon) for icon in icons)
        self.to_start, self.step_back, self.play, self.step_on, self.to_end, self.speed, self.what_if, self.back = made
        self.buttons = made
        self._table: ReplayTable | None = None
        self._speed, self._plays = Speed.NORMAL, False
        self.to_start.clicked.connect(lambda: self.sent.emit(False))
        self.step_back.clicked.connect(lambda: self.moved.emit(-1))
        self.play.clicked.connect(self.toggled)
        self.step_on.clicked.connect(lambda: self.moved.emit(1))
        self.to_end.clicked.connect(lambda: self.sent.emit(True))
        self.speed.clicked.connect(self.sped)
        self.what_if.clicked.connect(self.branching)
        self.back.clicked.connect(self.left)

    def show_replay(self, table: ReplayTable, speed: Speed, *, plays: bool) -> None:
        """Show how far it is, and what can be done there."""
        self._table, self._speed, self._plays = table, speed, plays
        at_start, at_end = translate("Replay", "The replay begins here."), translate("Replay", "The replay ends here.")
        for button in (self.to_start, self.step_back):
            button.set_reason("" if table.at else at_start)
        for button in (self.step_on, self.to_end):
            button.set_reason(at_end if table.ended else "")
        nothing = translate("Replay", "There is no decision here to branch from.")
        self.what_if.set_reason("" if table.asked is not None and table.asked.persons else nothing)
        self.play.show_icon("pause" if plays else "play")
        self.retranslate()

    # -- words

    def sentence(self) -> str:
        """Which round is shown."""
        if self._table is None:
            return ""
        return translate("Replay", "Replay of round {number}").format(number=count(self._table.replay.number))

    def below(self) -> tuple[str, ...]:
        """When it was, how far it is, and that it is nothing but a picture."""
        if self._table is None:
            return ()
        replay, at = self._table.replay, self._table.at
        text = translate("Replay", "{when} · step {at} of {steps} · no money moves")
        whole = text.format(when=date_time(replay.when), at=at, steps=len(replay.steps))
        return whole, translate("Replay", "no money moves"), f"{at}/{len(replay.steps)}"

    def name_buttons(self) -> None:
        """Give the buttons their words, and their keys to the tool tips."""
        what_if, back = translate("Replay", "WHAT IF…"), translate("Practice", "BACK")
        if self._tight:
            what_if = back = ""
        for button, icon in ((self.what_if, "branch"), (self.back, "return")):
            button.show_icon(icon if self._tight else "")
        play = translate("Replay", "Pause") if self._plays else translate("Replay", "Play")
        words = (
            (self.to_start, "", translate("Replay", "To the beginning"), KEYS["to_start"]),
            (self.step_back, "", translate("Replay", "One step back"), KEYS["back"]),
            (self.play, "", play, KEYS["play"]),
            (self.step_on, "", translate("Replay", "One step on"), KEYS["on"]),
            (self.to_end, "", translate("Replay", "To the end"), KEYS["to_end"]),
            (self.speed, _TIMES[self._speed], self._speed_name(), KEYS["speed"]),
            (self.what_if, what_if, translate("Replay", "Play on from here"), KEYS["what_if"]),
            (self.back, back, translate("Practice", "Back to the table"), "Esc"),
        )
        for button, label, name, key in words:
            button.name(label, name, f"{name} ({key})")

    def _speed_name(self) -> str:
        return translate("Replay", "Speed {times}").format(times=_TIMES[self._speed])

    # -- look

    @property
    def _tight(self) -> bool:
        """Whether the last two ways on are icons, so that the sentences have room."""
        return self.width() < _TIGHT * self._look.font

    def arrange(self) -> None:
        """Lay the buttons out, named as there is room for it."""
        if self._table is not None:
            self.name_buttons()
        super().arrange()

    def most(self) -> float:
        """The share of the width that the buttons may take."""
        return 0.7

    def paint_edge(self, painter: QPainter, edge: QRectF) -> None:
        """Draw the line towards the felt: as far as the replay is, it is bright; decisions are marks on it."""
        super().paint_edge(painter, edge)
        if self._table is None:
            return
        palette, steps = self._look.palette, self._table.replay.steps
        filling(painter, QColor(palette.bar))
        painter.drawRect(QRectF(0, 0, edge.width(), 4))
        filling(painter, colour(palette.gold, 0.35))
        painter.drawRect(QRectF(0, 1, edge.width(), 2))
        filling(painter, QColor(palette.gold))
        painter.drawRect(QRectF(0, 0, edge.width() * self._table.at / len(steps), 4))
        for place, step in enumerate(steps, start=1):
            if step.asked is not None:
                painter.drawRect(QRectF(edge.width() * place / len(steps) - 1.5, 0, 3, 6))
