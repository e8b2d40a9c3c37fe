"""A file with very many rounds, made through the real engine and schema: `python -m tests.support.million FILE N`.

Parts are played in processes of their own: which shoes a part deals is settled beforehand, and each begins with the
same purse. This process writes them down in order, with the seals, books, digests and tallies that a table would write;
the file's guards are off meanwhile, and `bjdesk verify` finds nothing wrong with what comes out (a test). Seven rule
sets, one to three boxes, a guest now and then, rebuys, notes, rounds found unseen; two parts in three have the worth of
their decisions, taken from the strategy chart.
"""

from __future__ import annotations

import hashlib
import json
import os
import random
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from itertools import count as count_up
from pathlib import Path

import bjdesk
from bjdesk.engine.actions import Action
from bjdesk.engine.notation import rules_json
from bjdesk.engine.presets import PRESETS
from bjdesk.engine.round import BoxBet
from bjdesk.engine.rules import Shuffle
from bjdesk.game import digests, fairness, opening, records
from bjdesk.game.digests import Source
from bjdesk.game.replay import PLAYER, Setting, boxes_json
from bjdesk.game.stakes import transfers_of
from bjdesk.game.state import CARDS_A_HAND, Lying, cut_card_out
from bjdesk.game.store import digest, found_bits, ledger, rounds
from bjdesk.game.store.database import Database, migrations
from bjdesk.game.store.ledger import BANK, TABLE, WALLET, Kind, Transfer
from bjdesk.game.store.packing import (
    packed_boxes,
    packed_hash,
    packed_time,
    packed_values,
    record_told,
    told_time,
)
from bjdesk.game.store.rounds import ActionRow, ShoeRow
from bjdesk.game.store.seals import seal
from bjdesk.game.store.worth import Choice

START = datetime(2021, 1, 1, 9, 0, tzinfo=UTC)
MADE_AT = "2021-01-01T09:00:00.000+00:00"
PURSE = 2_000_00
PART = 2_500
"""Rounds of a part, about."""
RULES = (
    *("single-deck", "classic", "vegas", "single-deck", "american", "single-deck", "european", "classic"),
    *("single-deck", "vegas", "single-deck", "classic", "krog", "single-deck", "european", "vegas"),
    *("single-deck", "classic", "eight-deck", "single-deck", "vegas", "european", "single-deck", "classic"),
)
GUESTS = ("Ann", "Bořek", "Çelik")
TEXT = "a player's own words"


@dataclass(frozen=True)
class Part:
    number: int
    rules: str
    first_shoe: int
    shoes: int
    guest: str | None
    valued: bool


@dataclass(frozen=True)
class Played:
    """A round as it was played, all but what its place in the file settles.

    `choices`: box, hand, action, worth as it lies in the file, cost. `digests`: a row per person, and its value.
    """

    shoe: ShoeRow
    shoe_seal: str
    position: int
    boxes: str
    purses: str
    choices: list[tuple[int, int, str, bytes, float]]
    transfers: list[tuple[object, ...]]
    after: int
    net: int
    record: str
    told: str
    rebuy: int  # before it, from the wallet
    digests: list[tuple[object, ...]]
    values: dict[str, tuple[float, float]]
    tally: dict[digest.Tallied, digests.Counted]


