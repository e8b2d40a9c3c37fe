"""GAMELOGS: every finished round and every movement of money, page by page from the file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex, QRectF, QSize
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStackedLayout,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QTabWidget,
    QWidget,
)

from bjdesk.ui.brushes import LEFT, draw_text
from bjdesk.ui.dialogs.empty_state import EmptyState
from bjdesk.ui.dialogs.sheet import Sheet
from bjdesk.ui.icons import suit_path
from bjdesk.ui.models.gamelogs import GamelogsModel
from bjdesk.ui.models.ledger import LedgerModel
from bjdesk.ui.models.roles import Role
from bjdesk.ui.panels.gamelog_words import GamelogWords, LedgerWords
from bjdesk.ui.theme import CARD_BORDER, CARD_FACE, NORMAL, SUITS_TWO, Palette, colour, role_font
from bjdesk.ui.theme import Role as TypeRole
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from bjdesk.ui.panels.archive import Archive

Index = QModelIndex | QPersistentModelIndex


class CardsDelegate(QStyledItemDelegate):
    """Draws cards as small faces: no font has the suits for certain."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.size = 18.0

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Room for all cards of all hands."""
        hands = _hands(index)
        cards = sum(len(hand.split()) for hand in hands)
        return QSize(round((cards * 1.75 + len(hands) * 0.7 + 1.2) * self.size), round(2.0 * self.size))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the hands one after the other."""
        area = QRectF(option.rect)
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        painter.setClipRect(area)
        x = area.x() + 0.5 * self.size
        for hand in _hands(index):
            for card in hand.split():
                self._paint_card(painter, QRectF(x, area.center().y() - 0.72 * self.size, 0, 1.44 * self.size), card)
                x += 1.75 * self.size
            x += 0.7 * self.size
        painter.restore()

    def _paint_card(self, painter: QPainter, place: QRectF, card: str) -> None:
        rank, suit = card[0].replace("T", "10"), card[1]
        place.setWidth(1.62 * self.size)
        painter.setPen(QPen(colour(CARD_BORDER, 0.35), 1))
        painter.setBrush(QColor(CARD_FACE))
        painter.drawRoundedRect(place, 0.2 * self.size, 0.2 * self.size)
        font = role_font(TypeRole.BODY_STRONG, self.size, 0.9)
        width = QFontMetricsF(font).horizontalAdvance(rank)
        mark = 0.62 * self.size
        left = place.center().x() - (width + mark + 1) / 2
        ink = QColor(SUITS_TWO[suit])
        draw_text(painter, QRectF(left, place.y(), width, place.height()), rank, font, colour=ink, align=LEFT)
        painter.fillPath(suit_path(suit, QRectF(left + width + 1, place.center().y() - mark / 2, mark, mark)), ink)


def _hands(index: Index) -> list[str]:
    cards = index.data(Role.CARDS) if index.column() == _CARDS else index.data(Role.TOTAL)
    return [cards] if isinstance(cards, str) else list(cards)


_CARDS: Final = GamelogsModel.columns.index(Role.CARDS)
_DEALER: Final = GamelogsModel.columns.index(Role.TOTAL)
_MEASURED: Final = 30
"""Rows whose cells are measured for the columns' widths: about what the window shows, the newest and longest."""


class _Page(QWidget):
    """A table, or the sentence that stands for an empty one."""

    def __init__(self, model: QAbstractItemModel, icon: str) -> None:
        super().__init__()
        self.table = QTableView()
        self.table.setAlternatingRowColors(True)
        self.table.setShowGrid(False)
        self.table.setWordWrap(False)
        self.table.setModel(model)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.verticalHeader().hide()
        self.table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.table.horizontalHeader().setHighlightSections(False)
        self.table.horizontalHeader().setResizeContentsPrecision(_MEASURED)
        self.empty = EmptyState(icon)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self.table)
        self._stack.addWidget(self.empty)
        self._stack.setCurrentIndex(0 if model.rowCount() else 1)

    def fit(self, size: float) -> None:
        """Columns as wide as what the newest rows need, rows at F."""
        self.table.verticalHeader().setDefaultSectionSize(round(2.0 * size))
        self.table.resizeColumnsToContents()
        header = self.table.horizontalHeader()
        header.setMinimumSectionSize(round(3 * size))
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setStretchLastSection(True)


class GamelogsDialog(Sheet):
    """Rounds and money in two pages."""

    base = QSize(1120, 620)

    def __init__(self, archive: Archive, parent: QWidget | None = None) -> None:
        super().__init__(parent, scrolls=False)
        self.rounds, self.ledger = GamelogsModel(archive.rounds, self), LedgerModel(archive.ledger, self)
        self._round_words, self._ledger_words = GamelogWords(self), LedgerWords(self)
        self._round_words.columns, self._ledger_words.columns = self.rounds.columns, self.ledger.columns
        self._round_words.setSourceModel(self.rounds)
        self._ledger_words.setSourceModel(self.ledger)
        self._rounds, self._money = _Page(self._round_words, "gamelogs"), _Page(self._ledger_words, "rebuy")
        self._cards = CardsDelegate(self)
        for column in (_CARDS, _DEALER):
            self._rounds.table.setItemDelegateForColumn(column, self._cards)
        self.tabs = QTabWidget(documentMode=True)
        self.tabs.tabBar().setDrawBase(False)
        self.tabs.addTab(self._rounds, "")
        self.tabs.addTab(self._money, "")
        self.body.addWidget(self.tabs, stretch=1)
        self._close = self.add_button(self.accept, gold=True)
        self.retranslate()

    def set_text_size(self, size: float, palette: Palette = NORMAL) -> None:
        """Fit the columns to F."""
        super().set_text_size(size, palette)
        self._cards.size = size * 0.94
        self._rounds.fit(size)
        self._money.fit(size)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.set_title(translate("Gamelogs", "Gamelogs"))
        for place, name in enumerate((translate("Gamelogs", "Rounds"), translate("Gamelogs", "Money"))):
            self.tabs.setTabText(place, name)
        self._rounds.table.setAccessibleName(translate("Gamelogs", "Rounds"))
        self._money.table.setAccessibleName(translate("Gamelogs", "Money"))
        self._rounds.empty.say(translate("Gamelogs", "No round has been played yet. The first one appears here."))
        self._money.empty.say(translate("Gamelogs", "No money has moved yet."))
        self._round_words.retranslate()
        self._ledger_words.retranslate()
        self._close.setText(translate("Dialog", "Close"))
