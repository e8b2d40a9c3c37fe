"""A game that is killed while the dealer plays: after its last decision is on disk, or somewhere in writing it.

Run as a program: FOLDER KILLS SEED. Prints what was found, as JSON.
"""

from __future__ import annotations

import json
import os
import random
import signal
import sys
import time
from pathlib import Path

from bjdesk.engine.actions import Action
from bjdesk.game.commands import Act
from bjdesk.game.verify import findings
from tests.support.disk import Disk
from tests.support.game import bet_and_deal, books, do, keep_funded, playing, table_at

PRESET = "american"
MOST = 60
"""Operations on the file in which a decision may be killed."""


def until_the_last_decision(path: Path, seed: str) -> None:
    """Deal on until a hand may stand, which ends the round, and leave."""
    table = table_at(path, seed=seed, rules=PRESET)
    while not (playing(table) and Action.STAND in table.view.observation.legal):
        if playing(table):
            do(table, Act(table.view.observation.legal[-1]))
        else:
            table.shown()
            keep_funded(table)
            bet_and_deal(table)
    table._db.close()


def decide(path: Path, seed: str, fail_at: int, out: int) -> None:
    """Stand; tell when it is on disk; then the dealer's cards move, and go on moving."""
    disk = Disk(how="kill")
    table = table_at(path, seed=seed, vfs=disk.name)
    disk.done, disk.fail_at = 0, fail_at
    do(table, Act(Action.STAND))
    os.write(out, b".")
    time.sleep(60)


def kill(path: Path, seed: str, rand: random.Random, *, inside: bool) -> bool:
    """Whether the decision was confirmed before the kill."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        decide(path, seed, rand.randint(1, MOST) if inside else 0, writer)
    os.close(writer)
    confirmed = os.read(reader, 1) == b"."
    time.sleep(rand.uniform(0, 0.003))
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    os.close(reader)
    return confirmed


def main(folder: Path, kills: int, seed: int) -> None:
    rand, path = random.Random(seed), folder / "t.db"
    found = {"kills": 0, "confirmed": 0, "settled": 0, "still running": 0, "wrong": 0}
    for number in range(kills):
        until_the_last_decision(path, f"{seed} {number}")
        table = table_at(path, seed="before")
        before, rounds = table.view, table.round_count()
        table._db.close()
        confirmed = kill(path, f"{seed} {number} killed", rand, inside=number % 4 == 0)
        found["kills"] += 1
        found["confirmed"] += confirmed
        outcome = judged(path, before, rounds)
        found["wrong" if confirmed and outcome != "settled" else outcome] += 1
        if number % 50 == 0:
            table = table_at(path, seed="look")
            found["wrong"] += len(list(findings(table.database)))
            table._db.close()
    print(json.dumps(found))


def judged(path: Path, before, rounds: int) -> str:
    """Settled once and marked at the next start, not again at the one after; or as it was."""
    table = table_at(path, seed="after")
    view, now, (newest, *_) = table.view, table.round_count(), table.rounds_page(None, 1) or (None,)
    even = sum(books(table).values()) == 0
    table._db.close()
    if playing_still(view, before):
        return "still running" if now == rounds and even else "wrong"
    marked = newest is not None and newest.number == before.round_number and newest.finished_by_program
    again = table_at(path, seed="again")
    once = (again.round_count(), again.view.finished_for_you) == (rounds + 1, 0)
    once = once and again.view.balance == newest.balance_after
    again._db.close()
    return "settled" if marked and once and even and (now, view.finished_for_you) == (rounds + 1, 1) else "wrong"


def playing_still(view, before) -> bool:
    return view.observation is not None and view.observation == before.observation


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
