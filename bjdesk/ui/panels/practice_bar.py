"""The strips that stand under the felt during practice: that no money moves, and the ways on from here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from bjdesk.ui.panels.beside_bar import BesideBar, BesideButton
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


class PracticeBar(BesideBar):
    """Practice of a hand that was set up, or of rounds from a seed."""

    again = Signal()
    setting_up = Signal()
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.buttons = self.deal_again, self.set_up, self.back = tuple(BesideButton(self) for _ in range(3))
        for button, signal in zip(self.buttons, (self.again, self.setting_up, self.left), strict=True):
            button.clicked.connect(signal)
        self.retranslate()

    def sentence(self) -> str:
        """What practice is."""
        return translate("Practice", "Practice: no money moves.")

    def name_buttons(self) -> None:
        """Give the buttons their words."""
        self.deal_again.name(translate("Practice", "AGAIN"), translate("Practice", "Again"))
        self.set_up.name(translate("Practice", "SET UP…"), translate("Practice", "Set up a hand"))
        self.back.name(translate("Practice", "BACK TO THE TABLE"), translate("Practice", "Back to the table"))


class WhatIfBar(BesideBar):
    """A kept round that is played on from one of its decisions. `fresh`: other cards come than came then."""

    icon = "branch"
    again = Signal()
    replaying = Signal()
    left = Signal()

    def __init__(self, parent: QWidget, *, fresh: bool) -> None:
        super().__init__(parent)
        self._fresh = fresh
        self.buttons = self.once_more, self.to_replay, self.back = tuple(BesideButton(self) for _ in range(3))
        for button, signal in zip(self.buttons, (self.again, self.replaying, self.left), strict=True):
            button.clicked.connect(signal)
        self.retranslate()

    def sentence(self) -> str:
        """What this is."""
        return translate("Replay", "What if: no money moves.")

    def below(self) -> tuple[str, ...]:
        """Which cards come."""
        if self._fresh:
            whole = translate("Replay", "The shoe is still in use: other cards come.")
            return whole, translate("Replay", "Other cards")
        return translate("Replay", "The cards come as they lay in the shoe."), translate("Replay", "The same cards")

    def name_buttons(self) -> None:
        """Give the buttons their words."""
        again = translate("Replay", "Back to the decision")
        self.once_more.name(translate("Practice", "AGAIN"), again, again)
        self.to_replay.name(translate("Replay", "REPLAY"), translate("Replay", "Back to the replay"))
        self.back.name(translate("Practice", "BACK"), translate("Practice", "Back to the table"))
