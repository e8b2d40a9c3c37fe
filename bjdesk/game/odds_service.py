"""Answers questions about odds, line by line: what the window's helper process does.

A line holds one JSON object: `id`, `kind` and what that kind asks for. Quick questions go before slow ones, which give
way and begin anew; `drop` lets an open one fall. The process ends with its input. It is the table's own: what people
ask for is `bjdesk odds`.
"""

from __future__ import annotations

import json
import os
from collections import deque
from threading import Condition, Thread
from typing import IO, TYPE_CHECKING, Any, Final

from bjdesk.engine.rules import rules_from_options
from bjdesk.game.coach import advice_on, advice_told, question_heard

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

ADVICE: Final = "advice"
RETURN: Final = "return"
CHART: Final = "chart"
DROP: Final = "drop"
_SLOW: Final = frozenset({RETURN, CHART})


def serve(asked: IO[str], answers: IO[str]) -> None:
    """Answer until the input ends. One thread of NumPy, and behind the table: the frames come first."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    if hasattr(os, "nice"):
        os.nice(5)
    service = _Service(answers)
    reader = Thread(target=service.listen, args=(asked,), daemon=True)
    reader.start()
    service.work()


class _Service:
    """What waits to be answered, and the answering of it."""

    def __init__(self, answers: IO[str]) -> None:
        self._answers = answers
        self._quick: deque[dict[str, Any]] = deque()
        self._slow: deque[dict[str, Any]] = deque()
        self._dropped: set[int] = set()
        self._ended = False
        self._news = Condition()

    # -- in the thread that listens

    def listen(self, asked: IO[str]) -> None:
        """Take question after question."""
        for line in asked:
            job = json.loads(line)
            with self._news:
                self._take(job)
                self._news.notify()
        with self._news:
            self._ended = True
            self._news.notify()

    def _take(self, job: dict[str, Any]) -> None:
        if job["kind"] == DROP:
            self._dropped.add(job["id"])
        else:
            (self._slow if job["kind"] in _SLOW else self._quick).append(job)

    # -- in the thread that works

    def work(self) -> None:
        """Answer what waits, until the input has ended."""
        while (job := self._next()) is not None:
            answer = self._answer(job)
            if answer is not None:
                self._answers.write(json.dumps({"id": job["id"], **answer}) + "\n")
                self._answers.flush()

    def _next(self) -> dict[str, Any] | None:
        with self._news:
            while not (self._quick or self._slow or self._ended):
                self._news.wait()
            if self._ended:
                return None
            return self._quick.popleft() if self._quick else self._slow.popleft()

    def _answer(self, job: dict[str, Any]) -> Mapping[str, object] | None:
        """The answer; None where the question was dropped, or has to wait."""
        if job["id"] in self._dropped:
            self._dropped.discard(job["id"])
            return None
        if job["kind"] == ADVICE:
            advice = advice_on(question_heard(job))
            return {"advice": None if advice is None else advice_told(advice)}
        return self._slow_answer(job)

    def _slow_answer(self, job: dict[str, Any]) -> Mapping[str, object] | None:
        from bjdesk.odds.overall import OddsCancelled

        try:
            return _ANSWERS[job["kind"]](job, lambda: self._gives_way(job))
        except OddsCancelled:
            if job["id"] not in self._dropped:
                self._slow.appendleft(job)
            self._dropped.discard(job["id"])
            return None

    def _gives_way(self, job: dict[str, Any]) -> bool:
        return bool(self._quick) or self._ended or job["id"] in self._dropped


def _return(job: Mapping[str, Any], cancelled: Callable[[], bool]) -> Mapping[str, object]:
    from bjdesk.odds.overall import overall_return

    return {"return": overall_return(rules_from_options(job["rules"]), cancelled=cancelled)}


def _chart(job: Mapping[str, Any], cancelled: Callable[[], bool]) -> Mapping[str, object]:
    from bjdesk.game.chart import chart_told
    from bjdesk.odds.strategy import basic_strategy

    return {"chart": chart_told(basic_strategy(rules_from_options(job["rules"]), cancelled=cancelled))}


_ANSWERS: Final = {RETURN: _return, CHART: _chart}
