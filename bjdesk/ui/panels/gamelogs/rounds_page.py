"""The rounds: found by filter and by cards, one beside the list in full."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import QModelIndex, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from bjdesk.frozen import replace
from bjdesk.game.faults import StoreError
from bjdesk.game.replay import PLAYER
from bjdesk.game.round_filter import RoundFilter
from bjdesk.game.seats import sitter_of
from bjdesk.ui.card_names import capitalized
from bjdesk.ui.dialogs.fields import named_label, push_button
from bjdesk.ui.dialogs.rule_set_choice import CalmChoice
from bjdesk.ui.formats import counted
from bjdesk.ui.models.gamelogs import GamelogsModel
from bjdesk.ui.models.roles import Role
from bjdesk.ui.panels.gamelog_words import GamelogWords
from bjdesk.ui.panels.gamelogs.cards import CARDS, DEALER, CardsDelegate
from bjdesk.ui.panels.gamelogs.detail_pane import DetailPane
from bjdesk.ui.panels.gamelogs.filter_words import read_cards, told
from bjdesk.ui.panels.gamelogs.walk import Walk
from bjdesk.ui.panels.table_page import TablePage
from bjdesk.ui.seat_words import sitter_words
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QResizeEvent

    from bjdesk.game.logbook import Logbook
    from bjdesk.game.records import RoundRecord
    from bjdesk.ui.panels.gamelogs.filter_pane import FilterPane

Answer = TypeVar("Answer")
NARROW: Final = 46
"""Width in F under which list and round have no room beside each other."""
SHORT: Final = 17
"""Height in F under which lines and note have no room under each other."""
_PANE: Final = 22.0
"""F of the round's width beside the list."""
_PAUSE: Final = 250
"""Milliseconds after the last letter of a search until it counts."""
_COUNTS: Final = 120
"""Milliseconds after a filter until its rounds are counted: the first page comes first."""
_NO_FILTER: Final = RoundFilter()


