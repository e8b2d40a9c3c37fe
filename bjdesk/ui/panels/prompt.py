"""The question panel: insurance, even money, early surrender, in the felt's free middle."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from bjdesk.engine.actions import Action
from bjdesk.game.commands import Act
from bjdesk.ui.brushes import LEFT, draw_text, fitted, text_width
from bjdesk.ui.keys import Press, cap
from bjdesk.ui.labels import button_words
from bjdesk.ui.paint_chrome import PANEL_SHADE, ButtonFace, key_cap_width, paint_panel, paint_shield, paint_small_button
from bjdesk.ui.panels.questions import EVEN_MONEY, INSURANCE, Question, question_of, question_words
from bjdesk.ui.panels.strip_button import PaintedButton
from bjdesk.ui.refusals import refusal_text
from bjdesk.ui.theme import Look, Role, role_font

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from bjdesk.game.view import TableView
    from bjdesk.ui.panels.guard import Guard

SHADE = PANEL_SHADE
"""Pixels around the panel for its shadow."""
NARROWER: Final = 0.86  # of its size, before a text breaks in two


class AnswerButton(PaintedButton):
    """One answer; it keeps its step with the panel's view."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent=parent)
        self.action = Action.NO_INSURANCE
        self.key = ""

    def offer(self, action: Action, key: str) -> None:
        """Stand for this answer."""
        words = button_words(action)
        self.action, self.key = action, key
        self.setText(words.label)
        self.setAccessibleName(words.name)
        self.update()

    def width_at(self, size: float) -> float:
        """How wide the face must be at F."""
        return text_width(self.text(), role_font(Role.LABEL_BIG, size)) + key_cap_width(self.key, size) + 2.2 * size

    def shown(self) -> tuple[Hashable, ...]:
        """Its words and its key."""
        return self.text(), self.key

    def paint_face(self, painter: QPainter) -> None:
        """Draw label and key."""
        face = ButtonFace(self.text(), "", self.key, state=self.state, focused=self.hasFocus())
        paint_small_button(painter, self.look, self.face, face)


