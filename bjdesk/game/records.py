"""What is kept of a round for people to read, and the pages of it."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Any

from bjdesk.engine.actions import Action
from bjdesk.engine.events import Outcome
from bjdesk.engine.money import format_money, parse_money
from bjdesk.engine.notation import cards_text
from bjdesk.engine.rules import Shuffle
from bjdesk.frozen import dataclass
from bjdesk.game.faults import StoreReason, StoreUnavailable
from bjdesk.game.notes import notes_of
from bjdesk.game.replay import PLAYER, rules_of
from bjdesk.game.seats import Who, guest, sitter_of
from bjdesk.game.store import ledger, rounds
from bjdesk.game.store.packing import record_packed, record_told
from bjdesk.game.store.rounds import Closing

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bjdesk.engine.observe import SeenBox, SeenHand
    from bjdesk.engine.rules import Rules
    from bjdesk.game.state import Lying
    from bjdesk.game.store.database import Database
    from bjdesk.game.store.ledger import Entry
    from bjdesk.game.store.rounds import ActionRow, Opening, StoredRound

# ---------------------------------------------------------------- what is stored


def closing(lying: Lying, decisions: Iterable[ActionRow], at: str) -> Closing:
    """The closing of a round that is over."""
    seen = lying.setting.seen(lying.round)
    before, after = lying.setting.purses[PLAYER], lying.round.purse(PLAYER)
    record: dict[str, object] = {
        "boxes": [_box(place, box) for place, box in zip(lying.setting.places, seen.boxes, strict=True)],
        "dealer": _cards(seen.dealer),
        "decisions": [{"box": row.box + 1, "hand": row.hand + 1, "action": row.action} for row in decisions],
        "net": format_money(after - before),
        "balance_before": format_money(before),
        "balance_after": format_money(after),
    }
    guests = {
        sitter_of(owner).name: {"balance_before": format_money(held), "balance_after": format_money(purse)}
        for (owner, held), (_, purse) in zip(lying.setting.purses.items(), lying.round.purses, strict=True)
        if sitter_of(owner).who is Who.GUEST
    }
    if guests:
        record["guests"] = guests
    return Closing(at, lying.round.shoe.position, after - before, record_packed(record))


def _box(place: int, box: SeenBox) -> dict[str, object]:
    insured = box.insurance and box.insurance_paid is not None
    return {
        "box": place + 1,
        "owner": sitter_of(box.owner).code,
        "bet": format_money(box.bet),
        "insurance": {"wager": format_money(box.insurance), "paid": _paid(box.insurance_paid)} if insured else None,
        "hands": [_hand(hand) for hand in box.hands],
    }


def _hand(hand: SeenHand) -> dict[str, object]:
    assert hand.outcome is not None, "the record is made when all is settled"
    return {
        **_cards(hand),
        "wager": format_money(hand.wager),
        "doubled": hand.doubled,
        "outcome": hand.outcome.value,
        "paid": _paid(hand.paid),
    }


def _cards(hand: SeenHand) -> dict[str, object]:
    return {"cards": cards_text(hand.cards), "total": hand.total, "soft": hand.soft, "natural": hand.natural}


def _paid(paid: int | None) -> str:
    assert paid is not None, "the record is made when all is settled"
    return format_money(paid)


# ---------------------------------------------------------------- what is read


@dataclass(frozen=True, slots=True)
class HandRecord:
    """A hand as it ended. `cards` as text; the dealer's hand has neither wager nor outcome. Money in hundredths."""

    cards: str
    total: int
    soft: bool
    natural: bool
    wager: int = 0
    doubled: bool = False
    outcome: Outcome | None = None
    paid: int = 0


@dataclass(frozen=True, slots=True)
class BoxRecord:
    """A box as it ended; `place` is the table's box, from 0; `insurance` is None where there was none.

    `owner` is "player", "computer" or "guest:" and a name.
    """

    place: int
    owner: str
    bet: int
    hands: tuple[HandRecord, ...]
    insurance: int | None = None
    insurance_paid: int = 0

    @property
    def wagered(self) -> int:
        """All wagers of the box, insurance too."""
        return sum(hand.wager for hand in self.hands) + (self.insurance or 0)

    @property
    def net(self) -> int:
        """What the box won or lost."""
        return sum(hand.paid for hand in self.hands) + self.insurance_paid - self.wagered


@dataclass(frozen=True, slots=True)
class Decision:
    """What was decided where; box and hand from 0."""

    box: int
    hand: int
    action: Action


@dataclass(frozen=True, slots=True)
class RoundRecord:
    """A finished round. `seed` (hex) is None until its shoe is done. Money in hundredths."""

    number: int
    when: datetime  # dealt; with its zone
    closed: datetime
    rules_name: str
    rules: Rules
    boxes: tuple[BoxRecord, ...]
    dealer: HandRecord
    decisions: tuple[Decision, ...]
    net: int
    balance_before: int
    balance_after: int
    finished_by_program: bool
    shoe_number: int
    shoe_position: int
    packs: int
    commitment: str
    client_text: str
    seed: str | None
    hash: str
    note: str = ""
    guests: tuple[tuple[str, int, int], ...] = ()  # of the round: owner, balance before and after

    @property
    def bet(self) -> int:
        """All of the player's wagers, insurance too."""
        return self.bet_of(PLAYER)

    def bet_of(self, owner: str) -> int:
        """All wagers of a person, insurance too."""
        return sum(box.wagered for box in self.boxes if box.owner == owner)

    def net_of(self, owner: str) -> int:
        """What a person won or lost."""
        return sum(box.net for box in self.boxes if box.owner == owner)

    def balance_of(self, owner: str) -> tuple[int, int] | None:
        """What a person had before and after; None for who was not in the round."""
        if owner == PLAYER:
            return self.balance_before, self.balance_after
        return next(((before, after) for name, before, after in self.guests if name == owner), None)

    @property
    def paid(self) -> int:
        """All that came back to the player, stakes included."""
        return self.bet + self.net


