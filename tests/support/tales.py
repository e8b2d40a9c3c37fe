"""Rounds as frames, hand-built: an opening deal, a dealer who stands pat, one who draws, a split."""

from __future__ import annotations

from bjdesk.engine.events import (
    DEALER,
    Asked,
    CardDealt,
    HandSplit,
    HandStood,
    HoleCardTurned,
    Outcome,
    RoundEnded,
    Seat,
    WagerKind,
    WagerLaid,
    WagerSettled,
)
from bjdesk.engine.notation import parse_card
from bjdesk.engine.observe import SeenBox, Turn
from bjdesk.game.view import Frame, TableView
from tests.support.views import box, hand, seen, story, view

BET = 5_500


def dealt(text: str, at: Seat = DEALER) -> CardDealt:
    return CardDealt(at, None, face_up=False) if text == "??" else CardDealt(at, parse_card(text), face_up=True)


def opening() -> tuple[TableView, list[Frame]]:
    """DEAL with ace and six against a ten."""
    start = view(chips=((2_500, 2_500, 500),))
    me = Seat(0)
    return start, story(
        start,
        (WagerLaid(0, 0, WagerKind.FIRST, BET), seen("", hand("", BET))),
        (dealt("Ah", me), seen("", hand("Ah", BET))),
        (dealt("6c", me), seen("", hand("Ah 6c", BET))),
        (dealt("Ts"), seen("Ts", hand("Ah 6c", BET))),
        (dealt("??"), seen("Ts ??", hand("Ah 6c", BET))),
        (Asked(0, 0), seen("Ts ??", hand("Ah 6c", BET), turn=Turn(0, 0, question=False))),
    )


def asked(mine: str = "Th 9c", dealer: str = "Ts ??") -> TableView:
    return view(seen(dealer, hand(mine, BET), turn=Turn(0, 0, question=False)))


def stand_pat() -> tuple[TableView, list[Frame]]:
    """STAND on 19 against a pat 18."""
    start = asked()
    won = hand("Th 9c", BET, Outcome.WIN, 2 * BET)
    return start, story(
        start,
        (HandStood(0, 0, by_itself=False), seen("Ts ??", hand("Th 9c", BET))),
        (HoleCardTurned(parse_card("8d")), seen("Ts 8d", hand("Th 9c", BET))),
        (WagerSettled(0, 0, Outcome.WIN, BET, 2 * BET), seen("Ts 8d", won)),
        (RoundEnded(), seen("Ts 8d", won, over=True)),
    )


def dealer_draws(texts: str = "2s 2d 3h 2c 8s 4d") -> tuple[TableView, list[Frame]]:
    """STAND on 19; the dealer turns the second card and draws on."""
    words = texts.split()
    start = asked(dealer=f"{words[0]} ??")
    mine = hand("Th 9c", BET)
    lost = hand("Th 9c", BET, Outcome.LOSE, 0)
    steps: list[tuple[object, object]] = [
        (HandStood(0, 0, by_itself=False), seen(f"{words[0]} ??", mine)),
        (HoleCardTurned(parse_card(words[1])), seen(" ".join(words[:2]), mine)),
    ]
    steps += [(dealt(words[n]), seen(" ".join(words[: n + 1]), mine)) for n in range(2, len(words))]
    steps += [
        (WagerSettled(0, 0, Outcome.LOSE, BET, 0), seen(texts, lost)),
        (RoundEnded(), seen(texts, lost, over=True)),
    ]
    return start, story(start, *steps)


def split() -> tuple[TableView, list[Frame]]:
    """SPLIT of two eights, a card to each."""
    start = asked(mine="8s 8d", dealer="6d ??")

    def halves(first: str, second: str, turn: Turn | None = None) -> object:
        return seen("6d ??", box(hand(first, BET, from_split=True), hand(second, BET, from_split=True)), turn=turn)

    return start, story(
        start,
        (WagerLaid(0, 0, WagerKind.SPLIT, BET), seen("6d ??", SeenBox("you", BET, (hand("8s 8d", 2 * BET),)))),
        (HandSplit(0, 0), halves("8s", "8d")),
        (dealt("3h", Seat(0, 0)), halves("8s 3h", "8d")),
        (dealt("5c", Seat(0, 1)), halves("8s 3h", "8d 5c")),
        (Asked(0, 0), halves("8s 3h", "8d 5c", Turn(0, 0, question=False))),
    )
