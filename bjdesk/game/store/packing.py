"""How values lie in the file: short, and exactly what they were once they are told again.

Seals and hashes are told in hexadecimal and lie there as bytes; times are told in ISO 8601 and lie there as
milliseconds since 1970; the readable JSON of a round's record and of its boxes lies there as shorter JSON. What can't
be told again exactly (a cell that somebody edited) lies there as it is told. Seals cover what is told.

A record in short: `[boxes, dealer, decisions, balance before, after]`, and `guests` where there were any, as
`{name: [before, after]}`. A box: `[number, owner ("" the player), bet, hands]`, and insurance `wager, paid`. A hand:
`"8s3c5h d2000 win 4000"`, cards, wager (`d` doubled), outcome, what came back. The dealer's hand: its cards. Decisions:
three signs each, box, hand, action. Money in hundredths. Totals follow from the cards.
"""

from __future__ import annotations

import json
import struct
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, cast

from bjdesk.engine.money import format_money, parse_money

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    import apsw

    from bjdesk.game.store.database import Value

_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_MILLISECOND: Final = timedelta(milliseconds=1)
_FAR: Final = 2**47
"""Milliseconds far beyond any game, in the year 6429, and well before the calendar's end."""
_HASH: Final = 64
_ACTIONS: Final = {
    "hit": "h",
    "stand": "s",
    "double": "d",
    "split": "p",
    "surrender": "r",
    "insurance": "i",
    "no-insurance": "n",
    "even-money": "e",
    "no-even-money": "f",
    "no-surrender": "k",
}
_WORDS: Final = {sign: word for word, sign in _ACTIONS.items()}
_PLAYER: Final = "player"
_VALUE: Final = struct.Struct("<cd")


# ---------------------------------------------------------------- seals and times


def packed_hash(told: str) -> bytes | str:
    """A hash as it lies in the file."""
    try:
        packed = bytes.fromhex(told)
    except ValueError:
        return told
    return packed if len(told) == _HASH and packed.hex() == told else told


def told_hash(packed: Value) -> str:
    """A hash as it is told."""
    return packed.hex() if isinstance(packed, bytes) else str(packed)


def packed_time(told: str) -> int | str:
    """A time as it lies in the file."""
    try:
        packed = (datetime.fromisoformat(told) - _EPOCH) // _MILLISECOND
    except (ValueError, TypeError):  # no time, or one without its zone
        return told
    return packed if told_time(packed) == told else told


def told_time(packed: Value) -> str:
    """A time as it is told; what is none, as it is."""
    if type(packed) is int and 0 <= packed < _FAR:
        minutes, rest = divmod(packed, 60_000)
        return f"{_minute(minutes)}:{rest // 1000:02d}.{rest % 1000:03d}+00:00"
    try:
        return (_EPOCH + timedelta(milliseconds=cast("int", packed))).isoformat(timespec="milliseconds")
    except (TypeError, OverflowError):
        return str(packed)


@lru_cache(maxsize=64)
def _minute(minutes: int) -> str:
    """A minute as it is told, counted from 1970: the times of a round share it."""
    return (_EPOCH + timedelta(minutes=minutes)).isoformat(timespec="minutes").removesuffix("+00:00")


def seconds_of(packed: Value) -> int:
    """A time in seconds since 1970. Raises ValueError where it can't be read."""
    if isinstance(packed, int):
        return packed // 1000
    return int(datetime.fromisoformat(str(packed)).timestamp())


# ---------------------------------------------------------------- JSON


def packed_boxes(told: str) -> str:
    """What a round's boxes are dealt with, as it lies in the file."""
    try:
        packed = _dumps([[box["box"], box["bet"], box["owner"]] for box in json.loads(told)])
    except (ValueError, KeyError, TypeError, IndexError):
        return told
    return packed if told_boxes(packed) == told else told


def told_boxes(packed: str) -> str:
    """What a round's boxes are dealt with, as it is told; what is no boxes, as it is."""
    try:
        boxes = [tuple(box) for box in json.loads(packed) if isinstance(box, list)]
        told = json.dumps([{"box": box, "bet": bet, "owner": owner} for box, bet, owner in boxes])
    except (ValueError, TypeError):
        return packed
    return told if boxes else packed


def packed_values(told: str) -> bytes | str:
    """What a decision's actions are worth, as it lies in the file."""
    try:
        values = json.loads(told)
        packed = b"".join(_VALUE.pack(_ACTIONS[action].encode(), value) for action, value in values.items())
    except (ValueError, KeyError, TypeError, AttributeError, struct.error):
        return told
    return packed if json.dumps(told_values(packed)) == told else told


def told_values(packed: bytes | str) -> dict[str, float]:
    """What a decision's actions are worth."""
    if isinstance(packed, str):
        return cast("dict[str, float]", json.loads(packed))
    return {_WORDS[sign.decode()]: value for sign, value in _VALUE.iter_unpack(packed)}


_dumps: Final = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False).encode


# ---------------------------------------------------------------- records


def packed_record(told: str) -> str:
    """A round's record as it lies in the file."""
    try:
        packed = record_packed(json.loads(told))
        same = told_record(packed) == told
    except (ValueError, KeyError, TypeError, IndexError, AttributeError):
        return told
    return packed if same else told


def told_record(packed: str) -> str:
    """A round's record as it is told."""
    return json.dumps(record_told(packed)) if packed.startswith("[") else packed


