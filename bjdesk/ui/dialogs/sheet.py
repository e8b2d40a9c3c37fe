"""The frame that all windows beside the table share: a title, a body, a row of buttons, and live languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QPushButton, QScrollArea, QStyle, QVBoxLayout, QWidget

from bjdesk.ui.dialogs.fields import named_label, push_button
from bjdesk.ui.dialogs.style import sheet_style
from bjdesk.ui.dialogs.worn import Dressed
from bjdesk.ui.theme import NORMAL, Palette

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QResizeEvent, QShowEvent


def scroll_area(inner: QWidget) -> QScrollArea:
    """An area that scrolls what is in it up and down, in the table's look."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(inner)
    return area


class Sheet(Dressed):
    """A window in the table's look. Subclasses fill `body` and `buttons` and say their words in `retranslate`.

    `base` is its size at 100 % text; it grows with the text as far as the screen allows. What does not fit scrolls,
    unless the body scrolls by itself (`scrolls` off).
    """

    base = QSize(480, 0)
    heading_from = 0  # F of height; in a lower window the text has the heading's room: the window's title says it too
    most = 900  # pixels of height at 100 % text that a long body may take before it scrolls

    def __init__(self, parent: QWidget | None = None, *, scrolls: bool = True) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.title = named_label("title")
        self._inner = QWidget()
        self.body = QVBoxLayout(self._inner)
        self.body.setContentsMargins(0, 0, 0, 0)
        self.buttons = QHBoxLayout()
        self._size, self._fitted, self._beside = 18.0, QSize(), 0
        self.line = QFrame()
        self.line.setObjectName("hairline")
        frame = QVBoxLayout(self)
        frame.addWidget(self.title)
        frame.addWidget(self.line)
        self._area = scroll_area(self._inner) if scrolls else None
        frame.addWidget(self._area or self._inner, stretch=1)
        frame.addLayout(self.buttons)
        self.buttons.addStretch(1)

    def set_text_size(self, size: float, palette: Palette = NORMAL) -> None:
        """Take F = `size` for all text and all distances."""
        self._size = self.size_worn = size
        self.worn = palette
        style = sheet_style(size, palette)
        if style != self.styleSheet():
            self.setStyleSheet(style)
        layout = self.layout()
        if layout is not None:
            edge = round(1.3 * size)
            layout.setContentsMargins(edge, round(0.9 * size), edge, edge)
            layout.setSpacing(round(0.6 * size))
        self.body.setSpacing(round(0.5 * size))
        self.buttons.setSpacing(round(0.5 * size))
        self._spread(size)
        if self._area is not None:
            self._area.setMinimumHeight(round(2 * size))  # by itself it takes as much as four lines
        self._fit()
        self._show_heading()

    def _spread(self, size: float) -> None:
        """Let what stands side by side move apart with the text's size, where no distance of its own was set."""
        plain = self.style().pixelMetric(QStyle.PixelMetric.PM_LayoutHorizontalSpacing)
        before, self._beside = self._beside or plain, round(plain * size / 18)
        for one in self.findChildren(QGridLayout):
            if one.horizontalSpacing() in {plain, before}:
                one.setHorizontalSpacing(self._beside)
        for row in self.findChildren(QHBoxLayout):
            if row is not self.buttons and row.spacing() in {plain, before}:
                row.setSpacing(self._beside)

    def showEvent(self, event: QShowEvent) -> None:
        """Fit again before it is first seen: only now its fields have their style, and with it their height."""
        super().showEvent(event)
        if self.size() == self._fitted:
            self._fit()
        self._fitted = QSize()

    def _fit(self) -> None:
        """As large as its content or its base at this text size, and no larger than the screen."""
        self.ensurePolished()
        layout = self.layout()
        if layout is None:
            return
        layout.activate()
        screen = self.screen().availableSize() * 0.96
        wanted = layout.totalSizeHint().expandedTo(QSize(round(self.base.width() * self._size / 18), 0))
        if self._area is not None:
            laid = self._area.sizeHint().expandedTo(self._area.minimumSizeHint())
            wanted += QSize(0, self._content_height(min(wanted.width(), screen.width())) - laid.height())
        wanted = wanted.expandedTo(self.base * (self._size / 18))
        self.resize(wanted.boundedTo(screen).boundedTo(QSize(screen.width(), round(self.most * self._size / 18))))
        self._fitted = self.size()

    def _content_height(self, width: int) -> int:
        """How high the body is in a window of this width, its wrapped texts included."""
        margins = self.contentsMargins()
        inside = width - margins.left() - margins.right() - round(2.6 * self._size)
        wraps = self.body.hasHeightForWidth()  # its hint is as high as narrower texts would be
        high = self.body.totalHeightForWidth(inside) if wraps else self.body.totalSizeHint().height()
        return high + round(1.6 * self._size)

    def add_button(self, act: Callable[[], object], *, gold: bool = False) -> QPushButton:
        """Add a button to the row at the foot; its words come in `retranslate`."""
        button = push_button("gold" if gold else "")
        button.clicked.connect(act)
        self.buttons.addWidget(button)
        return button

    def add_note(self, note: QWidget) -> None:
        """Lay a text at the foot, as wide as the buttons leave room."""
        self.buttons.insertWidget(0, note, stretch=1)
        self.buttons.setStretch(1, 0)

    def set_title(self, text: str) -> None:
        """Name the window and its heading."""
        self.setWindowTitle(text)
        self.title.setText(text)

    @property
    def is_roomy(self) -> bool:
        """Whether there is room for the heading."""
        return self.height() >= self.heading_from * self._size

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have the heading where there is room for it."""
        super().resizeEvent(event)
        self._show_heading()

    def _show_heading(self) -> None:
        for one in (self.title, self.line):
            one.setVisible(self.is_roomy)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language while the window is open.

        One without a title is not built, or could not be: a file that can't be read breaks it off.
        """
        if event.type() == QEvent.Type.LanguageChange and self.windowTitle():
            self.retranslate()
        super().changeEvent(event)
