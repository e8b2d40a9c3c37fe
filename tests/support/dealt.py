"""Rounds as frames, played by the engine from cards that lie in a known order. The view's money is not kept."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bjdesk.engine.actions import Action
from bjdesk.engine.observe import observe, redact
from bjdesk.engine.play import play
from bjdesk.engine.presets import rules_named
from bjdesk.game.commands import BetsLaid, ChipAdded, ShoeShuffled, TableCleared
from bjdesk.game.view import Frame, Phase, TableView
from bjdesk.ui.felt.chips import fewest
from tests.support.rounds import step_of
from tests.support.views import view

BET = 5_500


@dataclass(frozen=True)
class Tale:
    """A round: rules, the boxes' first cards ("8s 8h / Ts 9h"), the dealer's, what follows, what is done."""

    boxes: str
    dealer: str
    following: str = ""
    actions: str = ""
    rules: str = "single-deck"
    bet: int = BET

    def batches(self) -> list[tuple[TableView, list[Frame]]]:
        """What each press shows: the state before it and the frames. The deal first, the next bet's clearing last."""
        rules = rules_named(self.rules)
        count = len(self.boxes.split("/"))
        chips = tuple(fewest(self.bet, rules.chips) if box < count else () for box in range(rules.boxes))
        size = 52 * rules.decks
        start = view(rules=rules, chips=chips, shoe_left=size, shoe_size=size)
        step = step_of(rules, self.boxes, self.dealer, self.following, bet=self.bet)
        batches = [(start, self._frames(start, step))]
        for word in self.actions.split():
            before = batches[-1][1][-1].view
            step = play(step.round, Action(word))
            batches.append((before, self._frames(before, step)))
        return [*batches, _next_bet(batches[-1][1][-1].view, start)]

    def _cards(self) -> int:
        """All cards that the tale names."""
        return len(f"{self.boxes} {self.dealer} {self.following}".replace("/", "").split())

    def _frames(self, before: TableView, step) -> list[Frame]:
        frames: list[Frame] = []
        for event, after in zip(step.events, step.rounds, strict=True):
            seen = observe(after)
            laid = {place for place, box in enumerate(after.boxes) if box.hands[0].wager}
            phase = Phase.RESULTS if after.over else Phase.PLAYING
            chips = tuple(() if box in laid else stack for box, stack in enumerate(before.bet_chips))
            lying = replace(
                before, step=before.step + len(frames) + 1, observation=seen, phase=phase, bet_chips=chips,
                box_places=tuple(range(len(after.boxes))),
                shoe_left=seen.cards_left + before.shoe_size - self._cards(),
            )  # fmt: skip
            if after.over:
                lying = replace(lying, last_bets=tuple(box.bet for box in after.boxes))
            frames.append(Frame(redact(event, after), lying))
        return frames


def _next_bet(over: TableView, start: TableView) -> tuple[TableView, list[Frame]]:
    """The table is cleared, the bet lies there again, and the cards are shuffled."""
    cleared = replace(start, step=over.step + 1, bet_chips=((),) * len(start.bet_chips), shoe_left=over.shoe_left)
    laid = replace(start, step=over.step + 2, shoe_left=over.shoe_left)
    shuffled = replace(start, step=over.step + 3)
    return over, [
        Frame(TableCleared(), cleared), Frame(BetsLaid(laid.bets), laid), Frame(ShoeShuffled("00"), shuffled),
    ]  # fmt: skip


def chips_laid(count: int = 3) -> list[tuple[TableView, list[Frame]]]:
    """Chips laid one by one on an empty box."""
    state = view()
    batches = []
    for number in range(count):
        value = (2_500, 500, 100)[number % 3]
        after = replace(state, step=state.step + 1, bet_chips=((*state.bet_chips[0], value),))
        batches.append((state, [Frame(ChipAdded(0, value), after)]))
        state = after
    return batches


TALES = {
    "hit-and-stand": Tale("5h 6c", "Ts 8d", "9d", "hit stand"),
    "bust": Tale("Th 6c", "Ts 8d", "9d", "hit"),
    "dealer-draws": Tale("Th 9c", "2s 2d", "3h 2c 8s", "stand"),
    "split": Tale("8s 8d", "6d Td", "3h 5c Kd 9s 2c", "split hit stand"),
    "resplit": Tale("8s 8d", "6d Td", "3h 8c 9s 2c Th 7h 4h 6s", "split stand split stand stand", "classic"),
    "double": Tale("5h 6c", "6d Td", "9d 5s", "double"),
    "insurance-paid": Tale("Th 9c", "As Kd", "", "insurance"),
    "insurance-lost": Tale("Th 9c", "As 7d", "", "insurance stand"),
    "natural": Tale("As Kc", "9s 8d"),
    "dealer-natural": Tale("Th 9c", "Ts Ad"),
    "surrender": Tale("Th 6c", "Ts 7d", "", "surrender", "vegas"),
    "push": Tale("Th 9c", "Ts 9d", "", "stand"),
    "three-boxes": Tale("Th 9c / As Kd / 5h 6c", "6s Td", "9d 5c", "stand double", "american"),
    "european": Tale("Th 9c", "6s", "Td 5c", "stand", "european"),
    "seven-boxes": Tale(
        "Th 9c / 9h 8c / Ts 7c / Kh Qc / Th 8c / Kd 7s / Qh Qs", "6s Td", "5c", "stand " * 7, "classic"
    ),
}