def parts():
    """The parts, one after the other, without end."""
    shoe = 1
    for number in count_up():
        rules = PRESETS[RULES[number % len(RULES)]]
        shoes = PART if rules.shuffle is Shuffle.EVERY_ROUND else PART // (6 * rules.decks)
        guest = GUESTS[number // 40] if number % 40 == 1 and number // 40 < len(GUESTS) else None
        yield Part(number, RULES[number % len(RULES)], shoe, shoes, guest, valued=number % 3 != 2)
        shoe += shoes


def seed_of(shoe: int) -> bytes:
    return hashlib.sha256(f"million|{shoe}".encode()).digest()


def shoe_row(number: int, packs: int) -> ShoeRow:
    seed = seed_of(number)
    return ShoeRow(number, fairness.commitment(seed), seed, TEXT, packs, MADE_AT)


# ---------------------------------------------------------------- playing a part


@cache
def _chart(name: str):
    from bjdesk.odds.strategy import basic_strategy

    return basic_strategy(PRESETS[name])


def play_part(part: Part) -> list[Played]:
    rules, rand = PRESETS[part.rules], random.Random(part.number)
    purses = {PLAYER: PURSE, **({f"guest:{part.guest}": PURSE} if part.guest else {})}
    found: list[Played] = []
    shoe, position = shoe_row(part.first_shoe, rules.decks), 0
    while True:
        rebuy = PURSE if purses[PLAYER] < 40 * rules.min_bet else 0
        purses[PLAYER] += rebuy
        places, boxes = _bets(part, purses, rand)
        playing = {owner: purses[owner] for owner in dict.fromkeys(box.owner for box in boxes)}
        found.append(_play(part, Setting(rules, shoe, position, places, boxes, playing), rand, rebuy))
        for row in found[-1].digests:
            purses[row[0]] = row[DIGEST.index("balance")]
        position, size = found[-1].after, 52 * rules.decks
        done = rules.shuffle is Shuffle.EVERY_ROUND or cut_card_out(rules, size, position)
        if done or size - position < CARDS_A_HAND * (rules.boxes + 1):
            shoe, position = shoe_row(shoe.number + 1, rules.decks), 0
            if shoe.number == part.first_shoe + part.shoes:
                return found


def _bets(part: Part, purses, rand) -> tuple[tuple[int, ...], tuple[BoxBet, ...]]:
    rules = PRESETS[part.rules]
    most = min(rules.boxes, 3)
    count = 1 if most == 1 or rand.random() < 0.75 else rand.randint(2, most)
    owners = [PLAYER] * count
    guest = f"guest:{part.guest}"
    if part.guest and rules.boxes > count and purses[guest] >= 10 * rules.min_bet:
        owners.append(guest)
    least = max(rules.min_bet, rules.chips[0])
    steps = rand.choice((1, 1, 1, 2, 2, 3, 5, 10))
    bet = min(-(-least // rules.chips[0]) * rules.chips[0] * steps, rules.max_bet)
    return tuple(range(len(owners))), tuple(
        BoxBet(bet if min(purses[owner] // count // 4, bet) == bet else least, owner) for owner in owners
    )


def _play(part: Part, setting: Setting, rand, rebuy: int) -> Played:
    chart = _chart(part.rules)
    step = setting.dealt()
    transfers = [moved.columns for moved in transfers_of(step, setting, 0, 0)]
    choices, rows = [], []
    while not step.round.over:
        turn, seen = step.round.turn, setting.seen(step.round)
        cards = seen.boxes[turn.box].hands[turn.hand].cards
        legal = seen.legal
        action = chart.action(cards, seen.dealer.cards[0], legal)
        if rand.random() < 0.08:
            action = rand.choice(legal)
        rows.append(ActionRow(len(rows) + 1, setting.places[turn.box], turn.hand, action.value, ""))
        choices.append(_choice(rows[-1], _values(chart, cards, seen, legal) if part.valued else ()))
        step = setting.played(step.round, action)
        transfers += [moved.columns for moved in transfers_of(step, setting, 0, len(choices))]
    closing = records.closing(Lying(0, setting, step.round, len(choices)), rows, "")
    return _told(part, setting, choices, (transfers, closing, rebuy))


def _choice(row: ActionRow, values: tuple[tuple[str, float], ...]):
    worth = dict(values).get(row.action)
    cost = 0.0 if worth is None else max(value for _, value in values) - worth
    return row.box, row.hand, row.action, _packed(values), worth, cost


@cache
def _packed(values: tuple[tuple[str, float], ...]):
    """What actions are worth, as it lies in the file; the chart has few fields, so that these come again and again."""
    return packed_values(json.dumps(dict(sorted(values, key=lambda pair: -pair[1])))) if values else b""


def _told(part: Part, setting: Setting, choices, rest) -> Played:
    transfers, closing, rebuy = rest
    record = record_told(closing.record)
    made = digests.digests_of(Source(0, 0, 0, finished=False, record=closing.record), record)
    chosen = tuple(Choice(box, worth, cost) for box, _, _, _, worth, cost in choices)
    return Played(
        *(setting.shoe, setting.shoe.seal, setting.position, boxes_json(setting.places, setting.boxes)),
        *(json.dumps(dict(setting.purses)), choices, transfers, closing.position_after, closing.net, closing.record),
        *(json.dumps(record), rebuy, [row.columns for row in made]),
        digests.values_of(record, chosen) if part.valued or not chosen else {},
        digests.tally_of(0, record),
    )


def _values(chart, cards, seen, legal) -> tuple[tuple[str, float], ...]:
    """What the legal actions are worth by the chart; a question by its field's best."""
    if Action.NO_INSURANCE in legal:
        return ("no-insurance", -0.1), ("insurance", -0.13)
    if Action.NO_EVEN_MONEY in legal:
        return ("no-even-money", 1.03), ("even-money", 1.0)
    cell = chart.cell(cards, seen.dealer.cards[0]).worth
    if Action.NO_SURRENDER in legal:
        return ("no-surrender", max(cell.values())), ("surrender", -0.5)
    low = min(cell.values()) - 0.05
    return tuple((action.value, cell.get(action, low)) for action in legal)


# ---------------------------------------------------------------- writing it down

GUARDED = ("shoe", "round", "action", "mark", "transfer", "account")
DIGEST = (
    *("owner", "round", "rule_set", "dealt", "staked", "bet", "net", "balance", "natural", "split", "doubled"),
    *("insured", "surrendered", "finished"),
)
INSERTS = {
    "shoe": "INSERT INTO shoe VALUES (?, ?, ?, ?, ?, ?, ?)",
    "round": f"INSERT INTO round VALUES ({', '.join('?' * 16)})",
    "action": "INSERT INTO action VALUES (?, ?, ?, ?, ?, ?, ?)",
    "transfer": "INSERT INTO transfer VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    "mark": "INSERT INTO mark VALUES (?, ?, ?, ?)",
    "worth": "INSERT INTO worth VALUES (?, ?, 'exact', ?, ?)",
    "digest": f"INSERT INTO digest ({', '.join(DIGEST)}, expected, cost) VALUES ({', '.join('?' * 16)})",
}


class Writer:
    """Writes rounds into a file, as a table does."""

    def __init__(self, db: Database) -> None:
        self.db = db
        self.number = self.shoes = self.moved = 0
        self.time = int(START.timestamp() * 1000)
        self.moved_seal = self.round_hash = ledger.GENESIS
        self.balances: dict[str, int] = {}
        self.touched: dict[str, int] = {}
        self.unseen: str | None = None
        self.tally: dict[digest.Tallied, digests.Counted] = {}
        self.rows: dict[str, list[tuple[object, ...]]] = {name: [] for name in INSERTS}

    def begin(self) -> None:
        """Take the guards off, and give the first money."""
        names = ", ".join(f"'{name}'" for name in GUARDED)
        sql = f"SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND tbl_name IN ({names})"
        self.guards = self.db.rows(sql)
        for name, _ in self.guards:
            self.db.run(f"DROP TRIGGER {name}")
        self._move(BANK, WALLET, opening.FIRST_WALLET + opening.FIRST_TABLE, Kind.GIFT)
        self._move(WALLET, TABLE, opening.FIRST_TABLE, Kind.REBUY)

    def end(self) -> None:
        """Commit to the next shoe, count the hands, and put the guards back."""
        self._mark("shown")
        shoe = shoe_row(self.shoes + 1, 1)
        self._add_shoe(shoe, shoe.seal)
        self._flush()
        for where, counted in self.tally.items():
            digest.count_hands(self.db, where, counted)
        for name, balance in self.balances.items():
            self.db.run("INSERT OR REPLACE INTO account VALUES (?, ?, ?)", name, balance, self.touched[name])
        for _, sql in self.guards:
            self.db.run(str(sql))

    def part(self, part: Part, played: list[Played]) -> None:
        """Write a part down: a session of its own, one or two a day."""
        self._at(3_600 * 8)
        self._mark("finished")
        session = opening.begin_session(self.db, told_time(self._at(1)), bjdesk.__version__)
        rule_set = rounds.rule_set(self.db, part.rules, rules_json(PRESETS[part.rules]))
        held = self.balances[TABLE]
        if held > PURSE:
            self._move(TABLE, WALLET, held - PURSE, Kind.CASH_OUT)
        elif held < PURSE:
            self._buy(PURSE - held)
        if part.guest:
            self.db.run("INSERT INTO account (name) VALUES (?)", f"guest:{part.guest}")
            self._move(BANK, f"guest:{part.guest}", PURSE, Kind.PAY_IN)
        of_all = (session.number, session.seal, rule_set.number, rule_set.seal)
        for one in played:
            self._mark("shown")
            if one.rebuy:
                self._buy(one.rebuy)
            self._round(one, of_all)
            if self.number % 2_003 == 1:
                text = f"A hand to think about, by the rules {part.rules}"
                self.db.run("INSERT INTO note VALUES (?, ?, ?)", self.number, text, told_time(self.time))
        self._flush()
        for _ in found_bits.catch_up(self.db, digests.owners(self.db), self.number):
            pass
        if part.number % 5:
            self._mark("shown")

    def _at(self, seconds: float) -> int:
        self.time += int(seconds * 1000)
        return self.time

    def _buy(self, amount: int) -> None:
        if self.balances[WALLET] < amount:
            self._move(BANK, WALLET, 50_000_00, Kind.PAY_IN)
        self._move(WALLET, TABLE, amount, Kind.REBUY)

    def _move(self, debit: str, credit: str, amount: int, kind: Kind) -> None:
        self._post(Transfer(debit, credit, amount, kind).columns, self._at(1))

    def _post(self, columns: tuple[object, ...], at: int) -> None:
        self.moved += 1
        self.moved_seal = seal("transfer", self.moved, *columns, told_time(at), self.moved_seal)
        debit, credit, amount = columns[:3]
        self.balances[debit] = self.balances.get(debit, 0) - amount
        self.balances[credit] = self.balances.get(credit, 0) + amount
        self.touched[debit] = self.touched[credit] = self.moved
        self.rows["transfer"].append((self.moved, *columns, at, bytes.fromhex(self.moved_seal)))

    def _add_shoe(self, shoe: ShoeRow, sealed: str) -> None:
        self.shoes = shoe.number
        columns = (packed_hash(shoe.commitment), shoe.server_seed, shoe.client_text, shoe.packs)
        self.rows["shoe"].append((shoe.number, *columns, packed_time(shoe.made_at), packed_hash(sealed)))

    def _round(self, one: Played, of_all: tuple[int, str, int, str]) -> None:
        session, session_seal, rule_set, rules_seal = of_all
        if one.shoe.number > self.shoes:
            self._add_shoe(one.shoe, one.shoe_seal)
        self.number += 1
        number, dealt = self.number, self._at(4)
        opened = (one.position, one.boxes, one.purses, bjdesk.__version__, told_time(dealt))
        opening_seal = seal("round", number, session_seal, rules_seal, one.shoe_seal, *opened)
        last = self._steps(one, number, opening_seal)
        closed = self._at(0.2)
        self.round_hash = seal(
            *("closing", told_time(closed), one.after, one.net, one.told),
            *(last, self.moved_seal, self.round_hash),
        )
        columns = (packed_boxes(one.boxes), one.purses, bjdesk.__version__, dealt, bytes.fromhex(opening_seal))
        ended = ("settled", closed, one.after, one.net, one.record, bytes.fromhex(self.round_hash))
        self.rows["round"].append((number, session, rule_set, one.shoe.number, one.position, *columns, *ended))
        for owner, _, _, _, *rest in one.digests:
            value = one.values.get(owner, (None, None))
            self.rows["digest"].append((owner, number, rule_set, dealt // 1000, *rest, *value))
        for where, counted in one.tally.items():
            there = digest.Tallied(rule_set, where.start, where.up, where.outcome)
            digests.add_up(self.tally, {there: counted})
        self.unseen = self.round_hash

    def _steps(self, one: Played, number: int, opening_seal: str) -> str:
        """The deal's money, and each action with its own; the last action's seal."""
        waiting, last, at, time_ = list(reversed(one.transfers)), opening_seal, 0, self.time
        for box, hand, action, packed, _, cost in one.choices:
            self._post_until(waiting, at, number, time_)
            at, time_ = at + 1, self._at(1.5)
            last = seal("action", at, box, hand, action, told_time(time_), last)
            self.rows["action"].append((number, at, box, hand, action, time_, bytes.fromhex(last)))
            if packed:
                self.rows["worth"].append((number, at, packed, cost))
        self._post_until(waiting, at, number, time_)
        return last

    def _post_until(self, waiting: list[tuple[object, ...]], step: int, number: int, at: int) -> None:
        while waiting and waiting[-1][-1] <= step:
            debit, credit, amount, kind, _, box, made = waiting.pop()
            self._post((debit, credit, amount, kind, number, box, made), at)

    def _mark(self, kind: str) -> None:
        """Mark the last round, if it still waits for that."""
        if self.unseen is None:
            return
        at = self._at(2)
        sealed = rounds.mark_seal(self.unseen, kind, told_time(at))
        self.rows["mark"].append((self.number, kind, at, packed_hash(sealed)))
        self.unseen = None
        if kind == "finished":
            self._flush()
            digests.mark_finished(self.db, self.number)

    def _flush(self) -> None:
        for name, rows in self.rows.items():
            self.db._connected.executemany(INSERTS[name], rows)
            rows.clear()


def make(path: Path, count: int) -> None:
    """Make the file, `count` rounds; it comes into place when it is done."""
    new = path.with_name(path.name + ".making")
    for old in path.parent.glob(new.name + "*"):
        old.unlink()
    db = Database(new)
    db.open(START)
    db.run("PRAGMA synchronous = OFF; PRAGMA cache_size = -100000; PRAGMA foreign_keys = OFF")
    writer = Writer(db)
    with db.transaction():
        writer.begin()
    with ProcessPoolExecutor(max_workers=os.cpu_count() or 1) as pool:
        _write_all(writer, pool, count)
    with db.transaction():
        writer.end()
    db.close()
    new.rename(path)
    new.with_name(new.name + ".lock").unlink()


def _write_all(writer: Writer, pool: ProcessPoolExecutor, count: int) -> None:
    waiting, plan = [], parts()
    while writer.number < count:
        while len(waiting) < 2 * (os.cpu_count() or 1):
            part = next(plan)
            waiting.append((part, pool.submit(play_part, part)))
        part, work = waiting.pop(0)
        played = work.result()[: count - writer.number]
        with writer.db.transaction():
            writer.part(part, played)
        if writer.number % 50_000 < PART:
            print(f"{writer.number:,} rounds", file=sys.stderr, flush=True)
    for _, work in waiting:
        work.cancel()


def file_of(count: int) -> Path:
    """A file of so many rounds, made once for this schema; in BJDESK_MILLION, or the folder of temporary files."""
    folder = Path(os.environ.get("BJDESK_MILLION") or Path(tempfile.gettempdir()) / "bjdesk-million")
    folder.mkdir(parents=True, exist_ok=True)
    schema = hashlib.sha256("".join(migrations()).encode()).hexdigest()[:8]
    path = folder / f"rounds-{count}-{schema}.db"
    if not path.exists():
        make(path, count)
    return path


if __name__ == "__main__":
    began = time.monotonic()
    make(Path(sys.argv[1]), int(sys.argv[2]))
    print(f"{time.monotonic() - began:.1f} s, {Path(sys.argv[1]).stat().st_size / int(sys.argv[2]):.0f} bytes a round")
