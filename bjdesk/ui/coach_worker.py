"""The process that works out odds for the window: NumPy lives there, and no frame ever waits for it.

A thread would share Python's lock with the painting; a process shares nothing. It starts with the first question, is
asked and answers over its pipes, and ends with the window.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, Signal

from bjdesk.engine.rules import options_of
from bjdesk.game.chart import StrategyChart, chart_heard
from bjdesk.game.coach import Advice, Question, advice_heard, question_told
from bjdesk.game.odds_service import ADVICE, CHART, DROP, RETURN
from bjdesk.ui.dialogs.rules_return import bare

if TYPE_CHECKING:
    from bjdesk.engine.rules import Rules

Answer = Callable[[Mapping[str, Any] | None], None]
"""What is done with an answer; None where there is none, because the process died over it."""
_KEPT: Final = 8
"""Answers that are kept: a decision that was prepared for the hint is asked for again once it is taken."""
_PATIENCE: Final = 1_000
"""Milliseconds that the process gets to end by itself."""


def command() -> Sequence[str]:
    """How this program starts its own helper; a frozen program is its own interpreter."""
    return [sys.executable, *([] if getattr(sys, "frozen", False) else ["-m", "bjdesk"]), "odds-service"]


class OddsService(QObject):
    """Asks the helper process, and hands its answers on in the window's thread."""

    def __init__(self, parent: QObject | None = None, *, start: Sequence[str] | None = None) -> None:
        super().__init__(parent)
        self._start = list(start or command())
        self._process: QProcess | None = None
        self._waiting: dict[int, Answer] = {}
        self._last = 0
        self._advice: dict[Question, Advice | None] = {}
        self.returns: dict[Rules, float] = {}
        """What rule sets return, as far as anybody has asked."""

    @property
    def running(self) -> bool:
        """Whether the process is there."""
        return self._process is not None

    @property
    def busy(self) -> bool:
        """Whether answers are still to come."""
        return bool(self._waiting)

    # -- questions

    def advice(self, question: Question, then: Callable[[Advice | None], None]) -> None:
        """Tell what a decision is worth; at once where it is known."""
        if question in self._advice:
            then(self._advice[question])
            return
        self.ask(
            {"kind": ADVICE, **question_told(question, options_of(question.rules))},
            lambda told: self._advised(question, told, then),
        )

    def _advised(
        self, question: Question, told: Mapping[str, Any] | None, then: Callable[[Advice | None], None]
    ) -> None:
        advice = advice_heard(told["advice"]) if told is not None and told["advice"] is not None else None
        if told is not None:
            self._advice[question] = advice
            while len(self._advice) > _KEPT:
                del self._advice[next(iter(self._advice))]
        then(advice)

    def chart(self, rules: Rules, then: Callable[[StrategyChart | None], None]) -> int:
        """Work out a strategy chart; the number is for `drop`."""
        return self.ask(
            {"kind": CHART, "rules": options_of(rules)},
            lambda told: then(None if told is None else chart_heard(told["chart"])),
        )

    def returned(self, rules: Rules, then: Callable[[float | None], None]) -> int:
        """Work out what a rule set returns, 1 for a fair game; the number is for `drop`."""
        return self.ask(
            {"kind": RETURN, "rules": options_of(rules)}, lambda told: then(None if told is None else told["return"])
        )

    def ask(self, job: Mapping[str, object], then: Answer) -> int:
        """Send a question; `then` follows when it is answered."""
        self._last += 1
        self._waiting[self._last] = then
        self._send({"id": self._last, **job})
        return self._last

    def drop(self, number: int) -> None:
        """The answer to a question is not wanted any more."""
        if self._waiting.pop(number, None) is not None:
            self._send({"id": number, "kind": DROP})

    # -- the process

    def prepare(self) -> None:
        """Start the process, if it does not run: it loads NumPy before the first question comes."""
        if self._process is None:
            self._started()

    def _send(self, job: Mapping[str, object]) -> None:
        process = self._process or self._started()
        process.write(json.dumps(job).encode() + b"\n")

    def _started(self) -> QProcess:
        process = self._process = QProcess(self)
        environment = QProcessEnvironment.systemEnvironment()
        environment.insert("OPENBLAS_NUM_THREADS", "1")
        process.setProcessEnvironment(environment)
        process.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
        process.readyReadStandardOutput.connect(self._read)
        process.errorOccurred.connect(self._failed)
        process.finished.connect(self._failed)
        process.start(self._start[0], self._start[1:])
        return process

    def _read(self) -> None:
        process = self._process
        while process is not None and process.canReadLine():
            told = json.loads(bytes(process.readLine().data()))
            then = self._waiting.pop(told["id"], None)
            if then is not None:
                then(told)
            process = self._process

    def _failed(self) -> None:
        """The process is gone: what it owed is answered with nothing, and the next question starts another."""
        process, self._process = self._process, None
        if process is None:
            return
        process.deleteLater()
        owed, self._waiting = self._waiting, {}
        for then in owed.values():
            then(None)

    def wait(self, milliseconds: int) -> None:
        """Let answers come in that are still on their way, for so long at most."""
        while self._waiting and self._process is not None and self._process.waitForReadyRead(milliseconds):
            pass

    def close(self) -> None:
        """Let the process end; nothing is answered any more."""
        process, self._process = self._process, None
        self._waiting.clear()
        if process is None:
            return
        process.readyReadStandardOutput.disconnect(self._read)
        process.errorOccurred.disconnect(self._failed)
        process.finished.disconnect(self._failed)
        process.closeWriteChannel()
        if not process.waitForFinished(_PATIENCE):
            process.kill()
            process.waitForFinished(_PATIENCE)


class ServedReturns(QObject):
    """What rule sets return, asked of the process; a new question drops the one before."""

    found = Signal()
    """One more return is known."""

    def __init__(self, service: OddsService) -> None:
        super().__init__(service)
        self._service = service
        self._asked: dict[Rules, int] = {}

    def known(self, rules: Rules) -> float | None:
        """The return of a rule set, if it is known already."""
        return self._service.returns.get(bare(rules))

    def ask(self, *wanted: Rules) -> None:
        """Work these out, in this order, and drop what was asked before."""
        wants = [rules for rules in dict.fromkeys(map(bare, wanted)) if rules not in self._service.returns]
        for rules in [asked for asked in self._asked if asked not in wants]:
            self._service.drop(self._asked.pop(rules))
        for rules in wants:
            if rules not in self._asked:
                self._asked[rules] = self._service.returned(rules, partial(self._take, rules))

    def drop(self) -> None:
        """Want nothing any more."""
        self.ask()

    def _take(self, rules: Rules, value: float | None) -> None:
        self._asked.pop(rules, None)
        if value is not None:
            self._service.returns[rules] = value
            self.found.emit()
