"""Set-up rounds: a case as an object in, its answer as an object out. Stored data is not touched."""

from __future__ import annotations

from collections.abc import Iterator

from bjdesk.engine.actions import Action
from bjdesk.engine.dealing import deal
from bjdesk.engine.errors import BetRefused, ShoeEmpty
from bjdesk.engine.legal import legal_actions
from bjdesk.engine.money import format_money
from bjdesk.engine.notation import cards_text
from bjdesk.engine.observe import Observation, SeenBox, SeenHand, observe
from bjdesk.engine.play import play
from bjdesk.engine.round import Round
from bjdesk.game.case_form import PLAYER, CaseRefused, Fault, SetUp, parse_json, read_case


def answer_text(text: str | bytes) -> dict[str, object]:
    """The answer to a case in JSON text; `error` and `message` where it can't be played."""
    try:
        case = parse_json(text)
    except CaseRefused as refused:
        return _error(None, refused)
    return answer(case)


def answer(case: object) -> dict[str, object]:
    """The answer to a case as parsed from JSON; `error` and `message` where it can't be played.

    Money in the answer is a text with two decimals, cards are in notation, boxes and hands count from 1. While a
    decision is open only what a player may see is in it: a hole card is `??`.
    """
    name = case.get("id") if isinstance(case, dict) else None
    try:
        set_up = read_case(case)
        state, decisions = _play_out(set_up)
    except CaseRefused as refused:
        return _error(name, refused)
    assert isinstance(case, dict)
    return {"id": name, "rules": case["rules"], **_tell(observe(state), decisions, set_up.balance)}


def _error(name: object, refused: CaseRefused) -> dict[str, object]:
    return {"id": name, "error": refused.fault.value, "message": str(refused)}


# ---------------------------------------------------------------- playing


def _play_out(set_up: SetUp) -> tuple[Round, list[dict[str, object]]]:
    """Deal and take every action; the round and the decisions, the last open one included."""
    try:
        state = deal(set_up.rules, set_up.shoe, set_up.bets, {PLAYER: set_up.balance}).round
        words = iter(set_up.actions)
        decisions = []
        while state.turn is not None:
            word = next(words, None)
            legal = [action.value for action in legal_actions(state)]
            decisions.append(_decision(state, legal, word))
            if word is None:
                break
            state = play(state, _action(word, legal)).round
    except BetRefused as error:
        raise CaseRefused(Fault.BAD_BET, str(error)) from error
    except ShoeEmpty as error:
        raise CaseRefused(Fault.NOT_ENOUGH_CARDS, "the cards of next run out") from error
    _nothing_left(words)
    return state, decisions


def _nothing_left(words: Iterator[str]) -> None:
    for word in words:
        raise CaseRefused(Fault.ILLEGAL_ACTION, f"{word[:40]!r}: the round is over")


def _action(word: str, legal: list[str]) -> Action:
    if word not in legal:
        raise CaseRefused(Fault.ILLEGAL_ACTION, f"{word[:40]!r} can't be done here; legal are {', '.join(legal)}")
    return Action(word)


def _decision(state: Round, legal: list[str], word: str | None) -> dict[str, object]:
    assert state.turn is not None
    return {
        "box": state.turn.box + 1,
        "hand": state.turn.hand + 1,
        "legal": legal,
        "action": word,
    }


# ---------------------------------------------------------------- telling


def _tell(seen: Observation, decisions: list[dict[str, object]], start: int) -> dict[str, object]:
    balance = dict(seen.purses)[PLAYER]
    return {
        "status": "settled" if seen.over else "waiting",
        "boxes": [_tell_box(box) for box in seen.boxes],
        "dealer": _tell_cards(seen.dealer),
        "decisions": decisions,
        "net": format_money(balance - start),
        "balance": format_money(balance),
    }


def _tell_box(box: SeenBox) -> dict[str, object]:
    insurance = {"wager": format_money(box.insurance), "paid": _money(box.insurance_paid)} if box.insurance else None
    return {
        "bet": format_money(box.bet),
        "insurance": insurance,
        "hands": [_tell_hand(hand) for hand in box.hands],
    }


def _tell_hand(hand: SeenHand) -> dict[str, object]:
    return {
        **_tell_cards(hand),
        "wager": format_money(hand.wager),
        "outcome": None if hand.outcome is None else hand.outcome.value,
        "paid": _money(hand.paid),
    }


def _tell_cards(hand: SeenHand) -> dict[str, object]:
    return {"cards": cards_text(hand.cards), "total": hand.total, "soft": hand.soft, "natural": hand.natural}


def _money(amount: int | None) -> str | None:
    return None if amount is None else format_money(amount)
