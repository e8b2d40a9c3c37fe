"""A sentence with one or two answers: what is missing, whether to leave, what went wrong outside."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from bjdesk.frozen import dataclass
from bjdesk.game.settings import Settings
from bjdesk.ui.appearance import windows_palette
from bjdesk.ui.dialogs.fields import named_label
from bjdesk.ui.dialogs.sheet import Sheet
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from bjdesk.ui.theme import Palette


@dataclass(frozen=True, slots=True)
class Asked:
    """The words of a question, made anew for each language. `cancel` is None where there is nothing to choose.

    `other` is a third answer, which is neither. `accept_first`: Enter accepts, where nothing can be harmed by it.
    """

    title: Callable[[], str]
    text: Callable[[], str]
    accept: Callable[[], str]
    cancel: Callable[[], str] | None = None
    other: Callable[[], str] | None = None
    accept_first: bool = False


class AskDialog(Sheet):
    """Accepted by the gold button, rejected by the other one and by Esc."""

    turned = Signal()
    """The third answer was given; the window has closed."""

    def __init__(self, asked: Asked, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._asked = asked
        self.text = named_label(wrap=True)
        self.body.addWidget(self.text)
        self.body.addStretch(1)
        self.cancel: QPushButton | None = None
        if asked.cancel is not None:
            self.cancel = self.add_button(self.reject)
        self.other = None if asked.other is None else self.add_button(self._turn)
        self.go = self.add_button(self.accept, gold=True)
        self.retranslate()
        (self.go if self.cancel is None or asked.accept_first else self.cancel).setFocus()

    def _turn(self) -> None:
        self.reject()
        self.turned.emit()

    def set_text_size(self, size: float, palette: Palette | None = None) -> None:
        """Take F; before there is a table, the system's light."""
        super().set_text_size(size, palette or windows_palette(Settings()))

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.set_title(self._asked.title())
        self.text.setText(self._asked.text())
        self.setAccessibleDescription(self._asked.text())
        self.go.setText(self._asked.accept())
        if self.cancel is not None and self._asked.cancel is not None:
            self.cancel.setText(self._asked.cancel())
        if self.other is not None and self._asked.other is not None:
            self.other.setText(self._asked.other())


def leaving() -> Asked:
    """Whether to leave in the middle of a round."""
    return Asked(
        lambda: translate("Exit", "Exit game"),
        lambda: translate("Exit", "A round is running. It is kept, and goes on just here when you come back."),
        lambda: translate("Exit", "Exit game"),
        lambda: translate("Exit", "Stay"),
    )


def losing_rules(*, can_save: bool) -> Asked:
    """Whether to close the editor with changes that were not saved; to save them is an answer where it can be done."""
    return Asked(
        lambda: translate("Rules editor", "Not saved"),
        lambda: translate("Rules editor", "These rules are not saved. If you close now, the changes are lost."),
        (lambda: translate("Rules editor", "Save")) if can_save else _close_unsaved,
        lambda: translate("Rules editor", "Go on editing"),
        _close_unsaved if can_save else None,
    )


def _close_unsaved() -> str:
    return translate("Rules editor", "Close without saving")


def short_of_money(reason: Callable[[], str]) -> Asked:
    """What is missing, and the way to REBUY."""
    return Asked(
        lambda: translate("Money", "Not enough on the table"),
        reason,
        lambda: translate("Money", "Rebuy"),
        lambda: translate("Dialog", "Cancel"),
    )


def told(title: Callable[[], str], text: Callable[[], str]) -> Asked:
    """Something to know, with nothing to choose."""
    return Asked(title, text, lambda: translate("Dialog", "Close"))