def record_packed(record: Mapping[str, Any]) -> str:
    """A record in short. Raises ValueError, KeyError, TypeError where it is none."""
    parts: list[object] = [
        [_box_packed(box) for box in record["boxes"]],
        record["dealer"]["cards"].replace(" ", ""),
        "".join(f"{made['box']}{made['hand']}{_ACTIONS[made['action']]}" for made in record["decisions"]),
        parse_money(record["balance_before"]),
        parse_money(record["balance_after"]),
    ]
    if "guests" in record:
        parts.append(
            {
                name: [parse_money(held["balance_before"]), parse_money(held["balance_after"])]
                for name, held in record["guests"].items()
            }
        )
    return _dumps(parts)


def _box_packed(box: Mapping[str, Any]) -> list[object]:
    hands = [_hand_packed(hand) for hand in box["hands"]]
    owner = "" if box["owner"] == _PLAYER else box["owner"]
    packed = [box["box"], owner, parse_money(box["bet"]), hands]
    insurance = box["insurance"]
    if insurance is not None:
        packed += [parse_money(insurance["wager"]), parse_money(insurance["paid"])]
    return packed


def _hand_packed(hand: Mapping[str, Any]) -> str:
    doubled = "d" if hand["doubled"] else ""
    wager, paid = parse_money(hand["wager"]), parse_money(hand["paid"])
    return f"{hand['cards'].replace(' ', '')} {doubled}{wager} {hand['outcome']} {paid}"


def record_told(packed: str) -> dict[str, Any]:
    """A record, of either form. Raises ValueError, KeyError, TypeError where it is none."""
    parts = json.loads(packed)
    if not isinstance(parts, list):
        return cast("dict[str, Any]", parts)
    boxes, dealer, decisions, before, after, *guests = parts
    record: dict[str, Any] = {
        "boxes": [_box_told(box) for box in boxes],
        "dealer": _cards_told(dealer, may_be_natural=True),
        "decisions": [
            {"box": int(decisions[at]), "hand": int(decisions[at + 1]), "action": _WORDS[decisions[at + 2]]}
            for at in range(0, len(decisions), 3)
        ],
        "net": format_money(after - before),
        **_balances_told(before, after),
    }
    if guests:
        record["guests"] = {name: _balances_told(*held) for name, held in guests[0].items()}
    return record


def _balances_told(before: int, after: int) -> dict[str, str]:
    return {"balance_before": format_money(before), "balance_after": format_money(after)}


def _box_told(packed: list[Any]) -> dict[str, Any]:
    place, owner, bet, hands, *insurance = packed
    insured = None
    if insurance:
        insured = {"wager": format_money(insurance[0]), "paid": format_money(insurance[1])}
    return {
        "box": place,
        "owner": owner or _PLAYER,
        "bet": format_money(bet),
        "insurance": insured,
        "hands": [_hand_told(hand, alone=len(hands) == 1) for hand in hands],
    }


def _hand_told(packed: str, *, alone: bool) -> dict[str, Any]:
    cards, wager, outcome, paid = packed.split(" ")
    doubled = wager.startswith("d")
    return {
        **_cards_told(cards, may_be_natural=alone),
        "wager": format_money(int(wager[1:] if doubled else wager)),
        "doubled": doubled,
        "outcome": outcome,
        "paid": format_money(int(paid)),
    }


def _cards_told(packed: str, *, may_be_natural: bool) -> dict[str, Any]:
    cards = [packed[at : at + 2] for at in range(0, len(packed), 2)]
    total, soft = _total(cards)
    natural = may_be_natural and total == 21 and len(cards) == 2
    return {"cards": " ".join(cards), "total": total, "soft": soft, "natural": natural}


def hands_of(packed: str) -> dict[str, list[str]]:
    """The cards of every hand, by owner; the dealer's under "". Raises ValueError, KeyError, TypeError."""
    parts = json.loads(packed)
    found: dict[str, list[str]] = {}
    if isinstance(parts, list):
        for _, owner, _, hands, *_ in parts[0]:
            found.setdefault(owner or _PLAYER, []).extend(_spaced(hand.split(" ", 1)[0]) for hand in hands)
        return {**found, "": [_spaced(parts[1])]}
    for box in parts["boxes"]:
        found.setdefault(box["owner"], []).extend(hand["cards"] for hand in box["hands"])
    return {**found, "": [parts["dealer"]["cards"]]}


def _spaced(cards: str) -> str:
    return " ".join([cards[at : at + 2] for at in range(0, len(cards), 2)])


_POINTS: Final = {
    "A": 1,
    "T": 10,
    "J": 10,
    "Q": 10,
    "K": 10,
    "?": 0,
    **{str(points): points for points in range(2, 10)},
}


def _total(cards: Iterable[str]) -> tuple[int, bool]:
    points = [_POINTS[card[0]] for card in cards]
    total = sum(points)
    soft = 1 in points and total <= 11
    return (total + 10, True) if soft else (total, False)


# ---------------------------------------------------------------- for the step of the schema that packs


def lend_to(connection: apsw.Connection) -> None:
    """Let SQL call what packs, by name."""
    for pack in (packed_hash, packed_time, packed_boxes, packed_values, packed_record):
        connection.create_scalar_function(pack.__name__, _but_null(pack), 1, deterministic=True)


def _but_null(pack: Callable[[str], Value]) -> Callable[..., Any]:
    return lambda told: None if told is None else pack(told)