def count(db: Database) -> int:
    """How many finished rounds there are."""
    last = rounds.last_round(db)
    return 0 if last is None else last.opening.number - (last.closing is None)


def rounds_page(db: Database, before: int | None = None, limit: int = 50) -> tuple[RoundRecord, ...]:
    """Finished rounds, newest first, with numbers below `before`. Raises StoreError."""
    done = count(db)
    below = done + 1 if before is None else min(before, done + 1)
    return _records(db, rounds.page(db, below, limit))


def by_numbers(db: Database, numbers: Sequence[int]) -> tuple[RoundRecord, ...]:
    """The finished rounds of these numbers, newest first. Raises StoreError."""
    return _records(db, rounds.some(db, numbers))


def one_round(db: Database, number: int) -> RoundRecord | None:
    """The finished round of this number. Raises StoreError."""
    found = rounds_page(db, number + 1, 1)
    return found[0] if found and found[0].number == number else None


def ledger_page(db: Database, before: int | None = None, limit: int = 50) -> tuple[Entry, ...]:
    """Movements of money, newest first, with numbers below `before`. Raises StoreError."""
    return ledger.page(db, before, limit)


def shoe_in_use(db: Database) -> int:
    """The shoe of the last round: all before it are done."""
    last = rounds.last_round(db)
    return 0 if last is None else last.opening.shoe.number


def shoe_is_done(db: Database, row: StoredRound) -> bool:
    """Whether nothing more is dealt from the shoe of a finished round: what it holds may be told."""
    return _is_done(row.opening, shoe_in_use(db))


def _is_done(opening: Opening, shoe_in_use: int) -> bool:
    every_round = rules_of(opening.rule_set.options).shuffle is Shuffle.EVERY_ROUND
    return opening.shoe.number < shoe_in_use or every_round


def _records(db: Database, rows: tuple[StoredRound, ...]) -> tuple[RoundRecord, ...]:
    shoe = shoe_in_use(db)
    noted = notes_of(db, [row.opening.number for row in rows])
    return tuple(_record(db, row, shoe, noted.get(row.opening.number, "")) for row in rows)


def _record(db: Database, row: StoredRound, shoe_in_use: int, note: str) -> RoundRecord:
    try:
        return _read(row, shoe_in_use, note)
    except (ValueError, KeyError, TypeError) as error:
        detail = f"round {row.opening.number}: {error}"
        raise StoreUnavailable(StoreReason.DAMAGED, db.path, detail) from error


def _read(row: StoredRound, shoe_in_use: int, note: str) -> RoundRecord:
    assert row.closing is not None, "only finished rounds are read"
    opening, record = row.opening, record_told(row.closing.record)
    rules = rules_of(opening.rule_set.options)
    return RoundRecord(
        number=opening.number,
        when=datetime.fromisoformat(opening.dealt_at),
        closed=datetime.fromisoformat(row.closing.closed_at),
        rules_name=opening.rule_set.name,
        rules=rules,
        boxes=tuple(_read_box(box) for box in record["boxes"]),
        dealer=HandRecord(*_read_cards(record["dealer"])),
        decisions=tuple(
            Decision(made["box"] - 1, made["hand"] - 1, Action(made["action"])) for made in record["decisions"]
        ),
        net=row.closing.net,
        balance_before=parse_money(record["balance_before"]),
        balance_after=parse_money(record["balance_after"]),
        finished_by_program=row.mark == "finished",
        shoe_number=opening.shoe.number,
        shoe_position=opening.position,
        packs=opening.shoe.packs,
        commitment=opening.shoe.commitment,
        client_text=opening.shoe.client_text,
        seed=opening.shoe.server_seed.hex() if _is_done(opening, shoe_in_use) else None,
        hash=row.hash or "",
        note=note,
        guests=tuple(
            (guest(name).code, parse_money(held["balance_before"]), parse_money(held["balance_after"]))
            for name, held in record.get("guests", {}).items()
        ),
    )


def _read_box(box: dict[str, Any]) -> BoxRecord:
    insurance = box["insurance"]
    return BoxRecord(
        box["box"] - 1,
        box["owner"],
        parse_money(box["bet"]),
        tuple(_read_hand(hand) for hand in box["hands"]),
        None if insurance is None else parse_money(insurance["wager"]),
        0 if insurance is None else parse_money(insurance["paid"]),
    )


def _read_hand(hand: dict[str, Any]) -> HandRecord:
    wager, paid = parse_money(hand["wager"]), parse_money(hand["paid"])
    return HandRecord(*_read_cards(hand), wager, hand["doubled"], Outcome(hand["outcome"]), paid)


def _read_cards(hand: dict[str, Any]) -> tuple[str, int, bool, bool]:
    return hand["cards"], hand["total"], hand["soft"], hand["natural"]