class PromptPanel(QWidget):
    """Shown while a question waits. The focus is on the answer that risks nothing more."""

    wanted = Signal(object, int)
    """Command, step."""

    def __init__(self, parent: QWidget | None = None, guard: Guard | None = None) -> None:
        super().__init__(parent)
        self._guard = guard
        self.yes, self.no = AnswerButton(self), AnswerButton(self)
        for button in (self.yes, self.no):
            button.clicked.connect(lambda _=False, button=button: self._answer(button.action))
        self._look = Look(18.0)
        self._view: TableView | None = None
        self._question: Question | None = None
        self._title = self._text = ""
        self.hide()

    @property
    def question(self) -> Question | None:
        """What is asked; None while hidden."""
        return self._question

    def show_view(self, view: TableView) -> None:
        """Open for a question, stay for the next one, close when there is none."""
        question, before = question_of(view), self._question
        fresh = before is None or self._view is None or view.step != self._view.step
        self._view, self._question = view, question
        if question is None:
            if before is not None:
                self._close()
            return
        self.retranslate()
        self.setVisible(True)
        self.raise_()
        if fresh and self._guard is not None:
            self._guard.changed()  # whoever is still pressing DEAL has not read the question
        if fresh:
            (self.no if question.safe is question.no else self.yes).setFocus()

    def _close(self) -> None:
        had = self.isAncestorOf(self.focusWidget()) if self.focusWidget() is not None else False
        self.hide()
        if had:
            self.window().setFocus()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        if self._question is None or self._view is None:
            return
        self._title, self._text = question_words(self._question, self._view)
        self.setAccessibleName(f"{self._title} {self._text}")
        self.yes.offer(self._question.yes, cap(self._question.yes_key))
        self.no.offer(self._question.no, cap(Press.NO))
        for button in (self.yes, self.no):
            refused = self._view.why_not(Act(button.action))
            button.set_reason("" if refused is None else refusal_text(refused, self._view, Act(button.action)))
        self._arrange()

    def press(self, press: Press) -> bool:
        """Answer by key; False if that key answers nothing here."""
        if self._question is None:
            return False
        if press is Press.NO:
            self.no.click()
        elif press is self._question.yes_key or (press is Press.INSURANCE and self._question is not INSURANCE):
            self.yes.click()
        else:
            return False
        return True

    def is_money_question(self) -> bool:
        """Whether insurance or even money is asked: what a player may choose never to be asked."""
        return self._question in {INSURANCE, EVEN_MONEY}

    def decline(self) -> None:
        """Say no for a player who does not want to be asked."""
        self._send(self.no.action)

    def _answer(self, action: Action) -> None:
        if self._guard is None or self._guard.hears(Act(action)):
            self._send(action)

    def _send(self, action: Action) -> None:
        if self._view is not None:
            self.wanted.emit(Act(action), self._view.step)

    # -- look

    def set_place(self, rect: QRectF, look: Look) -> None:
        """Lie in this free part of the felt, in the parent's coordinates; `look` has the F that fits it."""
        self._look = look
        self.setGeometry(rect.toAlignedRect().adjusted(-SHADE, -SHADE, SHADE, SHADE))
        self._arrange()

    @property
    def _panel(self) -> QRectF:
        return QRectF(self.rect()).adjusted(SHADE, SHADE, -SHADE, -SHADE)

    def _arrange(self) -> None:
        panel, size = self._panel, self._look.font
        tall = min(max(44.0, 2.7 * size), panel.height() - 0.6 * size)
        width = max(5.6 * size, *(button.width_at(size) for button in (self.yes, self.no)))
        y = panel.center().y() - tall / 2
        right = panel.right() - 1.2 * size
        self.no.set_face(QRectF(right - width, y, width, tall), self._look)
        self.yes.set_face(QRectF(right - 2 * width - 0.8 * size, y, width, tall), self._look)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the panel, the mark and the words."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        look, size, panel = self._look, self._look.font, self._panel
        paint_panel(painter, look, panel)
        if self._has_shield:
            shield = QRectF(panel.x() + 1.2 * size, panel.center().y() - 1.25 * size, 2.3 * size, 2.5 * size)
            paint_shield(painter, look, shield, "A")
        self._paint_words(painter)

    @property
    def _has_shield(self) -> bool:
        return self._question is INSURANCE and self._panel.width() > 30 * self._look.font

    @property
    def _room(self) -> QRectF:
        """What is left of the panel for the words."""
        panel, size = self._panel, self._look.font
        x = panel.x() + (4.5 if self._has_shield else 1.2) * size
        return QRectF(x, panel.y(), self.yes.x() + self.yes.face.x() - 0.6 * size - x, panel.height())

    @property
    def lines(self) -> tuple[QRectF, ...]:
        """Where the title and each line of the text stand."""
        room, size = self._room, self._look.font
        lines = _wrapped(self._text, room.width(), size)
        high, leading = (1.6, 1.25) if len(lines) == 1 else (1.42, 1.22)
        tall = fitted(role_font(Role.BODY, size, 0.93), room.width(), *lines).pixelSize() * leading
        head = high * size
        top = room.center().y() - (head + tall * len(lines)) / 2
        below = (QRectF(room.x(), top + head + row * tall, room.width(), tall) for row in range(len(lines)))
        return QRectF(room.x(), top, room.width(), head), *below

    def _paint_words(self, painter: QPainter) -> None:
        look, size, room = self._look, self._look.font, self._room
        title = fitted(role_font(Role.TITLE, size, 1.08), room.width(), self._title)
        lines = _wrapped(self._text, room.width(), size)
        body = fitted(role_font(Role.BODY, size, 0.93), room.width(), *lines)
        head, *below = self.lines
        draw_text(painter, head, self._title, title, colour=QColor(look.palette.gold), align=LEFT)
        for place, line in zip(below, lines, strict=True):
            draw_text(painter, place, line, body, colour=QColor(look.palette.text), align=LEFT)


def _wrapped(text: str, width: float, size: float) -> tuple[str, ...]:
    """The text in one line, a little smaller where need be, or in two halves of about the same length."""
    font = role_font(Role.BODY, size, 0.93)
    if NARROWER * text_width(text, font) <= width:
        return (text,)
    words = text.split(" ")
    best = min(
        range(1, len(words)),
        key=lambda cut: max(text_width(" ".join(words[:cut]), font), text_width(" ".join(words[cut:]), font)),
    )
    return " ".join(words[:best]), " ".join(words[best:])
