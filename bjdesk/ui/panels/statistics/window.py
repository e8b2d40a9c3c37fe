"""The window of the statistics: its pages, and the summing up that goes on between the frames."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, QTimer
from PySide6.QtWidgets import QTabWidget

from bjdesk.game.faults import StoreError
from bjdesk.game.seats import sitter_of
from bjdesk.ui.dialogs.fields import named_label
from bjdesk.ui.dialogs.rule_set_choice import CalmChoice
from bjdesk.ui.dialogs.sheet import Sheet
from bjdesk.ui.fault_words import fault_sentence
from bjdesk.ui.panels.statistics.line_pages import BalancePage, LuckPage, MistakesPage, adding_up
from bjdesk.ui.panels.statistics.other_pages import FiguresPage, HandsPage, ResultsPage, ReturnsPage
from bjdesk.ui.panels.statistics.page import Page
from bjdesk.ui.seat_words import name_words
from bjdesk.ui.theme import NORMAL, Palette
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QWidget

    from bjdesk.engine.rules import Rules
    from bjdesk.game.statistics import Statistics
    from bjdesk.ui.coach_worker import ServedReturns
    from bjdesk.ui.dialogs.rules_return import Returns

_TURN: Final = 0.008
"""Seconds that one turn of summing up takes: half a frame."""


class StatisticsDialog(Sheet):
    """Shows the balance at once; the other pages follow as their rounds are added up."""

    base = QSize(1120, 720)
    heading_from = 32

    def __init__(
        self,
        statistics: Statistics,
        parent: QWidget | None = None,
        *,
        returns: Returns | ServedReturns | None = None,
    ) -> None:
        super().__init__(parent, scrolls=False)
        self._statistics, self._returns = statistics, returns
        self.balance, self.luck, self.mistakes = BalancePage(), LuckPage(), MistakesPage()
        self.results, self.hands, self.figures = ResultsPage(), HandsPage(), FiguresPage()
        self.returns = ReturnsPage(self._exact)
        self.pages: tuple[Page, ...] = (
            self.balance, self.luck, self.mistakes, self.results, self.hands, self.returns, self.figures,
        )  # fmt: skip
        self.told = named_label("muted", wrap=True)
        self._persons: tuple[str, ...] = (statistics.owner,)
        self._tasks: list[tuple[Iterator[int], tuple[Page, ...]]] = []
        self._told_waiting = False
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._sum_up)
        self._build()
        self.retranslate()
        self.refresh()
        self.balance.picture.setFocus()

    def _build(self) -> None:
        self.tabs = QTabWidget(documentMode=True)
        self.tabs.tabBar().setDrawBase(False)
        self.tabs.setUsesScrollButtons(True)
        self.person = CalmChoice()
        self.person.setSizeAdjustPolicy(CalmChoice.SizeAdjustPolicy.AdjustToContents)
        self.person.activated.connect(lambda place: self.show_person(self._persons[place]))
        for page in self.pages:
            self.tabs.addTab(page, "")
            page.order_keys()
            page.told.connect(self._tell)
        self.tabs.currentChanged.connect(self._turned)
        self.body.addWidget(self.tabs, stretch=1)
        self.add_note(self.told)
        self.buttons.insertWidget(0, self.person)
        self.buttons.setStretch(2, 0)
        self._close = self.add_button(self.accept, gold=True)
        self.finished.connect(self._stop)
        if self._returns is not None:
            self._returns.found.connect(self._show_returns)

    def _turned(self, place: int) -> None:
        """Another page: the keys are its picture's, unless they are the tabs'."""
        self._tell("")
        self._begin_with(place)
        if not self.tabs.tabBar().hasFocus():
            self.pages[place].take_keys()

    # -- following the table

    def refresh(self) -> None:
        """Take what has been played since."""
        try:
            self._statistics.refresh()
            self._persons = self._statistics.persons()
        except StoreError as fault:
            self._fail(fault)
            return
        self._show_persons()
        self.balance.follow(self._statistics)
        self.hands.follow(self._statistics)
        shown = self.pages[self.tabs.currentIndex()].picture
        self._tell(shown.sentence(shown.at))
        valued: tuple[Page, ...] = (self.luck, self.mistakes)
        self._tasks = [
            (self._statistics.course_steps(), (self.results, self.figures, self.returns)),
            (self._statistics.valued_steps(), valued),
        ]
        self._begin_with(self.tabs.currentIndex())
        self._timer.start()

    def show_person(self, owner: str) -> None:
        """Show the statistics of the player, or of a guest."""
        if owner == self._statistics.owner:
            return
        self._statistics = self._statistics.of(owner)
        for page in self.pages:
            page.forget()
        self.refresh()

    def _show_persons(self) -> None:
        """Whose statistics these are; without guests there is nothing to choose."""
        names = [name_words(sitter_of(owner).name) or translate("Statistics", "You") for owner in self._persons]
        if names != [self.person.itemText(place) for place in range(self.person.count())]:
            self.person.clear()
            self.person.addItems(names)
        self.person.setCurrentIndex(self._persons.index(self._statistics.owner))
        self.person.setVisible(len(names) > 1)

    def _begin_with(self, place: int) -> None:
        """What the page in view waits for comes first."""
        self._tasks.sort(key=lambda task: self.pages[place] not in task[1])

    def _sum_up(self) -> None:
        """Do a little; what is done is shown."""
        until = time.perf_counter() + _TURN
        try:
            while self._tasks:
                steps, waiting = self._tasks[0]
                for done in steps:
                    if time.perf_counter() >= until:
                        self._wait(done, waiting)
                        return
                self._tasks.pop(0)
                self._show(waiting)
        except StoreError as fault:
            self._fail(fault)
        self._timer.stop()

    def finish(self) -> None:
        """Sum up all that is left, at once."""
        while self._tasks:
            self._sum_up()

    def _wait(self, done: int, waiting: tuple[Page, ...]) -> None:
        page = self.pages[self.tabs.currentIndex()]
        if page in waiting and not page.model.table.rows:
            self._told_waiting = True
            self.told.setText(adding_up(done))

    def _show(self, done: tuple[Page, ...]) -> None:
        for page in done:
            page.follow(self._statistics)
        if self._told_waiting or not self.told.text():
            self._told_waiting = False
            self._tell("")
        if self.returns in done and self._returns is not None:
            self._returns.ask(*(one.rules for one in self._statistics.returns))

    def _show_returns(self) -> None:
        self.returns.follow(self._statistics)

    def _exact(self, rules: Rules) -> float | None:
        return None if self._returns is None else self._returns.known(rules)

    def _fail(self, fault: StoreError) -> None:
        self._stop()
        self.told.setObjectName("refusal")
        self.told.setText(fault_sentence(fault))

    def _stop(self) -> None:
        """The window is closed, or can't go on: nothing is read any more."""
        self._timer.stop()
        self._tasks = []
        if self._returns is not None:
            self._returns.drop()

    # -- looks and words

    def _tell(self, sentence: str) -> None:
        hint = translate("Statistics", "Point at the picture, or go through it by arrow keys, for its values.")
        page = self.pages[self.tabs.currentIndex()]
        self.told.setText(sentence or ("" if page.is_empty else hint))

    def set_text_size(self, size: float, palette: Palette = NORMAL) -> None:
        """Take F and the colours for the pictures too."""
        for page in self.pages:
            page.set_look(size, palette)
        self.told.setMinimumHeight(round(1.3 * size))
        super().set_text_size(size, palette)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.set_title(translate("Statistics", "Statistics"))
        for place, page in enumerate(self.pages):
            self.tabs.setTabText(place, page.naming.title())
            page.retranslate()
        self.person.setAccessibleName(translate("Statistics", "Whose statistics"))
        self._show_persons()
        self._close.setText(translate("Dialog", "Close"))
        self._tell("")
