"""The return of a rule set, worked out beside the window, and what the last change made of it."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QLocale, QObject, QThread, Signal

from bjdesk.engine.presets import PRESETS
from bjdesk.frozen import dataclass
from bjdesk.ui.formats import MINUS, PLUS, percent
from bjdesk.ui.rule_words import option_name, value_word
from bjdesk.ui.translate import translate

if TYPE_CHECKING:
    from bjdesk.engine.rules import Rules

Cancelled = Callable[[], bool]
Worth = Callable[["Rules", Cancelled], float | None]
"""The return of a rule set, 1 for a fair game; None if it was cancelled."""


def best_return(rules: Rules, cancelled: Cancelled) -> float | None:
    """The return with best play. NumPy is imported here, at the first question."""
    from bjdesk.odds.overall import OddsCancelled, overall_return

    try:
        return overall_return(rules, cancelled=cancelled)
    except OddsCancelled:
        return None


def bare(rules: Rules) -> Rules:
    """The rule set without what the return does not hang on: one box, a fresh shoe, whatever the limits."""
    plain = PRESETS["single-deck"]
    return replace(
        rules, shuffle=plain.shuffle, penetration=plain.penetration, deal=plain.deal, split_deal=plain.split_deal,
        boxes=plain.boxes, min_bet=plain.min_bet, max_bet=plain.max_bet, chips=plain.chips,
    )  # fmt: skip


class _Work(QThread):
    """Works out returns, one after the other, until it is cancelled."""

    found = Signal(object, float)

    def __init__(self, worth: Worth, wanted: tuple[Rules, ...]) -> None:
        super().__init__()
        self._worth, self._wanted = worth, wanted
        self.given_up = threading.Event()

    def run(self) -> None:
        """In the thread of its own."""
        for rules in self._wanted:
            value = None if self.given_up.is_set() else self._worth(rules, self.given_up.is_set)
            if value is None:
                return
            self.found.emit(rules, value)


class Returns(QObject):
    """Answers what rule sets return; a new question drops the one before. At most one thread works."""

    found = Signal()
    """One more return is known."""

    def __init__(self, worth: Worth = best_return, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worth = worth
        self._known: dict[Rules, float] = {}
        self._work: _Work | None = None
        self._next: tuple[Rules, ...] = ()

    def known(self, rules: Rules) -> float | None:
        """The return of a rule set, if it is known already."""
        return self._known.get(bare(rules))

    def ask(self, *wanted: Rules) -> None:
        """Work these out, in this order, and drop what was asked before."""
        self._next = tuple(rules for rules in dict.fromkeys(map(bare, wanted)) if rules not in self._known)
        if self._work is None:
            self._begin()
        else:
            self._work.given_up.set()

    def drop(self) -> None:
        """Want nothing any more."""
        self._next = ()
        if self._work is not None:
            self._work.given_up.set()

    def _begin(self) -> None:
        wanted, self._next = self._next, ()
        if not wanted:
            return
        work = self._work = _Work(self._worth, wanted)
        work.found.connect(self._take)
        work.finished.connect(self._done)
        _keep(work)
        work.start(QThread.Priority.LowPriority)

    def _take(self, rules: Rules, value: float) -> None:
        self._known[rules] = value
        self.found.emit()

    def _done(self) -> None:
        self._work = None
        self._begin()


_threads: Final[set[_Work]] = set()
"""Threads outlive their window by the moment that giving up takes."""


def _keep(work: _Work) -> None:
    """Hold a thread until it has ended, the program's end included."""
    application = QCoreApplication.instance()
    if not _threads and application is not None:
        application.aboutToQuit.connect(wait_for_threads)
    _threads.difference_update([thread for thread in _threads if thread.isFinished()])
    _threads.add(work)


def wait_for_threads() -> None:
    """Come back when nothing is worked out any more."""
    for thread in tuple(_threads):
        thread.given_up.set()
        thread.wait()
    _threads.clear()


@dataclass(frozen=True, slots=True)
class Change:
    """The last change of one option."""

    name: str
    before: Rules
    after: Rules
    written: object  # the new value as a file writes it


def return_sentence(value: float | None) -> str:
    """What comes back of the wagers."""
    if value is None:
        return translate("Rules editor", "Return with best play: being worked out…")
    return translate("Rules editor", "Return with best play: {share}").format(share=percent(value))


def change_sentence(change: Change, before: float | None, after: float | None) -> str:
    """What the last change made of the return; "" while that is not known."""
    if before is None or after is None:
        return ""
    what = option_name(change.name)
    if change.written is not True:
        what = translate("Rules editor", "{option}, {value}").format(
            option=what, value=value_word(change.name, change.written)
        )
    difference = round((after - before) * 100, 2)
    if not difference:
        return translate("Rules editor", "{change}: no difference").format(change=what)
    return translate("Rules editor", "{change}: {points} points").format(change=what, points=_points(difference))


def _points(difference: float) -> str:
    sign = MINUS if difference < 0 else PLUS
    return sign + QLocale().toString(abs(difference), "f", 2)
