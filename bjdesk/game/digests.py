"""Rounds in short, derived from their records: what is searched, counted and drawn, without reading the records again.

A digest row says how one person had a round; the tally counts the player's hands by how they began. Both follow from
what is stored elsewhere: `rebuild` makes them anew, `bjdesk verify` compares.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bjdesk.engine.money import parse_money
from bjdesk.frozen import dataclass
from bjdesk.game.replay import PLAYER
from bjdesk.game.round_filter import COSTLY
from bjdesk.game.seats import is_computer
from bjdesk.game.store import digest, found_bits, ledger, rounds, worth
from bjdesk.game.store.digest import DigestRow, Tallied
from bjdesk.game.store.packing import record_told

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from bjdesk.game.store.database import Database
    from bjdesk.game.store.rounds import Closing

_BATCH: Final = 500
Counted = tuple[int, int, int]
"""Hands, what was wagered on them, what they won or lost; hundredths."""


@dataclass(frozen=True, slots=True)
class Source:
    """What a settled round's digest follows from; `dealt` in seconds since 1970, `record` as it lies in the file."""

    number: int
    rule_set: int
    dealt: int
    finished: bool
    record: str


# ---------------------------------------------------------------- written


def close_round(db: Database, number: int, row: Closing) -> None:
    """Close the running round, after its last transfer is in the books, and write it down in short."""
    rounds.close_round(db, number, row)
    rule_set, dealt = rounds.rules_and_time(db, number)
    source = Source(number, rule_set, dealt, finished=False, record=row.record)
    record = record_told(source.record)
    for made in digests_of(source, record):
        digest.put(db, made)
    for where, counted in tally_of(rule_set, record).items():
        digest.count_hands(db, where, counted)
    value_round(db, number, record)
    if found_bits.chunk_is_due(db, number):
        _catch_up(db, number)


def mark_finished(db: Database, number: int) -> None:
    """Note that the program found the round's end unseen."""
    for owner in owners(db):
        digest.mark_finished(db, owner, number)


def value_round(db: Database, number: int, record: Mapping[str, Any] | None = None) -> None:
    """Write what a settled round's choices were worth, if it is known of every decision."""
    if record is None:
        text = rounds.record_of(db, number)
        if text is None:
            return  # it still runs
        record = record_told(text)
    for owner, cost in _value(db, number, record).items():
        found_bits.set_costly(db, owner, number, costly=cost >= COSTLY)


def _value(db: Database, number: int, record: Mapping[str, Any]) -> dict[str, float]:
    """Write what a round's choices were worth; what they cost each person."""
    values = values_of(record, worth.choices(db, number))
    for owner, (expected, cost) in values.items():
        digest.put_value(db, owner, number, expected=expected, cost=cost)
    return {owner: cost for owner, (_, cost) in values.items()}


def rebuild(db: Database) -> None:
    """Derive everything anew, within a transaction."""
    digest.clear(db)
    total: dict[Tallied, Counted] = {}
    for source in sources(db):
        record = record_told(source.record)
        for made in digests_of(source, record):
            digest.put(db, made)
        add_up(total, tally_of(source.rule_set, record))
        _value(db, source.number, record)
    for where, counted in total.items():
        digest.count_hands(db, where, counted)


def rebuild_bits(db: Database) -> None:
    """Make the bits anew by which rounds are found, within a transaction."""
    found_bits.clear(db)
    last = rounds.last_round(db)
    if last is not None:
        _catch_up(db, last.opening.number - (last.closing is None))


def _catch_up(db: Database, newest: int) -> None:
    for _ in found_bits.catch_up(db, owners(db), newest):
        pass


def sources(db: Database, above: int = 0) -> Iterator[Source]:
    """All settled rounds with numbers above `above`, oldest first."""
    page = rounds.settled_after(db, above, _BATCH)
    while page:
        for number, rule_set, dealt, record, mark in page:
            yield Source(number, rule_set, dealt, mark == "finished", record)
        page = rounds.settled_after(db, page[-1][0], _BATCH)


def owners(db: Database) -> tuple[str, ...]:
    """Who can have had a bet: the player, and every guest by name."""
    return (PLAYER, *(f"{ledger.GUEST}{name}" for name, _ in ledger.guests(ledger.balances(db))))


# ---------------------------------------------------------------- derived


