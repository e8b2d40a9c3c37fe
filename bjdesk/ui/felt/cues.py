"""What moves when something happens: pure, in places and times of Normal speed, with no pixel in it."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final, TypeAlias

from bjdesk.engine.events import (
    Asked,
    CardDealt,
    DealerLooked,
    HandSplit,
    HoleCardTurned,
    InsuranceSettled,
    Outcome,
    WagerKind,
    WagerLaid,
    WagerSettled,
)
from bjdesk.frozen import dataclass
from bjdesk.game.commands import BetsCleared, BetsLaid, ChipAdded, ChipTaken, CutCardCame, ShoeShuffled, TableCleared
from bjdesk.ui.felt import pace
from bjdesk.ui.felt.keys import Anchor, Key, Kind, card, stack
from bjdesk.ui.felt.pace import Ease, Span
from bjdesk.ui.felt.piles import amounts
from bjdesk.ui.felt.seats import box_at, hand_at, hands_at, hands_of, observed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bjdesk.game.view import Frame, TableView


class Path(Enum):
    """The way of a motion."""

    DEAL = "deal"  # from the shoe along a slight arc, turning over on the way if it lies open
    SLIDE = "slide"  # over the felt, from where it lay
    TURN = "turn"  # turned over in its place
    LOOK = "look"  # a corner lifted and laid down
    TOSS = "toss"  # chips through the air, with weight
    PUSH = "push"  # chips over the felt
    POP = "pop"  # a badge grows out of its place
    FADE = "fade"  # comes or goes in its place
    GO_ON = "go-on"  # what marks the hand that is asked, from wherever it was
    RIFFLE = "riffle"  # the cards of a shuffle, into the shoe


Place: TypeAlias = Anchor | Key

SHUFFLED_CARDS: Final = 6
_HANGS_ON_A_HAND: Final = (
    (Kind.STACK, 0), (Kind.STACK, 1), (Kind.TAG, 0), (Kind.PLATE, 0), (Kind.DOUBLED, 0), (Kind.FRAME, 0), (Kind.TAB, 0),
    (Kind.CIRCLE, 0),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Cue:
    """One motion.

    `what` names the thing, in the picture after the frame; with `leaving` in the one before: it is gone when the
    motion ends. `amount` (hundredths) flies as chips that are no thing of the table; a stack that is their end
    shows them from their landing on.
    """

    what: Key
    path: Path
    span: Span
    start: Place
    end: Place
    ease: Ease = Ease.OUT_CUBIC
    amount: int = 0
    leaving: bool = False


def cues(before: TableView, frame: Frame) -> tuple[Cue, ...]:
    """What moves when `frame` follows the state `before`, in milliseconds at Normal."""
    return (*_of_the_round(before, frame), *_of_the_table(before, frame))


def _of_the_round(before: TableView, frame: Frame) -> Iterator[Cue]:
    after = frame.view
    match frame.event:
        case CardDealt(seat=seat):
            place = None if seat.box is None else after.place_of(seat.box)
            yield from _dealt(after, Key(Kind.CARD, place, seat.hand))
        case HoleCardTurned():
            hole = card(None, 0, 1)
            yield Cue(hole, Path.TURN, Span(pace.BEAT, pace.TURN), hole, hole, Ease.IN_OUT_CUBIC)
        case DealerLooked():
            hole = card(None, 0, 1)
            yield Cue(hole, Path.LOOK, Span(0, pace.LOOK), hole, hole, Ease.LINEAR)
        case WagerLaid(box=box, hand=hand, kind=kind, amount=amount):
            yield from _wagered(after, stack(after.place_of(box), hand), kind, amount)
        case HandSplit(box=box, hand=hand):
            yield from _split(before, after, stack(after.place_of(box), hand))
        case WagerSettled(box=box, hand=hand, outcome=outcome):
            yield from _settled(before, Key(Kind.PLATE, after.place_of(box), hand), outcome, frame.event.paid)
        case InsuranceSettled(box=box, paid=paid):
            yield from _moved_chips(before, Key(Kind.INSURANCE, after.place_of(box)), paid, delay=0)
        case Asked(box=box, hand=hand):
            yield from _asked(after, after.place_of(box), hand)
        case _:
            return


def _of_the_table(before: TableView, frame: Frame) -> Iterator[Cue]:
    match frame.event:
        case ChipAdded(box=box, value=value):
            yield _tossed(stack(box), value)
        case ChipTaken(box=box, value=value):
            yield _taken(stack(box), value)
        case BetsLaid():
            yield from _laid(before, frame.view)
        case BetsCleared():
            yield from (_taken(stack(box), amount) for box, amount in enumerate(before.bets) if amount)
        case TableCleared():
            yield from _collected(before)
        case ShoeShuffled():
            yield from _shuffled()
        case CutCardCame():
            cut = Key(Kind.CUT_CARD)
            yield Cue(cut, Path.SLIDE, Span(0, pace.FLIGHT), Anchor.SHOE, cut)
        case _:
            return


# ---------------------------------------------------------------- cards


def _dealt(after: TableView, seat: Key) -> Iterator[Cue]:
    """The last card of the seat comes from the shoe."""
    what = card(seat.box, seat.hand, len(hand_at(after, seat.box, seat.hand).cards) - 1)
    yield Cue(what, Path.DEAL, Span(0, pace.FLIGHT), Anchor.SHOE, what)


def _split(before: TableView, after: TableView, at: Key) -> Iterator[Cue]:
    """Hands and chips slide apart; the second pile of the split wager goes with the new hand."""
    box, hand = at.box, at.hand
    assert box is not None
    hands = hands_at(after, box)
    span = Span(0, pace.SPLIT)
    for new in range(len(hands)):
        old = new if new <= hand else new - 1
        for index in range(len(hands[new].cards)):
            source = card(box, hand, 1) if new == hand + 1 else card(box, old, index)
            what = card(box, new, index)
            yield Cue(what, Path.SLIDE, span, source, what, Ease.IN_OUT_CUBIC)
        if new == hand + 1:
            laid = stack(box, hand, len(amounts(before, box, hand)) - 1)
            yield Cue(stack(box, new), Path.SLIDE, span, laid, stack(box, new), Ease.IN_OUT_CUBIC)
            continue
        for kind, index in _HANGS_ON_A_HAND:
            what = Key(kind, box, new, index)
            yield Cue(what, Path.SLIDE, span, Key(kind, box, old, index), what, Ease.IN_OUT_CUBIC)
    circle = Key(Kind.CIRCLE, box, hand + 1)
    yield Cue(circle, Path.SLIDE, span, Key(Kind.CIRCLE, box, hand), circle, Ease.IN_OUT_CUBIC)


def _collected(before: TableView) -> Iterator[Cue]:
    """All cards go to the tray, hand by hand, the dealer's last; what hangs on the hands fades."""
    hands = tuple(hands_of(before))
    apart = min(pace.GATHER_APART, pace.GATHERING / len(hands)) if hands else 0
    for number, (box, hand, seen) in enumerate(hands):
        span = Span(number * apart, pace.COLLECT)
        for index in range(len(seen.cards)):
            what = card(box, hand, index)
            yield Cue(what, Path.SLIDE, span, what, Anchor.TRAY, Ease.IN_OUT_QUAD, leaving=True)
        for kind in (Kind.PLATE, Kind.DOUBLED):
            what = Key(kind, box, hand)
            yield Cue(what, Path.FADE, Span(0, pace.CHIP_BACK), what, what, Ease.LINEAR, leaving=True)


