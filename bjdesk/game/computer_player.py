"""Computer players: they bet from a pretended stack and play basic strategy, worked out beside the window's thread."""

from __future__ import annotations

from dataclasses import dataclass, field
from threading import Event, Lock, Thread
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Sequence

    from bjdesk.engine.actions import Action
    from bjdesk.engine.cards import Card
    from bjdesk.engine.observe import Observation
    from bjdesk.engine.rules import Rules

STACK: Final = 200
"""What a computer player brings, in its bets; it brings as much again when it runs low."""
LOW: Final = 10
_TIMES_MINIMUM: Final = (2, 1, 5, 3, 1, 4, 2)
"""What each box's computer player bets, in minimum bets."""


class Chart(Protocol):
    """What is asked of `bjdesk.odds.strategy.Chart`."""

    def action(self, hand: Sequence[Card], up: Card, legal: Container[Action]) -> Action:
        """What to do, of the legal actions of a decision or a question."""


@dataclass(slots=True)
class _Work:
    """A chart in the making."""

    done: Event = field(default_factory=Event)
    chart: Chart | None = None
    failure: BaseException | None = None


class Charts:
    """The strategies of the rule sets that computer players have met; each is worked out once, in a thread."""

    def __init__(self, make: Callable[[Rules, Callable[[], bool]], Chart] | None = None) -> None:
        self._make = make or _basic
        self._works: dict[Rules, _Work] = {}
        self._lock = Lock()
        self._closing = False

    def prepare(self, rules: Rules) -> None:
        """Begin to work out the strategy of a rule set, if that is not done or begun."""
        with self._lock:
            if rules in self._works or self._closing:
                return
            work = self._works[rules] = _Work()
        Thread(target=self._work_out, args=(rules, work), name="bjdesk-strategy", daemon=True).start()

    def ready(self, rules: Rules) -> bool:
        """Whether the strategy is known; if not, it is on its way."""
        self.prepare(rules)
        work = self._works.get(rules)
        return work is not None and work.done.is_set() and work.failure is None

    def get(self, rules: Rules) -> Chart:
        """The strategy; waits for it. Raises what working it out raised."""
        self.prepare(rules)
        work = self._works[rules]
        work.done.wait()
        if work.failure is not None:
            raise work.failure
        assert work.chart is not None, "a work that is done has a chart or a failure"
        return work.chart

    def close(self) -> None:
        """Let the work that runs end soon."""
        self._closing = True

    def _work_out(self, rules: Rules, work: _Work) -> None:
        try:
            work.chart = self._make(rules, lambda: self._closing)
        except BaseException as failure:  # noqa: BLE001 - kept for whoever asks for the chart, who raises it
            work.failure = failure
        finally:
            work.done.set()


def _basic(rules: Rules, cancelled: Callable[[], bool]) -> Chart:
    from bjdesk.odds.strategy import basic_strategy

    return basic_strategy(rules, cancelled=cancelled)


def decide(chart: Chart, seen: Observation) -> Action:
    """What a computer player does where it is asked: it knows no more than anybody at the table."""
    assert seen.turn is not None, "a computer player decides when it is asked"
    cards = seen.boxes[seen.turn.box].hands[seen.turn.hand].cards
    up = seen.dealer.cards[0]
    assert up is not None, "the first card of the dealer lies open"
    return chart.action([card for card in cards if card is not None], up, seen.legal)


def bet_of(rules: Rules, box: int) -> int:
    """What the computer player at a box bets, in hundredths; 0 where the limits leave no bet that chips can make."""
    smallest = rules.chips[0]
    least = -(-rules.min_bet // smallest) * smallest
    most = rules.max_bet // smallest * smallest
    return min(least * _TIMES_MINIMUM[box % len(_TIMES_MINIMUM)], most) if least <= most else 0


def stack_of(bet: int, left: int | None) -> int:
    """What a computer player has before it bets; `left` from its last round, None for a new one."""
    return STACK * bet if left is None or left < LOW * bet else left
