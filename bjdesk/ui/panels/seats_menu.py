"""The menu of a seat: the player, a computer player, a guest; and the window in which a new guest writes a name."""

from __future__ import annotations

from string import Template
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QLineEdit, QMenu

from bjdesk.game.commands import PayInGuest, TakeSeat
from bjdesk.game.seats import COMPUTER, NAME_MOST, YOU, Sitter, Who, guest, tidy_name
from bjdesk.ui.dialogs.fields import named_label
from bjdesk.ui.dialogs.sheet import Sheet
from bjdesk.ui.formats import money
from bjdesk.ui.seat_words import name_words
from bjdesk.ui.theme import SANS, Look
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from bjdesk.game.commands import Command
    from bjdesk.game.view import TableView

PAID_IN: Final = 1_000_00
"""Hundredths of play money that a guest gets at a press."""
_STYLE: Final = Template("""
QMenu { background: $panel; color: $text; border: 1px solid $gold; padding: 6px; font-family: "$sans";
        font-size: ${size}px; }
QMenu::item { padding: ${pad}px 26px ${pad}px ${indent}px; border-radius: 5px; }
QMenu::item:selected { background: $gold; color: $gold_ink; }
QMenu::item:disabled { color: $off; }
QMenu::separator { height: 1px; background: rgba(242, 193, 78, 90); margin: 5px 8px; }
QMenu::indicator { left: ${dot}px; width: ${dot}px; height: ${dot}px; }
QMenu::indicator:checked { background: $gold; border-radius: ${round}px; }
QMenu::indicator:checked:selected { background: $gold_ink; }
""")


def seat_menu(view: TableView, box: int, parent: QWidget, want: Callable[[Command | None], object]) -> QMenu:
    """The choices for a box. `want` hears the command; None: a new guest, who has no name yet."""
    menu = QMenu(parent)
    menu.setAccessibleName(translate("Seat", "Who plays box {box}?").format(box=box + 1))
    here = view.sitter(box)
    for sitter in (YOU, COMPUTER, *(guest(name) for name, _ in view.guests)):
        action = menu.addAction(_plain(_words(sitter, view)))
        action.setCheckable(True)
        action.setChecked(sitter == here)
        if sitter == here:
            menu.setActiveAction(action)
        else:
            action.triggered.connect(lambda _=False, sitter=sitter: want(TakeSeat(box, sitter)))
    menu.addAction(translate("Seat", "New guest…")).triggered.connect(lambda: want(None))
    if here.who is Who.GUEST:
        menu.addSeparator()
        text = translate("Seat", "Pay in {amount} of play money for {name}")
        paying = menu.addAction(_plain(text.format(amount=money(PAID_IN), name=name_words(here.name))))
        paying.triggered.connect(lambda: want(PayInGuest(here.name, PAID_IN)))
    return menu


def dress(menu: QMenu, look: Look) -> None:
    """Give a menu the table's look."""
    palette = {name: getattr(look.palette, name) for name in ("panel", "text", "gold", "gold_ink", "off")}
    half = round(0.3 * look.font)  # of the dot beside the one who sits there
    sizes = {"size": round(look.font), "pad": round(0.55 * look.font), "dot": 2 * half, "round": half}
    menu.setStyleSheet(_STYLE.substitute(palette, sans=SANS, indent=5 * half, **sizes))


def _plain(text: str) -> str:
    """An entry that shows each sign as it is: a single & would mark the letter that chooses the entry."""
    return text.replace("&", "&&")


def _words(sitter: Sitter, view: TableView) -> str:
    match sitter.who:
        case Who.PLAYER:
            return translate("Seat", "You")
        case Who.COMPUTER:
            return translate("Seat", "Computer player")
        case Who.GUEST:
            text = translate("Seat", "{name}, balance {balance}")
            return text.format(name=name_words(sitter.name), balance=money(view.guests_balance(sitter.name)))


class GuestDialog(Sheet):
    """Asks a new guest's name. Every guest has an account of play money that is kept apart from the player's."""

    named = Signal(str)
    """The name, as it is kept."""
    base = QSize(460, 0)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text = named_label(wrap=True)
        self.name = QLineEdit()
        self.name.setMaxLength(NAME_MOST)
        self.body.addWidget(self.text)
        self.body.addWidget(self.name)
        self.body.addStretch(1)
        self.cancel = self.add_button(self.reject)
        self.sit = self.add_button(self._take, gold=True)
        self.name.textChanged.connect(self._changed)
        self.name.returnPressed.connect(self._take)
        self._changed()
        self.retranslate()
        self.name.setFocus()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.set_title(translate("Seat", "A guest sits down"))
        self.text.setText(
            translate("Seat", "What is the guest's name? Guests play for play money of their own, kept under the name.")
        )
        self.name.setAccessibleName(translate("Seat", "Name"))
        self.name.setPlaceholderText(translate("Seat", "Name"))
        self.sit.setText(translate("Seat", "Sit down"))
        self.cancel.setText(translate("Dialog", "Cancel"))

    def _changed(self) -> None:
        self.sit.setEnabled(bool(tidy_name(self.name.text())))

    def _take(self) -> None:
        name = tidy_name(self.name.text())
        if name:
            self.named.emit(name)
            self.accept()
