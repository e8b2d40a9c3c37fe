"""Answers questions about odds, line by line: what the window's helper process does.

A line holds one JSON object: `id`, `kind` and what that kind asks for. Quick questions and slow ones have a thread
each, so that a decision never waits for a chart; `drop` lets a slow one fall. The process ends with its input. It is
the table's own: what people ask for is `bjdesk odds`.
"""

from __future__ import annotations

import json
import os
import sys
import traceback
from queue import SimpleQueue
from threading import Lock, Thread
from typing import IO, TYPE_CHECKING, Any, Final

from bjdesk.engine.rules import rules_from_options
from bjdesk.game.coach import advice_on, advice_told, question_heard

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

ADVICE: Final = "advice"
RETURN: Final = "return"
CHART: Final = "chart"
DROP: Final = "drop"
FAILED: Final = 3
"""How the process ends over a question that it can't answer: the window's `_failed` hears of it."""
_SWITCH: Final = 0.0005
"""Seconds after which a slow answer lets a quick one go on."""
_SLOW: Final = frozenset({RETURN, CHART})


def serve(asked: IO[str], answers: IO[str]) -> None:
    """Answer until the input ends. One thread of NumPy, and behind the table: the frames come first."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    if hasattr(os, "nice"):
        os.nice(5)
    sys.setswitchinterval(_SWITCH)
    service = _Service(answers)
    for work in (service.quick, service.slow):
        Thread(target=service.answer_all, args=(work,), daemon=True).start()
    service.listen(asked)


class _Service:
    """What waits to be answered, quick and slow questions apart, and the answering of it."""

    def __init__(self, answers: IO[str]) -> None:
        self._answers = answers
        self.quick: SimpleQueue[dict[str, Any]] = SimpleQueue()
        self.slow: SimpleQueue[dict[str, Any]] = SimpleQueue()
        self._dropped: set[int] = set()
        self._writing = Lock()

    def listen(self, asked: IO[str]) -> None:
        """Take question after question, to the end of the input."""
        for line in asked:
            job = json.loads(line)
            if job["kind"] == DROP:
                self._dropped.add(job["id"])
            else:
                (self.slow if job["kind"] in _SLOW else self.quick).put(job)

    def answer_all(self, work: SimpleQueue[dict[str, Any]]) -> None:
        """Answer what comes, in a thread that ends with the program. What can't be answered ends the program."""
        try:
            import bjdesk.odds.strategy  # noqa: F401 - loaded before the first question comes

            while True:
                job = work.get()
                answer = self._answer(job)
                if answer is not None:
                    with self._writing:
                        self._answers.write(json.dumps({"id": job["id"], **answer}) + "\n")
                        self._answers.flush()
        except BaseException:  # noqa: BLE001 - told and ended here: a thread's own end would go unheard
            traceback.print_exc()
            os._exit(FAILED)

    def _answer(self, job: dict[str, Any]) -> Mapping[str, object] | None:
        """The answer; None where it was dropped."""
        from bjdesk.odds.overall import OddsCancelled

        number = job["id"]
        if job["kind"] == ADVICE:
            advice = advice_on(question_heard(job))
            return {"advice": None if advice is None else advice_told(advice)}
        try:
            stop_at_once = number in self._dropped
            return None if stop_at_once else _ANSWERS[job["kind"]](job, lambda: number in self._dropped)
        except OddsCancelled:
            return None


def _return(job: Mapping[str, Any], cancelled: Callable[[], bool]) -> Mapping[str, object]:
    from bjdesk.odds.overall import overall_return

    return {"return": overall_return(rules_from_options(job["rules"]), cancelled=cancelled)}


def _chart(job: Mapping[str, Any], cancelled: Callable[[], bool]) -> Mapping[str, object]:
    from bjdesk.game.chart import chart_told
    from bjdesk.odds.strategy import basic_strategy

    return {"chart": chart_told(basic_strategy(rules_from_options(job["rules"]), cancelled=cancelled))}


_ANSWERS: Final = {RETURN: _return, CHART: _chart}
