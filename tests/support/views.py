"""Hand-built views and frames of the table, for tests of what is drawn and how it moves."""

from __future__ import annotations

from dataclasses import replace

from bjdesk.engine.actions import Action
from bjdesk.engine.cards import Card
from bjdesk.engine.errors import Refusal
from bjdesk.engine.events import Outcome
from bjdesk.engine.notation import parse_card
from bjdesk.engine.observe import Observation, SeenBox, SeenHand, Turn
from bjdesk.engine.presets import rules_named
from bjdesk.engine.rules import Rules
from bjdesk.game.view import Frame, Phase, TableView

NOBODY_ASKED = tuple(Refusal.ROUND_OVER for _ in Action)


def cards(text: str) -> tuple[Card | None, ...]:
    """Cards by their text, "??" for one that lies face down."""
    return tuple(None if word == "??" else parse_card(word) for word in text.split())


def hand(
    text: str,
    wager: int = 0,
    outcome: Outcome | None = None,
    paid: int | None = None,
    *,
    doubled: bool = False,
    from_split: bool = False,
) -> SeenHand:
    lying = cards(text)
    points = sum(card.points for card in lying if card)
    soft = points <= 11 and any(card.points == 1 for card in lying if card)
    natural = len(lying) == 2 and None not in lying and soft and points == 11 and not from_split
    total = points + 10 if soft else points
    return SeenHand(lying, total, soft, natural, wager, doubled, from_split, outcome=outcome, paid=paid)


def seen(dealer: str, *boxes: SeenBox | SeenHand, turn: Turn | None = None, over: bool = False) -> Observation:
    """What lies on the table; a hand stands for a box with that hand alone."""
    places = tuple(one if isinstance(one, SeenBox) else SeenBox("you", one.wager, (one,)) for one in boxes)
    return Observation(places, hand(dealer), turn, NOBODY_ASKED, (("you", 100_000),), 40, over)


def box(*hands: SeenHand, insurance: int = 0, insurance_paid: int | None = None) -> SeenBox:
    return SeenBox("you", hands[0].wager, hands, insurance, insurance_paid)


def view(
    observation: Observation | None = None,
    phase: Phase | None = None,
    chips: tuple[tuple[int, ...], ...] | None = None,
    rules: Rules | None = None,
    **changes: object,
) -> TableView:
    rules = rules or rules_named("single-deck")
    if phase is None:
        phase = Phase.BETTING if observation is None else Phase.RESULTS if observation.over else Phase.PLAYING
    plain = TableView(
        step=1, phase=phase, rules=rules, rules_name="single-deck", observation=observation,
        box_places=() if observation is None else tuple(range(len(observation.boxes))),
        bet_chips=chips or ((),) * rules.boxes, last_bets=None, balance=100_000, wallet=1_000_000, bet=0,
        paid=None, win=None, net=None, shoe_left=40, shoe_size=52, commitment="00", client_text="",
        client_text_open=False, round_number=None, restored=False, finished_for_you=0,
    )  # fmt: skip
    return replace(plain, **changes)


def story(start: TableView, *steps: tuple[object, Observation | None] | tuple[object, TableView]) -> list[Frame]:
    """Frames from pairs of an event and what lies on the table after it."""
    frames: list[Frame] = []
    before = start
    for event, after in steps:
        lying = after if isinstance(after, TableView) else _with(before, after)
        frames.append(Frame(event, replace(lying, step=before.step + 1)))
        before = frames[-1].view
    return frames


def _with(before: TableView, lying: Observation | None) -> TableView:
    """The table of `before` once a round lies on it so."""
    phase = Phase.BETTING if lying is None else Phase.RESULTS if lying.over else Phase.PLAYING
    places = () if lying is None else tuple(range(len(lying.boxes)))
    return replace(before, observation=lying, box_places=places, phase=phase, bet_chips=((),) * before.rules.boxes)