def _asked(after: TableView, box: int, hand: int) -> Iterator[Cue]:
    """Frame and arrow go on to the hand that is asked; a question brings its own words."""
    turn = observed(after).turn
    if turn is None or turn.question:
        return
    for what in (Key(Kind.FRAME, box, hand), Key(Kind.TAB, box, hand)):
        yield Cue(what, Path.GO_ON, Span(0, pace.PASS), what, what)


def _shuffled() -> Iterator[Cue]:
    """The shoe fills, and its cards riffle: out of its mouth and in again, one after the other."""
    shoe = Key(Kind.SHOE)
    yield Cue(shoe, Path.FADE, Span(0, pace.SHUFFLE), shoe, shoe, Ease.LINEAR)
    apart = (pace.SHUFFLE - pace.SHUFFLE_CARD) / (SHUFFLED_CARDS - 1)
    for number in range(SHUFFLED_CARDS):
        span = Span(number * apart, pace.SHUFFLE_CARD)
        yield Cue(Key(Kind.SHOE, index=number), Path.RIFFLE, span, Anchor.SHOE, Anchor.SHOE, Ease.IN_OUT_QUAD)


# ---------------------------------------------------------------- chips


def _tossed(to: Key, amount: int) -> Cue:
    return Cue(to, Path.TOSS, Span(0, pace.CHIP_TO_STACK), Anchor.PURSE, to, Ease.OUT_QUAD, amount)