class RoundsPage(QWidget):
    """List, filter, and round. To make it raises StoreError where the file can't be read."""

    replaying = Signal(int)
    failed = Signal(object)

    def __init__(self, logs: Logbook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._logs = logs
        self.wanted = _NO_FILTER
        self._size = 18.0
        self._covered = False
        self._counted: int | None = None
        self.model = GamelogsModel(partial(logs.found, self.wanted), self)
        self.words = GamelogWords(self)
        self.words.columns = self.model.columns
        self.words.setSourceModel(self.model)
        self.list = self._made_list()
        self.search = QLineEdit(maxLength=60)
        self.person = CalmChoice()
        self.filter_button, self.clear = push_button(), push_button()
        self.found = named_label("muted", wrap=True)
        self.detail = DetailPane(logs)
        self.filter_pane: FilterPane | None = None
        self._cards = CardsDelegate(self)
        self._typed, self._counts, self._walk = QTimer(self), QTimer(self), Walk(self)
        self._arrange()
        self._connect()
        self._offer_persons(logs.owners())
        self.newest = self.model.rows[0].number if self.model.rows else 0
        self._choose_first()
        self._counts.start()

    # -- building

    def _made_list(self) -> TablePage:
        """How a round ended is seen without scrolling."""
        columns = self.model.columns
        ended, net = columns.index(Role.OUTCOME), columns.index(Role.NET)
        return TablePage(self.words, "gamelogs", wide=len(columns) - 1, seen_to=net, yields=ended)

    def _arrange(self) -> None:
        for column in (CARDS, DEALER):
            self.list.table.setItemDelegateForColumn(column, self._cards)
        self.person.setMinimumContentsLength(5)
        self.filter_button.setCheckable(True)
        self.search.setClearButtonEnabled(True)
        head = QHBoxLayout()
        head.addWidget(self.search, stretch=1)
        for part in (self.person, self.filter_button, self.clear):
            head.addWidget(part)
        left = QVBoxLayout()
        left.setContentsMargins(0, 0, 0, 0)
        left.addLayout(head)
        left.addWidget(self.found)
        left.addWidget(self.list, stretch=1)
        self._column, self._left = left, QWidget()
        self._left.setLayout(left)
        self._left.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self.pane = QStackedWidget()
        self.pane.addWidget(self.detail)
        self.pane.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self._across = QHBoxLayout(self)
        self._across.addWidget(self._left, stretch=1)
        self._across.addWidget(self.pane)

    def _connect(self) -> None:
        for timer, pause, act in ((self._typed, _PAUSE, self._take_search), (self._counts, _COUNTS, self._count)):
            timer.setSingleShot(True)
            timer.setInterval(pause)
            timer.timeout.connect(act)
        self._walk.came.connect(self._walked)
        self._walk.failed.connect(self.failed)
        self.search.textEdited.connect(lambda _: self._typed.start())
        self.search.editingFinished.connect(self._take_search)
        self.person.activated.connect(lambda place: self.look_for(replace(self.wanted, owner=self._owners[place])))
        self.filter_button.toggled.connect(self._show_filter)
        self.clear.clicked.connect(self.show_all)
        self.list.table.selectionModel().currentRowChanged.connect(lambda now, _: self._choose(now))
        self.list.table.doubleClicked.connect(self._replay_row)
        self.list.table.activated.connect(self._open_row)
        self.detail.replaying.connect(self.replaying)
        self.detail.failed.connect(self.failed)
        self.detail.noted.connect(self._noted)
        self.detail.backed.connect(lambda: self._cover(covered=False))
        for keys, act in ((QKeySequence.StandardKey.Find, self.search.setFocus), ("Ctrl+T", self.detail.take_text)):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(act)

    def _offer_persons(self, owners: tuple[str, ...]) -> None:
        """The guests who have played; where there is none, nobody is asked for."""
        self._owners = (PLAYER, *(owner for owner in owners if owner != PLAYER))
        self.person.setVisible(len(self._owners) > 1)
        self.person.addItems([""] * len(self._owners))

    # -- finding

    def _page(self, wanted: RoundFilter, before: int | None, limit: int) -> tuple[RoundRecord, ...]:
        none: tuple[RoundRecord, ...] = ()
        return self._asked(lambda: self._logs.found(wanted, before, limit), none)

    def _asked(self, ask: Callable[[], Answer], otherwise: Answer) -> Answer:
        """An answer of the file; where it can't give one, that is told and the other is taken."""
        try:
            return ask()
        except StoreError as fault:
            self.failed.emit(fault)
            return otherwise

    def look_for(self, wanted: RoundFilter) -> None:
        """Show the rounds that this filter lets through."""
        if wanted == self.wanted:
            return
        self.detail.keep_note()
        self.wanted, self._counted = wanted, None
        self.model.owner = self.words.owner = wanted.owner
        slow, by_keys = len(wanted.cards) > 1, self.list.table.hasFocus() or self.detail.view.hasFocus()
        self.model.use(partial(self._page, wanted) if not slow else _no_rounds)
        self._walk.follow(self._logs.search(wanted) if slow else None)
        if by_keys and not self.model.rowCount():
            self.search.setFocus()  # else they go on to where nothing is to be read any more
        self.list.show_rows()
        self.list.fit_columns()
        if self.filter_pane is not None:
            self.filter_pane.show_filter(wanted)
        self._choose_first()
        self._say_found()
        if not slow:
            self._counts.start()

    def _walked(self, rows: tuple[RoundRecord, ...]) -> None:
        """A long search has found some more, or is at its end."""
        first = not self.model.rowCount()
        self.model.append(rows)
        self.list.show_rows()
        if first:
            self.list.fit_columns()
            self._choose_first()
        if not self._walk.walking:
            self._counted = self.model.rowCount()
        self._say_found()

    def show_all(self) -> None:
        """Take the filter back; the person stays."""
        self.search.clear()
        self.look_for(replace(_NO_FILTER, owner=self.wanted.owner))

    def refresh(self) -> None:
        """Look at the newest rounds again: some have been played."""
        self.newest = self._newest()
        if len(self.wanted.cards) > 1:
            return  # what was searched for long stays as it was found
        self.model.reload()
        self.list.show_rows()
        if self.detail.row is None:
            self._choose_first()
        self._counts.start()

    def _newest(self) -> int:
        """The number of the newest round, whatever the filter lets through."""
        found = self._page(_NO_FILTER, None, 1)
        return found[0].number if found else 0

    def _take_search(self) -> None:
        self._typed.stop()
        cards = read_cards(self.search.text())
        if cards is not None:
            self.look_for(replace(self.wanted, cards=cards))
        self._say_found()

    def _count(self) -> None:
        self._counted = self._asked(lambda: self._logs.count(self.wanted), self._counted)
        self._say_found()

    # -- one round

    def _choose_first(self) -> None:
        first = self.words.index(0, 0)
        if first.isValid():
            self.list.table.setCurrentIndex(first)
        self._choose(first)

    def _choose(self, index: QModelIndex) -> None:
        self.detail.show_round(index.data(Role.ROW) if index.isValid() else None, self.wanted.owner)

    def choose_number(self, number: int) -> None:
        """Choose a round that is in the list already."""
        place = next((at for at, row in enumerate(self.model.rows) if row.number == number), None)
        if place is not None:
            self.list.table.setCurrentIndex(self.words.index(place, 0))

    def _open_row(self, index: QModelIndex) -> None:
        """Go into the round by key."""
        self._choose(index)
        self._cover(covered=True)
        self.filter_button.setChecked(False)
        self.detail.view.setFocus()

    def _replay_row(self, index: QModelIndex) -> None:
        self.replaying.emit(index.data(Role.ROW).number)

    def _noted(self, number: int, text: str) -> None:
        row = next((row for row in self.model.rows if row.number == number), None)
        if row is None:
            return
        changed = replace(row, note=text)
        self.model.change(changed)
        if self.detail.row is not None and self.detail.row.number == number:
            self.detail.show_round(changed, self.wanted.owner)

    # -- the pane

    def _show_filter(self, shown: bool) -> None:  # noqa: FBT001 - Qt's own signal
        if shown and self.filter_pane is None:
            from bjdesk.ui.panels.gamelogs.filter_pane import FilterPane

            self.filter_pane = FilterPane(self._asked(self._logs.rules_played, ()))
            self.filter_pane.show_filter(self.wanted)
            self.filter_pane.changed.connect(lambda wanted: self.look_for(replace(wanted, cards=self.wanted.cards)))
            self.filter_pane.back.clicked.connect(lambda: self.filter_button.setChecked(False))
            self.pane.addWidget(self.filter_pane)
            for before, after in pairwise((self.detail.note, *self.filter_pane.stops)):
                self.setTabOrder(before, after)
        if shown and self.filter_pane is not None:
            self.detail.keep_note()
            self.pane.setCurrentWidget(self.filter_pane)
            self.filter_pane.period.setFocus()
        else:
            self.pane.setCurrentWidget(self.detail)
        self._cover(covered=shown)

    def _cover(self, *, covered: bool) -> None:
        """Where there is no room for both, show the pane instead of the list, or the list."""
        self._covered = covered
        narrow = self.width() < NARROW * self._size
        self.pane.setFixedWidth(self.width() if narrow else round(_PANE * self._size))
        self.pane.setVisible(covered or not narrow)
        self._left.setHidden(covered and narrow)
        self.detail.back.setVisible(narrow)
        self.detail.set_short(short=self.height() < SHORT * self._size)
        if self.filter_pane is not None:
            self.filter_pane.back.setVisible(narrow)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Room for both, or for one."""
        super().resizeEvent(event)
        self._cover(covered=self._covered)

    # -- look and words

    def set_text_size(self, size: float) -> None:
        """Take F."""
        self._size = size
        self._cards.size = size * 0.94
        self._column.setSpacing(round(0.35 * size))
        self.list.fit(size)
        self.person.setMaximumWidth(round(9 * size))
        self.detail.set_text_size(size)
        self._across.setContentsMargins(0, round(0.7 * size), 0, 0)
        self._across.setSpacing(round(0.8 * size))
        self._cover(covered=self._covered)

    def minimumSizeHint(self) -> QSize:
        """The list scrolls, so little is enough."""
        return QSize(round(20 * self._size), round(14 * self._size))

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.list.table.setAccessibleName(translate("Gamelogs", "Rounds"))
        self.search.setPlaceholderText(translate("Filter", "Cards: A Ks 10h"))
        self.search.setAccessibleName(translate("Filter", "Search by cards"))
        self.search.setAccessibleDescription(_how_to_search())
        self.search.setToolTip(_how_to_search())
        self.person.setAccessibleName(translate("Filter", "Whose rounds"))
        for place, owner in enumerate(self._owners):
            self.person.setItemText(place, capitalized(sitter_words(sitter_of(owner))))
        self.clear.setText(translate("Filter", "Show all"))
        self.words.retranslate()
        self.list.fit_columns()
        self.detail.retranslate()
        if self.filter_pane is not None:
            self.filter_pane.retranslate()
        self._say_found()

    def _say_found(self) -> None:
        """How many rounds there are, and by what they were found."""
        parts = told(self.wanted)
        number = len(parts) - bool(self.wanted.cards)
        name = translate("Filter", "Filter")
        self.filter_button.setText(f"{name} · {number}" if number else f"{name}…")
        self.clear.setVisible(bool(parts))
        empty = translate("Filter", "No round matches.") if parts else _nothing_yet()
        self.list.empty.say(empty)
        unread = read_cards(self.search.text()) is None
        self.found.setObjectName("refusal" if unread else "muted")
        self.found.style().polish(self.found)
        if unread:
            self.found.setText(_how_to_search())
            return
        if self._counted is None and self.model.ended and not self._walk.walking:
            self._counted = self.model.rowCount()
        if self._walk.walking:
            self._counted = self.model.rowCount()
            parts = (*parts, translate("Filter", "searching…"))
        counted = "" if self._counted is None else _counted_words(self._counted)
        self.found.setText(" · ".join(part for part in (counted, *parts) if part) or "…")


def _no_rounds(_before: int | None, _limit: int) -> tuple[RoundRecord, ...]:
    """The rounds of a long search come one by one."""
    return ()


def _counted_words(number: int) -> str:
    return counted(translate("Filter", "%n rounds", None, number), number)


def _how_to_search() -> str:
    return translate("Filter", "Write ranks or cards: A is any ace, Ks the king of spades. Suits are s, h, d and c.")


def _nothing_yet() -> str:
    return translate("Gamelogs", "No round has been played yet. The first one appears here.")