def digests_of(source: Source, record: Mapping[str, Any]) -> Iterator[DigestRow]:
    """The round as each person had it."""
    for owner in dict.fromkeys(box["owner"] for box in record["boxes"]):
        if is_computer(owner):
            continue
        boxes = [box for box in record["boxes"] if box["owner"] == owner]
        hands = [hand for box in boxes for hand in box["hands"]]
        before, after = _balances(owner, record)
        yield DigestRow(
            *(owner, source.number, source.rule_set, source.dealt),
            staked=sum(parse_money(box["bet"]) for box in boxes),
            bet=sum(_wagered(box) for box in boxes),
            net=after - before,
            balance=after,
            natural=any(hand["natural"] for hand in hands),
            split=any(len(box["hands"]) > 1 for box in boxes),
            doubled=any(hand["doubled"] for hand in hands),
            insured=any(box["insurance"] is not None for box in boxes),
            surrendered=any(hand["outcome"] == "surrender" for hand in hands),
            finished=source.finished,
        )


def _balances(owner: str, record: Mapping[str, Any]) -> tuple[int, int]:
    purse = record if owner == PLAYER else record["guests"][owner.removeprefix(ledger.GUEST)]
    return parse_money(purse["balance_before"]), parse_money(purse["balance_after"])


def _wagered(box: Mapping[str, Any]) -> int:
    insurance = box["insurance"]
    hands = sum(parse_money(hand["wager"]) for hand in box["hands"])
    return hands + (0 if insurance is None else parse_money(insurance["wager"]))


def _net(box: Mapping[str, Any]) -> int:
    insurance = box["insurance"]
    hands = sum(parse_money(hand["paid"]) for hand in box["hands"])
    return hands + (0 if insurance is None else parse_money(insurance["paid"])) - _wagered(box)


def tally_of(rule_set: int, record: Mapping[str, Any]) -> dict[Tallied, Counted]:
    """The player's hands of a round, counted."""
    found: dict[Tallied, Counted] = {}
    up = _letter(record["dealer"]["cards"])
    for box in record["boxes"]:
        if box["owner"] != PLAYER:
            continue
        start = _start(box["hands"])
        for hand in box["hands"]:
            wager, paid = parse_money(hand["wager"]), parse_money(hand["paid"])
            add_up(found, {Tallied(rule_set, start, up, hand["outcome"]): (1, wager, paid - wager)})
    return found


def add_up(total: dict[Tallied, Counted], more: Mapping[Tallied, Counted]) -> None:
    """Add counts to counts."""
    for where, (hands, wagered, net) in more.items():
        had = total.get(where, (0, 0, 0))
        total[where] = (had[0] + hands, had[1] + wagered, had[2] + net)


def _letter(card: str) -> str:
    """The card's value as one letter: A, 2 … 9, T for all tens."""
    return "T" if card[0] in "TJQK" else card[0]


def _start(hands: list[dict[str, Any]]) -> str:
    """How a box began; a split box began as a pair of its first hand's first card."""
    cards = hands[0]["cards"].split()
    first = _letter(cards[0])
    if len(hands) > 1:
        return f"pair {first}"
    second = _letter(cards[1])
    if first == second:
        return f"pair {first}"
    if "A" in {first, second}:
        other = second if first == "A" else first
        return "natural" if other == "T" else f"soft {11 + int(other)}"
    return f"hard {_points(first) + _points(second)}"


def _points(letter: str) -> int:
    return 10 if letter == "T" else int(letter)


# ---------------------------------------------------------------- what the choices were worth


def values_of(record: Mapping[str, Any], decisions: tuple[worth.Choice, ...]) -> dict[str, tuple[float, float]]:
    """What each person's choices in a round were worth, and their cost; hundredths. Empty while a worth is missing.

    A box is worth what its first choice was worth at that moment (a question counts: its worth is the whole box's),
    less what its later choices gave away. A box that nobody was asked about is worth its result: nothing was chosen.
    """
    if any(one.worth is None for one in decisions):
        return {}
    found: dict[str, tuple[float, float]] = {}
    for box in record["boxes"]:
        if not is_computer(box["owner"]):
            expected, cost = _box_value(box, [one for one in decisions if one.box == box["box"] - 1])
            had = found.get(box["owner"], (0.0, 0.0))
            found[box["owner"]] = (had[0] + expected, had[1] + cost)
    return found


def _box_value(box: Mapping[str, Any], choices: list[worth.Choice]) -> tuple[float, float]:
    if not choices:
        return float(_net(box)), 0.0
    bet, first = parse_money(box["bet"]), choices[0]
    assert first.worth is not None, "asked by the caller"
    later = sum(one.cost for one in choices[1:])
    return bet * (first.worth - later), bet * (first.cost + later)
