"""The hint: what each legal choice is worth, best first, and how the dealer's hand will end."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from bjdesk.engine.actions import Action
from bjdesk.ui import coach_words
from bjdesk.ui.brushes import LEFT, RIGHT, draw_text, filling, fitted, text_width, white
from bjdesk.ui.felt.hint_place import Shape, hint_place
from bjdesk.ui.icons import paint_icon
from bjdesk.ui.keys import Press, cap
from bjdesk.ui.paint_chrome import PANEL_SHADE, key_cap_width, paint_key, paint_panel
from bjdesk.ui.theme import Look, Role, colour, role_font
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QHideEvent, QPaintEvent, QShowEvent

    from bjdesk.game.coach import Advice
    from bjdesk.ui.felt.layout import TableLayout

SHADE: Final = PANEL_SHADE
WIDE: Final = 16.5  # in F
HEAD: Final = 2.2
ROW: Final = 1.62
FOOT: Final = 0.55
BARS: Final = 6.2
LINE: Final = 2.1
LINE_WIDEST: Final = 15.0
BESIDE_WORDS: Final = 3.5  # icon, tick and gaps of a choice
MARKS: Final = {
    Action.HIT: ("hit", "hit"),
    Action.STAND: ("stand", "stand"),
    Action.DOUBLE: ("double", "double"),
    Action.SPLIT: ("split", "split"),
    Action.SURRENDER: ("surrender", "surrender"),
    Action.NO_SURRENDER: ("deal", "muted"),
    Action.INSURANCE: ("shield", "gold"),
    Action.NO_INSURANCE: ("cross", "muted"),
    Action.EVEN_MONEY: ("equal", "gold"),
    Action.NO_EVEN_MONEY: ("cross", "muted"),
}
"""Icon of an action, and its colour in the palette."""


class HintShape(Enum):
    """How much a hint shows, the fullest first. The value is what a letter of it counts: see `Shape`."""

    BARS = 1.0
    """The choices, and the dealer's ends as bars."""
    PLAIN = 0.8
    """The choices."""
    LINE = 0.48
    """The best choice alone, in one line: where the choices would be set in less than 0.6 of its letters."""