def _taken(source: Key, amount: int) -> Cue:
    return Cue(source, Path.TOSS, Span(0, pace.CHIP_BACK), source, Anchor.PURSE, Ease.IN_OUT_QUAD, amount)


def _wagered(after: TableView, to: Key, kind: WagerKind, amount: int) -> Iterator[Cue]:
    """Chips of a later wager come from the player and lie beside the first ones; those of a first bet lie there."""
    assert to.box is not None
    match kind:
        case WagerKind.DOUBLE | WagerKind.SPLIT if len(amounts(after, to.box, to.hand)) > 1:
            yield Cue(to, Path.SLIDE, Span(0, pace.CHIP_TO_STACK), to, to)
            yield _tossed(stack(to.box, to.hand, 1), amount)
        case WagerKind.DOUBLE | WagerKind.SPLIT:
            yield _tossed(to, amount)
        case WagerKind.INSURANCE:
            yield _tossed(Key(Kind.INSURANCE, to.box), amount)
        case WagerKind.FIRST:
            return


def _laid(before: TableView, after: TableView) -> Iterator[Cue]:
    """The difference of two bets, box by box: what is more comes from the player, what is less goes there."""
    for box, amount in enumerate(after.bets):
        had = before.bets[box] if box < len(before.bets) else 0
        if amount > had:
            yield _tossed(stack(box), amount - had)
        elif amount < had:
            yield _taken(stack(box), had - amount)


def _settled(before: TableView, plate: Key, outcome: Outcome, paid: int) -> Iterator[Cue]:
    """The badge, then the chips; a bust hand's lie on for a moment."""
    bust = outcome is Outcome.BUST
    yield Cue(plate, Path.POP, Span(pace.BUST_BADGE if bust else 0, pace.BADGE), plate, plate, Ease.OUT_BACK)
    delay = pace.BUST_BADGE + pace.BUST_SWEEP if bust else pace.BADGE
    assert plate.box is not None
    yield from _moved_chips(before, stack(plate.box, plate.hand), paid, delay=delay)


def _moved_chips(before: TableView, what: Key, paid: int, *, delay: float) -> Iterator[Cue]:
    """A wager's chips leave its place: to the dealer, or home with what was won."""
    piles = piles_at(before, what)
    wager = sum(piles.values())
    tag = Key(Kind.INSURANCE_TAG if what.kind is Kind.INSURANCE else Kind.TAG, what.box, what.hand)
    yield Cue(tag, Path.FADE, Span(delay, pace.BEAT), tag, tag, Ease.LINEAR, leaving=True)
    lost = Span(delay, pace.LOSING)
    if paid > wager:
        home = Span(delay + pace.WINNINGS_OUT, pace.WINNINGS_HOME)
        yield from _won(what, paid - wager, delay, home)
    else:
        home = Span(delay, pace.WINNINGS_HOME)
    if 0 < paid < wager and len(piles) == 1:  # a part of one pile: the rest of it stays to go home
        yield Cue(what, Path.PUSH, lost, what, Anchor.RACK, Ease.IN_OUT_QUAD, wager - paid)
        piles, wager = {what: paid}, paid
    stays = min(paid, wager)
    for pile, amount in reversed(piles.items()):  # where one pile of two is lost, the double comes back
        kept, stays = min(amount, stays), max(0, stays - amount)
        end, span = (Anchor.PURSE, home) if kept else (Anchor.RACK, lost)
        yield Cue(pile, Path.PUSH, span, pile, end, Ease.IN_OUT_QUAD, amount, leaving=True)


def _won(what: Key, amount: int, delay: float, home: Span) -> Iterator[Cue]:
    """Winnings are laid beside the wager, and go home with it."""
    out = Span(delay, pace.WINNINGS_OUT)
    yield Cue(what, Path.PUSH, out, Anchor.RACK, Anchor.BESIDE, Ease.OUT_CUBIC, amount)
    yield Cue(what, Path.PUSH, home, Anchor.BESIDE, Anchor.PURSE, Ease.IN_OUT_QUAD, amount)


def piles_at(view: TableView, what: Key) -> dict[Key, int]:
    """The money of a round that lies as these chips, in hundredths, pile by pile."""
    assert what.box is not None
    if what.kind is Kind.INSURANCE:
        box = box_at(view, what.box)
        return {what: 0 if box is None else box.insurance}
    piles = amounts(view, what.box, what.hand)
    return {stack(what.box, what.hand, number): amount for number, amount in enumerate(piles)}