class HintPanel(QWidget):
    """Lies over the felt for one decision; the mouse goes through it."""

    moved = Signal()
    """It came, went, or lies elsewhere."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.look = Look(18.0)
        self.advice: Advice | None = None
        self._known = False
        self.shape = HintShape.BARS
        self._painted: tuple[tuple[QSize, Look, float], QPixmap] | None = None
        self.hide()

    @property
    def rows(self) -> int:
        """How many lines there are under the heading."""
        return len(self.advice.worth) if self.advice is not None else 2

    @property
    def shapes(self) -> dict[HintShape, tuple[float, float]]:
        """Widths and heights in F, the fullest first."""
        plain = HEAD + ROW * self.rows + FOOT
        return {
            HintShape.BARS: (WIDE, plain + BARS),
            HintShape.PLAIN: (WIDE, plain),
            HintShape.LINE: (self._line_width, LINE),
        }

    def lay(self, layout: TableLayout, taken: Sequence[QRectF], look: Look) -> None:
        """Lie on the felt where nothing is `taken`, in the shape that is read best there."""
        shapes = self.shapes
        offered = [Shape(wide, high, shape.value) for shape, (wide, high) in shapes.items()]
        rect, font, number = hint_place(layout, taken, offered)
        self.set_place(rect, replace(look, font=font), list(shapes)[number])

    @property
    def _line_width(self) -> float:
        """What the line needs in F: as little as it can, for it is to be large."""
        if self.advice is None:
            return LINE_WIDEST
        font, best = role_font(Role.BODY_STRONG, 100.0), self.advice.best
        words = (coach_words.action_name(best), coach_words.share(dict(self.advice.worth)[best]))
        needs = sum(text_width(text, font) for text in words) / 100.0 + BESIDE_WORDS
        return min(needs + self._key_width + 2.6, LINE_WIDEST)

    @property
    def _key_width(self) -> float:
        """The key's cap, in F."""
        return key_cap_width(cap(Press.HINT), 100.0) / 100.0 + 0.3

    def show_advice(self, advice: Advice | None, *, known: bool) -> None:
        """Show an answer; without `known` it is on its way."""
        self.advice, self._known = advice, known
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setAccessibleName(self.sentence)
        self.update()

    @property
    def sentence(self) -> str:
        """All of it in words."""
        if self.advice is not None:
            return coach_words.hint_spoken(self.advice)
        return coach_words.not_told() if self._known else coach_words.working()

    def set_place(self, rect: QRectF, look: Look, shape: HintShape) -> None:
        """Lie here, in the parent's coordinates, and show so much."""
        self.look, self.shape = look, shape
        self.setGeometry(rect.toAlignedRect().adjusted(-SHADE, -SHADE, SHADE, SHADE))
        self.update()
        self.moved.emit()

    @property
    def covers(self) -> QRectF:
        """What it lies over, in the parent's coordinates; nothing while it is hidden."""
        return QRectF(self.geometry()).adjusted(SHADE, SHADE, -SHADE, -SHADE) if self.isVisible() else QRectF()

    def showEvent(self, event: QShowEvent) -> None:
        """Tell that something is covered."""
        super().showEvent(event)
        self.moved.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        """Tell that nothing is covered any more."""
        super().hideEvent(event)
        self.moved.emit()

    # -- look

    @property
    def _panel(self) -> QRectF:
        return QRectF(self.rect()).adjusted(SHADE, SHADE, -SHADE, -SHADE)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the panel, its heading, the choices, the dealer's ends."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        panel, size = self._panel, self.look.font
        painter.drawPixmap(0, 0, self._ground())
        inner = panel.adjusted(size, 0, -size, 0)
        if self.shape is HintShape.LINE:
            self._paint_line(painter, inner)
            return
        self._paint_head(painter, QRectF(inner.x(), panel.y() + 0.15 * size, inner.width(), (HEAD - 0.25) * size))
        top = panel.y() + HEAD * size
        if self.advice is None:
            self._paint_sentence(painter, QRectF(inner.x(), top, inner.width(), 2 * ROW * size))
            return
        for row, (action, worth) in enumerate(self.advice.worth):
            area = QRectF(inner.x(), top + row * ROW * size, inner.width(), ROW * size)
            self._paint_choice(painter, area, action, worth)
        if self.shape is HintShape.BARS:
            top += self.rows * ROW * size + 0.25 * size
            self._paint_bars(painter, QRectF(inner.x(), top, inner.width(), BARS * size), self.advice.dealer)

    def _paint_line(self, painter: QPainter, inner: QRectF) -> None:
        """The best choice and the key that puts it away."""
        size = self.look.font
        key = self._paint_key(painter, inner.adjusted(0, 0, 0.2 * size, 0))
        area = QRectF(inner.x(), inner.center().y() - ROW / 2 * size, key - 0.8 * size - inner.x(), ROW * size)
        if self.advice is None:
            self._paint_sentence(painter, area)
        else:
            self._paint_choice(painter, area, self.advice.best, dict(self.advice.worth)[self.advice.best])

    def _paint_sentence(self, painter: QPainter, place: QRectF) -> None:
        """What is told while there are no choices, on two lines, where need be."""
        size = self.look.font
        room = 1.7 * place.width() * min(1.0, place.height() / (2 * ROW * size))
        body = fitted(role_font(Role.BODY, size), room, self.sentence)
        muted = QColor(self.look.palette.muted)
        draw_text(painter, place, self.sentence, body, colour=muted, align=LEFT, wraps=True)

    def _paint_key(self, painter: QPainter, area: QRectF) -> float:
        """The key that puts it away, at the right; tells where its cap begins."""
        size, width = self.look.font, self._key_width * self.look.font
        left = area.right() - width
        paint_key(painter, self.look, QRectF(left, area.center().y() - size / 2, width, size), cap(Press.HINT))
        return left

    def _ground(self) -> QPixmap:
        """Panel and shadow as one picture, painted once for a size."""
        key = (self.size(), self.look, self.devicePixelRatioF())
        if self._painted is None or self._painted[0] != key:
            ground = QPixmap(self.size() * key[2])
            ground.setDevicePixelRatio(key[2])
            ground.fill(Qt.GlobalColor.transparent)
            painter = QPainter(ground)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_panel(painter, self.look, self._panel)
            painter.end()
            self._painted = key, ground
        return self._painted[1]

    def _paint_head(self, painter: QPainter, head: QRectF) -> None:
        size, palette = self.look.font, self.look.palette
        title = translate("Coach", "Hint")
        font = role_font(Role.TITLE, size, 0.95)
        draw_text(painter, head, title, font, colour=QColor(palette.gold), align=LEFT)
        key = self._paint_key(painter, head)
        left = head.x() + text_width(title, font) + 0.7 * size
        room = QRectF(left, head.y() + 0.12 * size, key - 0.5 * size - left, head.height())
        note = translate("Coach", "in % of the bet")
        small = fitted(role_font(Role.BODY, size, 0.8), room.width(), note)
        draw_text(painter, room, note, small, colour=QColor(palette.muted), align=LEFT)

    def _paint_choice(self, painter: QPainter, area: QRectF, action: Action, worth: float) -> None:
        size, palette = self.look.font, self.look.palette
        best = self.advice is not None and action is self.advice.best
        if best:
            filling(painter, colour(palette.gold, 0.22 if palette.flat else 0.13))
            painter.drawRoundedRect(area.adjusted(-0.45 * size, 1, 0.45 * size, -1), 0.35 * size, 0.35 * size)
        icon, tint = MARKS[action]
        side = 1.02 * size
        place = QRectF(area.x(), area.center().y() - side / 2, side, side)
        paint_icon(painter, icon, place, QColor(getattr(palette, tint)), width=1.9)
        strong = role_font(Role.BODY_STRONG, size)
        figure = coach_words.share(worth)
        right = area.adjusted(0, 0, -1.35 * size, 0)
        ink = QColor(palette.text)
        draw_text(painter, right, figure, strong, colour=ink, align=RIGHT)
        if best:
            tick = QRectF(area.right() - 1.0 * size, area.center().y() - 0.5 * size, size, size)
            paint_icon(painter, "check", tick, QColor(palette.gold), width=2.6)
        name = coach_words.action_name(action)
        left = place.right() + 0.5 * size
        room = QRectF(left, area.y(), right.right() - text_width(figure, strong) - 0.5 * size - left, area.height())
        font = fitted(strong if best else role_font(Role.BODY, size), room.width(), name)
        draw_text(painter, room, name, font, colour=ink, align=LEFT)

    def _paint_bars(self, painter: QPainter, area: QRectF, chances: tuple[float, ...]) -> None:
        """The dealer's ends as upright bars, each with its share above and its name below."""
        size, palette = self.look.font, self.look.palette
        filling(painter, white(26) if not palette.flat else QColor(palette.text))
        painter.drawRect(QRectF(area.x(), area.y(), area.width(), 1))
        over = translate("Coach", "DEALER'S HAND ENDS WITH")
        head = QRectF(area.x(), area.y() + 0.25 * size, area.width(), 1.1 * size)
        font = fitted(role_font(Role.OVER, size), area.width(), over)
        draw_text(painter, head, over, font, colour=QColor(palette.muted), align=LEFT)
        names = coach_words.outcome_names()
        column, most = area.width() / len(names), max(*chances, 0.001)
        base, high = area.y() + (BARS - 1.5) * size, (BARS - 4.0) * size
        figures = role_font(Role.KEY, size, 0.98)
        for place, (name, chance) in enumerate(zip(names, chances, strict=True)):
            x = area.x() + place * column
            tall = max(1.0, high * chance / most)
            bar = QRectF(x + 0.22 * column, base - tall, 0.56 * column, tall)
            filling(painter, QColor(palette.gold if name == names[-1] else palette.muted))
            painter.drawRoundedRect(bar, min(2.0, tall / 2), min(2.0, tall / 2))
            above = QRectF(x, bar.top() - 1.0 * size, column, 0.95 * size)
            ink = QColor(palette.text)
            draw_text(painter, above, f"{chance * 100:.0f}", figures, colour=ink)
            below = QRectF(x, base + 0.1 * size, column, 1.0 * size)
            label = fitted(figures, column * 0.98, name)
            draw_text(painter, below, name, label, colour=QColor(palette.muted))
